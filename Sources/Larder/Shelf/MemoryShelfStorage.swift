/// Shelves kept in memory, for tests, previews and programs that keep nothing.
///
/// Several openings of one memory behave like several processes on one file.
public final class MemoryShelfStorage: ShelfStorage {
    private struct State {
        var table = ShelfTable()
        var revision: UInt64 = 0
        var hubs: [Int: StorageChangeHub] = [:]
    }

    private final class Memory: Sendable {
        let state = Locked(State())
    }

    private let memory: Memory
    private let hub = StorageChangeHub()
    private let id: Int

    /// Creates an empty memory.
    public convenience init() {
        self.init(memory: Memory())
    }

    private init(memory: Memory) {
        self.memory = memory
        id = memory.state.withLock { [hub] state in
            let id = (state.hubs.keys.max() ?? 0) + 1
            state.hubs[id] = hub
            return id
        }
    }

    deinit {
        memory.state.withLock { [id] in $0.hubs[id] = nil }
        hub.finish()
    }

    /// Returns another opening of the same memory.
    public func opened() -> MemoryShelfStorage { MemoryShelfStorage(memory: memory) }

    /// Carries out operations, all or none.
    @discardableResult
    public func commit(_ operations: [ShelfOperation]) async throws -> ShelfCommit {
        try memory.state.withLock { state in
            let before = state.table
            do {
                let reports = try operations.map { try state.table.apply($0) }
                state.revision += 1
                let scope = operations.scope(reports)
                for (opening, hub) in state.hubs {
                    hub.publish(
                        StorageChange(
                            revision: state.revision, scope: scope, isForeign: opening != id))
                }
                return ShelfCommit(revision: state.revision, reports: reports)
            } catch {
                state.table = before
                throw error
            }
        }
    }

    /// Returns the rows of these names that are there.
    public func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [ShelvedRow] {
        memory.state.withLock { $0.table.rows(identities, of: shelf) }
    }

    /// Returns what rows that are there are compared by.
    public func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        memory.state.withLock { $0.table.fingerprints(identities, of: shelf) }
    }

    /// Returns the row with a number of arrival, by looking through all rows.
    public func row(arrival: UInt64, of shelf: String) async throws -> ShelvedRow? {
        memory.state.withLock { $0.table.row(arrival: arrival, of: shelf) }
    }

    /// Returns the rows of a query that come after a place.
    public func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [ShelvedRow] {
        memory.state.withLock {
            $0.table.page(
                query, of: shelf, after: after, offset: offset, limit: limit,
                withBodies: withBodies)
        }
    }

    /// Returns the rows that hold all words, by looking through all rows.
    public func search(
        _ words: SearchWords, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        let table = memory.state.withLock { $0.table }
        return table.search(words, query, of: shelf, limit: limit)
    }

    /// Counts the rows by group and marks.
    public func counts(of shelf: String) async throws -> [ShelfCount] {
        memory.state.withLock { $0.table.counts(of: shelf) }
    }

    /// Returns the number of the last arrival.
    public func lastArrival(of shelf: String) async throws -> UInt64 {
        memory.state.withLock { $0.table.arrival }
    }

    /// Returns how far the marks on a shelf follow what was said.
    public func watermark(of shelf: String) async throws -> String? {
        memory.state.withLock { $0.table.watermark(of: shelf) }
    }

    /// Returns the commits from now on.
    public func changes() -> AsyncStream<StorageChange> { hub.changes() }
}

extension [ShelfOperation] {
    /// What listeners are told of operations that came to these reports.
    package func scope(_ reports: [ShelfReport]) -> StorageChange.Scope {
        var keys: Set<Key> = []
        for (operation, report) in zip(self, reports) {
            for group in report.groups { keys.insert(.shelf(operation.shelf, group: group)) }
        }
        return .under(keys.sorted())
    }
}
