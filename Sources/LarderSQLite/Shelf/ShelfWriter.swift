#if SQLite
import GRDB
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Applies a commit's operations to shelves.
struct ShelfWriter {
    private let db: Database
    private let isPrecious: Bool
    private let words: ShelfWords
    /// The largest upsert whose words are indexed with it.
    private let indexedAtOnce: Int
    private var names = ShelfNames()
    private var bits: [Int64: ShelfBits] = [:]
    private var last: LastInsertion
    private let firstSequenceNumber: Int64
    private var shelfName = ""
    /// The change in rows and bytes of each stock; the key is the stock without counts.
    private var counts: [ShelfStock: (rows: Int64, bytes: Int64)] = [:]
    /// Shelves from which damaged rows were removed; their counts cannot be adjusted, only recomputed.
    private var recounted: Set<Int64> = []
    /// Whether damaged rows were removed: nobody knows in which groups they were shown.
    private(set) var hasDiscarded = false

    init(_ db: Database, isPrecious: Bool, indexedAtOnce: Int = 0) throws {
        self.db = db
        self.isPrecious = isPrecious
        self.indexedAtOnce = indexedAtOnce
        words = ShelfWords(db)
        last = try LastInsertion(db)
        firstSequenceNumber = last.number
    }

    /// Writes the counts; the last step of a commit.
    mutating func finish() throws {
        if last.number > firstSequenceNumber { try last.write(db) }
        let find = try Prepared(
            db,
            """
            SELECT \(ShelfStock.columns) FROM shelf_count \
            WHERE shelf = ? AND family = ? AND marks = ?
            """)
        for (empty, change) in counts
        where change != (0, 0) && !recounted.contains(empty.shelf) {
            find.bind(1, empty.shelf).bind(2, empty.family).bind(3, empty.marks)
            var stock = try ShelfStock.all(find).first ?? empty
            stock.rows += change.rows
            stock.bytes += change.bytes
            // A damaged row was taken for one of another group or size.
            if !stock.isPossible { recounted.insert(stock.shelf) }
            try write(stock)
        }
        for shelf in recounted { try recount(shelf) }
        (counts, recounted) = ([:], [])
    }

    private func write(_ stock: ShelfStock) throws {
        try Prepared(db, "INSERT OR REPLACE INTO shelf_count VALUES(?, ?, ?, ?, ?, ?)")
            .bind(1, stock.shelf).bind(2, stock.family).bind(3, stock.marks)
            .bind(4, stock.rows).bind(5, stock.bytes).bind(6, stock.sum).run()
    }

    /// Counts the rows of a shelf again, but for damaged ones in groups or with marks that nobody knows: whoever
    /// changes one of those removes it.
    private mutating func recount(_ shelf: Int64) throws {
        try Prepared(db, "DELETE FROM shelf_count WHERE shelf = ?").bind(1, shelf).run()
        let bits = try bits(of: shelf)
        for stock in try ShelfStock.counted(db) where stock.shelf == shelf {
            guard (try? names.text(stock.family, db)) != nil, bits.knows(stock.marks) else {
                continue
            }
            try write(stock)
        }
    }

