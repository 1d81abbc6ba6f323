internal import FeedFormat
internal import Feeds
internal import Foundation
internal import FullScreen
internal import Larder
internal import Records
internal import Terminal

/// Carries out what the full-screen feed reader asks for, on the same shelves as the commands.
final class FeedsBrowser: Sendable {
    private let composition: Composition
    private let reader: FeedReader
    /// Refreshes and additions that go on in the background.
    private let running = Locked<[Task<Void, Never>]>([])
    /// The feed that was added, if nothing was done since that can be undone.
    private let added = Locked<FeedOverview?>(nil)

    private static let pageSize = 200

    init(_ composition: Composition) {
        self.composition = composition
        reader = composition.feeds
    }

    /// Fills the terminal with the reader until the person leaves it.
    func run(in session: ScreenSession) async throws -> ScreenEnd {
        _ = try await attempt("open the feeds") { try await reader.beginIfNew() }
        defer { running.withLock { $0.forEach { $0.cancel() } } }
        let changes = StorageChanges(
            storages: [composition.cache, composition.userData],
            environment: composition.environment)
        return try await session.run(FeedsScreen()) { send in
            await changes.follow {
                $0.isEverything || $0.hasMarks || !$0.groups.isEmpty
            } _: {
                send(.changed)
            }
        } perform: { [self] request, send in
            do {
                return try await perform(request, send)
            } catch {
                let failure = CommandFailure(error, while: Self.doing(request))
                send(.notice(failure.message.capitalisedSentence, isError: true))
                // What was shown as done already may not have been.
                send(.changed)
                return nil
            }
        }
    }

    private static func doing(_ request: FeedsRequest) -> String {
        switch request {
        case .loadFeeds, .load, .read, .countNews: "read the articles"
        case .open, .reread: "open the article"
        case .markRead, .star, .markAllRead: "mark articles"
        case .undo: "undo the last step"
        case .refresh: "refresh the feeds"
        case .browse: "open the page"
        case .add: "add the feed"
        case .unfollow: "unfollow the feed"
        case .rename, .move: "change the feed"
        case .end: "end"
        }
    }

    private func perform(
        _ request: FeedsRequest, _ send: @escaping @Sendable (FeedsMessage) -> Void
    ) async throws -> ScreenEnd? {
        switch request {
        case .open, .markRead, .star, .markAllRead, .unfollow, .rename, .move:
            added.withLock { $0 = nil }
        default: break
        }
        switch request {
        case .loadFeeds: send(.feeds(try await feeds(), try await counts()))
        case .load(let list, let after, let shown):
            send(.articles(try await page(list, after: after, shown: shown)))
        case .read(let numbers): send(.rows(try await lines(numbers)))
        case .countNews(let list, let number):
            send(.news(list, try await news(of: list, since: number)))
        case .open(let number):
            let article = try await reader.article("\(number)")
            // First the text: on a disk that is full or read-only, it can still be read.
            send(.article(try await text(of: article, isRead: true)))
            try await reader.mark([article.row.id], .read)
        case .reread(let number):
            let article = try await reader.articles.row(sequenceNumber: number)
            if let article { send(.article(try await text(of: article))) }
        case .markRead(let number, let isSet):
            try await reader.mark(
                [try await reader.article("\(number)").row.id], .read, isSet: isSet)
        case .star(let number, let isSet):
            let id = try await reader.article("\(number)").row.id
            try await reader.mark([id], .favourite, isSet: isSet)
        case .markAllRead(let list, let through):
            var query = Self.query(list)
            query.throughSequenceNumber = through
            let count = try await reader.markAll(.read, in: query)?.count ?? 0
            send(
                .notice(
                    count == 0
                        ? "Everything was read already."
                        : QuantityFormatting.count(count, "article") + " marked as read. u: undo",
                    isError: false))
        case .undo: send(.notice(try await undo(), isError: false))
        case .refresh(let feed, let force): refresh(feed, force: force, send)
        case .browse(let number):
            guard let link = try await reader.article("\(number)").row.link else {
                throw CommandFailure(.badData, "this article has no page.")
            }
            try Browser.open(link)
        case .add(let address): add(address, send)
        case .unfollow(let id):
            let feed = try await feed(id)
            _ = try await reader.remove(id)
            send(.notice("Unfollowed \(feed.title.printable). u: undo", isError: false))
        case .rename(let id, let name):
            let known = try await feed(id).subscription
            send(
                .notice(
                    try await change(id, Subscription.name(name), known.folders), isError: false))
        case .move(let id, let folder):
            let known = try await feed(id).subscription
            send(
                .notice(
                    try await change(id, known.name, Subscription.folders(folder)), isError: false))
        case .end(let end): return end
        }
        return nil
    }

