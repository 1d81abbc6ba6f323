/// The way to another larder.
///
/// A call may fail although the other side has done it, and be made again: every call can be repeated.
public protocol SyncTransport: Sendable {
    /// Asks what the other larder is.
    func greeting() async throws -> SyncGreeting

    /// Asks for records after a position; throws a ``SyncPositionError`` if the other side can't go on from there.
    func page(
        after position: String?, limit: Int, except replica: String?, kinds: [String]
    ) async throws -> SyncPage

    /// Hands records over; `id` is the same when the same records are handed over again.
    func push(_ records: [SyncRecord], from replica: String, id: String) async throws -> SyncAnswer
}
