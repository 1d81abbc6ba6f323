internal import ArgumentParser
internal import Foundation
internal import PersonalData
internal import Records
internal import Sync
internal import Terminal

/// `larder export`.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export your own data to one JSON file that outlives Larder.",
        discussion: """
            The file holds your marks, favourites, feeds, saved places, positions and notes with their \
            versions, each with the time of its last change. It is documented, so that other programs can \
            read it. It doesn't hold your password, tokens, or the passwords of feeds: for everything, use \
            `larder backup`.
            """)

    @OptionGroup var common: CommonOptions

    @Argument(help: "The file to write; - is standard output.", completion: .file())
    var file = "-"

    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let file = OutputFile(file)
        try file.confirm(confirmation)
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let (data, count) = try await attempt("export your data") {
                try await PersonalData.exported(from: composition.journal)
            }
            try file.write(data + Data("\n".utf8))
            if data.count >= ImportCommand.limit {
                Console.error(
                    "larder: the export is larger than \(QuantityFormatting.bytes(ImportCommand.limit)), "
                        + "which `larder import` does not read. Make a backup, too: `larder backup`"
                )
            }
            if file.isStandardOutput { return }
            if common.json {
                return Console.print(
                    JSONText.object([("file", .string(file.path)), ("records", .int(count))]).line)
            }
            Console.text(
                "\(QuantityFormatting.count(count, "record")) exported to \(file.path.printable).")
        }
    }
}

/// `larder import`.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import what `larder export` wrote.",
        discussion: """
            Newer data stays, and nothing is duplicated: importing a file twice changes nothing. A note that \
            was changed in both is merged.
            """)

    @OptionGroup var common: CommonOptions
    @OptionGroup var input: FeedsInput

    /// The largest file that is read.
    static let limit = 2 << 30

    func run() async throws {
        let bytes = try input.bytes("import", limit: Self.limit)
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let answer = try await attempt("import \(input.name)", refused: composition.refusal) {
                try await PersonalData.imported(Data(bytes), into: composition.journal)
            }
            for refusal in answer.refused.prefix(20) {
                Console.error(
                    "larder: left out the \(refusal.kind.printable) \(refusal.id.printable): "
                        + refusal.message.afterColon)
            }
            for message in answer.renamed ?? [] { Console.error(message) }
            if common.json {
                return Console.print(
                    JSONText.object([
                        ("imported", .int(answer.taken)), ("known", .int(answer.known)),
                        ("refused", .int(answer.refused.count)),
                        ("renamed", .array((answer.renamed ?? []).map { .string($0) })),
                    ]).line)
            }
            let new = answer.taken == 0 ? "Nothing new" : "\(answer.taken) imported"
            Console.text("\(new), \(answer.known) already known.")
        }
    }
}
