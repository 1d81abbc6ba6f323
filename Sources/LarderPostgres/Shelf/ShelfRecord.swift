#if Postgres
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A row of a shelf as stored in its table.
struct ShelfRecord: Sendable {
    var id: Int64
    var identity: ShelfIdentity
    var rowGroup: String
    var sortKey: [UInt8]
    var order: SortValue
    var marks: [UInt8]
    var arrived: Double
    var fingerprint: UInt64
    var wordPrint: UInt64
    var size: Int64

    /// The columns that ``init(_:)`` reads; a body may follow.
    static let columns = """
        texts, id, scope, item, row_group, sort_key, marks, arrived, fingerprint, \
        word_fingerprint, size, all_marks
        """

    /// The index of the column after these.
    static let next: Int32 = 12

    init(_ row: PostgresRow) {
        let texts = PostgresName.read(row, [2, 3, 4, 5], whole: 0)
        id = row.int(1)
        identity = ShelfIdentity(scope: texts[0], item: texts[1])
        rowGroup = texts[2]
        sortKey = row.bytes(5)
        order = SortValue(sortKey: sortKey, text: row.isNull(0) ? nil : texts[3])
        marks = row.bytes(row.isNull(11) ? 6 : 11)
        arrived = row.double(7)
        fingerprint = UInt64(bitPattern: row.int(8))
        wordPrint = UInt64(bitPattern: row.int(9))
        size = row.int(10)
    }

    /// Returns the row for callers.
    func shelved(body: Data) throws -> StoredRow {
        StoredRow(
            identity: identity, group: rowGroup, order: order, body: body, size: Int(size),
            sequenceNumber: UInt64(max(0, id)),
            arrived: Date(timeIntervalSinceReferenceDate: arrived),
            marks: try Set(packed: marks))
    }
}

/// The sort value as bytes that sort in the same order, so that one index serves numbers and text.
extension SortValue {
    private static let numberTag: UInt8 = 0
    private static let textTag: UInt8 = 1

    /// The bytes; for a long text, its beginning and a digest.
    var sortKey: [UInt8] {
        switch normal {
        case .number(let number):
            // Positive numbers sort by their bits, negative ones in reverse.
            let bits = number.bitPattern
            let sorted = bits >> 63 == 0 ? bits | 1 << 63 : ~bits
            return [Self.numberTag] + Swift.withUnsafeBytes(of: sorted.bigEndian) { Array($0) }
        case .text(let text): return [Self.textTag] + PostgresName.bytes(text)
        }
    }

    /// Reads the bytes; `text` is the full text if it is long.
    fileprivate init(sortKey: [UInt8], text: String?) {
        if sortKey.first == Self.numberTag {
            let sorted = sortKey.dropFirst().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            self = .number(Double(bitPattern: sorted >> 63 == 1 ? sorted & ~(1 << 63) : ~sorted))
        } else {
            self = .text(text ?? String(decoding: sortKey.dropFirst(), as: UTF8.self))
        }
    }

    /// The text; empty for numbers.
    var text: String {
        if case .text(let text) = self { text } else { "" }
    }
}

/// The marks of a row as bytes, equal for equal marks.
extension Set<Mark.Name> {
    var packed: [UInt8] {
        var writer = PackedWriter()
        for name in sorted() { writer.add(name.rawValue) }
        return writer.bytes
    }

    init(packed bytes: [UInt8]) throws {
        self = []
        try bytes.withUnsafeBytes { buffer in
            var reader = PackedReader(buffer)
            while !reader.isAtEnd {
                guard let name = reader.text() else {
                    throw PostgresFailure.damaged("the marks of a row cannot be read")
                }
                insert(Mark.Name(rawValue: name))
            }
        }
    }
}

/// Identities of rows as lists of columns.
extension [ShelfIdentity] {
    var scopes: PostgresValue { PostgresName.list(map(\.scope)) }
    var items: PostgresValue { PostgresName.list(map(\.item)) }

    /// The identities without duplicates.
    var distinct: [ShelfIdentity] {
        var seen: Set<ShelfIdentity> = []
        return filter { seen.insert($0).inserted }
    }
}
#endif
