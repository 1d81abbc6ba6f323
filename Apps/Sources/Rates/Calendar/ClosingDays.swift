public import LarderText

/// The days on which a source publishes nothing.
public enum ClosingDays: String, Sendable, Hashable, Codable, CaseIterable {
    /// Published every day.
    case none

    /// Saturdays and Sundays.
    case weekends

    /// Those of the euro payment system: weekends, 1 January, Good Friday, Easter Monday, 1 May,
    /// 25 and 26 December.
    ///
    /// This rule gives every publication day of the European Central Bank since 2002.
    case target

    /// Weekends and the public holidays of the Czech Republic.
    case czech

    /// Returns whether nothing is published on a day.
    public func contains(_ day: Day) -> Bool {
        if self == .none { return false }
        if day.weekday == .saturday || day.weekday == .sunday { return true }
        if self == .weekends { return false }

        let fixed = self == .target ? Self.targetDays : Self.czechDays
        if fixed.contains(day.month * 100 + day.dayOfMonth) { return true }
        if !(3...4).contains(day.month) { return false }
        let afterEaster = Self.easterSunday(day.year).distance(to: day)
        // Good Friday has been a Czech public holiday since 2016.
        return afterEaster == 1 || (afterEaster == -2 && (self == .target || day.year >= 2016))
    }

    /// Returns Easter Sunday by the Gregorian rule, for the years 1 to 9999.
    public static func easterSunday(_ year: Int) -> Day {
        let century = year / 100
        let golden = year % 19
        let leapless = century - century / 4
        let moon = (leapless - (8 * century + 13) / 25 + 19 * golden + 15) % 30
        let fullMoon = moon - moon / 28 * (1 - 29 / (moon + 1) * ((21 - golden) / 11))
        let weekday = (year + year / 4 + fullMoon + 2 - leapless) % 7
        let offset = fullMoon - weekday
        let month = 3 + (offset + 40) / 44
        let day = offset + 28 - 31 * (month / 4)
        return Day(year: year, month: month, day: day) ?? .earliest
    }

    /// Month and day as one number: 501 is 1 May.
    private static let targetDays: Set<Int> = [101, 501, 1225, 1226]

    private static let czechDays: Set<Int> = [
        101, 501, 508, 705, 706, 928, 1028, 1117, 1224, 1225, 1226,
    ]
}
