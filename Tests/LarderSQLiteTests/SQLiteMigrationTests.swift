#if SQLite
import Foundation
import GRDB
import Larder
import Testing

@testable import LarderSQLite

/// Files that earlier versions wrote.
@Suite struct `Files of older versions` {
    let folder = TemporaryFolder()
    var url: URL { folder.file("said.sqlite") }

    /// Makes the file as an older version left it: without what came later.
    private func makeOld(_ version: Int) async throws {
        let storage = try SQLiteStorage(at: url, durability: .precious)
        try await storage.commit(
            Write(
                entries: [.put(.text("a", "kept"))],
                marks: [
                    Mark(
                        scope: "feed", item: "a", name: .read,
                        date: Date(timeIntervalSince1970: 1))
                ]))
        try await storage.close()
        let queue = try DatabaseQueue(path: url.path)
        try await queue.write { db in
            let ledger = try Ledger(db)
            for name in [
                "change", "ledger", "done", "copied", "invalidation", "saying", "shelf_name",
                "shelf_mark", "shelf_follow", "shelf_arrival", "shelf_row", "shelf_count",
                "shelf_tombstone", "shelf_words", "shelf_waiting",
            ] { try db.execute(sql: "DROP TABLE \(name)") }
            try db.execute(
                sql: """
                    CREATE TABLE invalidation(\
                    prefix TEXT PRIMARY KEY, revision INTEGER NOT NULL, sum INTEGER NOT NULL) \
                    WITHOUT ROWID;
                    CREATE TABLE change(revision INTEGER PRIMARY KEY, scope BLOB NOT NULL);
                    CREATE TABLE ledger(\
                    id INTEGER PRIMARY KEY, revision INTEGER NOT NULL, \
                    markRevision INTEGER NOT NULL, \
                    entryCount INTEGER NOT NULL, entrySum INTEGER NOT NULL, \
                    markCount INTEGER NOT NULL, markSum INTEGER NOT NULL, sum INTEGER NOT NULL);
                    """)
            if version == 2 {
                try db.execute(
                    sql: """
                        CREATE TABLE saying(\
                        position INTEGER PRIMARY KEY, scope TEXT NOT NULL, item TEXT NOT NULL, \
                        name TEXT NOT NULL);
                        CREATE TABLE shelf_name(id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
                        CREATE TABLE shelf_mark(\
                        shelf INTEGER NOT NULL, bit INTEGER NOT NULL, name TEXT NOT NULL, \
                        PRIMARY KEY(shelf, bit)) WITHOUT ROWID;
                        CREATE TABLE shelf_follow(shelf INTEGER PRIMARY KEY, watermark TEXT NOT NULL);
                        CREATE TABLE shelf_arrival(\
                        id INTEGER PRIMARY KEY, number INTEGER NOT NULL, date REAL NOT NULL);
                        CREATE TABLE shelf_row(\
                        id INTEGER PRIMARY KEY, shelf INTEGER NOT NULL, scope INTEGER NOT NULL, \
                        item TEXT NOT NULL, family INTEGER NOT NULL, place NOT NULL, \
                        marks INTEGER NOT NULL, arrived REAL NOT NULL, print INTEGER NOT NULL, \
                        wordPrint INTEGER NOT NULL, sum INTEGER NOT NULL, body BLOB NOT NULL);
                        CREATE UNIQUE INDEX shelf_row_name ON shelf_row(shelf, scope, item);
                        CREATE INDEX shelf_row_family ON \
                        shelf_row(shelf, family, marks, place, id);
                        CREATE INDEX shelf_row_place ON shelf_row(shelf, marks, place, id);
                        CREATE TABLE shelf_count(\
                        shelf INTEGER NOT NULL, family INTEGER NOT NULL, marks INTEGER NOT NULL, \
                        rows INTEGER NOT NULL, bytes INTEGER NOT NULL, \
                        PRIMARY KEY(shelf, family, marks)) WITHOUT ROWID;
                        CREATE TABLE shelf_tombstone(\
                        shelf INTEGER NOT NULL, scope INTEGER NOT NULL, item TEXT NOT NULL, \
                        seen REAL NOT NULL, PRIMARY KEY(shelf, scope, item)) WITHOUT ROWID;
                        CREATE VIRTUAL TABLE shelf_words USING fts5(\
                        a, b, c, d, \
                        tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'");
                        """)
            }
            let words: [UInt64] = [
                ledger.number, 1, UInt64(bitPattern: ledger.entryCount), ledger.entrySum,
                UInt64(bitPattern: ledger.markCount), ledger.markSum,
            ]
            var sum = Checksum()
            for word in words { sum.add(word) }
            let row = (words + [sum.value]).map { "\(Int64(bitPattern: $0))" }
            try db.execute(
                sql: "INSERT INTO ledger VALUES(1, \(row.joined(separator: ", ")))")
            try db.execute(sql: "PRAGMA user_version = \(version)")
        }
        try queue.close()
        try FileManager.default.removeItem(atPath: url.path + ".lock")
    }

