internal import ArgumentParser
internal import Notes
internal import Records
internal import Terminal

/// `larder notes new`.
struct NotesNew: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a note.",
        discussion: """
            larder notes new "Buy milk"
            larder notes new - < letter.txt
            larder notes new
            The last of these opens your editor ($VISUAL or $EDITOR).
            """)

    @OptionGroup var common: CommonOptions

    @Argument(help: "The text, or - for standard input; default: open the editor.")
    var text: String?

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let written = try NoteInput(argument: text).read(before: "")
            guard written.text.contains(where: { !$0.isWhitespace }) else {
                written.discard()
                // Who leaves the editor empty has changed their mind.
                guard text == nil else {
                    throw CommandFailure(.usage, "no note made: the text is empty.")
                }
                return Console.error("No note made: the text is empty.")
            }
            let note = try await written.kept("make the note") {
                try await composition.notes.create(written.text)
            }
            Console.print(common.json ? JSONText.note(note).line : note.line)
        }
    }
}

/// `larder notes edit`.
struct NotesEdit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change a note, merging what others changed in the meantime.",
        discussion: """
            larder notes edit Milk "Buy milk and eggs"
            larder notes show Milk --at 4 | sort | larder notes edit Milk - --base 4
            larder notes edit Milk
            The last of these opens your editor ($VISUAL or $EDITOR). Editing a removed note brings it \
            back. Without --base, the text replaces the newest version. A program that read the note \
            earlier should give that version with --base, or add lines with `append`.
            """)

    @OptionGroup var options: NoteOptions

    @Argument(help: "The new text, or - for standard input; default: open the editor.")
    var text: String?

    @Option(help: "The version that the new text is based on; default: the newest.")
    var base: String?

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let notes = composition.notes
            let id = try await options.find(in: notes).id
            let before = try await attempt("edit the note") { try await notes.note(id) }
            let base = base ?? "\(before.version)"
            let old = try await attempt("edit the note") { try before.base(base).text }
            let written = try NoteInput(argument: text).read(before: old ?? before.text)
            let edit = try await written.kept("edit the note") {
                try await notes.edit(id, base: base, text: written.text)
            }
            if options.common.json {
                return Console.print(JSONText.note(edit.note, merged: edit.didMerge).line)
            }
            Console.print(edit.note.line)
            if edit.didMerge { Console.error("Merged with changes made in the meantime.") }
            edit.note.reportConflicts()
            if edit.version == before.version, edit.note.removed == before.removed {
                Console.error("Nothing changed.")
            } else if edit.note.text.isEmpty {
                Console.error(
                    "The note is empty now. To bring its text back: `larder notes show \(id) --at "
                        + "\(before.version) | larder notes edit \(id) -`")
            }
        }
    }
}

/// `larder notes append`.
struct NotesAppend: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "append",
        abstract: "Add lines to the end of a note, whatever it contains by then.",
        discussion: """
            larder notes append Milk "and eggs"
            date | larder notes append Log -
            """)

    @OptionGroup var options: NoteOptions

    @Argument(help: "The lines, or - for standard input.")
    var text: String

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let id = try await options.find(in: composition.notes).id
            let written = try NoteInput(argument: text).read(before: "")
            let note = try await attempt("add to the note") {
                try await composition.notes.append(written.text, to: id)
            }
            Console.print(options.common.json ? JSONText.note(note).line : note.line)
        }
    }
}

/// `larder notes remove`.
struct NotesRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a note; to bring it back, use `restore`.")

    @OptionGroup var options: NoteOptions

    @Flag(help: "Remove it for good. On a terminal, it asks first.")
    var forever = false

    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let found = try await options.find(in: composition.notes)
            let id = found.id
            guard found.removed == nil || forever else {
                throw CommandFailure(
                    .badData,
                    "“\(found.title.printable)” is already removed. "
                        + "To bring it back: `larder notes restore \(id)`")
            }
            if forever {
                let note = try await attempt("remove the note") {
                    try await composition.notes.note(id)
                }
                try confirmation.ask("Remove “\(note.title.printable)” for good?")
            }
            let note = try await attempt("remove the note") {
                let note = try await composition.notes.remove(id)
                if forever { try await composition.notes.forget(id) }
                return note
            }
            if options.common.json {
                Console.print(JSONText.note(note).line)
            } else {
                Console.error(
                    "Removed \(note.line)"
                        + (forever
                            ? " for good."
                            : ". To bring it back: `larder notes restore \(note.id)`"))
            }
        }
    }
}

/// `larder notes restore`.
struct NotesRestore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Bring a removed note back, or go back to an earlier version.",
        discussion: """
            Going back makes the text of that version the next one, so nothing is lost: \
            `larder notes restore Milk --at 4`
            """)

    @OptionGroup var options: NoteOptions

    @Option(
        help: "The version to go back to, by its number in `larder notes versions`.")
    var at: String?

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let found = try await options.find(in: composition.notes, removedFirst: at == nil)
            guard let at else { return try await restore(found, in: composition.notes) }
            let note = try await attempt("go back to version \(at)") {
                let note = try await composition.notes.note(found.id)
                return try await composition.notes.edit(
                    note.id, base: note.version, text: try note.version(chosen: at).text
                ).note
            }
            Console.print(options.common.json ? JSONText.note(note).line : note.line)
        }
    }

    private func restore(_ found: NoteSummary, in notes: NoteBook) async throws {
        guard found.removed != nil else {
            throw CommandFailure(
                .badData,
                "“\(found.title.printable)” is not removed, so there is nothing to bring back. "
                    + "To go back to an earlier version: --at VERSION")
        }
        let note = try await attempt("restore the note") { try await notes.restore(found.id) }
        Console.print(options.common.json ? JSONText.note(note).line : note.line)
    }
}
