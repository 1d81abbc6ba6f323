public import Foundation
public import Larder

extension FeedReader {
    /// Marks articles read, unread, favourite or not; returns how many that changed.
    ///
    /// Kept when this returns, for as long as there is a storage; ``undo()`` takes it back.
    @discardableResult
    public func mark(
        _ ids: [Article.ID], _ name: Mark.Name, isSet: Bool = true
    ) async throws -> Int {
        guard let undo = try await articles.mark(ids, name, isSet: isSet) else { return 0 }
        try await remember(undo)
        return undo.count
    }

    /// Marks all articles of a query, in one transaction; returns how many that changed.
    @discardableResult
    public func markAll(
        _ name: Mark.Name, isSet: Bool = true, in query: ShelfQuery
    ) async throws -> Int {
        guard let undo = try await articles.markAll(name, isSet: isSet, in: query) else { return 0 }
        try await remember(undo)
        return undo.count
    }

    /// Takes back what was said last, except where something else was said since; again takes back
    /// what was said before that, and so on.
    ///
    /// Returns what was taken back, and how many marks that changed; nil when nothing is left.
    public func undo() async throws -> (what: MarkUndo, count: Int)? {
        var steps = try await steps()
        guard let last = steps.popLast() else { return nil }
        let count = try await articles.undo(last)
        try await save(steps)
        return (last, count)
    }

    /// Returns everything that was ever marked, as text that another storage takes in.
    public func exportedMarks() async throws -> Data {
        try Mark.text(of: try await said.allMarks())
    }

    /// Takes in marks from text; the later word stands. Returns how many there were, and how many
    /// were news.
    public func importMarks(_ text: Data) async throws -> (marks: Int, changed: Int) {
        let marks = try Mark.marks(inText: text)
        return (marks.count, try await said.set(marks))
    }

    // MARK: - Steps

    /// How many steps can be taken back.
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
