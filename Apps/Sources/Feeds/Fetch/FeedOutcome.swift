public import FeedFormat
public import Larder

/// The outcome of fetching a feed, with the state to store from then on.
public enum FeedOutcome: Sendable {
    /// A whole feed came; store it together with the state.
    case fetched(Feed, FeedState)

    /// Nothing is new: the server says so, or sent the same bytes again.
    case unchanged(FeedState)

    /// The fetch failed; stored data stays.
    case failed(LarderError, FeedState)

    /// The server says that the feed is gone for good; it is not fetched again, and stored data
    /// stays.
    case gone(LarderError, FeedState)

    /// The task was cancelled; the state is unchanged.
    case cancelled(FeedState)

    /// The state to store.
    public var state: FeedState {
        switch self {
        case .fetched(_, let state), .unchanged(let state), .failed(_, let state),
            .gone(_, let state), .cancelled(let state):
            state
        }
    }

    /// What went wrong, if anything did.
    public var error: LarderError? {
        switch self {
        case .failed(let error, _), .gone(let error, _): error
        case .fetched, .unchanged, .cancelled: nil
        }
    }
}
