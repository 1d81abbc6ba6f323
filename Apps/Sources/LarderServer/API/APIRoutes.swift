internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import Records

/// The JSON interface for programs: the same objects that the commands print with `--json`.
///
/// It has the same guards as the pages. An error is `{"error":{"message"}}`.
enum APIRoutes {
    static let prefix = "/api"

    /// Adds the index, and returns the group to which sections add their routes.
    static func add(to router: Router<PageContext>, _ site: Site) -> RouterGroup<PageContext> {
        let api = router.group("api")
        api.get { _, _ in
            let lists =
                site.sections.flatMap(\.lists)
                + (site.resources.journal == nil ? [] : ["outbox", "sync"])
            return Response.record([
                ("version", .string(site.configuration.version)),
                ("lists", .array(lists.map { .string("\(prefix)/\($0)") })),
            ])
        }
        return api
    }
}

extension Request {
    /// Whether the request is for the API.
    var isForPrograms: Bool {
        uri.path == APIRoutes.prefix || uri.path.hasPrefix(APIRoutes.prefix + "/")
    }

    /// A whole number from the query; throws an error that names the range if it is outside.
    func number(_ name: String, in range: ClosedRange<Int>, or usual: Int) throws -> Int {
        guard let text = query(name) else { return usual }
        guard let number = Int(text), range.contains(number) else {
            throw PageError(
                .badRequest,
                "“\(name)” must be a number from \(range.lowerBound) to \(range.upperBound).")
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

    /// An error, for programs.
    static func failure(
        _ message: String, status: HTTPResponse.Status, code: String? = nil
    ) -> Response {
        let code = code.map { [("code", JSONText.string($0))] } ?? []
        return .record([("error", .object(code + [("message", .string(message))]))], status: status)
    }
}

extension Refresher {
    /// What programs are told of a job: whether it runs, and how it ended when it last ran.
    func record(of job: Job) -> JSONText {
        let outcome = outcome(of: job)
        return .object([
            ("running", .bool(isRunning(job))), ("ended", .date(outcome?.date)),
            ("message", .text(outcome.flatMap { $0.isFailure ? nil : $0.text })),
            ("error", .text(outcome.flatMap { $0.isFailure ? $0.text : nil })),
        ])
    }
}
