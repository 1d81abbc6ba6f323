#if SQLite
import Foundation
import GRDB
import Larder
import LarderSQLite
import LarderTesting
import Testing

@Suite struct `Shelves in SQLite` {
    @Test(arguments: ShelfContract.Rule.allCases, [Durability.rebuildable, .precious])
    func keep(rule: ShelfContract.Rule, durability: Durability) async throws {
        let contract = ShelfContract {
            let folder = TemporaryFolder()
            return ShelfContract.Place(remove: folder.remove) {
                try SQLiteStorage(at: folder.file("shelves.sqlite"), durability: durability)
            }
        }
        try await contract.check(rule)
    }
}

/// Files that version 1 wrote, before there were shelves.
@Suite struct `Files of version 1` {
    let folder = TemporaryFolder()

    /// Makes the file as version 1 left it: without the tables that came with version 2.
    private func makeOld() async throws {
        let storage = try SQLiteStorage(
            at: folder.file("said.sqlite"), durability: .precious)
        try await storage.set([
            Mark(scope: "feed", item: "a", name: .read, date: Date(timeIntervalSince1970: 1))
        ])
        try await storage.close()
        let queue = try DatabaseQueue(path: folder.file("said.sqlite").path)
        try await queue.write { db in
            for name in [
                "saying", "shelf_name", "shelf_mark", "shelf_follow", "shelf_arrival", "shelf_row",
                "shelf_count", "shelf_tombstone", "shelf_words",
            ] {
                try db.execute(sql: "DROP TABLE \(name)")
            }
            try db.execute(sql: "PRAGMA user_version = 1")
        }
        try queue.close()
    }

    @Test func `are brought to today's version with all that they hold`() async throws {
        defer { folder.remove() }
        try await makeOld()
        let storage = try SQLiteStorage(
            at: folder.file("said.sqlite"), durability: .precious)
        #expect(try await storage.marks(for: ["a"], in: "feed").map(\.isSet) == [true])
        let row = ShelfRow(
            identity: ShelfIdentity(scope: "", item: "a"), group: "", order: .number(1),
            words: ["word"], body: Data())
        try await storage.commit([.upsert(shelf: "s", rows: [row], at: Date())])
        #expect(try await storage.search(SearchWords("word"), .all, of: "s", limit: 9).count == 1)
        try await storage.close()
    }

    @Test func `have marks that a shelf finds, though no change of them was noted`() async throws {
        defer { folder.remove() }
        try await makeOld()
        let storage = try SQLiteStorage(
            at: folder.file("said.sqlite"), durability: .precious)
        struct Item: Codable, Sendable, Identifiable { var id: String }
        let shelf = Shelf(
            "items",
            columns: ShelfColumns<Item>(
                scope: "feed", order: { .text($0.id) }, marks: [.read]),
            storage: MemoryShelfStorage(), marks: storage)
        try await shelf.upsert([Item(id: "a"), Item(id: "b")])
        #expect(try await shelf.page(.all.with(.read)).rows.map(\.row.id) == ["a"])
        try await storage.close()
    }
}
#endif
