/// Round values to label an axis with, a step of 1, 2 or 5 times a power of ten apart.
struct ValueTicks: Sendable {
    /// The values with their texts, such as "1.15", from the least to the greatest.
    let ticks: [(value: Double, text: String)]

    /// The values that the axis covers: from the first tick to the last.
    var domain: ClosedRange<Double> { (ticks.first?.value ?? 0)...(ticks.last?.value ?? 1) }

    /// Creates ticks that enclose the values, about so many.
    ///
    /// Values that are all the same get a tick on each side.
    init(from least: Double, to greatest: Double, about count: Int = 5) {
        var (least, greatest) = (min(least, greatest), max(least, greatest))
        if !least.isFinite || !greatest.isFinite { (least, greatest) = (0, 1) }
        // A span so small that neighbouring ticks could be the same number counts as none.
        let size = max(abs(least), abs(greatest))
        if greatest - least <= size * 1e-9 {
            let room = size > 0 ? size / 100 : 1
            (least, greatest) = (least - room, greatest + room)
        }
        let (step, exponent) = Self.step(atLeast: (greatest - least) / Double(max(1, count)))
        let unit = Self.power(exponent)
        let first = Int((least / (Double(step) * unit)).rounded(.down))
        let last = Int((greatest / (Double(step) * unit)).rounded(.up))
        ticks = (first...max(first + 1, last)).map { index in
            let number = index * step
            let value =
                exponent < 0 ? Double(number) / Self.power(-exponent) : Double(number) * unit
            return (value, Self.text(number, exponent))
        }
    }

    /// The smallest round step that is not below a number: 1, 2 or 5, and the power of ten.
    private static func step(atLeast number: Double) -> (step: Int, exponent: Int) {
        var exponent = 0
        while exponent < 300, power(exponent + 1) <= number { exponent += 1 }
        while exponent > -300, power(exponent) > number { exponent -= 1 }
        let part = number / power(exponent)
        if part <= 1 { return (1, exponent) }
        if part <= 2 { return (2, exponent) }
        return part <= 5 ? (5, exponent) : (1, exponent + 1)
    }

    private static func power(_ exponent: Int) -> Double {
        let power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
        return exponent < 0 ? 1 / power : power
    }

    /// A whole number times a power of ten, exactly.
    private static func text(_ number: Int, _ exponent: Int) -> String {
        let digits = String(number.magnitude)
        let sign = number < 0 ? "-" : ""
        guard exponent < 0 else {
            return sign + digits + (number == 0 ? "" : String(repeating: "0", count: exponent))
        }
        let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
        return sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
    }
}
