#if Postgres
import Foundation
import Larder
@testable import LarderPostgres
import LarderTesting
import Testing

@Suite(.enabled(if: PostgresServer.isThere)) struct `Changes in PostgreSQL` {
    private let schema = String.newSchema

    /// A connection as another server has one, in the middle of a commit.
    private func connect() throws -> PostgresConnection {
        try PostgresConnection(PostgresServer.start().address, patience: .seconds(30))
    }

    /// Draws the next number and writes the change of a commit that has not ended yet.
    private func begin(_ connection: PostgresConnection, touching key: Key) throws -> UInt64 {
        let names = PostgresSchema(name: schema)
        let change = ChangeTable(schema: names).adding(
            id: UUID().uuidString, author: "slow", touched: ChangeSet(keys: [key]),
            outcome: Commit(position: StoragePosition(incarnation: "", point: 0)))
        return try connection.run([PostgresStatement("BEGIN"), change])[1].first?.word(0) ?? 0
    }

    @Test func `wait for a commit that is under way, and come in the order of numbers`()
        async throws
    {
        let storage = try await PostgresServer.start().open(schema)
        let start = try await storage.commit([entry("a")]).position
        var changes = storage.changes(after: start).makeAsyncIterator()
        let slow = try connect()
        let number = try begin(slow, touching: "slow")
        let fast = try await storage.commit([entry("b")])
        #expect(fast.position.point == number + 1)
        // It may be read, but nobody may take it for the last of all.
        #expect(try await storage.position() == start)
        try slow.run("COMMIT")
        let first = try await changes.next()
        let second = try await changes.next()
        #expect(first?.through.point == number)
        #expect(first?.changes.keys == ["slow"])
        #expect(second?.through == fast.position)
        #expect(try await storage.position() == fast.position)
        try await storage.close()
    }

    @Test func `go on past a commit that was undone`() async throws {
        let storage = try await PostgresServer.start().open(schema)
        let start = try await storage.commit([entry("a")]).position
        var changes = storage.changes(after: start).makeAsyncIterator()
        let slow = try connect()
        _ = try begin(slow, touching: "slow")
        let fast = try await storage.commit([entry("b")])
        try slow.run("ROLLBACK")
        #expect(try await changes.next()?.through == fast.position)
        try await storage.close()
    }

    @Test func `leave a number to nobody once they went past it`() async throws {
        let storage = try await PostgresServer.start().open(schema)
        let start = try await storage.commit([entry("a")]).position
        let late = try connect()
        let names = PostgresSchema(name: schema)
        // One that has drawn its number and not written it.
        let number =
            try late.run("SELECT \(names.nextNumber)").first?.int(0) ?? 0
        let fast = try await storage.commit([entry("b")])
        #expect(try await storage.position() == fast.position)
        #expect(throws: PostgresFailure.self) {
            try late.run(
                "INSERT INTO \(names("change"))(number, touched) VALUES($1, '')", .int(number))
        }
        var changes = storage.changes(after: start).makeAsyncIterator()
        #expect(try await changes.next()?.through == fast.position)
        try await storage.close()
    }

    @Test func `are seen without being told of them`() async throws {
        let server = try PostgresServer.start()
        let one = try await server.open(schema, listens: false)
        let other = try await server.open(schema, listens: false)
        var changes = other.changes(after: try await other.position()).makeAsyncIterator()
        for number in 0..<3 {
            let commit = try await one.commit([entry(Key("k", "\(number)"))])
            #expect(try await changes.next()?.through == commit.position)
        }
        try await one.close()
        try await other.close()
    }

    @Test(arguments: [
        StorageContract.Rule.`reports changes by another opening`,
        .`takes positions from another opening`, .`reports changes in order`,
    ])
    func `keep the contract without being told`(rule: StorageContract.Rule) async throws {
        let contract = StorageContract {
            let server = try PostgresServer.start()
            let schema = String.newSchema
            return StorageContract.Place(isShared: true) {
                try await server.open(schema, listens: false)
            }
        }
        try await contract.check(rule)
    }

    @Test func `let no position of marks go back when one is said again`() async throws {
        let storage = try await PostgresServer.start().open(schema)
        func mark(_ item: String, at seconds: Double) -> Mark {
            Mark(
                scope: "s", item: item, name: .read,
                date: Date(timeIntervalSinceReferenceDate: seconds))
        }
        try await storage.set([mark("a", at: 1)])
        try await storage.set([mark("b", at: 1)])
        let known = try await storage.markPosition()
        let slow = try connect()
        _ = try begin(slow, touching: "slow")
        // Behind a gap, where it is not settled yet.
        try await storage.set([mark("b", at: 2)])
        #expect(try await storage.markPosition() == known)
        let none = try await storage.marks(changedAfter: known, limit: 9)
        #expect(none == MarkChanges(marks: [], position: known))
        try slow.run("ROLLBACK")
        let later = try await storage.marks(changedAfter: known, limit: 9)
        #expect(later?.marks == [mark("b", at: 2)])
        // A commit without marks is none of theirs, and one that is long ago is still known.
        try await storage.commit([entry("c")])
        let end = try await storage.markPosition()
        #expect(end == later?.position)
        let names = PostgresSchema(name: schema)
        try PostgresServer.start().psql(
            "UPDATE \(names("change")) SET made = made - interval '1 hour'")
        try ChangeTable(schema: names)
            .forgetOld(connect(), newest: UInt64(ChangeTable.kept) + 1_000)
        #expect(try await storage.markPosition() == end)
        try await storage.close()
    }

    @Test func `say that anything may have changed after a dump was restored`() async throws {
        let server = try PostgresServer.start()
        let storage = try await server.open(schema)
        try await storage.commit([entry("a")])
        let old = try await storage.position()
        try await storage.commit([entry("b")])
        try await storage.close()
        try server.dumpAndRestore(schema)
        let restored = try await server.open(schema)
        #expect(try await restored.entry(for: "b") != nil)
        var changes = restored.changes(after: old).makeAsyncIterator()
        let first = try await changes.next()
        #expect(first?.changes.isEverything == true)
        #expect(first?.through.incarnation != old.incarnation)
        // And it takes commits with numbers of their own.
        let next = try await restored.commit([entry("c")])
        #expect(try await changes.next()?.through == next.position)
        try await restored.close()
    }

    @Test func `say that anything may have changed after two servers made anew took one dump`()
        async throws
    {
        let old = try PostgresServer.start()
        let storage = try await old.open(schema)
        try await storage.commit([entry("a")])
        try await storage.close()
        let (one, other) = (try PostgresServer(), try PostgresServer())
        for server in [one, other] { try server.restore(schema, of: old) }
        let first = try await one.open(schema)
        let seen = try await first.commit([entry("b")]).position
        try await first.close()
        let second = try await other.open(schema)
        for key in ["c", "d", "e"] as [Key] { try await second.commit([entry(key)]) }
        var changes = second.changes(after: seen).makeAsyncIterator()
        #expect(try await changes.next()?.changes.isEverything == true)
        try await second.close()
    }

    @Test func `say that anything may have changed when commits that were seen are gone`()
        async throws
    {
        let server = try PostgresServer.start()
        let storage = try await server.open(schema)
        let other = try await server.open(schema)
        let start = try await storage.commit([entry("a")]).position
        for key in ["b", "c", "d"] as [Key] { try await storage.commit([entry(key)]) }
        let seen = try await storage.position()
        var changes = storage.changes(after: seen).makeAsyncIterator()
        let names = PostgresSchema(name: schema)
        try server.psql(
            """
            BEGIN;
            DELETE FROM \(names("change")) WHERE number > \(start.point);
            SELECT setval(\(names.text("change_number")), \(start.point));
            COMMIT;
            """)
        let first = try await changes.next()
        #expect(first?.changes.isEverything == true)
        #expect(first?.through.point == start.point)
        #expect(first?.through.incarnation != seen.incarnation)
        for key in ["e", "f", "g", "h"] as [Key] { try await other.commit([entry(key)]) }
        // One by one, or as everything once more.
        let end = try await other.position()
        while let batch = try await changes.next(), batch.through != end {
            #expect(batch.through.incarnation == end.incarnation)
        }
        var later = other.changes(after: seen).makeAsyncIterator()
        #expect(try await later.next()?.changes.isEverything == true)
        try await storage.close()
        try await other.close()
    }

    @Test func `forget what is long ago, and then say that anything may have changed`()
        async throws
    {
        let server = try PostgresServer.start()
        let storage = try await server.open(schema)
        let start = try await storage.commit([entry("a")]).position
        let last = try await storage.commit([entry("b")]).position
        let names = PostgresSchema(name: schema)
        let later = ChangeTable.kept + Int64(start.point)
        try server.psql(
            """
            UPDATE \(names("change")) SET made = made - interval '1 hour';
            INSERT INTO \(names("change"))(number, touched) VALUES(\(last.point + 1), '');
            """)
        try ChangeTable(schema: names).forgetOld(connect(), newest: UInt64(later))
        let other = try await server.open(schema)
        var changes = other.changes(after: start).makeAsyncIterator()
        #expect(try await other.position().point == last.point + 1)
        #expect(try await changes.next()?.through == last)
        var far = StoragePosition(incarnation: start.incarnation, point: 0)
        far.point = start.point - 1
        var all = other.changes(after: far).makeAsyncIterator()
        #expect(try await all.next()?.changes.isEverything == true)
        try await storage.close()
        try await other.close()
    }

    @Test func `say that anything may have changed where one among them was forgotten`()
        async throws
    {
        let server = try PostgresServer.start()
        let storage = try await server.open(schema)
        let start = try await storage.commit([entry("a")]).position
        for key in ["b", "c", "d"] as [Key] { try await storage.commit([entry(key)]) }
        let table = ChangeTable(schema: PostgresSchema(name: schema))
        let connection = try connect()
        let end = try table.settle(connection, after: nil)
        #expect(try table.batches(connection, after: start, end).count == 3)
        // Another forgets between two statements of ours.
        try server.psql(
            "DELETE FROM \(table.schema("change")) WHERE number = \(start.point + 2)")
        let batches = try table.batches(connection, after: start, end)
        #expect(batches.map(\.changes.isEverything) == [true])
        #expect(batches.map(\.through) == [end.position])
        try await storage.close()
    }
}
#endif
