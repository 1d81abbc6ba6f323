#if SQLite
import Foundation
import GRDB
import Larder
import Testing

@testable import LarderSQLite

@Suite struct `Putting a backup in place` {
    let folder = TemporaryFolder()
    var url: URL { folder.file("kept.sqlite") }
    var backup: URL { folder.file("copy") }

    private func open() throws -> SQLiteStorage {
        try SQLiteStorage(at: url, durability: .precious)
    }

    /// Three marks, a backup of them, and three marks more that are still in the log, as a program
    /// leaves the file that is killed.
    private func crash() async throws {
        let elsewhere = TemporaryFolder()
        defer { elsewhere.remove() }
        let storage = try SQLiteStorage(
            at: elsewhere.file("kept.sqlite"), durability: .precious)
        try await storage.set((0..<3).map { .number($0) })
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try await storage.backup(to: backup)
        try await storage.set((3..<6).map { .number($0) })
        for name in ["kept.sqlite", "kept.sqlite-wal", "kept.sqlite.lock"] {
            try FileManager.default.copyItem(at: elsewhere.file(name), to: folder.file(name))
        }
        try await storage.close()
    }

    private func numbers() async throws -> [Int] {
        let storage = try open()
        let found = try await storage.allMarks().compactMap { Int($0.item) }.sorted()
        try await storage.set([.number(99)])
        try await storage.close()
        return found
    }

    @Test func `leaves nothing of the log of before`() async throws {
        defer { folder.remove() }
        try await crash()
        try FileManager.default.removeItem(at: url)
        try SQLiteStorage.restore(backup, to: url)
        #expect(try await numbers() == [0, 1, 2])
        #expect(folder.names().contains { $0.contains("damaged") && $0.hasSuffix("-wal") })
    }

