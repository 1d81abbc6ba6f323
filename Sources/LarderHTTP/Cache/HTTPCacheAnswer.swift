public import Larder

/// An answer that came through a cache, and how it came.
public struct HTTPCacheAnswer: Sendable, Hashable {
    /// The answer; one from the store carries `Age`, and looks as if it had come just now.
    public var response: HTTPResponse

    /// Where the answer is from.
    public var state: State

    /// How long ago the origin made or confirmed the answer.
    public var age: Duration

    /// Creates an answer.
    public init(response: HTTPResponse, state: State, age: Duration) {
        self.response = response
        self.state = state
        self.age = age
    }

    /// Where an answer is from.
    public enum State: Sendable, Hashable {
        /// Stored and fresh; the network was not used.
        case fresh
        /// Stored and past its lifetime, served for a reason.
        case stale(StaleReason)
        /// Stored, and the origin just said that it is current.
        case revalidated
        /// The origin's answer to this request.
        case fetched
        /// There is no stored answer that will do, and the request forbids asking (504).
        case unavailable
    }

    /// Why a stale answer was served.
    public enum StaleReason: Sendable, Hashable {
        /// It may be used for a while, and a refresh is on its way (`stale-while-revalidate`).
        case refreshing
        /// The request takes stale answers (`max-stale`).
        case requested
        /// The origin could not be asked.
        case unreachable(LarderError.Code)
        /// The origin answered with this status, which says that it is in trouble.
        case failing(status: Int)
    }

    /// Whether the answer was stored, and the origin was not asked for it.
    public var isFromStore: Bool {
        switch state {
        case .fresh, .stale: true
        case .revalidated, .fetched, .unavailable: false
        }
    }
}
