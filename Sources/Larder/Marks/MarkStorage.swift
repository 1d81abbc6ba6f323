/// A storage for marks; always ``Durability/precious`` unless it is in memory.
///
/// Every implementation passes `MarkContract` of the LarderTesting product. Of two marks with the same scope,
/// item and name, the later date wins; for equal dates, the one written last. A date that is NaN is refused
/// with `.unsupported`.
public protocol MarkStorage: Storage {
    /// Returns the marks of items in a scope, both set and cleared ones, in no particular order.
    ///
    /// A damaged mark is an error that names the item; it is never silently missing.
    func marks(for items: [String], in scope: String) async throws -> [Mark]

    /// Returns the marks with a name that are set, in one scope or in all, oldest first.
    func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark]

    /// Returns every mark, set or cleared, for export; see ``Mark/text(of:)``.
    func allMarks() async throws -> [Mark]

    /// Returns the position of the last change to a mark.
    func markPosition() async throws -> StoragePosition

    /// Returns the current state of the marks changed after a position, in the order of their changes. Covers
    /// at most `limit` changes, and returns the position of the last of those.
    ///
    /// Returns nil if the storage does not know, or no longer knows, what followed the position, for example
    /// because it is from another incarnation; the caller must then look at everything. At least the last
    /// hundred thousand changes are known.
    func marks(changedAfter position: StoragePosition, limit: Int) async throws -> MarkChanges?
}

extension MarkStorage {
    /// Writes marks in one transaction, and returns how many of them changed something.
    @discardableResult
    public func set(_ marks: [Mark], author: String? = nil) async throws -> Int {
        if marks.isEmpty { return 0 }
        return try await commit(Write(marks: marks, author: author)).changedMarks
    }
}

/// Recent changes to marks.
public struct MarkChanges: Sendable, Hashable {
    /// The marks in their current state; each once, in the order of their last changes.
    public var marks: [Mark]

    /// The position of the last change that is covered.
    public var position: StoragePosition

    /// Creates changes.
    public init(marks: [Mark], position: StoragePosition) {
        self.marks = marks
        self.position = position
    }
}
