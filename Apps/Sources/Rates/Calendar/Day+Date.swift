public import LarderText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Day {
    /// The date that stands for this day: its beginning in UTC.
    public var date: Date { Date(timeIntervalSince1970: Double(daysSince1970) * 86_400) }

    /// The day that a date stands for; see ``date``.
    public init?(_ date: Date) {
        let days = (date.timeIntervalSince1970 / 86_400).rounded(.down)
        guard days.magnitude < 4_000_000 else { return nil }
        self.init(daysSince1970: Int(days))
    }
}
