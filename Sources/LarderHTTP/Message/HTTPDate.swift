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

    /// Formats a date as an IMF-fixdate, to the second; limited to the years 0 to 9999.
    public static func format(_ date: Date) -> String {
        let seconds = min(
            max(date.timeIntervalSince1970.rounded(.down), -62_167_219_200),
            253_402_300_799)
        let moment = Moment(sinceEpoch: seconds.isNaN ? 0 : Int64(seconds))
        let weekday = weekdays[moment.weekday].prefix(3)
        return "\(weekday), \(padded(moment.day, 2)) \(months[moment.month - 1]) "
            + "\(padded(moment.year, 4)) \(padded(moment.hour, 2)):\(padded(moment.minute, 2)):"
            + "\(padded(moment.second, 2)) GMT"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    private static let weekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]

    private static let shortWeekdays = weekdays.map { String($0.prefix(3)) }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func fixdate(_ bytes: [UInt8]) -> Moment? {
        var text = Scanner(rest: bytes[...])
        guard text.name(among: shortWeekdays) != nil, text.take(", "),
            let day = text.number(2), text.take(" "), let month = text.name(among: months),
            text.take(" "), let year = text.number(4), text.take(" "), let time = text.time(),
            text.take(" "), text.name(among: ["GMT"]) != nil, text.isAtEnd
        else { return nil }
        return Moment(year: year, month: month + 1, day: day, time: time)
    }

    private static func asctime(_ bytes: [UInt8]) -> Moment? {
        var text = Scanner(rest: bytes[...])
        guard text.name(among: shortWeekdays) != nil, text.take(" "),
            let month = text.name(among: months), text.take(" "),
            let day = text.take(" ") ? text.number(1) : text.number(2), text.take(" "),
            let time = text.time(), text.take(" "), let year = text.number(4), text.isAtEnd
        else { return nil }
        return Moment(year: year, month: month + 1, day: day, time: time)
    }

    private static func rfc850(_ bytes: [UInt8], now: Date) -> Moment? {
        var text = Scanner(rest: bytes[...])
        guard text.name(among: weekdays) != nil, text.take(", "), let day = text.number(2),
            text.take("-"), let month = text.name(among: months), text.take("-"),
            let shortYear = text.number(2), text.take(" "), let time = text.time(),
            text.take(" "), text.name(among: ["GMT"]) != nil, text.isAtEnd
        else { return nil }
        let seconds = min(max(now.timeIntervalSince1970, 0), 253_402_300_799)
        let today = Moment(sinceEpoch: seconds.isNaN ? 0 : Int64(seconds))
        var year = today.year / 100 * 100 + shortYear
        func isBeyond(_ left: Int, _ right: Int) -> Bool {
            let mine = [month + 1, day, time.hour, time.minute, time.second]
            let its = [today.month, today.day, today.hour, today.minute, today.second]
            return left > right || (left == right && its.lexicographicallyPrecedes(mine))
        }
        if isBeyond(year, today.year + 50) {
            year -= 100
        } else if !isBeyond(year, today.year - 50) {
            year += 100
        }
        return Moment(year: year, month: month + 1, day: day, time: time)
    }
}

/// A calendar date and time, in GMT.
private struct Moment {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int

    /// Fails for days and times that do not exist; a leap second counts as the second after it.
    init?(year: Int, month: Int, day: Int, time: (hour: Int, minute: Int, second: Int)) {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...12).contains(month), day >= 1, day <= lengths[month - 1], time.hour < 24,
            time.minute < 60, time.second <= 60
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
        hour = time.hour
        minute = time.minute
        second = time.second
    }

    /// Converts to the Gregorian calendar, counting years from March so that leap days come last.
    init(sinceEpoch seconds: Int64) {
        let days = Int(seconds / 86_400) - (seconds % 86_400 < 0 ? 1 : 0)
        let rest = Int(seconds - Int64(days) * 86_400)
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        hour = rest / 3_600
        minute = rest / 60 % 60
        second = rest % 60
    }

    private var days: Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let marchMonth = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    var date: Date {
        Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3_600 + minute * 60 + second))
    }

    var weekday: Int { ((days + 4) % 7 + 7) % 7 }
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
