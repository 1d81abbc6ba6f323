/// Where marks are kept; always ``Durability/precious`` unless it is in memory.
///
/// Every mark storage passes `MarkContract` of the LarderTesting product.
public protocol MarkStorage: Sendable {
    /// Writes marks in one transaction; when it returns they survive a power cut.
    ///
    /// For one scope, item and name the mark with the later date stands; of two with the same date,
    /// the one written last. Returns how many were changed by this call.
    @discardableResult
    func set(_ marks: [Mark]) async throws -> Int

    /// Returns what was said about items of a scope, set or taken back, in no particular order.
    ///
    /// Damage is an error that names the item, never a missing mark.
    func marks(for items: [String], in scope: String) async throws -> [Mark]

    /// Returns the marks of a name that hold in a scope, or in all scopes, oldest first.
    func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark]

    /// Returns a stream that gives a value after every change, also by other processes; only the
    /// newest is kept.
    func markChanges() -> AsyncStream<Void>
}
