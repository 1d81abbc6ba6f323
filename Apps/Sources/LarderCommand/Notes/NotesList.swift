internal import ArgumentParser
internal import Foundation
internal import Larder
internal import Notes
internal import Records
internal import Terminal

/// `larder notes list`.
struct NotesList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the notes, last changed first.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "List removed notes instead.")
    var removed = false

    func run() async throws { try await Self.list(common, removed: removed) }

    /// Lists the notes, for other commands too.
    static func list(_ common: CommonOptions, removed: Bool = false) async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let notes = try await attempt("list the notes") {
                removed
                    ? try await composition.notes.removed() : try await composition.notes.all()
            }
            if common.json {
                for note in notes { Console.print(JSONText.note(note).line) }
                return
            }
            if notes.isEmpty {
                if removed { return Console.error("No removed notes.") }
                let count = try await composition.notes.removed().count
                return Console.error(
                    count == 0
                        ? "No notes yet. Make one: `larder notes new TEXT`"
                        : "No notes; \(count) removed: `larder notes list --removed`")
            }
            let now = composition.environment.now()
            var table = TextTable(columns: [
                .init("Id"), .init("Note", isFlexible: true, leastWidth: 16), .init(""),
                .init(removed ? "Removed" : "Changed", expendability: 1),
                .init("Size", .right, expendability: 2),
            ])
            table.rows = notes.map { note in
                let ago =
                    QuantityFormatting.length(seconds: now.timeIntervalSince(note.changed)) + " ago"
                let conflicts =
                    note.conflicts == 0
                    ? ""
                    : QuantityFormatting.form(
                        note.conflicts, "conflict", "\(note.conflicts) conflicts")
                return [
                    .init(note.id, .dim), .init(note.title.printable, .bold),
                    .init(conflicts, .warning), .init(ago),
                    .init(QuantityFormatting.bytes(note.size), .dim),
                ]
            }
            Console.table(table)
        }
    }
}

/// `larder notes search`.
struct NotesSearch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Find notes by the words in them, best match first.",
        discussion: """
            Finds notes that contain all the words, ignoring case and accents; each word also matches longer \
            words that begin with it. Words in "quotation marks" are a phrase; put a minus sign before a word to \
            exclude it: `larder notes search meeting -monday`.
            """)

    @OptionGroup var common: CommonOptions

    @Argument(parsing: .allUnrecognized, help: "What to look for.")
    var words: [String] = []

    func run() async throws {
        let text = SearchWords.text(try TextArguments.checked(words))
        guard !SearchQuery(text).isEmpty else {
            throw CommandFailure(
                .usage,
                "nothing to search for: give some words, as in `larder notes search meeting`.")
        }
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let found = try await attempt("search the notes") {
                try await composition.notes.search(text)
            }
            if common.json {
                for found in found {
                    let snippet = ("snippet", JSONText.string(found.snippet.text))
                    Console.print(JSONText.note(found.note, [snippet]).line)
                }
                return
            }
            if found.isEmpty { return Console.error("No notes match \(text.printable).") }
            var table = TextTable(columns: [
                .init("Id"), .init("Note", isFlexible: true, leastWidth: 16),
                .init("Changed", expendability: 1),
            ])
            let now = composition.environment.now()
            table.rows = found.map { found in
                let ago = now.timeIntervalSince(found.note.changed)
                return [
                    .init(found.note.id, .dim), .init(found.note.title.printable, .bold),
                    .init(QuantityFormatting.length(seconds: ago) + " ago"),
                ]
            }
            Console.table(table, below: found.map { StyledText($0.snippet) })
        }
    }
}
