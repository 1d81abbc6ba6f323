internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Larder
internal import Notes
internal import Places
internal import Records
internal import Terminal

/// `larder restore`.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Restore your own data from a backup, even if it is damaged or gone.",
        discussion: """
            The current data is kept, and the command says where, and how to put it back. A damaged \
            backup changes nothing. Stop `larder serve` first: Larder can't restore while another \
            program uses the data.
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "List the backups, newest first, instead of restoring one.")
    var list = false

    @Argument(
        help: """
            The backup: a name from the list or its beginning, such as 2026-11-21, or a file; \
            default: the newest.
            """, completion: .file())
    var which: String?

    func validate() throws {
        if list, which != nil {
            throw ValidationError("use --list alone: leave out \(which ?? "").")
        }
    }

    func run() async throws {
        let settings = try Settings(flags: options.flags)
        let backups = Backups(settings: settings)
        try backups.requireFiles()
        if list { return backups.list(asJSON: options.json) }
        let restored = try await attempt("restore") { try backups.restore(which) }
        if options.json {
            return Console.print(
                JSONText.object([
                    ("restored", .string(restored.backup.path)), ("date", .date(restored.date)),
                    ("kept", .text(restored.kept?.path)),
                ]).line)
        }
        let made = restored.date.map { ", made on \(DateFormatting.local($0)) (\(Self.ago($0)))" }
        Console.text("Restored \(restored.backup.path)\(made ?? "").")
        // It is restored, whether or not what it holds can be counted.
        if let contents = try? await Self.contents(settings) {
            Console.text("It holds \(contents).")
        }
        guard let kept = restored.kept else { return }
        Console.text("The previous data is in \(kept.path).")
        Console.error("To go back to it: `\(backups.command(kept))`")
    }

    private static func ago(_ date: Date) -> String {
        QuantityFormatting.length(seconds: StoreEnvironment().now().timeIntervalSince(date))
            + " ago"
    }

    /// How much the restored data holds, so that a backup of the wrong day is noticed.
    private static func contents(_ settings: Settings) async throws -> String {
        var contents = ""
        try await Composition.run(settings) { composition in
            let notes = try await composition.notes.all().count
            let places = try await composition.places.all().count
            let feeds = try await composition.feeds.overview().count
            contents =
                QuantityFormatting.count(notes, "note") + ", "
                + QuantityFormatting.count(places, "saved place") + " and "
                + QuantityFormatting.count(feeds, "feed")
        }
        return contents
    }
}
