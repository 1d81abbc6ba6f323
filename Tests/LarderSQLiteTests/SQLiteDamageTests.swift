#if SQLite
import Foundation
import GRDB
import Larder
import LarderSQLite
import Testing

/// Files that were changed by something other than us.
@Suite(.serialized) struct `Damaged files` {
    let folder = TemporaryFolder()
    let events = Events()

    private func open(_ durability: Durability, day: Double = 9_000) throws -> SQLiteStorage {
        try SQLiteStorage(
            at: folder.file("storage.sqlite"), durability: durability,
            environment: StoreEnvironment(
                now: { Date(timeIntervalSinceReferenceDate: day * 86_400) }, reporter: events))
    }

    private var path: String { folder.file("storage.sqlite").path }

    /// Fifty entries, and as many marks if the storage takes them; closed cleanly.
    private func fill(_ durability: Durability) async throws {
        let storage = try open(durability)
        for number in 0..<50 {
            try await storage.commit(
                Write(
                    entries: [.put(.text(Key("k", "\(number)"), "value \(number)"))],
                    marks: durability == .precious ? [.number(number)] : []))
        }
        try await storage.close()
    }

    private func change(_ body: (inout Data) -> Void) throws {
        var bytes = try Data(contentsOf: folder.file("storage.sqlite"))
        body(&bytes)
        try bytes.write(to: folder.file("storage.sqlite"))
    }

    static let wrecks: [(name: String, wreck: @Sendable (inout Data) -> Void)] = [
        ("another magic", { $0[3] = 0 }),
        ("another page size", { $0[16] = 0x40 }),
        ("no page size", { $0[16] = 0 }),
        ("half a file", { $0 = $0.prefix($0.count / 2) }),
        ("a picture", { $0 = Data("GIF89a".utf8) + Data(repeating: 7, count: 9_000) }),
        ("zeros", { $0 = Data(count: $0.count) }),
        (
            "zeros after the first page",
            { $0.replaceSubrange(8_192..., with: Data(count: $0.count - 8_192)) }
        ),
        ("another table", { $0.replace("CREATE TABLE entry", with: "CREATE TABLE entrx") }),
    ]

    @Test(arguments: wrecks.indices)
    func `A damaged cache is set aside with its date, and a new one begins`(index: Int) async throws
    {
        defer { folder.remove() }
        try await fill(.rebuildable)
        try change(Self.wrecks[index].wreck)
        let storage = try open(.rebuildable)
        // What can only be noticed when it is read is set aside then.
        for number in 0..<50 {
            let found = try await storage.entry(for: Key("k", "\(number)"))
            #expect(found == nil, "\(Self.wrecks[index].name)")
        }
        #expect(try await storage.allSummaries().isEmpty)
        try await storage.commit([.put(.text("k/1", "anew"))])
        #expect(try await storage.entry(for: "k/1") != nil)
        try await storage.close()
        let aside = folder.names().filter { $0.contains("damaged") && !$0.hasSuffix("-wal") }
        #expect(aside == ["storage.sqlite.damaged-2025-08-23T000000Z"])
        #expect(events.count(.setAside) == 1)
    }

    @Test func `An emptied cache begins empty`() async throws {
        defer { folder.remove() }
        try await fill(.rebuildable)
        try change { $0 = Data() }
        let storage = try open(.rebuildable)
        #expect(try await storage.allSummaries().isEmpty)
        try await storage.commit([.put(.text("k/1", "anew"))])
        try await storage.close()
    }

