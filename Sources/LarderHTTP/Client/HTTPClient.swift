public import HTTPTypes
public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An HTTP client that treats servers politely, on top of a ``Transport``.
///
/// It identifies itself, offers the content encodings that it can decode, follows redirects hop by hop within
/// limits, sends only a few requests at a time and fewer per host, and respects `Retry-After`. While the
/// environment is offline, it sends nothing.
///
/// ```swift
/// let agent = UserAgent(name: "Reader", version: "2.1", contact: "https://reader.example/bot")
/// let client = HTTPClient(transport: URLSessionTransport(), userAgent: agent)
/// let answer = try await client.send(TransportRequest(url: url))
/// ```
///
/// ``send(_:validators:report:)`` returns responses of every status, and ``TransportResponse/failure(now:)``
/// explains what is wrong with one; ``data(from:)`` returns only complete documents. If there is no response,
/// the error is a `LarderError` or a `CancellationError`.
public final class HTTPClient: Sendable {
    /// Gets the response to one request, over the network or otherwise.
    public typealias Exchange = @Sendable (TransportRequest) async throws -> TransportResponse

    /// Runs before the network at each hop: answers by itself, or calls the exchange.
    public typealias Cache =
        @Sendable (TransportRequest, @escaping Exchange) async throws -> TransportResponse

    /// How a client behaves.
    public struct Configuration: Sendable {
        /// Size and time limits for one request, including redirects.
        public var limits: HTTPLimits

        /// Which addresses may be connected to, at every hop.
        public var addresses: AddressPolicy

        /// How many requests run at once per host.
        public var perHost: Int

        /// How many requests run at once in total.
        public var overall: Int

        /// Whether a redirect may lead from https to http.
        public var allowsDowngrade: Bool

        /// Creates a configuration.
        public init(
            limits: HTTPLimits = HTTPLimits(), addresses: AddressPolicy = .publicOnly,
            perHost: Int = 2, overall: Int = 4, allowsDowngrade: Bool = false
        ) {
            self.limits = limits
            self.addresses = addresses
            self.perHost = perHost
            self.overall = overall
            self.allowsDowngrade = allowsDowngrade
        }
    }

    let transport: any Transport
    let userAgent: UserAgent
    let configuration: Configuration
    let environment: StoreEnvironment
    let cache: Cache?
    let gate: HostGate
    let holds = HostBackoff()
    let moves = MovedAddresses()

    /// Creates a client; without a cache, every request is sent.
    public init(
        transport: any Transport, userAgent: UserAgent,
        configuration: Configuration = Configuration(),
        environment: StoreEnvironment = StoreEnvironment(), cache: Cache? = nil
    ) {
        self.transport = transport
        self.userAgent = userAgent
        self.configuration = configuration
        self.environment = environment
        self.cache = cache
        gate = HostGate(perHost: configuration.perHost, overall: configuration.overall)
    }

    /// Returns where a URL has moved permanently, if known, for callers that store URLs.
    ///
    /// Replace a stored URL only after several successful responses over some days.
    public func moved(_ url: URL) -> MovedAddress? { moves[url] }

    /// Forgets where a URL has moved, for callers that found the wrong content there.
    ///
    /// A captive portal's sign-in page, shown for every URL, looks as successful as the real content.
    public func forgetMove(of url: URL) {
        moves.forget((try? WebAddress(url).url) ?? url)  // an invalid URL was never recorded
    }

    /// Returns the document at a URL, for callers that store it as it is.
    ///
    /// ```swift
    /// let icon = try await icons.load(url) { try await client.data(from: $0) }
    /// ```
    ///
    /// Throws if there is none: for an error status, with the time from `Retry-After` if the server is busy,
    /// and for a response that is empty, partial or without a document. It takes a document of any type, so also the
    /// sign-in page of a network in the place of a picture; ``data(from:expecting:)`` does not.
    public func data(from url: URL) async throws -> Data {
        try await data(from: url, expecting: [])
    }

    /// Returns the document at a URL if it has one of the expected media types; `image/*` stands for all types that begin
    /// with `image/`.
    ///
    /// ```swift
    /// let icon = try await icons.load(url) { try await client.data(from: $0, expecting: ["image/*"]) }
    /// ```
    ///
    /// Throws where ``data(from:)`` does, and `.unreadable` for a document of another type. One without a type is
    /// returned, unless it looks like a web page and `text/html` is not expected.
    public func data(from url: URL, expecting expected: [String]) async throws -> Data {
        let response = try await send(TransportRequest(url: url))
        if let failure = response.failure(now: environment.now()) { throw failure }
        if let flaw = response.flaw ?? ExpectedTypes(expected).flaw(of: response) {
            throw LarderError(.unreadable, message: flaw + ".")
        }
        return response.body
    }

    /// Sends a request of swift-http-types and returns the final response, with its content encoding decoded.
    ///
    /// ```swift
    /// let request = HTTPRequest(method: .get, scheme: "https", authority: "a.example", path: "/feed")
    /// let (head, body) = try await client.send(request)
    /// ```
    public func send(
        _ request: HTTPRequest, body: Data? = nil
    ) async throws -> (head: HTTPResponse, body: Data) {
        let response = try await send(TransportRequest(request, body: body))
        return (response.head, response.body)
    }

    /// Sends a request and returns the final response with its times, its content encoding decoded.
    ///
    /// The conditions in `validators` are added only at the hop whose URL they came from.
    /// ``TransportResponse/url`` is the URL of the final response.
    public func send(
        _ request: TransportRequest, validators: HTTPValidators? = nil,
        report: @escaping @Sendable (FetchProgress) -> Void = { _ in }
    ) async throws -> TransportResponse {
        var walk = try Walk(request, client: self, validators: validators, report: report)
        do {
            var response = try await walk.run()
            response.movedTo = walk.movedTo
            walk.remember(isGood: response.status < 400)
            return response
        } catch {
            let isLasting = (error as? LarderError)?.isTransient == false
            if isLasting { walk.remember(isGood: false) }
            throw error
        }
    }
}
