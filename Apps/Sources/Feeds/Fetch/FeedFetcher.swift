public import FeedFormat
public import Foundation
public import Larder
public import LarderHTTP

/// Fetches feeds as a well-behaved client.
///
/// It uses conditional requests, respects what the publisher asks for, follows feeds that move, and
/// never takes a page for a feed. It stores nothing: the caller stores the state and the entries
/// together.
///
/// ```swift
/// let fetcher = FeedFetcher(client: client, environment: environment)
/// switch await fetcher.fetch(state) {
/// case .fetched(let feed, let state): try await store(feed.entries, state)
/// case let other: try await store(other.state)
/// }
/// ```
public struct FeedFetcher: Sendable {
    let client: HTTPClient
    let environment: StoreEnvironment

    /// When to fetch feeds again.
    public let schedule: RefreshSchedule

    /// The limits of the parser.
    public let limits: FeedLimits

    /// Creates a fetcher; the client should allow as many requests at once as rounds start.
    public init(
        client: HTTPClient, schedule: RefreshSchedule = RefreshSchedule(),
        limits: FeedLimits = FeedLimits(), environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.client = client
        self.schedule = schedule
        self.limits = limits
        self.environment = environment
    }

    /// After this long, a feed is fetched without a condition, because some servers answer *not
    /// modified* for ever.
    public static let longestTrust: TimeInterval = 8 * 86_400

    /// How long to pause for a host that complains of too many requests without saying for how
    /// long.
    public static let unstatedHold: TimeInterval = 600

    /// Fetches a feed, whether or not it is due.
    ///
    /// - Parameter whole: Whether to fetch and read the whole feed, even if nothing is new.
    public func fetch(_ state: FeedState, whole: Bool = false) async -> FeedOutcome {
        await ask(state, whole: whole).outcome
    }

    /// Fetches a feed and says whether a server answered.
    func ask(
        _ state: FeedState, whole: Bool
    ) async -> (outcome: FeedOutcome, isAnswered: Bool) {
        var request = TransportRequest(url: state.address, fields: ["Accept": Self.accept])
        request.fields["Authorization"] = state.login?.basic
        let known = whole ? nil : validators(of: state)
        do {
            switch try await client.revalidate(request, known: known) {
            case .notModified(let validators, let response):
                return (confirmed(state, validators, by: response), true)
            case .response(let response):
                return (answered(state, by: response, reading: whole), true)
            }
        } catch {
            if error is CancellationError || Task.isCancelled { return (.cancelled(state), true) }
            return unanswered(state, LarderError.wrapping(error))
        }
    }

    private func unanswered(
        _ state: FeedState, _ error: LarderError
    ) -> (outcome: FeedOutcome, isAnswered: Bool) {
        client.forgetMove(of: state.address)
        // The client refuses by itself, without a request, while a host wants a pause.
        if error.code == .busy, let until = error.retryAfter {
            return (.failed(error, noting(.held(until: until), in: state)), true)
        }
        let isSilent = error.code == .unreachable || error.code == .timedOut
        return (.failed(error, noting(.failed(error), in: state)), !isSilent)
    }

    static let accept = """
        application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, \
        application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5
        """

    /// The validators to send, or nil to fetch the whole feed.
    private func validators(of state: FeedState) -> HTTPValidators? {
        guard let last = state.lastWhole else { return nil }
        let age = environment.now().timeIntervalSince(last)
        // If the clock was set back, the age of the last whole answer is unknown.
        guard age >= 0, age < Self.longestTrust else { return nil }
        return HTTPValidators(state.validators, fallback: state.address)
    }

    /// Returns the state after an outcome.
    func noting(
        _ outcome: RefreshSchedule.Outcome, hints: RefreshHints? = nil, in state: FeedState
    ) -> FeedState {
        var state = state
        state.refresh = schedule.state(
            state.refresh, after: outcome, hints: hints, at: environment.now(),
            random: environment.random())
        return state
    }
}
