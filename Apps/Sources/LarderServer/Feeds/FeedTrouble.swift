internal import Feeds
internal import Foundation
internal import Larder

/// What is wrong with a feed, in words.
struct FeedTrouble: Sendable {
    /// In a few words, for the list of feeds.
    var short: String
    /// What happened, as a sentence.
    var text: String
    /// Since when it has been so.
    var since: Moment?
    /// When it is tried again.
    var again: Moment?

    /// Returns nil when nothing is wrong.
    init?(_ feed: FeedOverview, at now: Date, _ reader: PageLocale) {
        let state = feed.refresh
        if state.stopped == .gone {
            short = "Gone"
            text =
                "The publisher says that this feed is gone for good. "
                + "What came before stays until you remove it."
            return
        }
        guard state.failures > 0, let error = state.lastError else { return nil }
        let times = state.failures == 1 ? "" : " \(state.failures) times in a row"
        switch error.code {
        case .unreachable, .timedOut, .offline:
            short = "Could not be reached"
            text = "Could not be reached\(times)"
        case .busy:
            short = "Asked to wait"
            text = "Its server asked to be left alone for a while"
        default:
            short = "Did not answer well"
            text = "Did not answer well\(times)"
        }
        since = state.lastSucceeded.map { Moment($0, reader) }
        if let next = state.nextCheck, next > now { again = Moment(next, reader) }
        detail = error.message
    }

    /// What exactly went wrong at the last check.
    var detail: String?
}
