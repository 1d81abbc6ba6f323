import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One request, for one hop.
public struct TransportRequest: Sendable, Hashable {
    /// The method, in capitals if it is a standard one.
    public var method: String

    /// The `http` or `https` URL.
    public var url: URL

    /// The header fields.
    public var fields: HeaderFields

    /// The body, or nil for none.
    public var body: Data?

    /// Creates a request.
    public init(
        method: String = "GET", url: URL, fields: HeaderFields = HeaderFields(), body: Data? = nil
    ) {
        self.method = method
        self.url = url
        self.fields = fields
        self.body = body
    }
}

/// One response, for one hop, with its whole body.
public struct TransportResponse: Sendable, Hashable {
    /// The status code, from 200 to 599; interim responses are not passed on.
    public var status: Int

    /// The header fields.
    public var fields: HeaderFields

    /// The body. From a ``Transport`` it is as received, with its content encoding.
    public var body: Data

    /// The URL that responded.
    public var url: URL

    /// Where the requested URL has moved permanently, according to the initial permanent redirects on the way
    /// to this response; nil if it has not moved, and nil from a ``Transport``.
    public var movedTo: URL?

    /// When the request was sent, by the wall clock.
    public var requestedAt: Date

    /// When the head of the response arrived, by the wall clock.
    public var receivedAt: Date

    /// Creates a response.
    public init(
        status: Int, fields: HeaderFields = HeaderFields(), body: Data = Data(), url: URL,
        requestedAt: Date, receivedAt: Date
    ) {
        self.status = status
        self.fields = fields
        self.body = body
        self.url = url
        self.requestedAt = requestedAt
        self.receivedAt = receivedAt
    }
}

extension TransportResponse {
    /// A short text that is equal for equal bodies, to tell whether anything is new.
    ///
    /// It consists of a checksum and the length, and does not protect against deliberate collisions.
    public var bodyDigest: String {
        let sum = body.withUnsafeBytes { Checksum.of($0) }
        return String(sum, radix: 16) + "-\(body.count)"
    }
}
