#if Postgres
import Dispatch
public import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Entries, marks and rows in a PostgreSQL database, shared between servers.
///
/// Every commit is on the database's disk when it returns. Servers see each other's commits at the next read,
/// and their followers are notified: at once where `LISTEN` works, and otherwise with the next poll.
///
/// ```swift
/// let kept = try await PostgresStorage(at: PostgresAddress("postgres://larder@db.example/larder"))
/// ```
///
/// All tables are in one schema of the database; each storage uses its own. Beyond a transaction, a
/// connection keeps no state except settings and prepared statements.
public final class PostgresStorage: EntryStorage {
    /// How a storage uses its database.
    public struct Options: Sendable {
        /// The schema for the tables; created if it does not exist.
        public var schema = "larder"

        /// The maximum number of connections, besides the one that listens.
        public var connections = 8

        /// How long a call waits for a free connection, for a lock, and for a database that is away.
        public var patience = Duration.seconds(10)

        /// How long one statement may take.
        public var statementLimit = Duration.seconds(30)

        /// How often followers poll for commits of other servers, regardless of notifications.
        public var pollInterval = Duration.milliseconds(250)

        /// Whether to listen for notifications of commits; without them, followers only poll. Turn it off
        /// where `LISTEN` is not available, and behind a pooler in transaction mode.
        public var listens = true

        /// Creates options; the defaults suit a server with a database of its own.
        public init() {}
    }

    /// Always precious: a commit is on disk when it returns.
    public var durability: Durability { .precious }

    let options: Options
    let schema: PostgresSchema
    let address: PostgresAddress
    let pool: PostgresPool
    let environment: StoreEnvironment
    let hub: ChangeHub
    let state = Locked(State())

    /// Wakes the task that polls for commits.
    let signal = ChangeSignal()

    /// The mutable state of the storage.
    struct State: Sendable {
        var isClosed = false
        /// Up to where commits are known to be settled.
        var settled: StoragePosition?
        var poller: Task<Void, Never>?
        var listener: PostgresListener?
        /// Whether other servers must be notified of commits, and whether that is under way.
        var hasNews = false
        var isAnnouncing = false
    }

    /// Opens a database, and creates the tables if needed.
    ///
    /// Throws `.unreachable` if no connection is made within the patience, `.refused` if access is denied,
    /// `.notFound` for a database that does not exist, and `.tooNew` for tables that a newer version
    /// prepared.
    public init(
        at address: PostgresAddress, options: Options = Options(),
        environment: StoreEnvironment = StoreEnvironment()
    ) async throws {
        var (address, options) = (address, options)
        options.patience = options.patience.inBounds
        options.statementLimit = options.statementLimit.inBounds
        let limit = options.statementLimit.milliseconds
        address.settings = [
            "SET statement_timeout = \(limit)",
            "SET lock_timeout = \(options.patience.milliseconds)",
            "SET idle_in_transaction_session_timeout = \(limit)",
            "SET default_transaction_isolation = 'read committed'",
        ]
        self.address = address
        self.options = options
        self.environment = environment
        let schema = PostgresSchema(name: options.schema)
        self.schema = schema
        let pool = PostgresPool(
            address, size: options.connections, patience: options.patience,
            answerLimit: options.statementLimit + .seconds(5))
        self.pool = pool
        let start = try await pool.retrying(isCancellable: true) { [address] connection in
            try schema.prepare(connection, address)
            return try ChangeTable(schema: schema).settle(connection, after: nil).position
        }
        hub = ChangeHub(after: start)
        state.withLock { $0.settled = start }
    }

    deinit {
        let last = state.withLock { $0 }
        last.poller?.cancel()
        last.listener?.end()
        hub.finish()
    }

    // MARK: - Reading

    /// Runs the body with a connection; a read may be repeated with another connection.
    func read<Result: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        try await pool.retrying(isCancellable: true, body)
    }

    /// Returns an entry, or nil if there is none.
    public func entry(for key: Key) async throws -> StoredEntry? {
        try await read { [schema] connection in
            let found = try connection.run(
                """
                SELECT revision, facts, invalidated, value FROM \(schema("entry")) WHERE key = $1
                """, .bytes(key.path))
            guard let row = found.first else { return nil }
            guard let (metadata, format) = EntryMetadata.read(row, 1, invalidated: 2) else {
                throw PostgresFailure.damaged("the metadata of \(key) cannot be read")
            }
            return StoredEntry(
                key: key, value: row.data(3), format: format, metadata: metadata,
                revision: row.word(0))
        }
    }

    /// Lists entries sorted by key.
    public func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        if limit <= 0 { return [] }
        var conditions: [String] = []
        var values: [PostgresValue] = []
        func value(_ text: String) -> String {
            values.append(.bytes(text))
            return "$\(values.count)"
        }
        if !prefix.path.isEmpty {
            let below = prefix.pathsBelow
            conditions.append(
                """
                (key = \(value(prefix.path)) OR key >= \(value(below.start)) \
                AND key < \(value(below.end)))
                """)
        }
        if let after { conditions.append("key > \(value(after.path))") }
        values.append(.int(limit))
        let sql =
            "SELECT key, octet_length(value), facts, invalidated, revision FROM \(schema("entry"))"
            + (conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND "))
            + " ORDER BY key LIMIT $\(values.count)"
        return try await read { [values] connection in
            try connection.run([PostgresStatement(sql, values)])[0].rows.map { row in
                let key = Key(path: row.text(0))
                guard let (metadata, _) = EntryMetadata.read(row, 2, invalidated: 3) else {
                    throw PostgresFailure.damaged("the metadata of \(key) cannot be read")
                }
                return EntrySummary(
                    key: key, size: Int(row.int(1)), metadata: metadata, revision: row.word(4))
            }
        }
    }

    // MARK: - Writing

    /// Commits a write in one transaction, which is on the database's disk when this returns.
    ///
    /// Every write has an identity here, its own or a new one. So if the connection is lost, the write is
    /// repeated while the patience lasts, and takes effect once.
    @discardableResult
    public func commit(_ write: Write) async throws -> Commit {
        try write.checkMarks()
        let id = write.id ?? UUID().uuidString
        let settled = state.withLock { $0.settled }
        let outcome = try await pool.retrying(isCancellable: false) {
            [schema, address] connection in
            try WriteTransaction(
                connection: connection, schema: schema, address: address, settled: settled
            ).perform(write, id: id)
        }
        if outcome.isNew { wrote(outcome.commit) }
        if let settled = outcome.settled { note(settled: settled) }
        return outcome.commit
    }

    // MARK: - Closing

    /// Finishes running work and closes the connections; later calls throw `.unsupported`.
    public func close() async throws {
        let last = state.withLock { state in
            defer {
                state.isClosed = true
                state.poller = nil
                state.listener = nil
            }
            return state
        }
        last.listener?.end()
        last.poller?.cancel()
        await last.poller?.value
        if !hub.isEmpty { try? await look() }  // followers get the last commits
        hub.finish()
        await pool.close()
    }
}
#endif
