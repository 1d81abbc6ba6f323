#if SQLite
import GRDB
import GRDBSQLite
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Write {
    /// Whether one part could be refused after another has been applied.
    fileprivate var needsSavepoint: Bool {
        if !rows.isEmpty { return true }
        guard entries.count > 1 else { return false }
        return entries.contains {
            switch $0 {
            case .put(_, .some), .confirm, .remove(_, .some): true
            default: false
            }
        }
    }

    /// Whether it mostly removes things, which must be possible even on a full disk.
    var makesRoom: Bool {
        guard marks.isEmpty, !isEmpty else { return false }
        return entries.allSatisfy {
            switch $0 {
            case .remove, .removeAll, .invalidate, .invalidateAll: true
            case .put, .confirm: false
            }
        }
            && rows.allSatisfy {
                switch $0 {
                case .remove, .retain, .removeScope, .forgetTombstones, .follow: true
                case .upsert: false
                }
            }
    }
}

/// Runs commits inside one transaction on one connection.
struct WriteTransaction {
    /// How many entries are invalidated individually.
    private static let invalidatedRows = 32

    let db: Database
    let isPrecious: Bool
    let indexing: WordIndexing
    private(set) var ledger: Ledger

    /// The changes of the commits, in order.
    private(set) var batches: [ChangeBatch] = []

    private var invalidations: Invalidations
    private var writer = PackedWriter()

    /// The ledger's number in the file.
    private let first: UInt64

    /// The statements that write an entry and read its checksum, looked up once.
    private var putStatement: Prepared?
    private var sumStatement: Prepared?

    init(_ db: Database, isPrecious: Bool, indexing: WordIndexing) throws {
        self.db = db
        self.isPrecious = isPrecious
        self.indexing = indexing
        ledger = try Ledger(db)
        first = ledger.number
        invalidations = try Invalidations(db)
    }

    /// Runs one write; a refused one leaves no trace.
    mutating func perform(_ write: Write) throws -> Commit {
        if let id = write.id, let done = try DoneWrites.commit(db, id: id, ledger) { return done }
        let before = (ledger, invalidations)
        let hasSavepoint = write.needsSavepoint
        if hasSavepoint { try Prepared(db, "SAVEPOINT larder").run() }
        do {
            let commit = try apply(write)
            if hasSavepoint { try Prepared(db, "RELEASE larder").run() }
            return commit
        } catch let error as LarderError {
            if hasSavepoint {
                try Prepared(db, "ROLLBACK TO larder").run()
                try Prepared(db, "RELEASE larder").run()
            }
            (ledger, invalidations) = before
            throw error
        }
    }

    /// Removes those of some rows of a shelf that are damaged.
    mutating func removeDamaged(_ rows: [Int64], from shelf: String) throws {
        var writer = try ShelfWriter(db, isPrecious: isPrecious)
        guard try writer.removeDamaged(rows, from: shelf) else { return }
        try writer.finish()
        // The group in a damaged row cannot be trusted.
        try tell(.everything)
    }

    /// Indexes waiting words; returns the shelves whose words still wait, and any damage found.
    ///
    /// Indexing changes no row, so followers are notified only at the end, when a search may find more rows
    /// than before.
    ///
    /// - Parameter known: Shelves whose words were waiting before.
    mutating func indexWords(
        _ known: Set<Int64>
    ) throws -> (waiting: Set<Int64>, damaged: DamagedRow?) {
        let words = ShelfWords(db)
        let before = try words.waitingShelves.union(known)
        var damaged: DamagedRow?
        do {
            try words.indexSome(indexing.batch)
        } catch let row as DamagedRow {
            if isPrecious { throw row }
            damaged = row
            try words.salvage()
        }
        let waiting = try words.waitingShelves
        let finished = before.subtracting(waiting)
        if !finished.isEmpty {
            var names = ShelfNames()
            var changes = ChangeSet()
            for stock in try ShelfStock.all(db) where finished.contains(stock.shelf) {
                let group = ShelfGroup(
                    shelf: try names.text(stock.shelf, db),
                    group: try names.text(stock.family, db))
                if changes.groups.last != group { changes.formUnion(ChangeSet(groups: [group])) }
            }
            if !changes.isEmpty { try tell(changes) }
        }
        return (waiting, damaged)
    }

