internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import ServiceLifecycle
internal import WebSafety

/// The route of server-sent events.
struct EventStream: Sendable {
    let site: Site

    private var hub: EventHub { site.hub }

    func respond(_ request: Request, _ context: PageContext) async throws -> Response {
        let lastID =
            request.headers[.lastEventID] ?? request.uri.queryParameters["after"].map { String($0) }
        let channel = context.channel
        let limits = (site.configuration.streams, site.configuration.streamsEach)
        let listening: EventHub.Listening
        do {
            listening = try hub.listen(
                after: lastID, owner: context.owner, limits: limits,
                onDrop: { channel.close(promise: nil) })
        } catch {
            return Self.refusal(error)
        }
        // Access may have ended after the guards looked, and before there was a stream to end.
        guard try await site.authentication.admits(context.owner) else {
            hub.leave(listening.id)
            throw PageError(.unauthorized, "Your access has ended.")
        }
        // If nobody reads the answer, as for HEAD, no listener stays behind.
        let leaving = Leaving { [hub] in hub.leave(listening.id) }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store",
                .accelBuffering: "no",
            ],
            body: ResponseBody { [hub] writer in
                defer { leaving.leave() }
                // It ends when the reader leaves, the server stops or the listener is dropped.
                let isOpen = try await withGracefulShutdownHandler {
                    try await request.body.consumeWithInboundCloseHandler { _ in
                        for await text in listening.events {
                            do {
                                try await writer.write(text)
                            } catch {
                                // The reader is gone; there is nobody to tell.
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

    private static func refusal(_ refusal: EventHub.Refusal) -> Response {
        let status: HTTPResponse.Status =
            refusal == .fullOfOwner ? .tooManyRequests : .serviceUnavailable
        return Response(
            status: status,
            headers: [.contentType: "text/plain; charset=utf-8", .retryAfter: "30"],
            body: ResponseBody(
                byteBuffer: ByteBuffer(
                    string: "Too many windows are open: close some and try again.\n")))
    }
}

/// Runs something when asked, or at the latest when it is no longer held.
private final class Leaving: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func leave() { body() }

    deinit { body() }
}

/// Whose streams are counted together, and end together.
enum StreamOwner: Sendable, Hashable {
    case session(Session.ID)
    case program(AccessToken.ID)
    /// Somebody who did not have to sign in.
    case visitor(Visitor?)
}

extension PageContext {
    /// The owner of this client's streams.
    var owner: StreamOwner {
        if let session { return .session(session.id) }
        if let program { return .program(program.id) }
        return .visitor(visitor)
    }
}

extension HTTPField.Name {
    /// The id of the last event that a reader received.
    static let lastEventID = fixed("Last-Event-ID")
    /// Tells proxies not to buffer the response.
    static let accelBuffering = fixed("X-Accel-Buffering")
}
