#if SQLite
import GRDB
import GRDBSQLite
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What one commit asks for.
struct CommitRequest: Sendable {
    var operations: [StorageOperation] = []
    var marks: [Mark] = []
    var shelves: [ShelfOperation] = []

    /// Whether a part could be refused after another was carried out.
    var needsSavepoint: Bool {
        if !shelves.isEmpty { return true }
        guard operations.count > 1 else { return false }
        return operations.contains {
            if case .put(_, .some) = $0 { true } else { false }
        }
    }

    /// Whether it only takes things away, which must be possible on a full disk too.
    var onlyRemoves: Bool {
        marks.isEmpty && !(operations.isEmpty && shelves.isEmpty)
            && operations.allSatisfy {
                switch $0 {
                case .remove, .removeAll: true
                default: false
                }
            }
            && shelves.allSatisfy {
                switch $0 {
                case .remove(_, _, nil), .removeScope, .forgetTombstones: true
                default: false
                }
            }
    }
}

/// What one commit came to.
struct CommitResult: Sendable {
    var revision: UInt64
    var changedMarks = 0
    var reports: [ShelfReport] = []
    /// What to tell those who listen; nil when no entry was touched.
    var scope: StorageChange.Scope?
}

/// Carries out commits inside one transaction of one connection.
struct WriteTransaction {
    /// How many families' keys a foreign process is told by name.
    private static let namedKeys = 64

    /// How many commits other processes may fall behind before they are told "everything".
    private static let keptChanges: UInt64 = 1_000

    /// Up to how many entries are invalidated one by one.
    private static let invalidatedRows = 32

    let db: Database
    let isPrecious: Bool
    private(set) var ledger: Ledger
    private var invalidations: Invalidations
    private var writer = PackedWriter()

    /// The statement that writes an entry, looked up once.
    private var putStatement: Prepared?

    init(_ db: Database, isPrecious: Bool) throws {
        self.db = db
        self.isPrecious = isPrecious
        ledger = try Ledger(db)
        invalidations = try Invalidations(db)
    }

    /// Carries out one commit; throws a conflict after undoing what was done of it.
    mutating func perform(_ request: CommitRequest) throws -> CommitResult {
        guard request.needsSavepoint else { return try apply(request) }
        let before = (ledger, invalidations)
        try Prepared(db, "SAVEPOINT larder").run()
        do {
            let result = try apply(request)
            try Prepared(db, "RELEASE larder").run()
            return result
        } catch let error as LarderError {
            try Prepared(db, "ROLLBACK TO larder").run()
            try Prepared(db, "RELEASE larder").run()
            (ledger, invalidations) = before
            throw error
        }
    }

    /// Writes the counts; the last step before the commit.
    mutating func finish() throws {
        while let surplus = invalidations.surplus {
            try invalidateRows(under: surplus.prefix, to: surplus.revision)
            try invalidations.remove(under: surplus.prefix, db)
        }
        try ledger.write(db)
    }

    private mutating func apply(_ request: CommitRequest) throws -> CommitResult {
        var result = CommitResult(revision: ledger.revision)
        if !request.operations.isEmpty {
            ledger.revision += 1
            result.revision = ledger.revision
            result.scope = request.operations.scope
            var hasWritten = false
            for operation in request.operations {
                switch operation {
                case .put(let entry, let expected):
                    try put(entry, expecting: expected)
                    hasWritten = true
                case .confirm(let key, let facts, let expected):
                    try confirm(key, facts, expecting: expected)
                    hasWritten = true
                case .invalidate(let prefix):
                    // What this commit wrote before cannot be told apart by its revision.
                    try invalidate(under: prefix, rowByRow: hasWritten)
                case .remove(let key): try remove("key = ?", [key.path])
                case .removeAll(let prefix): try removeAll(under: prefix)
                }
            }
            try logChange(request.operations.scope)
        }
        if !request.shelves.isEmpty {
            ledger.revision += 1
            result.revision = ledger.revision
            var writer = try ShelfWriter(db)
            result.reports = try request.shelves.map { try writer.apply($0) }
            try writer.finish()
            let scope = request.shelves.scope(result.reports)
            result.scope = scope
            try logChange(scope)
        }
        for mark in request.marks where try set(mark) { result.changedMarks += 1 }
        if result.changedMarks > 0 {
            ledger.markRevision += 1
            try MarkRow.forgetSayings(db)
        }
        return result
    }

