import LarderText

/// The clock of Frankfurt and Prague, by the rule of the European Union.
///
/// Summer time runs from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of
/// October, as it has since 1996. For earlier years the same rule is used, which is an hour wrong for
/// some weeks of autumn; a change of the law after this was written is not known to it either.
enum CentralEuropeanTime {
    /// Returns how many seconds the clock is ahead of UTC, at a moment in seconds since 1970.
    static func offset(at moment: Int) -> Int {
        guard let year = Day(daysSince1970: floorDivide(moment, 86_400))?.year else { return 3_600 }
        guard let spring = lastSunday(ofMonth: 3, year), let autumn = lastSunday(ofMonth: 10, year)
        else { return 3_600 }
        let start = spring.daysSince1970 * 86_400 + 3_600
        let end = autumn.daysSince1970 * 86_400 + 3_600
        return (start..<end).contains(moment) ? 7_200 : 3_600
    }

    /// Returns the moment when the clock shows a time of a day.
    ///
    /// A time that the clock shows twice means the first; one that it skips means an hour later.
    static func moment(of day: Day, secondOfDay: Int) -> Int {
        let shown = day.daysSince1970 * 86_400 + secondOfDay
        let inSummer = shown - 7_200
        return offset(at: inSummer) == 7_200 ? inSummer : shown - 3_600
    }

    private static func lastSunday(ofMonth month: Int, _ year: Int) -> Day? {
        guard let last = Day(year: year, month: month, day: 31) else { return nil }
        return last.advanced(by: -(last.weekday.rawValue % 7))
    }
}

/// Divides and rounds down, also for negative numbers.
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
}
