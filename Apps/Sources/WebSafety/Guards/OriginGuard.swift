internal import HTTPTypes
public import Hummingbird
internal import NIOCore

/// Allows a change only if one of our own pages, or a program on purpose, sent the request (against
/// cross-site request forgery).
///
/// As far as the browser tells, the request must come from our origin, *and* it must hold a form's
/// token, a program's token, or the header `X-Larder-Request: 1`. No page of another site can send
/// that header without permission, and nobody gets it. Bodies are read here, up to their limit, so
/// that the routes get them whole. A refusal is thrown, for whoever words the errors of the server.
public struct OriginGuard<Context: ConnectionContext>: RouterMiddleware {
    private let tokens: FormToken
    private let limit: Int
    private let limits: [String: Int]
    private let isSecure: Bool

    /// Creates a guard.
    ///
    /// - Parameters:
    ///   - limit: The longest body in bytes.
    ///   - limits: The longest bodies of some paths; one that ends with a slash is for all paths that begin with it.
    ///   - isSecure: Whether a proxy in front of this server speaks TLS with browsers.
    public init(
        tokens: FormToken, limit: Int = 2 << 20, limits: [String: Int] = [:], isSecure: Bool = false
    ) {
        self.tokens = tokens
        self.limit = limit
        self.limits = limits
        self.isSecure = isSecure
    }

    /// Passes on a request, or refuses it.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        switch request.method {
        case .get, .head: return try await next(request, context)
        case .post, .put, .patch, .delete: break
        default:
            throw HTTPError(
                .methodNotAllowed, headers: [.allow: "GET, HEAD, POST, PUT, DELETE"],
                message: "This method is not allowed here.")
        }
        guard isFromHere(request) else {
            throw HTTPError(
                .forbidden, message: "Pages of other sites can't change anything here.")
        }
        var request = request
        let most = limit(for: request.uri.path)
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > most {
            throw Self.tooLarge(most)
        }
        let body: ByteBuffer
        do {
            body = try await request.collectBody(upTo: most)
        } catch is NIOTooManyBytesError {
            throw Self.tooLarge(most)
        }
        let kind = BodyKind(request.headers[.contentType])
        if body.readableBytes > 0, kind == nil {
            throw HTTPError(
                .unsupportedMediaType,
                message: "Send a form, JSON or OPML, and set the Content-Type to match.")
        }
        let isMeant =
            request.headers[Self.mark] == "1" || context.program != nil
            || kind?.token(in: body).map { tokens.isValid($0, for: context.session) } == true
        guard isMeant else {
            throw HTTPError(
                .forbidden,
                message:
                    "The form is too old, or not from this server: load the page again. Programs must send "
                    + "the header X-Larder-Request: 1.")
        }
        return try await next(request, context)
    }

    /// The longest body of a path.
    private func limit(for path: String) -> Int {
        if let own = limits[path] { return own }
        return limits.filter { $0.key.hasSuffix("/") && path.hasPrefix($0.key) }.values.max()
            ?? limit
    }

    private static func tooLarge(_ most: Int) -> HTTPError {
        let text =
            most < 100_000
            ? "\(most) bytes" : "\(most / 1_000_000).\(most / 100_000 % 10) million bytes"
        return HTTPError(
            .contentTooLarge, headers: [.connection: "close"],
            message: "That is too much at once: this server takes at most \(text) here.")
    }

    /// The header by which a program shows that it means the request.
    private static var mark: HTTPField.Name { .fixed("X-Larder-Request") }

    /// Whether everything the browser says about the origin of a request fits one of our pages.
    private func isFromHere(_ request: Request) -> Bool {
        if let site = request.headers[.fixed("Sec-Fetch-Site")], site != "same-origin" {
            return false
        }
        guard let origin = request.headers[.origin] else { return true }
        let scheme = isSecure ? "https" : "http"
        return origin.lowercased() == "\(scheme)://\(request.head.authority?.lowercased() ?? "")"
    }
}

/// The accepted kinds of bodies.
private enum BodyKind {
    case form, multipart, other

    init?(_ field: String?) {
        let type = (field ?? "").split(separator: ";").first?.lowercased()
            .trimmingPrefix { $0 == " " }.split(separator: " ").first.map(String.init)
        switch type {
        case "application/x-www-form-urlencoded": self = .form
        case "multipart/form-data": self = .multipart
        case "application/json", "text/x-opml", "text/xml", "application/xml": self = .other
        default: return nil
        }
    }

    /// The token in a form; in a form of several parts, it is the first part.
    func token(in body: ByteBuffer) -> String? {
        switch self {
        case .form:
            return String(buffer: body).split(separator: "&").first { $0.hasPrefix("token=") }
                .map { String($0.dropFirst(6)) }
        case .multipart:
            let head = String(decoding: body.readableBytesView.prefix(4_096), as: UTF8.self)
            let found = head.firstMatch(of: /name="token"\r\n\r\n([A-Za-z0-9_.-]{1,100})\r\n/)
            return found.map { String($0.1) }
        case .other: return nil
        }
    }
}

extension HTTPField.Name {
    /// A field name written in the source, not received.
    static func fixed(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else {
            preconditionFailure("\(name) is not the name of a field")
        }
        return name
    }
}
