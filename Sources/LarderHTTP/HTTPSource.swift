public import HTTPTypes
public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A source that fetches documents from an HTTP server.
///
/// ```swift
/// let feeds = HTTPSource<Feed>(
///     client: client, accept: "application/rss+xml, application/atom+xml, */*;q=0.1",
///     expecting: ["application/rss+xml", "application/atom+xml", "text/xml", "application/xml"],
///     url: { key in key.components.last.flatMap { URL(string: $0) } },
///     decode: { data, _ in try Feed(data) })
/// ```
///
/// Known values are validated with their validators as a pair. A response that is truncated, empty, partial,
/// or of an unexpected type is an error that says what was received, so a store keeps its last good value.
/// The server determines how long a value is fresh (RFC 9111); if it does not, the store's own rule applies,
/// and nothing is guessed. If the request or the response has `no-store`, the value is kept in memory only,
/// even if only its confirmation says so.
public struct HTTPSource<Value: Sendable>: Source {
    private let client: HTTPClient
    private let accept: String
    private let fields: HeaderFields
    private let url: @Sendable (Key) throws -> URL?
    private let decode: @Sendable (Data, HTTPResponse, Key) throws -> Value
    private let asOf: (@Sendable (Value, HTTPResponse) -> Date?)?
    let expected: ExpectedTypes

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - accept: The value of `Accept`.
    ///   - expected: The accepted media types; `text/*` stands for all types that begin with `text/`. Empty
    ///     accepts any type. A response without a type is left to the decoder, unless it looks like a web
    ///     page and `text/html` is not accepted.
    ///   - fields: More fields for every request, such as credentials; they are not sent to another origin
    ///     after a redirect.
    ///   - url: Returns the URL of a key, or nil if it has none.
    ///   - asOf: Returns the moment a value is for, if it or the response says so.
    ///   - decode: Decodes the value; its errors are passed on as `.unreadable`. For a value that depends on the key,
    ///     such as rows that say which feed they are from, the closure may take that as a third parameter.
    public init(
        client: HTTPClient, accept: String = "*/*", expecting expected: [String] = [],
        fields: HTTPFields = HTTPFields(), url: @escaping @Sendable (Key) throws -> URL?,
        asOf: (@Sendable (Value, HTTPResponse) -> Date?)? = nil,
        decode: @escaping @Sendable (Data, HTTPResponse) throws -> Value
    ) {
        self.init(
            client: client, accept: accept, expecting: expected, fields: fields, url: url,
            asOf: asOf, decode: { data, response, _ in try decode(data, response) })
    }

    /// Creates a source whose values depend on their keys; see the other initialiser for the parameters.
    public init(
        client: HTTPClient, accept: String = "*/*", expecting expected: [String] = [],
        fields: HTTPFields = HTTPFields(), url: @escaping @Sendable (Key) throws -> URL?,
        asOf: (@Sendable (Value, HTTPResponse) -> Date?)? = nil,
        decode: @escaping @Sendable (Data, HTTPResponse, Key) throws -> Value
    ) {
        self.client = client
        self.accept = accept
        self.expected = ExpectedTypes(expected)
        self.fields = HeaderFields(fields)
        self.url = url
        self.asOf = asOf
        self.decode = decode
    }

    /// Asks the server, conditionally if a value is known.
    public func fetch(_ request: FetchRequest<Value>) async throws -> FetchResult<Value> {
        do {
            guard let url = try url(request.key) else {
                throw LarderError(
                    .unsupported,
                    message: """
                        There is no address for this, so nothing was fetched. Check its name; in a program, return \
                        a URL for its key.
                        """)
            }
            return try await fetch(url, request)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw LarderError.wrapping(error, key: request.key)
        }
    }

    private func fetch(
        _ url: URL, _ request: FetchRequest<Value>
    ) async throws -> FetchResult<Value> {
        let validators = request.known.flatMap {
            HTTPValidators($0.validators, fallback: (try? WebAddress(url).url) ?? url)
        }
        var outgoing = TransportRequest(url: url, fields: fields)
        outgoing.fields["Accept"] = accept
        switch try await client.revalidate(outgoing, known: validators, report: request.report) {
        case .response(let response): return try fetched(response, outgoing, request.key)
        case .notModified(let validators, let response):
            return confirmed(request.known, validators, response, outgoing)
        }
    }

    /// Returns that the known value is current; returns the value again if the confirmation forbids storing
    /// it, so that it is removed from the storage.
    private func confirmed(
        _ known: Known<Value>?, _ validators: HTTPValidators, _ response: TransportResponse,
        _ request: TransportRequest
    ) -> FetchResult<Value> {
        let (validators, freshness) = (validators.stored, freshness(response))
        guard let known, HTTPStorability.isForbidden(response, to: request) else {
            return .notModified(NotModified(validators: validators, freshness: freshness))
        }
        return .fetched(
            Fetched(
                known.value, asOf: known.times.asOf, validators: validators, freshness: freshness,
                mayBeStored: false))
    }

    private func fetched(
        _ response: TransportResponse, _ request: TransportRequest, _ key: Key
    ) throws -> FetchResult<Value> {
        try check(response, now: client.environment.now())
        let value: Value
        do {
            value = try decode(response.body, response.head, key)
        } catch let error as LarderError {
            throw error
        } catch {
            throw LarderError(
                .unreadable,
                message: """
                    What “\(response.hostInWords)” sent is not in the expected format. What was there before is kept; \
                    try again later, or check the address.
                    """,
                cause: error)
        }
        return .fetched(
            Fetched(
                value, asOf: asOf?(value, response.head),
                validators: HTTPValidators(response)?.stored ?? Validators(),
                freshness: freshness(response),
                mayBeStored: !HTTPStorability.isForbidden(response, to: request)))
    }

    private func freshness(_ response: TransportResponse) -> Freshness? {
        HTTPFreshness(of: response, heuristics: .none).rule(at: client.environment.now())
    }
}
