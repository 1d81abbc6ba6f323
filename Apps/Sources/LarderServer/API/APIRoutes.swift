internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import Records

/// What programs read and say, as JSON: the same objects that the commands write with `--json`.
///
/// The same guards stand before it as before the pages. A mistake is `{"error":{"message"}}`.
enum APIRoutes {
    static let prefix = "/api"

    /// Adds the index, and returns the group to which sections add what is theirs.
    static func add(to router: Router<PageContext>, _ site: Site) -> RouterGroup<PageContext> {
        let api = router.group("api")
        api.get { _, _ in
            let lists = site.sections.flatMap(\.lists)
            return Response.record([
                ("version", .string(site.configuration.version)),
                ("lists", .array(lists.map { .string("\(prefix)/\($0)") })),
            ])
        }
        return api
    }
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
    static func failure(_ message: String, status: HTTPResponse.Status) -> Response {
        .record([("error", .object([("message", .string(message))]))], status: status)
    }
}
