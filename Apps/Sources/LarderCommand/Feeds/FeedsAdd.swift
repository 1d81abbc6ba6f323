internal import ArgumentParser
internal import FeedFormat
internal import Feeds
internal import Foundation
internal import Records
internal import Terminal

/// `larder feeds add`.
struct FeedsAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Follow a feed: give its address, or that of a page that links to it.")

    @OptionGroup var options: FeedsOptions

    @Argument(help: "The address, such as example.org or https://example.org/feed.xml.")
    var address: String

    @Option(help: "What to call it; default: its own title.")
    var name: String?

    @Option(help: "The folder to put it in, such as News or News/Science.")
    var folder: String?

    func run() async throws {
        try await options.run("follow \(address.redacted.prefix(200))") { composition, reader in
            try await attempt("follow the feed", refused: .usage) {
                try reader.check(address: address)
            }
            let addition = try await attempt(
                "follow \(address.redacted.prefix(200))", refused: composition.refusedFetch
            ) {
                try await reader.add(
                    address, name: Subscription.name(name), folders: Subscription.folders(folder))
            }
            switch addition {
            case .added(let feed, let report):
                let articles = QuantityFormatting.count(report.articles, "article")
                say(
                    feed, "Now following \(feed.title.printable) (\(articles)).", isNew: true,
                    isCutShort: report.isCutShort)
                for note in report.notes { Console.error(note.printable) }
            case .known(let feed):
                say(feed, "You already follow \(feed.title.printable).", isNew: false)
                if name != nil || folder != nil {
                    Console.error(
                        "Its name and folder stay. To change them: `larder feeds edit \(feed.number)`"
                    )
                }
            case .choices(let candidates, let page):
                for candidate in candidates {
                    if options.common.json {
                        Console.print(JSONText.choice(candidate).line)
                    } else {
                        let title = candidate.title.map { "  \($0.printable)" } ?? ""
                        Console.print(candidate.url.printable + title)
                    }
                }
                throw CommandFailure(
                    .usage,
                    "\(page.absoluteString.redacted) links to \(QuantityFormatting.count(candidates.count, "feed")): "
                        + "add the one you want by its address.")
            }
        }
    }

    private func say(
        _ feed: FeedOverview, _ words: String, isNew: Bool, isCutShort: Bool = false
    ) {
        guard options.common.json else { return Console.text(words) }
        Console.print(
            JSONText.object([
                ("id", .string(feed.id)), ("number", .int(Int(clamping: feed.number))),
                ("title", .string(feed.title)), ("articles", .int(feed.total)),
                ("new", .bool(isNew)), ("cut_short", .bool(isCutShort)),
            ]).line)
    }
}

/// `larder feeds edit`.
struct FeedsEdit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change the name or the folder of a feed.",
        discussion: """
            An empty name is the feed's own title, and an empty folder none: `larder feeds edit 3 --name ""`.
            """)

    @OptionGroup var options: FeedsOptions

    @Argument(
        help: "Its number in `larder feeds list`, its address, or part of its name.",
        completion: .feeds)
    var feed: String

    @Option(help: "What to call it.")
    var name: String?

    @Option(help: "The folder to put it in, such as News or News/Science.")
    var folder: String?

    func validate() throws {
        guard name != nil || folder != nil else {
            throw ValidationError("Give a name or a folder, as in: larder feeds edit 3 --name News")
        }
    }

    func run() async throws {
        try await options.run("change the feed") { _, reader in
            let feed = try await reader.feed(named: feed)
            let known = feed.subscription
            try await reader.rename(
                feed.id, name: name.map { Subscription.name($0) } ?? known.name,
                folders: folder.map { Subscription.folders($0) } ?? known.folders,
                shown: (known.name, known.folders))
            let changed = try await reader.feed(named: "\(feed.number)")
            if options.common.json { return Console.print(JSONText.feed(changed).line) }
            let folder = changed.subscription.folders.joined(separator: "/")
            Console.text(
                changed.title.printable + (folder.isEmpty ? "" : ", in \(folder.printable)"))
            if changed.subscription != known { Console.error("To undo this: `larder feeds undo`") }
        }
    }
}

/// `larder feeds remove`.
struct FeedsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Unfollow a feed. Starred articles stay; Larder remembers what you read.",
        discussion: """
            On a terminal, it asks first. The number of a feed stays the same while you follow it, and no \
            other feed gets it later.
            """)

    @OptionGroup var options: FeedsOptions

    @Argument(
        help: "Its number in `larder feeds list`, its address, or part of its name.",
        completion: .feeds)
    var feed: String

    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await options.run("unfollow the feed") { _, reader in
            let feed = try await reader.feed(named: feed)
            let count = feed.total - feed.starred
            let articles = QuantityFormatting.count(count, "article")
            try confirmation.ask(
                "Unfollow \(feed.title.printable)"
                    + (count == 0
                        ? "?" : " and remove its \(count == 1 ? "article" : articles)?"))
            let removed = try await reader.remove(feed.id)
            if options.common.json {
                Console.print(
                    JSONText.object([("id", .string(feed.id)), ("articles", .int(removed))]).line)
            } else {
                let kept = feed.starred > 0 ? ", \(feed.starred) starred kept" : ""
                let articles = QuantityFormatting.count(removed, "article")
                Console.text("Unfollowed \(feed.title.printable): \(articles) removed\(kept).")
                Console.error("To undo this: `larder feeds undo`")
            }
        }
    }
}
