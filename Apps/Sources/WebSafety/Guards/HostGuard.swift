internal import HTTPTypes
public import Hummingbird
internal import NIOCore

/// Answers only requests that name this server, so that nobody can point a name of their own at it
/// (DNS rebinding).
///
/// On this machine, the names are `localhost`, `127.0.0.1` and `[::1]` with the right port;
/// otherwise, they are the address that the client connected to, and the given names. All other
/// requests get 421.
public struct HostGuard<Context: ConnectionContext>: RouterMiddleware {
    private let names: Set<String>

    /// Creates a guard that also allows other names, each with its port if that is unusual.
    public init(names: [String] = []) {
        self.names = Set(names.map { $0.lowercased() })
    }

    /// Passes on a request, or refuses it.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let host = request.head.authority?.lowercased(), isOurs(host, context) else {
            return .plain(
                .misdirectedRequest,
                "This server does not answer to that name. On this machine, use localhost; to allow "
                    + "other names, start it with --name.")
        }
        return try await next(request, context)
    }

    private func isOurs(_ host: String, _ context: Context) -> Bool {
        if names.contains(host) { return true }
        guard let local = context.localAddress, let port = local.port else {
            // A local socket has no name.
            return context.localAddress != nil
        }
        var allowed: [String] = []
        if context.isConnectedLocally { allowed += ["localhost", "127.0.0.1", "[::1]"] }
        if let address = local.ipAddress {
            allowed.append(address.contains(":") ? "[\(address)]" : address)
        }
        return allowed.contains { host == "\($0):\(port)" || port == 80 && host == $0 }
    }
}

extension Response {
    /// A short answer in plain text.
    static func plain(
        _ status: HTTPResponse.Status, _ text: String, _ fields: HTTPFields = [:]
    ) -> Response {
        var headers = fields
        headers[.contentType] = "text/plain; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Response(
            status: status, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
    }
}
