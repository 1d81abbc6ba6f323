import ArgumentParser
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Larder
import LarderAsyncHTTP
import LarderHTTP
import NIOCore

/// A reverse proxy with a private cache, for testing the library's HTTP cache with other HTTP programs.
///
/// It serves one client. It passes on redirects, leaves bodies unchanged, and drops fields that belong to
/// one connection. Paths under `/config` and `/state` bypass the cache.
@main
struct CachingProxy: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "caching-proxy",
        abstract:
            "Forward the requests of one client to an origin, and cache the answers in memory.")

    @Option(help: "The port to listen on.")
    var listen = 8080

    @Option(help: "The origin, such as http://127.0.0.1:8000.")
    var origin: String

    func validate() throws {
        guard let url = URL(string: origin), url.scheme == "http" || url.scheme == "https",
            url.host() != nil, url.path().isEmpty || url.path() == "/"
        else { throw ValidationError("--origin must be an http or https address without a path.") }
    }

    func run() async throws {
        let forwarder = Forwarder(
            origin: origin.hasSuffix("/") ? String(origin.dropLast()) : origin)
        try await forwarder.application(on: listen).runService()
    }
}

/// Sends each request to the cache, or past it, and returns the answer.
struct Forwarder: Sendable {
    let origin: String
    let cache = HTTPCache(storage: MemoryStorage())
    let transport = AsyncHTTPTransport(connectionsPerHost: 64)

    /// The proxy as a program that listens on a port of this machine.
    func application(
        on port: Int, started: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> some ApplicationProtocol {
        // Hummingbird's own responder would replace the origin's Date, so it is never used.
        let unused = CallbackResponder { (_: Request, _: BasicRequestContext) in
            Response(status: .ok)
        }
        let server = HTTPServerBuilder { _ in
            HTTP1Channel { request, writer, _ in try await respond(to: request, writer) }
        }
        return Application(
            responder: unused, server: server,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in started(channel.localAddress?.port ?? port) })
    }

    func respond(to request: Request, _ writer: consuming ResponseWriter) async throws {
        let answer = await answer(to: request)
        var fields = HTTPTypes.HTTPFields()
        for line in answer.fields.lines {
            guard let name = HTTPField.Name(line.name) else { continue }
            fields.append(HTTPField(name: name, value: line.value))
        }
        let isBodiless = request.method == .head || answer.status == 204 || answer.status == 304
        if !isBodiless { fields[.contentLength] = String(answer.body.count) }
        try await writer.write(
            response: HTTPTypes.HTTPResponse(
                status: .init(code: answer.status), headerFields: fields),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: isBodiless ? Data() : answer.body)))
    }

    /// The method as the client wrote it: the HTTP parser drops the hyphen of `M-SEARCH`.
    private static func name(of method: HTTPTypes.HTTPRequest.Method) -> String {
        method.rawValue == "MSEARCH" ? "M-SEARCH" : method.rawValue
    }

    private func answer(to request: Request) async -> TransportResponse {
        let path = request.head.path ?? "/"
        let url = URL(string: origin + path) ?? URL(filePath: "/")
        do {
            let body = try await request.body.collect(upTo: 16 << 20)
            let outgoing = TransportRequest(
                method: Self.name(of: request.method), url: url,
                fields: HeaderFields(
                    request.headers.map { .init($0.name.rawName, $0.value) }
                ).withoutConnectionFields(),
                body: body.readableBytes > 0 ? Data(body.readableBytesView) : nil)
            let send: HTTPCache.Exchange = { [transport] request in
                try await transport.send(request, limits: HTTPLimits(), addresses: .any) { _ in }
            }
            if path.hasPrefix("/config") || path.hasPrefix("/state") {
                var response = try await send(outgoing)
                response.fields = response.fields.withoutConnectionFields()
                return response
            }
            return try await cache.send(outgoing, partition: "client", exchange: send).response
        } catch {
            let failure = error as? LarderError
            let words = failure?.message ?? "The proxy could not forward this request."
            return TransportResponse(
                status: failure?.code == .timedOut ? 504 : 502, body: Data("\(words)\n".utf8),
                url: url,
                requestedAt: Date(), receivedAt: Date())
        }
    }
}
