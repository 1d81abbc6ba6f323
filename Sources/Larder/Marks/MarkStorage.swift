/// A storage that keeps what a person said; always ``Durability/precious`` unless it is in memory.
///
/// Every one passes `MarkContract` of the LarderTesting product. Of two marks with one scope, item and
/// name the later date stands; of two with the same date, the one written last. A date that is not a
/// number is refused with `.unsupported`.
public protocol MarkStorage: Storage {
    /// Returns what was said about items of a scope, set or taken back, in no particular order.
    ///
    /// Damage is an error that names the item, never a missing mark.
    func marks(for items: [String], in scope: String) async throws -> [Mark]

    /// Returns the marks of a name that hold in a scope, or in all scopes, oldest first.
    func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark]

    /// Returns every mark, set or taken back, to be exported; see ``Mark/text(of:)``.
    func allMarks() async throws -> [Mark]

    /// Returns the position of the last change of a mark.
    func markPosition() async throws -> StoragePosition

    /// Returns the marks changed after a position as they are now, in the order of their changes:
    /// what came of at most `limit` changes, and the position of the last of those.
    ///
    /// Nil when the storage does not know any more, or never did, what came after the position, as
    /// for one of another incarnation: then everything has to be looked at. The last hundred thousand
    /// changes at least are known.
    func marks(changedAfter position: StoragePosition, limit: Int) async throws -> MarkChanges?
}

extension MarkStorage {
    /// Writes marks in one transaction, and returns how many of them changed something.
    @discardableResult
    public func set(_ marks: [Mark], origin: String? = nil) async throws -> Int {
        if marks.isEmpty { return 0 }
        return try await commit(Write(marks: marks, origin: origin)).changedMarks
    }
}

/// What was said lately.
public struct MarkChanges: Sendable, Hashable {
    /// The marks as they are now; each once, in the order of their last changes.
    public var marks: [Mark]

    /// The position of the last change that was looked at.
    public var position: StoragePosition

    /// Creates changes.
    public init(marks: [Mark], position: StoragePosition) {
        self.marks = marks
        self.position = position
    }
}
