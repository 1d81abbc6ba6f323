import Foundation
import LarderSimulation
import Testing

@testable import Larder

@Suite struct `Loads of blobs in a storage` {
    private let slow = SlowStorage()

    private func summaries(_ storage: any EntryStorage) async throws -> [EntrySummary] {
        try await storage.allSummaries()
    }

    @Test func `write nothing until they store, so that what never ends leaves nothing`()
        async throws
    {
        let store = BlobStore(in: slow, name: "blobs")
        try await store.put(blob(1), for: "a")
        let before = try await summaries(slow)
        let commits = slow.commits
        let found = Locked<[EntrySummary]>([])
        for number in 0..<10 {
            await #expect(throws: LarderError.self) {
                try await store.load(Key("\(number)")) {
                    let now = try await slow.allSummaries()
                    found.withLock { $0 = now }
                    throw LarderError(.notFound, message: "Nothing.")
                }
            }
            #expect(found.withLock { $0 } == before)
        }
        _ = try await store.loadFetched("forbidden") { Fetched(blob(2), mayBeStored: false) }
        #expect(slow.commits == commits)
        #expect(try await summaries(slow) == before)
    }

    @Test(arguments: [LarderError.Code.full, .io])
    func `leave nothing when they cannot be stored`(code: LarderError.Code) async throws {
        let faulty = FaultyStorage()
        let store = BlobStore(in: faulty, name: "blobs", limits: BlobLimits(disk: 1_000))
        try await store.put(blob(1), for: "a")
        let before = try await summaries(faulty)
        for number in 0..<10 {
            faulty.failCommits(2, code)
            #expect(try await store.load(Key("\(number)")) { blob(2) } == blob(2))
            faulty.failCommits(0)
            #expect(try await store.load("large") { blob(3, 1_001) } == blob(3, 1_001))
        }
        #expect(try await summaries(faulty) == before)
        #expect(try await store.load("0") { blob(2) } == blob(2))
        #expect(try await store.bytes(for: "0") == blob(2))
    }

    @Test func `ask their source, and say that it failed, while nothing can be written`()
        async throws
    {
        let store = BlobStore(in: slow, name: "blobs")
        try await store.put(blob(1), for: "a")
        slow.holdCommits()
        let put = Task { try await store.put(blob(2), for: "b") }
        await slow.held()
        let error = await #expect(throws: LarderError.self) {
            try await store.load("c") { throw LarderError(.notFound, message: "Nothing.") }
        }
        #expect(error?.code == .notFound)
        slow.release()
        _ = try await put.value
    }

    @Test func `ask no source after all who wanted them have left`() async throws {
        let store = BlobStore(in: slow, name: "blobs")
        try await store.put(blob(1), for: "a")
        let asked = Notebook<Bool>()
        slow.hold()
        let load = Task {
            try await store.loadFetched("b") {
                asked.note(true)
                return Fetched(blob(2))
            }
        }
        await slow.held()
        load.cancel()
        slow.release()
        await #expect(throws: CancellationError.self) { try await load.value }
        #expect(try await store.load("b") { blob(3) } == blob(3))
        #expect(asked.lines.isEmpty)
    }

    @Test func `wait for a busy storage together, not one after another`() async throws {
        let store = BlobStore(in: slow, name: "blobs")
        try await store.put(blob(0), for: "a")
        let commits = slow.commits
        slow.holdCommits()
        slow.refuse(LarderError(.busy, message: "Another program writes."))
        let shown = Notebook<Data>()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...15 {
                group.addTask {
                    shown.note(try await store.load(Key("\(number)")) { blob(number) })
                }
            }
            await slow.held()
            for _ in 0..<2_000 { await Task.yield() }
            slow.release()
            try await group.waitForAll()
        }
        #expect(shown.lines.count == 15)
        // One that began before the others had arrived, and at most one more for those.
        #expect(slow.commits - commits <= 2)
        slow.refuse(nil)
        #expect(try await store.load("1") { blob(1) } == blob(1))
        #expect(try await store.bytes(for: "1") == blob(1))
    }

    @Test func `are not stored after their part of the storage was wiped elsewhere`() async throws {
        let base = MemoryStorage()
        for isFirst in [true, false] {
            let partition = base.partition("user \(isFirst)")
            let store = BlobStore(in: partition, name: "blobs")
            if !isFirst { try await store.put(blob(1), for: "a") }
            for isNewSession in [false, true] {
                let loaded = try await store.load("b") {
                    try await base.partition(partition.name).wipe()
                    if isNewSession {
                        try await BlobStore(in: base.partition(partition.name), name: "blobs")
                            .put(blob(3), for: "c")
                    }
                    return blob(2)
                }
                #expect(loaded == blob(2))
                #expect(try await store.id(for: "b") == nil)
            }
        }
    }

    @Test(arguments: [true, false])
    func `are not stored when the record of removals was damaged meanwhile`(
        isEmpty: Bool
    ) async throws {
        let storage = MemoryStorage()
        let store = BlobStore(in: storage, name: "blobs")
        let damage: @Sendable () async throws -> Void = {
            for part in 0..<BlobRemovals.parts {
                let key = Key("blobs", "removals", "\(part)")
                var entry = try #require(try await storage.entry(for: key))
                entry.value = Data(isEmpty ? [] : [1, 2, 3])
                try await storage.commit([.put(entry)])
            }
        }
        let loaded = try await store.load("a") {
            try await damage()
            return blob(1)
        }
        #expect(loaded == blob(1))
        #expect(try await store.id(for: "a") == nil)
        #expect(try await store.load("a") { blob(2) } == blob(2))
        try await damage()
        #expect(try await store.remove("a"))
        #expect(try await store.load("a") { blob(3) } == blob(3))
        #expect(try await store.bytes(for: "a") == blob(3))
    }

    @Test func `are not stored over what was removed on a full disk meanwhile`() async throws {
        let storage = FullStorage()
        let limits = BlobLimits(disk: 1_000)
        let store = BlobStore(in: storage, name: "blobs", limits: limits)
        let other = BlobStore(in: storage, name: "blobs", limits: limits)
        for number in 0..<5 { try await store.put(blob(number), for: Key("\(number)")) }
        let loaded = try await store.load("a") {
            try await other.put(blob(7), for: "a")
            storage.isFull.withLock { $0 = true }
            #expect(try await other.remove("a"))
            try await other.remove(BlobID(of: blob(1)))
            await #expect(throws: LarderError.self) { try await other.put(blob(8), for: "b") }
            storage.isFull.withLock { $0 = false }
            return blob(2)
        }
        #expect(loaded == blob(2))
        #expect(try await store.id(for: "a") == nil)
        #expect(try await store.id(for: "1") == nil)
        #expect(try await store.load("a") { blob(3) } == blob(3))
        #expect(try await store.bytes(for: "a") == blob(3))
        storage.isFull.withLock { $0 = true }
        let small = BlobStore(in: storage, name: "blobs", limits: BlobLimits(disk: 300))
        await small.prune()
        #expect(try await small.usage().bytes <= 300)
    }

    @Test func `that are read after a restart record their uses together`() async throws {
        let base = MemoryStorage()
        let clock = ManualClock()
        let filler = BlobStore(in: base, name: "blobs", environment: clock.environment())
        for number in 0..<50 { try await filler.put(blob(number), for: Key("\(number)")) }
        clock.advance(by: .seconds(3_600))
        let slow = SlowStorage(base)
        let store = BlobStore(in: slow, name: "blobs", environment: clock.environment())
        for number in 0..<50 { _ = try await store.bytes(for: Key("\(number)")) }
        let used = clock.date
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        let contents = Key("blobs", "contents")
        while try await base.allSummaries(under: contents).contains(where: {
            $0.metadata.times.confirmed < used
        }) { await Task.yield() }
        #expect(slow.commits == 1)
    }
}