    // MARK: - Reading

    private func feeds() async throws -> [FeedLine] {
        let now = composition.environment.now()
        return try await reader.overview().map { feed in
            let checked =
                feed.isPackaged
                ? "packaged"
                : feed.refresh.lastChecked.map {
                    QuantityFormatting.length(seconds: now.timeIntervalSince($0)) + " ago"
                } ?? "never checked"
            return FeedLine(
                id: feed.id, title: feed.distinctTitle.printable,
                folder: feed.subscription.folders.isEmpty
                    ? nil : feed.subscription.folders.joined(separator: "/").printable,
                unread: feed.unread, total: feed.total, starred: feed.starred, checked: checked,
                trouble: feed.trouble(at: now)?.printable)
        }
    }

    private func counts() async throws -> ArticleCounts {
        let counts = try await reader.articles.counts()
        return ArticleCounts(
            unread: counts.count([.read: false]), total: counts.count(),
            starred: counts.count([.favourite: true]))
    }

    private static func query(_ list: ArticleList) -> ShelfQuery {
        var query = ShelfQuery(groups: list.feeds)
        switch list.view {
        case .unread: query = query.without(.read)
        case .starred: query = query.with(.favourite)
        case .all: break
        }
        return query
    }

    private func page(
        _ list: ArticleList, after number: UInt64?, shown: Int
    ) async throws -> ArticlePage {
        let lines = try await ArticleLines(reader, at: composition.environment.now())
        if let words = list.words {
            let found = try await reader.articles.search(
                SearchQuery(words), Self.query(list), limit: shown + Self.pageSize + 1)
            return ArticlePage(
                list: list,
                rows: found.dropFirst(shown).prefix(Self.pageSize).map { lines.line($0.row) },
                hasMore: found.count > shown + Self.pageSize, through: 0)
        }
        var start: ShelfCursor?
        if let number { start = try await reader.articles.row(sequenceNumber: number)?.cursor }
        let page = try await reader.articles.page(
            Self.query(list), after: start, limit: Self.pageSize)
        return ArticlePage(
            list: list, rows: page.rows.map(lines.line), hasMore: page.next != nil,
            through: page.throughSequenceNumber)
    }

    private func lines(_ numbers: [UInt64]) async throws -> [ArticleLine] {
        let lines = try await ArticleLines(reader, at: composition.environment.now())
        var all: [ArticleLine] = []
        for number in numbers {
            guard let article = try await reader.articles.row(sequenceNumber: number) else {
                continue
            }
            all.append(lines.line(article))
        }
        return all
    }

    /// How many articles of a list arrived after a reader loaded it.
    private func news(of list: ArticleList, since number: UInt64) async throws -> Int {
        let page = try await reader.articles.page(Self.query(list), limit: Self.pageSize)
        return page.rows.count { $0.sequenceNumber > number }
    }

    private func text(of article: Shelved<Article>, isRead: Bool? = nil) async throws -> ArticleText
    {
        let now = composition.environment.now()
        let lines = try await ArticleLines(reader, at: now)
        let row = article.row
        var line = lines.line(article)
        if let isRead { line.isRead = isRead }
        let date = article.published(at: now)
        let body = row.text ?? row.summary ?? FeedText("")
        let files = row.enclosures.map { file in
            "\(file.type ?? "file")\(file.length.map { ", " + QuantityFormatting.bytes(Int(clamping: $0)) } ?? ""): \(file.url)"
        }
        return ArticleText(
            line: line, isUntitled: row.hasTitleFromText,
            facts: [row.byline, DateFormatting.local(date)].compactMap(\.self),
            link: row.link
        ) { columns in
            let text = PlainText.render(body, width: columns)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(
                String.init)
            return lines + (files.isEmpty ? [] : [""] + files)
        }
    }

    private func feed(_ id: String) async throws -> FeedOverview {
        guard let feed = try await reader.overview().first(where: { $0.id == id }) else {
            throw CommandFailure(.badData, "the feed is no longer followed.")
        }
        return feed
    }

