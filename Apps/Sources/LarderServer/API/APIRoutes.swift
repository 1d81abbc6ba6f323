internal import Feeds
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import Records

/// What programs read and say, as JSON: the same objects that the commands write with `--json`.
///
/// The same guards stand before it as before the pages. A mistake is `{"error":{"message"}}`.
struct APIRoutes {
    let site: Site

    static let prefix = "/api"

    func add(to router: Router<PageContext>) {
        let api = router.group("api")
        api.get { _, _ in
            Response.record([
                ("version", .string(site.configuration.version)),
                ("lists", .array(Self.lists.map { .string(Self.prefix + $0) })),
            ])
        }
        addRates(to: api)
        addFeeds(to: api)
        addPlaces(to: api)
        addNotes(to: api)
    }

    private static let lists = [
        "/sources", "/rates", "/feeds", "/items", "/places", "/notes",
    ]
}

extension Request {
    /// Whether a program asks.
    var isForPrograms: Bool {
        uri.path == APIRoutes.prefix || uri.path.hasPrefix(APIRoutes.prefix + "/")
    }

    /// A whole number of the query within a range, or an error that says the range.
    func number(_ name: String, in range: ClosedRange<Int>, or usual: Int) throws -> Int {
        guard let text = query(name) else { return usual }
        guard let number = Int(text), range.contains(number) else {
            throw PageError(
                .badRequest,
                "“\(name)” is a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }
}

extension PageContext {
    /// A part of the path as text.
    func part(_ name: String) throws -> String {
        guard let text = parameters.get(name)?.removingPercentEncoding, !text.isEmpty else {
            throw PageError(.badRequest, "The address is no text in UTF-8.")
        }
        return text
    }

    /// A part of the path as the number of an article.
    func articleNumber() throws -> UInt64 {
        guard let number = UInt64(try part("number")) else {
            throw PageError(.notFound, "Articles have numbers: /api/items tells them.")
        }
        return number
    }
}

extension Response {
    /// An answer for programs.
    static func record(
        _ fields: [(String, JSONText)], status: HTTPResponse.Status = .ok
    ) -> Response { .record(.object(fields), status: status) }

    /// An answer for programs.
    static func record(_ value: JSONText, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: value.line + "\n")))
    }

    /// What went wrong, for programs.
    static func trouble(_ message: String, status: HTTPResponse.Status) -> Response {
        .record([("error", .object([("message", .string(message))]))], status: status)
    }
}
