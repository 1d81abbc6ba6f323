extension Day {
    /// The ways of writing a day that the sources use; none is ever guessed.
    public enum Notation: String, Sendable, Hashable, CaseIterable {
        /// `2026-10-30`.
        case iso

        /// `30 October 2026` or `30 Oct 2026`, in English.
        case english

        /// `30.10.2026`, day first.
        case dotted
    }

    /// Reads a day written in one notation; `nil` if there is no such day.
    public init?(_ text: some StringProtocol, notation: Notation) {
        self.init(ascii: Array(text.utf8)[...], notation: notation)
    }

    /// Reads a day from bytes of a file; `nil` if there is no such day.
    public init?(ascii bytes: ArraySlice<UInt8>, notation: Notation = .iso) {
        switch notation {
        case .iso: self.init(iso: bytes)
        case .english: self.init(english: bytes)
        case .dotted: self.init(dotted: bytes)
        }
    }

    private init?(iso bytes: ArraySlice<UInt8>) {
        let start = bytes.startIndex
        guard
            bytes.count == 10, bytes[start + 4] == UInt8(ascii: "-"),
            bytes[start + 7] == UInt8(ascii: "-"),
            let year = Self.number(bytes[start..<(start + 4)]),
            let month = Self.number(bytes[(start + 5)..<(start + 7)]),
            let day = Self.number(bytes[(start + 8)...])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private init?(english bytes: ArraySlice<UInt8>) {
        let words = bytes.split(separator: UInt8(ascii: " "))
        guard
            words.count == 3, words[0].count <= 2, words[2].count == 4,
            let day = Self.number(words[0]), let year = Self.number(words[2]),
            let month = Self.month(words[1])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private init?(dotted bytes: ArraySlice<UInt8>) {
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard
            parts.count == 3, parts[0].count <= 2, parts[1].count <= 2, parts[2].count == 4,
            let day = Self.number(parts[0]), let month = Self.number(parts[1]),
            let year = Self.number(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        if bytes.isEmpty || bytes.count > 4 { return nil }
        var number = 0
        for byte in bytes {
            let digit = byte &- UInt8(ascii: "0")
            if digit > 9 { return nil }
            number = number * 10 + Int(digit)
        }
        return number
    }

    private static func month(_ bytes: ArraySlice<UInt8>) -> Int? {
        let word = String(decoding: bytes, as: UTF8.self).lowercased()
        let index = EnglishNames.months.map { $0.lowercased() }
            .firstIndex { $0 == word || (word.count == 3 && $0.hasPrefix(word)) }
        return index.map { $0 + 1 }
    }
}

extension Day: LosslessStringConvertible {
    /// The day as `2026-10-30`.
    public var description: String {
        "\(year.padded(4))-\(month.padded(2))-\(dayOfMonth.padded(2))"
    }

    /// Reads a day written as `2026-10-30`; `nil` if there is no such day.
    public init?(_ description: String) {
        self.init(ascii: Array(description.utf8)[...])
    }
}

extension Day: Codable {
    /// Reads the day from its text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = Day(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The date is not written like 2026-10-30."
            )
        }
        self = day
    }

    /// Writes the day as `2026-10-30`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
