/// Opens connections on which both sides write lines: TCP in production, a script in tests.
public protocol LineConnector: Sendable {
    /// Connects, runs the body and closes the connection, whatever the body does.
    ///
    /// Throws `LarderError` with `.unreachable` or `.timedOut` if nothing answers.
    func withConnection(
        to host: String, port: Int,
        _ body: @Sendable @escaping (any LineConnection) async throws -> Void
    ) async throws
}

/// A connection on which both sides write lines.
public protocol LineConnection: Sendable {
    /// The lines of the other side, without their ends; can be read once, and ends when it hangs
    /// up.
    ///
    /// A reader that is far behind misses the oldest lines; a line without an end is dropped.
    var lines: AsyncThrowingStream<[UInt8], any Error> { get }

    /// Writes a line; the end is added.
    func send(_ line: String) async throws
}
