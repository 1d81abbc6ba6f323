internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Larder
internal import Records
internal import Terminal

/// `larder feeds refresh`.
struct FeedsRefresh: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refresh",
        abstract: "Fetch the feeds that are due, and show what is new.")

    @OptionGroup var options: FeedsOptions

    @Flag(help: "Fetch all feeds, even those that are not due.")
    var force = false

    @Option(
        help: ArgumentHelp(
            "Only this feed: its number, its address, or part of its name.", valueName: "feed"),
        completion: .feeds)
    var feed: String?

    func run() async throws {
        try await options.run("refresh the feeds") { composition, reader in
            if composition.environment.connectivity.status == .offline {
                throw CommandFailure(
                    .unavailable,
                    "can't refresh the feeds: Larder is set to offline. Leave out --offline, or see "
                        + "`larder config`.")
            }
            try composition.checkWritable("refresh the feeds")
            let only = try await feed.map { [$0] }.asyncOnly(reader)
            let isJSON = options.common.json
            let progress = ProgressLine()
            let round = try await reader.refresh(only: only, force: force) { state in
                if !isJSON { progress.show(state.finished, of: state.total) }
            } finished: { result in
                progress.clear()
                if isJSON {
                    Console.print(Self.json(result).line)
                } else if let words = Self.words(result) {
                    let isGood = result.error == nil && !result.isCutShort
                    Console.text(words, isGood ? .plain : .warning)
                }
            }
            progress.clear()
            if !isJSON { summarise(round, at: composition.environment.now()) }
            let failed = round.results.count { $0.error != nil }
            if failed > 0, failed == round.results.count {
                let feeds = QuantityFormatting.form(failed, "the feed", "any of the feeds")
                throw CommandFailure(.unavailable, "can't fetch \(feeds).")
            }
        }
    }

    private static func words(_ result: FeedResult) -> String? {
        let title = result.title.printable
        if let error = result.error { return "\(title): \(error.message)" }
        var facts: [String] = []
        if result.inserted > 0 { facts.append("\(result.inserted) new") }
        if result.updated > 0 { facts.append("\(result.updated) changed") }
        if let moved = result.movedTo { facts.append("moved to \(moved.absoluteString)") }
        if result.isCutShort {
            facts.append("the feed ends in the middle, so articles may be missing")
        }
        return facts.isEmpty ? nil : "\(title): " + facts.joined(separator: ", ")
    }

    private func summarise(_ round: FeedRound, at now: Date) {
        let new = round.results.reduce(0) { $0 + $1.inserted }
        let failed = round.results.count { $0.error != nil }
        if round.results.isEmpty, round.elsewhere > 0 {
            Console.text(Self.elsewhere(round.elsewhere) + ".")
            return
        }
        if round.results.isEmpty {
            Console.text(
                "No feed is due" + next(round, at: now) + ". To fetch all of them, use --force.")
            return
        }
        var words = "\(QuantityFormatting.count(round.results.count, "feed")) checked, "
        words += new == 0 ? "nothing new" : QuantityFormatting.count(new, "new article")
        if failed > 0 { words += ", \(failed) failed" }
        if round.elsewhere > 0 { words += ", " + Self.elsewhere(round.elsewhere) }
        if round.held > 0 { words += ", \(round.held) put off at their host's request" }
        Console.text(words + next(round, at: now) + ".")
        for twins in round.twins {
            let names = twins.map { "“\($0.printable)”" }.joined(separator: " and ")
            Console.text(
                "\(names) are the same feed. To unfollow one, run `larder feeds remove`.", .dim)
        }
    }

    private func next(_ round: FeedRound, at now: Date) -> String {
        guard let date = round.nextDue, date > now else { return "" }
        return "; the next is due in "
            + QuantityFormatting.length(seconds: date.timeIntervalSince(now))
    }

    private static func elsewhere(_ count: Int) -> String {
        "\(QuantityFormatting.count(count, "feed")) already being fetched by another larder command"
    }

    private static func json(_ result: FeedResult) -> JSONText {
        .object([
            ("id", .string(result.id)), ("title", .string(result.title)),
            ("new", .int(result.inserted)), ("changed", .int(result.updated)),
            ("unchanged", .bool(result.isUnchanged)),
            ("cut_short", .bool(result.isCutShort)),
            ("error", .text(result.error?.message)),
            ("moved_to", .text(result.movedTo?.absoluteString)), ("gone", .bool(result.isGone)),
        ])
    }
}

extension Optional where Wrapped == [String] {
    /// The identifiers of the feeds that a person named.
    fileprivate func asyncOnly(_ reader: FeedReader) async throws -> Set<String>? {
        guard let self else { return nil }
        var ids: Set<String> = []
        for text in self { ids.insert(try await reader.feed(named: text).id) }
        return ids
    }
}
