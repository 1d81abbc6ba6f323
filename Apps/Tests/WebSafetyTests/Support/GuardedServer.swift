import Foundation
import HTTPTypes
import Hummingbird
import Larder
import Logging
import NIOCore
import NIOPosix

@testable import WebSafety

/// The context of the server for tests.
struct GuardContext: ConnectionContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel
    var session: Session?
    var program: AccessToken?
    var forwardedAddress: ClientAddress?
    var remoteAddress: SocketAddress? { channel.remoteAddress }
    var localAddress: SocketAddress? { channel.localAddress }

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}

/// An answer as it came over the wire.
struct RawAnswer {
    var status: Int
    var head: String
    var body: String

    init(_ text: String) {
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1)
        head = parts.first.map(String.init) ?? ""
        body = parts.count > 1 ? String(parts[1]) : ""
        status = Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0
    }

    func field(_ name: String) -> String? {
        head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
            .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }
}

/// A small server behind the guards, on a free port, for as long as the body runs.
func withServer<Result: Sendable>(
    _ router: Router<GuardContext>,
    _ body: @escaping @Sendable (_ port: Int) async throws -> Result
) async throws -> Result {
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Application(
        router: router,
        configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { channel in continuation.yield(channel.localAddress?.port ?? 0) },
        logger: logger)
    return try await withThrowingTaskGroup(of: Result?.self) { group in
        group.addTask {
            try await application.run()
            return nil
        }
        group.addTask {
            for await port in ports { return try await body(port) }
            return nil
        }
        for try await result in group {
            if let result {
                group.cancelAll()
                return result
            }
        }
        throw CancellationError()
    }
}

/// Sends bytes and returns what comes until the server closes.
func raw(_ port: Int, _ request: String) async throws -> RawAnswer {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .connect(host: "127.0.0.1", port: port) { channel in
            channel.eventLoop.makeCompletedFuture {
                try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
            }
        }
    return try await channel.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: request))
        var text = ""
        do {
            for try await buffer in inbound { text += String(buffer: buffer) }
        } catch {
            // A server that closes hard has said all it will.
        }
        return RawAnswer(text)
    }
}

/// The text of a request that closes its connection.
func request(
    _ method: String, _ path: String, port: Int, _ fields: [String] = [], body: String = "",
    host: String? = nil
) -> String {
    var lines = [
        "\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close",
    ]
    lines += fields
    if !body.isEmpty || method == "POST" { lines.append("Content-Length: \(body.utf8.count)") }
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
}
