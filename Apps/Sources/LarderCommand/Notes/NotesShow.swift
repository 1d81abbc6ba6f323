internal import ArgumentParser
internal import Larder
internal import Notes
internal import Records

/// `larder notes show`.
struct NotesShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the text of a note.",
        discussion: """
            The text goes to standard output byte for byte. Unsettled conflicts are listed on standard \
            error.
            """)

    @OptionGroup var options: NoteOptions

    @Option(
        name: [.customLong("at"), .customLong("version")],
        help: "Show an earlier version, as `larder notes versions` lists it.")
    var at: String?

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let id = try await options.find(in: composition.notes).id
            let note = try await attempt("show the note", refused: .usage) {
                let newest = try await composition.notes.note(id)
                return try at.map(newest.version(chosen:)) ?? newest
            }
            if options.common.json {
                Console.print(JSONText.note(note).line)
            } else {
                note.print()
                note.reportConflicts()
                if note.removed != nil {
                    Console.error(
                        "This note was removed. To bring it back: `larder notes restore \(note.id)`"
                    )
                }
            }
        }
    }
}

/// `larder notes watch`.
struct NotesWatch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Show the text of a note whenever it changes, until you press Ctrl-C.",
        discussion: """
            This includes changes by other programs and on the page. The version goes to standard \
            error.
            """)

    @OptionGroup var options: NoteOptions

    func run() async throws {
        try await Composition.run(try Settings(flags: options.common.flags)) { composition in
            let notes = composition.notes
            let id = try await options.find(in: notes).id
            var shown: Note?
            for await snapshot in notes.notes.snapshots(of: notes.key(id), loading: .cacheOnly) {
                if let failure = snapshot.failure {
                    throw CommandFailure(failure.error, while: "watch the note")
                }
                guard let note = snapshot.value else {
                    // Before the first read, memory is empty; after it, no value means removed for good.
                    if shown == nil { continue }
                    throw CommandFailure(.badData, "the note was removed for good.")
                }
                if let shown, shown.version == note.version, shown.removed == note.removed {
                    continue
                }
                show(note)
                shown = note
            }
        }
    }

    private func show(_ note: Note) {
        if options.common.json { return Console.print(JSONText.note(note).line) }
        let state = note.removed == nil ? "version \(note.version)" : "removed"
        Console.error("\(DateFormatting.local(note.changed)), \(state):")
        note.print(endingLine: true)
        note.reportConflicts()
    }
}
