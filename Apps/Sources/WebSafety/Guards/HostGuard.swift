internal import HTTPTypes
public import Hummingbird
internal import NIOCore

/// Answers only requests that name this server, so that no stranger's name can be bound to it (DNS
/// rebinding).
///
/// On this machine those names are `localhost`, `127.0.0.1` and `[::1]` with the right port; else
/// the address that was connected to, and the names given. All others get 421.
public struct HostGuard<Context: ConnectionContext>: RouterMiddleware {
    private let names: Set<String>

    /// Creates a guard that allows other names as well, each with its port where that is not the usual.
    public init(names: [String] = []) {
        self.names = Set(names.map { $0.lowercased() })
    }

    /// Passes a request on, or refuses it.
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
            // A socket of this machine's file system has no name to be bound.
            return context.localAddress != nil
        }
        var allowed: [String] = []
        if context.isLocal { allowed += ["localhost", "127.0.0.1", "[::1]"] }
        if let address = local.ipAddress {
            allowed.append(address.contains(":") ? "[\(address)]" : address)
        }
        return allowed.contains { host == "\($0):\(port)" || port == 80 && host == $0 }
    }
}

extension Response {
    /// A short answer in words.
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
