#if Postgres
import Foundation
import Larder
@testable import LarderPostgres
import Testing

@Suite(.enabled(if: PostgresServer.isThere)) struct `Tables in PostgreSQL` {
    private let schema = String.newSchema

    @Test func `are made once by many servers that start together`() async throws {
        let server = try PostgresServer.start()
        let positions = try await withThrowingTaskGroup(of: StoragePosition.self) {
            [schema] group in
            for number in 0..<8 {
                group.addTask {
                    let storage = try await server.open(schema)
                    try await storage.commit([entry(Key("k", "\(number)"))])
                    let position = try await storage.position()
                    try await storage.close()
                    return position
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(positions.map(\.incarnation)).count == 1)
        let storage = try await server.open(schema)
        #expect(try await storage.allSummaries().count == 8)
        try await storage.close()
    }

    @Test func `of a newer version are refused untouched, and still read by who has them open`()
        async throws
    {
        let server = try PostgresServer.start()
        let storage = try await server.open(schema)
        try await storage.commit([entry("a", "kept")])
        let names = PostgresSchema(name: schema)
        try server.psql("UPDATE \(names("storage")) SET version = 99")
        let all = "SELECT md5(array_agg(t::text)::text) FROM \(names("entry")) t"
        let before = try server.psql(all)
        for body in [
            { _ = try await server.open(schema) },
            { _ = try await storage.commit([entry("b")]) },
        ] as [() async throws -> Void] {
            let error = await #expect(throws: LarderError.self) { try await body() }
            #expect(error?.code == .tooNew)
        }
        #expect(try await storage.entry(for: "a")?.value == Data("kept".utf8))
        #expect(try await storage.entry(for: "b") == nil)
        #expect(try await storage.position().point == 1)
        #expect(try server.psql(all) == before)
        try await storage.close()
    }

    @Test func `take a name with quotes, and with an accent on one`() async throws {
        let storage = try await PostgresServer.start().open(schema + "\"\u{301}'\u{301}'\"")
        let commit = try await storage.commit([entry("a")])
        #expect(try await storage.position() == commit.position)
        #expect(try await storage.entry(for: "a")?.revision == commit.revision(of: "a"))
        try await storage.close()
    }

    @Test func `take names of any length, which no index could`() async throws {
        let storage = try await PostgresServer.start().open(schema)
        func long(_ seed: UInt64) -> String {
            var bits = seed
            return (0..<6_000).map { _ -> String in
                bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return String(bits >> 40, radix: 36)
            }.joined()
        }
        let (a, b) = (long(1), long(2))
        let mark = Mark(
            scope: a, item: b, name: .read, date: Date(timeIntervalSinceReferenceDate: 1))
        let row = ShelfRow(
            identity: ShelfIdentity(scope: a, item: b), group: b, order: .text(a),
            words: [a + " short", b], body: Data(a.utf8))
        try await storage.commit(
            Write(
                marks: [mark],
                rows: [.upsert(shelf: "s", rows: [row], at: Date(timeIntervalSince1970: 0))]))
        #expect(try await storage.marks(for: [b], in: a) == [mark])
        let found = try await storage.rows([row.identity], of: "s")
        #expect(found.first?.identity == row.identity)
        #expect(found.first?.group == b)
        #expect(found.first?.order == .text(a))
        #expect(try await storage.counts(of: "s").map(\.group) == [b])
        for words in ["short", b, String(b.prefix(500))] {
            let matches = try await storage.search(
                SearchQuery(words), .all, of: "s", limit: 9)
            #expect(matches.count == 1)
        }
        let error = await #expect(throws: LarderError.self) {
            try await storage.commit([entry(Key(component: a))])
        }
        #expect(error?.code == .tooLarge)
        try await storage.close()
    }

    @Test func `take more and longer marks than fit into an index`() async throws {
        let storage = try await PostgresServer.start().open(schema)
        func text(_ seed: Int, _ count: Int) -> String {
            (0..<count).map { String(($0 &* 7_919 &+ seed &* 104_729) % 36, radix: 36) }.joined()
        }
        let row = ShelfRow(
            identity: ShelfIdentity(scope: "s", item: "i"), group: "g", order: .number(1),
            body: Data("b".utf8))
        let upsert = ShelfOperation.upsert(
            shelf: "s", rows: [row], marks: [row.identity: [Mark.Name(rawValue: text(1, 3_000))]],
            at: Date(timeIntervalSince1970: 0))
        try await storage.commit([upsert])
        let names = (2...200).map { Mark.Name(rawValue: "\($0)" + text($0, 30)) }
        let changes = names.map { ShelfMarkChange(identity: row.identity, name: $0, isSet: true) }
        try await storage.commit([.follow(shelf: "s", changes, from: nil, to: "1")])
        let marks = Set(names + [Mark.Name(rawValue: text(1, 3_000))])
        let query = ShelfQuery.all.with(names[7])
        let page = try await storage.page(
            query, of: "s", after: nil, offset: 0, limit: 9, withBodies: true)
        #expect(page.map(\.marks) == [marks])
        #expect(page.map(\.body) == [row.body])
        #expect(try await storage.counts(of: "s").map(\.marks) == [marks])
        try await storage.commit([.remove(shelf: "s", [row.identity])])
        #expect(try await storage.counts(of: "s").isEmpty)
        try await storage.close()
    }

    @Test func `are made by a user who owns the schema and may make none`() async throws {
        let server = try PostgresServer.start()
        let user = "u" + schema
        try server.psql("CREATE USER \(user); CREATE SCHEMA \(schema) AUTHORIZATION \(user)")
        var ofSchema = PostgresStorage.Options()
        ofSchema.schema = schema
        let options = ofSchema
        let socket = "host=\(server.folder)/socket dbname=postgres"
        let own = try PostgresAddress("\(socket) user=\(user)")
        let storage = try await PostgresStorage(at: own, options: options)
        try await storage.commit([entry("a")])
        // One who may only read is told so at once.
        let reader = "r" + schema
        try server.psql(
            """
            CREATE USER \(reader); GRANT USAGE ON SCHEMA \(schema) TO \(reader);
            GRANT SELECT ON ALL TABLES IN SCHEMA \(schema) TO \(reader)
            """)
        let reading = try PostgresAddress("\(socket) user=\(reader)")
        let error = await #expect(throws: LarderError.self) {
            _ = try await PostgresStorage(at: reading, options: options)
        }
        #expect(error?.code == .refused)
        try await storage.close()
    }

    @Test func `find words in more text than PostgreSQL indexes`() async throws {
        let storage = try await PostgresServer.start().open(schema)
        let tail = String(repeating: "x", count: 185)
        let text = (0..<4_500).map { "w\($0 &* 7_919)\(tail)" }.joined(separator: " ")
        let row = ShelfRow(
            identity: ShelfIdentity(scope: "s", item: "i"), group: "g", order: .number(1),
            words: ["title", text], body: Data())
        try await storage.commit([
            .upsert(shelf: "s", rows: [row], at: Date(timeIntervalSince1970: 0))
        ])
        for (words, count) in [("w7919x", 1), ("title w0x", 1), ("nothing", 0), ("w0x -title", 0)] {
            let found = try await storage.search(SearchQuery(words), .all, of: "s", limit: 9)
            #expect(found.count == count, "\(words)")
        }
        try await storage.close()
    }

    @Test func `do a write once though the same write is handed over after a restart`()
        async throws
    {
        let server = try PostgresServer.start()
        let one = try await server.open(schema)
        let write = Write(entries: [entry("a")], id: "same")
        let first = try await one.commit(write)
        try await one.close()
        let other = try await server.open(schema)
        try await other.commit([entry("a", "later")])
        #expect(try await other.commit(write) == first)
        #expect(try await other.entry(for: "a")?.value == Data("later".utf8))
        try await other.close()
    }
}
#endif