    private mutating func tell(_ changes: ChangeSet) throws {
        ledger.number += 1
        let batch = ChangeBatch(changes: changes, through: ledger.position)
        try ChangeLog.add(batch, db)
        batches.append(batch)
    }

    /// Writes the counts; the last step before the commit.
    mutating func finish() throws {
        while let surplus = invalidations.surplus {
            // Entries that the same commit put after the invalidation have that revision and stay fresh.
            try invalidateRows(
                under: surplus.prefix, to: surplus.revision, from: surplus.revision - 1)
            try invalidations.remove(under: surplus.prefix, db)
        }
        if ledger.number > first { try ledger.write(db) }
    }

    /// How many rows this connection has changed since it was opened.
    private var changeCount: Int64 { sqlite3_total_changes64(db.sqliteConnection) }

    private mutating func apply(_ write: Write) throws -> Commit {
        let changesBefore = changeCount
        ledger.number += 1
        var hasWritten = false
        for change in write.entries {
            switch change {
            case .put(let entry, let expected):
                try put(entry, expecting: expected)
                hasWritten = true
            case .confirm(let key, let metadata, let expected):
                try confirm(key, metadata, expecting: expected)
                hasWritten = true
            case .invalidate(let key): try invalidateRow(key, to: ledger.number)
            case .invalidateAll(let prefix):
                // Entries that this commit wrote earlier cannot be distinguished by revision.
                try invalidate(under: prefix, rowByRow: hasWritten)
            case .remove(let key, let expected):
                if let expected { _ = try expect(expected, of: key) }
                try remove("key = ?", [key.path])
            case .removeAll(let prefix): try removeAll(under: prefix)
            }
        }
        var commit = Commit(position: ledger.position)
        var hasDiscarded = false
        if !write.rows.isEmpty {
            var writer = try ShelfWriter(
                db, isPrecious: isPrecious, indexedAtOnce: indexing.atOnce)
            commit.reports = try write.rows.map { try writer.apply($0) }
            try writer.finish()
            hasDiscarded = writer.hasDiscarded
        }
        for mark in write.marks where try set(mark) { commit.changedMarks += 1 }
        if commit.changedMarks > 0 { try MarkRow.forgetSayings(db) }
        // An invalidation or removal is reported to others even if nothing is stored.
        if write.entries.isEmpty && changeCount == changesBefore {
            ledger.number -= 1
            commit.position = ledger.position
        } else {
            let changes = ChangeSet(
                write, reports: commit.reports, changedMarks: commit.changedMarks)
            // The group in a damaged row cannot be trusted.
            let batch = ChangeBatch(
                changes: hasDiscarded ? .everything : changes,
                author: hasDiscarded ? nil : write.author, through: commit.position)
            try ChangeLog.add(batch, db)
            batches.append(batch)
        }
        commit.revisions = .same(ledger.number)
        if let id = write.id { try DoneWrites.add(commit, id: id, db) }
        return commit
    }

    // MARK: - Entries

