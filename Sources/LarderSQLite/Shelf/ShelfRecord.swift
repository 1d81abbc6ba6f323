#if SQLite
import GRDB
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A row of a shelf as a record, with its checksum.
struct ShelfRecord {
    var id: Int64
    var scope: Int64
    var item: String
    var family: Int64
    var place: SortValue
    var marks: Int64
    var arrived: Double

    /// The columns that ``init(_:)`` reads.
    static let columns = "id, scope, item, family, place, marks, arrived"

    /// Reads the columns of the current row of a statement.
    init(_ statement: Prepared) {
        id = statement.int(0)
        scope = statement.int(1)
        item = statement.text(2)
        family = statement.int(3)
        place = statement.sortValue(4)
        marks = statement.int(5)
        arrived = statement.double(6)
    }

    /// Returns the checksum of everything that does not change with marks.
    static func sum(
        id: Int64, scope: Int64, item: String, family: Int64, place: SortValue, arrived: Double,
        body: UnsafeRawBufferPointer
    ) -> UInt64 {
        var sum = Checksum()
        sum.add(UInt64(bitPattern: id))
        sum.add(UInt64(bitPattern: scope))
        sum.add(item)
        sum.add(UInt64(bitPattern: family))
        switch place {
        case .number(let number): sum.add(number)
        case .text(let text): sum.add(text)
        }
        sum.add(arrived)
        sum.add(body)
        return sum.value
    }

    /// Whether the current row of a statement is intact; its checksum and body follow the columns.
    func isSound(_ statement: Prepared) -> Bool {
        let sum = Self.sum(
            id: id, scope: scope, item: item, family: family, place: place, arrived: arrived,
            body: statement.bytes(8))
        return sum == statement.word(7)
    }
}

/// The texts that rows refer to by number.
struct ShelfNames {
    private var ids: [Key: Int64] = [:]
    private var texts: [Int64: String] = [:]

    /// Returns the number of a text, or nil if it has none yet.
    mutating func id(_ text: String, _ db: Database) throws -> Int64? {
        let key = Key(text)
        if let id = ids[key] { return id }
        let statement = try Prepared(db, "SELECT id, sum FROM shelf_name WHERE text = ?")
            .bind(1, text)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let id = statement.int(0)
        guard statement.word(1) == Checksum.ofRow(id, text) else { throw Self.changed }
        ids[key] = id
        texts[id] = text
        return id
    }

    /// Returns the number of a text, and assigns one if needed.
    mutating func make(_ text: String, _ db: Database) throws -> Int64 {
        if let id = try id(text, db) { return id }
        let id = try db.number("SELECT max(id) FROM shelf_name") + 1
        try Prepared(db, "INSERT INTO shelf_name VALUES(?, ?, ?)")
            .bind(1, id).bind(2, text).bind(3, Checksum.ofRow(id, text)).run()
        ids[Key(text)] = id
        texts[id] = text
        return id
    }

    /// Returns the text for a number.
    mutating func text(_ id: Int64, _ db: Database) throws -> String {
        guard let text = try find(id, db) else { throw Self.changed }
        return text
    }

    /// Returns the text for a number from a row that may be damaged; nil if there is none.
    mutating func find(_ id: Int64, _ db: Database) throws -> String? {
        if let text = texts[id] { return text }
        let statement = try Prepared(db, "SELECT text, sum FROM shelf_name WHERE id = ?")
            .bind(1, id)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let text = statement.text(0)
        guard statement.word(1) == Checksum.ofRow(id, text) else { throw Self.changed }
        texts[id] = text
        return text
    }

    private static let changed = SQLiteFailure.damage("a name of a shelf was changed")
}

/// The marks of a shelf as a bit set.
struct ShelfBits {
    private(set) var names: [Mark.Name] = []

    init(_ db: Database, shelf: Int64) throws {
        let statement = try Prepared(
            db, "SELECT bit, name, sum FROM shelf_mark WHERE shelf = ? ORDER BY bit"
        ).bind(1, shelf)
        defer { statement.reset() }
        while try statement.step() {
            let (bit, name) = (statement.int(0), statement.text(1))
            guard bit == names.count, statement.word(2) == Checksum.ofRow(shelf, bit, name) else {
                throw Self.changed
            }
            names.append(Mark.Name(rawValue: name))
        }
    }

    private static let changed = SQLiteFailure.damage("the marks of a shelf were changed")

