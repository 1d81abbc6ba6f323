internal import ArgumentParser
internal import Notes
internal import Records
internal import Terminal

/// `larder notes versions`.
struct NotesVersions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "versions", abstract: "List the stored versions of a note, newest first.",
        discussion: """
            To see one of them: `larder notes show Milk --at 4`. To go back to it: \
            `larder notes show Milk --at 4 | larder notes edit Milk -`

            Versions that were made in several larders from the same one have the same number, with the \
            beginning of their identity after it, such as 4-1f09ab.
            """)

    @OptionGroup var options: NoteOptions

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let id = try await options.find(in: composition.notes).id
            let note = try await attempt("list the versions") {
                try await composition.notes.note(id)
            }
            let versions = zip(note.versionNames, sequence(first: note) { $0.at(1) })
            if options.common.json {
                for (name, version) in versions { Console.print(Self.json(version, name).line) }
                return
            }
            var table = TextTable(columns: [
                .init("Version", .right), .init("First line", isFlexible: true),
                .init("Lines", .right),
                .init("Size", .right, expendability: 1),
            ])
            table.rows = versions.map { name, version in
                [
                    .init(name, .bold), .init(version.title.printable),
                    .init("\(Self.lines(version))"),
                    .init(QuantityFormatting.bytes(version.text.utf8.count), .dim),
                ]
            }
            Console.table(table)
        }
    }

    private static func lines(_ note: Note) -> Int {
        let lines = note.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.last == "" ? lines.count - 1 : lines.count
    }

    private static func json(_ note: Note, _ name: String) -> JSONText {
        .object([
            ("version", .int(note.version)), ("name", .string(name)),
            ("title", .string(note.title)),
            ("lines", .int(lines(note))), ("bytes", .int(note.text.utf8.count)),
        ])
    }
}
