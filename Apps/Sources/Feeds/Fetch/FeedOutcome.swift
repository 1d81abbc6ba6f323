public import FeedFormat
public import Larder

/// What became of fetching a feed, with the state to keep from then on.
public enum FeedOutcome: Sendable {
    /// A whole feed came, to be stored together with the state.
    case fetched(Feed, FeedState)

    /// Nothing is new: the server says so, or sent the same bytes again.
    case unchanged(FeedState)

    /// It went wrong; what is stored stays.
    case failed(LarderError, FeedState)

    /// The server says that the feed is gone for good; it is not asked again, what is stored stays.
    case gone(LarderError, FeedState)

    /// The task was cancelled; the state is as before.
    case cancelled(FeedState)

    /// The state to keep.
    public var state: FeedState {
        switch self {
        case .fetched(_, let state), .unchanged(let state), .failed(_, let state),
            .gone(_, let state), .cancelled(let state):
            state
        }
    }

    /// What went wrong, if something did.
    public var error: LarderError? {
        switch self {
        case .failed(let error, _), .gone(let error, _): error
        case .fetched, .unchanged, .cancelled: nil
        }
    }
}
