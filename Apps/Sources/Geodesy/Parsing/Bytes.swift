/// A text as bytes; beyond its ends there are zeros, so that looking ahead cannot fail.
struct Bytes: Sendable {
    let storage: [UInt8]

    init(_ storage: [UInt8]) { self.storage = storage }

    @inline(__always) var count: Int { storage.count }

    @inline(__always)
    subscript(index: Int) -> UInt8 {
        index >= 0 && index < storage.count ? storage[index] : 0
    }

    /// Returns a part that may lie outside the text in part or as a whole.
    subscript(range: Range<Int>) -> ArraySlice<UInt8> {
        storage[range.clamped(to: 0..<storage.count)]
    }

    /// The offset of the first byte that is neither blank nor a control.
    var firstVisible: Int { storage.firstIndex { $0 > 0x20 } ?? storage.count }

    /// The offset after the last byte that is neither blank nor a control.
    var endVisible: Int { (storage.lastIndex { $0 > 0x20 } ?? -1) + 1 }

    /// Returns the value of a hexadecimal digit.
    func hex(_ index: Int) -> UInt8? {
        switch self[index] {
        case let byte where byte.isDigit: byte &- 0x30
        case let byte where (0x41...0x46).contains(byte & 0xDF): (byte & 0xDF) &- 55
        default: nil
        }
    }

    /// Returns whether the text has these ASCII letters at a place, in upper or lower case.
    func has(_ word: StaticString, at index: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index >= 0, index + count <= storage.count else { return false }
        return word.withUTF8Buffer { letters in
            for offset in 0..<count {
                let (a, b) = (storage[index + offset], letters[offset])
                if a != b, !(a.isLetter && a ^ 0x20 == b) { return false }
            }
            return true
        }
    }

    /// Returns where a word occurs, in upper or lower case.
    func find(_ word: StaticString, from start: Int = 0, to end: Int? = nil) -> Int? {
        var index = max(0, start)
        let last = (end ?? count) - word.utf8CodeUnitCount
        while index <= last {
            if has(word, at: index) { return index }
            index += 1
        }
        return nil
    }
}

extension UInt8 {
    @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
    @inline(__always) var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    @inline(__always) var isBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}

/// A decimal number as it was written.
struct Decimal: Sendable {
    var value = 0.0
    var isNegative = false
    // Small, because every piece of a text carries one of these.
    private var whole: UInt8 = 0
    private var fraction: UInt8 = 0

    @inline(__always) var wholeDigits: Int {
        get { Int(whole) }
        set { whole = UInt8(truncatingIfNeeded: newValue) }
    }
    @inline(__always) var fractionDigits: Int {
        get { Int(fraction) }
        set { fraction = UInt8(truncatingIfNeeded: newValue) }
    }

    @inline(__always) var signed: Double { isNegative ? -value : value }

    /// The value of one unit of the last digit.
    var unit: Double { 1 / Digits.powers[min(15, fractionDigits)] }
}

extension Bytes {
    /// Reads a whole range as `-12.34`; `nil` if anything else is in it.
    func decimal(_ range: Range<Int>) -> Decimal? {
        guard let (number, end) = decimal(at: range.lowerBound, before: range.upperBound),
            end == range.upperBound
        else { return nil }
        return number
    }

    /// Reads a number with an optional sign and point; `nil` if there is no digit or too many.
    func decimal(
        at start: Int, before end: Int, comma: Bool = false
    ) -> (number: Decimal, end: Int)? {
        var number = Decimal()
        var at = start
        if self[at] == UInt8(ascii: "-") || self[at] == UInt8(ascii: "+") {
            number.isNegative = self[at] == UInt8(ascii: "-")
            at += 1
        }
        var mantissa: UInt64 = 0
        var dropped = 0
        while at < end, self[at].isDigit {
            guard number.wholeDigits < 12 else { return nil }
            mantissa = mantissa &* 10 &+ UInt64(self[at] &- 0x30)
            number.wholeDigits += 1
            at += 1
        }
        let isPoint = self[at] == UInt8(ascii: ".") || (comma && self[at] == UInt8(ascii: ","))
        if at < end, isPoint, self[at + 1].isDigit, at + 1 < end {
            at += 1
            while at < end, self[at].isDigit {
                guard number.fractionDigits + dropped < 40 else { return nil }
                if mantissa < 100_000_000_000_000_000, number.fractionDigits < 15 {
                    mantissa = mantissa &* 10 &+ UInt64(self[at] &- 0x30)
                    number.fractionDigits += 1
                } else {
                    dropped += 1
                }
                at += 1
            }
        }
        guard number.wholeDigits + number.fractionDigits > 0 else { return nil }
        number.value = Double(mantissa) / Digits.powers[number.fractionDigits]
        return (number, at)
    }
}
