internal import ArgumentParser
internal import Larder
internal import Notes
internal import Records
internal import Terminal

/// `larder notes settle`.
struct NotesSettle: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settle",
        abstract: "Choose between lines that two sides changed at once.",
        discussion: """
            larder notes settle Meeting later
            larder notes settle Meeting both --conflict 7
            The lines that were not chosen leave the text; `larder notes show --at` still has them. \
            `larder notes show` says which conflicts there are.
            """)

    /// What a person may say, also by the names that other programs have for the sides.
    enum Choice: String, ExpressibleByArgument, CaseIterable {
        case earlier, later, both, theirs, mine

        var kept: NoteConflict.Choice {
            switch self {
            case .earlier, .theirs: .earlier
            case .later, .mine: .later
            case .both: .both
            }
        }
    }

    @OptionGroup var options: NoteOptions

    @Argument(help: "What stays: earlier (or theirs), later (or mine), or both.")
    var choice: Choice

    @Option(help: "Which conflict, where there are several.")
    var conflict: String?

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let notes = composition.notes
            let id = try await options.find(in: notes).id
            let note = try await attempt("settle the conflict") {
                let note = try await notes.note(id)
                return try await notes.settle(
                    id, conflict: try which(of: note), keeping: choice.kept, seen: note.version)
            }
            if options.common.json { return Console.print(JSONText.note(note).line) }
            Console.print(note.line)
            note.reportConflicts()
        }
    }

    private func which(of note: Note) throws -> String {
        if let conflict { return conflict }
        if let only = note.conflicts.first, note.conflicts.count == 1 { return only.id }
        guard !note.conflicts.isEmpty else {
            throw LarderError(
                .notFound, message: "\"\(note.title.printable)\" has no conflict: all is settled.")
        }
        let ids = note.conflicts.map(\.id).joined(separator: ", ")
        throw LarderError(
            .refused,
            message: "there are \(note.conflicts.count): say which with --conflict (\(ids)).")
    }
}
