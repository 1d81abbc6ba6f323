import Money
import Testing

@Suite struct `Amounts as people write them` {
    @Test func `mean the same in every way of setting thousands apart`() throws {
        for whole in [0, 7, 42, 999, 1_000, 45_678, 1_234_567] {
            for fraction in ["", "5", "05", "1251"] {
                let plain = fraction.isEmpty ? "\(whole)" : "\(whole).\(fraction)"
                let number = try #require(DecimalNumber(plain))
                for (group, sign) in [
                    (",", "."), (".", ","), (" ", ","), ("'", "."), ("\u{202F}", ","), ("", ","),
                    ("_", "."),
                ] {
                    let text = number.text(decimalSign: sign, grouping: group)
                    // A single separator before three digits can mean two amounts.
                    let isDoubtful =
                        fraction.isEmpty && (1_000..<1_000_000).contains(whole)
                        && [",", "."].contains(group)
                    if isDoubtful { continue }
                    #expect(try WrittenAmount(text).value == number, "\(text)")
                    #expect(try WrittenAmount("-" + text).value == -number, "\(text)")
                    #expect(try WrittenAmount(text).otherReading == nil, "\(text)")
                }
            }
        }
    }

    @Test func `are read as programs write them, with the other reading beside it`() throws {
        let amount = try WrittenAmount("1.250")
        #expect(amount.value == DecimalNumber("1.25") && amount.otherReading == 1_250)
        #expect(throws: AmountError.self) { try WrittenAmount("1,250") }
        #expect(try WrittenAmount("0.250").otherReading == nil)
        #expect(try WrittenAmount("0,250").value == DecimalNumber("0.25"))
    }

    @Test(arguments: [
        ("1.250", ",", "1250", "1.25"), ("1,250", ",", "1.25", "1250"),
        ("1.250", ".", "1.25", "1250"), ("1,250", ".", "1250", "1.25"),
        ("-1.250", ",", "-1250", "-1.25"), ("12.5", ",", "12.5", nil), ("12,5", ".", "12.5", nil),
        ("1.234.567", ",", "1234567", nil), ("1 250", ",", "1250", nil),
        ("0.250", ",", "0.25", nil), ("1250", ",", "1250", nil), (".5", ".", "0.5", nil),
        (",5", ",", "0.5", nil), (".500", ",", "0.5", nil), ("12.", ".", "12", nil),
        ("1,250.", ".", "1250", nil), ("-.5", ",", "-0.5", nil),
    ])
    func `are read as their writer writes, where that is known`(
        text: String, sign: String, value: String, other: String?
    ) throws {
        let amount = try WrittenAmount(text, decimalSign: sign.first)
        #expect(amount.value == DecimalNumber(value))
        #expect(amount.otherReading == other.flatMap { DecimalNumber($0) })
    }

    @Test(arguments: [
        ("1٬250", "1250"), ("1٫25", "1.25"), ("1٫250", "1.25"), ("١٢٥", "125"),
        ("١٬٢٥٠٫٥", "1250.5"), ("۱۲٫۵", "12.5"), ("१२५", "125"), ("-１２", "-12"),
        ("1٬234٬567", "1234567"),
    ])
    func `may have the digits and signs of other scripts`(text: String, value: String) throws {
        for sign: Character? in [nil, ".", ",", "٫"] {
            let amount = try WrittenAmount(text, decimalSign: sign)
            #expect(amount.value == DecimalNumber(value) && amount.otherReading == nil)
        }
        // Who writes decimals after an Arabic sign may type a point.
        #expect(try WrittenAmount("1.25", decimalSign: "٫").value == DecimalNumber("1.25"))
        #expect(try WrittenAmount("1,250", decimalSign: "٫").value == 1_250)
    }

    @Test(arguments: [
        "", " ", "-", ".", ",", "-.", "1,25,0", "12,34.5,6", "1 2", "1,2 345", "٫", "1.2.",
        "1٫250٫000", "1٬25", "Ⅻ",
    ])
    func `are refused with a sentence otherwise`(text: String) {
        #expect { try WrittenAmount(text) } throws: { error in
            (error as? AmountError)?.message.hasSuffix(".") == true
        }
    }
}
