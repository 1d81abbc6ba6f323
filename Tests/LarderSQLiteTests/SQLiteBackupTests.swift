#if SQLite
import Foundation
import GRDB
import Larder
import LarderSimulation
import Testing

@testable import LarderSQLite

@Suite struct `Backups` {
    let folder = TemporaryFolder()
    var url: URL { folder.file("kept.sqlite") }

    /// Opens the storage on a day, waits for its backup, says something, and closes it again.
    private func open(day: Double, saying number: Int) async throws -> [SQLiteStorage.Backup] {
        let storage = try SQLiteStorage(
            at: url, durability: .precious,
            environment: StoreEnvironment(
                now: { Date(timeIntervalSinceReferenceDate: day * 86_400) }))
        try await storage.commit(Write())
        try await storage.backup(to: folder.file("copy"))
        try await storage.set([.number(number)])
        try await storage.close()
        return SQLiteStorage.backups(of: url)
    }

    private func count(_ backup: SQLiteStorage.Backup) async throws -> Int {
        try await DatabaseQueue(path: backup.url.path)
            .read { try Int.fetchOne($0, sql: "SELECT count(*) FROM mark") } ?? 0
    }

    @Test func `are made once a day, and the last three are kept`() async throws {
        defer { folder.remove() }
        var found: [SQLiteStorage.Backup] = []
        for (index, day) in [1, 1.1, 2.2, 2.3, 3.3, 4.4, 4.5].enumerated() {
            found = try await open(day: 9_000 + day, saying: index)
        }
        let days = found.map { ($0.date.timeIntervalSinceReferenceDate / 86_400 - 9_000) }
        #expect(days.map { Int($0.rounded(.down)) } == [2, 3, 4])
        #expect(found.map(\.position.point) == found.map(\.position.point).sorted())
        #expect(Set(found.map(\.position.incarnation)).count == 1)
    }

    @Test func `are told by what they hold, whatever the clock said`() async throws {
        defer { folder.remove() }
        // For one day the clock is years ahead, then it is right again.
        for (index, day) in [0, 1, 2, 6_000, 4, 5, 6].enumerated() {
            let found = try await open(day: 9_000 + Double(day), saying: index)
            var counts: [Int] = []
            for backup in found { counts.append(try await count(backup)) }
            #expect(counts == Array(max(1, index - 2)..<max(1, index + 1)))
        }
    }

