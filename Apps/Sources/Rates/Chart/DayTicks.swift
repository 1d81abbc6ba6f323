public import LarderText

/// What the label of an axis says of a day.
public enum AxisDay: Sendable, Hashable {
    /// The day and its month, such as "31 Aug".
    case day(Day)
    /// Only the month, such as "Aug".
    case month(Day)

    /// The label in English.
    public var english: String {
        switch self {
        case .day(let day): "\(day.dayOfMonth) \(Self.months[day.month - 1])"
        case .month(let day): Self.months[day.month - 1]
        }
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}

/// Days to label an axis of time with: Mondays, first days of months, or first days of years.
struct DayTicks: Sendable {
    /// The days with their texts, oldest first; the first one's text has a year beside it if it needs one.
    let ticks: [(day: Day, text: String, year: String)]

    /// Creates ticks for a period, as close as they can be without being more than so many.
    init(
        in period: ClosedRange<Day>, atMost most: Int = 8,
        written: (AxisDay) -> String = \.english
    ) {
        let days = Self.units.lazy.map { $0.days(in: period) }.first { $0.count <= max(1, most) }
        let unit = Self.units.first { $0.days(in: period).count <= max(1, most) } ?? .years(1_000)
        ticks = (days ?? unit.days(in: period)).enumerated().map { index, day in
            let text = unit.axisDay(day).map(written) ?? String(day.year)
            return (day, text, index > 0 || text == String(day.year) ? "" : " \(day.year)")
        }
    }

    private static let units: [Unit] =
        [.days(1), .days(2), .weeks(1), .weeks(2), .months(1), .months(2), .months(3), .months(6)]
        + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].map { .years($0) }

    private enum Unit {
        case days(Int), weeks(Int), months(Int), years(Int)

        func days(in period: ClosedRange<Day>) -> [Day] {
            let (first, last) = (period.lowerBound, period.upperBound)
            let length = first.distance(to: last)
            switch self {
            case .days(let step), .weeks(let step):
                var (start, stride) = (first, step)
                if case .weeks = self {
                    start = first.advanced(by: (8 - first.weekday.rawValue) % 7)
                    stride = 7 * step
                }
                // So many would never be chosen.
                guard length / stride < 100 else { return Array(repeating: first, count: 100) }
                return Array(Swift.stride(from: start, through: last, by: stride))
            case .months(let step):
                guard length / (28 * step) < 100 else { return Array(repeating: first, count: 100) }
                let months = (first.year * 12 + first.month - 1)...(last.year * 12 + last.month - 1)
                return months.filter { $0 % step == 0 }
                    .compactMap { Day(year: $0 / 12, month: $0 % 12 + 1, day: 1) }
                    .filter(period.contains)
            case .years(let step):
                return (first.year...last.year).filter { $0 % step == 0 }
                    .compactMap { Day(year: $0, month: 1, day: 1) }.filter(period.contains)
            }
        }

        /// Only what changes from tick to tick; nil for the year.
        func axisDay(_ day: Day) -> AxisDay? {
            switch self {
            case .days, .weeks: .day(day)
            case .months where day.month > 1: .month(day)
            case .months, .years: nil
            }
        }
    }
}
