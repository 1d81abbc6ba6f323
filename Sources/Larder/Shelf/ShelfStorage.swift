#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A storage that keeps the rows of shelves; see `ShelfContract` of the LarderTesting product.
///
/// Shelves are named and come into being with their first row. A damaged row of a
/// ``Durability/rebuildable`` storage counts as absent, of a ``Durability/precious`` one it is an
/// error.
public protocol ShelfStorage: Storage {
    /// Returns the rows of these names that are there, in no particular order.
    func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [ShelvedRow]

    /// Returns the ``ShelfRow/fingerprint`` of each of these rows that is there.
    func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64]

    /// Returns the row with a sequence number, or nil.
    func row(sequenceNumber: UInt64, of shelf: String) async throws -> ShelvedRow?

    /// Returns the rows of a query that come after a place, without the first `offset` of them.
    ///
    /// Takes time for what it returns and for the offset, not for the rows before the place.
    func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [ShelvedRow]

    /// Returns the rows of a query that hold all words, the best match first.
    func search(
        _ words: SearchWords, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch]

    /// Returns how many rows a search does not find by their words yet, because these are indexed after
    /// the rows are stored; zero unless a storage says otherwise.
    ///
    /// Whoever asks again and again comes to zero. Ask before a search, which then leaves out no more
    /// rows than that. When the last row of a shelf was indexed, its groups count as changed.
    func unindexed(of shelf: String) async throws -> Int

    /// Counts the rows by group and marks, without reading them.
    func counts(of shelf: String) async throws -> [ShelfCount]

    /// Returns the last sequence number, or zero.
    func lastSequenceNumber(of shelf: String) async throws -> UInt64

    /// Returns how far the marks on a shelf follow what was said; see ``ShelfOperation``.
    func watermark(of shelf: String) async throws -> String?
}

extension ShelfStorage {
    /// Returns zero: rows are found as soon as they are stored.
    public func unindexed(of shelf: String) async throws -> Int { 0 }

    /// Carries out changes to rows in one transaction.
    @discardableResult
    public func commit(_ rows: [ShelfOperation], origin: String? = nil) async throws -> Commit {
        try await commit(Write(rows: rows, origin: origin))
    }
}

/// One change to the rows of shelves.
public enum ShelfOperation: Sendable, Hashable, Codable {
    /// Puts rows in; those that are there with the same content are left alone, and those with a
    /// tombstone are withheld, unless they are put back (``ShelfRow/returning``) or a mark keeps them
    /// (``ShelfRow/isKept``): then the tombstone goes.
    ///
    /// `marks` are the marks of rows that are new. With an expected watermark, throws `.conflict`
    /// when the shelf's marks have moved on since they were looked up. Of two rows with one name the
    /// later counts.
    case upsert(
        shelf: String, rows: [ShelfRow], marks: [ShelfIdentity: Set<Mark.Name>] = [:],
        watermark: String? = nil, at: Date)

    /// Takes rows away; with a date each leaves a tombstone, so that a source that still lists it
    /// does not bring it back. With an expected watermark, throws `.conflict` when the shelf's marks
    /// have moved on since the rows were chosen.
    case remove(
        shelf: String, [ShelfIdentity], tombstones: Date? = nil, watermark: String? = nil)

    /// Takes away the rows of a group whose names are not given.
    case retain(shelf: String, group: String, only: Set<ShelfIdentity>)

    /// Takes away all rows of a scope, and its tombstones.
    case removeScope(shelf: String, String)

    /// Forgets tombstones of rows that no source listed since a date.
    case forgetTombstones(shelf: String, before: Date)

    /// Follows what was said about rows, and moves the watermark; throws `.conflict` when that is
    /// not where it is expected.
    case follow(shelf: String, [ShelfMarkChange], from: String?, to: String)

    /// The shelf it changes.
    package var shelf: String {
        switch self {
        case .upsert(let shelf, _, _, _, _), .remove(let shelf, _, _, _),
            .retain(let shelf, _, _), .removeScope(let shelf, _),
            .forgetTombstones(let shelf, _), .follow(let shelf, _, _, _):
            shelf
        }
    }
}

/// What marks a row has from now on.
public struct ShelfMarkChange: Sendable, Hashable, Codable {
    /// The row; without effect when it is not there.
    public var identity: ShelfIdentity

    /// The mark.
    public var name: Mark.Name

    /// Whether the row has it.
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
    /// Rows that were not there.
    public var inserted: [ShelfIdentity] = []

    /// Rows that were there with other content.
    public var updated: [ShelfIdentity] = []

    /// Rows that were there with the same content.
    public var unchanged: [ShelfIdentity] = []

    /// Rows that were taken away.
    public var removed: [ShelfIdentity] = []

    /// Rows that were not put in, because they were taken away for good.
    public var withheld: [ShelfIdentity] = []

    /// The groups that were touched.
    public var groups: Set<ShelfGroup> = []

    /// Creates a report of nothing.
    public init() {}

    /// Whether nothing was changed.
    public var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && removed.isEmpty }

    /// Adds what another operation did.
    public mutating func add(_ other: ShelfReport) {
        inserted += other.inserted
        updated += other.updated
        unchanged += other.unchanged
        removed += other.removed
        withheld += other.withheld
        groups.formUnion(other.groups)
    }
}
