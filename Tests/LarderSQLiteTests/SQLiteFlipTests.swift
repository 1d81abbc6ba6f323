#if SQLite
import Foundation
import GRDB
import Larder
import Testing

@testable import LarderSQLite

/// Flipped bits in the tables that say something of many rows.
@Suite struct `Flipped bits` {
    static let tables = [
        "invalidation", "shelf_name", "shelf_mark", "shelf_count", "shelf_arrival", "shelf_follow",
        "shelf_tombstone", "shelf_waiting", "shelf_words_config", "done", "saying", "ledger",
    ]

    let folder = TemporaryFolder()
    var url: URL { folder.file("storage.sqlite") }

    private func row(_ number: Int, _ body: String = "body") -> ShelfRow {
        ShelfRow(
            identity: ShelfIdentity(scope: "scope \(number % 2)", item: "item \(number)"),
            group: "group \(number % 3)", order: .number(Double(number)),
            words: ["word \(number)", body], body: Data(body.utf8))
    }

    private func marks(_ number: Int) -> Set<Mark.Name> {
        number == 1 ? [.read] : number == 2 ? [.read, .favourite] : []
    }

    private func fill(_ durability: Durability) async throws {
        // The words of the rows wait.
        let storage = try SQLiteStorage(
            at: url, durability: durability,
            indexing: WordIndexing(atOnce: 0, isInBackground: false))
        for family in ["old", "new"] {
            try await storage.commit((0..<40).map { .put(.text(Key(family, "\($0)"), family)) })
        }
        try await storage.commit([.invalidateAll(under: "old")])
        let date = Date(timeIntervalSinceReferenceDate: 9)
        let rows = (0..<9).map { row($0) }
        let said = Dictionary(uniqueKeysWithValues: (0..<9).map { (row($0).identity, marks($0)) })
        try await storage.commit(
            Write(rows: [.upsert(shelf: "shelf", rows: rows, marks: said, at: date)], id: "first"))
        try await storage.commit([
            .remove(shelf: "shelf", [row(8).identity], tombstones: date),
            .follow(shelf: "shelf", [], from: nil, to: "far"),
        ])
        if durability == .precious {
            try await storage.commit(
                Write(
                    marks: (0..<9).map { Mark(scope: "s", item: "\($0)", name: .read, date: date) })
            )
        }
        try await storage.close()
    }

    /// Does what an app does; records what is wrong rather than absent.
    private func use(_ storage: SQLiteStorage, _ flip: String) async throws {
        #expect(try await storage.unindexed(of: "shelf") == 0, "\(flip)")
        for (family, isOld) in [("old", true), ("new", false)] {
            for summary in try await storage.allSummaries(under: Key(family)) {
                #expect(summary.metadata.isInvalidated == isOld, "\(flip): \(summary.key)")
            }
        }
        for shelved in try await storage.page(
            .all, of: "shelf", after: nil, offset: 0, limit: 99, withBodies: true)
        where shelved.body == Data("body".utf8) {
            let number = Int(shelved.identity.item.dropFirst(5)) ?? -1
            #expect(shelved.identity == row(number).identity, "\(flip)")
            #expect(shelved.group == row(number).group, "\(flip)")
            #expect(shelved.marks == marks(number), "\(flip)")
        }
        let listed = try await storage.page(
            .all, of: "shelf", after: nil, offset: 0, limit: 99, withBodies: false)
        let counted = try await storage.counts(of: "shelf").reduce(0) { $0 + $1.rows }
        #expect(counted == listed.count, "\(flip)")
        for match in try await storage.search(SearchQuery("body"), .all, of: "shelf", limit: 99) {
            #expect(listed.contains { $0.identity == match.row.identity }, "\(flip)")
        }
        #expect([nil, "far"].contains(try await storage.watermark(of: "shelf")), "\(flip)")
        try await storage.commit([.put(.text("a", "new"))])
        #expect(try await storage.entry(for: "a")?.value == Data("new".utf8), "\(flip)")
        try await storage.commit(Write(entries: [.put(.text("b", "new"))], id: "first"))
        let date = Date(timeIntervalSinceReferenceDate: 10)
        let more = [row(0, "other"), row(20, "more"), row(8, "again")]
        try await storage.commit([.upsert(shelf: "shelf", rows: more, at: date)])
        try await storage.commit([.removeAll(under: "new"), .invalidateAll(under: "x")])
    }

