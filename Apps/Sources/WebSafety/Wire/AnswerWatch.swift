import NIOCore
import NIOHTTP1

/// Tells the gate where an answer begins and ends, and stops anything after the last one.
final class AnswerWatch: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let gate: WireGate

    init(_ gate: WireGate) { self.gate = gate }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !gate.isEnding else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(var head):
            guard head.status.code >= 200 else {
                context.write(data, promise: promise)
                return
            }
            gate.answerBegan()
            if head.headers[canonicalForm: "connection"].contains("close") {
                gate.closeAfterAnswer()
            }
            guard gate.closes else {
                context.write(data, promise: promise)
                return
            }
            head.headers.replaceOrAdd(name: "Connection", value: "close")
            // An HTTP/1.0 client knows no chunks: its answer ends with the connection.
            if gate.isVersion10 { head.version = .http1_0 }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body: context.write(data, promise: promise)
        case .end:
            context.write(data, promise: promise)
            if gate.closes { context.flush() }
            gate.answerEnded()
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is HTTPParserError { gate.closeAfterAnswer() }
        context.fireErrorCaught(error)
    }
}
