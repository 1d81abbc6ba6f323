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
        abstract: "Follow the feeds of an OPML list, or take in marks that were exported.")

    @OptionGroup var options: FeedsOptions
    @OptionGroup var input: FeedsInput

    func run() async throws {
        let bytes = try input.bytes("import")
        try await options.run("import \(input.name)") { _, reader in
            if bytes.starts(with: Array("{\"larder\"".utf8)) {
                let (marks, changed) = try await reader.importMarks(Data(bytes))
                say(
                    "\(Words.count(marks, "mark")) read, \(changed) of them newer than here.",
                    [("marks", .int(marks)), ("changed", .int(changed))])
                return
            }
            let list: SubscriptionList
            do {
                list = try SubscriptionList(Data(bytes))
            } catch {
                throw CommandFailure(
                    .badData,
                    "can't import \(input.name): it is no OPML list and no list of marks (\(error))."
                )
            }
            let result = try await reader.subscribe(to: list)
            for address in result.refused {
                Console.error("larder: left out \(address.prefix(200)): no address of the web.")
            }
            say(
                "\(Words.count(result.added, "feed")) added, \(result.known) known already. "
                    + "`larder feeds refresh` fetches them.",
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
        abstract: "Write the feeds as an OPML list, or with --marks what was read and starred.")

    @OptionGroup var options: FeedsOptions

    @Flag(help: "Write the marks, one JSON object a line.")
    var marks = false

    @Argument(help: "The file to write; without one, or with -, standard output.")
    var file: String?

    func run() async throws {
        try await options.run("export") { _, reader in
            let text: Data
            if marks {
                text = try await reader.exportedMarks()
            } else {
                text = Data(try await reader.subscriptionList().opml().utf8)
            }
            guard let file, file != "-" else {
                return Console.print(
                    String(decoding: text, as: UTF8.self).trimmingCharacters(in: .newlines))
            }
            do {
                try text.write(to: URL(fileURLWithPath: file), options: .atomic)
            } catch {
                throw CommandFailure(
                    .failure, "can't write \(file): \(error.localizedDescription)")
            }
        }
    }
}

/// `larder feeds prune`.
struct FeedsPrune: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Forget old articles; favourites stay, and what was read stays known as read.",
        discussion: """
            Without options each feed keeps its newest thousand. What was pruned does not come back \
            while its feed still lists it.
            """)

    @OptionGroup var options: FeedsOptions

    @Option(help: "How many articles of each feed stay.")
    var keep: Int?

    @Option(help: "Forget what arrived more than so many days ago.")
    var olderThan: Double?

    @Option(help: "Forget the oldest until all have no more than so many megabytes.")
    var megabytes: Double?

    @Option(
        help: ArgumentHelp(
            "Only this feed: its number, its address, or part of its name.", valueName: "feed"))
    var feed: String?

    func run() async throws {
        var rule = Retention(count: keep)
        for number in [Double(keep ?? 0), olderThan ?? 0, megabytes ?? 0]
        where !(0...1e9).contains(number) {
            throw CommandFailure(.usage, "the limits of prune are numbers from 0 to a billion.")
        }
        rule.age = olderThan.map { $0 * 86_400 }
        rule.bytes = megabytes.map { Int($0 * 1_000_000) }
        if keep == nil, olderThan == nil, megabytes == nil { rule.count = FeedReader.kept }
        let limit = rule
        try await options.run("prune the articles") { _, reader in
            var id: String?
            if let feed { id = try await reader.feed(named: feed).id }
            let count = try await reader.prune(limit, of: id)
            if options.common.json {
                Console.print(JSONText.object([("removed", .int(count))]).line)
            } else {
                Console.text(
                    count == 0 ? "Nothing to forget." : "\(Words.count(count, "article")) went.")
            }
        }
    }
}
