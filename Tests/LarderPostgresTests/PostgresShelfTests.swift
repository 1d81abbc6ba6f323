#if Postgres
import Foundation
import Larder
@testable import LarderPostgres
import Testing

/// Commits that come between the reads and the locks of another, held where they are by a connection that
/// does what another server would.
@Suite(.enabled(if: PostgresServer.isThere)) struct `Shelves in PostgreSQL` {
    private let schema = String.newSchema
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private var names: PostgresSchema { PostgresSchema(name: schema) }

    private func connect() throws -> PostgresConnection {
        try PostgresConnection(PostgresServer.start().address, patience: .seconds(60))
    }

    private func name(_ item: String) -> ShelfIdentity { ShelfIdentity(scope: "x", item: item) }

    private func row(_ item: String, group: String = "A") -> ShelfRow {
        ShelfRow(identity: name(item), group: group, order: .number(1), body: Data("b".utf8))
    }

    private func upsert(_ items: String...) -> ShelfOperation {
        .upsert(shelf: "s", rows: items.map { row($0) }, at: start)
    }

    /// Begins a commit, and returns once it waits for a lock that another connection holds.
    private func begin(
        _ operations: [ShelfOperation], _ storage: PostgresStorage
    ) async throws -> Task<Commit, any Error> {
        let task = Task { try await storage.commit(operations) }
        // Not one in a transaction, which sees what it saw first.
        let connection = try connect()
        while try connection.run(
            """
            SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' \
            AND strpos(query, $1) > 0
            """, .text(schema)
        ).first?.int(0) == 0 { await Task.yield() }
        return task
    }

    /// Holds what a commit holds that puts rows on the shelf.
    private func holdArrivals(_ connection: PostgresConnection) throws {
        try connection.run("BEGIN")
        try connection.run("SELECT 1 FROM \(names("shelf_sequence")) FOR UPDATE")
    }

    @Test func `keep a row that another commit moves out of a group while it is retained`()
        async throws
    {
        let storage = try await PostgresServer.start().open(schema)
        try await storage.commit([upsert("a")])
        let other = try connect()
        try other.run("BEGIN")
        try other.run("UPDATE \(names("shelf_row")) SET row_group = 'B'")
        let retaining = try await begin(
            [.retain(shelf: "s", group: "A", only: [])], storage)
        try other.run("COMMIT")
        #expect(try await retaining.value.reports[0].removed == [])
        #expect(try await storage.rows([name("a")], of: "s").map(\.group) == ["B"])
        try await storage.close()
    }

    @Test func `are locked in one order, whatever the order of the operations`() async throws {
        let storage = try await PostgresServer.start().open(schema)
        func upsert(_ item: String, on shelf: String) -> ShelfOperation {
            .upsert(shelf: shelf, rows: [row(item)], at: start)
        }
        try await storage.commit([upsert("a", on: "s"), upsert("a", on: "t")])
        let other = try connect()
        func lock(_ shelf: String) throws {
            try other.run(
                """
                SELECT 1 FROM \(names("shelf_sequence")) WHERE shelf = '\(shelf)' \
                FOR UPDATE NOWAIT
                """)
        }
        try other.run("BEGIN")
        try lock("s")
        let putting = try await begin([upsert("b", on: "t"), upsert("c", on: "s")], storage)
        try lock("t")
        try other.run("COMMIT")
        let reports = try await putting.value.reports
        #expect(reports.map(\.inserted) == [[name("b")], [name("c")]])
        try await storage.close()
    }

    @Test func `withhold a row that another commit gives a tombstone meanwhile`() async throws {
        let storage = try await PostgresServer.start().open(schema)
        try await storage.commit([upsert("a")])
        let other = try connect()
        try holdArrivals(other)
        let putting = try await begin([upsert("b")], storage)
        try other.run("INSERT INTO \(names("shelf_tombstone")) VALUES('s', 'x', 'b', 0)")
        try other.run("COMMIT")
        #expect(try await putting.value.reports[0].withheld == [name("b")])
        #expect(try await storage.rows([name("b")], of: "s").isEmpty)
        try await storage.close()
    }

    @Test func `remove with a tombstone what another commit puts there meanwhile`() async throws {
        let storage = try await PostgresServer.start().open(schema)
        try await storage.commit([upsert("a")])
        let other = try connect()
        try holdArrivals(other)
        let removing = try await begin(
            [.remove(shelf: "s", [name("b")], tombstones: start)], storage)
        try other.run(
            """
            INSERT INTO \(names("shelf_row"))(shelf, id, scope, item, row_group, sort_key, marks, \
            arrived, fingerprint, word_fingerprint, size, body) SELECT shelf, id + 1, scope, 'b', \
            row_group, sort_key, marks, arrived, fingerprint, word_fingerprint, size, body \
            FROM \(names("shelf_row"))
            """)
        try other.run("COMMIT")
        #expect(try await removing.value.reports[0].removed == [name("b")])
        #expect(try await storage.rows([name("b")], of: "s").isEmpty)
        try await storage.close()
    }

    @Test func `leave no tombstone beside a row that beats it`() async throws {
        let storage = try await PostgresServer.start().open(schema)
        try await storage.commit([upsert("a")])
        let other = try connect()
        try holdArrivals(other)
        var kept = row("b")
        kept.isKept = true
        let putting = try await begin(
            [.upsert(shelf: "s", rows: [kept], at: start)], storage)
        try other.run("INSERT INTO \(names("shelf_tombstone")) VALUES('s', 'x', 'b', 0)")
        try other.run("COMMIT")
        #expect(try await putting.value.reports[0].inserted == [name("b")])
        try await storage.commit([.remove(shelf: "s", [name("b")])])
        #expect(try await storage.commit([upsert("b")]).reports[0].inserted == [name("b")])
        try await storage.close()
    }
}
#endif
