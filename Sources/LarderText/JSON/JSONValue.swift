/// A value of a JSON document, with numbers as they were written.
public enum JSONValue: Sendable {
    /// Nothing.
    case null

    /// A truth value.
    case bool(Bool)

    /// A number, as it was written: a binary number would lose digits.
    case number(String)

    /// A string.
    case string(String)

    /// Values in order.
    case array([JSONValue])

    /// Members in order; a key may occur twice if the document was read leniently.
    case object([(key: String, value: JSONValue)])

    /// The value of a key; if a key occurs twice, the last one.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    /// The text of a string.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The text of a string or a number, since an identifier can be either.
    public var scalar: String? {
        switch self {
        case .string(let text), .number(let text): text
        default: nil
        }
    }

    /// The elements of an array.
    public var array: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The elements of an array, or the one value that stands in for an array of one.
    public var list: [JSONValue] {
        switch self {
        case .array(let values): values
        case .null: []
        default: [self]
        }
    }

    /// The members of an object.
    public var members: [(key: String, value: JSONValue)]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// A whole number that is not negative.
    public var count: Int64? {
        guard let text = scalar else { return nil }
        if let value = Int64(text) { return value >= 0 ? value : nil }
        guard let value = Double(text), value >= 0, value < 9e15 else { return nil }
        return Int64(value)
    }

    /// The text of a number.
    public var number: String? {
        if case .number(let text) = self { text } else { nil }
    }
}
