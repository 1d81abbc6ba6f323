import Foundation
import Larder
import LarderSimulation
import Testing

/// News that cannot be read at once, and what was fetched or set while nothing could be read.
@Suite(.timeLimit(.minutes(15))) struct `A read that failed` {
    let memory = MemoryStorage()
    let clock = ManualClock()
    let counts = CountingReporter()

    private func store(
        _ storage: any EntryStorage, _ steps: [ScriptedSource<Int>.Step]? = nil
    ) -> Store<Int> {
        Store(
            name: "test", source: steps.map { ScriptedSource($0) }, storage: storage,
            freshness: .after(.seconds(60), stale: .seconds(600)), retry: .never,
            environment: clock.environment(
                reporter: storage is FaultyStorage ? counts : SilentReporter()))
    }

    /// Waits until the store whose reads fail has heard that another one wrote.
    private func heard() async {
        while counts[.changedElsewhere] == 0 { await Task.yield() }
    }

    /// Lets reads succeed again, and waits for one that has failed already: a load that joins it fails, too.
    private func heal(_ storage: FaultyStorage, _ store: Store<Int>) async {
        storage.failReads(0)
        _ = try? await store.load("a", policy: .cacheOnly)
    }

    /// A store that knows 1 and cannot read the news that it is 2.
    private func deaf(_ storage: FaultyStorage) async throws -> Store<Int> {
        let store = store(storage)
        try await store.set("a", to: 1)
        let token = store.observe("a") { _ in }
        storage.failReads(1)
        try await self.store(memory.opened()).set("a", to: 2)
        _ = await snapshot(of: "a", in: store) { $0.failure != nil }
        token.cancel()
        return store
    }

    @Test func `is tried again by the next load, though the old value is still fresh`() async throws
    {
        let store = try await deaf(FaultyStorage(memory))
        #expect(store.snapshot(of: "a").value == 1)
        #expect(try await store.load("a").value == 2)
        #expect(store.snapshot(of: "a").failure == nil)
    }

    @Test func `is tried again by itself, more and more rarely, while somebody watches`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        try await store.set("a", to: 1)
        let token = store.observe("a") { _ in }
        storage.failReads(3)
        try await self.store(memory.opened()).set("a", to: 2)
        for (failures, pause) in [(1, 1), (2, 2), (3, 4)] {
            _ = await snapshot(of: "a", in: store) { $0.failure?.attempts == failures }
            await clock.sleepers()
            clock.advance(by: .seconds(pause))
        }
        #expect(await snapshot(of: "a", in: store) { $0.failure == nil }.value == 2)
        token.cancel()
    }

    @Test func `is tried again for one who comes to watch`() async throws {
        let store = try await deaf(FaultyStorage(memory))
        let token = store.observe("a") { _ in }
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        _ = await snapshot(of: "a", in: store) { $0.value == 2 }
        token.cancel()
    }

    @Test(arguments: 1...6)
    func `does not put an older value over what was fetched meanwhile`(failures: Int) async throws {
        try await store(memory.opened(), [.value(1)]).load("a")
        clock.advance(by: .seconds(1_000))
        let storage = FaultyStorage(memory)
        let store = store(storage, [.value(2)])
        let seen = Notebook<Int>()
        let token = store.observe("a") { snapshot in snapshot.value.map(seen.note) }
        storage.failReads(failures)
        #expect(try await store.load("a", policy: .networkOnly).value == 2)
        await heal(storage, store)
        #expect(try await store.load("a", policy: .cacheOnly).value == 2)
        await store.flush()
        #expect(store.snapshot(of: "a").value == 2)
        #expect(seen.lines.last == 2)
        token.cancel()
    }

    @Test func `does not put what was fetched over what a person set meanwhile`() async throws {
        let storage = FaultyStorage(memory)
        let source = ScriptedSource<Int>([.held(100)])
        let store = Store<Int>(
            name: "test", source: source, storage: storage,
            freshness: .after(.seconds(60), stale: .seconds(600)), retry: .never,
            environment: clock.environment())
        let load = Task { try await store.load("a", policy: .networkOnly) }
        await source.started(1)
        try await self.store(memory.opened()).set("a", to: 7)
        clock.advance(by: .seconds(1))
        storage.failReads(9)
        source.release()
        _ = await load.result
        await heal(storage, store)
        #expect(try await store.load("a", policy: .cacheOnly).value == 7)
        #expect(try await store.update("a") { ($0 ?? 0) + 1 } == 8)
    }

    @Test func `lets go of what was fetched meanwhile when it was erased elsewhere after that`()
        async throws
    {
        try await store(memory.opened(), [.value(1)]).load("a")
        let storage = FaultyStorage(memory)
        let store = store(storage, [.value(2)])
        storage.failReads(.max)
        #expect(try await store.load("a", policy: .networkOnly).value == 2)
        try await self.store(memory.opened()).remove("a")
        await heard()
        await heal(storage, store)
        #expect(try await store.load("a", policy: .cacheOnly).value == nil)
    }

    @Test func `has what was erased elsewhere asked for anew while somebody watches`() async throws
    {
        try await store(memory.opened(), [.value(1)]).load("a")
        let storage = FaultyStorage(memory)
        let store = store(storage, [.value(2), .value(3)])
        storage.failReads(.max)
        try await store.load("a", policy: .networkOnly)
        let token = store.observe("a") { _ in }
        try await self.store(memory.opened()).remove("a")
        await heard()
        await heal(storage, store)
        _ = try await store.load("a", policy: .cacheOnly)
        _ = await snapshot(of: "a", in: store) { $0.value == 3 }
        token.cancel()
    }

    @Test func `leaves what was fetched after it was erased elsewhere`() async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage, [.value(2)])
        try await store.set("a", to: 1)
        storage.failReads(.max)
        try await self.store(memory.opened()).remove("a")
        await heard()
        #expect(try await store.load("a", policy: .networkOnly).value == 2)
        await heal(storage, store)
        #expect(try await store.load("a", policy: .cacheOnly).value == 2)
    }

    @Test func `asks again for what was being fetched when it may have been erased elsewhere`()
        async throws
    {
        try await store(memory.opened(), [.value(1)]).load("a")
        let storage = FaultyStorage(memory)
        let source = ScriptedSource<Int>([.held(2), .value(3)])
        let store = Store(
            name: "test", source: source, storage: storage, retry: .never,
            environment: clock.environment(reporter: counts))
        let token = store.observe("a") { _ in }
        storage.failReads(.max)
        let load = Task { try await store.load("a", policy: .networkOnly) }
        await source.started()
        try await self.store(memory.opened()).remove("a")
        await heard()
        storage.failReads(0)
        source.release()
        #expect(try await load.value.value == 3)
        token.cancel()
    }

    @Test func `asks again for what was being fetched when others set it and erased it`()
        async throws
    {
        let source = ScriptedSource<Int>([.held(1), .value(2)])
        let store = Store(
            name: "test", source: source, storage: memory, retry: .never,
            environment: clock.environment())
        let other = self.store(memory.opened())
        let load = Task { try await store.load("a") }
        await source.started()
        try await other.set("a", to: 5)
        _ = await snapshot(of: "a", in: store) { $0.value == 5 }
        try await other.remove("a")
        _ = await snapshot(of: "a", in: store) { $0.value == nil }
        source.release()
        #expect(try await load.value.value == 2)
    }

    @Test func `is not taken for an erasure where nothing was stored before`() async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage, [.value(2)])
        storage.failCommits(.max, .full)
        try await store.load("a")
        #expect(try await store.load("a", policy: .cacheOnly).value == 2)
        try await self.store(memory.opened()).invalidate(under: "")
        await heard()
        #expect(try await store.load("a", policy: .cacheOnly).value == 2)
    }

    @Test func `leaves what was fetched over a value that is past its lifetime`() async throws {
        func store(_ storage: any EntryStorage) -> Store<Int> {
            Store(
                name: "test", source: ScriptedSource([.value(1)]), storage: storage,
                freshness: .after(.seconds(60), stale: .seconds(600)), retry: .never,
                lifetime: .seconds(3_600), environment: clock.environment())
        }
        try await store(memory.opened()).load("a")
        clock.advance(by: .seconds(10_000))
        let storage = FaultyStorage(memory)
        let full = store(storage)
        storage.failCommits(9, .full)
        #expect(try await full.load("a").value == 1)
        _ = try? await full.load("a", policy: .cacheOnly)
        await full.flush()
        #expect(full.snapshot(of: "a").value == 1)
    }

    @Test func `gives way to what another wrote later than the fetch`() async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage, [.value(2)])
        storage.failReads(9)
        try await store.load("a", policy: .networkOnly)
        clock.advance(by: .seconds(1))
        try await self.store(memory.opened()).set("a", to: 3)
        await heal(storage, store)
        #expect(try await store.load("a").value == 3)
    }

    @Test func `leaves the failure of a later fetch when it succeeds`() async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage, [.failure(.unreachable, "Down.")])
        try await store.set("a", to: 1)
        clock.advance(by: .seconds(1_000))
        storage.failReads(1)
        try await store.invalidate("a")
        _ = try? await store.load("a", policy: .validate)
        #expect(try await store.load("a", policy: .cacheOnly).value == 1)
        #expect(store.snapshot(of: "a").failure?.error.code == .unreachable)
    }
}