    mutating func apply(_ operation: ShelfOperation) throws -> ShelfReport {
        let shelf = try names.make(operation.shelf, db)
        shelfName = operation.shelf
        var report = ShelfReport()
        switch operation {
        case .upsert(_, let rows, let marks, let watermark, let date):
            if let watermark, try self.watermark(shelf) != watermark { throw LarderError.movedOn }
            try put(rows.lastOfEachName, marks, into: shelf, at: date, &report)
        case .remove(_, let identities, let tombstones, let watermark):
            if let watermark, try self.watermark(shelf) != watermark { throw LarderError.movedOn }
            try remove(identities, from: shelf, tombstones: tombstones, &report)
        case .retain(_, let group, let wanted):
            guard let family = try names.id(group, db) else { break }
            let statement = try Prepared(
                db, "SELECT id, scope, item FROM shelf_row WHERE shelf = ? AND family = ?"
            ).bind(1, shelf).bind(2, family)
            try take(listed(statement, except: wanted), from: shelf, &report)
        case .removeScope(_, let scope):
            guard let scope = try names.id(scope, db) else { break }
            let statement = try Prepared(
                db, "SELECT id, scope, item FROM shelf_row WHERE shelf = ? AND scope = ?"
            ).bind(1, shelf).bind(2, scope)
            try take(listed(statement), from: shelf, &report)
            try Prepared(db, "DELETE FROM shelf_tombstone WHERE shelf = ? AND scope = ?")
                .bind(1, shelf).bind(2, scope).run()
        case .forgetTombstones(_, let date):
            try Prepared(db, "DELETE FROM shelf_tombstone WHERE shelf = ? AND seen < ?")
                .bind(1, shelf).bind(2, date.timeIntervalSinceReferenceDate).run()
        case .follow(_, let changes, let from, let to):
            if try watermark(shelf) != from { throw LarderError.movedOn }
            try Prepared(
                db,
                """
                INSERT INTO shelf_follow VALUES(?, ?, ?) \
                ON CONFLICT(shelf) DO UPDATE SET watermark = ?2, sum = ?3
                """
            ).bind(1, shelf).bind(2, to).bind(3, Checksum.ofRow(shelf, to)).run()
            try mark(changes, on: shelf, &report)
        }
        return report
    }

    /// The marks of a shelf, read once.
    private mutating func bits(of shelf: Int64) throws -> ShelfBits {
        if let known = bits[shelf] { return known }
        let read = try ShelfBits(db, shelf: shelf)
        bits[shelf] = read
        return read
    }

    private mutating func bit(_ name: Mark.Name, of shelf: Int64) throws -> Int64 {
        var known = try bits(of: shelf)
        defer { bits[shelf] = known }
        return try known.make(name, db, shelf: shelf)
    }

    private func group(_ name: String) -> ShelfGroup { ShelfGroup(shelf: shelfName, group: name) }

    private func watermark(_ shelf: Int64) throws -> String? {
        try ShelfReader.watermark(db, shelf)
    }

    private mutating func count(
        _ shelf: Int64, _ family: Int64, _ marks: Int64, rows: Int64, bytes: Int
    ) {
        let stock = ShelfStock(shelf: shelf, family: family, marks: marks, rows: 0, bytes: 0)
        counts[stock, default: (0, 0)].rows += rows
        counts[stock, default: (0, 0)].bytes += Int64(bytes)
    }

    // MARK: - Upserting

    private mutating func put(
        _ rows: [ShelfRow], _ marks: [ShelfIdentity: Set<Mark.Name>], into shelf: Int64,
        at date: Date, _ report: inout ShelfReport
    ) throws {
        let hasTombstones =
            try db.number("SELECT EXISTS(SELECT 1 FROM shelf_tombstone WHERE shelf = \(shelf))")
            != 0
        let waits = rows.count > indexedAtOnce
        for row in rows {
            let scope = try names.make(row.identity.scope, db)
            let print = row.fingerprint
            let old = try number(row.identity.item, scope, shelf).flatMap { try known($0) }
            if let old, old.isSound {
                if row.returning != nil || old.print == print && old.wordPrint == row.wordPrint {
                    report.unchanged.append(row.identity)
                } else {
                    try update(row, old, scope, shelf, print, waits: waits, &report)
                }
            } else if old == nil, !row.beatsTombstone, hasTombstones,
                try isBuried(row.identity.item, scope, shelf, at: date)
            {
                report.withheld.append(row.identity)
            } else {
                if let old { try discard([old.id], from: shelf) }
                if row.beatsTombstone { try unbury(row.identity.item, scope, shelf) }
                let mask = try mask(marks[row.identity] ?? [], shelf)
                try insert(row, scope, shelf, print, mask, at: date, waits: waits, &report)
            }
        }
    }

    /// What is known of an existing row.
    private struct Known {
        var record: ShelfRecord
        var isSound: Bool
        var size: Int
        var print: UInt64
        var wordPrint: UInt64

        static let columns = ShelfRecord.columns + ", sum, body, print, wordPrint, shelf"

