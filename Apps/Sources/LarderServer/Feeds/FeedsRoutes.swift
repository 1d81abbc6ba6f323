internal import Feeds
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Terminal

/// The pages of feeds, and the marks on articles.
struct FeedsRoutes {
    let site: Site
    let presenter: FeedsPresenter

    func add(to router: Router<PageContext>) {
        router.get("/feeds") { request, _ in
            let place = FeedsPlace(request)
            let view = try await presenter.view(
                place, shown: ShownList(request), PageLocale(request))
            let title = view.article?.title ?? (place.isNames ? "Feeds" : view.list.title)
            var frame = site.renderer.frame(title, .feeds, request)
            frame.isWide = true
            return site.renderer.page("feeds", frame, view)
        }
        router.get("/feeds/articles") { request, _ in
            let numbers = (request.query("numbers") ?? "").split(separator: ",").compactMap {
                UInt64($0)
            }
            guard (1...LoneArticle.most).contains(numbers.count) else {
                throw PageError(
                    .badRequest,
                    "Give the numbers of 1 to \(LoneArticle.most) articles, as in numbers=4,7.")
            }
            let frame = site.renderer.frame("Articles", .feeds, request)
            let articles = try await presenter.articles(numbers, PageLocale(request)).map {
                LoneArticle.Kept(
                    number: $0.number,
                    html: site.renderer.html("feeds-article", frame, LoneArticle(article: $0)))
            }
            return Response.json(["articles": articles])
        }
        router.form("/feeds/mark") { form, request in
            let id = try await presenter.article(form)
            guard let word = form["name"], ["read", "favourite"].contains(word) else {
                throw PageError(
                    .unprocessableContent, "Give the mark as name: read or favourite.")
            }
            let isSet = try form.flag("on")
            _ = try await site.changes.once(form["change"]) {
                try await presenter.reader.mark(
                    [id], word == "read" ? .read : .favourite, isSet: isSet)
            }
            return site.renderer.done(nil, see: Self.back(form), request)
        }
        router.form("/feeds/mark-all") { form, request in
            let marking = try await presenter.markAll(form)
            let message =
                marking.map {
                    "\(QuantityFormatting.count($0.count, "article")) marked as read."
                } ?? "Everything is already read."
            return site.renderer.done(
                message, see: Self.back(form),
                undo: marking.map {
                    Undo(
                        path: "/feeds/undo", words: "To reverse this, choose Undo.",
                        fields: ["marked": "\($0.date.timeIntervalSinceReferenceDate)"])
                }, request)
        }
        router.form("/feeds/undo") { form, request in
            let (message, row) = try await presenter.undo(form)
            return site.renderer.done(
                message, see: Self.back(form) + (row.map { "#row-\($0)" } ?? ""), request)
        }
        router.form("/feeds/refresh") { form, request in
            try site.requireOnline()
            let feed = form["feed"].flatMap { $0.isEmpty ? nil : $0 }
            presenter.reader.startRefresh(of: feed, force: true, by: site.refresher)
            return site.renderer.done(nil, see: Self.back(form), request)
        }
        addChanges(to: router)
    }

    /// The page of this server that a form names, or else the feeds.
    static func back(_ form: [String: String]) -> String {
        guard let see = form["see"], see == "/feeds" || see.hasPrefix("/feeds?"), see.count < 4_000,
            see.utf8.allSatisfy({ $0 > 32 && $0 < 127 })
        else { return "/feeds" }
        return see
    }
}

/// An article without a list around it, for a page that has the list.
struct LoneArticle: Sendable {
    var article: ArticleView
    var articleLevel = 1
    var here = "/feeds"

    /// The most articles of one answer.
    static let most = 200

    /// What a browser keeps of it.
    struct Kept: Encodable {
        var number: String
        var html: String
    }
}

