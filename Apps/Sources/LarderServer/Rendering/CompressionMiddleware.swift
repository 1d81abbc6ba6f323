internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import WebSafety

/// Compresses answers of text for clients that accept gzip.
///
/// Each answer is longer than it needs to be by a random number of bytes. Otherwise its size would tell whoever can
/// put text into an address, and see sizes, how much of that text is also in the page (the BREACH attack).
struct CompressionMiddleware: RouterMiddleware {
    typealias Context = PageContext

    /// The lengths of answers that are compressed, in bytes: below, nothing is gained.
    static let lengths = 1_000...(16 << 20)

    /// The most bytes of padding.
    static let mostPadding = 127

    func handle(
        _ request: Request, context: PageContext,
        next: (Request, PageContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        guard request.method != .head, Self.isText(response.headers[.contentType]),
            response.headers[.contentEncoding] == nil,
            let length = response.body.contentLength, Self.lengths.contains(length)
        else { return response }
        response.headers[.vary] = "Accept-Encoding"
        guard Self.acceptsGzip(request) else { return response }
        let body = try await response.collected()
        let padding = Int.random(in: 0...Self.mostPadding)
        let sent = Gzip.compressed(body, level: 5, padding: padding)
        if sent != nil { response.headers[.contentEncoding] = "gzip" }
        response.body = ResponseBody(byteBuffer: sent ?? body)
        return response
    }

    /// Whether the client of a request takes gzip.
    static func acceptsGzip(_ request: Request) -> Bool {
        for part in (request.headers[.acceptEncoding] ?? "").prefix(500).split(separator: ",") {
            let words = part.lowercased().split { $0 == ";" || $0 == " " }
            guard words.first == "gzip" || words.first == "x-gzip" else { continue }
            let isRefused = words.dropFirst().contains {
                $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0
            }
            return !isRefused
        }
        return false
    }

    private static func isText(_ type: String?) -> Bool {
        guard let type = type?.split(separator: ";").first?.lowercased() else { return false }
        return type.hasPrefix("text/") && type != "text/event-stream"
            || ["application/json", "application/manifest+json", "image/svg+xml"].contains(type)
    }
}

extension Response {
    /// The whole body, which then must be set again to be sent.
    func collected() async throws -> ByteBuffer {
        let parts = Parts()
        try await body.write(parts)
        return parts.bytes.withLock { $0 }
    }

    /// Collects a body.
    private struct Parts: ResponseBodyWriter {
        let bytes = Locked(ByteBuffer())

        mutating func write(_ buffer: ByteBuffer) async throws {
            bytes.withLock { _ = $0.writeImmutableBuffer(buffer) }
        }

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}
