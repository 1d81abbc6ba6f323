import Foundation
import Money
import Testing

@Suite struct `Decimal number` {
    @Test(arguments: [
        ("0", "0"), ("-0", "0"), ("0.0", "0"), ("007", "7"), ("+1.50", "1.5"),
        ("-12.340", "-12.34"),
        ("1000", "1000"), ("0.0001", "0.0001"), ("  19.99\t", "19.99"),
        ("9223372036854775807", "9223372036854775807"),
        ("-9223372036854775808", "-9223372036854775808"),
        (
            "123456789012345678901234567890.123456789012345678901234567890",
            "123456789012345678901234567890.12345678901234567890123456789"
        ),
    ])
    func `reads plain notation`(text: String, expected: String) throws {
        #expect(try DecimalNumber(parsing: text).description == expected)
    }

    @Test(arguments: [
        "1,234.5", "1.234,5", "1 234", ".5", "5.", "1.2.3", "--1", "1-", "e5", "1e5", "0x15", "nan",
        "NaN",
        "inf", "-", "+", ".", "١٢", "１", "1\u{A0}000", "1_000", "1/2", "$5", "5 EUR", "−5", "1\n2",
        "1\u{0}",
    ])
    func `refuses anything else as malformed`(text: String) {
        let refusal = #expect(throws: AmountError.self) { try DecimalNumber(parsing: text) }
        #expect(refusal?.code == .malformed)
        #expect(DecimalNumber(text) == nil)
    }

    @Test func `says what to write instead`() {
        let comma = #expect(throws: AmountError.self) { try DecimalNumber(parsing: "1,234.5") }
        #expect(
            comma?.message == "“1,234.5” is not a number: write it without group separators and "
                + "with a point, as in 1234.5."
        )
        let blank = #expect(throws: AmountError.self) { try DecimalNumber(parsing: "  ") }
        #expect(blank?.code == .empty)
    }

    @Test func `refuses what is too long instead of rounding it`() {
        let longest = String(repeating: "7", count: 200)
        #expect(DecimalNumber(longest)?.description == longest)
        #expect(DecimalNumber(String(repeating: "0", count: 5_000) + "7") == 7)
        for text in [longest + "7", "0." + String(repeating: "0", count: 200) + "1"] {
            let refusal = #expect(throws: AmountError.self) { try DecimalNumber(parsing: text) }
            #expect(refusal?.code == .outOfRange)
        }
        for text in ["1e201", "1e-201", "1e99999999999999999999", "1e-99999999999999999999"] {
            #expect(throws: AmountError.self) {
                try DecimalNumber(parsing: text, notation: .scientific)
            }
        }
    }

    @Test(arguments: [
        ("2.93e4", "29300"), ("1E-3", "0.001"), ("1.5", "1.5"), ("-2e+2", "-200"), ("0e400", "0"),
    ])
    func `reads an exponent only when asked`(text: String, expected: String) throws {
        #expect(
            try DecimalNumber(parsing: text, notation: .scientific).description == expected
        )
    }

    @Test func `reads a decimal comma only when asked`() throws {
        #expect(try DecimalNumber(parsing: "17,918", notation: .decimalComma) == decimal("17.918"))
        #expect(throws: AmountError.self) {
            try DecimalNumber(parsing: "17.918", notation: .decimalComma)
        }
        #expect(throws: AmountError.self) { try DecimalNumber(parsing: "17,918") }
    }

    @Test func `is equal by value and hashes alike`() {
        #expect(decimal("0.78230") == decimal("0.7823"))
        #expect(Set([decimal("1.1790"), decimal("1.179"), decimal("1.17900")]).count == 1)
        #expect(
            decimal("10000000000000000000000") == decimal("1" + String(repeating: "0", count: 22)))
    }

    @Test func `survives printing and reading`() {
        var generator = Generator(seed: 2)
        for _ in 0..<5_000 {
            let number = decimal(generator.numberText())
            #expect(decimal(number.description) == number)
            #expect(decimal(number.text(minimumPlaces: 40)) == number)
        }
    }

    @Test func `adds and multiplies like numbers do`() {
        var generator = Generator(seed: 3)
        for _ in 0..<2_000 {
            let a = decimal(generator.numberText(upTo: 25))
            let b = decimal(generator.numberText(upTo: 12))
            let c = decimal(generator.numberText(upTo: 3))
            #expect(a + b == b + a)
            #expect(a + b - b == a)
            #expect((a + b) * c == a * c + b * c)
            #expect((a < b) == (a - b).isNegative)
            #expect(-(-a) == a)
        }
    }

    @Test func `crosses the word boundary both ways`() {
        let greatest = DecimalNumber(.max)
        let least = DecimalNumber(.min)
        #expect((greatest + 1).description == "9223372036854775808")
        #expect(-least == greatest + 1)
        #expect(-(-least) == least)
        #expect((greatest + 1) - 1 == greatest)
        #expect(least * -1 == greatest + 1)
        #expect((least * least).description == "85070591730234615865843651857942052864")
        #expect(least < greatest)
        #expect(least.magnitude == greatest + 1)
    }

    @Test(arguments: [
        ("1234567.5", 2, "1,234,567.50"), ("-999", 0, "-999"), ("1000", 0, "1,000"),
        ("0.5", 1, "0.5"),
    ])
    func `writes groups and places`(text: String, places: Int, expected: String) {
        #expect(decimal(text).text(minimumPlaces: places, grouping: ",") == expected)
    }

    @Test func `encodes as text and keeps every digit`() throws {
        let numbers = [decimal("17890.123456789012345678"), decimal("-0.1"), 0]
        let encoded = try JSONEncoder().encode(numbers)
        #expect(
            String(decoding: encoded, as: UTF8.self) == #"["17890.123456789012345678","-0.1","0"]"#)
        #expect(try JSONDecoder().decode([DecimalNumber].self, from: encoded) == numbers)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([DecimalNumber].self, from: Data(#"["1,5"]"#.utf8))
        }
    }

    @Test func `survives any bytes`() {
        var generator = Generator(seed: 4)
        let alphabet = Array("0123456789.,-+eE \u{0}\u{FF}x".utf8)
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...12, using: &generator)
            let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
            for notation in DecimalNumber.Notation.allCases {
                guard let number = DecimalNumber(ascii: bytes[...], notation: notation) else {
                    continue
                }
                #expect(decimal(number.description) == number)
            }
        }
    }

    @Test func `gives an estimate in binary`() {
        #expect(decimal("1.1172").approximation == 1.1172)
        #expect(Ratio(decimal("-0.5")).approximation == -0.5)
    }
}
