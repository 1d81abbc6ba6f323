internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import WebSafety

/// The web server: sections in a browser, live and offline.
///
/// Every page is rendered at once from stored data; fetched data arrives later, by event. The server shuts
/// down gracefully on SIGTERM and SIGINT.
public struct PageServer: Sendable {
    let site: Site

    /// Creates a server for some sections; throws if it may not listen as configured.
    public init(
        sections: [Section], resources: ServerResources, configuration: ServerConfiguration
    ) async throws {
        site = try await Site(
            sections: sections, resources: resources, configuration: configuration)
    }

    /// Sets the password for people on other machines; ends all sessions.
    public static func setPassword(_ password: String, resources: ServerResources) async throws {
        try await Authentication.setPassword(password, resources: resources)
    }

    /// Runs the server until the process is asked to end.
    ///
    /// - Parameter started: Receives the port once the server answers requests.
    public func run(started: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
        for section in site.sections { try await section.begin() }
        try await application(started: started).runService()
        await site.end()
    }

    /// The server, with its background services.
    func application(started: @escaping @Sendable (Int) -> Void) -> some ApplicationProtocol {
        let configuration = site.configuration
        var logger = Logger(label: "larder")
        logger.logLevel = .error
        var application = Application(
            router: Self.router(site),
            server: .guarded(
                connections: ConnectionLimit(
                    total: configuration.connections, proxies: configuration.trustedProxies)),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                serverName: nil),
            onServerRunning: { channel in
                started(channel.localAddress?.port ?? configuration.port)
            },
            logger: logger)
        application.addServices(ChangeWatch(site: site))
        if let journal = site.resources.journal {
            application.addServices(SyncWatch(journal: journal, said: site.resources.said))
        }
        if configuration.refreshes {
            application.addServices(Housekeeper(site: site))
        }
        return application
    }

    private static func router(_ site: Site) -> Router<PageContext> {
        let router = Router(context: PageContext.self, options: .autoGenerateHeadEndpoints)
        let (configuration, metrics) = (site.configuration, Metrics())
        router.add(middleware: SecurityFields(isSecure: configuration.isBehindTLS))
        router.add(middleware: Receipts())
        router.add(middleware: AccessMiddleware(site: site, metrics: metrics))
        router.add(middleware: HostGuard(names: configuration.names))
        router.add(middleware: ForwardedClient(configuration.trustedProxies))
        router.add(middleware: RateLimit())
        router.add(middleware: ProgramTokens(resources: site.resources).guarding)
        if site.authentication.isNeeded {
            router.add(middleware: site.authentication.guarding)
        }
        router.add(
            middleware: OriginGuard(
                tokens: site.renderer.tokens,
                limits: site.sections.reduce(into: [SyncRoutes.path: SyncRoutes.longestBody]) {
                    $0.merge($1.bodyLimits) { max($0, $1) }
                },
                isSecure: configuration.isBehindTLS))
        router.add(middleware: PageMiddleware(hub: site.hub))
        router.add(middleware: PageCacheMiddleware(site: site))
        router.add(middleware: CompressionMiddleware())
        router.add(middleware: LastPages(site: site))
        router.get("/") { request, _ in
            Response(status: .seeOther, headers: [.location: site.sections[0].path])
        }
        SystemRoutes(site: site, metrics: metrics).add(to: router)
        AuthenticationRoutes(site: site).add(to: router)
        let api = APIRoutes.add(to: router, site)
        for section in site.sections { section.add(site, router, api) }
        if let journal = site.resources.journal, let outboxes = site.resources.outboxes {
            SyncRoutes(journal: journal).add(to: api)
            OutboxRoutes(site: site, outboxes: outboxes).add(to: router, api)
        }
        return router
    }
}