        /// The marks of a sound row are known; they are not in its checksum.
        init(_ statement: Prepared, bits: (Int64) throws -> ShelfBits) rethrows {
            record = ShelfRecord(statement)
            isSound =
                try record.isSound(statement) && bits(statement.int(11)).knows(record.marks)
            size = statement.bytes(8).count
            print = statement.word(9)
            wordPrint = statement.word(10)
        }

        var id: Int64 { record.id }
    }

    private mutating func insert(
        _ row: ShelfRow, _ scope: Int64, _ shelf: Int64, _ print: UInt64, _ mask: Int64,
        at date: Date, waits: Bool, _ report: inout ShelfReport
    ) throws {
        let family = try names.make(row.group, db)
        let (id, arrived) =
            try row.returning.flatMap { try free($0) } ?? nextInsertion(at: date)
        let wordPrint = row.wordPrint
        let statement = try Prepared(
            db, "INSERT INTO shelf_row VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        try row.body.withUnsafeBytes { body in
            let sum = ShelfRecord.sum(
                id: id, scope: scope, item: row.identity.item, family: family,
                place: row.order.normal, arrived: arrived, body: body)
            try statement.bind(1, id).bind(2, shelf).bind(3, scope)
                .bind(4, row.identity.item).bind(5, family).bind(6, row.order).bind(7, mask)
                .bind(8, arrived).bind(9, print).bind(10, wordPrint).bind(11, sum)
                .bind(12, borrowing: body).run()
        }
        if wordPrint != 0 { try words.add(row.words, id, of: shelf, waits: waits) }
        count(shelf, family, mask, rows: 1, bytes: row.body.count)
        report.inserted.append(row.identity)
        report.groups.insert(group(row.group))
    }

    private mutating func nextInsertion(at date: Date) -> (id: Int64, arrived: Double) {
        last.number += 1
        last.date = max(last.date, date.timeIntervalSinceReferenceDate)
        return (last.number, last.date)
    }

    /// Returns a row's original insertion, unless it does not come from this file or another row uses it.
    private func free(_ old: ShelfInsertion) throws -> (id: Int64, arrived: Double)? {
        let date = old.date.timeIntervalSinceReferenceDate
        guard let id = Int64(exactly: old.sequenceNumber), id > 0, id <= last.number,
            date <= last.date,
            try db.number("SELECT EXISTS(SELECT 1 FROM shelf_row WHERE id = \(id))") == 0
        else { return nil }
        return (id, date)
    }

    private mutating func update(
        _ row: ShelfRow, _ old: Known, _ scope: Int64, _ shelf: Int64, _ print: UInt64,
        waits: Bool, _ report: inout ShelfReport
    ) throws {
        let family = try names.make(row.group, db)
        let place = row.keepsOrder ? old.record.place : row.order.normal
        let wordPrint = row.wordPrint
        let statement = try Prepared(
            db,
            """
            UPDATE shelf_row SET family = ?, place = ?, print = ?, wordPrint = ?, sum = ?, \
            body = ? WHERE id = ?
            """)
        try row.body.withUnsafeBytes { body in
            let sum = ShelfRecord.sum(
                id: old.id, scope: scope, item: row.identity.item, family: family,
                place: place, arrived: old.record.arrived, body: body)
            try statement.bind(1, family).bind(2, place).bind(3, print).bind(4, wordPrint)
                .bind(5, sum).bind(6, borrowing: body).bind(7, old.id).run()
        }
        if wordPrint != old.wordPrint {
            if old.wordPrint != 0 { try words.remove(old.id) }
            if wordPrint != 0 { try words.add(row.words, old.id, of: shelf, waits: waits) }
        }
        count(shelf, old.record.family, old.record.marks, rows: -1, bytes: -old.size)
        count(shelf, family, old.record.marks, rows: 1, bytes: row.body.count)
        report.updated.append(row.identity)
        report.groups.insert(group(try names.text(old.record.family, db)))
        report.groups.insert(group(row.group))
    }

    private mutating func mask(_ marks: Set<Mark.Name>, _ shelf: Int64) throws -> Int64 {
        try marks.reduce(0) { $0 | (try bit($1, of: shelf)) }
    }