extension FeedsPresenter {
    /// The article that a form is about.
    ///
    /// The number is looked up first, because browsers alter some identifiers, such as those with line
    /// breaks. If the article is gone, the feed and item from the form are used.
    func article(_ form: [String: String]) async throws -> Article.ID {
        let (feed, item) = (form["feed"] ?? "", form["item"] ?? "")
        if let number = form["number"].flatMap({ UInt64($0) }),
            let row = try await reader.articles.row(sequenceNumber: number),
            feed.isEmpty || row.row.id.feed == feed
        {
            return row.row.id
        }
        guard !feed.isEmpty, !item.isEmpty else {
            throw PageError(.unprocessableContent, "Give the article’s feed and item.")
        }
        return Article.ID(feed: feed, item: item)
    }

    /// Marks the articles of a list that a person has seen as read; nil if nothing changed.
    func markAll(_ form: [String: String]) async throws -> MarkUndo? {
        guard let before = form["before"].flatMap({ UInt64($0) }) else {
            throw PageError(
                .unprocessableContent, "Give the number of the last article to mark, as before.")
        }
        var place = FeedsPlace(view: form["view"] == "starred" ? .starred : .all)
        place.feed = form["feed"].flatMap { $0.isEmpty ? nil : $0 }
        place.folder = form["folder"].flatMap { $0.isEmpty ? nil : $0 }
        var query = Self.query(place, Library(try await reader.overview()))
        query.throughSequenceNumber = before
        return try await reader.markAll(.read, in: query)
    }

    /// Undoes the last step, or the one that a form names: the removal or a change of a feed, or a marking. Returns the outcome in words, and
    /// the number of the article if it is one.
    func undo(_ form: [String: String]) async throws -> (message: String, row: UInt64?) {
        let gone = PageError(
            .conflict, "There is nothing to undo: it was undone already, or changed again since.")
        if let feed = form["removed"] {
            guard let removal = try await reader.removal(of: feed),
                try await reader.undo(removal) != nil
            else { throw gone }
            return (try await fetchAgain(removal), nil)
        }
        if let changed = form["changed"] {
            _ = try await self.feed(changed)
            let number = form["step"].flatMap { UInt64($0) }
            guard form["step"]?.isEmpty != false || number != nil,
                let change = try await reader.change(of: changed, number: number),
                let done = try await reader.undo(change)
            else { throw gone }
            return (done.changedBack, nil)
        }
        if let date = form["marked"] {
            guard let seconds = TimeInterval(date),
                let marking = try await reader.marking(
                    at: Date(timeIntervalSinceReferenceDate: seconds)),
                case let count = try await reader.undo(marking), count > 0
            else { throw gone }
            return (Self.undone(marking, count), nil)
        }
        let position = try await reader.markPosition()
        guard let (step, count) = try await reader.undo() else {
            throw PageError(.conflict, "Nothing to undo.")
        }
        let what: MarkUndo
        switch step {
        case .mark(let mark): what = mark
        case .removal(let removal): return (try await fetchAgain(removal), nil)
        case .change(let change): return (change.changedBack, nil)
        }
        guard count == 1, let article = try await reader.article(undone: what, after: position)
        else { return (Self.undone(what, count), nil) }
        let words = Self.undone(what, count, title: article.row.title)
        return (words, article.sequenceNumber)
    }

    /// What undoing a marking did, as a sentence.
    private static func undone(
        _ what: MarkUndo, _ count: Int, title: String? = nil
    ) -> String {
        let word =
            switch (what.name, what.isSet) {
            case (.read, true): "unread again"
            case (.read, false): "read again"
            case (.favourite, true): "no longer starred"
            case (.favourite, false): "starred again"
            default: "as before"
            }
        if let title { return "“\(short(title, 80))” is \(word)." }
        return "\(QuantityFormatting.count(count, "article is", "articles are")) \(word)."
    }

    /// Says that a feed is followed again, and begins to fetch what is missing.
    private func fetchAgain(_ removal: FeedStep) async throws -> String {
        let words = "Following \(Self.short(removal.title, 80)) again."
        if removal.isPackaged { return words }
        let isBack = try await reader.records.row(removal.subscription.id) != nil
        if site.resources.offline.isOffline {
            return isBack ? words : "\(words) Its articles are fetched once Larder is online."
        }
        reader.startRefresh(of: removal.subscription.id, force: true, by: site.refresher)
        return isBack ? words : "\(words) Larder is fetching its articles."
    }
}
