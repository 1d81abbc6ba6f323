internal import ArgumentParser
internal import Foundation
internal import Records
internal import Terminal

/// `larder restore`.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Put a backup in the place of what you said, also when that is damaged or gone.",
        discussion: """
            What is there now is kept aside, and the command says where, and how to put it back. A \
            damaged backup changes nothing. End `larder serve` first: nothing is restored while \
            another program has the file.
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "List the backups there are, the newest first; restore none.")
    var list = false

    @Argument(
        help: """
            The backup, by its name in the list or how that begins, as in 2026-11-21, or any file; \
            without it, the newest.
            """, completion: .file())
    var which: String?

    func validate() throws {
        if list, which != nil {
            throw ValidationError("--list restores nothing: leave \(which ?? "") out.")
        }
    }

    func run() async throws {
        let backups = Backups(settings: try Settings(flags: options.flags))
        if list { return backups.list(asJSON: options.json) }
        let restored = try await attempt("restore") { try backups.restore(which) }
        if options.json {
            return Console.print(
                JSONText.object([
                    ("restored", .string(restored.backup.path)), ("date", .date(restored.date)),
                    ("kept", .text(restored.kept?.path)),
                ]).line)
        }
        let made = restored.date.map { ", made on \(DateFormatting.local($0))" } ?? ""
        Console.text("Restored \(restored.backup.path)\(made).")
        guard let kept = restored.kept else { return }
        Console.text("What was there is kept as \(kept.path).")
        Console.error("To put it back: `\(backups.command(kept))`")
    }
}
