/// Entries, marks and rows in memory and the effect of writes on them: the rules of every storage, without a
/// disk.
package struct StorageTables: Sendable {
    private var table = EntryTable()
    package private(set) var marks = MarkTable()
    package private(set) var rows = ShelfTable()
    private let incarnation: String
    private var number: UInt64 = 0

    private var done = DoneWrites<Commit>()

    package init(incarnation: String) { self.incarnation = incarnation }

    /// The position of the last commit.
    package var position: StoragePosition { position(number) }

    private func position(_ point: UInt64) -> StoragePosition {
        StoragePosition(incarnation: incarnation, point: point)
    }

    // MARK: - Writing

    /// Commits a write, all or nothing, and returns its changes; nil for a repeated write.
    package mutating func commit(
        _ write: Write
    ) throws -> (commit: Commit, changes: ChangeBatch?) {
        if let id = write.id, let known = done.outcomes[Key(path: id)] { return (known, nil) }
        try write.checkMarks()
        // The steps that can be refused come first; a single one is refused before it changes anything.
        let entriesBefore = write.rows.isEmpty ? nil : table
        let rowsBefore = write.rows.count > 1 ? rows : nil
        var commit = Commit(position: position(number + 1), revisions: .same(number + 1))
        try table.apply(write.entries, revision: number + 1)
        do {
            commit.reports = try write.rows.map { try rows.apply($0) }
        } catch {
            if let entriesBefore { table = entriesBefore }
            if let rowsBefore { rows = rowsBefore }
            throw error
        }
        for mark in write.marks where marks.set(mark) { commit.changedMarks += 1 }
        number += 1
        if let id = write.id { done.note(Key(path: id), commit) }
        let changes = ChangeSet(write, reports: commit.reports, changedMarks: commit.changedMarks)
        return (
            commit, ChangeBatch(changes: changes, author: write.author, through: commit.position)
        )
    }

    // MARK: - Reading

    /// All entries by key.
    package var entries: [Key: StoredEntry] { table.entries }

    /// Lists entries sorted by key.
    package mutating func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) -> [EntrySummary] {
        table.summaries(under: prefix, after: after, limit: limit)
    }

    /// The position of the last change to a mark.
    package var markPosition: StoragePosition { position(marks.position) }

    /// Returns the marks changed after a position; nil if the position is unknown.
    package func marks(changedAfter position: StoragePosition, limit: Int) -> MarkChanges? {
        guard position.incarnation == incarnation,
            let (marks, end) = marks.marks(changedAfter: position.point, limit: limit)
        else { return nil }
        return MarkChanges(marks: marks, position: self.position(end))
    }
}
