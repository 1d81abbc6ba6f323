public import Larder

/// A row of a shelf with its marks.
public struct MarkedRow<Row: Sendable>: Sendable {
    /// The row; nil if there are only marks.
    public var row: Row?

    /// The marks, among those that the shelf declares.
    public var marks: Set<Mark.Name>

    /// Creates a row with its marks. A server that does not know them answers ``MutationResult/row(_:)``: the marks of a
    /// `.value` take the place of those here.
    public init(_ row: Row?, marks: Set<Mark.Name>) {
        self.row = row
        self.marks = marks
    }
}

extension MutationResult {
    /// The mutation was carried out, and this is what it made of the row; nil if there is none now. The marks are as the
    /// mutation makes them here: for a server that does not know them.
    public static func row<Row>(_ row: Row?) -> Self where Value == MarkedRow<Row> {
        .value(MarkedRow(row, marks: [])).keepingMarks()
    }

    /// The mutation was not carried out, because the server has another row than the one it was made to; nil if it has
    /// none now. The marks stay as they are here.
    public static func conflict<Row>(row theirs: Row?) -> Self where Value == MarkedRow<Row> {
        .conflict(MarkedRow(theirs, marks: [])).keepingMarks()
    }

    private func keepingMarks<Row>() -> Self where Value == MarkedRow<Row> {
        var answer = self
        answer.completing = { told, here in MarkedRow(told?.row, marks: here?.marks ?? []) }
        return answer
    }
}

extension MarkedRow: Codable where Row: Codable {}
extension MarkedRow: Equatable where Row: Equatable {}

/// A mutation of a row of a shelf, or of one of its marks.
public enum RowMutation<Change: Mutation>: Mutation {
    /// A row with its marks.
    public typealias Value = MarkedRow<Change.Value>

    /// Changes, inserts or removes the row.
    case row(Change)
    /// Sets or clears a mark.
    case mark(Mark.Name, isSet: Bool)

    /// Applies the mutation; the marks of a row that is removed stay.
    public func apply(to value: inout Value?) throws {
        var marked = value ?? MarkedRow(nil, marks: [])
        switch self {
        case .row(let change): try change.apply(to: &marked.row)
        case .mark(let name, true): marked.marks.insert(name)
        case .mark(let name, false): marked.marks.remove(name)
        }
        value = marked
    }

    /// Returns what brings the row or the mark back to what it was.
    public func inverse(of value: Value?) -> Self? {
        switch self {
        case .row(let change): change.inverse(of: value?.row).map { .row($0) }
        case .mark(let name, _): .mark(name, isSet: value?.marks.contains(name) ?? false)
        }
    }

    /// What the change of the row touches.
    public var touches: [String] {
        if case .row(let change) = self { return change.touches }
        return []
    }

    /// What the change of the row creates.
    public var creates: [String] {
        if case .row(let change) = self { return change.creates }
        return []
    }

    /// What the change of the row does.
    public func omitting(_ identities: Set<String>, in value: Value?) -> Self? {
        guard case .row(let change) = self else { return nil }
        return change.omitting(identities, in: value?.row).map { .row($0) }
    }

    /// Replaces the identities in the change of the row.
    public mutating func replaceIdentities(_ replacement: (String) -> String) {
        guard case .row(var change) = self else { return }
        change.replaceIdentities(replacement)
        self = .row(change)
    }
}
