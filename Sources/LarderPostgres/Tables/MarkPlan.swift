#if Postgres
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The effect of a write on marks; see `Mark.stands(over:)`.
struct MarkPlan {
    private struct Name: Hashable {
        var identity: ShelfIdentity
        var name: Mark.Name

        init(_ mark: Mark) {
            identity = mark.identity
            name = mark.name
        }

        /// The columns that identify its row.
        var columns: [[UInt8]] {
            [identity.scope, identity.item, name.rawValue].map { PostgresName.bytes($0) }
        }
    }

    private struct Record {
        var mark: Mark
        var isThere: Bool
        /// The index of the write's last change to the mark; nil if there was none.
        var step: Int?
    }

    private let schema: PostgresSchema
    private let marks: [Mark]
    private var records: [Name: Record] = [:]

    /// How many marks were changed.
    private(set) var changed = 0

    init(_ schema: PostgresSchema, _ marks: [Mark]) throws {
        self.schema = schema
        self.marks = marks
        guard marks.count <= MarkRows.steps else {
            throw LarderError(
                .tooLarge,
                message: """
                    \(marks.count) marks are too many for one write; write \
                    \(MarkRows.steps) at a time.
                    """)
        }
    }

    /// The query that reads and locks the named marks, sorted by name.
    var locking: PostgresStatement? {
        if marks.isEmpty { return nil }
        let names = Set(marks.map(Name.init)).map(\.columns)
        return PostgresStatement(
            """
            SELECT texts, mark.scope, mark.item, mark.name, is_set, date FROM \(schema("mark")) \
            JOIN unnest($1::bytea[], $2::bytea[], $3::bytea[]) AS named(scope, item, name) \
            USING (scope, item, name) ORDER BY 2, 3, 4 FOR UPDATE OF mark
            """, (0..<3).map { column in .bytes(names.map { $0[column] }) })
    }

    mutating func decide(_ found: PostgresResult?) {
        for row in found?.rows ?? [] {
            let mark = MarkRows.mark(row)
            records[Name(mark)] = Record(mark: mark, isThere: true)
        }
        for mark in marks where set(mark) { changed += 1 }
    }

    private mutating func set(_ mark: Mark) -> Bool {
        let name = Name(mark)
        let known = records[name]
        guard mark.stands(over: known?.mark) else { return false }
        records[name] = Record(mark: mark, isThere: known?.isThere ?? false, step: changed)
        return true
    }

    /// The statements for all changes, to run after the change of this commit is written.
    var statements: [PostgresStatement] {
        let changed = records.values.filter { $0.step != nil }.sorted {
            ($0.mark.identity, $0.mark.name) < ($1.mark.identity, $1.mark.name)
        }
        let number = schema.currentNumber
        let new = """
            unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::bytea[], $5::boolean[], \
            $6::double precision[], $7::bigint[]) \
            AS new(scope, item, name, texts, is_set, date, step)
            """
        var statements: [PostgresStatement] = []
        let there = changed.filter(\.isThere)
        if !there.isEmpty {
            statements.append(
                PostgresStatement(
                    """
                    UPDATE \(schema("mark")) AS old SET is_set = new.is_set, date = new.date, \
                    number = \(number), step = new.step FROM \(new) WHERE old.scope = new.scope \
                    AND old.item = new.item AND old.name = new.name
                    """, Self.columns(there)))
        }
        let others = changed.filter { !$0.isThere }
        if !others.isEmpty {
            statements.append(
                PostgresStatement(
                    """
                    INSERT INTO \(schema("mark"))\
                    (scope, item, name, texts, is_set, date, number, step) \
                    SELECT scope, item, name, texts, is_set, date, \(number), step FROM \(new)
                    """, Self.columns(others)))
        }
        return statements
    }

    private static func columns(_ records: [Record]) -> [PostgresValue] {
        let marks = records.map(\.mark)
        return [
            PostgresName.list(marks.map(\.scope)), PostgresName.list(marks.map(\.item)),
            PostgresName.list(marks.map(\.name.rawValue)),
            .bytes(marks.map { PostgresName.whole($0.scope, $0.item, $0.name.rawValue) }),
            .bools(marks.map(\.isSet)),
            .doubles(marks.map(\.date.timeIntervalSinceReferenceDate)),
            .ints(records.map { Int64($0.step ?? 0) }),
        ]
    }
}
#endif