@Suite struct `The record of removals` {
    @Test func `knows the last names since a count, and takes more for all`() {
        var log = BlobRemovals(count: 1 << 52)
        let start = log.count
        #expect(!log.mayContain("a", since: start))
        log.add("a")
        let later = log.count
        for number in 1..<BlobRemovals.limit { log.add(Key("\(number)")) }
        #expect(log.mayContain("a", since: start) && !log.mayContain("a", since: later))
        #expect(!log.mayContain("b", since: start))
        log.add("c")
        #expect(log.mayContain("b", since: start) && !log.mayContain("b", since: later))
        #expect(BlobRemovals(log.bytes) == log)
        // Of another store, or of the time before it was wiped.
        #expect(log.mayContain("b", since: 17) && log.mayContain("b", since: .max))
    }

    @Test func `is nothing when it is damaged`() {
        var log = BlobRemovals(count: .max)
        log.add("a")
        for length in 0..<log.bytes.count where length != 8 {
            #expect(BlobRemovals(log.bytes.prefix(length)) == nil)
        }
        var random = SeededRandom(seed: 1)
        for count in 0..<200 {
            let bytes = Data((0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
            _ = BlobRemovals(bytes)?.mayContain("a", since: random.next())
        }
    }
}

/// A storage in memory that takes only removals while it is full.
private final class FullStorage: EntryStorage {
    let isFull = Locked(false)
    private let base = MemoryStorage()

    var durability: Durability { base.durability }

    func entry(for key: Key) async throws -> StoredEntry? { try await base.entry(for: key) }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await base.summaries(under: prefix, after: after, limit: limit)
    }

    func commit(_ write: Write) async throws -> Commit {
        let onlyRemoves = write.entries.allSatisfy { change in
            if case .remove = change { true } else { false }
        }
        if isFull.withLock({ $0 }), !onlyRemoves {
            throw LarderError(.full, message: "The disk is full.")
        }
        return try await base.commit(write)
    }

    func position() async throws -> StoragePosition { try await base.position() }

    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error> {
        base.changes(after: position)
    }

    func close() async throws { try await base.close() }
}
