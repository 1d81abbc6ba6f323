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
            """)

    @OptionGroup var options: NoteOptions

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let id = try await options.find(in: composition.notes).id
            let note = try await attempt("list the versions") {
                try await composition.notes.note(id)
            }
            let versions = (note.oldestVersion...note.version).reversed()
                .compactMap(note.inVersion)
            if options.common.json {
                for version in versions { Console.print(Self.json(version).line) }
                return
            }
            var table = TextTable(columns: [
                .init("Version", .right), .init("First line", isFlexible: true),
                .init("Lines", .right),
                .init("Size", .right, expendability: 1),
            ])
            table.rows = versions.map { version in
                [
                    .init("\(version.version)", .bold), .init(version.title.printable),
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

    private static func json(_ note: Note) -> JSONText {
        .object([
            ("version", .int(note.version)), ("title", .string(note.title)),
            ("lines", .int(lines(note))), ("bytes", .int(note.text.utf8.count)),
        ])
    }
}