    /// Checks the marks of all shelves.
    static func check(_ db: Database) throws {
        let statement = try Prepared(db, "SELECT DISTINCT shelf FROM shelf_mark")
        defer { statement.reset() }
        while try statement.step() { _ = try Self(db, shelf: statement.int(0)) }
    }

    func bit(_ name: Mark.Name) -> Int64? {
        names.firstIndex(of: name).map { 1 << Int64($0) }
    }

    /// Whether all bits stand for marks.
    func knows(_ bits: Int64) -> Bool { bits >> Int64(names.count) == 0 }

    func marks(_ bits: Int64) throws -> Set<Mark.Name> {
        guard knows(bits) else { throw Self.changed }
        return Set(names.indices.filter { bits & (1 << Int64($0)) != 0 }.map { names[$0] })
    }

    /// Assigns the next bit to a mark.
    mutating func make(_ name: Mark.Name, _ db: Database, shelf: Int64) throws -> Int64 {
        if let bit = bit(name) { return bit }
        guard names.count < 32 else {
            throw LarderError(
                .unsupported, message: "A shelf cannot have more than 32 marks: \(name.rawValue).")
        }
        let bit = Int64(names.count)
        try Prepared(db, "INSERT INTO shelf_mark VALUES(?, ?, ?, ?)")
            .bind(1, shelf).bind(2, bit).bind(3, name.rawValue)
            .bind(4, Checksum.ofRow(shelf, bit, name.rawValue)).run()
        names.append(name)
        return 1 << Int64(names.count - 1)
    }
}

/// The number of a shelf's rows in one group with the same marks.
struct ShelfStock: Hashable {
    var shelf: Int64
    var family: Int64
    var marks: Int64
    var rows: Int64
    var bytes: Int64

    static let columns = "shelf, family, marks, rows, bytes, sum"

    /// Whether there can be so many rows and bytes.
    var isPossible: Bool { rows > 0 && bytes >= 0 || rows == 0 && bytes == 0 }

    var sum: UInt64 { Checksum.ofRow(shelf, family, marks, rows, bytes) }

    /// Reads the non-empty stocks from a statement.
    static func all(_ statement: Prepared) throws -> [ShelfStock] {
        defer { statement.reset() }
        var found: [ShelfStock] = []
        while try statement.step() {
            let stock = ShelfStock(
                shelf: statement.int(0), family: statement.int(1), marks: statement.int(2),
                rows: statement.int(3), bytes: statement.int(4))
            guard stock.sum == statement.word(5) else {
                throw SQLiteFailure.damage("a count of rows was changed")
            }
            if stock.rows != 0 { found.append(stock) }
        }
        return found
    }

    static func all(_ db: Database) throws -> [ShelfStock] {
        try all(Prepared(db, "SELECT \(columns) FROM shelf_count"))
    }

    /// Counts the rows of all shelves.
    static func counted(_ db: Database) throws -> [ShelfStock] {
        let statement = try Prepared(
            db,
            """
            SELECT shelf, family, marks, count(*), sum(length(body)) FROM shelf_row \
            GROUP BY shelf, family, marks
            """)
        defer { statement.reset() }
        var found: [ShelfStock] = []
        while try statement.step() {
            found.append(
                ShelfStock(
                    shelf: statement.int(0), family: statement.int(1), marks: statement.int(2),
                    rows: statement.int(3), bytes: statement.int(4)))
        }
        return found
    }
}

/// The last row inserted on any shelf.
struct LastInsertion {
    var number: Int64 = 0
    var date = -Double.infinity

    init(_ db: Database) throws {
        let statement = try Prepared(db, "SELECT number, date, sum FROM shelf_arrival WHERE id = 1")
        defer { statement.reset() }
        guard try statement.step() else { return }
        (number, date) = (statement.int(0), statement.double(1))
        guard statement.word(2) == sum else {
            throw SQLiteFailure.damage("the number of the last row was changed")
        }
    }

    private var sum: UInt64 { Checksum.ofRow(number, date) }

    func write(_ db: Database) throws {
        try Prepared(db, "INSERT OR REPLACE INTO shelf_arrival VALUES(1, ?, ?, ?)")
            .bind(1, number).bind(2, date).bind(3, sum).run()
    }
}

extension Prepared {
    @discardableResult
    func bind(_ index: Int32, _ value: SortValue) -> Self {
        switch value.normal {
        case .number(let number): bind(index, number)
        case .text(let text): bind(index, text)
        }
    }

    func sortValue(_ column: Int32) -> SortValue {
        isText(column) ? .text(text(column)) : .number(double(column))
    }
}
#endif