    @Test(arguments: [1, 2])
    func `are brought to today's version with all that they hold`(version: Int) async throws {
        defer { folder.remove() }
        try await makeOld(version)
        let storage = try SQLiteStorage(at: url, durability: .precious)
        #expect(try await storage.marks(for: ["a"], in: "feed").map(\.isSet) == [true])
        let known = try #require(try await storage.entry(for: "a"))
        #expect(known.value == Data("kept".utf8))
        let row = ShelfRow(
            identity: ShelfIdentity(scope: "", item: "a"), group: "", order: .number(1),
            words: ["word"], body: Data())
        try await storage.commit([.upsert(shelf: "s", rows: [row], at: Date())])
        #expect(try await storage.search(SearchQuery("word"), .all, of: "s", limit: 9).count == 1)
        let later = try await storage.commit([
            .put(.text("a", "new"), expecting: known.revision)
        ])
        #expect((later.revision(of: "a") ?? 0) > known.revision)
        try await storage.close()
    }

    /// What the library wrote before it kept checksums of names, counts and invalidations: forty
    /// entries that were invalidated together and one of them put again, twelve rows with marks, and
    /// in the precious file two marks.
    @Test(arguments: [Durability.rebuildable, .precious])
    func `keep rows, marks and invalidations that had no checksum`(
        durability: Durability
    ) async throws {
        defer { folder.remove() }
        let isPrecious = durability == .precious
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/schema3")
        try FileManager.default.copyItem(at: fixture, to: folder.url)
        let storage = try SQLiteStorage(
            at: folder.file(isPrecious ? "said.sqlite" : "cache.sqlite"), durability: durability)
        let fresh = try await storage.allSummaries().filter { !$0.metadata.isInvalidated }
        #expect(fresh.map(\.key) == ["few/1", "many/7"])
        let rows = try await storage.page(
            .all, of: "shelf", after: nil, offset: 0, limit: 99, withBodies: true)
        #expect(rows.count == 11)
        for row in rows {
            let number = Int(row.order == .number(0) ? 0 : row.sequenceNumber - 1)
            #expect(row.identity.item == "item \(number)\u{0}")
            #expect(row.identity.scope == "feed \(number % 2)")
            #expect(row.group == "group \(number % 3)")
            let marks: [Int: Set<Mark.Name>] = [
                1: [.read], 2: [.read, .favourite], 3: [.read],
            ]
            #expect(row.marks == marks[number] ?? [])
        }
        #expect(try await storage.counts(of: "shelf").reduce(0) { $0 + $1.rows } == 11)
        #expect(try await storage.watermark(of: "shelf") == "mark 9")
        // What was done or removed stays so.
        let position = try await storage.position()
        try await storage.commit(Write(entries: [.remove("few/1")], id: "rows"))
        #expect(try await storage.position() == position)
        let gone = ShelfRow(
            identity: ShelfIdentity(scope: "feed 1", item: "item 11\u{0}"), group: "g",
            order: .number(0), body: Data())
        let report = try await storage.commit([
            .upsert(shelf: "shelf", rows: [gone], at: Date(timeIntervalSinceReferenceDate: 7))
        ]).reports.first
        #expect(report?.withheld == [gone.identity])
        if isPrecious {
            let start = StoragePosition(incarnation: position.incarnation, point: 0)
            let changed = try await storage.marks(changedAfter: start, limit: 9)
            #expect(changed?.marks.map(\.item) == ["item 2\u{0}", "item 4\u{0}"])
        }
        try await storage.close()
    }

