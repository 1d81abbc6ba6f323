import FeedFormat
import Feeds
import Foundation
import Larder
import LarderAsyncHTTP
import LarderHTTP
import LarderSimulation
import Testing

/// A fetcher over the real transport, at an origin on loopback, in a time that the test moves.
struct Fetching {
    let clock = ManualClock()
    let origin: FeedOrigin
    let client: HTTPClient
    let fetcher: FeedFetcher

    init(
        limits: HTTPLimits = HTTPLimits(head: .seconds(120), total: .seconds(240)),
        addresses: AddressPolicy = .any, perHost: Int = 2, overall: Int = 16
    ) throws {
        let clock = clock
        origin = try FeedOrigin(now: { clock.date })
        client = HTTPClient(
            transport: AsyncHTTPTransport(now: { clock.date }),
            userAgent: UserAgent(
                name: "larder-test", version: "1.2.3", contact: "https://reader.example/bot"),
            configuration: .init(
                limits: limits, addresses: addresses, perHost: perHost, overall: overall),
            environment: clock.environment())
        fetcher = FeedFetcher(
            client: client, schedule: RefreshSchedule(jitter: 0),
            environment: clock.environment())
    }

    /// A feed at a path of the origin that was never fetched.
    func state(_ path: String = "/feed", login: FeedLogin? = nil) throws -> FeedState {
        FeedState(address: try origin.url(path), login: login)
    }

    /// Fetches, and expects that it went well.
    func good(_ state: FeedState) async throws -> FeedState {
        let outcome = await fetcher.fetch(state)
        #expect(outcome.error == nil)
        return outcome.state
    }

    /// A feed with some entries.
    static func rss(_ titles: String..., extra: String = "") -> String {
        let items = titles.map { "<item><guid>\($0)</guid><title>\($0)</title></item>" }
        return "<rss version=\"2.0\"><channel><title>News</title>\(extra)\(items.joined())"
            + "</channel></rss>"
    }

    /// How long until the next check.
    func wait(_ state: FeedState) -> TimeInterval? {
        state.refresh.nextCheck?.timeIntervalSince(clock.date)
    }
}

/// The state as it is after it was written down and read again.
func storedAndRead(_ state: FeedState) throws -> FeedState {
    try JSONDecoder().decode(FeedState.self, from: JSONEncoder().encode(state))
}

extension FeedOutcome {
    /// The feed, where one came.
    var feed: Feed? {
        if case .fetched(let feed, _) = self { return feed }
        return nil
    }

    /// One word for what it is.
    var kind: String {
        switch self {
        case .fetched: "fetched"
        case .unchanged: "unchanged"
        case .failed: "failed"
        case .gone: "gone"
        case .cancelled: "cancelled"
        }
    }
}
