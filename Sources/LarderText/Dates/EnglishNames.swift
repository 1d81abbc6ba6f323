/// The names that the formats of mail and HTTP write dates with, whatever the language of the reader.
public enum EnglishNames {
    /// The months, from January.
    public static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    /// The months in three letters, from Jan.
    public static let shortMonths = months.map { String($0.prefix(3)) }

    /// The days of the week, from Monday.
    public static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]

    /// The days of the week in three letters, from Mon.
    public static let shortWeekdays = weekdays.map { String($0.prefix(3)) }
}

extension Int {
    /// The digits of a number that is not negative, with zeros in front up to a width.
    func padded(_ width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}
