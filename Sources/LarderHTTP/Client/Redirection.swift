import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The target of a redirect, and the request to send there.
struct Redirection {
    let request: TransportRequest
    let address: WebAddress

    /// Whether the redirect is permanent (301, 308).
    let isPermanent: Bool

    /// Reads the redirect from a response; returns nil if it is not one.
    ///
    /// Throws if there is no target, or none that may be followed.
    init?(
        after response: TransportResponse, to request: TransportRequest, from address: WebAddress,
        allowsDowngrade: Bool
    ) throws {
        guard [301, 302, 303, 307, 308].contains(response.status) else { return nil }
        let host = address.host
        let locations = Set(response.fields.all("Location").map(\.trimmingBlanks))
        guard locations.count == 1, let location = locations.first, !location.isEmpty else {
            let what = locations.count > 1 ? "to two addresses" : "without saying where to"
            throw LarderError(
                .unreadable, message: "“\(host)” redirects \(what) (status \(response.status)).")
        }
        self.address = try address.resolving(location)
        guard allowsDowngrade || self.address.isSecure || !address.isSecure else {
            throw LarderError(
                .refused,
                message: """
                    “\(host)” redirects from https to “\(self.address.origin)”, which is not \
                    encrypted. It was not followed.
                    """)
        }
        isPermanent = response.status == 301 || response.status == 308
        self.request = Self.rewritten(
            request, status: response.status, to: self.address,
            isSameOrigin: self.address.isSameOrigin(as: address))
    }

    /// Rewrites the method according to RFC 9110 15.4, the way clients have always done it for POST.
    private static func rewritten(
        _ request: TransportRequest, status: Int, to address: WebAddress, isSameOrigin: Bool
    ) -> TransportRequest {
        var next = request
        next.url = address.url
        let becomesGet =
            status == 303 ? request.method != "HEAD" : status < 303 && request.method == "POST"
        if becomesGet, request.method != "GET" {
            next.method = "GET"
            next.body = nil
            next.fields.lines.removeAll { line in
                bodyFields.contains { HeaderFields.isSame($0, line.name) }
            }
        }
        next.fields["Host"] = nil
        if !isSameOrigin { next.fields = fieldsForOthers(next.fields) }
        return next
    }

    /// Returns the fields that may be sent to another origin; all others may be secrets, or conditions about
    /// another resource.
    static func fieldsForOthers(_ fields: HeaderFields) -> HeaderFields {
        HeaderFields(
            fields.lines.filter { line in
                harmless.contains { HeaderFields.isSame($0, line.name) }
            })
    }

    private static let bodyFields = [
        "Content-Type", "Content-Length", "Content-Encoding", "Content-Language",
        "Content-Location", "Digest", "Content-Digest",
    ]

    private static let harmless = [
        "Accept", "Accept-Encoding", "Accept-Language", "Cache-Control", "Content-Type",
        "Content-Language", "Content-Encoding", "Pragma", "User-Agent",
    ]
}
