import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import WebSafety

/// A small server without guards on a port of its own, for as long as a test runs.
enum WireServer {
    static func run<Result: Sendable>(
        limits: WireLimits = WireLimits(),
        connections: ConnectionLimit = ConnectionLimit(),
        router: Router<BasicRequestContext> = plainRouter(),
        _ body: @escaping @Sendable (Int) async throws -> Result
    ) async throws -> Result {
        let (ports, announce) = AsyncStream.makeStream(of: Int.self)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let application = Application(
            responder: router.buildResponder(),
            server: .guarded(limits: limits, connections: connections),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { announce.yield($0.localAddress?.port ?? 0) },
            logger: logger)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            defer { group.cancelAll() }
            var port = 0
            for await each in ports {
                port = each
                break
            }
            return try await body(port)
        }
    }

    /// Answers every path with its own method and path, and counts the bytes of a body.
    static func plainRouter() -> Router<BasicRequestContext> {
        let router = Router(context: BasicRequestContext.self)
        router.get("/smuggled") { _, _ in "smuggled" }
        router.get("/**") { request, _ in "read \(request.uri.path)\n" }
        router.post("/early/**") { _, _ in "early\n" }
        router.post("/**") { request, _ in
            let body = try await request.body.collect(upTo: 32 << 20)
            return "took \(body.readableBytes)\n"
        }
        return router
    }
}