    // MARK: - Tombstones

    /// Whether a row has a tombstone; records that a source still lists the row.
    private func isBuried(
        _ item: String, _ scope: Int64, _ shelf: Int64, at date: Date
    ) throws -> Bool {
        let statement = try Prepared(
            db, "SELECT seen, sum FROM shelf_tombstone WHERE shelf = ? AND scope = ? AND item = ?"
        ).bind(1, shelf).bind(2, scope).bind(3, item)
        defer { statement.reset() }
        guard try statement.step() else { return false }
        let seen = statement.double(0)
        guard statement.word(1) == Checksum.ofRow(shelf, scope, item, seen) else {
            throw SQLiteFailure.damage("the tombstone of a removed row was changed")
        }
        if date.timeIntervalSinceReferenceDate - seen >= ShelfTable.tombstoneStep {
            try bury(item, scope, shelf, at: date)
        }
        return true
    }

    private func bury(_ item: String, _ scope: Int64, _ shelf: Int64, at date: Date) throws {
        let seen = date.timeIntervalSinceReferenceDate
        try Prepared(
            db,
            """
            INSERT INTO shelf_tombstone VALUES(?, ?, ?, ?, ?) \
            ON CONFLICT DO UPDATE SET seen = excluded.seen, sum = excluded.sum
            """
        ).bind(1, shelf).bind(2, scope).bind(3, item).bind(4, seen)
            .bind(5, Checksum.ofRow(shelf, scope, item, seen)).run()
    }

    private func unbury(_ item: String, _ scope: Int64, _ shelf: Int64) throws {
        try Prepared(
            db, "DELETE FROM shelf_tombstone WHERE shelf = ? AND scope = ? AND item = ?"
        ).bind(1, shelf).bind(2, scope).bind(3, item).run()
    }

    // MARK: - Removing

    private mutating func remove(
        _ identities: [ShelfIdentity], from shelf: Int64, tombstones: Date? = nil,
        _ report: inout ShelfReport
    ) throws {
        var found: [Int64] = []
        for identity in identities {
            let scope: Int64
            if tombstones != nil {
                scope = try names.make(identity.scope, db)
            } else if let known = try names.id(identity.scope, db) {
                scope = known
            } else {
                continue
            }
            if let tombstones { try bury(identity.item, scope, shelf, at: tombstones) }
            if let id = try number(identity.item, scope, shelf) { found.append(id) }
        }
        try take(found, from: shelf, &report)
    }

    /// Removes rows by number; for a damaged row, only the removal itself is reported.
    private mutating func take(
        _ ids: [Int64], from shelf: Int64, _ report: inout ShelfReport
    ) throws {
        let delete = try Prepared(db, "DELETE FROM shelf_row WHERE id = ?")
        var damaged: [Int64] = []
        // FTS5 flushes its pending data to the file whenever a rowid is lower than the one before.
        for id in ids.sorted() {
            guard let row = try known(id) else { continue }
            guard row.isSound else {
                damaged.append(id)
                continue
            }
            try delete.bind(1, id).run()
            if row.wordPrint != 0 { try words.remove(id) }
            let record = row.record
            count(shelf, record.family, record.marks, rows: -1, bytes: -row.size)
            report.removed.append(
                ShelfIdentity(scope: try names.text(record.scope, db), item: record.item))
            report.groups.insert(group(try names.text(record.family, db)))
        }
        try discard(damaged, from: shelf)
    }

    /// Returns the number of the row with an identity, from an index.
    private func number(_ item: String, _ scope: Int64, _ shelf: Int64) throws -> Int64? {
        let statement = try Prepared(
            db, "SELECT id FROM shelf_row WHERE shelf = ? AND scope = ? AND item = ?"
        ).bind(1, shelf).bind(2, scope).bind(3, item)
        defer { statement.reset() }
        return try statement.step() ? statement.int(0) : nil
    }

    /// Reads a row by number; if read by identity, SQLite would return the values in the index.
    private mutating func known(_ id: Int64) throws -> Known? {
        let statement = try Prepared(db, "SELECT \(Known.columns) FROM shelf_row WHERE id = ?")
        defer { statement.reset() }
        return try statement.bind(1, id).step() ? Known(statement) { try bits(of: $0) } : nil
    }

