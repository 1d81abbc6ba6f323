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
        sum = Self.sum(mark)
    }

    /// Reads the row of a mark, or nil; throws ``DamagedRow`` if it was changed.
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

    /// Reads the current row of a statement.
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
        sum.add(mark.date.timeIntervalSinceReferenceDate)
        return sum.value
    }

    /// Reads the marks of items in a scope.
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

    /// Reads the marks with a name that are set, oldest first.
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

    // MARK: - The order of changes

    /// How many changes are known individually.
    private static let keptSayings: Int64 = 1_000_000

    /// Deletes all but the latest changes.
    static func forgetSayings(_ db: Database) throws {
        let newest = try db.number("SELECT max(position) FROM saying")
        guard newest > keptSayings else { return }
        try Prepared(db, "DELETE FROM saying WHERE position <= ?")
            .bind(1, newest - keptSayings).run()
    }

    /// The position of the last change.
    static func position(_ db: Database) throws -> UInt64 {
        UInt64(max(0, try db.number("SELECT max(position) FROM saying")))
    }

    /// Reads the marks changed after a position, in their current state; nil if the changes are unknown.
    static func changes(
        _ db: Database, after position: StoragePosition, limit: Int
    ) throws -> MarkChanges? {
        let incarnation = try Ledger(db).incarnation
        // A position without an incarnation is from version 0.1, and was stored next to its file.
        guard position.incarnation == incarnation || position.incarnation.isEmpty,
            let first = Int64(exactly: position.point),
            position.point <= (try self.position(db)),
            first + 1 >= (try db.number("SELECT min(position) FROM saying"))
        else { return nil }
        let statement = try Prepared(
            db,
            """
            SELECT position, scope, item, name, sum FROM saying WHERE position > ? \
            ORDER BY position LIMIT ?
            """)
        defer { statement.reset() }
        statement.bind(1, first).bind(2, Int64(limit))
        var changed: [(key: Key, scope: String, item: String, name: Mark.Name)] = []
        var last = first
        while try statement.step() {
            last = statement.int(0)
            let (scope, item, name) = (statement.text(1), statement.text(2), statement.text(3))
            // If the record of a change is damaged, the changed mark is unknown.
            guard statement.word(4) == Checksum.ofRow(scope, item, name) else { return nil }
            changed.append((Key(scope, item, name), scope, item, Mark.Name(rawValue: name)))
        }
        var seen: Set<Key> = []
        var marks: [Mark] = []
        for change in changed.reversed() where seen.insert(change.key).inserted {
            guard let row = try MarkRow(db, change.scope, change.item, change.name) else {
                return nil
            }
            marks.append(row.mark)
        }
        return MarkChanges(
            marks: marks.reversed(),
            position: StoragePosition(incarnation: incarnation, point: UInt64(last)))
    }

    /// Reads every mark, and passes damaged ones to `damaged`.
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
