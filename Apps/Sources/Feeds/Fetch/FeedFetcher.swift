public import FeedFormat
public import Foundation
public import Larder
public import LarderHTTP

/// Fetches feeds as a good guest does.
///
/// It asks only whether something is new where that is possible, keeps to what the publisher wishes,
/// follows feeds that move, and takes no page for a feed. It writes nothing: whoever calls it stores
/// the state and the entries together.
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

    /// When feeds are asked again.
    public let schedule: RefreshSchedule

    /// The bounds of what is read.
    public let limits: FeedLimits

    /// Creates a fetcher; the client should let as many requests through as rounds start.
    public init(
        client: HTTPClient, schedule: RefreshSchedule = RefreshSchedule(),
        limits: FeedLimits = FeedLimits(), environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.client = client
        self.schedule = schedule
        self.limits = limits
        self.environment = environment
    }

    /// After this long a feed is asked for whole, because some servers say *not modified* for ever.
    public static let longestTrust: TimeInterval = 8 * 86_400

    /// How long a host is left alone that says it is asked too often, and not for how long.
    public static let unstatedHold: TimeInterval = 600

    /// Fetches a feed, due or not.
    ///
    /// - Parameter whole: Whether to ask for the whole feed and read it, new or not.
    public func fetch(_ state: FeedState, whole: Bool = false) async -> FeedOutcome {
        await ask(state, whole: whole).outcome
    }

    /// Fetches a feed and says whether anybody answered.
    func ask(
        _ state: FeedState, whole: Bool
    ) async -> (outcome: FeedOutcome, isAnswered: Bool) {
        var request = HTTPRequest(url: state.address, fields: ["Accept": Self.accept])
        request.fields["Authorization"] = state.login?.basic
        let known = whole ? nil : validators(of: state)
        do {
            var response = try await client.send(request, validators: known)
            if response.status == 304 {
                if Self.confirms(response, known) {
                    return (confirmed(state, by: response), true)
                }
                // It is about a version that we do not have: ask for all of it.
                response = try await client.send(request)
            }
            return (answered(state, by: response, reading: whole), true)
        } catch {
            if error is CancellationError || Task.isCancelled { return (.cancelled(state), true) }
            return unanswered(state, LarderError.wrapping(error))
        }
    }

    private func unanswered(
        _ state: FeedState, _ error: LarderError
    ) -> (outcome: FeedOutcome, isAnswered: Bool) {
        client.forgetMove(of: state.address)
        // The client itself says so, without asking, where a host wants to be left alone.
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

    /// What to ask with, or nil when the whole feed is to come.
    private func validators(of state: FeedState) -> HTTPValidators? {
        guard let last = state.lastWhole else { return nil }
        let age = environment.now().timeIntervalSince(last)
        // A clock that was set back makes it unknown how old the last whole answer is.
        guard age >= 0, age < Self.longestTrust else { return nil }
        return HTTPValidators(state.validators, fallback: state.address)
    }

    /// Whether *not modified* is about the version that was asked about.
    private static func confirms(_ response: HTTPResponse, _ known: HTTPValidators?) -> Bool {
        guard let known, known.url == response.url else { return false }
        guard let ours = known.etag, let theirs = response.fields["ETag"] else { return true }
        func opaque(_ tag: String) -> Substring {
            tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
        }
        return opaque(ours) == opaque(theirs)
    }

    /// Returns the state after an outcome.
    func noting(
        _ outcome: RefreshSchedule.Outcome, hints: RefreshHints? = nil, in state: FeedState
    ) -> FeedState {
        var state = state
        state.refresh = schedule.state(
            state.refresh, after: outcome, hints: hints, at: environment.now(),
            chance: environment.chance())
        return state
    }
}
