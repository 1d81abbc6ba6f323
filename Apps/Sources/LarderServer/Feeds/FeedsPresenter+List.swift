internal import FeedFormat
internal import Feeds
internal import Foundation
internal import Larder
internal import Terminal

extension FeedsPresenter {
    // MARK: - The list of articles

    func list(
        _ place: FeedsPlace, _ listed: ListedArticles, shown: ShownList?, _ library: Library,
        _ counts: ShelfCounts, _ locale: PageLocale
    ) async throws -> ArticleList {
        let feed = place.feed.flatMap { library.feed($0) }
        let rows = listed.rows.map { row($0, place, listed, library, locale) }
        let title = title(place, library)
        let unread = unread(place, library, counts)
        return ArticleList(
            title: title, address: place.with(article: nil).address, back: FeedsPlace.names,
            tabs: tabs(place, library, counts, locale), rows: rows,
            hasRows: !rows.isEmpty,
            empty: rows.isEmpty ? empty(place, library) : nil,
            hint: hint(place, listed, library), found: found(place, listed, locale),
            words: place.words ?? "", isSearch: place.words != nil,
            view: place.view.rawValue,
            searched: (place.view == .starred ? .all : place.view).rawValue, feed: place.feed,
            folder: place.folder,
            about: feed.map { about($0, locale) }, news: news(listed),
            newest: "\(listed.through)", first: place.page().address, through: "\(listed.through)",
            next: listed.next.map { place.page(after: $0).address }
                ?? (listed.isCut && place.page < FeedsPlace.mostPages
                    ? place.results(page: place.page + 1).address : nil),
            previous: listed.previous.map { place.page(before: $0).address }
                ?? (place.words != nil && place.page > 1
                    ? place.results(page: place.page - 1).address : nil),
            onward: onward(place, listed, library), canMarkAll: unread > 0 && place.words == nil,
            canUndo: try await reader.canUndo())
    }

    private func row(
        _ article: Shelved<Article>, _ place: FeedsPlace, _ listed: ListedArticles,
        _ library: Library, _ locale: PageLocale
    ) -> ArticleList.Row {
        let date = date(of: article)
        let text = article.row.summary ?? article.row.text
        return ArticleList.Row(
            number: "\(article.sequenceNumber)",
            address: place.with(article: article.sequenceNumber).address,
            feed: article.row.id.feed, item: article.row.id.item,
            title: Self.short(article.row.title),
            source: library.title(article.row.id.feed),
            sourceLink: Library.link(article.row.id.feed), moment: Moment(date, locale),
            age: QuantityFormatting.length(seconds: site.now.timeIntervalSince(date)) + " ago",
            line: listed.snippets[article.sequenceNumber] == nil && !article.row.hasTitleFromText
                ? text.flatMap { PlainText.line($0.value, isMarkup: $0.kind != .text, limit: 180) }
                : nil,
            snippet: listed.snippets[article.sequenceNumber] ?? [],
            picture: images.picture(of: article.row),
            isRead: article.marks.contains(.read), isStarred: article.marks.contains(.favourite),
            isOpen: false, isUntitled: article.row.hasTitleFromText)
    }

    /// A title as rows have it: some articles have their whole text as their title.
    static func short(_ title: String, _ most: Int = 300) -> String {
        title.count > most ? title.prefix(most - 1) + "…" : title
    }

    /// When an article was published.
    func date(of article: Shelved<Article>) -> Date { article.published(at: site.now) }

    private func title(_ place: FeedsPlace, _ library: Library) -> String {
        if place.words != nil {
            let area = place.feed.map(library.title) ?? place.folder
            return area.map { "Search in \($0)" } ?? "Search"
        }
        if let feed = place.feed { return library.title(feed) }
        if let folder = place.folder { return folder }
        switch place.view {
        case .unread: return "Unread"
        case .starred: return "Starred"
        case .all: return "All articles"
        }
    }

    private func count(
        _ marks: [Mark.Name: Bool], _ place: FeedsPlace, _ library: Library, _ counts: ShelfCounts
    ) -> Int {
        if let feed = place.feed { return counts.count(marks, in: feed) }
        guard let folder = place.folder else { return counts.count(marks) }
        return library.feeds(in: folder).reduce(0) { $0 + counts.count(marks, in: $1.id) }
    }

