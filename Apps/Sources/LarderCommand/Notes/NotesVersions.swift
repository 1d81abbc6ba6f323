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
            `larder notes restore Milk --at 4`

            Versions that were made in several larders from the same one have the same number, with the \
            beginning of their identity after it, such as 4-1f09ab. Where there are such, the list says which \
            version each was made from. Larder does not record who wrote a version.
            """)

    @OptionGroup var options: NoteOptions

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let id = try await options.find(in: composition.notes).id
            let note = try await attempt("list the versions") {
                try await composition.notes.note(id)
            }
            let names = note.versionNames
            let origins = note.origins.map { $0.map { names[$0] } }
            if options.common.json {
                for (index, version) in note.allVersions {
                    Console.print(Self.json(version, names[index], from: origins[index]).line)
                }
                return
            }
            var table = TextTable(columns: [
                .init("Version", .right), .init("Written"),
                .init("Change", isFlexible: true, leastWidth: 16),
                .init("Lines", .right, expendability: 1), .init("Size", .right, expendability: 2),
            ])
            if names.contains(where: { $0.contains("-") }) {
                table.columns.append(.init("Made from", expendability: 3))
            }
            // Texts can be large: a part of them at a time.
            for start in stride(from: 0, to: names.count, by: 50) {
                table.rows += note.changes(start..<(start + 50)).map { change in
                    [
                        .init(names[change.index], .bold),
                        // Larder did not always record when a version was written.
                        .init(change.version.written.map(DateFormatting.local) ?? ""),
                        .init(Self.words(change)), .init("\(Self.lines(change.version))"),
                        .init(QuantityFormatting.bytes(change.version.text.utf8.count), .dim),
                        .init(origins[change.index] ?? "", .dim),
                    ]
                }
            }
            Console.table(table)
        }
    }

    private static func words(_ change: NoteChange) -> String {
        func quoted(_ words: String) -> String {
            words == "blank space" ? words : "“\(words.printable)”"
        }
        let parts = [
            change.added.map { "added \(quoted($0))" },
            change.removed.map { "removed \(quoted($0))" },
        ].compactMap(\.self)
        if parts.isEmpty { return change.isNone ? "the same text" : "an empty note" }
        return parts.joined(separator: ", ")
    }

    private static func lines(_ note: Note) -> Int {
        let lines = note.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.last == "" ? lines.count - 1 : lines.count
    }

    private static func json(_ note: Note, _ name: String, from origin: String?) -> JSONText {
        .object([
            ("version", .int(note.version)), ("name", .string(name)),
            ("made_from", .text(origin)), ("written", .date(note.written)),
            ("title", .string(note.title)),
            ("lines", .int(lines(note))), ("bytes", .int(note.text.utf8.count)),
        ])
    }
}
