internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Larder
internal import Records
internal import Terminal

/// `larder feeds list`.
struct FeedsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the feeds you follow, with unread counts, errors and the next check.")

    @OptionGroup var options: FeedsOptions

    func run() async throws { try await Self.list(options) }

    /// Lists the feeds, for other commands too.
    static func list(_ options: FeedsOptions) async throws {
        try await options.run("list the feeds") { composition, reader in
            let feeds = try await reader.overview()
            let now = composition.environment.now()
            if options.common.json {
                for feed in feeds { Console.print(JSONText.feed(feed).line) }
            } else {
                show(feeds, at: now)
            }
        }
    }

    private static func show(_ feeds: [FeedOverview], at now: Date) {
        if feeds.contains(where: \.subscription.isStarter) {
            Console.text(
                "These feeds came with Larder. Add your own, and those you haven't used are removed:",
                .dim)
            Console.text("larder feeds add ADDRESS", .dim)
            Console.text("")
        } else if feeds.isEmpty {
            return Console.error(
                "No feeds yet. Follow one with `larder feeds add ADDRESS`, or import a list with "
                    + "`larder feeds import FILE`.")
        }
        let hasFolders = feeds.contains { !$0.subscription.folders.isEmpty }
        var table = TextTable(columns: [
            .init("", .right), .init("Feed", isFlexible: true, leastWidth: 20),
            .init("Unread", .right),
            .init("All", .right, expendability: 2), .init("★", .right, expendability: 2),
            .init("Checked", expendability: 1), .init("Next", expendability: 3),
        ])
        if hasFolders { table.columns.insert(.init("Folder", expendability: 4), at: 2) }
        for feed in feeds {
            var row: [TextTable.Cell] = [
                .init("\(feed.number)", .dim),
                .init(feed.distinctTitle.printable, feed.unread > 0 ? .bold : .plain),
                .init(feed.unread > 0 ? "\(feed.unread)" : "", .bold),
                .init("\(feed.total)", .dim),
                .init(feed.starred > 0 ? "\(feed.starred)" : "", .warning),
                checked(feed, at: now),
                .init(next(feed, at: now), .dim),
            ]
            if hasFolders {
                row.insert(.init(feed.subscription.folders.joined(separator: "/"), .dim), at: 2)
            }
            table.rows.append(row)
        }
        Console.table(table)
        // What is wrong with many feeds is said once.
        let failing = feeds.compactMap { feed in feed.trouble(at: now).map { (feed, $0) } }
        let byWords = Dictionary(grouping: failing, by: \.1)
        var said = Set<String>()
        for (feed, words) in failing where said.insert(words).inserted {
            let others = (byWords[words]?.count ?? 1) - 1
            let more = others == 0 ? "" : ", and \(QuantityFormatting.count(others, "other"))"
            Console.text("\(feed.distinctTitle)\(more): \(words)", .warning)
        }
    }

    private static func checked(_ feed: FeedOverview, at now: Date) -> TextTable.Cell {
        guard let date = feed.refresh.lastChecked else { return .init("never", .dim) }
        let ago = QuantityFormatting.length(seconds: now.timeIntervalSince(date)) + " ago"
        return feed.trouble(at: now) == nil ? .init(ago, .dim) : .init("failing, \(ago)", .warning)
    }

    private static func next(_ feed: FeedOverview, at now: Date) -> String {
        if feed.isPackaged { return "packaged" }
        if feed.refresh.stopped != nil { return "stopped" }
        guard let date = feed.refresh.nextCheck, date > now else { return "due" }
        return "in " + QuantityFormatting.length(seconds: date.timeIntervalSince(now))
    }
}

extension FeedOverview {
    /// What is wrong with the feed, in words; nil if nothing is.
    func trouble(at now: Date) -> String? {
        if refresh.stopped != nil {
            return "the publisher says that it is gone. Its articles stay; "
                + "to unfollow it, run `larder feeds remove`."
        }
        guard refresh.failures > 0, let error = refresh.lastError else { return nil }
        let times = refresh.failures == 1 ? "" : " (\(refresh.failures) times in a row)"
        return error.message + times
    }
}
