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
    /// Years outside 0000–9999 are clamped.
    public static func string(from date: Date) -> String {
        let interval = date.timeIntervalSince1970
        guard interval.isFinite else { return "1970-01-01T00:00:00Z" }
        let least: Double = -62_167_219_200
        let most: Double = 253_402_300_799
        return Calendar.string(Int64(min(max(interval.rounded(.down), least), most)))
    }

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

    /// Arithmetic of the Gregorian calendar, carried back before its adoption.
    enum Calendar {
        static func isLeap(_ year: Int) -> Bool {
            year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        }

        static func days(in month: Int, of year: Int) -> Int {
            switch month {
            case 2: isLeap(year) ? 29 : 28
            case 4, 6, 9, 11: 30
            default: 31
            }
        }

        /// Days since 1970-01-01.
        static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
            let shifted = month <= 2 ? year - 1 : year
            let era = (shifted >= 0 ? shifted : shifted - 399) / 400
            let yearOfEra = shifted - era * 400
            let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
            return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
                - 719_468
        }

        static func date(_ day: Int) -> (year: Int, month: Int, day: Int) {
            let shifted = day + 719_468
            let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
            let dayOfEra = shifted - era * 146_097
            let yearOfEra =
                (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
            let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
            let part = (5 * dayOfYear + 2) / 153
            let month = part < 10 ? part + 3 : part - 9
            let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
            return (year, month, dayOfYear - (153 * part + 2) / 5 + 1)
        }

        /// Seconds since 1970, or nil if a part is out of range.
        static func seconds(
            _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int,
            offset: Int
        ) -> Int64? {
            guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= days(in: month, of: year),
                0...59 ~= minute, 0...60 ~= second,
                0...23 ~= hour || (hour == 24 && minute == 0 && second == 0)
            else { return nil }
            let days = self.day(year, month, day)
            return Int64(days * 86_400 + hour * 3600 + minute * 60 + min(second, 59) - offset)
        }

        static func string(_ seconds: Int64) -> String {
            let days = Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
            let rest = Int(seconds) - days * 86_400
            let (year, month, day) = date(days)
            var out: [UInt8] = []
            out.reserveCapacity(20)
            func put(_ value: Int, _ width: Int) {
                var divisor = width == 4 ? 1000 : 10
                while divisor > 0 {
                    out.append(UInt8(48 + (value / divisor) % 10))
                    divisor /= 10
                }
            }
            put(year, 4)
            out.append(45)
            put(month, 2)
            out.append(45)
            put(day, 2)
            out.append(84)
            put(rest / 3600, 2)
            out.append(58)
            put(rest / 60 % 60, 2)
            out.append(58)
            put(rest % 60, 2)
            out.append(90)
            return String(decoding: out, as: UTF8.self)
        }
    }
}
