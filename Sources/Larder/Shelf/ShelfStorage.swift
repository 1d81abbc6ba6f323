#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A storage for the rows of shelves; see `ShelfContract` of the LarderTesting product.
///
/// Shelves have names and are created by their first row. A damaged row counts as absent in a
/// ``Durability/rebuildable`` storage, and is an error in a ``Durability/precious`` one.
public protocol ShelfStorage: Storage {
    /// Returns the rows with these identities that exist, in no particular order.
    func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [StoredRow]

    /// Returns the ``ShelfRow/fingerprint`` of each of these rows that exists.
    func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64]

    /// Returns the row with a sequence number, or nil.
    func row(sequenceNumber: UInt64, of shelf: String) async throws -> StoredRow?

    /// Returns the rows of a query after a cursor, skipping the first `offset` of them.
    ///
    /// The time grows with the returned rows and the offset, not with the rows before the cursor.
    func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [StoredRow]

    /// Returns the rows of a query that match all words, best match first.
    func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch]

    /// Returns how many rows a search cannot find yet because they are indexed after they are stored; zero by
    /// default.
    ///
    /// The number reaches zero if the caller keeps asking. Ask before a search, which then misses at most
    /// that many rows. When the last row of a shelf has been indexed, its groups count as changed.
    func unindexed(of shelf: String) async throws -> Int

    /// Counts the rows by group and marks, without reading them.
    func counts(of shelf: String) async throws -> [ShelfCount]

    /// Returns the last sequence number, or zero.
    func lastSequenceNumber(of shelf: String) async throws -> UInt64

    /// Returns how far the marks of a shelf's rows have been followed; see ``ShelfOperation``.
    func watermark(of shelf: String) async throws -> String?
}

extension ShelfStorage {
    /// Returns zero: rows can be found as soon as they are stored.
    public func unindexed(of shelf: String) async throws -> Int { 0 }

    /// Commits changes to rows in one transaction.
    @discardableResult
    public func commit(_ rows: [ShelfOperation], author: String? = nil) async throws -> Commit {
        try await commit(Write(rows: rows, author: author))
    }
}

/// One change to the rows of shelves.
public enum ShelfOperation: Sendable, Hashable, Codable {
    /// Inserts or updates rows. Rows with unchanged content are left alone, and rows with a tombstone are
    /// withheld, unless they are put back (``ShelfRow/returning``) or a mark keeps them
    /// (``ShelfRow/isKept``): then the tombstone is removed.
    ///
    /// `marks` are the marks of new rows. With a watermark, throws `.conflict` if the shelf's marks have
    /// changed since they were looked up. Of two rows with the same identity, the later one counts.
    case upsert(
        shelf: String, rows: [ShelfRow], marks: [ShelfIdentity: Set<Mark.Name>] = [:],
        watermark: String? = nil, at: Date)

    /// Removes rows; with a date, each leaves a tombstone, so that a source that still lists it does not
    /// bring it back. With a watermark, throws `.conflict` if the shelf's marks have changed since the rows
    /// were chosen.
    case remove(
        shelf: String, [ShelfIdentity], tombstones: Date? = nil, watermark: String? = nil)

    /// Removes the rows of a group that are not among these identities.
    case retain(shelf: String, group: String, only: Set<ShelfIdentity>)

    /// Removes all rows of a scope, and its tombstones.
    case removeScope(shelf: String, String)

    /// Removes tombstones of rows that no source has listed since a date.
    case forgetTombstones(shelf: String, before: Date)

    /// Applies mark changes to rows and moves the watermark; throws `.conflict` if the watermark is not the
    /// expected one.
    case follow(shelf: String, [ShelfMarkChange], from: String?, to: String)

    /// The shelf that the operation changes.
    package var shelf: String {
        switch self {
        case .upsert(let shelf, _, _, _, _), .remove(let shelf, _, _, _),
            .retain(let shelf, _, _), .removeScope(let shelf, _),
            .forgetTombstones(let shelf, _), .follow(let shelf, _, _, _):
            shelf
        }
    }
}

/// A change of one mark on a row.
public struct ShelfMarkChange: Sendable, Hashable, Codable {
    /// The row; ignored if it does not exist.
    public var identity: ShelfIdentity

    /// The mark.
    public var name: Mark.Name

    /// Whether the row has the mark from now on.
    public var isSet: Bool

    /// Creates a change.
    public init(identity: ShelfIdentity, name: Mark.Name, isSet: Bool) {
        self.identity = identity
        self.name = name
        self.isSet = isSet
    }
}

/// What one operation did to the rows of a shelf.
public struct ShelfReport: Sendable, Hashable {
    /// Rows that were inserted.
    public var inserted: [ShelfIdentity] = []

    /// Existing rows whose content changed.
    public var updated: [ShelfIdentity] = []

    /// Existing rows whose content is the same.
    public var unchanged: [ShelfIdentity] = []

    /// Rows that were removed.
    public var removed: [ShelfIdentity] = []

    /// Rows that were withheld because of a tombstone.
    public var withheld: [ShelfIdentity] = []

    /// The groups that were changed.
    public var groups: Set<ShelfGroup> = []

    /// Creates an empty report.
    public init() {}

    /// Whether nothing changed.
    public var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && removed.isEmpty }

    /// Adds the report of another operation.
    public mutating func add(_ other: ShelfReport) {
        inserted += other.inserted
        updated += other.updated
        unchanged += other.unchanged
        removed += other.removed
        withheld += other.withheld
        groups.formUnion(other.groups)
    }
}
