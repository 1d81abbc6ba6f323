internal import Synchronization

/// Entries, marks and rows in memory, for tests, previews and programs that store nothing.
///
/// Several instances opened on one memory behave like several processes on one file: each sees the commits of
/// the others.
///
/// ```swift
/// let one = MemoryStorage()
/// let other = one.opened()
/// ```
public final class MemoryStorage: EntryStorage, MarkStorage, ShelfStorage {
    private let memory: Memory
    private let isClosed = Locked(false)
    private let hub: ChangeHub

    /// The durability that the storage claims; in fact the memory is lost with the process.
    public let durability: Durability

    /// Creates an empty memory; tests may make it claim a higher durability.
    public convenience init(durability: Durability = .transient) {
        self.init(memory: Memory(), durability: durability)
    }

    private init(memory: Memory, durability: Durability) {
        self.memory = memory
        self.durability = durability
        hub = memory.state.withLock { state in
            let hub = ChangeHub(after: state.tables.position)
            state.hubs.append(WeakHub(hub: hub))
            return hub
        }
    }

    deinit { hub.finish() }

    /// Returns another instance on the same memory.
    public func opened() -> MemoryStorage {
        MemoryStorage(memory: memory, durability: durability)
    }

    // MARK: - Writing

    /// Commits a write, all or nothing.
    @discardableResult
    public func commit(_ write: Write) async throws -> Commit {
        try access { state in
            let (commit, changes) = try state.tables.commit(write)
            // Under the lock, so that all followers get batches in the order of commits.
            state.hubs.removeAll { $0.hub == nil }
            if let changes { for opening in state.hubs { opening.hub?.publish(changes) } }
            return commit
        }
    }

    // MARK: - Entries

    /// Returns an entry, or nil if there is none.
    public func entry(for key: Key) async throws -> StoredEntry? {
        try access { $0.tables.entries[key] }
    }

    /// Lists entries sorted by key.
    public func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try access { $0.tables.summaries(under: prefix, after: after, limit: limit) }
    }

    // MARK: - Marks

    /// Returns the marks of items in a scope.
    public func marks(for items: [String], in scope: String) async throws -> [Mark] {
        try access { $0.tables.marks.marks(for: items, in: scope) }
    }

    /// Returns the marks with a name that are set, oldest first.
    public func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try access { $0.tables.marks.marks(named: name, in: scope) }
    }

    /// Returns every mark.
    public func allMarks() async throws -> [Mark] { try access { $0.tables.marks.all } }

    /// Returns the position of the last change to a mark.
    public func markPosition() async throws -> StoragePosition {
        try access { $0.tables.markPosition }
    }

    /// Returns the marks changed after a position.
    public func marks(changedAfter position: StoragePosition, limit: Int) async throws
        -> MarkChanges?
    {
        try access { $0.tables.marks(changedAfter: position, limit: limit) }
    }

    // MARK: - Rows

    /// Returns the rows with these identities that exist.
    public func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [StoredRow] {
        try access { $0.tables.rows.rows(identities, of: shelf) }
    }

    /// Returns the fingerprints of the rows that exist.
    public func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try access { $0.tables.rows.fingerprints(identities, of: shelf) }
    }

    /// Returns the row with a sequence number, by scanning all rows.
    public func row(sequenceNumber: UInt64, of shelf: String) async throws -> StoredRow? {
        try access { $0.tables.rows.row(sequenceNumber: sequenceNumber, of: shelf) }
    }

    /// Returns the rows of a query after a cursor.
    public func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [StoredRow] {
        try access {
            $0.tables.rows.page(
                query, of: shelf, after: after, offset: offset, limit: limit,
                withBodies: withBodies)
        }
    }

    /// Returns the rows that match all words, by scanning all rows.
    public func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        let rows = try access { $0.tables.rows }
        return rows.search(words, query, of: shelf, limit: limit)
    }

    /// Counts the rows by group and marks.
    public func counts(of shelf: String) async throws -> [ShelfCount] {
        try access { $0.tables.rows.counts(of: shelf) }
    }

    /// Returns the last sequence number.
    public func lastSequenceNumber(of shelf: String) async throws -> UInt64 {
        try access { $0.tables.rows.lastSequenceNumber }
    }

    /// Returns how far the marks of a shelf's rows have been followed.
    public func watermark(of shelf: String) async throws -> String? {
        try access { $0.tables.rows.watermark(of: shelf) }
    }

    // MARK: - Following and closing

    /// Returns the position of the last commit.
    public func position() async throws -> StoragePosition { try access { $0.tables.position } }

    /// Returns the changes since a position, from the commits of all instances, in order.
    public func changes(after position: StoragePosition) -> AsyncThrowingStream<
        ChangeBatch, any Error
    > {
        hub.changes(after: position)
    }

    /// Closes this instance; the memory stays for the others.
    public func close() async throws {
        isClosed.withLock { $0 = true }
        hub.finish()
    }

    private func access<Result>(_ body: (inout Memory.State) throws -> Result) throws -> Result {
        if isClosed.withLock({ $0 }) { throw LarderError.closed }
        return try memory.state.withLock(body)
    }
}

/// The state that the instances of one memory share.
private final class Memory: Sendable {
    struct State {
        var tables: StorageTables
        var hubs: [WeakHub] = []
    }

    /// Counts the memories, to tell them apart.
    private static let count = Atomic<Int>(0)

    let state: Locked<State>

    init() {
        let number = Self.count.add(1, ordering: .relaxed).newValue
        state = Locked(State(tables: StorageTables(incarnation: "memory \(number)")))
    }
}

fileprivate struct WeakHub {
    weak var hub: ChangeHub?
}
