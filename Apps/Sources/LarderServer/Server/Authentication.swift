internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Terminal
internal import WebSafety

/// Decides who may use the server: everybody on this machine while it listens only there, otherwise
/// whoever signs in.
struct Authentication: Sendable {
    /// Whether people have to sign in.
    let isNeeded: Bool
    let sessions: Sessions
    let cookie: SessionCookie
    let limiter: SignInLimiter
    let passwords = PasswordVerifier()
    private let credentials: CredentialStore

    init(resources: ServerResources, configuration: ServerConfiguration) async throws {
        let credentials = resources.credentials
        self.credentials = credentials
        let hasPassword = try await credentials.password() != nil
        func trouble(hasPassword: Bool) -> String? {
            ListenRule.trouble(
                host: configuration.host,
                isPassedOn: configuration.isBehindTLS || !configuration.names.isEmpty
                    || !configuration.trustedProxies.isEmpty,
                hasPassword: hasPassword)
        }
        if let trouble = trouble(hasPassword: hasPassword) {
            throw LarderError(.refused, message: trouble)
        }
        // A setup that is refused without a password is open only to those who have it.
        isNeeded = trouble(hasPassword: false) != nil
        sessions = Sessions(
            in: credentials.storage, under: CredentialStore.sessionsName, now: credentials.now,
            password: { try await credentials.password()?.text })
        try await sessions.adoptList()
        cookie = SessionCookie(isSecure: configuration.isBehindTLS)
        limiter = SignInLimiter(
            in: credentials.storage, under: "sign-in attempts", now: credentials.now,
            clock: resources.environment.clock)
    }

    static func setPassword(_ password: String, resources: ServerResources) async throws {
        if let trouble = PasswordRules.trouble(with: password) {
            throw LarderError(.refused, message: trouble)
        }
        guard let hash = PasswordHash(of: password) else {
            throw LarderError(.unsupported, message: "This system can’t hash passwords.")
        }
        try await resources.credentials.setPassword(hash)
    }

    /// Whether the owner of a stream still has access.
    func admits(_ owner: StreamOwner) async throws -> Bool {
        switch owner {
        case .session(let id): try await sessions.holds(id)
        case .program(let id): try await credentials.token(id) != nil
        case .visitor: !isNeeded
        }
    }

    /// Whether a password is correct.
    func isRight(_ password: String) async throws -> Bool {
        await passwords.matches(password, try await credentials.password())
    }

    /// The guard in front of all pages.
    var guarding: SignInGuard<PageContext> {
        SignInGuard(
            sessions: sessions, cookie: cookie,
            open: [
                "/sign-in", "/healthz", "/favicon.ico", "/manifest.webmanifest",
                "/service-worker.js",
            ],
            openPrefixes: ["/assets/"])
    }
}

/// The routes for signing in and out.
struct AuthenticationRoutes {
    let site: Site

    private struct View: Sendable {
        /// The page to open afterwards.
        var see: String?
        var trouble: String?
    }

    private func page(
        _ request: Request, _ view: View, status: HTTPResponse.Status = .ok
    ) -> Response {
        site.renderer.page(
            "sign-in", site.renderer.frame("Sign in", nil, request), view, status: status)
    }

    func add(to router: Router<PageContext>) {
        let authentication = site.authentication
        guard authentication.isNeeded else { return }
        router.get("/sign-in") { request, _ in
            page(request, View(see: LoginRedirect.own(request.query("see"))))
        }
        router.post("/sign-in") { request, context in
            let form = try await request.form()
            let see = LoginRedirect.own(form["see"])
            let wait = try await authentication.limiter.begin(context.visitor)
            if wait > 0 {
                var response = page(
                    request,
                    View(
                        see: see,
                        trouble:
                            "Too many wrong passwords. Try again in \(QuantityFormatting.count(wait, "second"))."
                    ),
                    status: .tooManyRequests)
                response.headers[.retryAfter] = "\(wait)"
                return response
            }
            let isRight = try await authentication.isRight(form["password"] ?? "")
            if isRight { try await authentication.limiter.succeed(context.visitor) }
            let address = context.clientAddress?.description ?? ""
            AccessLog.write(
                "\(site.now.formatted(.iso8601)) sign-in \(isRight ? "right" : "wrong") from \(address)"
            )
            guard isRight else {
                return page(
                    request, View(see: see, trouble: "Wrong password."),
                    status: .forbidden)
            }
            if let old = context.session {
                try await authentication.sessions.end(old.id)
                site.hub.drop(owner: .session(old.id))
            }
            let token = try await authentication.sessions.begin(
                browser: request.headers[.userAgent] ?? "A browser")
            var response = Response(status: .seeOther, headers: [.location: see ?? "/"])
            authentication.cookie.give(token, to: &response)
            return response
        }
        router.post("/sign-out") { request, context in
            if let session = context.session {
                try await authentication.sessions.end(session.id)
                site.hub.drop(owner: .session(session.id))
            }
            var response = Response(
                status: .seeOther,
                headers: [
                    .location: "/sign-in", .fixed("Clear-Site-Data"): "\"cache\", \"storage\"",
                ])
            authentication.cookie.take(from: &response)
            return response
        }
        router.post("/sign-out/others") { request, context in
            try await authentication.sessions.endOthers(than: context.session?.id)
            try await site.endStreams()
            return site.renderer.done("All other browsers are signed out.", see: "/inside", request)
        }
    }
}
