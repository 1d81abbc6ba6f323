internal import ArgumentParser
internal import Foundation
internal import Records
internal import Terminal

/// `larder backup`.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy what you said into one file, also while a server runs.",
        discussion: """
            That is favourites, feeds and what you read and starred, places, notes, the password and \
            the tokens; rates and articles are not in it, they can be fetched again. Larder makes such \
            a copy by itself when the last is a day old, and keeps three; it never removes one that \
            you make. `larder restore` puts one in place.
            """)

    @OptionGroup var options: CommonOptions

    @Flag(help: "List the backups there are, the newest first; make none.")
    var list = false

    @Flag(help: "Replace the file if there is one.")
    var overwrite = false

    @Argument(
        help:
            "The file to write, or a folder for it; without it, the folder backups beside the data.",
        completion: .file())
    var file: String?

    func validate() throws {
        if list, file != nil || overwrite {
            throw ValidationError("--list makes no backup: leave the file and --overwrite out.")
        }
    }

    func run() async throws {
        let backups = Backups(settings: try Settings(flags: options.flags))
        if list { return backups.list(asJSON: options.json) }
        let made = try await attempt("make a backup") {
            try await backups.make(at: file, replacing: overwrite)
        }
        if options.json { return Console.print(JSONText.backup(made).line) }
        Console.text("Backed up to \(made.file.path) (\(Words.bytes(made.bytes))).")
    }
}

extension Backups {
    /// Writes which there are.
    func list(asJSON isJSON: Bool) {
        let entries = all
        if isJSON {
            for entry in entries { Console.print(JSONText.backup(entry).line) }
            return
        }
        if entries.isEmpty {
            return Console.error("No backups yet: `\(line("backup"))` makes one.")
        }
        var table = TextTable(columns: [
            .init("Backup"), .init("Made", expendability: 1), .init("Size", .right),
            .init("By", expendability: 2),
        ])
        table.rows = entries.map { entry in
            [
                .init(entry.name.printable, .bold), .init(DateFormatting.local(entry.date)),
                .init(Words.bytes(entry.bytes)),
                .init(entry.isAutomatic ? "itself" : "you", .dim),
            ]
        }
        for line in table.lines(width: Console.width, colours: Console.hasColours) {
            Console.print(line)
        }
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
