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
            let count = try await presenter.markAll(form)
            let message =
                count == 0
                ? "Everything is already read."
                : "\(QuantityFormatting.count(count, "article")) marked as read."
            return site.renderer.done(
                message, see: Self.back(form),
                undo: count == 0
                    ? nil : Undo(path: "/feeds/undo", words: "To reverse this, choose Undo."),
                request)
        }
        router.form("/feeds/undo") { form, request in
            let (message, row) = try await presenter.undo(
                removalOf: form["removed"], changeOf: form["changed"],
                number: form["step"].flatMap { UInt64($0) })
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

    /// Marks the articles of a list that a person has seen as read; returns how many changed.
    func markAll(_ form: [String: String]) async throws -> Int {
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

    /// Undoes the last step, or the removal or the last change of a feed; returns the outcome in words, and the number of the article if it
    /// is one.
    func undo(
        removalOf feed: String? = nil, changeOf changed: String? = nil, number: UInt64? = nil
    ) async throws -> (message: String, row: UInt64?) {
        if let feed {
            guard let removal = try await reader.removal(of: feed), try await reader.undo(removal)
            else { throw PageError(.conflict, "You already follow this feed again.") }
            return (try await fetchAgain(removal), nil)
        }
        if let changed {
            guard let change = try await reader.change(of: changed, number: number),
                try await reader.undo(change)
            else { throw PageError(.conflict, "The feed was changed again since.") }
            return (change.changedBack, nil)
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
        let word =
            switch (what.name, what.isSet) {
            case (.read, true): "unread again"
            case (.read, false): "read again"
            case (.favourite, true): "no longer starred"
            case (.favourite, false): "starred again"
            default: "as before"
            }
        guard count == 1, let id = try await reader.marked(after: position).last,
            let article = try await reader.articles.row(id)
        else {
            return (
                "\(QuantityFormatting.count(count, "article is", "articles are")) \(word).", nil
            )
        }
        return ("“\(Self.short(article.row.title, 80))” is \(word).", article.sequenceNumber)
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
