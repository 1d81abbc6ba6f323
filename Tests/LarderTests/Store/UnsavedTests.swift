import Foundation
import Larder
import LarderSimulation
import Testing

/// Values that could not be stored, and what comes on top of them.
@Suite(.timeLimit(.minutes(15))) struct `What could not be stored` {
    let memory = MemoryStorage()
    let clock = ManualClock()

    private func store(_ storage: any EntryStorage) -> Store<Int> {
        Store(name: "test", storage: storage, environment: clock.environment())
    }

    @Test func `in two groups that share a key is written whole and with its newest values`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        for key in ["a", "b", "c"] { try await store.load(Key(key), policy: .cacheOnly) }
        storage.failCommits(.max, .full)
        let (isBegun, isBoth) = (Locked(false), Locked(false))
        storage.beforeNextCommit {
            isBegun.withLock { $0 = true }
            while !isBoth.withLock({ $0 }) { await Task.yield() }
        }
        let first = Task { try await store.set(["a": 1, "b": 1]) }
        while !isBegun.withLock({ $0 }) { await Task.yield() }
        let second = Task { try await store.set(["b": 2, "c": 2]) }
        _ = await snapshot(of: "c", in: store) { $0.value == 2 }
        isBoth.withLock { $0 = true }
        await #expect(throws: LarderError.self) { try await first.value }
        await #expect(throws: LarderError.self) { try await second.value }
        storage.failCommits(0)
        let position = try await memory.position()
        await store.flush()
        for (key, value) in [("a", 1), ("b", 2), ("c", 2)] {
            #expect(!store.snapshot(of: Key(key)).isUnsaved)
            let stored = try await self.store(memory.opened()).load(Key(key), policy: .cacheOnly)
            #expect(stored.value == value)
        }
        // In one commit.
        #expect(try await memory.position().point == position.point + 1)
    }

    @Test func `in a group is written whole with a change made of one of its values meanwhile`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        for key in ["a", "c"] { try await store.load(Key(key), policy: .cacheOnly) }
        storage.failCommits(1, .full)
        storage.beforeNextCommit { store.updateSoon("c") { ($0 ?? 0) + 1 } }
        await #expect(throws: LarderError.self) { try await store.set(["a": 1, "c": 1]) }
        while try await memory.entry(for: "test/c") == nil { await Task.yield() }
        #expect(try await memory.entry(for: "test/c")?.value == Data("2".utf8))
        #expect(try await memory.entry(for: "test/a")?.value == Data("1".utf8))
        #expect(!store.snapshot(of: "a").isUnsaved)
    }

    /// A store of a group that could not be stored, while something else is being written; `during` is done
    /// meanwhile.
    private func group(
        _ source: ScriptedSource<Int>? = nil,
        during: @escaping @Sendable (Store<Int>) async throws -> Void
    ) async throws {
        let storage = FaultyStorage(memory)
        let store = Store(
            name: "test", source: source, storage: storage, freshness: .after(.seconds(60)),
            retry: .never, environment: clock.environment())
        try await store.set(["a": 0, "b": 0])
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set(["a": 1, "b": 1]) }
        storage.beforeNextCommit { try await during(store) }
        try await store.set("z", to: 5)
        await store.flush()
    }

    enum Way: CaseIterable { case set, setSoon, group, model }

    @Test(arguments: Way.allCases)
    func `and is set again shows no failure once that is stored`(way: Way) async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        let model = await ValueModel(store: store, key: "a", loading: nil)
        let told = Locked<Failure?>(nil)
        let token = store.observe("a") { snapshot in told.withLock { $0 = snapshot.failure } }
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set("a", to: 1) }
        #expect(told.withLock { $0 }?.error.code == .full)
        switch way {
        case .set: try await store.set("a", to: 2)
        case .setSoon:
            store.setSoon("a", to: 2)
            await store.flush()
        case .group: try await store.set(["a": 2, "b": 2])
        case .model:
            await MainActor.run { model.value = 2 }
            await store.flush()
        }
        #expect(try await memory.entry(for: "test/a")?.value == Data("2".utf8))
        #expect(store.snapshot(of: "a").failure == nil)
        #expect(told.withLock { $0 } == nil)
        token.cancel()
    }

    @Test func `in a group is written whole though one is set again before its turn`()
        async throws
    {
        let writes = Notebook<[Key]>()
        let start = try await memory.position()
        let changes = memory.changes(after: start)
        let following = Task {
            for try await batch in changes { writes.note(batch.changes.keys) }
        }
        defer { following.cancel() }
        try await group { store in
            Task { await store.flush() }
            for _ in 0..<50 { await Task.yield() }
            store.setSoon("a", to: 2)
        }
        #expect(try await memory.entry(for: "test/a")?.value == Data("2".utf8))
        #expect(try await memory.entry(for: "test/b")?.value == Data("1".utf8))
        // Nothing of the group was written alone.
        let groups = writes.lines.filter { $0.contains("test/b") }
        #expect(groups.allSatisfy { $0.contains("test/a") })
    }

    @Test func `and not queued yet, because a watcher is slow, is flushed all the same`()
        async throws
    {
        let store = store(memory)
        let isShown = Locked(false)
        let mayGoOn = Locked(false)
        let token = store.observe("a") { snapshot in
            guard snapshot.value == 2 else { return }
            isShown.withLock { $0 = true }
            while !mayGoOn.withLock({ $0 }) { sched_yield() }
        }
        let thread = Thread { store.setSoon("a", to: 2) }
        thread.start()
        while !isShown.withLock({ $0 }) { await Task.yield() }
        await store.flush()
        #expect(try await memory.entry(for: "test/a")?.value == Data("2".utf8))
        mayGoOn.withLock { $0 = true }
        token.cancel()
    }

    @Test func `in a group and removed is fetched again by who sees it go`() async throws {
        let loaded = Locked<Task<Int?, any Error>?>(nil)
        try await group(ScriptedSource([.value(9)])) { store in
            Task { try await store.remove("a") }
            _ = await snapshot(of: "a", in: store) { $0.value == nil }
            let load = Task { try await store.load("a").value }
            loaded.withLock { $0 = load }
            // Until its answer waits for its turn to be stored.
            for _ in 0..<1_000 { await Task.yield() }
        }
        #expect(try await loaded.withLock { $0 }?.value == 9)
        let stored = store(memory.opened())
        #expect(try await stored.load("a", policy: .cacheOnly).value == 9)
        #expect(try await stored.load("b", policy: .cacheOnly).value == 1)
    }

    @Test func `in a group and changed is out of date when that is said after it`() async throws {
        let said = Locked<Task<Void, any Error>?>(nil)
        try await group { store in
            store.updateSoon("a") { ($0 ?? 0) + 10 }
            let saying = Task { try await store.invalidate("a") }
            said.withLock { $0 = saying }
            _ = await snapshot(of: "a", in: store) { $0.isInvalidated }
            for _ in 0..<1_000 { await Task.yield() }
        }
        try await said.withLock { $0 }?.value
        let stored = try await store(memory.opened()).load("a", policy: .cacheOnly)
        #expect(stored.value == 11 && stored.isInvalidated)
    }

    @Test(arguments: [false, true])
    func `in a group, of which one is set again, is written whole`(isRemoval: Bool) async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        try await store.set(["a": 2, "b": 2, "c": 2])
        storage.failCommits(2, .full)
        await #expect(throws: LarderError.self) {
            try await store.set(["a": 10, "b": 10, "c": 10])
        }
        store.setSoon("b", to: 12)
        while storage.commits < 3 { await Task.yield() }
        if isRemoval {
            try await store.remove("a")
        } else {
            try await store.update("a") { ($0 ?? 0) + 1 }
        }
        let stored = self.store(memory.opened())
        #expect(try await stored.load("a", policy: .cacheOnly).value == (isRemoval ? nil : 11))
        #expect(try await stored.load("b", policy: .cacheOnly).value == 12)
        #expect(try await stored.load("c", policy: .cacheOnly).value == 10)
    }

    @Test(arguments: [false, true])
    func `in a group, of which one is set again, is written whole at once`(isSoon: Bool)
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set(["a": 1, "b": 1]) }
        if isSoon {
            store.setSoon("a", to: 3)
            store.setSoon("a", to: 2)
            while try await memory.entry(for: "test/a")?.value != Data("2".utf8) {
                await Task.yield()
            }
        } else {
            try await store.set("a", to: 2)
        }
        let stored = self.store(memory.opened())
        #expect(try await stored.load("a", policy: .cacheOnly).value == 2)
        #expect(try await stored.load("b", policy: .cacheOnly).value == 1)
        #expect(!store.snapshot(of: "b").isUnsaved)
    }

    @Test func `in a group is tried once for all that is set again while the disk is full`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        let keys = (0..<50).map { Key("\($0)") }
        storage.failCommits(.max, .full)
        await #expect(throws: LarderError.self) {
            try await store.set(Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }))
        }
        let commits = storage.commits
        let isSet = Locked(false)
        storage.beforeNextCommit { while !isSet.withLock({ $0 }) { await Task.yield() } }
        for key in keys { store.setSoon(key, to: 2) }
        isSet.withLock { $0 = true }
        await store.flush()
        #expect(storage.commits - commits < 10)
        storage.failCommits(0)
        await store.flush()
        let stored = self.store(memory.opened())
        for key in keys {
            #expect(try await stored.load(key, policy: .cacheOnly).value == 2)
        }
    }

    @Test func `in a group is written whole by a flush that waited behind another failure`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        try await store.set(["a": 0, "b": 0])
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set(["a": 1, "b": 1]) }
        let (isBegun, isQueued) = (Locked(false), Locked(false))
        storage.beforeNextCommit {
            isBegun.withLock { $0 = true }
            while !isQueued.withLock({ $0 }) { await Task.yield() }
            storage.failCommits(1, .full)
        }
        store.setSoon("a", to: 2)
        while !isBegun.withLock({ $0 }) { await Task.yield() }
        let flushed = Task.immediate { await store.flush() }
        isQueued.withLock { $0 = true }
        await flushed.value
        let kept = self.store(memory.opened())
        #expect(try await kept.load("a", policy: .cacheOnly).value == 2)
        #expect(try await kept.load("b", policy: .cacheOnly).value == 1)
        #expect(!store.snapshot(of: "a").isUnsaved && !store.snapshot(of: "b").isUnsaved)
    }

    /// The second group shares a value with the first, which could not be stored.
    @Test func `in a group is written in one commit with a group set above it`() async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        try await store.set(["a": 0, "b": 0, "x": 0])
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set(["a": 1, "x": 1]) }
        let position = try await memory.position()
        try await store.set(["a": 2, "b": 2])
        for (key, value) in [("a", 2), ("b", 2), ("x", 1)] {
            let stored = try await self.store(memory.opened()).load(Key(key), policy: .cacheOnly)
            #expect(stored.value == value)
        }
        #expect(try await memory.position().point == position.point + 1)
    }

    @Test func `in one group does not keep another group from being stored`() async throws {
        let storage = FaultyStorage(memory)
        let json = Codec<Int>.json()
        let codec = Codec<Int>(format: json.format) { value in
            if value < 0 { throw LarderError(.unsupported, message: "Too small.") }
            return try json.encode(value)
        } decode: {
            try json.decode($0)
        }
        let store = Store(
            name: "test", storage: storage, codec: codec, environment: clock.environment())
        try await store.set(["a": 0, "b": 0, "c": 0, "d": 0])
        storage.failCommits(2, .full)
        await #expect(throws: LarderError.self) { try await store.set(["a": 1, "b": 1]) }
        await #expect(throws: LarderError.self) { try await store.set(["c": 1, "d": 1]) }
        store.setSoon("b", to: -1)
        await store.flush()
        #expect(store.snapshot(of: "a").isUnsaved && store.snapshot(of: "b").isUnsaved)
        #expect(!store.snapshot(of: "c").isUnsaved && !store.snapshot(of: "d").isUnsaved)
        let kept = self.store(memory.opened())
        #expect(try await kept.load("a", policy: .cacheOnly).value == 0)
        #expect(try await kept.load("d", policy: .cacheOnly).value == 1)
    }

    @Test(arguments: [false, true])
    func `and was rolled back below a newer value is no failure once that is stored`(
        isAwaited: Bool
    ) async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        try await store.set("a", to: 0)
        let (isBegun, isSet) = (Locked(false), Locked(false))
        storage.failCommits(1, .full)
        storage.beforeNextCommit {
            isBegun.withLock { $0 = true }
            while !isSet.withLock({ $0 }) { await Task.yield() }
        }
        store.updateSoon("a") { ($0 ?? 0) + 1 }
        while !isBegun.withLock({ $0 }) { await Task.yield() }
        let later = Task.immediate {
            if isAwaited { try await store.set("a", to: 5) } else { store.setSoon("a", to: 5) }
        }
        isSet.withLock { $0 = true }
        try await later.value
        await store.flush()
        #expect(store.snapshot(of: "a").value == 5)
        #expect(store.snapshot(of: "a").failure == nil && !store.snapshot(of: "a").isUnsaved)
    }

    @Test func `says why again after a later failure to fetch is over`() async throws {
        let storage = FaultyStorage(memory)
        let source = ScriptedSource<Int>([.failure(.unreachable), .value(7)])
        let store = Store(
            name: "test", source: source, storage: storage, retry: .never,
            environment: clock.environment())
        try await store.set("a", to: 0)
        storage.failCommits(.max, .full)
        await #expect(throws: LarderError.self) { try await store.set("a", to: 1) }
        await #expect(throws: LarderError.self) { try await store.refresh("a") }
        #expect(store.snapshot(of: "a").failure?.error.code == .unreachable)
        _ = try? await store.refresh("a")
        #expect(store.snapshot(of: "a").isUnsaved)
        #expect(store.snapshot(of: "a").failure?.error.code == .full)
        storage.failCommits(0)
        await store.flush()
        #expect(store.snapshot(of: "a").failure == nil)
    }

    @Test func `is waited for by flush, and not what is set after that`() async throws {
        let storage = SlowStorage(memory)
        let store = store(storage)
        storage.holdCommits()
        store.setSoon("a", to: 1)
        await storage.held()
        let isOver = Locked(false)
        let writing = Task {
            var number = 2
            while !isOver.withLock({ $0 }) {
                store.setSoon("a", to: number)
                number += 1
                await Task.yield()
            }
        }
        let flushed = Task { await store.flush() }
        for _ in 0..<100 { await Task.yield() }
        storage.release()
        await flushed.value
        isOver.withLock { $0 = true }
        await writing.value
    }

    enum Removal: CaseIterable { case remove, invalidate, invalidateAll, update }

    @Test(arguments: Removal.allCases)
    func `is there again when its removal is refused`(removal: Removal) async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        try await store.set("a", to: 1)
        storage.failCommits(.max, .full)
        await #expect(throws: LarderError.self) { try await store.set("a", to: 5) }
        await #expect(throws: LarderError.self) {
            switch removal {
            case .remove: try await store.remove("a")
            case .invalidate: try await store.invalidate("a", erase: true)
            case .invalidateAll: try await store.invalidate(under: "", erase: true)
            case .update: try await store.update("a") { _ in nil }
            }
        }
        #expect(store.snapshot(of: "a").value == 5 && store.snapshot(of: "a").isUnsaved)
        storage.failCommits(0)
        await store.flush()
        #expect(try await self.store(memory.opened()).load("a", policy: .cacheOnly).value == 5)
        try await store.remove("a")
        #expect(try await memory.allSummaries().isEmpty)
    }

    @Test func `or read delays no other key that could not be read`() async throws {
        let storage = FaultyStorage(memory)
        try await store(memory.opened()).set(["a": 1, "b": 2])
        let store = store(storage)
        storage.failReads(.max)
        let first = store.observe("a", loading: .cacheOnly) { _ in }
        for attempts in 1...6 {
            _ = await snapshot(of: "a", in: store) { $0.failure?.attempts == attempts }
            await clock.sleepers()
            clock.advance(by: .seconds(1 << (attempts - 1)))
        }
        _ = await snapshot(of: "a", in: store) { $0.failure?.attempts == 7 }
        let second = store.observe("b", loading: .cacheOnly) { _ in }
        _ = await snapshot(of: "b", in: store) { $0.failure?.attempts == 1 }
        await clock.sleepers(atLeast: 2)
        storage.failReads(0)
        clock.advance(by: .seconds(1))
        #expect(await snapshot(of: "b", in: store) { $0.value != nil }.value == 2)
        first.cancel()
        second.cancel()
    }

    /// A store in which two values were set together, and stored although the commit failed; nothing can be read
    /// since.
    private func unnoticed(_ storage: FaultyStorage) async throws -> Store<Int> {
        let store = store(storage)
        try await store.set(["a": 0, "b": 0, "c": 0])
        storage.failReads(.max)
        storage.failCommits(2, after: true)
        await #expect(throws: LarderError.self) { try await store.set(["a": 1, "b": 1]) }
        return store
    }

    @Test(arguments: [["a": 2], ["a": 2, "c": 2]])
    func `above a group that was stored unnoticed is not taken for stored`(above: [Key: Int])
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = try await unnoticed(storage)
        storage.failCommits(2)
        await #expect(throws: LarderError.self) { try await store.set(above) }
        storage.failReads(0)
        try await store.load("b", policy: .cacheOnly)
        await store.flush()
        for (key, value) in above {
            #expect(store.snapshot(of: key).value == value)
            let stored = try await self.store(memory.opened()).load(key, policy: .cacheOnly)
            #expect(stored.value == value)
        }
    }

    @Test func `in a group that was stored unnoticed and tried again covers nothing newer`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = try await unnoticed(storage)
        storage.failCommits(2)
        await store.flush()
        try await self.store(memory.opened()).set("a", to: 5)
        storage.failReads(0)
        try await store.load("b", policy: .cacheOnly)
        await store.flush()
        #expect(try await memory.entry(for: "test/a")?.value == Data("5".utf8))
        #expect(try await store.load("a", policy: .cacheOnly).value == 5)
        #expect(!store.snapshot(of: "a").isUnsaved && !store.snapshot(of: "b").isUnsaved)
    }

    @Test func `in a group of which a part is there from the same moment is written whole`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        try await store.set(["a": 1, "b": 1])
        try await store.set("b", to: 2)
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set(["a": 1, "b": 1]) }
        await store.flush()
        #expect(try await memory.entry(for: "test/b")?.value == Data("1".utf8))
    }
}
