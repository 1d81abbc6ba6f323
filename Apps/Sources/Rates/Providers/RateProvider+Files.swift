internal import Money

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension RateProvider {
    /// Returns the address of the smallest file that closes the gap between what is known and what
    /// must be out; the newest one when nothing is missing.
    func file(knowing known: History?, at now: Date) -> URL? {
        guard let address else { return nil }
        switch service {
        case .ecb:
            let needed = ECBFile.needed(
                stored: known?.newestDay, newest: calendar.newestDue(at: now), calendar: calendar)
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

extension Day {
    /// The moment that stands for this day where a date is wanted: its beginning in UTC.
    public var date: Date { Date(timeIntervalSince1970: Double(daysSince1970) * 86_400) }

    /// The day that a date stands for; see ``date``.
    public init?(_ date: Date) {
        let days = (date.timeIntervalSince1970 / 86_400).rounded(.down)
        guard days.magnitude < 4_000_000 else { return nil }
        self.init(daysSince1970: Int(days))
    }
}
