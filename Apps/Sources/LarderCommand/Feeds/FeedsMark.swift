internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Larder
internal import LarderText
internal import Records
internal import Terminal

/// The articles to mark.
struct FeedsMarked: ParsableArguments {
    @OptionGroup var options: FeedsOptions

    @Argument(help: "The numbers of the articles in `larder feeds items`.")
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
            Console.error("Nothing changed.")
        } else {
            Console.text("\(QuantityFormatting.count(count, "article")) \(word).")
        }
    }

    /// Undoes the last step, and says what that was; a single article is named. Nil if there is nothing to undo.
    static func undo(
        _ reader: FeedReader
    ) async throws -> (step: UndoStep, count: Int, words: String)? {
        let position = try await reader.markPosition()
        guard let (step, count) = try await reader.undo() else { return nil }
        var title: String?
        if count == 1, let mark = step.mark {
            title = try await reader.article(undone: mark, after: position)?.row.title
        }
        var words = undone(step, count, title)
        if case .removal(let feed) = step,
            try await reader.articles.counts().count(in: feed.subscription.id) == 0
        {
            words += " A refresh fetches its articles."
        }
        return (step, count, words)
    }

    /// What undoing a step did, as a sentence.
    private static func undone(_ step: UndoStep, _ count: Int, _ title: String?) -> String {
        let what: MarkUndo
        switch step {
        case .mark(let mark): what = mark
        case .removal(let feed):
            return "Following \(feed.title.printable) again."
        case .change(let feed): return feed.changedBack.printable
        }
        let word: String
        switch (what.name, what.isSet) {
        case (.read, true): word = "unread again"
        case (.read, false): word = "read again"
        case (.favourite, true): word = "no longer starred"
        case (.favourite, false): word = "starred again"
        default: word = "as before"
        }
        if let title { return "“\(title.printable.cut(to: 80))” is \(word)." }
        return "\(QuantityFormatting.count(count, "article is", "articles are")) \(word)."
    }
}

/// `larder feeds read`.
struct FeedsRead: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read", abstract: "Mark articles as read.")
    @OptionGroup var marked: FeedsMarked
    func run() async throws { try await marked.mark(.read, isSet: true, "marked as read") }
}

/// `larder feeds unread`.
struct FeedsUnread: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unread", abstract: "Mark articles as unread.")
    @OptionGroup var marked: FeedsMarked
    func run() async throws { try await marked.mark(.read, isSet: false, "marked as unread") }
}

/// `larder feeds star`.
struct FeedsStar: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "star", abstract: "Star articles; starred articles are never pruned.")
    @OptionGroup var marked: FeedsMarked
    func run() async throws { try await marked.mark(.favourite, isSet: true, "starred") }
}

/// `larder feeds unstar`.
struct FeedsUnstar: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unstar", abstract: "Remove stars from articles.")
    @OptionGroup var marked: FeedsMarked
    func run() async throws { try await marked.mark(.favourite, isSet: false, "unstarred") }
}

/// `larder feeds mark-all`.
struct FeedsMarkAll: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mark-all",
        abstract: "Mark all articles as read, or only those that arrived before a given time.",
        discussion: "To undo it, run `larder feeds undo`.")

    @OptionGroup var options: FeedsOptions

    @Option(
        help: ArgumentHelp(
            "Only articles that arrived before this, such as 2026-11-20T08:00:00Z or 2026-11-20.",
            valueName: "time"))
    var before: String?

    @OptionGroup var place: FeedsPlace

    func run() async throws {
        try await options.run("mark articles") { _, reader in
            var query = try await place.query(reader)
            if let before {
                guard let date = DateFormatting.dateOrDay(before) else {
                    throw CommandFailure(
                        .usage,
                        "“\(before.prefix(40))” is not a time: write it like "
                            + "2026-11-20T08:00:00Z or 2026-11-20.")
                }
                query.arrivedBefore = date
            }
            let count = try await reader.markAll(.read, in: query)?.count ?? 0
            MarkWords.print(count, "marked as read", options.common.json)
        }
    }
}

extension DateFormatting {
    /// Reads an RFC 3339 time, or a day, which stands for its beginning in local time.
    static func dateOrDay(_ text: String) -> Date? {
        if let date = date(text) { return date }
        guard let day = Day(text) else { return nil }
        return Calendar.current.date(
            from: DateComponents(year: day.year, month: day.month, day: day.dayOfMonth))
    }
}

/// `larder feeds undo`.
struct FeedsUndo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract:
            "Undo the last mark, or the removal or change of a feed; run it again to undo the one before."
    )

    @OptionGroup var options: FeedsOptions

    func run() async throws {
        try await options.run("undo the last step") { _, reader in
            guard let (what, count, words) = try await MarkWords.undo(reader) else {
                throw CommandFailure(.badData, "nothing to undo.")
            }
            if options.common.json {
                var fields: [(String, JSONText)] = [("changed", .int(count))]
                switch what {
                case .mark: break
                case .removal(let feed): fields.append(("followed", .string(feed.subscription.id)))
                case .change(let feed): fields.append(("feed", .string(feed.subscription.id)))
                }
                Console.print(JSONText.object(fields).line)
            } else {
                Console.text(words)
            }
        }
    }
}
