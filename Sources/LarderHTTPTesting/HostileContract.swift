public import Foundation
public import Larder
public import LarderHTTP
import Testing

/// What holds for every transport at the hostile origin, through the whole pipeline up to a source.
public struct HostileContract: Sendable {
    let transport: any Transport
    let isLinuxSession: Bool

    /// Small limits, so that a whole run takes seconds.
    let limits = HTTPLimits(
        head: .seconds(3), idle: .seconds(2), total: .seconds(6), headBytes: 64 << 10,
        bodyBytes: 1 << 20, decodedBytes: 1 << 20, redirects: 10)

    /// Creates the contract of a transport, which may be the session of FoundationNetworking.
    public init(transport: any Transport, isLinuxSession: Bool) {
        self.transport = transport
        self.isLinuxSession = isLinuxSession
    }

    func client(environment: StoreEnvironment = StoreEnvironment()) -> HTTPClient {
        HTTPClient(
            transport: transport,
            userAgent: UserAgent(
                name: "Larder tests", version: "0.1", contact: "https://a.example/"),
            configuration: .init(limits: limits, addresses: .any, perHost: 8, overall: 8),
            environment: environment)
    }

    func source(_ client: HTTPClient, _ url: URL) -> HTTPSource<Data> {
        HTTPSource(
            client: client, expecting: ["application/rss+xml", "application/json"],
            url: { _ in url }, decode: { data, _ in data })
    }

    /// Fetches a path as a store would.
    func fetch(
        _ path: String, at server: HostileServer, known: Known<Data>? = nil,
        over client: HTTPClient? = nil
    ) async throws -> FetchResult<Data> {
        let source = source(client ?? self.client(), server.url(path))
        return try await source.fetch(FetchRequest(key: "a", known: known))
    }

    /// Fetches a path and returns the value; a not-modified answer is an error here.
    public func value(
        _ path: String, at server: HostileServer, over client: HTTPClient? = nil
    ) async throws -> Fetched<Data> {
        guard case .fetched(let fetched) = try await fetch(path, at: server, over: client) else {
            throw LarderError(.unreadable, message: "unexpectedly not modified")
        }
        return fetched
    }

    /// Whether the bytes are the whole feed of the origin.
    public static func isFeed(_ data: Data) -> Bool {
        data.starts(with: Data("<?xml".utf8)) && data.suffix(16) == Data("</channel></rss>".utf8)
            && data.count > 1_000 && !data.contains(UInt8(ascii: "\u{0}"))
    }

    /// Fetches the path of a case and compares what comes of it.
    public func check(_ item: HostileCase, at server: HostileServer) async {
        let path = isLinuxSession ? item.onLinuxSession.path : item.path
        let expectation = isLinuxSession ? item.onLinuxSession.expectation : item.expectation
        let start = ContinuousClock.now
        let result = await Task { try await value(path, at: server).value }.result
        let time = start.duration(to: .now)
        #expect(time < limits.total + .seconds(6), "\(item.path) took \(time)")
        var outcome = ""
        switch result {
        case .success(let data): outcome = Self.isFeed(data) ? "feed" : "\(data.count) bytes"
        case .failure(let error as LarderError): outcome = error.code.rawValue
        case .failure(let error): outcome = "a foreign error: \(error)"
        }
        if ProcessInfo.processInfo.environment["LARDER_SHOW_CASES"] != nil {
            print("CASE \(item.path) | \(outcome) | \(time) | \(result)".prefix(320))
        }
        #expect(Self.isRight(outcome, expectation), "\(item.path): \(outcome), \(result)")
    }

    private static func isRight(_ outcome: String, _ expectation: HostileCase.Expectation) -> Bool {
        switch expectation {
        case .feed: outcome == "feed"
        case .value: outcome == "feed" || outcome.hasSuffix(" bytes")
        case .error(let codes): codes.contains { $0.rawValue == outcome }
        case .feedOrError(let codes):
            outcome == "feed" || codes.contains { $0.rawValue == outcome }
        }
    }
}