    @Test func `keeps what was there with its log`() async throws {
        defer { folder.remove() }
        try await crash()
        try SQLiteStorage.restore(backup, to: url)
        #expect(try await numbers() == [0, 1, 2])
        let old = try #require(
            folder.names().first { $0.contains("damaged") && !$0.hasSuffix("-wal") })
        let kept = try DatabaseQueue(path: folder.file(old).path)
        let count = try await kept.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM mark") }
        #expect(count == 6)
    }

    @Test func `is done or undone by the next opening wherever it was cut off`() async throws {
        var outcomes: [[Int]] = []
        for done in 0... {
            let test = Self()
            defer { test.folder.remove() }
            try await test.crash()
            var file: StorageFile? = try StorageFile(
                path: test.url.path, durability: .precious, patience: .zero,
                environment: StoreEnvironment())
            let steps = try #require(
                file.map {
                    Restoration(file: $0)
                        .steps(test.backup.path, keeping: $0.unusedName("damaged"))
                })
            if done > steps.count { break }
            for step in steps.prefix(done) { try step() }
            file = nil
            outcomes.append(try await test.numbers())
            #expect(!test.folder.names().contains { $0.contains("restor") }, "after \(done)")
        }
        // Before the copy has its name it is undone, after that done.
        let copied = 5
        #expect(outcomes.prefix(copied).allSatisfy { $0 == [0, 1, 2, 3, 4, 5] }, "\(outcomes)")
        #expect(outcomes.dropFirst(copied).allSatisfy { $0 == [0, 1, 2] }, "\(outcomes)")
        #expect(outcomes.count > 2 * copied)
    }

    @Test func `is refused while the file is open`() async throws {
        defer { folder.remove() }
        let storage = try open()
        try await storage.set([.number(1)])
        try await storage.backup(to: backup)
        try await storage.set([.number(2)])
        let error = #expect(throws: LarderError.self) {
            try SQLiteStorage.restore(backup, to: url)
        }
        #expect(error?.code == .busy)
        #expect(error?.message.contains(url.path) == true)
        #expect(try await storage.allMarks().count == 2)
        try await storage.close()
        try SQLiteStorage.restore(backup, to: url)
        #expect(try await numbers() == [1])
    }

    @Test func `makes another incarnation, so that no position of before is taken for one of now`()
        async throws
    {
        defer { folder.remove() }
        let first = try open()
        let old = try await first.commit(Write(marks: [.number(1)]))
        let said = try await first.markPosition()
        try await first.backup(to: backup)
        try await first.close()
        try SQLiteStorage.restore(backup, to: url)
        let storage = try open()
        try await storage.set([.number(2), .number(3)])
        #expect(try await storage.position().incarnation != old.position.incarnation)
        #expect(try await storage.marks(changedAfter: said, limit: 9) == nil)
        var changes = storage.changes(after: old.position).makeAsyncIterator()
        #expect(try await changes.next()?.changes.isEverything == true)
        try await storage.close()
    }

    @Test func `lets rows follow the marks of the backup`() async throws {
        defer { folder.remove() }
        struct Item: Codable, Sendable, Identifiable { var id: String }
        let rows = MemoryStorage()
        func shelf(_ marks: SQLiteStorage) -> Shelf<Item> {
            Shelf(
                "items",
                columns: ShelfColumns<Item>(
                    scope: "soak", order: { .text($0.id) }, marks: [.read]),
                storage: rows, marks: marks)
        }
        let first = try open()
        try await first.backup(to: backup)
        try await shelf(first).upsert((0..<4).map { Item(id: "\($0)") })
        try await first.set([.number(1), .number(2)])
        #expect(try await shelf(first).page(.all.with(.read)).rows.count == 2)
        try await first.close()
        try SQLiteStorage.restore(backup, to: url)
        let second = try open()
        try await second.set([.number(0), .number(3)])
        let read = try await shelf(second).page(.all.with(.read)).rows.map(\.row.id)
        #expect(Set(read) == ["0", "3"])
        try await second.close()
    }

    @Test func `is possible for a cache too`() async throws {
        defer { folder.remove() }
        let cache = try SQLiteStorage(at: url)
        try await cache.commit([.put(.text("a", "1"))])
        try await cache.backup(to: backup)
        try await cache.commit([.put(.text("a", "2"))])
        try await cache.close()
        try SQLiteStorage.restore(backup, to: url)
        let restored = try SQLiteStorage(at: url)
        #expect(try await restored.entry(for: "a")?.value == Data("1".utf8))
        try await restored.commit([.put(.text("a", "3"))])
        try await restored.close()
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `leaves a file of the kind that it was made as`(durability: Durability) async throws {
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: url, durability: durability)
        try await storage.commit([.put(.text("a", "1"))])
        try await storage.close()
        let other: Durability = durability == .precious ? .rebuildable : .precious
        let error = #expect(throws: LarderError.self) {
            try SQLiteStorage(at: url, durability: other)
        }
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains(url.path) == true)
        let again = try SQLiteStorage(at: url, durability: durability)
        #expect(try await again.entry(for: "a") != nil)
        try await again.close()
    }

    @Test func `says where what was there is kept`() async throws {
        defer { folder.remove() }
        try await crash()
        let kept = try #require(try SQLiteStorage.restore(backup, to: url))
        #expect(FileManager.default.fileExists(atPath: kept.path))
        #expect(try await numbers() == [0, 1, 2])
        // With its log it can be put back.
        try SQLiteStorage.restore(kept, to: url)
        #expect(try await numbers() == [0, 1, 2, 3, 4, 5])
        try FileManager.default.removeItem(at: url)
        #expect(try SQLiteStorage.restore(backup, to: url) == nil)
    }

    @Test func `is told of in the words of the program, or else of the library`() async throws {
        defer { folder.remove() }
        try await crash()
        let automatic = folder.file("kept.sqlite.backup-1")
        try FileManager.default.copyItem(at: backup, to: automatic)
        try FileManager.default.removeItem(at: url)
        func message(_ restoring: @escaping SQLiteStorage.RestoreAdvice) -> String? {
            #expect(throws: LarderError.self) {
                try SQLiteStorage(at: url, durability: .precious, restoreAdvice: restoring)
            }?.message
        }
        let words = "restore \(automatic.path) with SQLiteStorage.restore(_:to:)"
        #expect(message(SQLiteStorage.restoreAdvice)?.contains(words) == true)
        let own = message { "press Restore and choose \($0?.lastPathComponent ?? "")" }
        #expect(own?.contains("from there, press Restore and choose kept.sqlite.backup-1") == true)
        #expect(own?.contains("SQLiteStorage") == false)
    }

    @Test(arguments: ["text", "an empty file", "another database"])
    func `refuses a file that is no backup, and changes nothing`(what: String) async throws {
        defer { folder.remove() }
        try await crash()
        try Data((what == "text" ? "no database" : "").utf8).write(to: backup)
        if what == "another database" {
            try await DatabaseQueue(path: backup.path).write {
                try $0.execute(sql: "CREATE TABLE a(b)")
            }
        }
        let error = #expect(throws: LarderError.self) {
            try SQLiteStorage.restore(backup, to: url)
        }
        #expect(error?.code == .unreadable)
        #expect(error?.message.contains("is not a backup") == true)
        #expect(try await numbers() == [0, 1, 2, 3, 4, 5])
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `refuses a backup of the other kind, and changes nothing`(
        durability: Durability
    ) async throws {
        defer { folder.remove() }
        let other: Durability = durability == .precious ? .rebuildable : .precious
        let source = try SQLiteStorage(at: folder.file("other.sqlite"), durability: other)
        try await source.commit([.put(.text("a", "other"))])
        try await source.backup(to: backup)
        try await source.close()
        let storage = try SQLiteStorage(at: url, durability: durability)
        try await storage.commit([.put(.text("a", "own"))])
        try await storage.close()
        let error = #expect(throws: LarderError.self) {
            try SQLiteStorage.restore(backup, to: url)
        }
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains(backup.path) == true)
        #expect(error?.message.contains("\(url.path) is a") == true)
        let again = try SQLiteStorage(at: url, durability: durability)
        #expect(try await again.entry(for: "a")?.value == Data("own".utf8))
        try await again.close()
        #expect(!folder.names().contains { $0.contains("damaged") || $0.contains("restor") })
    }

    @Test(arguments: ["nothing", "a folder"])
    func `makes nothing for what is no file`(what: String) throws {
        defer { folder.remove() }
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        if what == "a folder" {
            try FileManager.default.createDirectory(at: backup, withIntermediateDirectories: true)
        }
        let before = folder.names()
        let error = #expect(throws: LarderError.self) {
            try SQLiteStorage.restore(backup, to: folder.file("in/kept.sqlite"))
        }
        #expect(error?.message.contains(backup.path) == true)
        #expect(folder.names() == before)
    }
}
#endif
