import Foundation
import Geodesy
import Larder
import LarderGPSD
import NIOCore
import NIOPosix
import Places
import TestSupport
import Testing

/// A server on this machine that says what a test hands it, once to each who connects.
final class LineServer: Sendable {
    let port: Int
    private let channel: any Channel

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - waits: Whether to wait for a request before answering.
    ///   - answer: What to say to connection number so many, and whether to hang up then.
    init(
        waits: Bool = false,
        _ answer: @escaping @Sendable (_ connection: Int) -> (says: [UInt8], hangsUp: Bool)
    ) async throws {
        let count = Watched(0)
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { child in
                child.eventLoop.makeCompletedFuture {
                    let (says, hangsUp) = answer(
                        count.change { count in
                            count += 1
                            return count
                        })
                    try child.pipeline.syncOperations.addHandler(
                        Answering(says: says, hangsUp: hangsUp, waits: waits))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
    }

    /// Answers once.
    private final class Answering: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let says: [UInt8]
        private let hangsUp: Bool
        private var waits: Bool

        init(says: [UInt8], hangsUp: Bool, waits: Bool) {
            self.says = says
            self.hangsUp = hangsUp
            self.waits = waits
        }

        func channelActive(context: ChannelHandlerContext) {
            if !waits { answer(context) }
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if waits { answer(context) }
            waits = false
        }

        private func answer(_ context: ChannelHandlerContext) {
            let channel = context.channel
            let done = channel.writeAndFlush(channel.allocator.buffer(bytes: says))
            if hangsUp { done.whenComplete { _ in channel.close(promise: nil) } }
        }
    }

    deinit { channel.close(promise: nil) }
}

@Suite(.timeLimit(.minutes(15))) struct `Lines over TCP` {
    private func lines(_ says: [UInt8]) async throws -> [[UInt8]] {
        let server = try await LineServer { _ in (says, true) }
        let heard = Watched<[[UInt8]]>([])
        try await TCPLineConnector().withConnection(to: "127.0.0.1", port: server.port) { lines in
            for try await line in lines.lines { heard.change { $0.append(line) } }
        }
        withExtendedLifetime(server) {}
        return heard.state
    }

    @Test func `come without their ends, and end when the other side hangs up`() async throws {
        let heard = try await lines(Array("one\r\ntwo\n\nthree\nunfinished".utf8))
        #expect(heard.map { String(decoding: $0, as: UTF8.self) } == ["one", "two", "", "three"])
    }

    @Test func `that are far too long are dropped`() async throws {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
        let heard = try await lines(Array("a\n".utf8) + long + Array("\nb\n".utf8))
        #expect(heard.map { String(decoding: $0, as: UTF8.self) } == ["a", "b"])
    }

    @Test func `cannot come from a port where nobody listens`() async throws {
        let server = try await LineServer { _ in ([], true) }
        let port = server.port
        withExtendedLifetime(server) {}
        // Port 1 needs rights that nobody here has used; it is refused at once.
        let error = await #expect(throws: LarderError.self) {
            try await TCPLineConnector().withConnection(to: "127.0.0.1", port: 1) { _ in }
        }
        #expect(error?.code == .unreachable)
        #expect(error?.message == "Nothing answers at 127.0.0.1:1.")
        #expect(port > 0)
        let nowhere = await #expect(throws: LarderError.self) {
            try await TCPLineConnector().withConnection(to: "no.such.host.invalid", port: 1) { _ in
            }
        }
        #expect([.unreachable, .timedOut].contains(nowhere?.code))
        if let nowhere, nowhere.code == .unreachable {
            #expect(nowhere.message.contains("find the server “no.such.host.invalid”"))
        }
    }

    @Test func `end with the task that reads them`() async throws {
        let server = try await LineServer { _ in (Array("hello\n".utf8), false) }
        let heard = Watched(0)
        let port = server.port
        let task = Task {
            try await TCPLineConnector().withConnection(to: "127.0.0.1", port: port) { lines in
                for try await _ in lines.lines { heard.change { $0 += 1 } }
                try Task.checkCancellation()
            }
        }
        await heard.wait { $0 == 1 }
        task.cancel()
        await #expect(throws: (any Error).self) { try await task.value }
        withExtendedLifetime(server) {}
    }

    @Test func `bring fixes again after a hang-up`() async throws {
        let server = try await LineServer(waits: true) { connection in
            let report =
                #"{"class":"TPV","mode":3,"time":"2026-06-15T12:00:0\#(connection).000Z","#
                + #""lat":\#(connection),"lon":2}"# + "\n"
            return (Array((#"{"class":"VERSION"}"# + "\n" + report).utf8), connection < 3)
        }
        let environment = StoreEnvironment(random: { 0 })
        let receiver = SharedReceiver(
            GPSDReceiver(
                host: "127.0.0.1", port: server.port, connector: TCPLineConnector(),
                environment: environment),
            retry: Retry(limit: 100, first: .zero, longest: .milliseconds(10)),
            environment: environment)
        var latitudes: [Double] = []
        for await locationState in Location(of: receiver).states() {
            if let fix = locationState.current { latitudes.append(fix.position.latitude) }
            if latitudes.count == 3 { break }
        }
        #expect(latitudes == [1, 2, 3])
        withExtendedLifetime(server) {}
    }
}