    /// Every sound byte of a table's page that is not empty, in turn, with one bit flipped.
    private func flips(in table: String, of sound: Data) async throws -> [(Data, String)] {
        let queue = try DatabaseQueue(path: url.path)
        let page = try await queue.read { db in
            try Int.fetchOne(
                db, sql: "SELECT rootpage FROM sqlite_master WHERE name = ?", arguments: [table])
        }
        try queue.close()
        let size = Int(sound[16]) << 8 | Int(sound[17])
        let start = (try #require(page) - 1) * size
        let used = (start..<start + size).filter { sound[$0] != 0 }
        let stride = max(1, used.count / 40)
        return used.indices.filter { $0 % stride == 0 }.map { index in
            var bytes = sound
            let bit = index % 8
            bytes[used[index]] ^= 1 << bit
            return (bytes, "byte \(used[index] - start) of \(table), bit \(bit)")
        }
    }

    private func place(_ bytes: Data) throws {
        for name in folder.names() where !name.hasSuffix(".lock") {
            try FileManager.default.removeItem(at: folder.file(name))
        }
        try bytes.write(to: url)
    }

    @Test(arguments: tables)
    func `of a cache give no wrong answer, and hold nobody up`(table: String) async throws {
        defer { folder.remove() }
        try await fill(.rebuildable)
        let sound = try Data(contentsOf: url)
        for (bytes, flip) in try await flips(in: table, of: sound) {
            try place(bytes)
            let storage = try SQLiteStorage(at: url)
            await #expect(throws: Never.self, "\(flip)") { try await self.use(storage, flip) }
            try await storage.close()
        }
    }

    @Test(arguments: tables)
    func `of a precious file are an error or make no difference`(table: String) async throws {
        defer { folder.remove() }
        try await fill(.precious)
        let sound = try Data(contentsOf: url)
        for (bytes, flip) in try await flips(in: table, of: sound) {
            try place(bytes)
            do {
                let storage = try SQLiteStorage(at: url, durability: .precious)
                do {
                    let changed = try await storage.marks(
                        changedAfter: StoragePosition(incarnation: "", point: 0), limit: 99)
                    #expect(changed.map(\.marks.count) ?? 9 == 9, "\(flip)")
                    try await use(storage, flip)
                } catch {
                    try? await storage.close()
                    throw error
                }
                try await storage.close()
            } catch let error as LarderError {
                #expect(error.code == .damaged, "\(flip): \(error)")
            }
        }
    }

    @Test func `of the header let nobody take a cache for another file`() async throws {
        defer { folder.remove() }
        try await fill(.rebuildable)
        let sound = try Data(contentsOf: url)
        // How to write, how to read, the format, what caches are told by, and the version.
        for byte in [18, 19, 47, 55, 60, 62, 63, 67] {
            for bit in 0..<8 {
                var bytes = sound
                bytes[byte] ^= 1 << bit
                try place(bytes)
                await #expect(throws: Never.self, "byte \(byte), bit \(bit)") {
                    let storage = try SQLiteStorage(at: self.url)
                    try await storage.commit([.put(.text("a", "new"))])
                    try await storage.close()
                }
            }
        }
    }

