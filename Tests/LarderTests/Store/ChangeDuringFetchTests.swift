import Larder
import LarderSimulation
import Testing

@Suite(.timeLimit(.minutes(15))) struct `A change during a fetch` {
    let clock = ManualClock()
    let memory = MemoryStorage()

    @Test(arguments: [true, false], [true, false])
    func `that finds nothing and leaves it at that does not drop the answer`(
        isStored: Bool, isSoon: Bool
    ) async throws {
        let source = ScriptedSource<Int>([.held(1)])
        let store = Store<Int>(
            name: "test", source: source, storage: isStored ? memory : nil,
            environment: clock.environment())
        async let loaded = store.load("a")
        await source.started(1)
        if isSoon {
            store.updateSoon("a") { $0.map { $0 + 1 } }
            await store.flush()
        } else {
            try await store.update("a") { $0.map { $0 + 1 } }
        }
        source.release()
        #expect(try await loaded.value == 1)
        #expect(store.snapshot(of: "a").value == 1)
        #expect(source.requests.count == 1)
    }

    @Test func `that finds what is too old to count does not drop the answer`() async throws {
        let source = ScriptedSource<Int>([.value(1), .held(2)])
        let store = Store<Int>(
            name: "test", source: source, storage: memory, lifetime: .seconds(10),
            environment: clock.environment())
        try await store.load("a")
        clock.advance(by: .seconds(20))
        async let loaded = store.load("a")
        await source.started(2)
        try await store.update("a") { $0.map { $0 + 1 } }
        source.release()
        #expect(try await loaded.value == 2)
    }

    @Test func `that is refused is not taken for what an answer was about`() async throws {
        let storage = FaultyStorage(memory)
        let (isBegun, mayFail) = (Locked(false), Locked(false))
        let source = ClosureSource<Int> { request in
            request.known?.value == 1 ? .notModified(NotModified()) : .value(1)
        }
        try await Store<Int>(name: "test", storage: memory).set("a", to: 0)
        let store = Store<Int>(
            name: "test", source: source, storage: storage, environment: clock.environment())
        try await store.load("a", policy: .cacheOnly)
        storage.beforeNextCommit {
            isBegun.withLock { $0 = true }
            while !mayFail.withLock({ $0 }) { await Task.yield() }
            throw LarderError(.full, message: "The disk is full.")
        }
        let update = Task { try await store.update("a") { _ in 1 } }
        while !isBegun.withLock({ $0 }) { await Task.yield() }
        async let refreshed = store.refresh("a")
        for _ in 0..<100 { await Task.yield() }
        mayFail.withLock { $0 = true }
        await #expect(throws: LarderError.self) { try await update.value }
        #expect(try await refreshed.value == 1)
        #expect(store.snapshot(of: "a").value == 1)
    }

    @Test func `that erases what was found drops an answer that is to be stored after it`()
        async throws
    {
        let storage = SlowStorage(memory)
        let source = ScriptedSource<Int>([.value(1), .held(2)])
        let store = Store<Int>(
            name: "test", source: source, storage: storage, lifetime: .seconds(10),
            environment: clock.environment())
        try await store.load("a")
        clock.advance(by: .seconds(20))
        let loaded = Task { try await store.load("a") }
        await source.started(2)
        storage.holdCommits()
        let erased = Task { try await store.erase { _, _ in true } }
        await storage.held()
        source.release()
        for _ in 0..<100 { await Task.yield() }
        storage.release()
        _ = try await erased.value
        _ = await loaded.result
        await store.flush()
        #expect(try await memory.entry(for: "test/a") == nil)
        #expect(store.snapshot(of: "a").value == nil)
    }

    @Test func `that cannot be stored and is rolled back does not drop the answer`() async throws {
        let storage = FaultyStorage(memory)
        let source = ScriptedSource<Int>([.value(1), .held(2)])
        let store = Store<Int>(
            name: "test", source: source, storage: storage, environment: clock.environment())
        try await store.load("a")
        async let loaded = store.refresh("a")
        await source.started(2)
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.update("a") { _ in 7 } }
        source.release()
        #expect(try await loaded.value == 2)
        #expect(store.snapshot(of: "a").value == 2)
    }

    @Test func `that could not be stored stays above the answer, and is stored later`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let source = ScriptedSource<Int>([.held(1)])
        let store = Store<Int>(
            name: "test", source: source, storage: storage, environment: clock.environment())
        async let loaded = store.load("a")
        await source.started(1)
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set("a", to: 7) }
        source.release()
        #expect(try await loaded.value == 7)
        #expect(store.snapshot(of: "a").isUnsaved)
        await store.flush()
        let stored = Store<Int>(name: "test", storage: memory.opened())
        #expect(try await stored.load("a").value == 7)
    }

    @Test func `that removes what nobody knew of yet drops the answer`() async throws {
        let source = ScriptedSource<Int>([.held(1)])
        let store = Store<Int>(
            name: "test", source: source, storage: memory, environment: clock.environment())
        let loaded = Task { try await store.load("a") }
        await source.started(1)
        try await store.remove("a")
        source.release()
        _ = await loaded.result
        #expect(store.snapshot(of: "a").value == nil)
        #expect(try await memory.entry(for: "test/a") == nil)
    }
}
