internal import ArgumentParser
internal import Larder
internal import Notes
internal import Terminal

/// `larder notes`.
struct NotesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notes",
        abstract: "Write notes that several people can edit at once, here and on the page.",
        discussion: """
            Name a note by its id, its title, which is its first line with text, or the beginning of \
            either. Nothing typed is lost: Larder merges your edit with what others changed in the \
            meantime. If both sides changed the same words, the note keeps the lines of both, one \
            below the other; choose between them with `larder notes settle`.

            On a terminal, `larder notes` alone fills it with the notes; ? lists its keys. In a pipe it \
            lists them.
            """,
        subcommands: [
            NotesBrowse.self, NotesList.self, NotesSearch.self, NotesShow.self,
            NotesVersions.self, NotesNew.self, NotesEdit.self, NotesAppend.self,
            NotesSettle.self, NotesWatch.self, NotesRemove.self, NotesRestore.self,
        ],
        defaultSubcommand: NotesBrowse.self)
}

/// The note that a command is about.
struct NoteOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions

    @Argument(help: "The note's id, its title, or the beginning of either.", completion: .notes)
    var note: String

    /// Finds the note among the current ones, then among the removed ones, or the other way round.
    func find(in notes: NoteBook, removedFirst: Bool = false) async throws -> NoteSummary {
        try await attempt("find the note", refused: .usage) {
            do {
                return try await notes.find(note, removed: removedFirst)
            } catch let error as LarderError where error.code == .notFound {
                // If there is neither, the error is about the kind that was searched first.
                let other = try? await notes.find(note, removed: !removedFirst)
                guard let other else { throw error }
                return other
            }
        }
    }
}

extension Note {
    /// The id and the title, on one line.
    var line: String { "\(id)  \(title.printable)" }

    /// Writes the text: to a terminal line by line, without control characters; elsewhere byte for byte,
    /// with a line end added to the last line if asked.
    func print(endingLine: Bool = false) {
        if Console.isTerminal || endingLine {
            Console.lines(of: text)
        } else {
            Console.exactly(text)
        }
    }

    /// Reports what two sides changed at once, and how to choose between them.
    func reportConflicts() {
        guard !conflicts.isEmpty else { return }
        Console.error(
            "\nThe text contains both sides of "
                + QuantityFormatting.form(
                    conflicts.count, "a conflict", "\(conflicts.count) conflicts")
                + ", one below the other:")
        for conflict in conflicts {
            Console.error("  Conflict \(conflict.id), made from version \(conflict.base)")
            for (name, lines) in [("first", conflict.earlier), ("second", conflict.later)] {
                let first = lines.lowerBound + 1
                let place =
                    lines.isEmpty
                    ? "removed"
                    : lines.count == 1 ? "line \(first)" : "lines \(first) to \(lines.upperBound)"
                Console.error("    \(name), \(place)")
                let shown = self.lines(lines)
                    .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                for line in lines.isEmpty ? [] : shown {
                    Console.error("      | \(line.withoutTabs.printable)")
                }
            }
        }
        let (what, which) =
            conflicts.count == 1
            ? ("it", "") : ("conflict \(conflicts[0].id)", " --conflict \(conflicts[0].id)")
        Console.error("To settle \(what): larder notes settle \(id) first|second|both\(which)")
    }
}
