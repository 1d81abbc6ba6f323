public import LarderText
internal import Money

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension RateProvider {
    /// Returns the address of the smallest file that closes the gap between the stored day and the
    /// newest day due; the newest file if nothing is missing.
    func file(knowing known: History?, at now: Date) -> URL? {
        guard let address else { return nil }
        switch service {
        case .ecb:
            let needed = ECBFile.needed(
                stored: known?.unbrokenDay(by: calendar), newest: calendar.newestDue(at: now),
                calendar: calendar)
            return address.appending(path: (needed ?? .daily).fileName)
        case .cnb:
            return address.appending(path: "daily.txt")
        case .frankfurter:
            let today = today(at: now)
            let first = known?.newestDay.map { min($0, today) } ?? today.advanced(by: -90)
            return address.appending(path: "rates").appending(queryItems: [
                URLQueryItem(name: "base", value: base.text),
                URLQueryItem(name: "from", value: first.description),
            ])
        case .erAPI:
            return address.appending(path: "latest/\(base)")
        case .pipeText:
            return address
        }
    }
}

extension History {
    /// The newest day with no gap in the last publications before it.
    ///
    /// An imported file may have left a gap that the newest day alone would hide. Gaps older than
    /// the 90-day file are ignored: they are no reason to fetch the whole history each day.
    func unbrokenDay(by calendar: PublicationCalendar) -> Day? {
        guard let newest = newestDay, let oldest = oldestDay else { return nil }
        let window = max(oldest, newest.advanced(by: -ECBFile.recentDays))...newest
        let days = Set(currencies.flatMap { observations(of: $0, in: window).map(\.day) })
        var unbroken = window.lowerBound
        while unbroken < newest {
            let next = calendar.publicationDay(after: unbroken)
            if next <= newest, !days.contains(next) { return unbroken }
            unbroken = next
        }
        return newest
    }
}

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
