/// The way to another larder.
///
/// A call may fail although the other side has done it, and be made again: every call can be repeated.
public protocol SyncTransport: Sendable {
    /// Asks what the other larder is, and tells it who asks and the last position of it that is known here.
    func greeting(from replica: String, after position: String?) async throws -> SyncGreeting

    /// Tells the other larder that it gave a position which it does not know now, and asks again what it is.
    func tellLoss(of position: String, from replica: String) async throws -> SyncGreeting

    /// Asks for records after a position; throws a ``SyncPositionError`` if the other side can't go on from there.
    func page(
        after position: String?, limit: Int, except replica: String?, kinds: [String]
    ) async throws -> SyncPage

    /// Hands records over, with the sender's own position; `id` is the same when the same records are handed over again.
    func push(
        _ records: [SyncRecord], from replica: String, at position: String, id: String
    ) async throws -> SyncAnswer
}
