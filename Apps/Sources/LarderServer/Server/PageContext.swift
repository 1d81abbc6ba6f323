public import Hummingbird
public import NIOCore
internal import Terminal
public import WebSafety

/// The context of a request.
public struct PageContext: RequestContext, ConnectionContext {
    /// The session of the current request, for code that renders its page.
    @TaskLocal static var session: Session?

    /// What the reader of the current request chose for their browser.
    @TaskLocal static var preferences = Preferences()

    /// The id of the last event before the current request; its page may lack what came later.
    @TaskLocal static var lastEvent: String?

    /// Hummingbird's own part of the context.
    public var coreContext: CoreRequestContextStorage

    /// The connection, so that it can be closed when its reader falls behind.
    public let channel: any Channel

    /// The address of the client.
    public var remoteAddress: SocketAddress? { channel.remoteAddress }

    /// The address that the client connected to.
    public var localAddress: SocketAddress? { channel.localAddress }

    /// The client's address as a trusted proxy gave it.
    public var forwardedAddress: ClientAddress?

    /// The session of the person who is signed in.
    public var session: Session?

    /// The token of the program that sends the request, if it has one.
    public var program: AccessToken?

    /// Creates the context of a request.
    public init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}

/// Makes what pages are rendered with available to the code that renders them.
struct PageMiddleware: RouterMiddleware {
    typealias Context = PageContext
    let hub: EventHub

    func handle(
        _ request: Request, context: PageContext,
        next: (Request, PageContext) async throws -> Response
    ) async throws -> Response {
        let locale = PageLocale(request)
        return try await PageContext.$lastEvent.withValue(hub.lastID) {
            try await PageContext.$session.withValue(context.session) {
                try await PageContext.$preferences.withValue(Preferences(request)) {
                    try await QuantityFormatting.$digits.withValue(.init { locale.number("\($0)") })
                    {
                        try await next(request, context)
                    }
                }
            }
        }
    }
}
