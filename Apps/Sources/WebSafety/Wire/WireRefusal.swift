import NIOCore

import enum LarderHTTP.HTTPDate

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Why a request is refused before the server's own code sees it.
struct WireRefusal: Error, Sendable, Hashable {
    let status: Int
    let phrase: String

    /// What is wrong, for the author of the client.
    let reason: String

    static func malformed(_ reason: String) -> WireRefusal {
        WireRefusal(status: 400, phrase: "Bad Request", reason: reason)
    }

    static let targetTooLong = WireRefusal(
        status: 414, phrase: "URI Too Long", reason: "The request target is too long.")
    static let headTooLarge = WireRefusal(
        status: 431, phrase: "Request Header Fields Too Large",
        reason: "The request head is too large.")
    static let bodyTooLarge = WireRefusal(
        status: 413, phrase: "Content Too Large", reason: "The request body is too large.")
    static let unknownMethod = WireRefusal(
        status: 501, phrase: "Not Implemented", reason: "This server does not support that method.")
    static let unknownCoding = WireRefusal(
        status: 501, phrase: "Not Implemented",
        reason: "Only the chunked transfer coding is supported.")
    static let unknownExpectation = WireRefusal(
        status: 417, phrase: "Expectation Failed",
        reason: "The only supported expectation is 100-continue.")
    static let tooSlow = WireRefusal(
        status: 408, phrase: "Request Timeout", reason: "The request took too long to arrive.")
    static let tooManyConnections = WireRefusal(
        status: 503, phrase: "Service Unavailable", reason: "Too many connections are open.")

    /// The whole answer; it says that the connection ends with it.
    func answer(withBody: Bool, at now: Date) -> ByteBuffer {
        var text = "HTTP/1.1 \(status) \(phrase)\r\nDate: \(HTTPDate.format(now))\r\n"
        text += "Connection: close\r\nCache-Control: no-store\r\n"
        text += "X-Content-Type-Options: nosniff\r\nContent-Type: text/plain; charset=utf-8\r\n"
        if status == 503 { text += "Retry-After: 10\r\n" }
        text += "Content-Length: \(reason.utf8.count + 1)\r\n\r\n"
        if withBody { text += reason + "\n" }
        return ByteBuffer(string: text)
    }
}
