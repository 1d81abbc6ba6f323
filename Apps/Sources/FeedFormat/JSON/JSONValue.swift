/// A value of a JSON document, with numbers as they were written.
enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    /// The value of a key; if a key occurs twice, the last one.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    /// The text of a string.
    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The text of a string or a number, since an identifier can be either.
    var scalar: String? {
        switch self {
        case .string(let text), .number(let text): text
        default: nil
        }
    }

    /// The elements of an array.
    var array: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The elements of an array, or the one value that stands in for an array of one.
    var list: [JSONValue] {
        switch self {
        case .array(let values): values
        case .null: []
        default: [self]
        }
    }

    /// The members of an object.
    var members: [(key: String, value: JSONValue)]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// A whole number that is not negative.
    var count: Int64? {
        guard let text = scalar else { return nil }
        if let value = Int64(text) { return value >= 0 ? value : nil }
        guard let value = Double(text), value >= 0, value < 9e15 else { return nil }
        return Int64(value)
    }

    /// The value of a flag.
    var flag: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }
}
