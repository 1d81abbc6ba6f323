public import Larder

/// A response that came through a cache, and how it was obtained.
public struct HTTPCacheResponse: Sendable, Hashable {
    /// The response; one from the store has an `Age`, and looks as if it had just been received.
    public var response: TransportResponse

    /// How the response was obtained.
    public var state: State

    /// How long ago the origin generated or validated the response.
    public var age: Duration

    /// Creates an answer.
    public init(response: TransportResponse, state: State, age: Duration) {
        self.response = response
        self.state = state
        self.age = age
    }

    /// How a response was obtained.
    public enum State: Sendable, Hashable {
        /// Stored and fresh; the network was not used.
        case fresh
        /// Stored and past its lifetime, served for a reason.
        case stale(StaleReason)
        /// Stored, and just validated by the origin.
        case revalidated
        /// The origin's response to this request.
        case fetched
        /// No acceptable response is stored, and the request forbids asking the origin (504).
        case unavailable
    }

    /// Why a stale response was served.
    public enum StaleReason: Sendable, Hashable {
        /// It may be used while a refresh is running (`stale-while-revalidate`).
        case refreshing
        /// The request accepts stale responses (`max-stale`).
        case requested
        /// The origin could not be asked.
        case unreachable(LarderError.Code)
        /// The origin responded with this server error.
        case failing(status: Int)
    }

    /// Whether the response was stored and the origin was not asked.
    public var isFromStore: Bool {
        switch state {
        case .fresh, .stale: true
        case .revalidated, .fetched, .unavailable: false
        }
    }
}
