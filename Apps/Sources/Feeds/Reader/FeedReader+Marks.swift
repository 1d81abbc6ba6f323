public import Foundation
public import Larder

extension FeedReader {
    /// Marks articles as read, unread, starred or not; returns how many changed.
    ///
    /// The change is stored on return; ``undo()`` undoes it.
    @discardableResult
    public func mark(
        _ ids: [Article.ID], _ name: Mark.Name, isSet: Bool = true
    ) async throws -> Int {
        guard let undo = try await articles.mark(ids, name, isSet: isSet) else { return 0 }
        try await remember(undo)
        return undo.count
    }

    /// Marks all articles that match a query, in one transaction; returns how many changed.
    @discardableResult
    public func markAll(
        _ name: Mark.Name, isSet: Bool = true, in query: ShelfQuery
    ) async throws -> Int {
        guard let undo = try await articles.markAll(name, isSet: isSet, in: query) else { return 0 }
        try await remember(undo)
        return undo.count
    }

    /// Undoes the last mark, except for articles marked again since; another call undoes the mark
    /// before it, and so on.
    ///
    /// Returns the mark that was undone and how many articles changed; nil if nothing is left to
    /// undo.
    public func undo() async throws -> (what: MarkUndo, count: Int)? {
        var steps = try await steps()
        guard let last = steps.popLast() else { return nil }
        let count = try await articles.undo(last)
        try await save(steps)
        return (last, count)
    }

    /// Returns all marks as text that another storage can import.
    public func exportedMarks() async throws -> Data {
        try Mark.text(of: try await said.allMarks())
    }

    /// Imports marks from text; the later mark wins. Returns how many there were, and how many were
    /// new.
    public func importMarks(_ text: Data) async throws -> (marks: Int, changed: Int) {
        let marks = try Mark.marks(inText: text)
        return (marks.count, try await said.set(marks))
    }

    // MARK: - Steps

    /// How many steps can be undone.
    private static let steps = 100
    private static let key = Key(storeName, "undo")

    private func steps() async throws -> [MarkUndo] {
        guard let entry = try await said.entry(for: Self.key) else { return [] }
        return try JSONDecoder().decode([MarkUndo].self, from: entry.value)
    }

    private func remember(_ undo: MarkUndo) async throws {
        try await save((try await steps() + [undo]).suffix(Self.steps))
    }

    private func save(_ steps: some Sequence<MarkUndo>) async throws {
        let now = environment.now()
        try await said.commit([
            .put(
                StoredEntry(
                    key: Self.key, value: try JSONEncoder().encode(Array(steps)), format: "json/1",
                    metadata: EntryMetadata(
                        times: Timestamps(fetched: now, confirmed: now), origin: .local)))
        ])
    }
}
