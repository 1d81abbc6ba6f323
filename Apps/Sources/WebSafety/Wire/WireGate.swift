import Logging
import NIOCore
import NIOHTTP1

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Sits between the socket and the HTTP decoder, and lets through only what has one meaning.
///
/// The decoder sees a head only when it is complete; of bodies, only the framing is checked. One
/// request is in the server at a time: requests sent ahead wait here, and while some wait, nothing
/// more is read from the socket.
final class WireGate: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private let limits: WireLimits
    private let logger: Logger
    private let isAdmitted: Bool
    private let now: @Sendable () -> Date

    private var context: ChannelHandlerContext?
    private var held = ByteBuffer()
    private var phase = Phase.head
    private var reader: HeadReader
    private var body = BodyReader(.none, limit: 0)
    private var head = RequestHead()
    private var answer = Answer.none

    private var wantsRead = false
    private var isReadPending = false
    private var hasInputEnded = false
    private var bodyBytes = 0
    private var lingered = 0
    private var isFlushed = false
    private var unsent = 0
    private var timer: WireTimer

    /// The state of reading requests.
    private enum Phase {
        /// Waiting for a head, or for the rest of one.
        case head

        /// A body is being passed on.
        case body

        /// The whole request was passed on.
        case whole

        /// Nothing more is passed on in either direction.
        case ending
    }

    /// The state of answering the request.
    private enum Answer {
        case none, awaited, begun, ended
    }

    init(
        limits: WireLimits, isAdmitted: Bool, logger: Logger, now: @escaping @Sendable () -> Date
    ) {
        self.limits = limits
        self.isAdmitted = isAdmitted
        self.logger = logger
        self.now = now
        reader = HeadReader(limits: limits)
        timer = WireTimer()
    }

    // MARK: - For the watch on answers

    /// Whether answers are no longer sent.
    var isEnding: Bool { phase == .ending }

    /// Whether the connection ends with the current answer.
    var closes: Bool { head.closes }

    /// Whether the current answer goes to an HTTP/1.0 client.
    var isVersion10: Bool { head.isVersion10 }

    /// Ends the connection with the current answer.
    func closeAfterAnswer() { head.closes = true }

    func answerBegan() { answer = .begun }

    func answerEnded() {
        guard let context, phase != .ending else { return }
        answer = .ended
        if head.closes {
            end(context)
        } else if phase == .whole {
            awaitNextRequest(context)
            // Not from within the write that ended the answer.
            let loop = context.eventLoop.assumeIsolated()
            if held.readableBytes > 0 { loop.execute { self.resume() } }
        }
    }

    // MARK: - From the socket

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        if context.channel.isActive { begin(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer.stop()
        self.context = nil
    }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        begin(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        timer.stop()
        held.clear()
        phase = .ending
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        isReadPending = false
        var bytes = unwrapInboundIn(data)
        if phase == .ending {
            lingered += bytes.readableBytes
            if lingered > 4 << 20 { context.close(promise: nil) }
            return
        }
        if held.readableBytes == 0 {
            held = bytes
        } else {
            held.writeBuffer(&bytes)
        }
        process(context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        isReadPending = false
        context.fireChannelReadComplete()
        if phase == .ending, context.channel.isActive, !hasInputEnded { context.read() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent {
            hasInputEnded = true
            let waits = phase == .whole && held.readableBytes > 0
            if !waits { inputEnded(context) }
            return
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if !context.channel.isWritable {
            unsent = .max
            timer.set(limits.stallTime, context, expired)
        } else if phase == .whole {
            timer.clear()
        } else {
            awaitBytes(context)
        }
        context.fireChannelWritabilityChanged()
    }

    // MARK: - Towards the socket

    func read(context: ChannelHandlerContext) {
        if phase == .whole, held.readableBytes > 0 {
            wantsRead = true
        } else {
            isReadPending = true
            context.read()
        }
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        if mode == .output {
            end(context)
            promise?.succeed(())
        } else {
            context.close(mode: mode, promise: promise)
        }
    }

    // MARK: - Requests

    private func begin(_ context: ChannelHandlerContext) {
        guard isAdmitted else { return refuse(.tooManyConnections, context) }
        awaitBytes(context)
    }

    private func resume() {
        guard let context, phase != .ending else { return }
        process(context)
        context.fireChannelReadComplete()
        let waits = phase == .whole && held.readableBytes > 0
        if hasInputEnded, !waits { return inputEnded(context) }
        if wantsRead, !waits {
            wantsRead = false
            isReadPending = true
            context.read()
        }
    }

    private func process(_ context: ChannelHandlerContext) {
        do throws(WireRefusal) {
            while held.readableBytes > 0 {
                switch phase {
                case .head: guard try readHead(context) else { return }
                case .body: try readBody(context)
                case .whole, .ending: return
                }
            }
        } catch {
            refuse(error, context)
        }
    }

    /// Passes on a complete head; false while it is incomplete.
    private func readHead(_ context: ChannelHandlerContext) throws(WireRefusal) -> Bool {
        // Some old clients send one empty line before the next request.
        if answer == .none, !timer.isReadingHead,
            held.readableBytes >= 2, held.readableBytesView.starts(with: [13, 10])
        {
            held.moveReaderIndex(forwardBy: 2)
            timer.set(limits.headTime, context, expired)
            timer.isReadingHead = true
            return held.readableBytes > 0
        }
        // The second half of that line may still be on its way: until then, the connection is idle.
        if answer == .none, !timer.isReadingHead, held.readableBytesView.elementsEqual([13]) {
            return false
        }
        let found = try readHeldHead()
        guard let found, let bytes = held.readSlice(length: found.length) else {
            if !timer.isReadingHead { timer.set(limits.headTime, context, expired) }
            timer.isReadingHead = true
            return false
        }
        head = found.head
        answer = .awaited
        timer.isReadingHead = false
        timer.clear()
        if head.body == .none {
            phase = .whole
        } else {
            phase = .body
            body = BodyReader(head.body, limit: limits.body)
            bodyBytes = 0
            timer.set(limits.bodyTime, context, expired)
            if head.expectsContinue, held.readableBytes == 0 {
                let goOn = ByteBuffer(string: "HTTP/1.1 100 Continue\r\n\r\n")
                context.writeAndFlush(wrapOutboundOut(.byteBuffer(goOn)), promise: nil)
            }
        }
        context.fireChannelRead(wrapInboundOut(bytes))
        return true
    }

    private func readHeldHead() throws(WireRefusal) -> (head: RequestHead, length: Int)? {
        // The reader's error has to leave the closure as a value to keep its type.
        let result = held.withUnsafeReadableBytes { bytes in
            Result { () throws(WireRefusal) in try reader.read(bytes) }
        }
        return try result.get()
    }

    private func readBody(_ context: ChannelHandlerContext) throws(WireRefusal) {
        let result = held.withUnsafeReadableBytes { bytes in
            Result { () throws(WireRefusal) in try body.read(bytes) }
        }
        let count = try result.get()
        guard let bytes = held.readSlice(length: count) else { return }
        bodyBytes += count
        if body.isFinished {
            phase = .whole
            timer.clear()
        }
        context.fireChannelRead(wrapInboundOut(bytes))
        if phase == .whole, answer == .ended { awaitNextRequest(context) }
    }

    private func awaitNextRequest(_ context: ChannelHandlerContext) {
        phase = .head
        answer = .none
        head = RequestHead()
        reader = HeadReader(limits: limits)
        awaitBytes(context)
    }

    /// Sets the time by which the client has to send something.
    private func awaitBytes(_ context: ChannelHandlerContext) {
        switch phase {
        case .head:
            timer.set(
                timer.isReadingHead ? limits.headTime : limits.idleTime, context, expired)
        case .body:
            bodyBytes = 0
            timer.set(limits.bodyTime, context, expired)
        case .whole, .ending: break
        }
    }

    // MARK: - Ends

    private func inputEnded(_ context: ChannelHandlerContext) {
        context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        switch phase {
        case .ending: if isFlushed { context.close(promise: nil) }
        case .head: end(context)
        case .body, .whole: head.closes = true
        }
    }

    private func expired() {
        guard let context else { return }
        if phase == .ending ? !isFlushed : !context.channel.isWritable {
            return expiredWriting(context)
        }
        switch phase {
        case .head where timer.isReadingHead: refuse(.tooSlow, context)
        case .head: end(context)
        case .body:
            // If nobody asked for more, the server is the slow one.
            if isReadPending, bodyBytes < limits.bodyPace {
                refuse(.tooSlow, context)
            } else {
                awaitBytes(context)
            }
        case .whole: break
        case .ending: context.close(promise: nil)
        }
    }

    /// Keeps waiting for a client that reads what it is sent, however slowly.
    private func expiredWriting(_ context: ChannelHandlerContext) {
        // A channel that cannot tell is assumed to have nothing left.
        let left = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        if left > 0, left < unsent {
            unsent = left
            timer.set(limits.stallTime, context, expired)
        } else {
            context.close(promise: nil)
        }
    }

    private func refuse(_ refusal: WireRefusal, _ context: ChannelHandlerContext) {
        logger.debug(
            "request refused",
            metadata: ["status": "\(refusal.status)", "reason": "\(refusal.reason)"])
        let hasAnswered = answer == .begun || answer == .ended
        if !hasAnswered {
            let bytes = refusal.answer(withBody: !head.isHead, at: now())
            context.writeAndFlush(wrapOutboundOut(.byteBuffer(bytes)), promise: nil)
        }
        let isWithinBody = phase == .body
        end(context)
        // The reader of the body learns that it is incomplete.
        if isWithinBody { context.fireErrorCaught(HTTPParserError.invalidEOFState) }
    }

    /// Sends what was written, then ends the connection, and gives the client a moment to end it
    /// too: closing while its bytes are on their way would lose the answer.
    private func end(_ context: ChannelHandlerContext) {
        guard phase != .ending else { return }
        phase = .ending
        held.clear()
        unsent = .max
        timer.set(limits.stallTime, context, expired)
        let sent = context.eventLoop.makePromise(of: Void.self)
        sent.futureResult.assumeIsolated().whenComplete { _ in self.ended() }
        if hasInputEnded {
            context.writeAndFlush(wrapOutboundOut(.byteBuffer(ByteBuffer())), promise: sent)
        } else {
            context.close(mode: .output, promise: sent)
        }
    }

    private func ended() {
        guard let context else { return }
        isFlushed = true
        if hasInputEnded {
            context.close(promise: nil)
        } else {
            timer.set(limits.lingerTime, context, expired)
        }
    }
}