    @Test(arguments: wrecks.indices)
    func `A damaged precious file is an error that names it and the backup`(
        index: Int
    ) async throws {
        defer { folder.remove() }
        try await fill(.precious)
        try await open(.precious, day: 9_001).closeAfterCheck()
        try change(Self.wrecks[index].wreck)
        let before = try Data(contentsOf: folder.file("storage.sqlite"))
        let error = await #expect(throws: LarderError.self) {
            let storage = try open(.precious)
            try await withClosing(storage) {
                _ = try await storage.marks(named: .read, in: nil)
            }
        }
        #expect(error?.code == .damaged, "\(Self.wrecks[index].name)")
        #expect(error?.message.contains(path) == true)
        #expect(error?.message.contains(".backup-2025-08-24") == true)
        #expect(try Data(contentsOf: folder.file("storage.sqlite")) == before, "nothing is changed")
    }

    @Test func `A precious file that is gone or empty is an error`() async throws {
        defer { folder.remove() }
        try await fill(.precious)
        for content in [Data(), nil] {
            if let content {
                try content.write(to: folder.file("storage.sqlite"))
            } else {
                try FileManager.default.removeItem(at: folder.file("storage.sqlite"))
            }
            let error = #expect(throws: LarderError.self) { try open(.precious) }
            #expect(error?.code == .damaged)
        }
    }

    @Test func `A backup is put in place of a damaged file, which is kept`() async throws {
        defer { folder.remove() }
        try await fill(.precious)
        try await open(.precious, day: 9_001).closeAfterCheck()
        try change { $0 = Data(count: $0.count) }
        let url = folder.file("storage.sqlite")
        let backup = try #require(
            folder.names().filter { $0.contains(".backup-") }.map(folder.file).last)
        try SQLiteStorage.restore(backup, to: url)
        let storage = try open(.precious)
        #expect(try await storage.marks(named: .read, in: "soak").count == 50)
        let before = try await storage.allSummaries().map(\.revision).max() ?? 0
        let commit = try await storage.commit([.put(.text("new", "x"))])
        #expect((commit.revision(of: "new") ?? 0) > before)
        try await storage.close()
        #expect(folder.names().contains { $0.contains(".damaged-") })
    }

    @Test func `A damaged backup is not put in place`() async throws {
        defer { folder.remove() }
        try await fill(.precious)
        let url = folder.file("storage.sqlite")
        let copy = folder.file("copy")
        let storage = try open(.precious)
        try await storage.backup(to: copy)
        try await storage.close()
        var bytes = try Data(contentsOf: copy)
        bytes.replace("value 17", with: "value 71")
        try bytes.write(to: copy)
        let before = try Data(contentsOf: url)
        let error = #expect(throws: LarderError.self) { try SQLiteStorage.restore(copy, to: url) }
        #expect(error?.code == .damaged)
        #expect(try Data(contentsOf: url) == before)
    }

    @Test func `A changed cached value counts as absent, after an event`() async throws {
        defer { folder.remove() }
        try await fill(.rebuildable)
        try change { $0.replace("value 17", with: "value 71") }
        let storage = try open(.rebuildable)
        #expect(try await storage.entry(for: "k/17") == nil)
        #expect(try await storage.entry(for: "k/18") != nil)
        #expect(events.count(.damaged) == 1)
        try await storage.commit([.put(.text("k/17", "fetched anew"))])
        #expect(try await storage.entry(for: "k/17") != nil)
        try await storage.close()
    }

    @Test func `A changed precious value is an error that names its key`() async throws {
        defer { folder.remove() }
        try await fill(.precious)
        try change { $0.replace("value 17", with: "value 71") }
        let storage = try open(.precious)
        let error = await #expect(throws: LarderError.self) {
            _ = try await storage.entry(for: "k/17")
        }
        #expect(error?.code == .damaged && error?.key == "k/17")
        #expect(try await storage.entry(for: "k/18") != nil, "what is whole can be read")
        await #expect(throws: LarderError.self) {
            try await storage.commit([.put(.text("k/1", "no"))])
        }
        try await storage.close()
    }

    @Test func `No flipped bit of a precious file makes a silent difference`() async throws {
        defer { folder.remove() }
        try await fill(.precious)
        let url = folder.file("storage.sqlite")
        let sound = try Data(contentsOf: url)
        var found = 0
        var random = FlipChance()
        for _ in 0..<400 {
            let bit = Int(random.next() % UInt64(sound.count * 8))
            try? FileManager.default.removeItem(at: folder.file("storage.sqlite-wal"))
            try? FileManager.default.removeItem(at: folder.file("storage.sqlite-shm"))
            var bytes = sound
            bytes[bit / 8] ^= 1 << (bit % 8)
            try bytes.write(to: url)
            do {
                let storage = try open(.precious)
                try await withClosing(storage) {
                    let marks = try await storage.marks(named: .read, in: "soak")
                    #expect(marks == (0..<50).map { .number($0) }, "bit \(bit)")
                    for number in 0..<50 {
                        let value = try await storage.entry(for: Key("k", "\(number)"))?.value
                        #expect(value == Data("value \(number)".utf8), "bit \(bit)")
                    }
                    #expect(try await storage.allSummaries().count == 50, "bit \(bit)")
                }
            } catch let error as LarderError {
                #expect([.damaged, .tooNew].contains(error.code), "bit \(bit): \(error)")
                found += 1
            }
        }
        print("\(found) of 400 flipped bits were noticed; the others made no difference")
    }

    @Test func `No flipped bit of a cache gives a wrong value`() async throws {
        defer { folder.remove() }
        try await fill(.rebuildable)
        let url = folder.file("storage.sqlite")
        let sound = try Data(contentsOf: url)
        var random = FlipChance()
        var absent = 0
        for _ in 0..<400 {
            let bit = Int(random.next() % UInt64(sound.count * 8))
            var bytes = sound
            bytes[bit / 8] ^= 1 << (bit % 8)
            for name in folder.names() {
                try? FileManager.default.removeItem(at: folder.file(name))
            }
            try bytes.write(to: url)
            let storage: SQLiteStorage
            do {
                storage = try open(.rebuildable)
            } catch let error as LarderError {
                // The version is what it is: a newer one is not thrown away.
                #expect(error.code == .tooNew, "bit \(bit): \(error)")
                continue
            }
            for number in 0..<50 {
                let entry = try await storage.entry(for: Key("k", "\(number)"))
                if let entry {
                    #expect(entry.value == Data("value \(number)".utf8), "bit \(bit)")
                } else {
                    absent += 1
                }
            }
            try await storage.commit([.put(.text("new", "x"))])
            // A flipped key inside the index leads past what is there; that counts as absent too.
            if let new = try await storage.entry(for: "new") {
                #expect(new.value == Data("x".utf8), "bit \(bit)")
            } else {
                absent += 1
            }
            try? await storage.close()
        }
        print("\(absent) of 20000 cached values counted as absent after flipped bits")
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `A newer schema is refused and left untouched`(durability: Durability) async throws {
        defer { folder.remove() }
        try await fill(durability)
        let queue = try DatabaseQueue(path: path)
        try await queue.write { db in
            try db.execute(sql: "CREATE TABLE later(id INTEGER); PRAGMA user_version = 99")
        }
        try queue.close()
        let before = try Data(contentsOf: folder.file("storage.sqlite"))
        let error = #expect(throws: LarderError.self) { try open(durability) }
        #expect(error?.code == .tooNew)
        #expect(error?.message.contains("99") == true)
        #expect(try Data(contentsOf: folder.file("storage.sqlite")) == before)
    }

    @Test func `What is whole in a damaged file can be saved as text`() async throws {
        defer { folder.remove() }
        try await fill(.precious)
        let item = Data("soak17read".utf8)
        try change { bytes in
            guard let range = bytes.range(of: item) else { return }
            bytes[range.lowerBound + 5] ^= 1
        }
        let storage = try open(.precious)
        await #expect(throws: LarderError.self) { _ = try await storage.allMarks() }
        let found = try await storage.salvagedMarks()
        #expect(found.marks.count == 49)
        #expect(found.damaged.count == 1)
        #expect(try Mark.marks(inText: Mark.text(of: found.marks)) == found.marks)
        try await storage.close()
    }

    @Test func `Files are for their owner alone`() async throws {
        defer { folder.remove() }
        try await fill(.precious)
        for name in folder.names() {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: folder.file(name).path)
            let permissions = (attributes[.posixPermissions] as? NSNumber)?.intValue
            #expect(permissions.map { $0 & 0o077 } == 0, "\(name)")
        }
    }

    @Test func `A cache that another opening sets aside is opened again by all`() async throws {
        defer { folder.remove() }
        let one = try open(.rebuildable)
        try await one.commit([.put(.text("a", "old"))])
        let before = try await one.position()
        let changes = one.changes(after: before)
        // What an opening in another process does when it finds damage.
        let url = folder.file("storage.sqlite")
        try FileManager.default.moveItem(at: url, to: folder.file("elsewhere"))
        try? FileManager.default.removeItem(at: folder.file("storage.sqlite-wal"))
        try? FileManager.default.removeItem(at: folder.file("storage.sqlite-shm"))
        let other = try open(.rebuildable, day: 9_002)
        let revision = try await other.commit([.put(.text("b", "new"))]).revision(of: "b")
        #expect(try await one.entry(for: "a") == nil)
        #expect(try await one.entry(for: "b")?.revision == revision)
        let commit = try await one.commit([.put(.text("c", "new"))])
        #expect((commit.revision(of: "c") ?? 0) > (revision ?? .max))
        var iterator = changes.makeAsyncIterator()
        let batch = try await iterator.next()
        #expect(batch?.changes.isEverything == true)
        #expect(batch?.through.incarnation == commit.position.incarnation)
        #expect(before.incarnation != commit.position.incarnation)
        try await one.close()
        try await other.close()
    }
}

