/// Entries and marks kept in memory, for tests, previews and programs that keep nothing.
///
/// Several openings of one memory behave like several processes on one file: each sees the commits
/// of the others as foreign.
///
/// ```swift
/// let one = MemoryStorage()
/// let other = one.opened()
/// ```
public final class MemoryStorage: MarkingStorage {
    private let memory: Memory
    private let hub = StorageChangeHub()
    private let bell = Bell()
    private let id: Int

    /// How carefully entries are kept: by name only, since memory goes with the process.
    public let durability: Durability

    /// Creates an empty memory; tests may have it behave like something more durable.
    public convenience init(durability: Durability = .transient) {
        self.init(memory: Memory(), durability: durability)
    }

    private init(memory: Memory, durability: Durability) {
        self.memory = memory
        self.durability = durability
        id = memory.state.withLock { [hub, bell] state in
            state.nextID += 1
            state.openings[state.nextID] = Opening(hub: hub, bell: bell)
            return state.nextID
        }
    }

    deinit {
        memory.state.withLock { [id] in $0.openings[id] = nil }
        hub.finish()
        bell.finish()
    }

    /// Returns another opening of the same memory.
    public func opened() -> MemoryStorage {
        MemoryStorage(memory: memory, durability: durability)
    }

    /// Returns an entry, or nil when there is none.
    public func entry(for key: Key) async throws -> StoredEntry? {
        try read { $0.table.entries[key] }
    }

    /// Lists entries in the order of their keys.
    public func summaries(
        under prefix: Key?, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try read { $0.table.summaries(under: prefix, after: after, limit: limit) }
    }

    /// Carries out operations, all or none, and returns the revision of the commit.
    @discardableResult
    public func commit(_ operations: [StorageOperation]) async throws -> UInt64 {
        try await commit(operations, marks: [])
    }

    /// Carries out operations and takes in marks together.
    @discardableResult
    public func commit(_ operations: [StorageOperation], marks: [Mark]) async throws -> UInt64 {
        try write(operations, marks: marks).revision
    }

    /// Takes in marks; for one scope, item and name the later date stands.
    @discardableResult
    public func set(_ marks: [Mark]) async throws -> Int {
        try write([], marks: marks).changedMarks
    }

    /// Returns what was said about items of a scope.
    public func marks(for items: [String], in scope: String) async throws -> [Mark] {
        try read { $0.marks.marks(for: items, in: scope) }
    }

    /// Returns the marks of a name that hold, oldest first.
    public func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try read { $0.marks.marks(named: name, in: scope) }
    }

    /// Returns every mark.
    public func allMarks() async throws -> [Mark] { try read { $0.marks.all } }

    /// Returns the position of the last change of a mark.
    public func markPosition() async throws -> UInt64 { try read { $0.marks.position } }

    /// Returns the marks changed after a position.
    public func marks(changedAfter position: UInt64, limit: Int) async throws -> MarkChanges? {
        try read { $0.marks.marks(changedAfter: position, limit: limit) }
    }

    /// Returns the commits from now on, in order, of all openings.
    public func changes() -> AsyncStream<StorageChange> { hub.changes() }

    /// Returns a stream that gives a value after every change of marks, by any opening.
    public func markChanges() -> AsyncStream<Void> { bell.rings() }

    /// Closes this opening; the memory stays for the others.
    public func close() async throws {
        memory.state.withLock { [id] in $0.openings[id] = nil }
        hub.finish()
        bell.finish()
    }

    private func read<Result>(_ body: (inout Memory.State) throws -> Result) throws -> Result {
        try memory.state.withLock { state in
            guard state.openings[id] != nil else { throw LarderError.closed }
            return try body(&state)
        }
    }

    /// Changes are published under the lock, so that everybody gets them in the order of commits.
    private func write(
        _ operations: [StorageOperation], marks: [Mark]
    ) throws -> (revision: UInt64, changedMarks: Int) {
        try read { state in
            var revision = state.table.revision
            if !operations.isEmpty {
                revision = try state.table.commit(operations)
                let scope = operations.scope
                for (opening, listeners) in state.openings {
                    listeners.hub.publish(
                        StorageChange(revision: revision, scope: scope, isForeign: opening != id))
                }
            }
            var changedMarks = 0
            for mark in marks where state.marks.set(mark) { changedMarks += 1 }
            if changedMarks > 0 {
                for listeners in state.openings.values { listeners.bell.ring() }
            }
            return (revision, changedMarks)
        }
    }
}

private struct Opening: Sendable {
    let hub: StorageChangeHub
    let bell: Bell
}

/// What the openings of one memory share.
private final class Memory: Sendable {
    struct State {
        var table = EntryTable()
        var marks = MarkTable()
        var openings: [Int: Opening] = [:]
        var nextID = 0
    }

    let state = Locked(State())
}
