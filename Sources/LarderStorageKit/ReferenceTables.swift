public import Larder

/// Entries, marks and rows in memory and the effect of writes on them: all rules of a storage except
/// persistence.
///
/// A small storage puts a lock around one of these and saves what was committed. A large one compares itself
/// with it in tests.
///
/// ```swift
/// var tables = ReferenceTables(incarnation: UUID().uuidString)
/// let (commit, changes) = try tables.commit(write)
/// ```
public struct ReferenceTables: Sendable {
    private var tables: StorageTables

    /// Creates empty tables; their positions belong to the incarnation.
    public init(incarnation: String) {
        tables = StorageTables(incarnation: incarnation)
    }

    /// The position of the last commit.
    public var position: StoragePosition { tables.position }

    /// Commits a write, all or nothing, and returns its changes; `changes` is nil for a repeated write with
    /// an identity.
    public mutating func commit(
        _ write: Write
    ) throws -> (commit: Commit, changes: ChangeBatch?) {
        try tables.commit(write)
    }

    // MARK: - Entries

    /// Returns an entry; see `EntryStorage`.
    public func entry(for key: Key) -> StoredEntry? { tables.entries[key] }

    /// Lists entries sorted by key.
    public mutating func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) -> [EntrySummary] {
        tables.summaries(under: prefix, after: after, limit: limit)
    }

    // MARK: - Marks

    /// Returns the marks of items in a scope; see `MarkStorage`.
    public func marks(for items: [String], in scope: String) -> [Mark] {
        tables.marks.marks(for: items, in: scope)
    }

    /// Returns the marks with a name that are set, oldest first.
    public func marks(named name: Mark.Name, in scope: String?) -> [Mark] {
        tables.marks.marks(named: name, in: scope)
    }

    /// Every mark.
    public var allMarks: [Mark] { tables.marks.all }

    /// The position of the last change to a mark.
    public var markPosition: StoragePosition { tables.markPosition }

    /// Returns the marks changed after a position; nil if the position is unknown.
    public func marks(changedAfter position: StoragePosition, limit: Int) -> MarkChanges? {
        tables.marks(changedAfter: position, limit: limit)
    }

    // MARK: - Rows

    /// Returns the rows with these identities that exist; see `ShelfStorage`.
    public func rows(_ identities: [ShelfIdentity], of shelf: String) -> [StoredRow] {
        tables.rows.rows(identities, of: shelf)
    }

    /// Returns the fingerprints of the rows that exist.
    public func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) -> [ShelfIdentity: UInt64] {
        tables.rows.fingerprints(identities, of: shelf)
    }

    /// Returns the row with a sequence number.
    public func row(sequenceNumber: UInt64, of shelf: String) -> StoredRow? {
        tables.rows.row(sequenceNumber: sequenceNumber, of: shelf)
    }

    /// Returns the rows of a query after a cursor.
    public func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) -> [StoredRow] {
        tables.rows.page(
            query, of: shelf, after: after, offset: offset, limit: limit, withBodies: withBodies)
    }

    /// Returns the rows that match all words, by scanning all rows.
    public func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) -> [ShelfMatch] {
        tables.rows.search(words, query, of: shelf, limit: limit)
    }

    /// Counts the rows by group and marks.
    public func counts(of shelf: String) -> [ShelfCount] { tables.rows.counts(of: shelf) }

    /// The last sequence number on any shelf, or zero.
    public var lastSequenceNumber: UInt64 { tables.rows.lastSequenceNumber }

    /// Returns how far the marks of a shelf's rows have been followed.
    public func watermark(of shelf: String) -> String? { tables.rows.watermark(of: shelf) }
}
