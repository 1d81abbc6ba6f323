public import HTTPTypes
public import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A destination that sends writes to an HTTP server.
///
/// ```swift
/// let server = HTTPDestination<Star>(client: client, fields: [.authorization: token]) { star, _ in
///     TransportRequest(method: "PUT", url: star.url, body: try JSONEncoder().encode(star))
/// }
/// let outbox = Outbox(name: "stars", destination: server, storage: storage, rule: .http)
/// ```
///
/// Every attempt carries the identity of the write in the field `Idempotency-Key`, as a string
/// (draft-ietf-httpapi-idempotency-key-header). The limits, manners and address rules of the client apply, and
/// `Retry-After` is passed on to the `DeliveryRule`.
///
/// A write counts as delivered if the server of the requested address itself answers with a status from 200 to
/// 299 and not with a web page. A sign-in page of a hotel's network, shown for every address, does not count as one,
/// and neither is a redirect that turns the write into a request for a page.
public struct HTTPDestination<Payload: Sendable>: Destination {
    /// Makes the request for a write.
    public typealias MakeRequest =
        @Sendable (_ payload: Payload, _ delivery: Delivery<Payload>) throws -> TransportRequest

    private let client: HTTPClient
    private let fields: HeaderFields
    private let identityField: String
    private let makeRequest: MakeRequest
    private let check: @Sendable (HTTPResponse, Delivery<Payload>) throws -> Void

    /// Creates a destination.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - fields: More fields for every request, such as credentials; they are not sent to another origin
    ///     after a redirect.
    ///   - identityField: The name of the field with the identity of the write.
    ///   - check: Examines an answer that counts as delivered, such as whether it names the write; throwing
    ///     rejects it.
    ///   - request: Makes the request; what it throws parks the write by the usual rules.
    public init(
        client: HTTPClient, fields: HTTPFields = HTTPFields(),
        identityField: String = "Idempotency-Key",
        check: @escaping @Sendable (HTTPResponse, Delivery<Payload>) throws -> Void = { _, _ in },
        request: @escaping MakeRequest
    ) {
        self.client = client
        self.fields = HeaderFields(fields)
        self.identityField = identityField
        self.check = check
        makeRequest = request
    }

    /// Sends the request, and returns if the server has accepted the write.
    public func send(_ delivery: Delivery<Payload>) async throws {
        do {
            var request = try makeRequest(delivery.payload, delivery)
            for line in fields.lines where request.fields[line.name] == nil {
                request.fields[line.name] = line.value
            }
            request.fields[identityField] = HTTPIdentity.quoted(delivery.id)
            let response = try await client.send(request)
            try response.confirm(request, now: client.environment.now())
            try check(response.head, delivery)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw LarderError.wrapping(error, key: delivery.lane)
        }
    }

}

extension TransportResponse {
    /// Throws unless this is the word of the requested server itself that it has what was sent.
    func confirm(_ request: TransportRequest, now: Date) throws {
        if var failure = failure(now: now) {
            failure.cause = HTTPStatusError(status: status)
            throw failure
        }
        let isSame = try WebAddress(url) == WebAddress(request.url)
        let type = fields["Content-Type"]?.lowercased() ?? ""
        let isPage = !body.isEmpty && type.hasPrefix("text/html")
        // Whoever answers for another address, or with a page, may know nothing of the write.
        guard (200...299).contains(status), isSame, !isPage else {
            throw LarderError(
                .unreachable,
                message: """
                    “\(hostInWords)” did not confirm that it has what was sent; perhaps the network requires a \
                    sign-in. It will be sent again.
                    """)
        }
    }
}

enum HTTPIdentity {
    /// The identity as a string of RFC 8941, which has printable ASCII only; other bytes are percent-encoded.
    static func quoted(_ id: String) -> String {
        var text = "\""
        for byte in id.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                text += "\\\(Character(Unicode.Scalar(byte)))"
            case 0x20...0x7E where byte != UInt8(ascii: "%"):
                text.append(Character(Unicode.Scalar(byte)))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return text + "\""
    }
}

/// The status with which a server refused a request: the cause of the error that an ``HTTPDestination`` throws.
public struct HTTPStatusError: Error, Sendable, Hashable {
    /// The status code.
    public var status: Int

    /// Creates a refusal.
    public init(status: Int) { self.status = status }
}

extension DeliveryRule {
    /// The rule for HTTP servers: like ``standard``, but a lane waits for a person if the server requires a
    /// login (401, 403, 407), and sends again if the server says that it came too early (425), or if its answer broke
    /// off, which says nothing about the write.
    public static let http = DeliveryRule { error, failures in
        if error.cause as? HTTPFailure == .cutShort { return .again }
        return switch (error.cause as? HTTPStatusError)?.status {
        case 401, 403, 407: .ask
        case 425: .again
        default: DeliveryRule.standard.decide(error, failures)
        }
    }
}
