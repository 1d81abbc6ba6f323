internal import ArgumentParser
internal import Foundation
internal import Records
internal import Terminal

/// `larder backup`.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Back up your own data to one file, even while a server is running.",
        discussion: """
            A backup holds your favourites, feeds, read and star marks, places, notes, password and \
            tokens. It leaves out rates and articles, which Larder can fetch again. Larder also backs \
            up by itself when the last backup is a day old, and keeps three of those; it never removes \
            a backup that you make. To restore one, run `larder restore`.
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "List the backups, newest first, instead of making one.")
    var list = false

    @Flag(help: "Replace the file if it exists.")
    var overwrite = false

    @Argument(
        help:
            """
            The file to write, the folder to put it in, or - for standard output; default: backups, in the \
            data folder.
            """,
        completion: .file())
    var file: String?

    func validate() throws {
        guard !options.json || file != "-" else {
            throw ValidationError("Choose either --json or -: both write to standard output.")
        }
        if list, file != nil || overwrite {
            throw ValidationError("use --list alone: without a file, without --overwrite.")
        }
    }

    func run() async throws {
        let backups = Backups(settings: try Settings(flags: options.flags))
        try backups.requireFiles()
        if list { return backups.list(asJSON: options.json) }
        let made = try await attempt("make a backup") {
            try await backups.make(at: file, replacing: overwrite)
        }
        if file == "-" {
            return Console.error("Backed up \(QuantityFormatting.bytes(made.bytes)).")
        }
        if options.json { return Console.print(JSONText.backup(made).line) }
        Console.text("Backed up to \(made.file.path) (\(QuantityFormatting.bytes(made.bytes))).")
    }
}

extension Backups {
    /// Prints the list of backups.
    func list(asJSON isJSON: Bool) {
        let entries = all
        if isJSON {
            for entry in entries { Console.print(JSONText.backup(entry).line) }
            return
        }
        if entries.isEmpty {
            return Console.error("No backups yet. Make one: `\(line("backup"))`")
        }
        var table = TextTable(columns: [
            .init("Backup"), .init("Made", expendability: 1), .init("Size", .right),
            .init("By", expendability: 2),
        ])
        table.rows = entries.map { entry in
            [
                .init(entry.name.printable, .bold), .init(DateFormatting.local(entry.date)),
                .init(QuantityFormatting.bytes(entry.bytes)),
                .init(entry.isAutomatic ? "Larder" : "you", .dim),
            ]
        }
        Console.table(table)
    }
}

extension JSONText {
    fileprivate static func backup(_ backup: Backups.Entry) -> JSONText {
        .object([
            ("name", .string(backup.name)), ("file", .string(backup.file.path)),
            ("date", .date(backup.date)), ("bytes", .int(backup.bytes)),
            ("automatic", .bool(backup.isAutomatic)),
        ])
    }
}
