internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import WebSafety

/// Who may come in: everybody of this machine while the server listens to it alone; else who signs in.
struct Entrance: Sendable {
    /// Whether anybody has to sign in.
    let isNeeded: Bool
    let sessions: Sessions
    let cookie: SessionCookie
    let limiter: SignInLimiter
    let passwords = PasswordDesk()
    private let secrets: Secrets

    init(desks: Desks, configuration: ServerConfiguration) async throws {
        let secrets = Secrets(storage: desks.said, now: desks.environment.now)
        self.secrets = secrets
        let hasPassword = try await secrets.password() != nil
        func trouble(hasPassword: Bool) -> String? {
            ListenRule.trouble(
                host: configuration.host,
                isPassedOn: configuration.isBehindTLS || !configuration.names.isEmpty,
                hasPassword: hasPassword)
        }
        if let trouble = trouble(hasPassword: hasPassword) {
            throw LarderError(.refused, message: trouble)
        }
        // What would be refused without a password is for those who have it.
        isNeeded = trouble(hasPassword: false) != nil
        sessions = Sessions(
            try await secrets.sessions(), now: desks.environment.now,
            password: { try await secrets.password()?.text },
            save: { try await secrets.setSessions($0) })
        cookie = SessionCookie(isSecure: configuration.isBehindTLS)
        limiter = SignInLimiter(now: desks.environment.now)
    }

    static func setPassword(_ password: String, desks: Desks) async throws {
        if let trouble = PasswordRules.trouble(with: password) {
            throw LarderError(.refused, message: trouble)
        }
        guard let hash = PasswordHash(of: password) else {
            throw LarderError(.unsupported, message: "This system cannot hash passwords.")
        }
        try await Secrets(storage: desks.said, now: desks.environment.now).setPassword(hash)
    }

    /// Whether a password is the right one.
    func isRight(_ password: String) async throws -> Bool {
        await passwords.matches(password, try await secrets.password())
    }

    /// What stands before all pages.
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

/// Hands the session on to what makes pages.
struct SessionMiddleware: RouterMiddleware {
    typealias Context = PageContext

    func handle(
        _ request: Request, context: PageContext,
        next: (Request, PageContext) async throws -> Response
    ) async throws -> Response {
        try await PageContext.$session.withValue(context.session) {
            try await next(request, context)
        }
    }
}

/// Signing in and out.
struct EntranceRoutes {
    let site: Site

    private struct View: Sendable {
        /// The page to go to afterwards.
        var see: String?
        var trouble: String?
    }

    func add(to router: Router<PageContext>) {
        let site = site
        let entrance = site.entrance
        guard entrance.isNeeded else { return }
        router.get("/sign-in") { request, _ in
            site.page(
                "sign-in", site.frame("Sign in", nil, request),
                View(see: WayBack.own(request.query("see"))))
        }
        router.post("/sign-in") { request, context in
            let form = try await request.form()
            let see = WayBack.own(form["see"])
            let wait = entrance.limiter.wait(context.peer)
            if wait > 0 {
                var response = site.page(
                    "sign-in", site.frame("Sign in", nil, request),
                    View(see: see, trouble: "Too many wrong passwords: wait \(wait) seconds."),
                    status: .tooManyRequests)
                response.headers[.retryAfter] = "\(wait)"
                return response
            }
            let isRight = try await entrance.isRight(form["password"] ?? "")
            entrance.limiter.note(context.peer, wasRight: isRight)
            AccessLog.write(
                "\(site.now.formatted(.iso8601)) sign-in \(isRight ? "right" : "wrong") from \(context.peer)"
            )
            guard isRight else {
                return site.page(
                    "sign-in", site.frame("Sign in", nil, request),
                    View(see: see, trouble: "That is not the password."), status: .forbidden)
            }
            if let old = context.session { try await entrance.sessions.end(old.id) }
            let token = try await entrance.sessions.begin(
                browser: request.headers[.userAgent] ?? "A browser")
            var response = Response(status: .seeOther, headers: [.location: see ?? "/"])
            entrance.cookie.give(token, to: &response)
            return response
        }
        router.post("/sign-out") { request, context in
            if let session = context.session {
                try await entrance.sessions.end(session.id)
                site.hub.leave(owner: session.id)
            }
            var response = Response(
                status: .seeOther,
                headers: [
                    .location: "/sign-in", .fixed("Clear-Site-Data"): "\"cache\", \"storage\"",
                ])
            entrance.cookie.take(from: &response)
            return response
        }
        router.post("/sign-out/others") { request, context in
            try await entrance.sessions.endOthers(than: context.session?.id)
            try await site.endStreams()
            return site.done("All other browsers are signed out.", see: "/inside", request)
        }
    }
}
