import NIOCore
import NIOPosix

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A connection on which a test sends whatever bytes it likes.
struct RawConnection {
    private let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>

    static func open(port: Int) async throws -> RawConnection {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.allowRemoteHalfClosure, value: true)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel,
                        configuration: .init(isOutboundHalfClosureEnabled: true))
                }
            }
        return RawConnection(channel: channel)
    }

    /// Sends the pieces and returns everything until the server ends the connection.
    ///
    /// `isEnough` ends the reading of a connection that the server would keep open; `halfClose`
    /// ends this side after the last piece.
    func talk(
        _ pieces: [String], halfClose: Bool = false,
        until isEnough: @Sendable (String) -> Bool = { _ in false }
    ) async throws -> (text: String, isClosed: Bool) {
        try await talk(
            pieces.map { ByteBuffer(string: $0) }, halfClose: halfClose, until: isEnough)
    }

    func talk(
        _ pieces: [ByteBuffer], halfClose: Bool = false,
        until isEnough: @Sendable (String) -> Bool = { _ in false }
    ) async throws -> (text: String, isClosed: Bool) {
        try await channel.executeThenClose { inbound, outbound in
            var all = ByteBuffer()
            do {
                for piece in pieces { try await outbound.write(piece) }
                if halfClose { outbound.finish() }
                for try await part in inbound {
                    all.writeImmutableBuffer(part)
                    if isEnough(String(buffer: all)) { return (String(buffer: all), false) }
                }
            } catch {
                // A reset is an end too: the server may close while bytes are still under way.
                return (String(buffer: all), true)
            }
            return (String(buffer: all), true)
        }
    }

    /// Sends one piece, and another once enough has come back; returns everything.
    func talkTwice(
        _ first: String, until isEnough: @escaping @Sendable (String) -> Bool,
        then second: String
    ) async throws -> String {
        try await channel.executeThenClose { inbound, outbound in
            var all = ByteBuffer()
            var hasSentBoth = false
            do {
                try await outbound.write(ByteBuffer(string: first))
                for try await part in inbound {
                    all.writeImmutableBuffer(part)
                    if !hasSentBoth, isEnough(String(buffer: all)) {
                        hasSentBoth = true
                        try await outbound.write(ByteBuffer(string: second))
                    }
                }
            } catch {
                return String(buffer: all)  // a reset is an end too
            }
            return String(buffer: all)
        }
    }

    /// Sends a piece, reads until enough has come, and keeps the connection open for the body.
    func hold<Result: Sendable>(
        after piece: String, until isEnough: @escaping @Sendable (String) -> Bool = { _ in true },
        _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(string: piece))
            var all = ByteBuffer()
            for try await part in inbound {
                all.writeImmutableBuffer(part)
                if isEnough(String(buffer: all)) { break }
            }
            return try await body()
        }
    }
}

/// What came back over a connection.
struct Answers {
    let text: String

    /// The status codes in order.
    var statuses: [Int] {
        text.split(separator: "\r\n").flatMap { $0.split(separator: "\n") }.compactMap { line in
            guard line.hasPrefix("HTTP/1.1 ") || line.hasPrefix("HTTP/1.0 ") else { return nil }
            return Int(line.dropFirst(9).prefix(3))
        }
    }
}

/// Something that happens once, and whoever waits for it.
struct Signal<Value: Sendable>: Sendable {
    private let stream: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }

    func send(_ value: Value) { continuation.yield(value) }

    func first() async -> Value {
        for await value in stream { return value }
        preconditionFailure("nobody sends this signal")
    }
}
