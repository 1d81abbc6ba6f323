#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a shelf needs to know of its rows: their names, and what they are listed, ordered and
/// found by.
///
/// ```swift
/// let columns = ShelfColumns<Article>(
///     identity: { ShelfIdentity(scope: $0.feed, item: $0.guid) }, group: { $0.id.feed },
///     order: { .date($0.published) }, words: { [$0.title, $0.text] }, marks: [.read, .favourite])
/// ```
public struct ShelfColumns<Row: Sendable & Identifiable>: Sendable
where Row.ID: Sendable {
    /// The name that a row is stored and marked by.
    public var identity: @Sendable (Row.ID) -> ShelfIdentity

    /// What a row is listed and counted under.
    public var group: @Sendable (Row) -> String

    /// What rows are ordered by.
    public var order: @Sendable (Row) -> SortValue

    /// Whether rows keep the place they first had, whatever their order becomes: for sources whose
    /// dates are made up or change with every answer.
    public var keepsOrder: Bool

    /// What a row is found by: at most four texts, the first weighing most. They follow from the
    /// row: one that has not changed is not asked again.
    public var words: @Sendable (Row) -> [String]

    /// The marks that rows can be listed and counted by; at most sixteen.
    public var marks: [Mark.Name]

    /// The marks that say that a row is to be kept: a row that has one is put in although it was taken away
    /// for good, as long as its source lists it. Only those in ``marks`` count.
    public var keeping: Set<Mark.Name> = [.favourite]

    /// How rows are turned into bytes and back.
    public var codec: Codec<Row>

    /// Creates columns; without a group all rows are in one, and without words none is found.
    public init(
        identity: @escaping @Sendable (Row.ID) -> ShelfIdentity,
        group: @escaping @Sendable (Row) -> String = { _ in "" },
        order: @escaping @Sendable (Row) -> SortValue, keepsOrder: Bool = false,
        words: @escaping @Sendable (Row) -> [String] = { _ in [] }, marks: [Mark.Name] = [],
        codec: Codec<Row>
    ) {
        precondition(marks.count <= 16, "a shelf knows at most sixteen marks")
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
    /// Creates columns for rows that are stored as JSON.
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
    /// Creates columns for rows whose names are text or numbers, all in one scope, stored as JSON.
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

extension ShelfColumns {
    /// Encodes a row, with the name of the format in front; its words may be left to be found.
    func encoded(_ row: Row, words: [String] = []) throws -> ShelfRow {
        var body = Data(codec.format.utf8)
        body.append(UInt8(ascii: "\n"))
        body.append(try codec.encode(row))
        return ShelfRow(
            identity: identity(row.id), group: group(row), order: order(row),
            keepsOrder: keepsOrder, words: words, body: body)
    }

    /// Decodes a row; nil when it was written in another format.
    func decoded(_ body: Data) throws -> Row? {
        guard let end = body.firstIndex(of: UInt8(ascii: "\n")),
            body[..<end].elementsEqual(codec.format.utf8)
        else { return nil }
        return try codec.decode(body[(end + 1)...])
    }
}
