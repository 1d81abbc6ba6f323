/// A date of the calendar, without a clock and without a time zone.
///
/// 30 October 2026 is the same day wherever it is read. Days follow the Gregorian calendar, also before it was
/// introduced, from year 1 to year 9999.
///
/// ```swift
/// let day = Day("2026-10-30")         // nil for 2026-02-30
/// day?.advanced(by: 1).weekday        // .saturday
/// ```
public struct Day: Sendable, Hashable {
    /// Days since 1 January 1970.
    private let ordinal: Int32

    /// 1 January of year 1.
    public static let earliest = Day(unchecked: -719_162)

    /// 1 January 1970.
    public static let epoch = Day(unchecked: 0)

    /// 31 December of year 9999.
    public static let latest = Day(unchecked: 2_932_896)

    /// Creates a day of the calendar; `nil` if there is none such, as for 30 February.
    public init?(year: Int, month: Int, day: Int) {
        guard
            (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.length(ofMonth: month, year: year)
        else { return nil }
        // Years begin in March, so that the leap day comes last (Howard Hinnant's method).
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(unchecked: era * 146_097 + dayOfEra - 719_468)
    }

    /// Creates the day so many days after 1 January 1970; `nil` outside the years 1 to 9999.
    public init?(daysSince1970 days: Int) {
        guard (Self.earliest.daysSince1970...Self.latest.daysSince1970).contains(days) else {
            return nil
        }
        self.init(unchecked: days)
    }

    private init(unchecked days: Int) {
        ordinal = Int32(truncatingIfNeeded: days)
    }

    /// Days since 1 January 1970, negative before.
    public var daysSince1970: Int { Int(ordinal) }

    /// The year, from 1 to 9999.
    public var year: Int { civil.year }

    /// The month, from 1 to 12.
    public var month: Int { civil.month }

    /// The day of the month, from 1 to 31.
    public var dayOfMonth: Int { civil.day }

    /// The day of the week.
    public var weekday: Weekday {
        // 1 January 1970 was a Thursday.
        let index = (daysSince1970 + 3) % 7
        return Weekday.allCases[index < 0 ? index + 7 : index]
    }

    /// Returns how many days a month has.
    public static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    private var civil: (year: Int, month: Int, day: Int) {
        let shifted = daysSince1970 + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let march = (5 * dayOfYear + 2) / 153
        let month = march < 10 ? march + 3 : march - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * march + 2) / 5 + 1)
    }

    /// The days of the week, from Monday.
    public enum Weekday: Int, Sendable, Hashable, CaseIterable {
        case monday = 1
        case tuesday, wednesday, thursday, friday, saturday, sunday
    }
}

extension Day: Strideable {
    /// Returns the day so many days later; the first or last day of the calendar beyond its ends.
    public func advanced(by days: Int) -> Day {
        let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
        if overflow { return days < 0 ? .earliest : .latest }
        return Day(daysSince1970: sum) ?? (days < 0 ? .earliest : .latest)
    }

    /// Returns how many days lie between this day and another, negative if the other is earlier.
    public func distance(to other: Day) -> Int { other.daysSince1970 - daysSince1970 }

    /// Returns whether one day comes before another.
    public static func < (left: Day, right: Day) -> Bool { left.ordinal < right.ordinal }

    /// Returns whether two days are the same.
    public static func == (left: Day, right: Day) -> Bool { left.ordinal == right.ordinal }
}
