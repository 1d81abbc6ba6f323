/// Header fields in the order of receipt, with case-insensitive names.
///
/// Values are kept byte for byte as far as they are text: nothing that a validator or a cache key depends on
/// is joined, split or trimmed.
public struct HeaderFields: Sendable, Hashable, Codable {
    /// One field line.
    public struct Field: Sendable, Hashable, Codable {
        /// The name as received.
        public var name: String

        /// The value without surrounding white space.
        public var value: String

        /// Creates a field line.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The field lines in order.
    public var lines: [Field]

    /// Creates fields from lines.
    public init(_ lines: [Field] = []) {
        self.lines = lines
    }

    /// The first value of a name; setting replaces all lines with that name, nil removes them.
    public subscript(_ name: String) -> String? {
        get { lines.first { Self.isSame($0.name, name) }?.value }
        set {
            guard let newValue else {
                lines.removeAll { Self.isSame($0.name, name) }
                return
            }
            guard let first = lines.firstIndex(where: { Self.isSame($0.name, name) }) else {
                lines.append(Field(name, newValue))
                return
            }
            lines[first].value = newValue
            var seen = false
            lines.removeAll { line in
                guard Self.isSame(line.name, name) else { return false }
                defer { seen = true }
                return seen
            }
        }
    }

    /// Returns all values of a name, one per line.
    public func all(_ name: String) -> [String] {
        lines.filter { Self.isSame($0.name, name) }.map(\.value)
    }

    /// Returns all values of a name joined by commas, or nil if there is no such line.
    public func joined(_ name: String) -> String? {
        let values = all(name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// Adds a line; others with the same name stay.
    public mutating func append(_ name: String, _ value: String) {
        lines.append(Field(name, value))
    }

    /// Whether two field names are equal, ignoring case.
    public static func isSame(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        return zip(left.utf8, right.utf8).allSatisfy { lower($0) == lower($1) }
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
    /// Creates fields from a literal, keeping its order.
    public init(dictionaryLiteral elements: (String, String)...) {
        lines = elements.map { Field($0.0, $0.1) }
    }
}