    // MARK: - Entries

    private mutating func put(_ entry: StoredEntry, expecting expected: UInt64?) throws {
        if let expected {
            let found = try known(entry.key)?.revision ?? 0
            guard found == expected else {
                throw LarderError.conflict(entry.key, expected: expected, found: found)
            }
        }
        try entry.value.withUnsafeBytes { value in
            PackedHead.pack(
                valueSum: Checksum.of(value), size: value.count, facts: entry.facts,
                format: entry.format, into: &writer)
            try writer.bytes.withUnsafeBytes { head in
                let sum = PackedHead.sum(key: entry.key, revision: ledger.revision, bytes: head)
                try count(replacing: entry.key, with: sum)
                let statement = try putting()
                statement.bind(2, ledger.revision).bind(3, borrowing: head)
                statement.bind(4, sum).bind(5, borrowing: value)
                try statement.run(borrowing: entry.key.path)
            }
        }
    }

    private mutating func putting() throws -> Prepared {
        if let putStatement { return putStatement }
        let statement = try Prepared(
            db,
            """
            INSERT INTO entry(key, revision, facts, sum, value) VALUES(?, ?, ?, ?, ?) \
            ON CONFLICT(key) DO UPDATE SET revision = excluded.revision, \
            facts = excluded.facts, sum = excluded.sum, value = excluded.value
            """)
        putStatement = statement
        return statement
    }

    /// Returns the head of a sound row, with the revision that callers see.
    private func known(_ key: Key) throws -> (revision: UInt64, head: PackedHead)? {
        let statement = try Prepared(db, "SELECT revision, facts, sum FROM entry WHERE key = ?")
        defer { statement.reset() }
        guard try statement.bind(1, key.path).step() else { return nil }
        let revision = statement.word(0)
        guard
            var head = PackedHead(
                key: key, revision: revision, bytes: statement.bytes(1), sum: statement.word(2))
        else {
            // A damaged cached row counts as absent; a damaged precious one stops everything.
            if isPrecious { throw DamagedRow(key: key) }
            return nil
        }
        guard let newest = invalidations.newest(for: key, after: revision) else {
            return (revision, head)
        }
        head.facts.isInvalidated = true
        return (newest, head)
    }

    private mutating func confirm(
        _ key: Key, _ facts: StoredFacts, expecting expected: UInt64?
    ) throws {
        guard let known = try known(key), expected ?? known.revision == known.revision else {
            return
        }
        var head = known.head
        head.facts = facts
        try rewrite(key, head, revision: ledger.revision)
    }

    /// Replaces what is in front of a value.
    private mutating func rewrite(_ key: Key, _ head: PackedHead, revision: UInt64) throws {
        head.pack(into: &writer)
        try writer.bytes.withUnsafeBytes { bytes in
            let sum = PackedHead.sum(key: key, revision: revision, bytes: bytes)
            try count(replacing: key, with: sum)
            try Prepared(db, "UPDATE entry SET revision = ?, facts = ?, sum = ? WHERE key = ?")
                .bind(1, revision).bind(2, borrowing: bytes).bind(3, sum).bind(4, key.path).run()
        }
    }

    private mutating func invalidate(under prefix: Key, rowByRow: Bool) throws {
        if isPrecious || rowByRow {
            return try invalidateRows(under: prefix, to: ledger.revision)
        }
        let reader = EntryReader(db: db, invalidations: invalidations)
        let few = try reader.summaries(
            under: prefix, after: nil, limit: Self.invalidatedRows + 1, damaged: { _ in })
        if few.count > Self.invalidatedRows {
            try invalidations.add(prefix, ledger.revision, db)
        } else {
            for summary in few { try invalidateRow(summary.key, to: ledger.revision) }
        }
    }

