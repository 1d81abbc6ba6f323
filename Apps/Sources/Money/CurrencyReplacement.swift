/// The replacement of a currency: by which one, at what fixed rate, and when.
///
/// The table has the currencies for which the European Central Bank published rates and that have
/// ended since 1999, and the eleven that the euro replaced at its start.
public struct CurrencyReplacement: Sendable, Hashable {
    /// The currency that ended.
    public let predecessor: CurrencyCode

    /// The currency that replaced it.
    public let successor: CurrencyCode

    /// How many units of the old currency make one unit of the new one, fixed by law.
    public let ratio: DecimalNumber

    /// The last day a market rate was published for the old currency, such as `2025-12-31`.
    public let lastDay: String

    /// Every known succession, oldest first.
    public static let all: [CurrencyReplacement] = parse(table)

    /// Returns what replaced a currency; `nil` while it is in use, or if nothing is known.
    public static func of(_ code: CurrencyCode) -> CurrencyReplacement? { byCode[code] }

    private static let byCode = Dictionary(
        all.map { ($0.predecessor, $0) }, uniquingKeysWith: { first, _ in first }
    )

    /// Predecessor, successor, ratio, last day.
    private static let table = """
        ATS EUR 13.7603 1998-12-31
        BEF EUR 40.3399 1998-12-31
        DEM EUR 1.95583 1998-12-31
        ESP EUR 166.386 1998-12-31
        FIM EUR 5.94573 1998-12-31
        FRF EUR 6.55957 1998-12-31
        IEP EUR 0.787564 1998-12-31
        ITL EUR 1936.27 1998-12-31
        LUF EUR 40.3399 1998-12-31
        NLG EUR 2.20371 1998-12-31
        PTE EUR 200.482 1998-12-31
        GRD EUR 340.750 2000-12-29
        TRL TRY 1000000 2004-12-31
        ROL RON 10000 2005-06-30
        SIT EUR 239.640 2006-12-29
        CYP EUR 0.585274 2007-12-31
        MTL EUR 0.429300 2007-12-31
        SKK EUR 30.1260 2008-12-31
        EEK EUR 15.6466 2010-12-31
        LVL EUR 0.702804 2013-12-31
        LTL EUR 3.45280 2014-12-31
        HRK EUR 7.53450 2022-12-30
        BGN EUR 1.95583 2025-12-31
        """

    private static func parse(_ table: String) -> [CurrencyReplacement] {
        table.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            guard
                fields.count == 4, let predecessor = CurrencyCode(fields[0]),
                let successor = CurrencyCode(fields[1]),
                let ratio = DecimalNumber(String(fields[2]))
            else { return nil }
            return CurrencyReplacement(
                predecessor: predecessor, successor: successor, ratio: ratio,
                lastDay: String(fields[3])
            )
        }
    }
}
