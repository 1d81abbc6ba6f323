internal import ArgumentParser
internal import Notes
internal import Records

/// `larder notes new`.
struct NotesNew: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a note.",
        discussion: """
            larder notes new "Buy milk"
            larder notes new - < letter.txt
            larder notes new
            The last opens the editor that $VISUAL or $EDITOR names.
            """)

    @OptionGroup var common: CommonOptions

    @Argument(help: "The text; - reads standard input, and without one the editor opens.")
    var text: String?

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let written = try NoteInput(argument: text).read(before: "")
            guard !written.text.isEmpty else {
                written.discard()
                return Console.error("Nothing was written, so there is no new note.")
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
        abstract: "Change a note; what others change meanwhile is merged.",
        discussion: """
            larder notes edit Milk "Buy milk and eggs"
            larder notes show Milk --at 4 | sort | larder notes edit Milk - --base 4
            larder notes edit Milk
            The last opens the editor that $VISUAL or $EDITOR names. A removed note comes back. \
            Without --base the text takes the place of the newest version: a program that read the \
            note before says by --base which version that was, or adds lines with `append`.
            """)

    @OptionGroup var options: NoteOptions

    @Argument(help: "The new text; - reads standard input, and without one the editor opens.")
    var text: String?

    @Option(help: "The version that the new text was made from; without it, the newest.")
    var base: Int?

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let notes = composition.notes
            let id = try await options.find(in: notes).id
            let before = try await attempt("edit the note") { try await notes.note(id) }
            let base = base ?? before.version
            try await attempt("edit the note") { try before.check(base: base) }
            let written = try NoteInput(argument: text).read(
                before: before.text(ofVersion: base) ?? before.text)
            let edit = try await written.kept("edit the note") {
                try await notes.edit(id, base: base, text: written.text)
            }
            if options.common.json {
                return Console.print(JSONText.note(edit.note, merged: edit.didMerge).line)
            }
            Console.print(edit.note.line)
            if edit.didMerge { Console.error("Merged with what was changed meanwhile.") }
            edit.note.reportConflicts()
            if edit.version == before.version, edit.note.removed == before.removed {
                Console.error("Nothing was changed.")
            }
        }
    }
}

/// `larder notes append`.
struct NotesAppend: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "append",
        abstract: "Add lines at the end of a note, whatever is there by then.",
        discussion: """
            larder notes append Milk "and eggs"
            date | larder notes append Log -
            """)

    @OptionGroup var options: NoteOptions

    @Argument(help: "The lines; - reads standard input.")
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
        commandName: "remove", abstract: "Remove a note; `larder notes restore` brings it back.")

    @OptionGroup var options: NoteOptions

    @Flag(help: "Forget it for good.")
    var forever = false

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let id = try await options.find(in: composition.notes).id
            let note = try await attempt("remove the note") {
                let note = try await composition.notes.remove(id)
                if forever { try await composition.notes.forget(id) }
                return note
            }
            if options.common.json {
                Console.print(JSONText.note(note).line)
            } else {
                Console.error("Removed \(note.line)" + (forever ? " for good." : "."))
            }
        }
    }
}

/// `larder notes restore`.
struct NotesRestore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Bring a removed note back.")

    @OptionGroup var options: NoteOptions

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let id = try await options.find(in: composition.notes, removedFirst: true).id
            let note = try await attempt("restore the note") {
                try await composition.notes.restore(id)
            }
            Console.print(options.common.json ? JSONText.note(note).line : note.line)
        }
    }
}