    /// Gives a feed a name and folders, and returns what was done in words.
    private func change(_ id: String, _ name: String?, _ folders: [String]) async throws -> String {
        let before = try await feed(id)
        let known = before.subscription
        try await reader.rename(
            id, name: name, folders: folders, shown: (known.name, known.folders))
        let title = try await feed(id).title.printable
        if known.name == name, known.folders == folders { return "Nothing changed." }
        if known.folders == folders {
            return "\(before.title.printable) is called \(title) now. u: undo"
        }
        let folder = folders.joined(separator: "/").printable
        return folder.isEmpty
            ? "\(title) is in no folder now. u: undo" : "\(title) is in \(folder) now. u: undo"
    }

    private func undo() async throws -> String {
        if let feed = added.withLock({ $0.take() }) {
            _ = try await reader.remove(feed.id)
            return "\(feed.title.printable) is no longer followed. u: follow it again"
        }
        return try await MarkWords.undo(reader)?.words ?? "Nothing to undo."
    }

    // MARK: - What takes long

    private func start(_ body: @escaping @Sendable () async -> Void) {
        let task = Task { await body() }
        running.withLock { $0.append(task) }
    }

    private func refresh(
        _ feed: String?, force: Bool, _ send: @escaping @Sendable (FeedsMessage) -> Void
    ) {
        guard composition.environment.connectivity.status != .offline else {
            return send(
                .notice(
                    "Larder is offline: leave out --offline, or see `larder config`.", isError: true
                ))
        }
        send(.progress("Fetching…"))
        start { [reader] in
            do {
                let round = try await reader.refresh(only: feed.map { [$0] }, force: force) {
                    state in
                    send(.progress("Fetching: \(state.finished) of \(state.total)"))
                }
                let failed = round.results.filter { $0.error != nil }
                let new = round.results.reduce(0) { $0 + $1.inserted }
                var words =
                    round.results.isEmpty
                    ? "No feed is due. R fetches all of them."
                    : "\(QuantityFormatting.count(round.results.count, "feed")) checked, "
                        + "\(QuantityFormatting.count(new, "new article"))."
                if let error = failed.first?.error, round.results.count == 1 {
                    words = error.message
                } else if !failed.isEmpty {
                    words += " \(QuantityFormatting.count(failed.count, "feed")) failed."
                }
                send(.notice(words, isError: !failed.isEmpty))
            } catch {
                let failure = CommandFailure(error, while: "refresh the feeds")
                send(.notice(failure.message.capitalisedSentence, isError: true))
            }
            send(.progress(nil))
            send(.changed)
        }
    }

    private func add(_ address: String, _ send: @escaping @Sendable (FeedsMessage) -> Void) {
        send(.progress("Looking at \(address.printable)…"))
        start { [reader] in
            do {
                let added = try await reader.add(address)
                let isAdded = if case .choices = added { false } else { true }
                send(.refused(address: isAdded ? nil : address))
                switch added {
                case .added(let feed, let report):
                    self.added.withLock { $0 = feed }
                    let articles = QuantityFormatting.count(report.articles, "article")
                    let words = ["Added \(feed.title.printable): \(articles)."] + report.notes
                    send(
                        .notice(words.joined(separator: " ").printable, isError: report.isCutShort))
                case .known(let feed):
                    send(.notice("You follow \(feed.title.printable) already.", isError: false))
                case .choices(let choices, _):
                    let first = choices.first.map { " Such as \($0.url.printable)" } ?? ""
                    send(
                        .notice(
                            "The page links to \(choices.count) feeds: give the address of one."
                                + first, isError: true))
                }
            } catch {
                let failure = CommandFailure(error, while: "add the feed")
                send(.refused(address: address))
                send(.notice(failure.message.capitalisedSentence, isError: true))
            }
            send(.progress(nil))
            send(.changed)
        }
    }
}

extension ArticleLines {
    /// What the full-screen lists show of an article.
    func line(_ article: Shelved<Article>) -> ArticleLine {
        ArticleLine(
            number: article.sequenceNumber, feed: feed(article.row).printable,
            title: article.row.title.printable,
            age: age(article),
            isRead: article.marks.contains(.read), isStarred: article.marks.contains(.favourite))
    }
}
