internal import FeedFormat
internal import Foundation
internal import Larder
internal import LarderHTTP

extension FeedFetcher {
    /// What the publisher asks for, in the feed and in the headers of the answer.
    func hints(of feed: Feed, in response: TransportResponse) -> RefreshHints {
        let minutes = feed.minutesBetweenUpdates.map { min(max($0, 0), 1_000_000) }
        return RefreshHints(
            freshFor: freshness(of: response), interval: minutes.map { .seconds($0 * 60) },
            skippedHours: Set(feed.skipHours).filter { (0...23).contains($0) }.sorted(),
            skippedDays: Set(feed.skipDays.compactMap(Self.weekday)).sorted())
    }

    /// How long the answer stays current, minus its age; nil if its headers don't say.
    func freshness(of response: TransportResponse) -> Duration? {
        let freshness = HTTPFreshness(of: response, heuristics: .none)
        guard freshness.basis != .none else { return nil }
        return max(.zero, freshness.lifetime - freshness.age(at: environment.now()))
    }

    /// How many entries were published in the last week, by their own dates; nil if they have none.
    ///
    /// If the feed reaches back less than a week, its rate is assumed for the rest of the week.
    static func itemsPerWeek(_ feed: Feed, at now: Date) -> Double? {
        let ages = feed.entries.compactMap(\.date).map { now.timeIntervalSince($0) }
            .filter { $0 >= 0 }
        guard let oldest = ages.max(), ages.count * 2 >= feed.entries.count else { return nil }
        let week: Double = 7 * 86_400
        let recent = Double(ages.count { $0 < week })
        guard oldest < week, ages.count > 1 else { return recent }
        return recent * week / max(oldest, 86_400)
    }

    private static func weekday(_ name: String) -> Int? {
        let names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
        return names.firstIndex(
            of: name.trimmingCharacters(in: .whitespaces).prefix(3).lowercased())
    }
}
