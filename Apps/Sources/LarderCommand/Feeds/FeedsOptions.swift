internal import ArgumentParser
internal import Feeds
internal import Foundation
internal import Larder
internal import Records
internal import Terminal

/// What every command about the feeds a person follows takes.
struct FeedsOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions

    @Flag(help: "Allow addresses of this machine and of private networks.")
    var allowPrivate = false

    var settings: Settings {
        get throws {
            var flags = common.flags
            if allowPrivate { flags["allow-private"] = "true" }
            return try Settings(flags: flags)
        }
    }

    /// Runs the body with the reader, after the packaged feeds were laid out on the first start.
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

/// Which articles.
struct FeedsSelection: ParsableArguments {
    @Flag(help: "Only what was not read.")
    var unread = false

    @Flag(help: "Only favourites.")
    var starred = false

    @Option(
        help: ArgumentHelp(
            "Only this feed: its number in `larder feeds list`, its address, or part of its name.",
            valueName: "feed"))
    var feed: String?

    func query(_ reader: FeedReader) async throws -> ShelfQuery {
        var query = ShelfQuery.all
        if unread { query = query.without(.read) }
        if starred { query = query.with(.favourite) }
        if let feed { query.groups = [try await reader.feed(named: feed).id] }
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
                .usage, "no feed is called \"\(text.prefix(60))\": `larder feeds list` shows all.")
        }
        let names = found.prefix(5).map { "\"\($0.title)\"" }.joined(separator: ", ")
        throw CommandFailure(
            .usage, "\"\(text.prefix(60))\" may be \(names): say more of the name, or its number.")
    }

    /// The article with a number, as lists show it.
    func article(_ number: String) async throws -> Shelved<Article> {
        guard let sequenceNumber = UInt64(number) else {
            throw CommandFailure(
                .usage,
                "\"\(number.prefix(40))\" is no article: give its number in `larder feeds items`.")
        }
        guard let article = try await articles.row(sequenceNumber: sequenceNumber) else {
            throw CommandFailure(
                .badData,
                "there is no article \(sequenceNumber): `larder feeds items` shows what is kept."
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
        titles = Dictionary(
            try await reader.overview().map { ($0.id, $0.title) }, uniquingKeysWith: { $1 })
        self.now = now
    }

    func feed(_ article: Article) -> String { titles[article.id.feed] ?? article.id.feed }

    func print(_ articles: [Shelved<Article>]) {
        var table = TextTable(columns: [
            .init("", .right), .init(""), .init("Title", isFlexible: true),
            .init("Feed", expendability: 1), .init("Age", .right, expendability: 2),
        ])
        table.rows = articles.map { article in
            let isRead = article.marks.contains(.read)
            return [
                .init("\(article.sequenceNumber)", .dim),
                .init(article.marks.contains(.favourite) ? "★" : isRead ? "" : "●", .warning),
                .init(article.row.title.printable, isRead ? .dim : .bold),
                .init(feed(article.row).cut(to: 24), .dim),
                .init(age(article), .dim),
            ]
        }
        for line in table.lines(width: Console.width, colours: Console.hasColours) {
            Console.print(line)
        }
    }

    /// How old an article is, in short.
    private func age(_ article: Shelved<Article>) -> String {
        let date = min(article.row.published ?? article.row.updated ?? article.arrived, now)
        return Words.length(seconds: now.timeIntervalSince(date))
    }

    func json(_ article: Shelved<Article>, _ more: [(String, JSONText)] = []) -> JSONText {
        .article(article, feed: feed(article.row), more)
    }
}