    /// Flips one bit of a row's own name, and not of the index, which has the right one.
    private func flipName(of number: Int, at offset: Int) throws {
        var bytes = try Data(contentsOf: url)
        let body = try #require(bytes.range(of: Data("body of \(number)".utf8)))
        let name = try #require(
            bytes.range(
                of: Data("item \(number)".utf8), options: .backwards, in: 0..<body.lowerBound))
        bytes[name.lowerBound + offset] ^= 1
        try bytes.write(to: url)
    }

    @Test(arguments: [0, 5], [true, false])
    func `in the name of a row of a cache cost nobody else, and the source brings the row back`(
        offset: Int, isReadFirst: Bool
    ) async throws {
        defer { folder.remove() }
        let rows = (0..<9).map { row($0, "body of \($0)") }
        let upsert = ShelfOperation.upsert(shelf: "shelf", rows: rows, at: .distantPast)
        let first = try SQLiteStorage(at: url)
        try await first.commit([upsert])
        try await first.close()
        // The last letter changed makes it the name of row 2.
        try flipName(of: 3, at: offset)
        let storage = try SQLiteStorage(at: url)
        func page() async throws -> [String] {
            try await storage.page(
                .all, of: "shelf", after: nil, offset: 0, limit: 99, withBodies: true
            ).map { String(decoding: $0.body, as: UTF8.self) }.sorted()
        }
        let sound = (0..<9).filter { $0 != 3 }.map { "body of \($0)" }
        if isReadFirst {
            #expect(try await page() == sound)
            #expect(try await page() == sound)
            #expect(try await storage.counts(of: "shelf").reduce(0) { $0 + $1.rows } == 8)
        }
        let report = try await storage.commit([upsert]).reports.first
        #expect(report?.inserted == [rows[3].identity])
        #expect(report?.unchanged.count == 8)
        #expect(try await page() == (0..<9).map { "body of \($0)" })
        #expect(try await storage.counts(of: "shelf").reduce(0) { $0 + $1.rows } == 9)
        let named = try await storage.rows([rows[2].identity, rows[3].identity], of: "shelf")
        #expect(Set(named.map(\.body)) == [rows[2].body, rows[3].body])
        try await storage.close()
        #expect(!folder.names().contains { $0.contains("damaged") })
    }

    @Test func `in the name of a row take no other with it when it is removed`() async throws {
        defer { folder.remove() }
        let rows = (0..<9).map { row($0, "body of \($0)") }
        let first = try SQLiteStorage(at: url)
        try await first.commit([.upsert(shelf: "shelf", rows: rows, at: .distantPast)])
        try await first.close()
        try flipName(of: 3, at: 5)
        let storage = try SQLiteStorage(at: url)
        try await storage.commit([.remove(shelf: "shelf", [rows[3].identity])])
        #expect(try await storage.rows([rows[2].identity], of: "shelf").count == 1)
        #expect(try await storage.rows([rows[3].identity], of: "shelf").isEmpty)
        #expect(try await storage.counts(of: "shelf").reduce(0) { $0 + $1.rows } == 8)
        try await storage.close()
    }

    private struct Note: Codable, Identifiable {
        var id: String
    }

    @Test func `in the groups of two rows of a cache cost those rows, and nothing else`()
        async throws
    {
        let columns = ShelfColumns<Note>(
            scope: "s", group: { "\($0.id.suffix(1))" }, order: { .text($0.id) })
        @Sendable func name(_ number: Int) -> String { "item-number-\(1_000 + number)" }
        let storage = try SQLiteStorage(at: url, durability: .rebuildable)
        try await Shelf("notes", columns: columns, storage: storage)
            .upsert((0..<300).map { Note(id: name($0)) })
        try await Store<String>(name: "other", storage: storage).set("k", to: "v")
        try await storage.close()
        let queue = try DatabaseQueue(path: url.path)
        try await queue.write { db in
            try db.execute(
                sql: "UPDATE shelf_row SET family = family + 64 WHERE item IN (?, ?)",
                arguments: [name(5), name(50)])
        }
        try queue.close()
        let reopened = try SQLiteStorage(at: url, durability: .rebuildable)
        let shelf = Shelf("notes", columns: columns, storage: reopened)
        #expect(try await shelf.page(limit: 1_000).rows.count == 298)
        #expect(try await shelf.counts().count() == 298)
        #expect(try await Store<String>(name: "other", storage: reopened).load("k").value == "v")
        #expect(!folder.names().contains { $0.contains("damaged") })
        try await reopened.close()
    }
}
#endif
