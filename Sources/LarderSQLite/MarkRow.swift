#if SQLite
import GRDB
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A mark as a row, with its checksum.
struct MarkRow {
    var mark: Mark
    var sum: UInt64

    init(_ mark: Mark) {
        self.mark = mark
        // SQLite keeps no sign on a zero.
        self.mark.date = Date(
            timeIntervalSinceReferenceDate: mark.date.timeIntervalSinceReferenceDate + 0)
        sum = Self.sum(self.mark)
    }

    /// Reads the row of an identity, or nil; throws ``DamagedRow`` when it was changed.
    init?(_ db: Database, _ scope: String, _ item: String, _ name: Mark.Name) throws {
        let statement = try Prepared(
            db,
            """
            SELECT scope, item, name, isSet, date, sum FROM mark \
            WHERE scope = ? AND item = ? AND name = ?
            """)
        defer { statement.reset() }
        statement.bind(1, scope).bind(2, item).bind(3, name.rawValue)
        guard try statement.step() else { return nil }
        try self.init(statement)
    }

    /// Reads the row that a statement is at.
    private init(_ statement: Prepared) throws {
        mark = Mark(
            scope: statement.text(0), item: statement.text(1),
            name: Mark.Name(rawValue: statement.text(2)), isSet: statement.int(3) != 0,
            date: Date(timeIntervalSinceReferenceDate: statement.double(4)))
        sum = statement.word(5)
        guard sum == Self.sum(mark) else {
            throw DamagedRow(key: Key(mark.scope, mark.item, mark.name.rawValue))
        }
    }

    func write(_ db: Database) throws {
        try Prepared(
            db,
            """
            INSERT INTO mark VALUES(?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET \
            isSet = excluded.isSet, date = excluded.date, sum = excluded.sum
            """
        )
        .bind(1, mark.scope).bind(2, mark.item).bind(3, mark.name.rawValue)
        .bind(4, Int64(mark.isSet ? 1 : 0)).bind(5, mark.date.timeIntervalSinceReferenceDate)
        .bind(6, sum).run()
    }

    private static func sum(_ mark: Mark) -> UInt64 {
        var sum = Checksum()
        sum.add(mark.scope)
        sum.add(mark.item)
        sum.add(mark.name.rawValue)
        sum.add(UInt64(mark.isSet ? 1 : 0))
        sum.add(mark.date.timeIntervalSinceReferenceDate.bitPattern)
        return sum.value
    }

    /// Reads what was said about items of a scope.
    static func marks(_ db: Database, for items: [String], in scope: String) throws -> [Mark] {
        let statement = try Prepared(
            db,
            "SELECT scope, item, name, isSet, date, sum FROM mark WHERE scope = ? AND item = ?")
        defer { statement.reset() }
        var found: [Mark] = []
        var seen: Set<Key> = []
        for item in items where seen.insert(Key(item)).inserted {
            statement.bind(1, scope).bind(2, item)
            while try statement.step() { found.append(try MarkRow(statement).mark) }
        }
        return found
    }

    /// Reads the marks of a name that hold, oldest first.
    static func marks(
        _ db: Database, named name: Mark.Name, in scope: String?
    ) throws -> [Mark] {
        let statement = try Prepared(
            db,
            """
            SELECT scope, item, name, isSet, date, sum FROM mark \
            WHERE isSet = 1 AND name = ?\(scope == nil ? "" : " AND scope = ?") \
            ORDER BY date, scope, item
            """)
        defer { statement.reset() }
        statement.bind(1, name.rawValue)
        if let scope { statement.bind(2, scope) }
        var found: [Mark] = []
        while try statement.step() { found.append(try MarkRow(statement).mark) }
        return found
    }

    /// Reads every mark, and gives damaged ones to `damaged`.
    static func all(
        _ db: Database, _ body: (MarkRow) throws -> Void, damaged: (DamagedRow) throws -> Void
    ) throws {
        let statement = try Prepared(
            db, "SELECT scope, item, name, isSet, date, sum FROM mark ORDER BY scope, item, name")
        defer { statement.reset() }
        while try statement.step() {
            let row: MarkRow
            do {
                row = try MarkRow(statement)
            } catch let row as DamagedRow {
                try damaged(row)
                continue
            }
            try body(row)
        }
    }
}
#endif
