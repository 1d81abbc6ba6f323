/// Marks kept in memory, for tests, previews and programs that keep nothing.
public final class MemoryMarkStorage: MarkStorage {
    private let table = Locked(MarkTable())
    private let bell = Bell()

    /// Creates an empty storage.
    public init() {}

    /// Takes in marks; for one scope, item and name the later date stands.
    @discardableResult
    public func set(_ marks: [Mark]) async throws -> Int {
        let changed = table.withLock { table in
            marks.reduce(0) { $0 + (table.set($1) ? 1 : 0) }
        }
        if changed > 0 { bell.ring() }
        return changed
    }

    /// Returns what was said about items of a scope.
    public func marks(for items: [String], in scope: String) async throws -> [Mark] {
        table.withLock { $0.marks(for: items, in: scope) }
    }

    /// Returns the marks of a name that hold, oldest first.
    public func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        table.withLock { $0.marks(named: name, in: scope) }
    }

    /// Returns every mark.
    public func allMarks() async throws -> [Mark] { table.withLock(\.all) }

    /// Returns the position of the last change.
    public func markPosition() async throws -> UInt64 { table.withLock { $0.position } }

    /// Returns the marks changed after a position.
    public func marks(changedAfter position: UInt64, limit: Int) async throws -> MarkChanges? {
        table.withLock { $0.marks(changedAfter: position, limit: limit) }
    }

    /// Returns a stream that gives a value after every change.
    public func markChanges() -> AsyncStream<Void> { bell.rings() }
}
