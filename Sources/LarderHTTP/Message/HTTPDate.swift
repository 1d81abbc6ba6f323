import LarderText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// HTTP dates, always in GMT (RFC 9110 5.6.7).
public enum HTTPDate {
    /// Parses a date in one of the three standard forms, or returns nil.
    ///
    /// The forms are IMF-fixdate (`Sun, 06 Nov 1994 08:49:37 GMT`), RFC 850 (`Sunday, 06-Nov-94 08:49:37
    /// GMT`) and asctime (`Sun Nov  6 08:49:37 1994`), in any case. Everything else is rejected: other zones,
    /// missing commas, doubled spaces, one-digit hours. The weekday must be a valid name, but need not be the
    /// correct one. A two-digit year means the one within fifty years of `now`.
    public static func parse(_ text: String, now: Date) -> Date? {
        let bytes = Array(text.utf8)
        guard let moment = fixdate(bytes) ?? rfc850(bytes, now: now) ?? asctime(bytes) else {
            return nil
        }
        return moment.date
    }

    /// Formats a date as an IMF-fixdate, to the second; limited to the years 1 to 9999.
    public static func format(_ date: Date) -> String { UTCDateTime(date).internetMessage }

    private static func fixdate(_ bytes: [UInt8]) -> UTCDateTime? {
        var text = Scanner(rest: bytes[...])
        guard text.name(among: EnglishNames.shortWeekdays) != nil, text.take(", "),
            let day = text.number(2), text.take(" "),
            let month = text.name(among: EnglishNames.shortMonths),
            text.take(" "), let year = text.number(4), text.take(" "), let time = text.time(),
            text.take(" "), text.name(among: ["GMT"]) != nil, text.isAtEnd
        else { return nil }
        return dateTime(year, month + 1, day, time)
    }

    private static func asctime(_ bytes: [UInt8]) -> UTCDateTime? {
        var text = Scanner(rest: bytes[...])
        guard text.name(among: EnglishNames.shortWeekdays) != nil, text.take(" "),
            let month = text.name(among: EnglishNames.shortMonths), text.take(" "),
            let day = text.take(" ") ? text.number(1) : text.number(2), text.take(" "),
            let time = text.time(), text.take(" "), let year = text.number(4), text.isAtEnd
        else { return nil }
        return dateTime(year, month + 1, day, time)
    }

    private static func rfc850(_ bytes: [UInt8], now: Date) -> UTCDateTime? {
        var text = Scanner(rest: bytes[...])
        guard text.name(among: EnglishNames.weekdays) != nil, text.take(", "),
            let day = text.number(2),
            text.take("-"), let month = text.name(among: EnglishNames.shortMonths), text.take("-"),
            let shortYear = text.number(2), text.take(" "), let time = text.time(),
            text.take(" "), text.name(among: ["GMT"]) != nil, text.isAtEnd
        else { return nil }
        let today = UTCDateTime(max(now, Date(timeIntervalSince1970: 0)))
        var year = today.day.year / 100 * 100 + shortYear
        func isBeyond(_ left: Int, _ right: Int) -> Bool {
            let mine = [month + 1, day, time.hour, time.minute, time.second]
            let its = [
                today.day.month, today.day.dayOfMonth, today.hour, today.minute, today.second,
            ]
            return left > right || (left == right && its.lexicographicallyPrecedes(mine))
        }
        if isBeyond(year, today.day.year + 50) {
            year -= 100
        } else if !isBeyond(year, today.day.year - 50) {
            year += 100
        }
        return dateTime(year, month + 1, day, time)
    }

    private static func dateTime(
        _ year: Int, _ month: Int, _ day: Int, _ time: (hour: Int, minute: Int, second: Int)
    ) -> UTCDateTime? {
        Day(year: year, month: month, day: day).flatMap {
            UTCDateTime($0, hour: time.hour, minute: time.minute, second: time.second)
        }
    }
}

/// Parses a date from left to right.
private struct Scanner {
    var rest: ArraySlice<UInt8>

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ literal: String) -> Bool {
        guard rest.starts(with: literal.utf8) else { return false }
        rest = rest.dropFirst(literal.utf8.count)
        return true
    }

    mutating func number(_ width: Int) -> Int? {
        let digits = rest.prefix(width)
        guard digits.count == width, digits.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        rest = rest.dropFirst(width)
        return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }

    mutating func name(among names: [String]) -> Int? {
        for (index, name) in names.enumerated() {
            let head = rest.prefix(name.utf8.count)
            guard head.count == name.utf8.count,
                zip(head, name.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 && $0 >= 65 })
            else { continue }
            rest = rest.dropFirst(name.utf8.count)
            return index
        }
        return nil
    }

    mutating func time() -> (hour: Int, minute: Int, second: Int)? {
        guard let hour = number(2), take(":"), let minute = number(2), take(":"),
            let second = number(2)
        else { return nil }
        return (hour, minute, second)
    }
}
