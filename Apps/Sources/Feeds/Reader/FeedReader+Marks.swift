public import Foundation
public import Larder

extension FeedReader {
    /// Marks articles as read, unread, starred or not; returns how many changed.
    ///
    /// The change is stored on return; ``undo()`` undoes it. With a date in the past, articles about which something
    /// was said since are left alone.
    @discardableResult
    public func mark(
        _ ids: [Article.ID], _ name: Mark.Name, isSet: Bool = true, at date: Date? = nil
    ) async throws -> Int {
        let stars = name == .favourite && isSet
        let rows =
            stars
            ? try await (removedArticles.rows(ids) + articles.rows(ids)).map(\.row) : []
        let undo = try await articles.mark(ids, name, isSet: isSet, at: date) { undo in
            try await self.adding(.mark(undo))
        }
        guard let undo else { return 0 }
        await didMark(name)
        // Its feed may have been removed, and what was fetched of it erased, between the two.
        do {
            let there = Set(try await articles.rows(rows.map(\.id)).map(\.row.id.identity))
            try await articles.upsert(rows.filter { !there.contains($0.id.identity) })
        } catch {
            environment.reporter.report(
                LarderEvent(.commitFailed, subject: articles.name, error: .wrapping(error)))
        }
        return undo.count
    }

    /// Puts back what was starred of a feed that was removed; later, if it can't be done now.
    func didMark(_ name: Mark.Name) async {
        if name == .favourite { _ = try? await bringBackStarred() }
    }

    /// Marks all articles that match a query, in one transaction; returns what undoes it, nil if nothing changed.
    @discardableResult
    public func markAll(
        _ name: Mark.Name, isSet: Bool = true, in query: ShelfQuery
    ) async throws -> MarkUndo? {
        try await articles.markAll(name, isSet: isSet, in: query) { undo in
            try await self.adding(.mark(undo))
        }
    }

    /// Returns a position in the order of marks, after everything marked so far.
    public func markPosition() async throws -> StoragePosition { try await userData.markPosition() }

    /// Returns the one article of which a mark was undone after a position; nil if there are several, as others mark too.
    public func article(
        undone mark: MarkUndo, after position: StoragePosition
    ) async throws -> Shelved<Article>? {
        let changes = try await userData.marks(changedAfter: position, limit: 100)
        let changed = Set(
            (changes?.marks ?? []).filter { $0.name == mark.name && $0.isSet != mark.isSet }
                .map { Article.ID(feed: $0.scope, item: $0.item).identity })
        guard changed.count == 1, let identity = changed.first else { return nil }
        return try await articles.row(Article.ID(feed: identity.scope, item: identity.item))
    }

    /// Returns all marks as text that another storage can import.
    public func exportedMarks() async throws -> Data {
        try Mark.text(of: try await userData.allMarks())
    }

    /// Imports marks from text; the later mark wins. Returns how many there were, and how many were
    /// new.
    public func importMarks(_ text: Data) async throws -> (marks: Int, changed: Int) {
        let marks = try Mark.marks(inText: text)
        return (marks.count, try await userData.set(marks))
    }
}