    private mutating func invalidateRows(under prefix: Key, to revision: UInt64) throws {
        var last: Key?
        while true {
            let reader = EntryReader(db: db, invalidations: Invalidations())
            let page = try reader.summaries(under: prefix, after: last, limit: 500) { key in
                if isPrecious { throw DamagedRow(key: key) }
            }
            for summary in page where summary.revision < revision || revision == ledger.revision {
                try invalidateRow(summary.key, to: revision)
            }
            guard page.count == 500 else { return }
            last = page.last?.key
        }
    }

    private mutating func invalidateRow(_ key: Key, to revision: UInt64) throws {
        guard var head = try known(key)?.head else { return }
        head.facts.isInvalidated = true
        try rewrite(key, head, revision: revision)
    }

    private mutating func removeAll(under prefix: Key) throws {
        if prefix.path.isEmpty {
            try remove("1", [])
        } else {
            try remove("key = ?", [prefix.path])
            try remove("key >= ? AND key < ?", [prefix.path + "/", prefix.path + "0"])
        }
        try invalidations.remove(under: prefix, db)
    }

    private mutating func remove(_ condition: String, _ arguments: [String]) throws {
        func statement(_ sql: String) throws -> Prepared {
            let statement = try Prepared(db, sql + condition)
            for (index, argument) in arguments.enumerated() {
                statement.bind(Int32(index + 1), argument)
            }
            return statement
        }
        if isPrecious {
            let rows = try statement("SELECT sum FROM entry WHERE ")
            while try rows.step() {
                ledger.entryCount -= 1
                ledger.entrySum ^= rows.word(0)
            }
        }
        try statement("DELETE FROM entry WHERE ").run()
    }

    /// Keeps the count of a precious file when a row comes, or takes the place of another.
    private mutating func count(replacing key: Key, with sum: UInt64) throws {
        guard isPrecious else { return }
        let old = try Prepared(db, "SELECT sum FROM entry WHERE key = ?").bind(1, key.path)
        if try old.step() {
            ledger.entrySum ^= old.word(0)
        } else {
            ledger.entryCount += 1
        }
        old.reset()
        ledger.entrySum ^= sum
    }

    // MARK: - Marks

    private mutating func set(_ mark: Mark) throws -> Bool {
        let row = MarkRow(mark)
        if let known = try MarkRow(db, mark.scope, mark.item, mark.name) {
            if known.mark.date > mark.date { return false }
            if known.mark.date == mark.date && known.mark.isSet == mark.isSet { return false }
            ledger.markSum ^= known.sum
        } else {
            ledger.markCount += 1
        }
        ledger.markSum ^= row.sum
        try row.write(db)
        try Prepared(db, "INSERT INTO saying(scope, item, name) VALUES(?, ?, ?)")
            .bind(1, mark.scope).bind(2, mark.item).bind(3, mark.name.rawValue).run()
        return true
    }

    // MARK: - Changes

    /// Notes what a commit touched, for other processes.
    private func logChange(_ scope: StorageChange.Scope) throws {
        let statement = try Prepared(db, "INSERT INTO change(revision, scope) VALUES(?, ?)")
        statement.bind(1, ledger.revision)
        var scope = scope
        if case .keys(let keys) = scope, keys.count > Self.namedKeys {
            scope = .under([keys.commonPrefix])
        } else if case .under(let keys) = scope, keys.count > Self.namedKeys {
            scope = .under([keys.commonPrefix])
        }
        statement.bind(2, copying: ChangeLog.pack(scope))
        try statement.run()
        if ledger.revision > Self.keptChanges {
            try Prepared(db, "DELETE FROM change WHERE revision <= ?")
                .bind(1, ledger.revision - Self.keptChanges).run()
        }
    }
}

extension [Key] {
    /// The longest key that all of these lie under.
    var commonPrefix: Key {
        guard let first else { return "" }
        var common = first.path.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)[...]
        for key in self {
            let parts = key.path.utf8.split(
                separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            let shared = zip(common, parts).prefix { $0.elementsEqual($1) }.count
            common = common.prefix(shared)
        }
        return Key(path: common.map { String($0) ?? "" }.joined(separator: "/"))
    }
}
#endif
