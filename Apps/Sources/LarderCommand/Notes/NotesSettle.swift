internal import ArgumentParser
internal import Larder
internal import Notes
internal import Records
internal import Terminal

/// `larder notes settle`.
struct NotesSettle: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settle",
        abstract: "Settle a conflict: choose between lines that two sides changed at once.",
        discussion: """
            larder notes settle Meeting second
            larder notes settle Meeting both --conflict 7
            Lines that you don't choose are removed; `larder notes show --at` still shows them. To \
            see the conflicts of a note, run `larder notes show`.
            """)

    /// The choices, including the names that the interface uses for the sides.
    enum Choice: String, ExpressibleByArgument, CaseIterable {
        case first, second, both, earlier, later

        var kept: NoteConflict.Choice {
            switch self {
            case .first, .earlier: .earlier
            case .second, .later: .later
            case .both: .both
            }
        }

        /// What was kept, as the end of a sentence.
        var title: String {
            switch kept {
            case .earlier: "the lines that arrived first"
            case .later: "the lines that arrived second"
            case .both: "both"
            }
        }

        static var allValueStrings: [String] { ["first", "second", "both"] }
    }

    @OptionGroup var options: NoteOptions

    @Argument(
        help: "What to keep: the lines that arrived first or second, as `show` names them, or both."
    )
    var choice: Choice

    @Option(help: "Which conflict, if there are several.")
    var conflict: String?

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let notes = composition.notes
            let id = try await options.find(in: notes).id
            let old = try await attempt("settle the conflict") { try await notes.note(id) }
            let before = old.versionNames.first ?? "\(old.version)"
            let note = try await attempt("settle the conflict") {
                try await notes.settle(
                    id, conflict: try which(of: old), keeping: choice.kept, seen: old.version)
            }
            if options.common.json { return Console.print(JSONText.note(note).line) }
            Console.print(note.line)
            Console.error(
                "Kept \(choice.title). To see the text before: "
                    + "`larder notes show \(id) --at \(before)`")
            note.reportConflicts()
        }
    }

    private func which(of note: Note) throws -> String {
        if let conflict { return conflict }
        if let only = note.conflicts.first, note.conflicts.count == 1 { return only.id }
        guard !note.conflicts.isEmpty else {
            throw LarderError(
                .notFound, message: "“\(note.title.printable)” has no conflicts.")
        }
        let ids = note.conflicts.map(\.id).joined(separator: ", ")
        throw CommandFailure(
            .usage,
            "can't settle the conflict: there are \(note.conflicts.count). Choose one with "
                + "--conflict (\(ids)).")
    }
}
