internal import HTTPTypes
public import Hummingbird

/// Lets in only people who are signed in; sends others to the sign-in page, or answers 401.
public struct SignInGuard<Context: ConnectionContext>: RouterMiddleware {
    private let sessions: Sessions
    private let cookie: SessionCookie
    private let open: Set<String>
    private let openPrefixes: [String]

    /// Creates a guard; open pages need no sign-in.
    public init(
        sessions: Sessions, cookie: SessionCookie, open: Set<String>, openPrefixes: [String]
    ) {
        self.sessions = sessions
        self.cookie = cookie
        self.open = open
        self.openPrefixes = openPrefixes
    }

    /// Passes on a request with its session, or refuses it.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var context = context
        if let token = cookie.token(of: request) {
            context.session = try await sessions.session(of: token)
        }
        let path = request.uri.path
        if context.session != nil || context.program != nil || open.contains(path)
            || openPrefixes.contains(where: path.hasPrefix)
        {
            return try await next(request, context)
        }
        let wantsPage =
            request.method == .get && request.headers[.accept]?.contains("text/html") == true
            && request.headers[.fixed("X-Larder-Request")] == nil
        if wantsPage {
            let address = LoginRedirect.signIn(for: request.uri.string)
            return Response(status: .seeOther, headers: [.location: address])
        }
        return .plain(.unauthorized, "Sign in first.", [.wwwAuthenticate: "Larder"])
    }
}

/// The cookie that holds a session's token.
public struct SessionCookie: Sendable {
    private let isSecure: Bool

    /// Creates the cookie; over TLS, it is bound to this host and never sent without TLS.
    public init(isSecure: Bool) {
        self.isSecure = isSecure
    }

    private var name: String { isSecure ? "__Host-larder" : "larder" }

    /// The token that a browser sent.
    public func token(of request: Request) -> String? { request.cookies[name]?.value }

    /// Gives a token to a browser, for as long as a session can last.
    public func give(_ token: String, to response: inout Response) {
        response.setCookie(cookie(token, Int(Sessions.longest)))
    }

    /// Removes the token from the browser.
    public func take(from response: inout Response) {
        response.setCookie(cookie("", 0))
    }

    private func cookie(_ value: String, _ age: Int) -> Cookie {
        Cookie(
            name: name, value: value, maxAge: age, path: "/", secure: isSecure, httpOnly: true,
            sameSite: .lax)
    }
}

/// Where a server may listen.
public enum ListenRule {
    /// Returns why a server may not listen at an address, in a sentence; nil if it may.
    ///
    /// - Parameter isPassedOn: Whether a proxy passes on requests from other machines.
    public static func trouble(
        host: String, isPassedOn: Bool = false, hasPassword: Bool
    ) -> String? {
        if hasPassword { return nil }
        let isLoopback =
            ["localhost", "::1", "[::1]"].contains(host.lowercased())
            || host.wholeMatch(of: /127(\.\d{1,3}){3}/) != nil
        if isPassedOn {
            return
                "With --name, --behind-tls or --trusted-proxy, other machines can reach this server, but "
                + "no password is set: run `larder serve --set-password` first, or leave out these options."
        }
        if isLoopback { return nil }
        return "Other machines can reach \(name(of: host)), but no password is set: run "
            + "`larder serve --set-password` first, or listen on 127.0.0.1."
    }

    /// Returns a host as it is written in the address of a server: IPv6 in brackets.
    public static func name(of host: String) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }
}