@Suite(.timeLimit(.minutes(15))) struct `A commit that failed and took place` {
    let memory = MemoryStorage()
    let clock = ManualClock()

    private func store(_ storage: any EntryStorage) -> Store<Int> {
        Store(name: "test", storage: storage, environment: clock.environment())
    }

    @Test(arguments: [false, true])
    func `is over once what was set above it is stored`(isRemoval: Bool) async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        let (isBegun, mayGoOn) = (Locked(false), Locked(false))
        storage.beforeNextCommit {
            isBegun.withLock { $0 = true }
            while !mayGoOn.withLock({ $0 }) { await Task.yield() }
        }
        store.setSoon("z", to: 0)
        while !isBegun.withLock({ $0 }) { await Task.yield() }
        let removed = isRemoval ? Task.immediate { try await store.remove("a") } : nil
        if !isRemoval { store.setSoon("a", to: 1) }
        storage.failReads(1)
        _ = try? await store.load("a", policy: .cacheOnly)
        let isTold = Locked(false)
        let token = store.observe("a") { snapshot in
            if snapshot.failure == nil { isTold.withLock { $0 = true } }
        }
        defer { token.cancel() }
        #expect(store.snapshot(of: "a").failure != nil)
        mayGoOn.withLock { $0 = true }
        try await removed?.value
        await store.flush()
        #expect(store.snapshot(of: "a").failure == nil)
        #expect(isTold.withLock { $0 }, "who watches is told")
    }

    @Test func `is a success once it is read`() async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        storage.failCommits(2, after: true)
        try await store.set("a", to: 1)
        #expect(!store.snapshot(of: "a").isUnsaved && store.snapshot(of: "a").failure == nil)
    }

    @Test func `is not written again over what another made of it`() async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        storage.failCommits(2, after: true)
        storage.failReads(1)
        await #expect(throws: LarderError.self) { try await store.set("a", to: 1) }
        #expect(store.snapshot(of: "a").isUnsaved)
        #expect(try await store.load("a").value == 1)
        #expect(!store.snapshot(of: "a").isUnsaved)
        try await self.store(memory.opened()).update("a") { ($0 ?? 0) + 10 }
        await store.flush()
        #expect(try await self.store(memory.opened()).load("a").value == 11)
    }

    @Test(arguments: [false, true])
    func `is told from what another wrote at the same moment, for values without == too`(
        hasTakenPlace: Bool
    ) async throws {
        struct Pin: Codable, Sendable { var place: Int }
        func store(_ storage: any EntryStorage) -> Store<Pin> {
            Store(name: "test", storage: storage, environment: clock.environment())
        }
        let storage = FaultyStorage(memory)
        let mine = store(storage)
        storage.failCommits(2, after: hasTakenPlace)
        storage.failReads(1)
        await #expect(throws: LarderError.self) { try await mine.set("a", to: Pin(place: 1)) }
        if !hasTakenPlace {
            try await store(memory.opened()).set("a", to: Pin(place: 2))
        }
        try await mine.load("a", policy: .cacheOnly)
        #expect(mine.snapshot(of: "a").value?.place == 1)
        #expect(mine.snapshot(of: "a").isUnsaved == !hasTakenPlace)
        await mine.flush()
        #expect(try await store(memory.opened()).load("a").value?.place == 1)
    }

    @Test func `is not made twice for those who watch`() async throws {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        try await store.set("a", to: 1)
        let seen = Notebook<Int>()
        let token = store.observe("a", \.value) { change in
            if let new = change.new ?? nil { seen.note(new) }
        }
        storage.failCommits(2, after: true)
        #expect(try await store.update("a") { ($0 ?? 0) + 1 } == 2)
        #expect(seen.lines == [2])
        token.cancel()
    }

    @Test func `keeps its failure while it is not stored, whatever is fetched below it`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = Store<Int>(
            name: "test", source: ScriptedSource([.value(9)]), storage: storage,
            environment: clock.environment())
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set("a", to: 1) }
        storage.failCommits(0)
        try await store.load("a", policy: .networkOnly)
        #expect(store.snapshot(of: "a").isUnsaved)
        #expect(store.snapshot(of: "a").failure?.error.code == .full)
    }

    @Test func `of several set together is written whole with the next change of one`() async throws
    {
        let storage = FaultyStorage(memory)
        let store = store(storage)
        storage.failCommits(3, .full)
        await #expect(throws: LarderError.self) { try await store.set(["a": 1, "b": 2]) }
        storage.failCommits(0)
        try await store.update("a") { ($0 ?? 0) + 10 }
        #expect(try await memory.allSummaries().map(\.key) == ["test/a", "test/b"])
        #expect(try await self.store(memory.opened()).load("a").value == 11)
        #expect(!store.snapshot(of: "b").isUnsaved)
    }
}
