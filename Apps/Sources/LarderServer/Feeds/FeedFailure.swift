internal import Feeds
internal import Foundation
internal import Larder

/// What is wrong with a feed, in words.
struct FeedFailure: Sendable {
    /// In a few words, for the list of feeds.
    var short: String
    /// What happened, as a sentence.
    var text: String
    /// When a check last succeeded.
    var since: Moment?

    /// Returns nil when nothing is wrong.
    init?(_ feed: FeedOverview, at now: Date, _ locale: PageLocale) {
        let state = feed.refresh
        if state.stopped == .gone {
            short = "Gone"
            text =
                "The publisher says that this feed is gone for good. "
                + "Its articles stay until you remove it"
            return
        }
        guard state.failures > 0, let error = state.lastError else { return nil }
        let times = state.failures == 1 ? "" : " (\(state.failures) failures in a row)"
        switch error.code {
        case .unreachable, .timedOut, .offline:
            short = "Unreachable"
            text = "Larder can’t reach this feed\(times)"
        case .busy:
            // Whether it asked for a pause is in the detail.
            short = "Busy"
            text = "The server of this feed was too busy to answer\(times)"
        default:
            short = "Failing"
            text = "The last check of this feed failed\(times)"
        }
        since = state.lastSucceeded.map { Moment($0, locale) }
        detail = error.message
    }

    /// The error of the last check.
    var detail: String?
}