    /// Returns the rows that a statement lists, without the wanted ones.
    private mutating func listed(
        _ statement: Prepared, except wanted: Set<ShelfIdentity> = []
    ) throws -> [Int64] {
        defer { statement.reset() }
        var found: [(id: Int64, scope: Int64, item: String)] = []
        while try statement.step() {
            found.append((statement.int(0), statement.int(1), statement.text(2)))
        }
        if wanted.isEmpty { return found.map(\.id) }
        return found.filter { row in
            // A scope without a name belongs to a damaged row.
            guard let scope = try? names.text(row.scope, db) else { return true }
            return !wanted.contains(ShelfIdentity(scope: scope, item: row.item))
        }.map(\.id)
    }

    // MARK: - Damage

    /// Removes those of some rows that are damaged; returns whether there were any.
    mutating func removeDamaged(_ ids: [Int64], from shelf: String) throws -> Bool {
        guard let shelf = try names.id(shelf, db) else { return false }
        // A row may have been rewritten since it was read.
        let damaged = try ids.filter { try isDamaged($0) }
        try discard(damaged, from: shelf)
        return !damaged.isEmpty
    }

    /// Whether there is such a row and it is damaged; throws if it is sound, and what is damaged is a name that it
    /// shares with others.
    private mutating func isDamaged(_ id: Int64) throws -> Bool {
        guard let row = try known(id) else { return false }
        if row.isSound {
            _ = try names.text(row.record.scope, db)
            _ = try names.text(row.record.family, db)
        }
        return !row.isSound
    }

    /// Removes damaged rows by number.
    ///
    /// The damaged columns may equal those of an intact row, and SQLite would then delete that row's index
    /// entries. So the indexes are rebuilt from the remaining rows.
    private mutating func discard(_ ids: [Int64], from shelf: Int64) throws {
        guard let first = ids.first else { return }
        if isPrecious { throw DamagedRow(key: Key(shelfName, "\(first)"), number: first) }
        var indexes: [(name: String, sql: String)] = []
        let statement = try Prepared(
            db,
            """
            SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'shelf_row'
            """)
        while try statement.step() { indexes.append((statement.text(0), statement.text(1))) }
        for index in indexes { try db.run("DROP INDEX \(index.name)") }
        for id in ids {
            try Prepared(db, "DELETE FROM shelf_row WHERE id = ?").bind(1, id).run()
            try words.remove(id)
        }
        for index in indexes { try db.run(index.sql) }
        recounted.insert(shelf)
        hasDiscarded = true
    }

    // MARK: - Marks

    private mutating func mark(
        _ changes: [ShelfMarkChange], on shelf: Int64, _ report: inout ShelfReport
    ) throws {
        let find = try Prepared(
            db,
            """
            SELECT id, family, marks, length(body) FROM shelf_row \
            WHERE shelf = ? AND scope = ? AND item = ?
            """)
        defer { find.reset() }
        let update = try Prepared(db, "UPDATE shelf_row SET marks = ? WHERE id = ?")
        var damaged: [Int64] = []
        for change in changes {
            guard let scope = try names.id(change.identity.scope, db) else { continue }
            find.bind(1, shelf).bind(2, scope).bind(3, change.identity.item)
            guard try find.step() else { continue }
            let (id, family, old) = (find.int(0), find.int(1), find.int(2))
            let size = Int(find.int(3))
            find.reset()
            guard let group = try names.find(family, db), try bits(of: shelf).knows(old) else {
                if try isDamaged(id) { damaged.append(id) }
                continue
            }
            let bit = try bit(change.name, of: shelf)
            let new = change.isSet ? old | bit : old & ~bit
            if new == old { continue }
            try update.bind(1, new).bind(2, id).run()
            count(shelf, family, old, rows: -1, bytes: -size)
            count(shelf, family, new, rows: 1, bytes: size)
            report.groups.insert(self.group(group))
        }
        try discard(damaged, from: shelf)
    }
}
#endif
