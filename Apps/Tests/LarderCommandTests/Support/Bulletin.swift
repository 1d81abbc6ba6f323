import Foundation
import LarderText
import Rates

/// Files of the European Central Bank about days near today, in its own layout.
struct Bulletin {
    /// The newest day whose figures must be out just now.
    static var newest: Day { PublicationCalendar.ecb.newestDue(at: Date()) }

    /// The publication days before a day, for so many calendar days, newest first.
    static func days(before day: Day, calendarDays: Int) -> [Day] {
        (1...calendarDays).map { day.advanced(by: -$0) }
            .filter { PublicationCalendar.ecb.isPublicationDay($0) }
    }

    /// The figures of 2026-10-30, which no later figure of a test is far from.
    static let figures = [
        ("USD", "1.1172"), ("JPY", "175.68"), ("CZK", "24.353"), ("DKK", "7.4735"),
        ("GBP", "0.83380"), ("HUF", "366.33"), ("PLN", "4.4038"), ("RON", "5.3447"),
        ("SEK", "10.9780"), ("CHF", "0.9194"), ("ISK", "136.00"), ("NOK", "10.3120"),
        ("TRY", "55.8015"), ("AUD", "1.5904"), ("BRL", "6.0692"), ("CAD", "1.5606"),
        ("CNY", "7.4326"), ("HKD", "8.7652"), ("IDR", "20275.17"), ("ILS", "3.4950"),
        ("INR", "106.0840"), ("KRW", "1491.76"), ("MXN", "21.1237"), ("MYR", "4.5325"),
        ("NZD", "1.9823"), ("PHP", "71.143"), ("SGD", "1.4282"), ("THB", "37.683"),
        ("ZAR", "18.6455"),
    ]

    var days: [Day]
    /// Figures that differ from ``figures``.
    var changes: [String: String] = [:]
    /// What else stands in the newest day.
    var extra = ""

    var xml: String {
        let cubes = days.enumerated().map { index, day in
            let rates = Self.figures.map { code, figure in
                let figure = index == 0 ? changes[code] ?? figure : figure
                return "<Cube currency=\"\(code)\" rate=\"\(figure)\"/>"
            }
            return "<Cube time=\"\(day)\">\(rates.joined())\(index == 0 ? extra : "")</Cube>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" \
            xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">\
            <gesmes:subject>Reference rates</gesmes:subject>\
            <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>\
            <Cube>\(cubes.joined(separator: "\n"))</Cube></gesmes:Envelope>
            """
    }
}
