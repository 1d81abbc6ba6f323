public import LarderText

/// The files of the European Central Bank, each holding more days than the one before.
///
/// Fetching only what is missing keeps a daily refresh at 1.5 kB. After an absence the 90-day file
/// (70 kB) closes the gap, and only after a long one is the whole history (8 MB) needed.
public enum ECBFile: String, Sendable, Hashable, CaseIterable {
    /// The newest day.
    case daily = "eurofxref-daily.xml"

    /// The last 90 calendar days.
    case recent = "eurofxref-hist-90d.xml"

    /// Every day since 4 January 1999.
    case history = "eurofxref-hist.xml"

    /// How far back the 90-day file can be relied on, in calendar days before its newest day.
    ///
    /// The files seen begin 88 days before their newest day.
    static let recentDays = 88

    /// Returns the smallest file that closes the gap between the stored day and the newest day due.
    ///
    /// A stored day of `nil` asks for the whole history; a result of `nil` means that nothing is
    /// missing.
    public static func needed(
        stored: Day?, newest: Day, calendar: PublicationCalendar = .ecb
    ) -> ECBFile? {
        guard let stored else { return .history }
        if stored >= newest { return nil }
        let firstMissing = calendar.publicationDay(after: stored)
        if firstMissing >= newest { return .daily }
        return firstMissing.distance(to: newest) <= recentDays ? .recent : .history
    }

    /// The name of the file under `www.ecb.europa.eu/stats/eurofxref/`.
    public var fileName: String { rawValue }
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
