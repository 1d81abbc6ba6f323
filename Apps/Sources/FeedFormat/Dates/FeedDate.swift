import LarderText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A reader of the dates in feeds, in whatever form they are written.
///
/// It understands RFC 3339 and W3CDTF, RFC 822 and its descendants, asctime, numeric dates, names of months
/// in a dozen languages, named and numeric zones, and comments in brackets. It never looks at the machine's
/// locale or zone: a date without a zone is taken as UTC. Where a numeric date could be read two ways, the
/// weekday decides if there is one, then a number over twelve, then: dots and 24-hour times mean the day
/// comes first, `AM` and `PM` mean that the month does. Two-digit years from 69 are in the last century.
public enum FeedDate {
    /// Returns the moment a string means, to the second, or nil if no date can be made of it.
    public static func parse(_ text: String) -> Date? {
        seconds(text).map { Date(timeIntervalSince1970: Double($0)) }
    }

    /// Returns a moment as RFC 3339 in UTC, to the second: `2006-02-09T23:59:45Z`.
    ///
    /// Years outside 1–9999 are clamped.
    public static func string(from date: Date) -> String { UTCDateTime(date).rfc3339 }

    /// Returns seconds since 1970 in UTC.
    static func seconds(_ text: String) -> Int64? {
        var text = text
        return text.withUTF8 { seconds(bytes: $0) }
    }

    static func seconds(bytes all: UnsafeBufferPointer<UInt8>) -> Int64? {
        var start = 0
        var end = min(all.count, 256)
        while start < end, all[start] <= 32 { start += 1 }
        while end > start, all[end - 1] <= 32 { end -= 1 }
        guard end - start >= 4 else { return nil }
        let bytes = UnsafeBufferPointer(rebasing: all[start..<end])
        if let quick = QuickDate.internet(bytes) ?? QuickDate.mail(bytes) { return quick }
        return LooseDate(bytes).seconds()
    }

    /// Returns seconds since 1970, or nil if a part is out of range; the day may end at 24:00.
    static func seconds(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int,
        offset: Int
    ) -> Int64? {
        guard let day = Day(year: year, month: month, day: day), 0...59 ~= minute, 0...60 ~= second,
            0...23 ~= hour || (hour == 24 && minute == 0 && second == 0)
        else { return nil }
        let ofDay = hour * 3600 + minute * 60 + min(second, 59)
        return Int64(day.daysSince1970 * 86_400 + ofDay - offset)
    }
}
