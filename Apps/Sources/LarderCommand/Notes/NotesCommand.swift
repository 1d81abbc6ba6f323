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
            something. Nothing typed is lost: an edit is merged with what others changed meanwhile.
            """,
        subcommands: [
            NotesList.self, NotesShow.self, NotesNew.self, NotesEdit.self, NotesWatch.self,
            NotesRemove.self, NotesRestore.self,
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

    /// Writes the text with a line feed behind it, and nothing that a terminal would act on.
    func print() {
        guard Console.isTerminal else { return Console.print(text) }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            Console.print(String(line).printable)
        }
    }
}