    private mutating func put(_ entry: StoredEntry, expecting expected: UInt64?) throws {
        if let expected { _ = try expect(expected, of: entry.key) }
        try entry.value.withUnsafeBytes { value in
            PackedHead.pack(
                valueSum: Checksum.of(value), size: value.count, metadata: entry.metadata,
                format: entry.format, into: &writer)
            try writer.bytes.withUnsafeBytes { head in
                let sum = PackedHead.sum(key: entry.key, revision: ledger.number, bytes: head)
                try count(replacing: entry.key, with: sum)
                let statement = try putting()
                statement.bind(2, ledger.number).bind(3, borrowing: head)
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

    /// Returns the header of an intact row, with the revision that callers see.
    private func known(_ key: Key) throws -> (revision: UInt64, head: PackedHead)? {
        let statement = try Prepared(db, "SELECT revision, facts, sum FROM entry WHERE key = ?")
        defer { statement.reset() }
        guard try statement.bind(1, key.path).step() else { return nil }
        let revision = statement.word(0)
        guard
            var head = PackedHead(
                key: key, revision: revision, bytes: statement.bytes(1), sum: statement.word(2))
        else {
            // A damaged row counts as absent in a cache; in a precious file it aborts the commit.
            if isPrecious { throw DamagedRow(key: key) }
            return nil
        }
        guard let newest = invalidations.newest(for: key, after: revision) else {
            return (revision, head)
        }
        head.metadata.isInvalidated = true
        return (newest, head)
    }

    /// Returns the header of a row; throws if it does not have the expected revision.
    private func expect(_ expected: UInt64, of key: Key) throws -> PackedHead? {
        let found = try known(key)
        guard found?.revision ?? 0 == expected else {
            throw LarderError.conflict(key, expected: expected, found: found?.revision ?? 0)
        }
        return found?.head
    }

    private mutating func confirm(
        _ key: Key, _ metadata: EntryMetadata, expecting expected: UInt64
    ) throws {
        guard var head = try expect(expected, of: key) else { return }
        head.metadata = metadata
        try rewrite(key, head, revision: ledger.number)
    }

    /// Replaces the header of a row.
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
            return try invalidateRows(under: prefix, to: ledger.number, from: ledger.number)
        }
        let reader = EntryReader(db: db, invalidations: invalidations)
        let few = try reader.summaries(
            under: prefix, after: nil, limit: Self.invalidatedRows + 1, damaged: { _ in })
        if few.count > Self.invalidatedRows {
            try invalidations.add(prefix, ledger.number, db)
        } else {
            for summary in few { try invalidateRow(summary.key, to: ledger.number) }
        }
    }

    /// Invalidates the rows under a key whose revision is at most `newest`; they get the revision `to`.
    private mutating func invalidateRows(
        under prefix: Key, to revision: UInt64, from newest: UInt64
    ) throws {
        var last: Key?
        while true {
            let reader = EntryReader(db: db, invalidations: Invalidations())
            let page = try reader.summaries(under: prefix, after: last, limit: 500) { key in
                if isPrecious { throw DamagedRow(key: key) }
            }
            for summary in page where summary.revision <= newest {
                try invalidateRow(summary.key, to: revision)
            }
            guard page.count == 500 else { return }
            last = page.last?.key
        }
    }

    private mutating func invalidateRow(_ key: Key, to revision: UInt64) throws {
        guard var head = try known(key)?.head else { return }
        head.metadata.isInvalidated = true
        try rewrite(key, head, revision: revision)
    }

    private mutating func removeAll(under prefix: Key) throws {
        if prefix.path.isEmpty {
            try remove("1", [])
        } else {
            try remove("key = ?", [prefix.path])
            let below = prefix.pathsBelow
            try remove("key >= ? AND key < ?", [below.start, below.end])
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

    /// Updates the count of a precious file when a row is added or replaced.
    private mutating func count(replacing key: Key, with sum: UInt64) throws {
        guard isPrecious else { return }
        let old = try sumStatement ?? Prepared(db, "SELECT sum FROM entry WHERE key = ?")
        sumStatement = old
        if try old.bind(1, key.path).step() {
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
        let known = try MarkRow(db, mark.scope, mark.item, mark.name)
        guard mark.stands(over: known?.mark) else { return false }
        if let known { ledger.markSum ^= known.sum } else { ledger.markCount += 1 }
        ledger.markSum ^= row.sum
        try row.write(db)
        let name = mark.name.rawValue
        try Prepared(db, "INSERT INTO saying(scope, item, name, sum) VALUES(?, ?, ?, ?)")
            .bind(1, mark.scope).bind(2, mark.item).bind(3, name)
            .bind(4, Checksum.ofRow(mark.scope, mark.item, name)).run()
        return true
    }
}
#endif
