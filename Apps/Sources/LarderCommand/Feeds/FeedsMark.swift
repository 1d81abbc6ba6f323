internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Larder
internal import Records
internal import Terminal

/// The articles that something is said about.
struct FeedsMarked: ParsableArguments {
    @OptionGroup var options: FeedsOptions

    @Argument(help: "Their numbers in `larder feeds items`.")
    var numbers: [String]

    func mark(_ name: Mark.Name, isSet: Bool, _ word: String) async throws {
        try await options.run("mark articles") { _, reader in
            var ids: [Article.ID] = []
            for number in numbers { ids.append(try await reader.article(number).row.id) }
            let count = try await reader.mark(ids, name, isSet: isSet)
            MarkWords.print(count, word, options.common.json)
        }
    }
}

enum MarkWords {
    static func print(_ count: Int, _ word: String, _ isJSON: Bool) {
        if isJSON {
            Console.print(JSONText.object([("changed", .int(count))]).line)
        } else if count == 0 {
            Console.error("Nothing to change.")
        } else {
            Console.text("\(Words.count(count, "article")) \(word).")
        }
    }
}

/// `larder feeds read`.
struct FeedsRead: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read", abstract: "Mark articles read.")
    @OptionGroup var marked: FeedsMarked
    func run() async throws { try await marked.mark(.read, isSet: true, "marked read") }
}

/// `larder feeds unread`.
struct FeedsUnread: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unread", abstract: "Mark articles unread.")
    @OptionGroup var marked: FeedsMarked
    func run() async throws { try await marked.mark(.read, isSet: false, "marked unread") }
}

/// `larder feeds star`.
struct FeedsStar: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "star", abstract: "Make articles favourites, which are never pruned.")
    @OptionGroup var marked: FeedsMarked
    func run() async throws { try await marked.mark(.favourite, isSet: true, "starred") }
}

/// `larder feeds unstar`.
struct FeedsUnstar: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unstar", abstract: "Make articles no favourites any more.")
    @OptionGroup var marked: FeedsMarked
    func run() async throws { try await marked.mark(.favourite, isSet: false, "unstarred") }
}

/// `larder feeds mark-all`.
struct FeedsMarkAll: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mark-all",
        abstract: "Mark all articles read that had arrived before a time; `undo` takes it back.")

    @OptionGroup var options: FeedsOptions

    @Option(
        help: ArgumentHelp(
            "The time they had arrived before, as in 2026-11-20T08:00:00Z or 2026-11-20; now.",
            valueName: "time"))
    var before: String?

    @Option(
        help: ArgumentHelp(
            "Only this feed: its number, its address, or part of its name.", valueName: "feed"))
    var feed: String?

    func run() async throws {
        try await options.run("mark articles") { _, reader in
            var query = ShelfQuery.all
            if let before {
                guard let date = DateFormatting.dateOrDay(before) else {
                    throw CommandFailure(
                        .usage,
                        "\"\(before.prefix(40))\" is no time: write it as 2026-11-20T08:00:00Z, "
                            + "or as a day.")
                }
                query.arrivedBefore = date
            }
            if let feed { query.groups = [try await reader.feed(named: feed).id] }
            let count = try await reader.markAll(.read, in: query)
            MarkWords.print(count, "marked read", options.common.json)
        }
    }
}

extension DateFormatting {
    /// Reads RFC 3339, or a day as its beginning in local time.
    static func dateOrDay(_ text: String) -> Date? {
        if let date = date(text) { return date }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
            (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        let components = DateComponents(year: year, month: month, day: day)
        return Calendar.current.date(from: components)
    }
}

/// `larder feeds undo`.
struct FeedsUndo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take back what was said last about articles; again, what was said before.")

    @OptionGroup var options: FeedsOptions

    func run() async throws {
        try await options.run("take it back") { _, reader in
            guard let (what, count) = try await reader.undo() else {
                throw CommandFailure(.failure, "there is nothing to take back.")
            }
            let word: String
            switch (what.name, what.isSet) {
            case (.read, true): word = "unread again"
            case (.read, false): word = "read again"
            case (.favourite, true): word = "no favourite any more"
            case (.favourite, false): word = "a favourite again"
            default: word = "as before"
            }
            if options.common.json {
                Console.print(JSONText.object([("changed", .int(count))]).line)
            } else {
                let verb = count == 1 ? "is" : "are"
                Console.text("\(Words.count(count, "article")) \(verb) \(word).")
            }
        }
    }
}
