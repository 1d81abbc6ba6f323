public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Sends requests as a good guest does, over a ``Transport``.
///
/// It says who is asking, offers the content encodings that it undoes, follows redirects hop by hop
/// within limits, keeps to a few requests at a time and fewer to each host, and asks nobody before
/// the moment that a `Retry-After` named. While the environment is offline nothing is sent.
///
/// ```swift
/// let agent = UserAgent(name: "Reader", version: "2.1", contact: "https://reader.example/bot")
/// let client = HTTPClient(transport: URLSessionTransport(), userAgent: agent)
/// let answer = try await client.send(HTTPRequest(url: url))
/// ```
///
/// ``send(_:validators:report:)`` returns answers of every status, and ``HTTPResponse/failure(now:)``
/// says what is wrong with one; ``data(from:)`` returns only a document that came whole. What prevents
/// an answer is thrown as `LarderError`, or `CancellationError`.
public final class HTTPClient: Sendable {
    /// Brings the answer to one request, over the network or not.
    public typealias Exchange = @Sendable (HTTPRequest) async throws -> HTTPResponse

    /// Stands before the network at each hop: answers by itself, or asks the exchange.
    public typealias Cache =
        @Sendable (HTTPRequest, @escaping Exchange) async throws -> HTTPResponse

    /// How a client behaves.
    public struct Configuration: Sendable {
        /// How much and how long one request may take, redirects included.
        public var limits: HTTPLimits

        /// Which addresses may be connected to, at every hop.
        public var addresses: AddressPolicy

        /// How many requests run at once to one host.
        public var perHost: Int

        /// How many requests run at once in all.
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
    let holds = HostHolds()
    let moves = MovedAddresses()

    /// Creates a client; without a cache every request goes out.
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

    /// What is known of an address that has moved for good, for those who keep addresses.
    ///
    /// Replace a kept address only after several good ends over some days.
    public func moved(_ url: URL) -> MovedAddress? { moves[url] }

    /// Forgets where an address has moved, for those who found that what is there is not what it was.
    ///
    /// A page to sign in that a network shows for every address answers as well as the real thing.
    public func forgetMove(of url: URL) {
        moves.forget((try? WebAddress(url).url) ?? url)  // an address that is none was never noted
    }

    /// Returns the document at an address, for those who keep it as it is.
    ///
    /// ```swift
    /// let icon = try await icons.load(url) { try await client.data(from: $0) }
    /// ```
    ///
    /// Throws when there is none: for a status that says so, with the moment that `Retry-After` names
    /// where the server is busy, and for an answer that is empty, partial, or without a document.
    public func data(from url: URL) async throws -> Data {
        let response = try await send(HTTPRequest(url: url))
        if let failure = response.failure(now: environment.now()) { throw failure }
        if let flaw = response.flaw { throw LarderError(.unreadable, message: flaw + ".") }
        return response.body
    }

    /// Sends a request and returns the last answer, with its content encoding undone.
    ///
    /// Conditions in `validators` are added at the hop whose address they came from, and nowhere
    /// else. ``HTTPResponse/url`` says where the answer came from.
    public func send(
        _ request: HTTPRequest, validators: HTTPValidators? = nil,
        report: @escaping @Sendable (FetchProgress) -> Void = { _ in }
    ) async throws -> HTTPResponse {
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
