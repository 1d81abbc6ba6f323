public import Larder
import LarderStorageKit

/// Where small storages keep things, each opening seeing what the others write.
public final class SmallPlace: Sendable {
    fileprivate struct State: Sendable {
        var tables: ReferenceTables
        var openings: [Int: StorageChanges] = [:]
        var count = 0
    }

    fileprivate let state: Locked<State>

    /// Creates an empty place; the name must be another one for each.
    public init(incarnation: String) {
        state = Locked(State(tables: ReferenceTables(incarnation: incarnation)))
    }
}

/// A small storage of entries and rows.
public final class SmallStorage: EntryStorage, ShelfStorage {
    private let place: SmallPlace
    private let id: Int
    private let changes: StorageChanges
    private let isClosed = Locked(false)

    /// By name only: a place goes with the process.
    public let durability = Durability.transient

    /// Opens a place.
    public init(_ place: SmallPlace) {
        self.place = place
        (id, changes) = place.state.withLock { state in
            let changes = StorageChanges(after: state.tables.position)
            state.count += 1
            state.openings[state.count] = changes
            return (state.count, changes)
        }
    }

    deinit { leave() }

    private func leave() {
        place.state.withLock { _ = $0.openings.removeValue(forKey: id) }
        changes.finish()
    }

    private func access<Result>(
        _ body: (inout SmallPlace.State) throws -> Result
    ) throws -> Result {
        if isClosed.withLock({ $0 }) {
            throw LarderError(.unsupported, message: "The storage is closed.")
        }
        return try place.state.withLock(body)
    }

    /// Carries out a write.
    @discardableResult
    public func commit(_ write: Write) async throws -> Commit {
        guard write.marks.isEmpty else {
            throw LarderError(.unsupported, message: "Marks are kept elsewhere.")
        }
        return try access { state in
            let (commit, changes) = try state.tables.commit(write)
            if let changes { for opening in state.openings.values { opening.publish(changes) } }
            return commit
        }
    }

    /// Returns the position of the last commit.
    public func position() async throws -> StoragePosition { try access { $0.tables.position } }

    /// Returns what was committed after a position.
    public func changes(after position: StoragePosition) -> AsyncThrowingStream<
        ChangeBatch, any Error
    > {
        changes.changes(after: position)
    }

    /// Closes this opening.
    public func close() async throws {
        isClosed.withLock { $0 = true }
        leave()
    }

    // MARK: - Entries

    /// Returns an entry.
    public func entry(for key: Key) async throws -> StoredEntry? {
        try access { $0.tables.entry(for: key) }
    }

    /// Lists entries.
    public func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try access { $0.tables.summaries(under: prefix, after: after, limit: limit) }
    }

    // MARK: - Rows

    /// Returns rows by their names.
    public func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [StoredRow] {
        try access { $0.tables.rows(identities, of: shelf) }
    }

    /// Returns what rows are compared by.
    public func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try access { $0.tables.fingerprints(identities, of: shelf) }
    }

    /// Returns the row with a sequence number.
    public func row(sequenceNumber: UInt64, of shelf: String) async throws -> StoredRow? {
        try access { $0.tables.row(sequenceNumber: sequenceNumber, of: shelf) }
    }

    /// Returns rows of a list.
    public func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [StoredRow] {
        try access {
            $0.tables.page(
                query, of: shelf, after: after, offset: offset, limit: limit,
                withBodies: withBodies)
        }
    }

    /// Finds rows by their words.
    public func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try access { $0.tables }.search(words, query, of: shelf, limit: limit)
    }

    /// Counts rows.
    public func counts(of shelf: String) async throws -> [ShelfCount] {
        try access { $0.tables.counts(of: shelf) }
    }

    /// Returns the last sequence number.
    public func lastSequenceNumber(of shelf: String) async throws -> UInt64 {
        try access { $0.tables.lastSequenceNumber }
    }

    /// Returns how far the marks on the rows are.
    public func watermark(of shelf: String) async throws -> String? {
        try access { $0.tables.watermark(of: shelf) }
    }
}
