#if SQLite
import GRDB
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The header before the value in a row: the value's checksum and size, and the packed facts.
struct PackedHead {
    var valueSum: UInt64
    var size: Int
    var metadata: EntryMetadata
    var format: String

    /// Reads the header of a row; returns nil if it is damaged.
    init?(key: Key, revision: UInt64, bytes: UnsafeRawBufferPointer, sum: UInt64) {
        guard Self.sum(key: key, revision: revision, bytes: bytes) == sum else { return nil }
        var reader = PackedReader(bytes)
        guard let valueSum = reader.word(), let size = reader.word(),
            let size = Int(exactly: size), let found = EntryMetadata.unpack(&reader)
        else { return nil }
        self.valueSum = valueSum
        self.size = size
        metadata = found.metadata
        format = found.format
    }

    static func pack(
        valueSum: UInt64, size: Int, metadata: EntryMetadata, format: String,
        into writer: inout PackedWriter
    ) {
        writer.removeAll()
        writer.add(valueSum)
        writer.add(UInt64(size))
        metadata.pack(format: format, into: &writer)
    }

    func pack(into writer: inout PackedWriter) {
        Self.pack(valueSum: valueSum, size: size, metadata: metadata, format: format, into: &writer)
    }

    /// Returns the checksum of a row: of the requested key, the revision, and the header.
    static func sum(key: Key, revision: UInt64, bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = Checksum()
        sum.add(key.path)
        sum.add(revision)
        sum.add(bytes)
        return sum.value
    }
}

/// Families that were invalidated without changing their rows; there are few of them.
struct Invalidations {
    /// How many families may be stored in this form before the oldest is written to its rows.
    static let limit = 64

    private(set) var families: [(prefix: Key, revision: UInt64)] = []

    init() {}

    init(_ db: Database) throws {
        let statement = try Prepared(db, "SELECT families FROM invalidation WHERE id = 1")
        defer { statement.reset() }
        guard try statement.step(), var reader = PackedReader(summed: statement.bytes(0)),
            let families = reader.list({ reader -> (prefix: Key, revision: UInt64)? in
                guard let prefix = reader.text(), let revision = reader.word() else { return nil }
                return (Key(path: prefix), revision)
            })
        else { throw SQLiteFailure.damage("an invalidation was changed") }
        self.families = families
    }

    /// Reads the invalidations of a file of version 1 to 3, where each family had a row of its own.
    init(old db: Database) throws {
        let statement = try Prepared(db, "SELECT prefix, revision, sum FROM invalidation")
        defer { statement.reset() }
        while try statement.step() {
            let (prefix, revision) = (statement.text(0), statement.word(1))
            guard Checksum.ofRow(prefix, Int64(bitPattern: revision)) == statement.word(2) else {
                throw SQLiteFailure.damage("an invalidation was changed")
            }
            families.append((Key(path: prefix), revision))
        }
    }

    /// Returns the newest invalidation of a key after a revision, or nil.
    func newest(for key: Key, after revision: UInt64) -> UInt64? {
        var newest: UInt64?
        for family in families
        where family.revision > newest ?? revision && key.isUnder(family.prefix) {
            newest = family.revision
        }
        return newest
    }

    /// Records that a family is outdated as of a revision.
    mutating func add(_ prefix: Key, _ revision: UInt64, _ db: Database) throws {
        families.removeAll { $0.prefix.isUnder(prefix) }
        families.append((prefix, revision))
        try write(db)
    }

    /// Removes the invalidations of families under a key.
    mutating func remove(under prefix: Key, _ db: Database) throws {
        let before = families.count
        families.removeAll { $0.prefix.isUnder(prefix) }
        if families.count < before { try write(db) }
    }

    /// Writes all of them into one row, which always exists, so that none can be lost unnoticed.
    func write(_ db: Database) throws {
        var writer = PackedWriter()
        writer.add(count: families.count)
        for family in families {
            writer.add(family.prefix.path)
            writer.add(family.revision)
        }
        try Prepared(db, "INSERT OR REPLACE INTO invalidation VALUES(1, ?)")
            .bind(1, copying: writer.summed).run()
    }

    /// The oldest invalidated family, if there are too many.
    var surplus: (prefix: Key, revision: UInt64)? {
        families.count > Self.limit ? families.min { $0.revision < $1.revision } : nil
    }
}

/// The error for a damaged row.
struct DamagedRow: Error, Sendable {
    var key: Key
    /// The number of a row on a shelf, which finds it even if its name is damaged.
    var number: Int64?

    /// What is wrong, for people.
    var words: String { "the row of \(key) was changed" }
}

/// Reads and lists entries, inside one access to a connection.
struct EntryReader {
    let db: Database
    let invalidations: Invalidations

    /// Reads the entry of a key, or nil; throws ``DamagedRow`` if it is damaged.
    func entry(for key: Key) throws -> StoredEntry? {
        let statement = try Prepared(
            db, "SELECT revision, facts, sum, value FROM entry WHERE key = ?")
        statement.bind(1, key.path)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let revision = statement.word(0)
        let value = statement.bytes(3)
        guard
            let head = PackedHead(
                key: key, revision: revision, bytes: statement.bytes(1), sum: statement.word(2)),
            head.size == value.count, head.valueSum == Checksum.of(value)
        else { throw DamagedRow(key: key) }
        var entry = StoredEntry(
            key: key, value: Data(value), format: head.format, metadata: head.metadata,
            revision: revision)
        if let newest = invalidations.newest(for: key, after: revision) {
            entry.revision = newest
            entry.metadata.isInvalidated = true
        }
        return entry
    }

    /// Reads the summaries of entries under a key in order, up to `limit`; passes damaged rows to `damaged`.
    func summaries(
        under prefix: Key?, after: Key?, limit: Int, damaged: (Key) throws -> Void
    ) throws -> [EntrySummary] {
        var found: [EntrySummary] = []
        let prefix = prefix?.path ?? ""
        if prefix.isEmpty {
            try scan(from: after, or: "", below: nil, limit: limit, &found, damaged)
            return found
        }
        let own = Key(path: prefix)
        if after.map({ $0 < own }) ?? true {
            try scan(from: nil, or: prefix, below: prefix, limit: limit, &found, damaged)
        }
        let below = own.pathsBelow
        let from = after.flatMap { $0 < Key(path: below.start) ? nil : $0 }
        try scan(
            from: from, or: below.start, below: below.end, limit: limit, &found,
            damaged)
        return found
    }

    private func scan(
        from after: Key?, or first: String, below end: String?, limit: Int,
        _ found: inout [EntrySummary], _ damaged: (Key) throws -> Void
    ) throws {
        var sql = "SELECT key, revision, facts, sum FROM entry WHERE key "
        sql += after == nil ? ">= ?" : "> ?"
        if let end { sql += end == first ? " AND key <= ?" : " AND key < ?" }
        let statement = try Prepared(db, sql + " ORDER BY key")
        defer { statement.reset() }
        statement.bind(1, after?.path ?? first)
        if let end { statement.bind(2, end) }
        while found.count < limit, try statement.step() {
            let key = Key(path: statement.text(0))
            let revision = statement.word(1)
            guard
                let head = PackedHead(
                    key: key, revision: revision, bytes: statement.bytes(2),
                    sum: statement.word(3))
            else {
                try damaged(key)
                continue
            }
            var summary = EntrySummary(
                key: key, size: head.size, metadata: head.metadata, revision: revision)
            if let newest = invalidations.newest(for: key, after: revision) {
                summary.revision = newest
                summary.metadata.isInvalidated = true
            }
            found.append(summary)
        }
    }
}
#endif