    @Test(arguments: ["", "-wal", ".lock"])
    func `are not put in the place of the storage itself`(end: String) async throws {
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: url, durability: .precious)
        try await storage.commit([.put(.text("a", "1"))])
        let error = await #expect(throws: LarderError.self) {
            try await storage.backup(to: URL(fileURLWithPath: url.path + end))
        }
        #expect(error?.code == .unsupported)
        #expect(try await storage.entry(for: "a") != nil)
        try await storage.close()
    }

    @Test func `leave nothing of those that were cut off, and do not disturb those under way`()
        async throws
    {
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: url, durability: .precious)
        let (one, two, held) = (UUID().uuidString, UUID().uuidString, UUID().uuidString)
        let left = [
            "copy.sqlite.\(one).part", "copy.sqlite.\(one).part-journal",
            "copy.sqlite.\(one).part-wal", "copy.sqlite.\(two).part-journal",
            "kept.sqlite.backup-x.\(one).part", "kept.sqlite.backup-x.\(one).part-journal",
        ]
        // Others name what they have not whole yet like that too.
        let kept = [
            "copy.sqlite.\(held).part", "copy.sqlite.iso.part", "copy.sqlite.part",
            "copy.sqlite.part.txt",
        ]
        for name in left + kept { try Data("half".utf8).write(to: folder.file(name)) }
        let working = try FileLock(path: folder.file("copy.sqlite.\(held).part").path)
        #expect(try working.hold())
        try await storage.backup(to: folder.file("copy.sqlite"))
        #expect(Set(folder.names().filter { $0.contains("part") }) == Set(kept))
        working.release()
        try await storage.close()
    }

    @Test func `are not displaced by one that cannot be read`() async throws {
        defer { folder.remove() }
        for day in 0..<4 { _ = try await open(day: 9_000 + Double(day), saying: day) }
        for name in ["9", "99", "999"] {
            try Data(repeating: 7, count: 9_000)
                .write(to: folder.file("kept.sqlite.backup-\(name)"))
        }
        let found = try await open(day: 9_004, saying: 4)
        #expect(found.count == 3)
        #expect(try await count(#require(found.last)) == 4)
    }

    @Test func `are made in time while the storage is open`() async throws {
        defer { folder.remove() }
        let clock = ManualClock()
        let storage = try SQLiteStorage(
            at: url, durability: .precious, environment: clock.environment())
        try await storage.commit(Write())
        try await storage.backup(to: folder.file("copy"))
        var counts: [Int] = []
        for hour in 0..<60 {
            try await storage.set([.number(hour)])
            await clock.sleepers()
            clock.advance(by: .seconds(3_600))
            // Asleep again, it has begun what is due, and copies are made one after another.
            await clock.sleepers()
            try await storage.backup(to: folder.file("copy"))
            counts.append(storage.backups.count)
        }
        #expect(counts.first == 1)
        #expect(counts.last == 3)
        #expect(try await count(#require(storage.backups.last)) == 49)
        try await storage.close()
    }

    @Test func `do not keep a storage open that nobody holds`() async throws {
        defer { folder.remove() }
        let clock = ManualClock()
        weak var storage: SQLiteStorage?
        do {
            let opened = try SQLiteStorage(
                at: url, durability: .precious, environment: clock.environment())
            try await opened.set([.number(1)])
            storage = opened
            try await opened.close()
        }
        #expect(storage == nil)
    }

    @Test func `that fail name their own place, and say what to do`() async throws {
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: url, durability: .precious)
        let (missing, target) = (folder.file("missing").path, folder.file("missing/copy").path)
        let error = await #expect(throws: LarderError.self) {
            try await storage.backup(to: URL(fileURLWithPath: target))
        }
        #expect(error?.code == .notFound)
        #expect(error?.message.contains("There is no folder \(missing)") == true)
        let file = storage.file
        let full = SQLiteFailure(code: 13, message: "database or disk is full")
        let message = file.typed(full, copying: target + ".part", to: target).message
        #expect(message.contains(target) && !message.contains(url.path))
        let refused = LarderError.system("open", target + ".part", 13)
        let words = file.typed(refused, copying: target + ".part", to: target).message
        #expect(words.contains(target) && !words.contains("part"))
        try await storage.close()
    }

    @Test func `are named when the file is damaged: the newest that is whole, whoever made it`()
        async throws
    {
        defer { folder.remove() }
        let mine = folder.file("mine")
        try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
        _ = try await open(day: 9_000, saying: 1)
        _ = try await open(day: 9_001, saying: 2)
        let storage = try SQLiteStorage(at: url, durability: .precious)
        let own = mine.appendingPathComponent("kept.sqlite.backup-own")
        try await storage.backup(to: own)
        try await storage.close()
        let automatic = try #require(SQLiteStorage.backups(of: url).last)
        try Data(repeating: 7, count: 9_000).write(to: url)
        func message() -> String? {
            #expect(throws: LarderError.self) {
                try SQLiteStorage(at: url, durability: .precious, backupFolder: mine)
            }?.message
        }
        #expect(message()?.contains(own.path) == true)
        var bytes = try Data(contentsOf: own)
        bytes.replaceSubrange(5_000..<9_000, with: Data(repeating: 7, count: 4_000))
        try bytes.write(to: own)
        #expect(message()?.contains(automatic.url.path) == true)
        for word in ["SQLite error", "(SQLite", "***", "SELECT"] {
            #expect(message()?.contains(word) == false, "\(word)")
        }
    }

    @Test func `go on while others write`() async throws {
        defer { folder.remove() }
        let storage = try SQLiteStorage(at: url, durability: .precious)
        try await storage.set((0..<2_000).map { .number($0) })
        async let copied: Void = storage.backup(to: folder.file("copy"))
        for number in 0..<50 { try await storage.set([.number(10_000 + number)]) }
        try await copied
        try SQLiteStorage.restore(folder.file("copy"), to: folder.file("other.sqlite"))
        try await storage.close()
    }
}
#endif
