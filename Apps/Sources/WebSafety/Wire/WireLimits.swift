/// How large and how slow a request may be before its connection is refused.
///
/// Sizes are in bytes. The defaults suit one household behind one server; tests use shorter times.
public struct WireLimits: Sendable, Hashable {
    /// The longest request target; a longer one is answered with 414.
    public var target = 8_192

    /// The longest head, from the request line to the empty line; more is answered with 431.
    public var head = 32_768

    /// The most fields of one head; more are answered with 431.
    public var fields = 100

    /// The longest body of any path; more is answered with 413, unread when announced.
    public var body = 16 << 20

    /// How long a head may take from its first byte to its last.
    public var headTime: Duration = .seconds(10)

    /// How long a connection may be idle between one answer and the next request.
    public var idleTime: Duration = .seconds(60)

    /// How long the sender of a body may take for each ``bodyPace`` bytes.
    public var bodyTime: Duration = .seconds(20)

    /// The bytes of a body that must arrive within each ``bodyTime``.
    public var bodyPace = 4_096

    /// How long a client may leave an answer unread in full buffers.
    public var stallTime: Duration = .seconds(60)

    /// How long to keep reading from a closed connection, so that its last answer is not lost.
    public var lingerTime: Duration = .seconds(2)

    /// Creates the default limits.
    public init() {}
}
