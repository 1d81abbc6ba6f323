internal import Feeds
internal import Foundation
internal import Larder

/// The articles of one page of a list, as they are stored.
struct ListedArticles: Sendable {
    var rows: [Shelved<Article>] = []
    /// The text around each match of a search, by sequence number.
    var snippets: [UInt64: [ArticleList.Piece]] = [:]
    /// How many articles the search cannot find yet.
    var unindexed = 0
    /// The article after which the next page begins.
    var next: UInt64?
    /// The article before which the previous page ends.
    var previous: UInt64?
    /// Whether a search has found more than this page shows.
    var isCut = false
    /// The last sequence number that the reader can have seen.
    var through: UInt64 = 0
    /// How many articles arrived since then.
    var news = 0
}

extension FeedsPresenter {
    /// The most new articles that are counted; beyond that, the page says "50 or more".
    private static let newsLimit = 50

    /// Returns the articles of a list.
    ///
    /// A list that is already on the screen stays the same: articles read since it was loaded remain
    /// in it, and articles that arrived since are only counted.
    func rows(
        _ place: FeedsPlace, shown: ShownList?, open: Shelved<Article>?, _ library: Library
    ) async throws -> ListedArticles {
        var query = Self.query(place, library)
        if let words = place.words { return try await found(words, query, place.page) }
        let newest = query
        query.throughSequenceNumber = shown?.through
        var listed = try await page(query, place)
        let kept = try await kept(place, shown, open, listed, library)
        if !kept.isEmpty { merge(kept, into: &listed, place, shown) }
        if let shown {
            listed.through = shown.through
            if place.after == nil, place.before == nil {
                let rows = try await reader.articles.storage.page(
                    newest, of: reader.articles.name, after: nil, offset: 0,
                    limit: Self.pageSize + Self.newsLimit, withBodies: false)
                listed.news = rows.count { $0.sequenceNumber > shown.through }
            }
        }
        return listed
    }

    static func query(_ place: FeedsPlace, _ library: Library) -> ShelfQuery {
        var query = ShelfQuery.all
        if let feed = place.feed {
            query.groups = [feed]
        } else if let folder = place.folder {
            query.groups = library.feeds(in: folder).map(\.id)
        }
        switch place.view {
        // A search also covers articles that were read.
        case .unread: return place.words == nil ? query.without(.read) : query
        case .starred: return query.with(.favourite)
        case .all: return query
        }
    }

    private func page(_ query: ShelfQuery, _ place: FeedsPlace) async throws -> ListedArticles {
        let articles = reader.articles
        var listed = ListedArticles()
        if let number = place.before, let first = try await articles.row(sequenceNumber: number) {
            var query = query
            query.isAscending = true
            let page = try await articles.page(query, after: first.cursor, limit: Self.pageSize)
            listed.rows = page.rows.reversed()
            listed.through = page.throughSequenceNumber
            listed.next = listed.rows.last?.sequenceNumber
            listed.previous = page.next == nil ? nil : listed.rows.first?.sequenceNumber
            return listed
        }
        var start: ShelfCursor?
        if let number = place.after {
            start = try await articles.row(sequenceNumber: number)?.cursor
        }
        let page = try await articles.page(query, after: start, limit: Self.pageSize)
        listed.rows = page.rows
        listed.through = page.throughSequenceNumber
        listed.next = page.next == nil ? nil : page.rows.last?.sequenceNumber
        listed.previous = start == nil ? nil : page.rows.first?.sequenceNumber
        return listed
    }

    private func found(
        _ words: String, _ query: ShelfQuery, _ page: Int
    ) async throws -> ListedArticles {
        let words = SearchQuery(words)
        // Nothing to search for would be found in every article.
        guard !words.isEmpty else { return ListedArticles() }
        let hits = try await reader.articles.search(
            words, query, limit: Self.pageSize * page + 1)
        let found = hits.dropFirst(Self.pageSize * (page - 1)).prefix(Self.pageSize)
        var listed = ListedArticles(rows: found.map(\.row))
        listed.unindexed = hits.unindexed
        listed.isCut = hits.count > Self.pageSize * page
        listed.through = found.map(\.row.sequenceNumber).max() ?? 0
        for finding in found {
            listed.snippets[finding.row.sequenceNumber] = finding.snippet.parts.map {
                ArticleList.Piece(text: $0.text, isFound: $0.isFound)
            }
        }
        return listed
    }

    /// The articles that were in the list when it was loaded and have left it since, and the open one.
    private func kept(
        _ place: FeedsPlace, _ shown: ShownList?, _ open: Shelved<Article>?,
        _ listed: ListedArticles, _ library: Library
    ) async throws -> [Shelved<Article>] {
        let groups = Self.query(place, library).groups
        let there = Set(listed.rows.map(\.sequenceNumber))
        var kept: [Shelved<Article>] = []
        for number in shown?.rows ?? [] where !there.contains(number) {
            guard let row = try await reader.articles.row(sequenceNumber: number) else { continue }
            kept.append(row)
        }
        if let open, !there.contains(open.sequenceNumber),
            !kept.contains(where: { $0.sequenceNumber == open.sequenceNumber })
        {
            kept.append(open)
        }
        return kept.filter { groups?.contains($0.row.id.feed) ?? true }
    }

    /// Puts articles back in their places; the page ends where it ended before.
    private func merge(
        _ kept: [Shelved<Article>], into listed: inout ListedArticles, _ place: FeedsPlace,
        _ shown: ShownList?
    ) {
        let hadNext = listed.next != nil
        let numbers = Set(shown?.rows ?? [])
        // A full page ends with its last article; articles that move up from behind it are not on it.
        let wasFull = numbers.count >= Self.pageSize
        let all = listed.rows + kept
        let end =
            wasFull
            ? all.filter { numbers.contains($0.sequenceNumber) }.map(\.cursor).min()
            : hadNext ? listed.rows.last?.cursor : nil
        let start = place.after == nil && place.before == nil ? nil : listed.rows.first?.cursor
        var rows = all.sorted { $1.cursor < $0.cursor }
        if let end { rows.removeAll { $0.cursor < end } }
        if let start, !wasFull {
            rows.removeAll { start < $0.cursor && !numbers.contains($0.sequenceNumber) }
        }
        let isCut = rows.count < all.count
        listed.rows = rows
        if hadNext || isCut && wasFull { listed.next = rows.last?.sequenceNumber }
    }
}
