import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One request, for one hop.
public struct HTTPRequest: Sendable, Hashable {
    /// The method, in capitals where it is a standard one.
    public var method: String

    /// The address, `http` or `https`.
    public var url: URL

    /// The header fields.
    public var fields: HTTPFields

    /// The body, or nil for none.
    public var body: Data?

    /// Creates a request.
    public init(
        method: String = "GET", url: URL, fields: HTTPFields = HTTPFields(), body: Data? = nil
    ) {
        self.method = method
        self.url = url
        self.fields = fields
        self.body = body
    }
}

/// One answer, of one hop, with its whole body.
public struct HTTPResponse: Sendable, Hashable {
    /// The status code, from 200 to 599; interim answers are not passed on.
    public var status: Int

    /// The header fields.
    public var fields: HTTPFields

    /// The body. From a ``Transport`` it is as it came, with its content encoding.
    public var body: Data

    /// The address that answered.
    public var url: URL

    /// Where the address of the request has moved for good, as far as the redirects on the way to
    /// this answer say so one after the other; nil from a ``Transport``, and when it has not moved.
    public var movedTo: URL?

    /// When the request was sent, by the wall clock.
    public var requestedAt: Date

    /// When the head of the answer had come, by the wall clock.
    public var receivedAt: Date

    /// Creates an answer.
    public init(
        status: Int, fields: HTTPFields = HTTPFields(), body: Data = Data(), url: URL,
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

extension HTTPResponse {
    /// A short text that is the same for the same body, to tell whether anything is new.
    ///
    /// It is a checksum with the length, no protection against somebody who wants two bodies to
    /// look the same.
    public var bodyDigest: String {
        let sum = body.withUnsafeBytes { Checksum.of($0) }
        return String(sum, radix: 16) + "-\(body.count)"
    }
}
