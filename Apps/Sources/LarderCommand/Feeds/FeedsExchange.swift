internal import ArgumentParser
internal import FeedFormat
internal import Feeds
internal import Foundation
internal import Larder
internal import Records
internal import Terminal

/// `larder feeds import`.
struct FeedsImport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Follow the feeds in an OPML list, or import exported marks.")

    @OptionGroup var options: FeedsOptions
    @OptionGroup var input: FeedsInput

    func run() async throws {
        let bytes = try input.bytes("import")
        guard !bytes.isEmpty else {
            throw CommandFailure(.badData, "can't import \(input.name): it is empty.")
        }
        try await options.run("import \(input.name)") { _, reader in
            if bytes.starts(with: Array("{\"larder\"".utf8)) {
                let (marks, changed) = try await reader.importMarks(Data(bytes))
                say(
                    "\(QuantityFormatting.count(marks, "mark")) read, \(changed) of them newer than yours.",
                    [("marks", .int(marks)), ("changed", .int(changed))])
                return
            }
            let list: SubscriptionList
            do {
                list = try SubscriptionList(Data(bytes))
            } catch let error as FeedFormatError {
                let advice =
                    error.code == .tooLarge
                    ? "" : " Give an OPML list, or marks from `larder feeds export --marks`."
                throw CommandFailure(
                    .badData, "can't import \(input.name): \(error.message.afterColon)\(advice)")
            }
            guard !list.subscriptions.isEmpty else {
                throw CommandFailure(
                    .badData, "can't import \(input.name): it lists no feeds.")
            }
            let result = try await reader.subscribe(to: list)
            for address in result.refused {
                Console.error(
                    "larder: left out “\(String(address.prefix(200)).printable)”: it has no web address."
                )
            }
            say(
                "\(QuantityFormatting.count(result.added, "feed")) added, \(result.known) already followed. "
                    + "To fetch them: `larder feeds refresh`",
                [
                    ("added", .int(result.added)), ("known", .int(result.known)),
                    ("refused", .int(result.refused.count)),
                ])
        }
    }

    private func say(_ words: String, _ fields: [(String, JSONText)]) {
        if options.common.json {
            Console.print(JSONText.object(fields).line)
        } else {
            Console.text(words)
        }
    }
}

/// `larder feeds export`.
struct FeedsExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export the feeds as an OPML list, or your read and star marks with --marks.",
        discussion: """
            With --json, an OPML list on standard output is the field "opml" of an object; the marks are JSON \
            anyway.
            """)

    @OptionGroup var options: FeedsOptions

    @Flag(help: "Export the marks, one JSON object per line.")
    var marks = false

    @Argument(help: "The file to write; - is standard output.", completion: .file())
    var file = "-"

    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let file = OutputFile(file)
        try file.confirm(confirmation)
        try await options.run("export") { _, reader in
            let text: String
            let count: Int
            if marks {
                text = String(decoding: try await reader.exportedMarks(), as: UTF8.self)
                // The first line says what the file is.
                count = max(0, text.utf8.count { $0 == 0x0A } - 1)
            } else {
                let list = try await reader.subscriptionList()
                (text, count) = (list.opml(), list.subscriptions.count)
            }
            let field = (marks ? "marks" : "feeds", JSONText.int(count))
            if options.common.json, file.isStandardOutput, !marks {
                return Console.print(JSONText.object([field, ("opml", .string(text))]).line)
            }
            try file.write(text)
            if file.isStandardOutput { return }
            if options.common.json {
                return Console.print(JSONText.object([("file", .string(file.path)), field]).line)
            }
            let what = QuantityFormatting.count(count, marks ? "mark" : "feed")
            Console.text("\(what) exported to \(file.path.printable).")
        }
    }
}

/// `larder feeds prune`.
struct FeedsPrune: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Remove old articles. Starred ones stay; Larder remembers what you read.",
        discussion: """
            Without options, each feed keeps its newest 1,000 articles. Removed articles don't come \
            back, even if their feed still lists them. On a terminal, it asks first if a limit of 0 leaves \
            only starred articles.
            """)

    @OptionGroup var options: FeedsOptions

    @Option(help: "Keep this many articles of each feed.")
    var keep: Int?

    @Option(
        help: ArgumentHelp(
            "Remove articles that arrived more than this many days ago.", valueName: "days")
    )
    var olderThan: Double?

    @Option(help: "Remove the oldest until the rest fit in this many megabytes.")
    var megabytes: Double?

    @Option(
        help: ArgumentHelp(
            "Only this feed: its number, its address, or part of its name.", valueName: "feed"),
        completion: .feeds)
    var feed: String?

    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        var rule = Retention(count: keep)
        for number in [Double(keep ?? 0), olderThan ?? 0, megabytes ?? 0]
        where !(0...1e9).contains(number) {
            throw CommandFailure(.usage, "the limits must be numbers from 0 to 1,000,000,000.")
        }
        rule.age = olderThan.map { $0 * 86_400 }
        rule.bytes = megabytes.map { Int($0 * 1_000_000) }
        if keep == nil, olderThan == nil, megabytes == nil { rule.count = FeedReader.kept }
        let limit = rule
        try await options.run("prune the articles") { _, reader in
            var id: String?
            var which = ""
            if let feed {
                let feed = try await reader.feed(named: feed)
                (id, which) = (feed.id, " of \(feed.title.printable)")
            }
            if keep == 0 || olderThan == 0 || megabytes == 0 {
                try confirmation.ask("Remove all articles\(which) that have no star?")
            }
            let count = try await reader.prune(limit, of: id)
            if options.common.json {
                Console.print(JSONText.object([("removed", .int(count))]).line)
            } else {
                Console.text(
                    count == 0
                        ? "Nothing to remove."
                        : "\(QuantityFormatting.count(count, "article")) removed.")
            }
        }
    }
}
