import Money
import Testing

@Suite struct `Rounding` {
    @Test(arguments: [
        (RoundingMode.halfEven, ["-2", "-2", "0", "0", "2", "2"]),
        (.halfUp, ["-3", "-2", "-1", "1", "2", "3"]),
        (.halfDown, ["-2", "-1", "0", "0", "1", "2"]),
        (.halfCeiling, ["-2", "-1", "0", "1", "2", "3"]),
        (.halfFloor, ["-3", "-2", "-1", "0", "1", "2"]),
        (.up, ["-3", "-2", "-1", "1", "2", "3"]),
        (.down, ["-2", "-1", "0", "0", "1", "2"]),
        (.ceiling, ["-2", "-1", "0", "1", "2", "3"]),
        (.floor, ["-3", "-2", "-1", "0", "1", "2"]),
    ])
    func `sends the halves where its mode says`(mode: RoundingMode, expected: [String]) {
        let halves: [DecimalNumber] = ["-2.5", "-1.5", "-0.5", "0.5", "1.5", "2.5"].map(decimal)
        #expect(halves.map { $0.rounded(toPlaces: 0, mode).description } == expected)
    }

    /// Every fraction n/d with small n and d, against whole-number arithmetic.
    @Test(arguments: RoundingMode.allCases)
    func `agrees with its definition for every small fraction`(mode: RoundingMode) throws {
        for divisor in 1...12 {
            for dividend in -60...60 {
                let ratio = try #require(Ratio(decimal(dividend), over: decimal(divisor)))
                let rounded = ratio.rounded(toPlaces: 0, mode)
                #expect(
                    rounded == decimal(definition(mode, dividend, divisor)),
                    "\(dividend)/\(divisor) by \(mode)"
                )
            }
        }
    }

    @Test func `decides on the exact value and never on a rounded one`() throws {
        // 0.125 minus a hair: rounding to eight places first would make it a half.
        let hair = decimal("0.12499999999999999999999999999")
        #expect(hair.rounded(toPlaces: 2).description == "0.12")
        #expect(decimal("0.125").rounded(toPlaces: 2).description == "0.12")
        #expect(
            decimal("0.1250000000000000000000000001").rounded(toPlaces: 2).description == "0.13")
        let third = try #require(Ratio(1, over: 3))
        #expect((third * Ratio(3)).rounded(toPlaces: 0, .down) == 1)
    }

    @Test func `is idempotent and stays within one unit`() {
        var generator = Generator(seed: 1)
        for _ in 0..<2_000 {
            let number = decimal(generator.numberText())
            let places = Int.random(in: -3...12, using: &generator)
            let mode = RoundingMode.allCases.randomElement(using: &generator) ?? .halfEven
            let once = number.rounded(toPlaces: places, mode)
            #expect(once.rounded(toPlaces: places, mode) == once)
            #expect((once - number).magnitude < DecimalNumber.one.scaled(byPowerOfTen: -places))
        }
    }

    @Test(arguments: [
        ("123456", 2, "120000"), ("0.00012345", 3, "0.000123"), ("999.5", 3, "1000"),
        ("99950", 3, "100000"), ("0", 5, "0"), ("-7.25", 2, "-7.2"), ("1", 18, "1"),
    ])
    func `keeps so many significant digits`(text: String, digits: Int, expected: String) {
        #expect(decimal(text).rounded(toSignificant: digits).description == expected)
    }

    @Test func `prints eighteen significant digits of a fraction`() throws {
        let sevenths = try #require(Ratio(22, over: 7))
        #expect(sevenths.rounded(toSignificant: 18).description == "3.14285714285714286")
        let tiny = try #require(Ratio(1, over: decimal("17890.123456789012345678")))
        #expect(tiny.rounded(toSignificant: 20).description == "0.000055896763508387986135")
    }

    @Test(arguments: [
        ("1.02", "0.05", "1"), ("1.03", "0.05", "1.05"), ("1.025", "0.05", "1"),
        ("1.075", "0.05", "1.1"), ("-1.03", "0.05", "-1.05"), ("7.25", "0.5", "7"),
        ("7.75", "0.5", "8"), ("7", "3", "6"),
    ])
    func `goes to the nearest multiple of a step`(text: String, step: String, expected: String) {
        #expect(decimal(text).rounded(toMultipleOf: decimal(step)).description == expected)
    }

    @Test(arguments: [
        ("20275.17", "20275"), ("5000", "5000.00"), ("175.68", "175.68"), ("80", "80.000"),
        ("24.353", "24.353"), ("20", "20.0000"), ("1.1172", "1.1172"), ("1", "1.0000"),
        ("0.8338", "0.83380"), ("0.06712345", "0.067123"), ("0.00067", "0.00067000"),
        ("0.0001", "0.00010000"), ("0.0000562", "0.000056200"), ("0.00000123456", "0.0000012346"),
        ("0.999999", "1.00000"), ("0", "0.0000"), ("-175.684", "-175.68"),
    ])
    func `shows a rate by its size`(text: String, expected: String) {
        #expect(Ratio(decimal(text)).rateText == expected)
    }

    private func definition(_ mode: RoundingMode, _ dividend: Int, _ divisor: Int) -> Int {
        var floor = dividend / divisor
        if dividend < floor * divisor { floor -= 1 }
        let rest = dividend - floor * divisor
        if rest == 0 { return floor }
        let isNegative = dividend < 0
        switch mode {
        case .floor: return floor
        case .ceiling: return floor + 1
        case .up: return isNegative ? floor : floor + 1
        case .down: return isNegative ? floor + 1 : floor
        default: break
        }
        if rest * 2 != divisor { return rest * 2 < divisor ? floor : floor + 1 }
        switch mode {
        case .halfFloor: return floor
        case .halfCeiling: return floor + 1
        case .halfUp: return isNegative ? floor : floor + 1
        case .halfDown: return isNegative ? floor + 1 : floor
        default: return floor.isMultiple(of: 2) ? floor : floor + 1
        }
    }
}

/// Returns the number a test wrote, or zero and a failure.
func decimal(_ text: String) -> DecimalNumber {
    guard let number = DecimalNumber(text) else {
        Issue.record("\(text) is not a number")
        return .zero
    }
    return number
}

func decimal(_ value: Int) -> DecimalNumber { DecimalNumber(value) }
