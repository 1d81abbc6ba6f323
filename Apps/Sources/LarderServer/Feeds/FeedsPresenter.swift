internal import Feeds
internal import Foundation
internal import HTTPTypes
internal import Larder
internal import Terminal

/// Prepares what the page of feeds shows.
struct FeedsPresenter: Sendable {
    let reader: FeedReader
    let site: Site

    /// The number of articles on a page of the list.
    static let pageSize = 50

    func view(
        _ place: FeedsPlace, shown: ShownList? = nil, _ locale: PageLocale
    ) async throws -> FeedsView {
        let feeds = try await reader.overview()
        let counts = try await reader.articles.counts()
        let open = try await openArticle(place)
        let level = place.article != nil ? "article" : place.isNames ? "feeds" : "articles"
        let library = Library(feeds, former: try await reader.removedTitles())
        if let feed = place.feed, library.feed(feed) == nil, counts.count(in: feed) == 0 {
            throw PageError(.notFound, "You don’t follow this feed.")
        }
        let rows = try await rows(place, shown: shown, open: open, library)
        var list = try await list(place, rows, shown: shown, library, counts, locale)
        let article = open.map { self.article($0, place, list, library, locale) }
        for index in list.rows.indices {
            list.rows[index].isOpen = list.rows[index].number == article?.number
        }
        return FeedsView(
            level: level, feedsLevel: level == "feeds" ? 1 : 2,
            listLevel: level == "articles" ? 1 : 2,
            rowLevel: level == "articles" ? 2 : 3, articleLevel: level == "article" ? 1 : 2,
            feeds: pane(place, library, counts, locale), list: list, article: article,
            isAdding: place.isAdding, here: place.address)
    }

    private func openArticle(_ place: FeedsPlace) async throws -> Shelved<Article>? {
        guard let number = place.article else { return nil }
        guard let article = try await reader.articles.row(sequenceNumber: number) else {
            throw PageError(.notFound, "There is no article \(number). It may have been removed.")
        }
        return article
    }

    /// Returns articles by number, without a list around them; those that are gone are left out.
    func articles(_ numbers: [UInt64], _ locale: PageLocale) async throws -> [ArticleView] {
        let library = Library(try await reader.overview())
        var views: [ArticleView] = []
        for number in numbers {
            guard let article = try await reader.articles.row(sequenceNumber: number) else {
                continue
            }
            views.append(self.article(article, FeedsPlace(), nil, library, locale))
        }
        return views
    }

    // MARK: - The feeds

    private func pane(
        _ place: FeedsPlace, _ library: Library, _ counts: ShelfCounts, _ locale: PageLocale
    ) -> FeedsView.FeedsPane {
        let progress = site.refresher.progress(of: .feeds)
        let isBusy = site.refresher.isRunning(anyOf: .feeds)
        // What was said of feeds that are gone goes with them.
        let outcome =
            isBusy
            ? nil
            : site.refresher.outcome(of: .feeds)
                .flatMap { $0.counted.isSubset(of: library.feeds.map(\.id)) ? $0 : nil }
        let isOfAll = place.feed == nil && place.folder == nil && place.words == nil
        func link(_ view: FeedsPlace.View, _ name: String, _ count: Int, _ counted: String)
            -> FeedsView.Link
        {
            FeedsView.Link(
                id: "view-\(view.rawValue)", name: name, address: FeedsPlace(view: view).address,
                count: count > 0 ? locale.number("\(count)") : nil, counted: counted,
                isHere: isOfAll && place.view == view)
        }
        return FeedsView.FeedsPane(
            views: [
                link(.unread, "Unread", counts.count([.read: false]), "unread"),
                link(.starred, "Starred", counts.count([.favourite: true]), "starred"),
                link(.all, "All articles", 0, ""),
            ],
            folders: library.folders.map { name, feeds in
                FeedsView.Folder(
                    isFolded: PageContext.preferences.folded.contains(Library.shortName(name)),
                    link: name.isEmpty ? nil : folder(name, feeds, place, locale),
                    feeds: feeds.map { self.link($0, place, library, locale) })
            },
            hasFeeds: !library.feeds.isEmpty,
            isStarter: library.feeds.contains { $0.subscription.isStarter }, isBusy: isBusy,
            progress: isBusy && progress.total > 0
                ? "\(min(progress.done, progress.total)) of \(progress.total)" : nil,
            message: outcome.flatMap { $0.isFailure ? nil : locale.numbers(in: $0.text) },
            trouble: outcome.flatMap { $0.isFailure ? $0.text : nil })
    }

