internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Larder
internal import Records
internal import Terminal

/// The options of every command about the person's feeds.
struct FeedsOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions

    @Flag(help: "Allow addresses on this machine and on private networks.")
    var allowPrivate = false

    var settings: Settings {
        get throws {
            var flags = common.flags
            if allowPrivate { flags["allow-private"] = "true" }
            return try Settings(flags: flags)
        }
    }

    /// Runs the body with the reader; on the first start, adds the packaged feeds before.
    func run(
        _ doing: String, _ body: (Composition, FeedReader) async throws -> Void
    ) async throws {
        try await Composition.run(try settings) { composition in
            try await attempt(doing) {
                try await composition.feeds.beginIfNew()
                try await body(composition, composition.feeds)
            }
        }
    }
}

/// Options that select articles.
struct FeedsSelection: ParsableArguments {
    @Flag(help: "Only unread articles.")
    var unread = false

    @Flag(help: "Only starred articles.")
    var starred = false

    @OptionGroup var place: FeedsPlace

    func query(_ reader: FeedReader) async throws -> ShelfQuery {
        var query = try await place.query(reader)
        if unread { query = query.without(.read) }
        if starred { query = query.with(.favourite) }
        return query
    }
}

/// Options that select articles by their feeds.
struct FeedsPlace: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only this feed: its number in `larder feeds list`, its address, or part of its name.",
            valueName: "feed"), completion: .feeds)
    var feed: String?

    @Option(help: "Only feeds in this folder, or in one within it, such as News or News/Science.")
    var folder: String?

    func query(_ reader: FeedReader) async throws -> ShelfQuery {
        var query = ShelfQuery.all
        if let feed { query.groups = [try await reader.feed(named: feed).id] }
        guard let folder else { return query }
        let path = Subscription.folders(folder).map { $0.lowercased() }
        let feeds = try await reader.overview()
        let inside = feeds.filter {
            $0.subscription.folders.map { $0.lowercased() }.starts(with: path)
        }
        guard !path.isEmpty, !inside.isEmpty else {
            throw CommandFailure(
                .badData,
                "there is no folder “\(folder.printable.prefix(60))”. `larder feeds list` shows the folders."
            )
        }
        if let feed = query.groups?.first, !inside.contains(where: { $0.id == feed }) {
            let title = feeds.first { $0.id == feed }?.title.printable ?? feed
            throw CommandFailure(
                .badData, "\(title) is not in the folder “\(folder.printable.prefix(60))”.")
        }
        query.groups = inside.map(\.id).filter { query.groups?.contains($0) ?? true }
        return query
    }
}

extension FeedReader {
    /// The one feed that a person means.
    func feed(named text: String) async throws -> FeedOverview {
        let found = try await feeds(named: text)
        if let feed = found.first, found.count == 1 { return feed }
        if found.isEmpty {
            throw CommandFailure(
                .badData,
                "there is no feed “\(text.prefix(60))”. To list all feeds: `larder feeds list`")
        }
        let names =
            found.prefix(5).map { "\($0.number) “\($0.distinctTitle.printable)”" }.joined(
                separator: ", ")
            + (found.count > 5 ? ", or \(found.count - 5) more" : "")
        throw CommandFailure(
            .usage,
            "“\(text.prefix(60))” could be \(names): give more of the name, or its number.")
    }

    /// The article with a number, as shown in lists.
    func article(_ number: String) async throws -> Shelved<Article> {
        guard let sequenceNumber = UInt64(number) else {
            throw CommandFailure(
                .usage,
                "“\(number.prefix(40))” is not the number of an article: `larder feeds items` "
                    + "shows the numbers.")
        }
        guard let article = try await articles.row(sequenceNumber: sequenceNumber) else {
            throw CommandFailure(
                .badData,
                "there is no article \(sequenceNumber): `larder feeds items` shows those there are."
            )
        }
        return article
    }
}

/// Articles as lines of a table or of JSON.
struct ArticleLines {
    let titles: [String: String]
    let now: Date

    init(_ reader: FeedReader, at now: Date) async throws {
        titles = try await reader.titles()
        self.now = now
    }

    func feed(_ article: Article) -> String {
        titles[article.id.feed] ?? FeedOverview.title(ofUnknown: article.id.feed)
    }

    /// Writes the articles as a table, and below each of them what was found in it.
    func print(_ articles: [Shelved<Article>], found: [StyledText] = []) {
        var table = TextTable(columns: [
            .init("", .right), .init(""), .init("Title", isFlexible: true, leastWidth: 24),
            .init("Feed", isFlexible: true, leastWidth: 12, expendability: 1),
            .init("Age", .right, expendability: 2),
        ])
        table.rows = articles.map { article in
            let isRead = article.marks.contains(.read)
            return [
                .init("\(article.sequenceNumber)", .dim),
                .init(article.marks.contains(.favourite) ? "★" : isRead ? "" : "●", .warning),
                .init(article.row.title.printable, isRead ? .dim : .bold),
                .init(feed(article.row), .dim),
                .init(age(article), .dim),
            ]
        }
        Console.table(table, below: found)
    }

    /// How old an article is, in short.
    func age(_ article: Shelved<Article>) -> String {
        let seconds = now.timeIntervalSince(article.published(at: now))
        return seconds < 60 ? "now" : QuantityFormatting.length(seconds: seconds)
    }

    func json(_ article: Shelved<Article>, _ more: [(String, JSONText)] = []) -> JSONText {
        .article(article, feed: feed(article.row), more)
    }
}
