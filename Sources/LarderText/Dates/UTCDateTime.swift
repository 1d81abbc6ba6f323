#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A day with a time of day in UTC, to the second.
///
/// ```swift
/// UTCDateTime(Date()).rfc3339  // "2026-10-30T15:00:00Z"
/// ```
public struct UTCDateTime: Sendable, Hashable {
    /// The day.
    public let day: Day

    /// The hour, from 0 to 23.
    public let hour: Int

    /// The minute, from 0 to 59.
    public let minute: Int

    /// The second, from 0 to 60: a leap second is the same moment as the second after it.
    public let second: Int

    /// Creates a time of a day; `nil` if the clock never shows it.
    public init?(_ day: Day, hour: Int, minute: Int, second: Int) {
        guard 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second else { return nil }
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// Rounds a moment down to the second; the first or last moment of the years 1 to 9999 beyond them.
    ///
    /// What is not a number becomes the beginning of 1970.
    public init(_ date: Date) {
        let interval = date.timeIntervalSince1970
        let whole = min(max(interval.rounded(.down), Self.earliest), Self.latest)
        let seconds = interval.isNaN ? 0 : Int(whole)
        let ofDay = (seconds % 86_400 + 86_400) % 86_400
        day = Day.epoch.advanced(by: (seconds - ofDay) / 86_400)
        hour = ofDay / 3_600
        minute = ofDay / 60 % 60
        second = ofDay % 60
    }

    /// Seconds since the beginning of 1970.
    public var secondsSince1970: Int {
        day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second
    }

    /// The moment.
    public var date: Date { Date(timeIntervalSince1970: Double(secondsSince1970)) }

    /// The text of RFC 3339, `2026-10-30T15:00:00Z`.
    public var rfc3339: String { "\(day)T\(clock)Z" }

    /// The text of mail (RFC 5322) and HTTP (RFC 9110), `Fri, 30 Oct 2026 15:00:00 GMT`.
    public var internetMessage: String {
        let weekday = EnglishNames.shortWeekdays[day.weekday.rawValue - 1]
        let month = EnglishNames.shortMonths[day.month - 1]
        return "\(weekday), \(day.dayOfMonth.padded(2)) \(month) \(day.year.padded(4)) \(clock) GMT"
    }

    /// The text for names of files, which sorts by time, `2026-10-30T150000Z`.
    public var fileName: String { "\(day)T\(clock.filter { $0 != ":" })Z" }

    private var clock: String { "\(hour.padded(2)):\(minute.padded(2)):\(second.padded(2))" }

    private static let earliest = Double(Day.earliest.daysSince1970) * 86_400
    private static let latest = Double(Day.latest.daysSince1970) * 86_400 + 86_399
}

extension UTCDateTime: Comparable {
    /// Whether one time comes before another.
    public static func < (left: Self, right: Self) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}
