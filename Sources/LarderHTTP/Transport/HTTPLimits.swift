/// How much and how long one request may take.
public struct HTTPLimits: Sendable, Hashable {
    /// Time to a connection, and from the request to the last byte of the answer's head.
    public var head: Duration

    /// Time without a byte while the body comes.
    public var idle: Duration

    /// Time in all, redirects included, without the wait for a turn.
    public var total: Duration

    /// Bytes of an answer's head.
    public var headBytes: Int

    /// Bytes of a body as it comes over the wire, and of what is between two content codings.
    public var bodyBytes: Int

    /// Bytes of a body after its content encoding is undone.
    public var decodedBytes: Int

    /// How many times larger than what came over the wire a decoded body may be.
    public var decodedRatio: Int

    /// How many redirects are followed.
    public var redirects: Int

    /// Creates limits; the defaults suit feeds and documents and are explained in the defaults page.
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
