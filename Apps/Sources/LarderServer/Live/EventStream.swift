internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import ServiceLifecycle

/// The route of server-sent events.
struct EventStream: Sendable {
    let hub: ChangeHub

    /// How many streams all readers may have open.
    let limit: Int

    func respond(_ request: Request, _ context: PageContext) -> Response {
        guard hub.counts.listening < limit else {
            return Response(
                status: .serviceUnavailable,
                headers: [.contentType: "text/plain; charset=utf-8", .retryAfter: "30"],
                body: ResponseBody(
                    byteBuffer: ByteBuffer(
                        string: "Too many windows are open: close some and try again.\n")))
        }
        let lastID =
            request.headers[.lastEventID] ?? request.uri.queryParameters["after"].map { String($0) }
        let channel = context.channel
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store",
                .accelBuffering: "no",
            ],
            body: ResponseBody { [hub] writer in
                guard
                    let listening = hub.listen(
                        after: lastID, onDrop: { channel.close(promise: nil) })
                else { return try await writer.finish(nil) }
                defer { hub.leave(listening.id) }
                // Whichever comes first ends it: the reader goes, the server does, or it is dropped.
                let isOpen = try await withGracefulShutdownHandler {
                    try await request.body.consumeWithInboundCloseHandler { _ in
                        for await text in listening.events {
                            do {
                                try await writer.write(text)
                            } catch {
                                // The reader is gone; nobody is left to be told.
                                return false
                            }
                        }
                        return true
                    } onInboundClosed: {
                        hub.leave(listening.id)
                    }
                } onGracefulShutdown: {
                    hub.leave(listening.id)
                }
                if isOpen { try await writer.finish(nil) }
            })
    }
}

extension HTTPField.Name {
    /// The id of the last event that a reader had.
    static let lastEventID = fixed("Last-Event-ID")
    /// Tells proxies not to gather what is sent.
    static let accelBuffering = fixed("X-Accel-Buffering")
}