    /// What version 4 wrote, which had everything but a place for words that wait.
    @Test(arguments: [Durability.rebuildable, .precious])
    func `keep what is indexed already`(durability: Durability) async throws {
        defer { folder.remove() }
        var storage = try SQLiteStorage(at: url, durability: durability)
        func row(_ number: Int) -> ShelfRow {
            ShelfRow(
                identity: ShelfIdentity(scope: "", item: "\(number)"), group: "",
                order: .number(1), words: ["word number\(number)"], body: Data())
        }
        try await storage.commit((0..<40).map { .put(.text(Key("many", "\($0)"), "x")) })
        try await storage.commit([.invalidateAll(under: "many")])
        try await storage.commit(
            Write(rows: [.upsert(shelf: "s", rows: (0..<9).map(row), at: Date())], id: "rows"))
        let position = try await storage.position()
        try await storage.close()
        try await DatabaseQueue(path: url.path).write { db in
            try db.execute(sql: "DROP TABLE shelf_waiting; PRAGMA user_version = 4")
        }
        storage = try SQLiteStorage(at: url, durability: durability)
        #expect(try await storage.position() == position)
        #expect(try await storage.allSummaries().allSatisfy(\.metadata.isInvalidated))
        try await storage.commit(
            Write(rows: [.removeScope(shelf: "s", "")], id: "rows"))
        #expect(try await storage.search(SearchQuery("word"), .all, of: "s", limit: 99).count == 9)
        try await storage.commit([
            .upsert(shelf: "s", rows: (5..<500).map(row), at: Date())
        ])
        #expect(try await storage.unindexed(of: "s") == 0)
        let found = try await storage.search(SearchQuery("word"), .all, of: "s", limit: 999)
        #expect(found.count == 500)
        try await storage.close()
        if durability == .precious {
            let backup = try #require(SQLiteStorage.backups(of: url).last)
            try SQLiteStorage.restore(backup.url, to: url)
            storage = try SQLiteStorage(at: url, durability: durability)
            #expect(try await storage.counts(of: "s").map(\.rows) == [9])
            try await storage.close()
        }
    }

    @Test(arguments: [1, 2])
    func `are copied before they are changed`(version: Int) async throws {
        defer { folder.remove() }
        try await makeOld(version)
        try await SQLiteStorage(at: url, durability: .precious).close()
        let backup = try #require(SQLiteStorage.backups(of: url).last)
        let found = try await DatabaseQueue(path: backup.url.path).read {
            try Int.fetchOne($0, sql: "PRAGMA user_version")
        }
        #expect(found == version)
        // The copy of an older version can be put in place as well.
        try SQLiteStorage.restore(backup.url, to: url)
        let storage = try SQLiteStorage(at: url, durability: .precious)
        #expect(try await storage.marks(for: ["a"], in: "feed").count == 1)
        try await storage.close()
    }

    @Test func `have marks that a shelf finds, though no change of them was noted`() async throws {
        defer { folder.remove() }
        try await makeOld(1)
        let storage = try SQLiteStorage(at: url, durability: .precious)
        struct Item: Codable, Sendable, Identifiable { var id: String }
        let shelf = Shelf(
            "items",
            columns: ShelfColumns<Item>(
                scope: "feed", order: { .text($0.id) }, marks: [.read]),
            storage: MemoryStorage(), marks: storage)
        try await shelf.upsert([Item(id: "a"), Item(id: "b")])
        #expect(try await shelf.page(.all.with(.read)).rows.map(\.row.id) == ["a"])
        try await storage.close()
    }
}
#endif
