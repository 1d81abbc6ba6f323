#if SQLite
import Foundation
import GRDB
import Larder
import Testing

@testable import LarderSQLite

/// Rows of which so many are stored at once that their words are indexed afterwards.
@Suite(.timeLimit(.minutes(3))) struct `Words of many rows` {
    struct Item: Codable, Sendable, Identifiable, Equatable {
        var id: String
        var text: String
    }

    let folder = TemporaryFolder()
    let events = Events()
    var url: URL { folder.file("rows.sqlite") }

    /// Opens the file; by default nothing that waits is indexed.
    private func open(
        _ durability: Durability = .rebuildable,
        _ indexing: WordIndexing = WordIndexing(helped: 0, isInBackground: false)
    ) throws -> SQLiteStorage {
        try SQLiteStorage(
            at: url, durability: durability, environment: StoreEnvironment(reporter: events),
            indexing: indexing)
    }

    /// Opens the file to index only what is asked for.
    private func openToHelp(batch: Int = 500, helped: Int = 2_000) throws -> SQLiteStorage {
        try open(
            .rebuildable, WordIndexing(batch: batch, helped: helped, isInBackground: false))
    }

    private func row(_ number: Int, _ word: String = "old", group: String = "g") -> ShelfRow {
        ShelfRow(
            identity: ShelfIdentity(scope: "feed", item: "\(number)"), group: group,
            order: .number(Double(number)), words: ["number\(number)", word],
            body: Data(word.utf8))
    }

    private func put(_ rows: [ShelfRow]) -> [ShelfOperation] {
        [.upsert(shelf: "s", rows: rows, at: Date(timeIntervalSinceReferenceDate: 0))]
    }

    private func found(_ words: String, _ storage: SQLiteStorage) async throws -> Int {
        try await storage.search(SearchQuery(words), .all, of: "s", limit: 9_999).count
    }

    private func shelf(_ storage: SQLiteStorage, _ marks: SQLiteStorage? = nil) -> Shelf<Item> {
        Shelf(
            "s",
            columns: ShelfColumns(
                scope: "feed", order: { .text($0.id) }, words: { [$0.text] },
                marks: marks == nil ? [] : [.read, .favourite]),
            storage: storage, marks: marks)
    }

    /// Throws unless the index holds exactly the rows.
    private func checkIndex() async throws {
        let queue = try DatabaseQueue(path: url.path)
        try await queue.writeWithoutTransaction { db in
            try db.execute(sql: "INSERT INTO shelf_words(shelf_words) VALUES('integrity-check')")
            let indexed = try Int64.fetchSet(db, sql: "SELECT rowid FROM shelf_words")
            #expect(try Int64.fetchSet(db, sql: "SELECT id FROM shelf_row") == indexed)
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM shelf_waiting") == 0)
        }
        try queue.close()
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `wait until the rows are shown, and a search says so`(
        durability: Durability
    ) async throws {
        defer { folder.remove() }
        var storage = try open(durability)
        try await storage.commit(put((0..<150).map { row($0) }))
        #expect(try await storage.counts(of: "s").map(\.rows) == [150])
        #expect(try await storage.unindexed(of: "s") == 150)
        #expect(try await storage.unindexed(of: "other") == 0)
        #expect(try await shelf(storage).search(SearchQuery("old")).unindexed == 150)
        #expect(try await found("old", storage) == 0)
        try await storage.close()
        storage = try open(durability, WordIndexing(isInBackground: false))
        #expect(try await storage.unindexed(of: "s") == 0)
        #expect(try await found("old", storage) == 150)
        #expect(try await found("\"number7\"", storage) == 1)
        try await storage.close()
        try await checkIndex()
    }

    @Test func `of a hundred rows do not wait`() async throws {
        defer { folder.remove() }
        let storage = try open()
        try await storage.commit(put((0..<100).map { row($0) }))
        #expect(try await storage.unindexed(of: "s") == 0)
        #expect(try await found("old", storage) == 100)
        try await storage.close()
    }

    @Test func `are not found where a row was replaced or removed while they waited`() async throws
    {
        defer { folder.remove() }
        let storage = try openToHelp(helped: 0)
        try await storage.commit(put((0..<150).map { row($0) }))
        try await storage.commit(put([row(0, "new")]))
        #expect(try await found("number0 new", storage) == 1)
        try await storage.commit([
            .remove(shelf: "s", [row(1).identity], tombstones: Date()),
            .remove(shelf: "s", [row(2).identity]),
        ])
        try await storage.commit(put([row(2, "again")] + (10..<150).map { row($0, "newer") }))
        try await storage.commit(put([row(3, group: "h")]))
        #expect(try await storage.unindexed(of: "s") == 148)
        try await storage.close()
        let helper = try openToHelp()
        #expect(try await helper.unindexed(of: "s") == 0)
        for (words, count) in [
            ("number0 new", 1), ("number0 old", 0), ("\"number1\"", 0), ("number2 again", 1),
            ("number2 old", 0), ("\"old\"", 7), ("newer", 140), ("\"number3\"", 1),
        ] {
            #expect(try await found(words, helper) == count, "\(words)")
        }
        try await helper.close()
        try await checkIndex()
    }

    @Test func `wait for the next opening, also after a kill between two batches`() async throws {
        let killed = TemporaryFolder()
        defer {
            folder.remove()
            killed.remove()
        }
        let storage = try openToHelp(batch: 40, helped: 40)
        try await storage.commit(put((0..<150).map { row($0) }))
        #expect(try await storage.unindexed(of: "s") == 110)
        #expect(try await found("old", storage) == 40)
        try FileManager.default.copyItem(at: folder.url, to: killed.url)
        let next = try SQLiteStorage(at: killed.file("rows.sqlite"))
        #expect(try await next.unindexed(of: "s") == 0)
        #expect(try await found("old", next) == 150)
        try await next.close()
        try await storage.close()
    }

    @Test func `are indexed by themselves, and followers are told when that is done`() async throws
    {
        defer { folder.remove() }
        let earlier = try open()
        try await earlier.commit(put((0..<600).map { row($0, group: "g\($0 % 2)") }))
        let start = try await earlier.position()
        try await earlier.close()
        // What an earlier opening left, and what comes now.
        let storage = try open(.rebuildable, WordIndexing(batch: 100, helped: 0))
        var changes = storage.changes(after: start).makeAsyncIterator()
        try await storage.commit(put((600..<1_200).map { row($0) }))
        repeat {
            let batch = try #require(try await changes.next())
            #expect(batch.changes.touchesRows(of: "s"))
            #expect(!batch.changes.isEverything && !batch.changes.touchesRows(of: "t"))
        } while try await storage.unindexed(of: "s") > 0
        #expect(try await found("old", storage) == 1_200)
        #expect(try await storage.position().point <= start.point + 3)
        try await storage.close()
        try await checkIndex()
    }

    @Test func `are told to be indexed in all groups, and only in the end`() async throws {
        defer { folder.remove() }
        let storage = try openToHelp(batch: 50, helped: 50)
        try await storage.commit(put((0..<150).map { row($0, group: "g\($0 % 3)") }))
        let start = try await storage.position()
        for left in [100, 50] {
            #expect(try await storage.unindexed(of: "s") == left)
            #expect(try await storage.position() == start)
        }
        var changes = storage.changes(after: start).makeAsyncIterator()
        #expect(try await storage.unindexed(of: "s") == 0)
        let batch = try #require(try await changes.next())
        #expect(batch.changes.groups.map(\.group) == ["g0", "g1", "g2"])
        #expect(try await storage.position() == batch.through)
        try await storage.close()
    }

    @Test func `are indexed once by two who have the file open`() async throws {
        defer { folder.remove() }
        let storages = try (0..<2).map { _ in try open(.rebuildable, WordIndexing(batch: 50)) }
        try await withThrowingTaskGroup { group in
            for (index, storage) in storages.enumerated() {
                group.addTask {
                    for round in 0..<3 {
                        let start = (index * 3 + round) * 300
                        try await storage.commit(
                            self.put((start..<start + 300).map { self.row($0) }))
                        while try await storage.unindexed(of: "s") > 0 {}
                    }
                }
            }
            try await group.waitForAll()
        }
        for storage in storages {
            while try await storage.unindexed(of: "s") > 0 {}
            #expect(try await found("old", storage) == 1_800)
            try await storage.close()
        }
        try await checkIndex()
        #expect(events.count(.commitFailed) == 0)
    }

    @Test func `wait for room on a full disk`() async throws {
        defer { folder.remove() }
        let storage = try openToHelp()
        try await storage.commit(put((0..<400).map { row($0) }))
        let writer = try storage.opened().connections.withWriter { $0 }
        try await writer.writeWithoutTransaction { db in
            let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
            try db.execute(sql: "PRAGMA max_page_count = \(pages)")
        }
        #expect(try await storage.unindexed(of: "s") == 400)
        #expect(events.count(.commitFailed) > 0)
        #expect(try await found("old", storage) == 0)
        try await writer.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA max_page_count = 1000000")
        }
        #expect(try await storage.unindexed(of: "s") == 0)
        #expect(try await found("old", storage) == 400)
        try await storage.close()
        try await checkIndex()
    }

    @Test func `that were changed on the disk come back with the source`() async throws {
        defer { folder.remove() }
        let items = (0..<150).map { Item(id: "\($0)", text: "number\($0) old") }
        var storage = try open()
        try await shelf(storage).upsert(items)
        try await storage.close()
        try await DatabaseQueue(path: url.path).write { db in
            try db.execute(sql: "UPDATE shelf_waiting SET words = zeroblob(9) WHERE id = 7")
            try db.execute(sql: "UPDATE shelf_waiting SET id = 999 WHERE id = 8")
        }
        storage = try openToHelp()
        #expect(try await shelf(storage).search(SearchQuery("old"), limit: 999).count == 148)
        #expect(events.count(.damaged) == 1)
        #expect(try await shelf(storage).upsert(items).updated.count == 2)
        let found = try await shelf(storage).search(SearchQuery("old"), limit: 999)
        #expect(found.count == 150 && found.unindexed == 0)
        try await storage.close()
        try await checkIndex()
    }

    @Test func `that were changed in a precious file are damage`() async throws {
        defer { folder.remove() }
        let storage = try open(.precious)
        try await storage.commit(put((0..<150).map { row($0) }))
        try await storage.close()
        try await DatabaseQueue(path: url.path).write {
            try $0.execute(sql: "UPDATE shelf_waiting SET words = zeroblob(9) WHERE id = 7")
        }
        let again = try open(.precious)
        let error = await #expect(throws: LarderError.self) { try await self.found("old", again) }
        #expect(error?.code == .damaged)
        try await again.close()
    }

    @Test func `wait while rows are marked and pruned`() async throws {
        defer { folder.remove() }
        let rows = try open(.rebuildable, WordIndexing(batch: 20))
        let said = try SQLiteStorage(at: folder.file("user.sqlite"), durability: .precious)
        let shelf = shelf(rows, said)
        let items = (100..<700).map { Item(id: "\($0)", text: "number\($0) old") }
        try await shelf.upsert(items)
        try await shelf.mark(["100", "101"], .favourite)
        try await shelf.mark(["102", "699"], .read)
        try await shelf.prune(Retention(count: 50))
        while try await rows.unindexed(of: "s") > 0 {}
        let listed = try await shelf.page(limit: 999).rows.map(\.id)
        let found = try await shelf.search(SearchQuery("old"), limit: 999)
        #expect(Set(found.map(\.row.id)) == Set(listed) && found.count == listed.count)
        #expect(Set(listed).isSuperset(of: ["100", "101"]) && listed.count < 60)
        let read = try await shelf.search(SearchQuery("old"), .all.with(.read))
        #expect(read.map(\.row.id) == ["699"])
        try await rows.close()
        try await said.close()
        try await checkIndex()
    }
}
#endif