/// Runs the body, and closes the storage whatever comes.
private func withClosing(
    _ storage: SQLiteStorage, _ body: () async throws -> Void
) async throws {
    do {
        try await body()
    } catch {
        try? await storage.close()
        throw error
    }
    try? await storage.close()
}

extension SQLiteStorage {
    /// Waits for what is done after opening: the check and the daily backup.
    func closeAfterCheck() async throws {
        _ = try await allSummaries()
        try await close()
    }
}

/// The same bits every time.
private struct FlipChance {
    var state: UInt64 = 7

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 20
    }
}

/// Counts what a storage reports.
final class Events: Reporter {
    private let events = Locked<[LarderEvent.Kind: Int]>([:])

    func report(_ event: LarderEvent) {
        events.withLock { $0[event.kind, default: 0] += 1 }
    }

    func count(_ kind: LarderEvent.Kind) -> Int { events.withLock { $0[kind] ?? 0 } }
}

extension Data {
    fileprivate mutating func replace(_ old: String, with new: String) {
        while let range = range(of: Data(old.utf8)) { replaceSubrange(range, with: Data(new.utf8)) }
    }
}

extension StoredEntry {
    static func text(_ key: Key, _ text: String) -> StoredEntry {
        StoredEntry(
            key: key, value: Data(text.utf8), format: "text/1",
            metadata: EntryMetadata(
                times: Timestamps(fetched: Date(timeIntervalSinceReferenceDate: 0))))
    }
}

extension Mark {
    static func number(_ number: Int) -> Mark {
        Mark(
            scope: "soak", item: "\(number)", name: .read,
            date: Date(timeIntervalSinceReferenceDate: Double(number)))
    }
}
#endif
