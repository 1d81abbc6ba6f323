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
        let undo = try await articles.mark(ids, name, isSet: isSet, at: date) { undo in
            try await self.adding(.mark(undo))
        }
        if undo != nil { await didMark(name) }
        return undo?.count ?? 0
    }

    /// Puts back what was starred of a feed that was removed; later, if it can't be done now.
    func didMark(_ name: Mark.Name) async {
        if name == .favourite { _ = try? await bringBackStarred() }
    }

    /// Marks all articles that match a query, in one transaction; returns how many changed.
    @discardableResult
    public func markAll(
        _ name: Mark.Name, isSet: Bool = true, in query: ShelfQuery
    ) async throws -> Int {
        try await articles.markAll(name, isSet: isSet, in: query) { undo in
            try await self.adding(.mark(undo))
        }?.count ?? 0
    }

    /// Returns a position in the order of marks, after everything marked so far.
    public func markPosition() async throws -> StoragePosition { try await userData.markPosition() }

    /// Returns some articles marked after a position, oldest mark first.
    public func marked(after position: StoragePosition) async throws -> [Article.ID] {
        let changes = try await userData.marks(changedAfter: position, limit: 100)
        return (changes?.marks ?? []).map { Article.ID(feed: $0.scope, item: $0.item) }
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
