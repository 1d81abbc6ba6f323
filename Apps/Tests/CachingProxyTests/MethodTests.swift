import Hummingbird
import HummingbirdCore
import NIOCore
import NIOPosix
import Testing

@testable import CachingProxy

@Suite struct `The caching proxy` {
    /// Sends bytes to a port, and returns what comes until the other side closes.
    private static func send(_ text: String, to port: Int) async throws -> String {
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(string: text))
            var all = ""
            for try await buffer in inbound { all += String(buffer: buffer) }
            return all
        }
    }

    /// Answers one request with its own first line.
    private static func origin(
        _ body: @escaping @Sendable (_ port: Int) async throws -> String
    ) async throws -> String {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel)
                }
            }
        return try await server.executeThenClose { clients in
            try await withThrowingTaskGroup(of: String?.self) { group in
                group.addTask {
                    for try await client in clients {
                        try await client.executeThenClose { inbound, outbound in
                            for try await request in inbound {
                                let line = String(buffer: request).prefix { !$0.isNewline }
                                try await outbound.write(
                                    ByteBuffer(
                                        string:
                                            "HTTP/1.1 200 OK\r\nContent-Length: \(line.utf8.count)\r\n"
                                            + "Connection: close\r\n\r\n\(line)"))
                                break
                            }
                        }
                    }
                    return nil
                }
                group.addTask { try await body(server.channel.localAddress?.port ?? 0) }
                defer { group.cancelAll() }
                for try await result in group { if let result { return result } }
                return ""
            }
        }
    }

    @Test(arguments: ["GET", "PURGE", "M-SEARCH", "PROPFIND"])
    func `passes on a method as it was sent`(method: String) async throws {
        let answer = try await Self.origin { origin in
            let forwarder = Forwarder(origin: "http://127.0.0.1:\(origin)")
            let (ports, continuation) = AsyncStream<Int>.makeStream()
            return try await withThrowingTaskGroup(of: String?.self) { group in
                group.addTask {
                    try await forwarder.application(on: 0) { continuation.yield($0) }.run()
                    return nil
                }
                group.addTask {
                    for await port in ports {
                        return try await Self.send(
                            "\(method) /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
                            to: port)
                    }
                    return nil
                }
                defer { group.cancelAll() }
                for try await result in group { if let result { return result } }
                return ""
            }
        }
        #expect(answer.hasPrefix("HTTP/1.1 200 "))
        #expect(answer.hasSuffix("\r\n\r\n\(method) /x HTTP/1.1"))
    }
}
