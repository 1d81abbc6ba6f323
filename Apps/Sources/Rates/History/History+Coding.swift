import LarderText
import Money

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension History: Codable {
    /// Reads an encoded history; throws if the bytes are not one.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = try History(encoded: try container.decode(Data.self))
    }

    /// Writes the compact form as one block of bytes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(encoded())
    }

    /// Returns the figures that may be stored in a compact form, about five bytes each.
    ///
    /// It has a mark, the base, the quotation, and for each currency its code, count, days as steps
    /// from the one before, and figures as digits and power of ten, in numbers of seven bits per
    /// byte.
    public func encoded() -> Data {
        var writer = CompactWriter()
        writer.bytes += Self.mark
        writer.bytes += Array(base.text.utf8)
        writer.bytes.append(quotation == .unitsPerBase ? 0 : 1)
        let series = storable.series
        writer.write(series.count)
        for (code, series) in series.sorted(by: { $0.key < $1.key }) {
            writer.bytes += Array(code.text.utf8)
            writer.write(series.days.count)
            var last = 0
            for (day, figure) in zip(series.days, series.figures) {
                writer.write(day.daysSince1970 - last)
                last = day.daysSince1970
                writer.write(figure)
            }
        }
        return Data(writer.bytes)
    }

    /// Reads the compact form; throws if the bytes are incomplete, damaged or of another kind.
    public init(encoded data: Data) throws(RateSheetError) {
        let bytes = Array(data)
        var reader = CompactReader(bytes)
        guard bytes.starts(with: Self.mark), bytes.count >= 8 else { throw CompactReader.damaged }
        try reader.skip(Self.mark.count)
        let base = try reader.readCode()
        let quotation: Quotation
        switch try reader.readByte() {
        case 0: quotation = .unitsPerBase
        case 1: quotation = .basePerUnit
        default: throw CompactReader.damaged
        }
        self.init(base: base, quotation: quotation)

        for _ in 0..<(try reader.readCount()) {
            let code = try reader.readCode()
            let count = try reader.readCount()
            if count == 0 || series[code] != nil || code == base { throw CompactReader.damaged }
            var series = Series()
            series.days.reserveCapacity(count)
            series.figures.reserveCapacity(count)
            var last = 0
            for index in 0..<count {
                let step = try reader.readInteger()
                let (sum, overflow) = last.addingReportingOverflow(step)
                guard !overflow, index == 0 || step > 0, let day = Day(daysSince1970: sum) else {
                    throw CompactReader.damaged
                }
                last = sum
                series.days.append(day)
                series.figures.append(try reader.readFigure())
            }
            self.series[code] = series
        }
        if !reader.isAtEnd { throw CompactReader.damaged }
    }

    private static let mark = Array("LRH1".utf8)
}

/// Writes numbers in as few bytes as they need.
private struct CompactWriter {
    var bytes: [UInt8] = []

    mutating func write(_ number: Int) {
        // Zigzag: the sign goes to the last bit, so that small negative numbers stay small.
        var rest = UInt64(bitPattern: Int64((number << 1) ^ (number >> 63)))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ figure: DecimalNumber) {
        if let (digits, exponent) = figure.compact {
            write(exponent)
            write(Int(digits))
        } else {
            let places = figure.places
            let text = Array("\(figure.scaled(byPowerOfTen: places))e-\(places)".utf8)
            write(CompactReader.longFigure)
            write(text.count)
            bytes += text
        }
    }
}

/// Reads what the writer wrote, and trusts none of it.
private struct CompactReader {
    /// Takes the place of the power of ten and announces a figure written as text.
    static let longFigure = 1_000

    static let damaged = RateSheetError(
        .illFormed, "The stored rates are damaged and cannot be read: fetch them again."
    )

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    mutating func skip(_ count: Int) throws(RateSheetError) {
        if bytes.count - position < count { throw Self.damaged }
        position += count
    }

    mutating func readByte() throws(RateSheetError) -> UInt8 {
        if isAtEnd { throw Self.damaged }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func readInteger() throws(RateSheetError) -> Int {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            let byte = try readByte()
            let group = UInt64(byte & 0x7F)
            if shift == 63 && group > 1 { throw Self.damaged }
            value |= group << UInt64(shift)
            if byte < 0x80 {
                return Int(Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
            }
        }
        throw Self.damaged
    }

    /// Reads how many items follow; each takes at least a byte, so there cannot be more than bytes
    /// left.
    mutating func readCount() throws(RateSheetError) -> Int {
        let count = try readInteger()
        guard (0...(bytes.count - position)).contains(count) else { throw Self.damaged }
        return count
    }

    mutating func readCode() throws(RateSheetError) -> CurrencyCode {
        let start = position
        try skip(3)
        guard let code = CurrencyCode(ascii: bytes[start..<position]) else { throw Self.damaged }
        return code
    }

    mutating func readFigure() throws(RateSheetError) -> DecimalNumber {
        let exponent = try readInteger()
        let figure: DecimalNumber?
        if exponent == Self.longFigure {
            let count = try readCount()
            let start = position
            try skip(count)
            figure = DecimalNumber(ascii: bytes[start..<position], notation: .scientific)
        } else {
            figure = DecimalNumber(digits: Int64(try readInteger()), exponent: exponent)
        }
        guard let figure, figure.isPositive else { throw Self.damaged }
        return figure
    }
}
