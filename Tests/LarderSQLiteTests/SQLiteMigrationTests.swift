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
            var later = ["change", "ledger", "done", "copied"]
            if version < 2 {
                later += [
                    "saying", "shelf_name", "shelf_mark", "shelf_follow", "shelf_arrival",
                    "shelf_row", "shelf_count", "shelf_tombstone", "shelf_words",
                ]
            }
            for name in later { try db.execute(sql: "DROP TABLE \(name)") }
            try db.execute(
                sql: """
                    CREATE TABLE change(revision INTEGER PRIMARY KEY, scope BLOB NOT NULL);
                    CREATE TABLE ledger(\
                    id INTEGER PRIMARY KEY, revision INTEGER NOT NULL, \
                    markRevision INTEGER NOT NULL, \
                    entryCount INTEGER NOT NULL, entrySum INTEGER NOT NULL, \
                    markCount INTEGER NOT NULL, markSum INTEGER NOT NULL, sum INTEGER NOT NULL);
                    """)
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
        #expect(try await storage.search(SearchWords("word"), .all, of: "s", limit: 9).count == 1)
        let later = try await storage.commit([
            .put(.text("a", "new"), expecting: known.revision)
        ])
        #expect((later.revision(of: "a") ?? 0) > known.revision)
        try await storage.close()
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
