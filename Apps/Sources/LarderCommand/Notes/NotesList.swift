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
                return Console.error(
                    removed
                        ? "No removed notes." : "No notes yet. Make one: `larder notes new TEXT`"
                )
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
