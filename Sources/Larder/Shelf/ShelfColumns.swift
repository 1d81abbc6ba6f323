#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How a shelf identifies, groups, orders and indexes its rows.
///
/// ```swift
/// let columns = ShelfColumns<Article>(
///     identity: { ShelfIdentity(scope: $0.feed, item: $0.guid) }, group: { $0.id.feed },
///     order: { .date($0.published) }, words: { [$0.title, $0.text] }, marks: [.read, .favourite])
/// ```
public struct ShelfColumns<Row: Sendable & Identifiable>: Sendable
where Row.ID: Sendable {
    /// The identity under which a row is stored and marked.
    public var identity: @Sendable (Row.ID) -> ShelfIdentity

    /// The group in which a row is listed and counted.
    public var group: @Sendable (Row) -> String

    /// The value by which rows are sorted.
    public var order: @Sendable (Row) -> SortValue

    /// Whether rows keep the position they first had, even if their order changes; for sources whose dates
    /// are made up or change with every answer.
    public var keepsOrder: Bool

    /// The texts a row is found by: at most four, the first weighing most. They must depend only on the row:
    /// they are not computed again for an unchanged row, unless it is stored with operations alongside.
    public var words: @Sendable (Row) -> [String]

    /// The marks that rows can be listed and counted by; at most sixteen.
    public var marks: [Mark.Name]

    /// How many marks one program can declare.
    static var markLimit: Int { 16 }

    /// How many marks several programs together can declare for the same rows.
    static var sharedMarkLimit: Int { 32 }

    /// The marks that mean a row should be kept: such a row is put even if it was removed for good, as long
    /// as its source lists it. Only those also in ``marks`` count.
    public var keeping: Set<Mark.Name> = [.favourite]

    /// Encodes and decodes rows.
    public var codec: Codec<Row>

    /// Creates columns; without `group` all rows are in one group, and without `words` none can be searched.
    public init(
        identity: @escaping @Sendable (Row.ID) -> ShelfIdentity,
        group: @escaping @Sendable (Row) -> String = { _ in "" },
        order: @escaping @Sendable (Row) -> SortValue, keepsOrder: Bool = false,
        words: @escaping @Sendable (Row) -> [String] = { _ in [] }, marks: [Mark.Name] = [],
        codec: Codec<Row>
    ) {
        precondition(marks.count <= Self.markLimit, "a shelf declares at most sixteen marks")
        self.identity = identity
        self.group = group
        self.order = order
        self.keepsOrder = keepsOrder
        self.words = words
        self.marks = marks
        self.codec = codec
    }
}

extension ShelfColumns where Row: Codable {
    /// Creates columns for rows that are stored as JSON; for rows that aren't `Codable`, pass `codec:`.
    public init(
        identity: @escaping @Sendable (Row.ID) -> ShelfIdentity,
        group: @escaping @Sendable (Row) -> String = { _ in "" },
        order: @escaping @Sendable (Row) -> SortValue, keepsOrder: Bool = false,
        words: @escaping @Sendable (Row) -> [String] = { _ in [] }, marks: [Mark.Name] = []
    ) {
        self.init(
            identity: identity, group: group, order: order, keepsOrder: keepsOrder, words: words,
            marks: marks, codec: .json())
    }
}

extension ShelfColumns where Row: Codable, Row.ID: LosslessStringConvertible {
    /// Creates columns for rows whose ids are text or numbers, all in one scope, stored as JSON.
    public init(
        scope: String, group: @escaping @Sendable (Row) -> String = { _ in "" },
        order: @escaping @Sendable (Row) -> SortValue, keepsOrder: Bool = false,
        words: @escaping @Sendable (Row) -> [String] = { _ in [] }, marks: [Mark.Name] = []
    ) {
        self.init(
            identity: { ShelfIdentity(scope: scope, item: String($0)) }, group: group,
            order: order, keepsOrder: keepsOrder, words: words, marks: marks)
    }
}

extension ShelfColumns where Row: Codable, Row.ID == UUID {
    /// Creates columns for rows whose ids are UUIDs, all in one scope, stored as JSON.
    ///
    /// A row and its marks are stored under the UUID in upper case, as `UUID.uuidString` gives it.
    public init(
        scope: String, group: @escaping @Sendable (Row) -> String = { _ in "" },
        order: @escaping @Sendable (Row) -> SortValue, keepsOrder: Bool = false,
        words: @escaping @Sendable (Row) -> [String] = { _ in [] }, marks: [Mark.Name] = []
    ) {
        self.init(
            identity: { ShelfIdentity(scope: scope, item: $0.uuidString) }, group: group,
            order: order, keepsOrder: keepsOrder, words: words, marks: marks)
    }
}

extension ShelfColumns {
    /// Returns a stored row as it is written into another storage.
    ///
    /// A row in another format cannot be searched there.
    public func copy(of row: StoredRow) throws -> ShelfRow {
        ShelfRow(
            identity: row.identity, group: row.group, order: row.order, keepsOrder: keepsOrder,
            words: try decoded(row.body).map(words) ?? [], body: row.body)
    }

    /// Encodes a row, prefixed with the name of the format; the words may be filled in later.
    package func encoded(_ row: Row, words: [String] = []) throws -> ShelfRow {
        var body = Data(codec.format.utf8)
        body.append(UInt8(ascii: "\n"))
        body.append(try codec.encode(row))
        return ShelfRow(
            identity: identity(row.id), group: group(row), order: order(row),
            keepsOrder: keepsOrder, words: words, body: body)
    }

    /// Decodes a row; returns nil if it was written in another format.
    func decoded(_ body: Data) throws -> Row? {
        guard let end = body.firstIndex(of: UInt8(ascii: "\n")),
            body[..<end].elementsEqual(codec.format.utf8)
        else { return nil }
        return try codec.decode(body[(end + 1)...])
    }
}
