/// Size and time limits for one request.
public struct HTTPLimits: Sendable, Hashable {
    /// The time to connect, and from the request to the last byte of the response's head.
    public var head: Duration

    /// The time without any byte while the body arrives.
    public var idle: Duration

    /// The total time, including redirects, without waiting for a turn.
    public var total: Duration

    /// The size of a response's head in bytes.
    public var headBytes: Int

    /// The size in bytes of a body as received, and of the data between two content codings.
    public var bodyBytes: Int

    /// The size in bytes of a body after decoding.
    public var decodedBytes: Int

    /// How many times larger than the received body the decoded body may be.
    public var decodedRatio: Int

    /// How many redirects to follow.
    public var redirects: Int

    /// Creates limits; the defaults suit feeds and documents and are explained on the "Important defaults"
    /// page.
    public init(
        head: Duration = .seconds(10), idle: Duration = .seconds(15),
        total: Duration = .seconds(60),
        headBytes: Int = 64 << 10, bodyBytes: Int = 16 << 20, decodedBytes: Int = 32 << 20,
        decodedRatio: Int = 200, redirects: Int = 10
    ) {
        self.head = head
        self.idle = idle
        self.total = total
        self.headBytes = headBytes
        self.bodyBytes = bodyBytes
        self.decodedBytes = decodedBytes
        self.decodedRatio = decodedRatio
        self.redirects = redirects
    }
}
