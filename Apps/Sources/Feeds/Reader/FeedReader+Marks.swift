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
        guard let undo = try await articles.mark(ids, name, isSet: isSet, at: date) else {
            return 0
        }
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

    /// Undoes the last step: a mark, except for articles marked again since, or the removal or change of a feed; another call
    /// undoes the step before it, and so on.
    ///
    /// Returns the step that was undone and how many articles changed; nil if nothing is left to
    /// undo. The articles of a feed that is followed again are not fetched by this.
    public func undo() async throws -> (what: UndoStep, count: Int)? {
        while true {
            let (stored, revision) = try await steps()
            if let last = try await feedSteps().steps.last, last.after == stored.last?.date {
                // What was followed again or changed back by hand is as it was.
                guard try await undo(last) else { continue }
                return (last.changed == nil ? .removal(last) : .change(last), 0)
            }
            guard let last = stored.last else { return nil }
            var steps = stored
            do {
                let count = try await articles.undoLast(of: &steps)
                if try await save(steps, over: revision) { return (.mark(last), count) }
            } catch let error as LarderError where error.code == .notFound {
                // What is older is too long ago as well.
                _ = try await save([], over: revision)
                throw error
            }
        }
    }

    /// Whether ``undo()`` has something to undo.
    public func canUndo() async throws -> Bool {
        if try await !steps().steps.isEmpty { return true }
        return try await feedSteps().steps.last.map { $0.after == nil } ?? false
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

    // MARK: - Steps

    /// How many steps can be undone.
    static let steps = 100
    private static let key = Key(storeName, "undo")

    func steps() async throws -> (steps: [MarkUndo], revision: UInt64) {
        guard let entry = try await userData.entry(for: Self.key) else { return ([], 0) }
        let steps = try JSONDecoder().decode([MarkUndo].self, from: entry.value)
        return (steps, entry.revision)
    }

    private func remember(_ undo: MarkUndo) async throws {
        while true {
            let (steps, revision) = try await steps()
            if try await save((steps + [undo]).suffix(Self.steps), over: revision) { return }
        }
    }

    /// Stores the steps; returns false if another program has changed them in the meantime.
    private func save(_ steps: some Sequence<MarkUndo>, over revision: UInt64) async throws -> Bool
    {
        let entry = StoredEntry.local(
            Self.key, try JSONEncoder().encode(Array(steps)), format: "json/1",
            at: environment.now())
        do {
            try await userData.commit([.put(entry, expecting: revision)])
            return true
        } catch let error as LarderError where error.code == .conflict {
            return false
        }
    }
}