    private func folder(
        _ name: String, _ feeds: [FeedOverview], _ place: FeedsPlace, _ locale: PageLocale
    ) -> FeedsView.Link {
        let unread = feeds.reduce(0) { $0 + $1.unread }
        return FeedsView.Link(
            id: "folder-\(Library.shortName(name))", name: name,
            address: FeedsPlace(view: unread > 0 ? .unread : .all, folder: name).address,
            count: unread > 0 ? locale.number("\(unread)") : nil, counted: "unread",
            isHere: place.folder == name)
    }

    private func link(
        _ feed: FeedOverview, _ place: FeedsPlace, _ library: Library, _ locale: PageLocale
    ) -> FeedsView.Link {
        FeedsView.Link(
            id: Library.link(feed.id), name: feed.distinctTitle,
            address: library.place(of: feed).address,
            count: feed.unread > 0 ? locale.number("\(feed.unread)") : nil, counted: "unread",
            isHere: place.feed == feed.id,
            trouble: FeedFailure(feed, at: site.now, locale)?.short,
            icon: images.icon(of: feed), letter: feed.title.first.map { String($0).uppercased() })
    }

    var images: ImageAddress { ImageAddress(key: site.key) }

    // MARK: - One feed

    func about(_ feed: FeedOverview, _ locale: PageLocale) -> FeedAbout {
        let state = feed.refresh
        let isAsked = !feed.isPackaged && state.stopped == nil
        let next = state.nextCheck.flatMap { $0 > site.now ? $0 : nil }
        return FeedAbout(
            id: feed.id, title: feed.title, name: feed.title,
            folder: feed.subscription.folders.joined(separator: "/"),
            address: feed.subscription.address.absoluteString, home: webLink(feed.record?.page),
            isPackaged: feed.isPackaged, isStarter: feed.subscription.isStarter,
            isGone: state.stopped == .gone,
            isBusy: site.refresher.isRunning(.feed(feed.id)) || site.refresher.isRunning(.feeds),
            checked: state.lastChecked.map { Moment($0, locale) },
            next: isAsked ? next.map { Moment($0, locale) } : nil, isDue: isAsked && next == nil,
            trouble: FeedFailure(feed, at: site.now, locale),
            articles: feed.total > feed.starred
                ? QuantityFormatting.count(feed.total - feed.starred, "article") : nil,
            starred: feed.starred > 0
                ? QuantityFormatting.count(
                    feed.starred, "starred article stays", "starred articles stay") : nil)
    }
}

/// The feeds in the order in which they are shown.
struct Library: Sendable {
    let feeds: [FeedOverview]
    /// Feeds outside any folder come first, with an empty name.
    let folders: [(name: String, feeds: [FeedOverview])]
    private let byID: [String: FeedOverview]
    /// The names of feeds that were removed, by their identity.
    private let former: [String: String]

    init(_ all: [FeedOverview], former: [String: String] = [:]) {
        self.former = former
        var groups: [String: [FeedOverview]] = [:]
        for feed in all {
            groups[feed.subscription.folders.joined(separator: "/"), default: []].append(feed)
        }
        folders = groups.keys.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
            .map { ($0, groups[$0] ?? []) }
        feeds = folders.flatMap(\.feeds)
        byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    }

    func feed(_ id: String) -> FeedOverview? { byID[id] }

    /// The name of a feed, even of one that is no longer followed.
    func title(_ id: String) -> String {
        byID[id]?.title ?? former[id] ?? FeedOverview.title(ofUnknown: id)
    }

    /// The feeds in a folder and in its subfolders.
    func feeds(in folder: String) -> [FeedOverview] {
        folders.filter { $0.name == folder || $0.name.hasPrefix(folder + "/") }.flatMap(\.feeds)
    }

    /// The list that opens for a feed: its unread articles, or all if none are unread.
    func place(of feed: FeedOverview) -> FeedsPlace {
        FeedsPlace(view: feed.unread > 0 ? .unread : .all, feed: feed.id)
    }

    /// The next feed with unread articles, after a feed or from the beginning.
    func unread(after id: String?) -> FeedOverview? {
        let start = feeds.firstIndex { $0.id == id }.map { $0 + 1 } ?? 0
        return (feeds[start...] + feeds[..<start]).first { $0.unread > 0 && $0.id != id }
    }

    /// The id of a feed's link.
    static func link(_ id: String) -> String { "feed-\(shortName(id))" }

    /// A short name for element ids.
    static func shortName(_ id: String) -> String {
        String(BlobID(of: Data(id.utf8)).description.prefix(12))
    }
}
