/// A currency as ISO 4217 lists it, with the digits that CLDR specifies for it.
public struct Currency: Sendable, Hashable, Identifiable {
    /// The three letters.
    public let code: CurrencyCode

    /// The three digits of the numeric code, such as `978`; a few old currencies have none.
    public let numericCode: String?

    /// The English name; that of CLDR while it is in use, as ISO 4217 leaves most countries out.
    public let name: String

    /// The number of decimal places in ISO 4217; `nil` for gold, test codes and withdrawn
    /// currencies.
    public let minorUnit: Int?

    /// The number of decimal places it is usually shown with.
    public let digits: Int

    /// The number of decimal places for cash.
    public let cashDigits: Int

    /// The step that amounts are rounded to, in units of the last shown digit; 0 for no step.
    public let rounding: Int

    /// The step that cash is rounded to, in units of the last cash digit; 5 means 0.05 in Switzerland.
    public let cashRounding: Int

    /// The month it was withdrawn, such as `2025-03`; `nil` while it is in use.
    public let withdrawn: String?

    /// The countries and other bodies that use it, in the capital letters of ISO 4217.
    public let entities: [String]

    /// Looks a currency up by its code, in constant time; `nil` if ISO 4217 does not list it.
    public init?(_ code: CurrencyCode) {
        guard let known = CurrencyTable.byCode[code] else { return nil }
        self = known
    }

    /// Looks a currency up by its letters; `nil` if ISO 4217 does not list them. Case counts.
    public init?(code text: some StringProtocol) {
        guard let code = CurrencyCode(text) else { return nil }
        self.init(code)
    }

    init(
        code: CurrencyCode, numericCode: String?, name: String, minorUnit: Int?, withdrawn: String?,
        figures: CLDRFigures, entities: [String]
    ) {
        self.code = code
        self.numericCode = numericCode
        self.name = name
        self.minorUnit = minorUnit
        self.digits = figures.digits
        self.rounding = figures.rounding
        self.cashDigits = figures.cashDigits
        self.cashRounding = figures.cashRounding
        self.withdrawn = withdrawn
        self.entities = entities
    }

    /// The code, which identifies it in lists.
    public var id: CurrencyCode { code }

    /// Whether it is in use today.
    public var isActive: Bool { withdrawn == nil }

    /// Every currency that ISO 4217 lists or has listed, alphabetically.
    public static var all: [Currency] { CurrencyTable.all }

    /// Whether ISO 4217 lists or has listed the code.
    public static func isKnown(_ code: CurrencyCode) -> Bool { CurrencyTable.isKnown[code.index] }
}

extension Currency {
    /// The number of places for amounts: the ISO minor unit, or 2 if ISO has none.
    public var roundingPlaces: Int { minorUnit ?? 2 }

    /// Returns an amount rounded once, on its exact value, to the ISO minor unit.
    public func rounded(_ amount: Ratio, _ mode: RoundingMode = .halfEven) -> DecimalNumber {
        amount.rounded(toPlaces: roundingPlaces, mode)
    }

    /// Returns an amount rounded to what can be paid in cash, such as 0.05 francs or 0.50 Danish
    /// kroner.
    public func cashRounded(_ amount: Ratio, _ mode: RoundingMode = .halfEven) -> DecimalNumber {
        amount.rounded(
            toMultipleOf: DecimalNumber(max(1, cashRounding)).scaled(byPowerOfTen: -cashDigits),
            mode
        )
    }

    /// Writes an amount rounded to the ISO minor unit, with all its places, such as `0.00`.
    public func text(
        _ amount: Ratio, _ mode: RoundingMode = .halfEven, decimalSign: String = ".",
        grouping: String = ""
    ) -> String {
        rounded(amount, mode).text(
            minimumPlaces: roundingPlaces, decimalSign: decimalSign, grouping: grouping
        )
    }
}
