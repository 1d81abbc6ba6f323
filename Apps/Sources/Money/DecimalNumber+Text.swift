internal import BigInt

extension DecimalNumber {
    /// The notations of a number; the caller chooses one, none is guessed.
    public enum Notation: String, Sendable, Hashable, CaseIterable {
        /// `-1234.5`: an optional sign, digits, and perhaps a point followed by digits.
        case plain

        /// `-1234,5`: as plain, with a comma for the decimal sign.
        case decimalComma

        /// `1.2345e+3`: as plain, and perhaps an exponent, as JSON and old feeds write it.
        case scientific
    }

    /// The maximum number of digits of a text, not counting leading zeros.
    public static let maximumDigits = 200

    /// The greatest power of ten, up or down, of a text.
    public static let maximumExponent = 200

    /// Reads a number written in one notation.
    ///
    /// Blanks around the number are ignored. Group separators, a missing digit on either side of
    /// the decimal sign, digits other than `0` to `9`, `NaN` and infinity are refused with a
    /// sentence.
    public init(
        parsing text: some StringProtocol, notation: Notation = .plain
    ) throws(AmountError) {
        var bytes = Array(text.utf8)[...]
        while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
        while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
        if bytes.isEmpty {
            throw AmountError(
                code: .empty, message: "The number is missing."
            )
        }
        switch Scan(bytes, notation: notation).result {
        case .number(let number):
            self = number
        case .outOfRange:
            throw AmountError(
                code: .outOfRange,
                message: """
                    “\(excerpt(text))” is too long or too large: a number can have \
                    \(Self.maximumDigits) digits and a power of ten up to \(Self.maximumExponent).
                    """
            )
        case .malformed:
            throw AmountError(
                code: .malformed,
                message: "“\(excerpt(text))” is not a number: \(notation.advice(for: bytes))"
            )
        }
    }

    /// Reads a number from bytes of a file; `nil` if they are anything but one number.
    public init?(ascii bytes: ArraySlice<UInt8>, notation: Notation = .plain) {
        guard case .number(let number) = Scan(bytes, notation: notation).result else { return nil }
        self = number
    }

    /// Writes the number without an exponent, with at least so many digits after the point.
    ///
    /// Nothing is rounded: round first. `grouping` separates thousands before the decimal sign.
    public func text(
        minimumPlaces: Int = 0, decimalSign: String = ".", grouping: String = ""
    ) -> String {
        var digits: String
        switch coefficient {
        case .small(let value): digits = String(value.magnitude)
        case .large(let value): digits = String(value.magnitude)
        }
        if exponent > 0 {
            digits += String(repeating: "0", count: exponent)
        } else if digits.utf8.count <= -exponent {
            digits = String(repeating: "0", count: 1 - exponent - digits.utf8.count) + digits
        }
        let whole = digits.dropLast(places)
        let padding = String(repeating: "0", count: max(0, minimumPlaces - places))
        let fraction = digits.suffix(places) + padding
        let grouped = grouping.isEmpty ? String(whole) : Self.grouped(whole, by: grouping)
        return (isNegative ? "-" : "") + grouped + (fraction.isEmpty ? "" : decimalSign + fraction)
    }

    private static func grouped(_ digits: Substring, by separator: String) -> String {
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0 && (digits.utf8.count - index) % 3 == 0 { result += separator }
            result.append(digit)
        }
        return result
    }
}

extension DecimalNumber: LosslessStringConvertible {
    /// The number in plain notation, as short as it can be written.
    public var description: String { text() }

    /// Reads a number in plain notation; `nil` if it is not one.
    public init?(_ description: String) {
        self.init(ascii: Array(description.utf8)[...])
    }
}

extension DecimalNumber: Codable {
    /// Reads the number from its text, which keeps every digit.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do {
            self = try DecimalNumber(parsing: text, notation: .scientific)
        } catch {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: error.message
            )
        }
    }

    /// Writes the number as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension DecimalNumber.Notation {
    /// Says how to write what was probably meant.
    fileprivate func advice(for bytes: ArraySlice<UInt8>) -> String {
        switch self {
        case .plain where bytes.contains(UInt8(ascii: ",")):
            "write it without group separators and with a point, as in 1234.5."
        case .decimalComma where bytes.contains(UInt8(ascii: ".")):
            "write it without group separators and with a comma, as in 1234,5."
        case .plain, .scientific: "write digits, and perhaps a point and more digits, as in 1234.5."
        case .decimalComma: "write digits, and perhaps a comma and more digits, as in 1234,5."
        }
    }
}

/// One pass over the bytes of a number.
private struct Scan {
    enum Result {
        case number(DecimalNumber)
        case malformed, outOfRange
    }

    var result: Result

    init(_ bytes: ArraySlice<UInt8>, notation: DecimalNumber.Notation) {
        var index = bytes.startIndex
        let end = bytes.endIndex
        var digits = Digits()
        var isNegative = false
        result = .malformed

        if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
            isNegative = bytes[index] == UInt8(ascii: "-")
            index += 1
        }
        let wholeStart = index
        while index < end, let digit = Self.digit(bytes[index]) {
            digits.append(digit)
            index += 1
        }
        if index == wholeStart { return }

        var exponent = 0
        let sign = notation == .decimalComma ? UInt8(ascii: ",") : UInt8(ascii: ".")
        if index < end, bytes[index] == sign {
            index += 1
            let fractionStart = index
            while index < end, let digit = Self.digit(bytes[index]) {
                digits.append(digit)
                index += 1
            }
            if index == fractionStart { return }
            exponent = fractionStart - index
        }
        if notation == .scientific, index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
            guard let power = Self.power(bytes[(index + 1)...]) else { return }
            exponent += power
            index = end
        }
        if index != end { return }

        guard let number = digits.number(isNegative: isNegative, exponent: exponent) else {
            result = .outOfRange
            return
        }
        result = .number(number)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        let value = byte &- UInt8(ascii: "0")
        return value < 10 ? value : nil
    }

    /// Reads the power behind the `e`; a very long one counts as a million, which nothing accepts.
    private static func power(_ bytes: ArraySlice<UInt8>) -> Int? {
        var rest = bytes
        var isNegative = false
        if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            isNegative = first == UInt8(ascii: "-")
            rest.removeFirst()
        }
        if rest.isEmpty { return nil }
        var power = 0
        for byte in rest {
            guard let digit = digit(byte) else { return nil }
            power = min(power * 10 + Int(digit), 1_000_000)
        }
        return isNegative ? -power : power
    }
}

/// Digits as they are read, without leading zeros: in one word while they fit.
private struct Digits {
    private var word: UInt64 = 0
    private var count = 0
    private var wide: BigInt?

    mutating func append(_ digit: UInt8) {
        if count == 0 && digit == 0 { return }
        count += 1
        if count > DecimalNumber.maximumDigits { return }
        word = word * 10 + UInt64(digit)
        if count % 18 == 0 {
            wide = (wide ?? 0) * powerOfTen(18) + BigInt(word)
            word = 0
        }
    }

    func number(isNegative: Bool, exponent: Int) -> DecimalNumber? {
        if count == 0 { return .zero }
        guard
            count <= DecimalNumber.maximumDigits,
            abs(exponent) <= DecimalNumber.maximumExponent
        else { return nil }
        if count < 18 {
            let value = Int64(word)
            return DecimalNumber(coefficient: isNegative ? -value : value, exponent: exponent)
        }
        let value = (wide ?? 0) * powerOfTen(count % 18) + BigInt(word)
        return DecimalNumber(coefficient: isNegative ? -value : value, exponent: exponent)
    }
}
