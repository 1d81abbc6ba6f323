internal import Feeds
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import WebSafety

/// The page: rates, feeds, places and notes in a browser, live and offline.
///
/// Every page is made from what is stored, and shows it at once; what is fetched arrives after, by
/// event. The server ends with grace on SIGTERM and SIGINT.
public struct PageServer: Sendable {
    let site: Site

    /// Creates a server for applications; throws where it may not listen as configured.
    public init(desks: Desks, configuration: ServerConfiguration) async throws {
        site = try await Site(desks: desks, configuration: configuration)
    }

    /// Sets the password that others than this machine's people sign in with; ends all sessions.
    public static func setPassword(_ password: String, desks: Desks) async throws {
        try await Entrance.setPassword(password, desks: desks)
    }

    /// Serves until the process is asked to end.
    ///
    /// - Parameter started: Is told the port once requests are answered.
    public func run(started: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
        try await site.desks.feeds.beginIfNew()
        try await application(started: started).runService()
        await site.refresher.close()
        await site.follower.close()
    }

    /// The server with what runs beside it.
    func application(started: @escaping @Sendable (Int) -> Void) -> some ApplicationProtocol {
        let configuration = site.configuration
        var logger = Logger(label: "larder")
        logger.logLevel = .error
        var application = Application(
            router: Self.router(site),
            server: .guarded(connections: ConnectionLimit(total: 10_000 + configuration.streams)),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                serverName: nil),
            onServerRunning: { channel in
                started(channel.localAddress?.port ?? configuration.port)
            },
            logger: logger)
        application.addServices(ChangeWatch(site: site))
        if configuration.refreshes {
            application.addServices(Housekeeper(desks: site.desks, refresher: site.refresher))
        }
        return application
    }

    private static func router(_ site: Site) -> Router<PageContext> {
        let router = Router(context: PageContext.self, options: .autoGenerateHeadEndpoints)
        let configuration = site.configuration
        router.add(middleware: SecurityFields(isSecure: configuration.isBehindTLS))
        router.add(middleware: AccessMiddleware(site: site))
        router.add(middleware: HostGuard(names: configuration.names))
        router.add(middleware: RateLimit())
        router.add(middleware: ProgramTokens(desks: site.desks).guarding)
        if site.entrance.isNeeded {
            router.add(middleware: site.entrance.guarding)
        }
        router.add(
            middleware: OriginGuard(
                tokens: site.tokens, limits: ["/feeds/import": 15 << 20, "/api/import": 15 << 20],
                isSecure: configuration.isBehindTLS))
        router.add(middleware: SessionMiddleware())
        router.add(middleware: PageCacheMiddleware(site: site))
        router.get("/") { request, _ in
            Response(status: .seeOther, headers: [.location: "/rates"])
        }
        PlainRoutes(site: site).add(to: router)
        EntranceRoutes(site: site).add(to: router)
        ImageRoutes(site: site).add(to: router)
        RatesRoutes(site: site).add(to: router)
        NotesRoutes(site: site).add(to: router)
        InsideRoutes(site: site).add(to: router)
        PlacesRoutes(site: site).add(to: router)
        FeedsRoutes(site: site).add(to: router)
        APIRoutes(site: site).add(to: router)
        return router
    }
}