    /// How many articles of the whole list are unread.
    private func unread(_ place: FeedsPlace, _ library: Library, _ counts: ShelfCounts) -> Int {
        count(
            place.view == .starred ? [.read: false, .favourite: true] : [.read: false], place,
            library, counts)
    }

    private func tabs(
        _ place: FeedsPlace, _ library: Library, _ counts: ShelfCounts, _ locale: PageLocale
    ) -> [FeedsView.Link] {
        let all: [(FeedsPlace.View, String, [Mark.Name: Bool])] = [
            (.unread, "Unread", [.read: false]), (.starred, "Starred", [.favourite: true]),
            (.all, "All", [:]),
        ]
        return all.map { view, name, marks in
            FeedsView.Link(
                id: "tab-\(view.rawValue)", name: name, address: place.with(view: view).address,
                count: locale.number("\(count(marks, place, library, counts))"),
                counted: "", isHere: place.view == view && place.words == nil)
        }
    }

    // MARK: - Words

    private func empty(_ place: FeedsPlace, _ library: Library) -> String {
        if let words = place.words {
            return SearchQuery(words).isEmpty
                ? "There is nothing to search for in “\(words)”. Enter a word or a number."
                : (place.feed.map(library.title) ?? place.folder).map {
                    "Nothing in \($0) matches “\(words)”. To search everywhere, open All articles first."
                } ?? "Nothing matches “\(words)”."
        }
        if library.feeds.isEmpty {
            return
                "You don’t follow any feeds yet. Add the address of a feed, or of a page you like to read."
        }
        switch place.view {
        case .starred: return "Nothing is starred here. Starred articles are kept for good."
        case .all:
            guard let feed = place.feed.flatMap({ library.feed($0) }) else {
                return "No articles yet."
            }
            return withoutArticles([feed])
        case .unread: return emptyUnread(place, library)
        }
    }

    /// Why a list of unread articles is empty: only what was fetched can have been read.
    private func emptyUnread(_ place: FeedsPlace, _ library: Library) -> String {
        let feeds =
            place.feed.flatMap { library.feed($0) }.map { [$0] }
            ?? place.folder.map { library.feeds(in: $0) } ?? library.feeds
        if feeds.isEmpty { return "There are no feeds here." }
        if feeds.contains(where: { $0.total > 0 }) { return "Everything is read." }
        return withoutArticles(feeds)
    }

    /// Why feeds have no articles: only of what was fetched it is known that there is nothing.
    private func withoutArticles(_ feeds: [FeedOverview]) -> String {
        let have = QuantityFormatting.form(feeds.count, "This feed has", "These feeds have")
        let them = QuantityFormatting.form(feeds.count, "it", "them")
        guard feeds.contains(where: { $0.refresh.lastSucceeded != nil || $0.isPackaged }) else {
            if feeds.contains(where: { $0.refresh.lastError != nil }) {
                return "Nothing to read: Larder could not fetch \(them) yet."
            }
            let isBusy =
                site.refresher.isRunning(.feeds)
                || feeds.contains { site.refresher.isRunning(.feed($0.id)) }
            return "\(have) not been fetched yet. "
                + (isBusy ? "Larder is fetching \(them) now." : "Press Refresh to fetch \(them).")
        }
        return "\(have) no articles."
    }

    /// How many articles a search found; of more than a page, which ones are here.
    private func found(
        _ place: FeedsPlace, _ listed: ListedArticles, _ locale: PageLocale
    ) -> String {
        guard place.words != nil, !listed.rows.isEmpty else { return "" }
        let before = Self.pageSize * (place.page - 1)
        let here = before + listed.rows.count
        if before == 0 {
            return (listed.isCut ? "More than " : "")
                + "\(QuantityFormatting.count(here, "article")) found"
                + QuantityFormatting.form(here, ".", ", the best matches first.")
        }
        let all = listed.isCut ? "more than \(here)" : "\(here)"
        return locale.numbers(in: "Articles \(before + 1) to \(here) of \(all) found.")
    }

    private func hint(
        _ place: FeedsPlace, _ listed: ListedArticles, _ library: Library
    ) -> String? {
        if listed.unindexed > 0 {
            return QuantityFormatting.count(listed.unindexed, "article is", "articles are")
                + " still being indexed, and not searched yet."
        }
        if place.page == FeedsPlace.mostPages, listed.rows.count >= Self.pageSize {
            let most = Self.pageSize * FeedsPlace.mostPages
            return "These are the last of the best \(most) matches. Add words to narrow the search."
        }
        if site.resources.offline.isOffline {
            return "Offline mode is on. You can read what was fetched before."
        }
        return nil
    }

