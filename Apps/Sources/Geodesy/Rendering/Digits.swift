/// Numbers as text with a fixed number of decimals, the same everywhere.
enum Digits {
    static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    /// Returns how many decimals may be asked for.
    static func clamp(_ decimals: Int) -> Int { min(12, max(0, decimals)) }

    /// Returns a number rounded to some decimals; what rounds to zero has no sign.
    static func fixed(_ value: Double, decimals: Int, width: Int = 1) -> String {
        let decimals = clamp(decimals)
        let scaled = (abs(value) * powers[decimals]).rounded()
        guard scaled < 9e18 else { return "\(value)" }
        var text: [UInt8] = []
        if value < 0, scaled > 0 { text.append(UInt8(ascii: "-")) }
        append(UInt64(scaled), decimals: decimals, width: width, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends a number of units of the last decimal, padded with zeros before the point.
    static func append(_ units: UInt64, decimals: Int, width: Int, to text: inout [UInt8]) {
        var digits: [UInt8] = []
        var rest = units
        repeat {
            if decimals > 0, digits.count == decimals { digits.append(UInt8(ascii: ".")) }
            digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0 || digits.count < decimals + width + (decimals > 0 ? 1 : 0)
        text.append(contentsOf: digits.reversed())
    }
}
