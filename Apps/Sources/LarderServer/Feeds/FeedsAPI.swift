internal import Feeds
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Records

extension FeedsPresenter {
    func addAPI(to api: RouterGroup<PageContext>) {
        api.get("feeds") { _, _ in
            let feeds = try await reader.overview().map { feed in
                // What could not be stored with the feed is known only to its own job.
                let outcome = site.refresher.outcome(of: .feed(feed.id))
                return JSONText.feed(
                    feed, error: outcome.flatMap { $0.isFailure ? $0.text : nil })
            }
            return Response.record([
                ("feeds", .array(feeds)), ("refresh", site.refresher.record(of: .feeds)),
            ])
        }
        api.form("feeds") { form, _ in
            switch try await add(form["url"] ?? form["address"] ?? "", folder: form["folder"])
            {
            case .added(let feed, let report):
                return Response.record(
                    .feed(feed, [("cut_short", .bool(report.isCutShort))]), status: .created)
            case .known(let feed): return Response.record(.feed(feed))
            case .choices(let candidates, _):
                return Response.record(
                    [("choices", .array(candidates.map { .choice($0) }))], status: .multipleChoices)
            }
        }
        api.post("feeds/refresh") { request, _ in
            try site.requireOnline()
            var feed: String?
            if let id = try await request.form()["feed"] { feed = try await self.feed(id).id }
            reader.startRefresh(of: feed, force: true, by: site.refresher)
            return Response.record([("started", true)], status: .accepted)
        }
        api.delete("feeds/:id") { _, context in
            let feed = try await self.feed(try context.parameter("id"))
            let count = try await reader.remove(feed.id)
            return Response.record([("id", .string(feed.id)), ("articles", .int(count))])
        }
        api.post("import") { request, _ in
            Response.record([("message", .string(try await take(FeedsRoutes.file(request))))])
        }
        addItems(to: api)
    }

    private func addItems(to api: RouterGroup<PageContext>) {
        api.get("items") { request, _ in
            var place = FeedsPlace(request)
            if request.query("view") == nil { place.view = .all }
            let limit = try request.number("limit", in: 1...500, or: 50)
            let feeds = try await reader.overview()
            let titles = Dictionary(
                feeds.map { ($0.id, $0.title) }, uniquingKeysWith: { $1 })
            func record(_ article: Shelved<Article>, _ more: [(String, JSONText)] = []) -> JSONText
            {
                let feed = article.row.id.feed
                return .article(article, feed: titles[feed] ?? feed, more)
            }
            let query = Self.query(place, Library(feeds))
            if let words = place.words {
                let found = try await reader.articles.search(
                    SearchQuery(words), query, limit: limit)
                let records = found.map {
                    record($0.row, [("snippet", .string($0.snippet.text))])
                }
                return Response.record([
                    ("items", .array(records)), ("next", nil),
                    ("unindexed", .int(found.unindexed)),
                ])
            }
            var after: ShelfCursor?
            if let number = place.after {
                guard let row = try await reader.articles.row(sequenceNumber: number) else {
                    throw PageError(.notFound, "There is no article \(number) to continue after.")
                }
                after = row.cursor
            }
            let page = try await reader.articles.page(query, after: after, limit: limit)
            let next =
                page.next == nil ? nil : page.rows.last.map { Int(clamping: $0.sequenceNumber) }
            return Response.record([
                ("items", .array(page.rows.map { record($0) })),
                ("next", next.map { .int($0) } ?? nil),
            ])
        }
        api.form("items/read") { form, _ in
            return Response.record([("changed", .int(try await markAll(form)?.count ?? 0))])
        }
        api.get("items/:number") { _, context in
            let article = try await self.article(numbered: try context.articleNumber())
            let id = article.row.id.feed
            let feed = try await reader.overview().first { $0.id == id }
            return Response.record(
                .article(article, feed: feed?.title ?? id, JSONText.content(of: article.row)))
        }
        api.post("items/undo") { _, _ in
            Response.record([("message", .string(try await undo([:]).message))])
        }
        for (word, mark) in [("read", Mark.Name.read), ("starred", .favourite)] {
            for isSet in [true, false] {
                api.on("items/:number/\(word)", method: isSet ? .post : .delete) { _, context in
                    let article = try await self.article(numbered: try context.articleNumber())
                    let count = try await reader.mark([article.row.id], mark, isSet: isSet)
                    return Response.record([("changed", .int(count))])
                }
            }
        }
    }
}

extension FeedsPresenter {
    /// The followed feed with an id.
    func feed(_ id: String?) async throws -> FeedOverview {
        guard let id, let feed = try await reader.overview().first(where: { $0.id == id }) else {
            throw PageError(.notFound, "You don’t follow this feed.")
        }
        return feed
    }

    /// The article with a number.
    func article(numbered number: UInt64) async throws -> Shelved<Article> {
        guard let article = try await reader.articles.row(sequenceNumber: number) else {
            throw PageError(.notFound, "There is no article \(number). It may have been removed.")
        }
        return article
    }
}

extension PageContext {
    /// A part of the path as the number of an article.
    func articleNumber() throws -> UInt64 {
        guard let number = UInt64(try parameter("number")) else {
            throw PageError(.notFound, "Not an article number. /api/items lists the numbers.")
        }
        return number
    }
}
