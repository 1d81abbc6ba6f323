internal import ArgumentParser
internal import Larder
internal import Notes
internal import Terminal

/// `larder notes`.
struct NotesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notes",
        abstract: "Texts that several people may type into at once, here and on the page.",
        discussion: """
            A note is named by its id, the beginning of it, or its title: the first line that says \
            something. Nothing typed is lost: an edit is merged with what others changed meanwhile. Where \
            both changed the same words the note has the lines of both, one below the other, and \
            `larder notes settle` chooses between them.
            """,
        subcommands: [
            NotesList.self, NotesShow.self, NotesNew.self, NotesEdit.self, NotesAppend.self,
            NotesSettle.self, NotesWatch.self, NotesRemove.self, NotesRestore.self,
        ],
        defaultSubcommand: NotesList.self)
}

/// Which note is meant.
struct NoteOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions

    @Argument(help: "Its id, the beginning of its id, or its title.")
    var note: String

    /// Finds the note among those that are kept, or else among the removed ones, or the other way
    /// round.
    func find(in notes: NoteBook, removedFirst: Bool = false) async throws -> NoteSummary {
        try await attempt("find the note") {
            do {
                return try await notes.find(note, removed: removedFirst)
            } catch let error as LarderError where error.code == .notFound {
                // What is said where there is neither is about the kind that was looked for first.
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

    /// Writes the text: to a terminal by lines, with nothing that it would act on, and elsewhere byte
    /// for byte, if need be with an end of the last line.
    func print(endingLine: Bool = false) {
        if Console.isTerminal {
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for line in lines.last == "" ? lines.dropLast() : lines[...] {
                Console.print(String(line).printable)
            }
        } else {
            let isOpen = text.utf8.last != 0x0A && text.utf8.last != 0x0D
            Console.exactly(text + (endingLine && isOpen ? "\n" : ""))
        }
    }

    /// Says what two sides changed at once, and how to choose between them.
    func reportConflicts() {
        guard !conflicts.isEmpty else { return }
        Console.error(
            "\nBoth sides of "
                + (conflicts.count == 1 ? "a conflict" : "\(conflicts.count) conflicts")
                + " are in the text, one below the other:")
        for conflict in conflicts {
            Console.error("  Conflict \(conflict.id), made from version \(conflict.base)")
            for (name, lines) in [("earlier", conflict.earlier), ("later", conflict.later)] {
                let first = lines.lowerBound + 1
                let place =
                    lines.isEmpty
                    ? "removed"
                    : lines.count == 1 ? "line \(first)" : "lines \(first) to \(lines.upperBound)"
                Console.error("    \(name), \(place)")
                let shown = self.lines(lines)
                    .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                for line in lines.isEmpty ? [] : shown {
                    Console.error("      | \(String(line).printable)")
                }
            }
        }
        let which = conflicts.count == 1 ? "" : " --conflict \(conflicts[0].id)"
        Console.error("Settle it: larder notes settle \(id) earlier|later|both\(which)")
    }
}
