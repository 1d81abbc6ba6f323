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

    /// Returns every mark, set or taken back, to be exported; see ``Mark/text(of:)``.
    func allMarks() async throws -> [Mark]

    /// Returns the position of the last change in the order of changes, or zero.
    func markPosition() async throws -> UInt64

    /// Returns the marks changed after a position as they are now, in the order of their changes:
    /// what came of at most `limit` changes, and the position of the last of those.
    ///
    /// Nil when the storage does not know any more, or never did, what came after the position:
    /// then everything has to be looked at. The last hundred thousand changes at least are known.
    func marks(changedAfter position: UInt64, limit: Int) async throws -> MarkChanges?

    /// Returns a stream that gives a value after every change, also by other processes; only the
    /// newest is kept.
    func markChanges() -> AsyncStream<Void>
}

/// What was said lately.
public struct MarkChanges: Sendable, Hashable {
    /// The marks as they are now; each once, in the order of their last changes.
    public var marks: [Mark]

    /// The position of the last change that was looked at.
    public var position: UInt64

    /// Creates changes.
    public init(marks: [Mark], position: UInt64) {
        self.marks = marks
        self.position = position
    }
}