    private func news(_ listed: ListedArticles) -> String? {
        guard listed.news > 0 else { return nil }
        let limit = Self.pageSize
        return listed.news >= limit
            ? "\(limit) or more new articles" : QuantityFormatting.count(listed.news, "new article")
    }

    /// Where to continue once nothing on this page is unread.
    func onward(
        _ place: FeedsPlace, _ listed: ListedArticles, _ library: Library
    ) -> FeedsView.Link? {
        func link(_ name: String, _ address: String) -> FeedsView.Link {
            .init(
                id: "onward", name: name, address: address, count: nil, counted: "", isHere: false)
        }
        if let next = listed.next, place.words == nil, place.view == .unread {
            return link("the rest of this list", place.page(after: next).address)
        }
        if place.feed != nil || place.folder != nil, let feed = library.unread(after: place.feed) {
            return link(feed.title, FeedsPlace(view: .unread, feed: feed.id).address)
        }
        let isBeginning =
            place.view == .unread && place.words == nil && place.after == nil
            && place.before == nil
        guard !isBeginning, library.unread(after: nil) != nil else { return nil }
        return link("all unread articles", FeedsPlace(view: .unread).address)
    }

    // MARK: - The open article

    /// Returns an article for the page; without a list, it has no links to the articles around it.
    func article(
        _ article: Shelved<Article>, _ place: FeedsPlace, _ list: ArticleList?, _ library: Library,
        _ locale: PageLocale
    ) -> ArticleView {
        let rows = list?.rows ?? []
        let document = ArticleDocument(
            images: images, assets: site.renderer.assets.path)
        let row = article.row
        let number = "\(article.sequenceNumber)"
        let position = rows.firstIndex { $0.number == number }
        let after = position.map { rows[($0 + 1)...] } ?? rows[...]
        let next = after.first { !$0.isRead } ?? rows.first { !$0.isRead && $0.number != number }
        return ArticleView(
            number: number, feed: row.id.feed, item: row.id.item, title: row.title,
            isUntitled: row.hasTitleFromText,
            source: library.title(row.id.feed),
            sourceAddress: (library.feed(row.id.feed).map { library.place(of: $0) }
                ?? FeedsPlace(view: .all, feed: row.id.feed)).address,
            author: row.byline, moment: Moment(date(of: article), locale),
            link: webLink(row.link), comments: webLink(row.comments),
            categories: Array(row.categories.prefix(12)),
            files: row.enclosures.compactMap { file($0) },
            document: document.html(row),
            size: ArticleDocument.size(row), isRead: article.marks.contains(.read),
            isStarred: article.marks.contains(.favourite), address: place.address,
            back: place.with(article: nil).address, backName: list?.title ?? "Articles",
            previous: position.flatMap { $0 > 0 ? rows[$0 - 1].address : nil },
            next: after.first?.address,
            nextUnread: next.map {
                .init(
                    id: "next-unread", name: $0.title, address: $0.address, count: nil, counted: "",
                    isHere: false)
            } ?? list?.onward)
    }

    private func file(_ file: Enclosure) -> ArticleView.File? {
        guard let address = webLink(file.url) else { return nil }
        let type = file.type?.lowercased() ?? ""
        let kind =
            switch type.split(separator: "/").first {
            case "audio": "Audio"
            case "video": "Video"
            case "image": "Picture"
            default: type == "application/pdf" ? "PDF" : "File"
            }
        var about = [kind]
        if let seconds = file.duration, seconds > 0 { about.append(Self.length(seconds)) }
        if let size = file.length, size > 0 {
            about.append(QuantityFormatting.bytes(Int(clamping: size)))
        }
        let name = URL(string: address)?.lastPathComponent ?? ""
        return .init(
            address: address, name: file.title ?? (name.isEmpty || name == "/" ? address : name),
            about: about.joined(separator: ", "))
    }

    private static func length(_ seconds: Int) -> String {
        let minutes = seconds / 60
        if minutes < 1 { return QuantityFormatting.count(seconds, "second") }
        if minutes < 60 { return QuantityFormatting.count(minutes, "minute") }
        let rest = minutes % 60
        return QuantityFormatting.count(minutes / 60, "hour")
            + (rest > 0 ? " " + QuantityFormatting.count(rest, "minute") : "")
    }
}
