#if SQLite
import Foundation
import Larder
import LarderSQLite
import Testing

/// Files that go, come back, or are followed by others while they are open.
@Suite struct `Files that go while they are open` {
    let folder = TemporaryFolder()
    var url: URL { folder.file("in/storage.sqlite") }

    private func move(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(at: folder.file(name), to: folder.file(other))
    }

    @Test func `are read and written again once they are back`() async throws {
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: url, durability: .precious)
        try await storage.commit([.put(.text("a", "1"))])
        try move("in/storage.sqlite", to: "elsewhere")
        await #expect(throws: LarderError.self) { _ = try await storage.entry(for: "a") }
        await #expect(throws: LarderError.self) {
            try await storage.commit([.put(.text("a", "2"))])
        }
        try move("elsewhere", to: "in/storage.sqlite")
        #expect(try await storage.entry(for: "a")?.value == Data("1".utf8))
        try await storage.commit([.put(.text("a", "2"))])
        #expect(try await storage.allSummaries().count == 1)
        try await storage.close()
    }

    @Test(arguments: ["follow", "back up"])
    func `keep their log, whoever begins to read them while they are away`(
        what: String
    ) async throws {
        for _ in 0..<5 {
            let folder = TemporaryFolder()
            defer { folder.remove() }
            let url = folder.file("storage.sqlite")
            let storage = try SQLiteStorage(at: url, durability: .precious)
            let start = try await storage.position()
            for number in 0..<20 {
                try await storage.commit([.put(.text(Key("\(number)"), "1"))])
            }
            let away = folder.file("away")
            try FileManager.default.moveItem(at: url, to: away)
            if what == "follow" {
                var changes = storage.changes(after: start).makeAsyncIterator()
                _ = try? await changes.next()
            } else {
                await #expect(throws: LarderError.self) {
                    try await storage.backup(to: folder.file("copy.sqlite"))
                }
            }
            _ = rename(away.path, url.path)
            try await storage.close()
            let again = try SQLiteStorage(at: url, durability: .precious)
            #expect(try await again.allSummaries().count == 20)
            try await again.close()
        }
    }

    @Test(.timeLimit(.minutes(15)))
    func `tell what others write, though no other connection to them can be opened`() async throws {
        defer { folder.remove() }
        let (one, other) = (try SQLiteStorage(at: url), try SQLiteStorage(at: url))
        try await one.commit([.put(.text("a", "1"))])
        // What both have open is in the log.
        #expect(truncate(url.path, 0) == 0)
        let changes = other.changes(after: try await other.position())
        let last = Task {
            try await Task.sleep(for: .milliseconds(300))
            return try await one.commit([.put(.text("b", "1"))]).position
        }
        for try await batch in changes where batch.changes.touches("b") {
            #expect(try await batch.through == last.value)
            break
        }
        try await one.close()
        try await other.close()
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `are found again with their folder, and their followers are told`(
        durability: Durability
    ) async throws {
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: url, durability: durability, patience: .seconds(1))
        let start = try await storage.commit([.put(.text("a", "1"))]).position
        try move("in", to: "out")
        await #expect(throws: LarderError.self) { _ = try await storage.entry(for: "a") }
        let changes = storage.changes(after: start)
        try move("out", to: "in")
        try await storage.commit([.put(.text("a", "2"))])
        #expect(try await storage.entry(for: "a")?.value == Data("2".utf8))
        var iterator = changes.makeAsyncIterator()
        #expect(try await iterator.next()?.changes.touches("a") == true)
        try await storage.close()
    }

    @Test func `of a cache are made again with their folder by the next commit`() async throws {
        defer { folder.remove() }
        let cache = try SQLiteStorage(at: url, patience: .seconds(1))
        let precious = try SQLiteStorage(
            at: folder.file("kept/storage.sqlite"), durability: .precious, patience: .seconds(1))
        for storage in [cache, precious] { try await storage.commit([.put(.text("a", "1"))]) }
        for name in ["in", "kept"] {
            try FileManager.default.removeItem(at: folder.file(name))
        }
        try await cache.commit([.put(.text("a", "2"))])
        #expect(try await cache.entry(for: "a")?.value == Data("2".utf8))
        // What a person said is not begun anew behind their back.
        await #expect(throws: LarderError.self) {
            try await precious.commit([.put(.text("a", "2"))])
        }
        #expect(!folder.names().contains("kept"))
        try await cache.close()
        try await precious.close()
    }

    @Test func `can be closed`() async throws {
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: url)
        try move("in", to: "out")
        await #expect(throws: LarderError.self) { _ = try await storage.entry(for: "a") }
        try await storage.close()
        let error = await #expect(throws: LarderError.self) {
            _ = try await storage.entry(for: "a")
        }
        #expect(error?.code == .unsupported)
    }

    @Test func `are followed by what another opening writes into the new one`() async throws {
        defer { folder.remove() }
        for round in 0..<8 {
            let one = try SQLiteStorage(at: url)
            let start = try await one.commit([.put(.text("a", "1"))]).position
            let changes = one.changes(after: start)
            var iterator = changes.makeAsyncIterator()
            // Another commit is seen by the connection that watches.
            let first = try SQLiteStorage(at: url)
            try await first.commit([.put(.text("b", "1"))])
            #expect(try await iterator.next() != nil)
            try await first.close()
            for end in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: url.path + end)
            }
            let other = try SQLiteStorage(at: url)
            // The new file goes through the same numbers that the old one went through.
            for number in 0..<round { try await other.commit([.put(.text("b", "\(number)"))]) }
            while try await one.position().incarnation == start.incarnation {}
            var heard = try await iterator.next()
            #expect(heard?.changes.isEverything == true)
            let last = try await other.commit([.put(.text("c", "\(round)"))]).position
            while heard != nil, heard?.through != last { heard = try await iterator.next() }
            #expect(heard?.through == last)
            try await one.close()
            try await other.close()
        }
    }

    /// Makes a cache, copies it, and goes on for some commits; then the copy takes its place.
    private func opened(goingOn count: Int) async throws -> SQLiteStorage {
        let first = try SQLiteStorage(at: url)
        try await first.commit([.put(.text("a", "copied"))])
        try await first.backup(to: folder.file("copy"))
        try await first.close()
        let storage = try SQLiteStorage(at: url)
        for number in 0..<count { try await storage.commit([.put(.text("a", "\(number)"))]) }
        return storage
    }

    private func putCopyInPlace() {
        for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + end) }
        _ = rename(folder.file("copy").path, url.path)
    }

    @Test(arguments: [0, 1, 20])
    func `tell their followers of everything when an older copy takes their place`(
        count: Int
    ) async throws {
        defer { folder.remove() }
        let one = try await opened(goingOn: count)
        var changes = one.changes(after: try await one.position()).makeAsyncIterator()
        // It follows: the commit is its own.
        let start = try await one.commit([.put(.text("a", "last"))]).position
        #expect(try await changes.next()?.through == start)
        putCopyInPlace()
        #expect(try await one.entry(for: "a")?.value == Data("copied".utf8))
        let everything = try await changes.next()
        #expect(everything?.changes.isEverything == true)
        #expect(everything?.through.incarnation == start.incarnation)
        // The numbers that follow were told of before.
        let other = try SQLiteStorage(at: url)
        for storage in [other, one, other] {
            let commit = try await storage.commit([.put(.text("a", "new"))])
            #expect(try await changes.next()?.through == commit.position)
        }
        try await one.close()
        try await other.close()
    }

    @Test(.timeLimit(.minutes(15)))
    func `show what is in an older copy that took their place, and what follows`() async throws {
        defer { folder.remove() }
        let first = try SQLiteStorage(at: url)
        try await Store<Int>(name: "numbers", storage: first).set("k", to: 0)
        try await first.backup(to: folder.file("copy"))
        let store = Store<Int>(name: "numbers", storage: first)
        for number in 1..<7 { try await store.set("k", to: number) }
        putCopyInPlace()
        let shown = Task {
            var shown: [Int] = []
            for await snapshot in store.snapshots(of: "k", loading: .cacheOnly) {
                if let value = snapshot.value { shown.append(value) }
                if snapshot.value == 99 { break }
            }
            return shown
        }
        _ = try await first.position()
        let other = try SQLiteStorage(at: url)
        try await Store<Int>(name: "numbers", storage: other).set("k", to: 99)
        #expect(await shown.value.last == 99)
        try await first.close()
        try await other.close()
    }

    @Test(.timeLimit(.minutes(15)))
    func `show what followed an older copy, though its revisions are those of what was there`()
        async throws
    {
        defer { folder.remove() }
        let first = try SQLiteStorage(at: url)
        let store = Store<Int>(name: "numbers", storage: first)
        try await store.set("k", to: 0)
        try await first.backup(to: folder.file("copy"))
        try await store.set("k", to: 1)
        let token = store.observe("k") { _ in }
        putCopyInPlace()
        let other = try SQLiteStorage(at: url)
        try await Store<Int>(name: "numbers", storage: other).set("k", to: 2)
        for await snapshot in store.snapshots(of: "k", loading: nil) where snapshot.value == 2 {
            break
        }
        token.cancel()
        try await first.close()
        try await other.close()
    }
}
#endif
