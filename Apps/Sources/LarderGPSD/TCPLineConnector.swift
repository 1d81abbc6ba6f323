internal import Larder
internal import NIOCore
internal import NIOPosix
public import Places

/// Connects over TCP, for gpsd and for receivers that send their sentences over a network.
public struct TCPLineConnector: LineConnector {
    private let timeout: Duration

    /// Creates a connector with a time limit for connecting.
    public init(timeout: Duration = .seconds(10)) {
        self.timeout = timeout
    }

    /// Connects, runs the body and closes.
    public func withConnection(
        to host: String, port: Int,
        _ body: @Sendable @escaping (any LineConnection) async throws -> Void
    ) async throws {
        let (stream, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream(
            bufferingPolicy: .bufferingNewest(TCPLines.longestQueue))
        let channel: any Channel
        do {
            channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connectTimeout(.milliseconds(Int64(timeout.inSeconds * 1_000)))
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(
                            LineSplitter(continuation: continuation))
                    }
                }
                .connect(host: host, port: port).get()
        } catch {
            continuation.finish()
            try Task.checkCancellation()
            throw Self.failure(error, "\(host.contains(":") ? "[\(host)]" : host):\(port)")
        }
        do {
            try await withTaskCancellationHandler {
                try await body(TCPLines(lines: stream, channel: channel))
            } onCancel: {
                channel.close(promise: nil)
            }
        } catch {
            // The failure of the body is what matters; closing a dead connection can fail.
            try? await channel.close().get()
            throw (error as? any NIOFailure)?.asUnreachable ?? error
        }
        // The other side may have closed it already.
        try? await channel.close().get()
    }

    private static func failure(_ error: any Error, _ address: String) -> LarderError {
        if case .connectTimeout? = error as? ChannelError {
            return LarderError(
                .timedOut, message: "\(address) did not answer in time.", cause: error)
        }
        if let error = error as? NIOConnectionError, error.connectionErrors.isEmpty {
            return LarderError(
                .unreachable,
                message:
                    "Could not find the server “\(error.host)”. Check the spelling of its name, and the "
                    + "connection.", cause: error)
        }
        return LarderError(
            .unreachable, message: "Nothing answers at \(address).", cause: error)
    }
}

/// A failure of the connection, rather than of the code that uses it.
private protocol NIOFailure: Error {}
extension IOError: NIOFailure {}
extension ChannelError: NIOFailure {}

extension NIOFailure {
    var asUnreachable: LarderError {
        LarderError(.unreachable, message: "The connection was lost.", cause: self)
    }
}

/// The two directions of a TCP connection.
private struct TCPLines: LineConnection {
    /// How many lines wait for a slow reader.
    static let longestQueue = 4_096

    let lines: AsyncThrowingStream<[UInt8], any Error>
    let channel: any Channel

    func send(_ line: String) async throws {
        var buffer = channel.allocator.buffer(capacity: line.utf8.count + 1)
        buffer.writeString(line + "\n")
        try await channel.writeAndFlush(buffer).get()
    }
}

/// Splits what arrives into lines; a line that is too long is dropped up to its end.
private final class LineSplitter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    /// The longest lines of gpsd list satellites and are about 10 kB.
    private static let longestLine = 65_536

    private let continuation: AsyncThrowingStream<[UInt8], any Error>.Continuation
    private var line: [UInt8] = []
    private var isTooLong = false

    init(continuation: AsyncThrowingStream<[UInt8], any Error>.Continuation) {
        self.continuation = continuation
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let buffer = unwrapInboundIn(data)
        var rest = buffer.readableBytesView[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<end])
            if !isTooLong {
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                continuation.yield(line)
            }
            line.removeAll(keepingCapacity: true)
            isTooLong = false
            rest = rest[(end + 1)...]
        }
        append(rest)
    }

    private func append(_ bytes: some Collection<UInt8>) {
        guard !isTooLong else { return }
        if line.count + bytes.count > Self.longestLine {
            isTooLong = true
            line.removeAll()
        } else {
            line.append(contentsOf: bytes)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        continuation.finish()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        continuation.finish(
            throwing: LarderError(
                .unreachable, message: "The connection was lost.", cause: error))
        context.close(promise: nil)
    }
}
