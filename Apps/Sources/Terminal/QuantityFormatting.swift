/// Ages and counts in words.
public enum QuantityFormatting {
    /// How whole numbers are written. A structure: with optimisation, Swift 6.3 crashes on a task-local function.
    public struct Digits: Sendable {
        let text: @Sendable (Int) -> String

        /// Creates a way to write whole numbers.
        public init(_ text: @escaping @Sendable (Int) -> String) { self.text = text }
    }

    /// How whole numbers are written; a server sets it for each request, to group digits as its reader does.
    @TaskLocal public static var digits = Digits { "\($0)" }

    /// Returns a duration as a person would say it: "3 hours", "1 day", "less than a minute".
    ///
    /// Gives only the largest unit, rounded down; a negative duration counts as zero.
    public static func length(seconds: Double) -> String {
        guard seconds.isFinite else { return "an unknown time" }
        let whole = Int(max(0, min(seconds, 1e12)))
        let units = [
            (31_557_600, "year"), (2_629_800, "month"), (86_400, "day"), (3_600, "hour"),
            (60, "minute"),
        ]
        for (size, name) in units where whole >= size {
            return count(whole / size, name)
        }
        return "less than a minute"
    }

    /// Returns a number with its noun: "1 day", "5 days". What doesn't just take an s is given for several too:
    /// "1 entry", "2 entries"; "1 feed is", "3 feeds are".
    public static func count(_ number: Int, _ noun: String, _ several: String? = nil) -> String {
        "\(digits.text(number)) \(form(number, noun, several ?? noun + "s"))"
    }

    /// Returns the words for one, or those for none and for several.
    public static func form(_ number: Int, _ one: String, _ several: String) -> String {
        number == 1 ? one : several
    }

    /// Returns a number of bytes: "512 B", "1.4 MB".
    public static func bytes(_ number: Int) -> String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var value = Double(max(0, number))
        var unit = 0
        while value >= 999.5, unit < units.count - 1 {
            value /= 1_000
            unit += 1
        }
        if unit == 0 || value >= 99.5 { return "\(Int(value.rounded())) \(units[unit])" }
        return "\((value * 10).rounded() / 10) \(units[unit])"
    }
}
