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

    /// Reads the columns that a statement is at.
    init(_ statement: Prepared) {
        id = statement.int(0)
        scope = statement.int(1)
        item = statement.text(2)
        family = statement.int(3)
        place = statement.sortValue(4)
        marks = statement.int(5)
        arrived = statement.double(6)
    }

    /// The checksum of what does not change with marks.
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
        case .number(let number): sum.add(number.bitPattern)
        case .text(let text): sum.add(text)
        }
        sum.add(arrived.bitPattern)
        sum.add(body)
        return sum.value
    }

    func sum(_ body: UnsafeRawBufferPointer) -> UInt64 {
        Self.sum(
            id: id, scope: scope, item: item, family: family, place: place, arrived: arrived,
            body: body)
    }
}

/// The texts that rows refer to by number.
struct ShelfNames {
    private var ids: [Key: Int64] = [:]
    private var texts: [Int64: String] = [:]

    /// The number of a text, or nil when it has none yet.
    mutating func id(_ text: String, _ db: Database) throws -> Int64? {
        let key = Key(text)
        if let id = ids[key] { return id }
        let statement = try Prepared(db, "SELECT id FROM shelf_name WHERE text = ?").bind(1, text)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let id = statement.int(0)
        ids[key] = id
        texts[id] = text
        return id
    }

    /// The number of a text, made if need be.
    mutating func make(_ text: String, _ db: Database) throws -> Int64 {
        if let id = try id(text, db) { return id }
        try Prepared(db, "INSERT INTO shelf_name(text) VALUES(?)").bind(1, text).run()
        guard let id = try id(text, db) else { throw SQLiteFailure.damage("a name is gone") }
        return id
    }

    /// The text of a number.
    mutating func text(_ id: Int64, _ db: Database) throws -> String {
        if let text = texts[id] { return text }
        let statement = try Prepared(db, "SELECT text FROM shelf_name WHERE id = ?").bind(1, id)
        defer { statement.reset() }
        guard try statement.step() else { throw SQLiteFailure.damage("a name is gone") }
        let text = statement.text(0)
        texts[id] = text
        return text
    }
}

/// The marks of a shelf as bits.
struct ShelfBits {
    private(set) var names: [Mark.Name] = []

    init(_ db: Database, shelf: Int64) throws {
        let statement = try Prepared(
            db, "SELECT name FROM shelf_mark WHERE shelf = ? ORDER BY bit"
        ).bind(1, shelf)
        defer { statement.reset() }
        while try statement.step() { names.append(Mark.Name(rawValue: statement.text(0))) }
    }

    func bit(_ name: Mark.Name) -> Int64? {
        names.firstIndex(of: name).map { 1 << Int64($0) }
    }

    func marks(_ bits: Int64) -> Set<Mark.Name> {
        Set(names.indices.filter { bits & (1 << Int64($0)) != 0 }.map { names[$0] })
    }

    /// Gives a mark the next bit.
    mutating func make(_ name: Mark.Name, _ db: Database, shelf: Int64) throws -> Int64 {
        if let bit = bit(name) { return bit }
        guard names.count < 32 else {
            throw LarderError(
                .unsupported, message: "A shelf cannot know more than 32 marks: \(name.rawValue).")
        }
        try Prepared(db, "INSERT INTO shelf_mark VALUES(?, ?, ?)")
            .bind(1, shelf).bind(2, Int64(names.count)).bind(3, name.rawValue).run()
        names.append(name)
        return 1 << Int64(names.count - 1)
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
