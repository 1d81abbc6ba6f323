import Larder
import LarderSimulation
import Testing

@Suite struct `A running fetch` {
    @Test func `is shared by a thousand loads of one key`() async throws {
        let kitchen = Kitchen([.held("one")])
        let values = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<1_000 {
                group.addTask { try await kitchen.store.load("a").value }
            }
            await kitchen.source.started()
            while kitchen.counts[.fetchJoined] < 999 { await Task.yield() }
            kitchen.source.release()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == Array(repeating: "one", count: 1_000))
        #expect(kitchen.source.requests.count == 1)
    }

    @Test(arguments: 0..<50)
    func `is not repeated for an asker who looked just before it ended`(round: Int) async throws {
        let calls = Locked(0)
        let source = ClosureSource<Int> { _ in
            calls.withLock { $0 += 1 }
            return .value(1)
        }
        let store = Store(name: "shared", source: source, freshness: .untilInvalidated)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { _ = try await store.load("a") } }
            try await group.waitForAll()
        }
        #expect(calls.withLock { $0 } == 1)
    }

    @Test func `goes on for the others when one asker cancels`() async throws {
        let kitchen = Kitchen([.held("one")])
        let leaving = Task { try await kitchen.store.load("a") }
        await kitchen.source.started()
        let staying = Task { try await kitchen.store.load("a") }
        while kitchen.counts[.fetchJoined] < 1 { await Task.yield() }
        leaving.cancel()
        await #expect(throws: CancellationError.self) { try await leaving.value }
        kitchen.source.release()
        #expect(try await staying.value.value == "one")
        #expect(kitchen.source.cancelled == 0)
    }

    @Test func `is cancelled down to the source when the last asker leaves`() async {
        let kitchen = Kitchen([.held("one")])
        let task = Task { try await kitchen.store.load("a") }
        await kitchen.source.started()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let after = await snapshot(of: "a", in: kitchen.store) { $0.activity == .idle }
        #expect(!after.isLoaded)
        #expect(after.failure == nil)
        #expect(kitchen.source.cancelled == 1)
    }

    @Test func `is cancelled when its last watcher leaves`() async {
        let kitchen = Kitchen([.held("one")])
        let first = kitchen.store.observe("a", loading: .cached) { _ in }
        let second = kitchen.store.observe("a", loading: .cached) { _ in }
        await kitchen.source.started()
        first.cancel()
        await Task.yield()
        #expect(kitchen.source.cancelled == 0)
        second.cancel()
        let after = await snapshot(of: "a", in: kitchen.store) { $0.activity == .idle }
        #expect(!after.isLoaded)
        #expect(kitchen.source.cancelled == 1)
    }

    @Test func `can be started ahead of need`() async throws {
        let kitchen = Kitchen()
        kitchen.store.prefetch("a")
        _ = await snapshot(of: "a", in: kitchen.store) { $0.isLoaded }
        #expect(try await kitchen.store.load("a").value == "one")
        #expect(kitchen.source.requests.count == 1)
    }

    @Test func `that brings an empty list is loaded, and differs from never loaded`() async throws {
        let store = Store<[Int]>(
            name: "lists", source: ClosureSource { _ in .value([]) }, freshness: .untilInvalidated,
            environment: ManualClock().environment())
        #expect(!store.snapshot(of: "a").isLoaded)
        try await store.load("a")
        #expect(store.snapshot(of: "a").isLoaded)
        #expect(store.snapshot(of: "a").value == [])
    }

    @Test func `is counted: hits, misses, failures, latency`() async throws {
        let kitchen = Kitchen([.value("one", after: .seconds(2)), .failure(.refused)])
        let task = Task { try await kitchen.store.load("a") }
        await kitchen.clock.sleepers()
        kitchen.clock.advance(by: .seconds(2))
        _ = try await task.value
        try await kitchen.store.load("a")
        _ = try? await kitchen.store.refresh("a")
        _ = try? await kitchen.store.refresh("a")
        #expect(kitchen.counts[.miss] == 1)
        #expect(kitchen.counts[.memoryHit] == 1)
        #expect(kitchen.counts[.fetchFailed] == 2)
        #expect(kitchen.counts.latency.longest == .seconds(2))
        let snapshot = kitchen.store.snapshot(of: "a")
        #expect(snapshot.failureCount == 2)
        #expect(snapshot.failure?.attempts == 2)
        #expect(snapshot.updateCount == 1)
    }

    @Test func `runs on for the cache when the store says so`() async {
        let kitchen = Kitchen([.held("one")], abandoned: .finish)
        let task = Task { try await kitchen.store.load("a") }
        await kitchen.source.started()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        kitchen.source.release()
        let after = await snapshot(of: "a", in: kitchen.store) { $0.isLoaded }
        #expect(after.value == "one")
    }

    @Test func `that failed is remembered with its time after a success`() async throws {
        let kitchen = Kitchen([.failure(.unreachable), .value("one"), .failure(.unreachable)])
        #expect(kitchen.store.snapshot(of: "a").lastFailed == nil)
        _ = try? await kitchen.store.load("a")
        let failed = kitchen.clock.date
        #expect(kitchen.store.snapshot(of: "a").lastFailed == failed)
        kitchen.clock.advance(by: .seconds(5))
        let loaded = try await kitchen.store.load("a")
        #expect(loaded.failure == nil)
        #expect(loaded.lastFailed == failed)
        _ = try? await kitchen.store.refresh("a")
        #expect(kitchen.store.snapshot(of: "a").lastFailed == kitchen.clock.date)
    }

    @Test func `is cancelled for everybody by cancel, which is not a failure`() async throws {
        let kitchen = Kitchen([.value("one"), .held("two")])
        try await kitchen.store.load("a")
        let task = Task { try await kitchen.store.refresh("a") }
        await kitchen.source.started(2)
        kitchen.store.cancel("a")
        await #expect(throws: CancellationError.self) { try await task.value }
        let after = kitchen.store.snapshot(of: "a")
        #expect(after.value == "one")
        #expect(after.failure == nil)
        #expect(after.activity == .idle)
        #expect(after.failureCount == 0)
    }

    @Test func `is tried again by the rule, and its progress shows`() async throws {
        let kitchen = Kitchen(
            [.failure(.unreachable), .failure(.timedOut), .value("one")],
            retry: Retry(limit: 3, first: .seconds(1), jitter: 0))
        let task = Task { try await kitchen.store.load("a") }
        await kitchen.clock.sleepers()
        kitchen.clock.advance(by: .seconds(1))
        await kitchen.clock.sleepers()
        #expect(kitchen.source.requests.count == 2)
        kitchen.clock.advance(by: .seconds(2))
        #expect(try await task.value.value == "one")
        #expect(kitchen.counts[.fetchRetried] == 2)
    }

    @Test func `does not bring back what was set by hand while it ran`() async throws {
        let kitchen = Kitchen([.held("from the source")])
        let task = Task { try await kitchen.store.load("a") }
        await kitchen.source.started()
        try await kitchen.store.set("a", to: "by hand")
        kitchen.source.release()
        #expect(try await task.value.value == "by hand")
        #expect(kitchen.store.snapshot(of: "a").value == "by hand")
        let reopened = kitchen.reopened([.failure(.unreachable)])
        #expect(try await reopened.load("a", policy: .cacheOnly).value == "by hand")
    }

    @Test func `does not cover what another set at the same moment, for values without == too`()
        async throws
    {
        struct Pin: Codable, Sendable { var place: Int }
        let (clock, memory) = (ManualClock(), MemoryStorage())
        let source = ScriptedSource<Pin>([.held(Pin(place: 9))])
        let mine = Store(
            name: "test", source: source, storage: memory, environment: clock.environment())
        let other = Store<Pin>(
            name: "test", storage: memory.opened(), environment: clock.environment())
        try await mine.set("a", to: Pin(place: 1))
        let task = Task { try await mine.load("a", policy: .networkOnly) }
        await source.started()
        try await other.set("a", to: Pin(place: 2))
        source.release()
        _ = try await task.value
        #expect(try await mine.load("a", policy: .cacheOnly).value?.place == 2)
        #expect(try await other.load("a").value?.place == 2)
    }

    @Test func `that began before an invalidation does not satisfy who asks after it`() async throws
    {
        let kitchen = Kitchen([.held("old"), .value("new")])
        let early = Task { try await kitchen.store.load("a") }
        await kitchen.source.started()
        try await kitchen.store.invalidate("a")
        let late = Task { try await kitchen.store.load("a") }
        while kitchen.counts[.fetchJoined] < 1 { await Task.yield() }
        kitchen.source.release()
        #expect(try await early.value.value == "old")
        #expect(try await late.value.value == "new")
        #expect(kitchen.source.mostRunning == 1)
    }

    @Test(arguments: [LoadPolicy.validate, .networkOnly], [true, false])
    func `that began before a value was set does not satisfy who asks after it`(
        policy: LoadPolicy, isUpdate: Bool
    ) async throws {
        let kitchen = Kitchen([.held("old"), .value("new")])
        let early = Task { try await kitchen.store.load("a") }
        await kitchen.source.started()
        if isUpdate {
            try await kitchen.store.update("a") { _ in "mine" }
        } else {
            try await kitchen.store.set("a", to: "mine")
        }
        let late = Task { try await kitchen.store.load("a", policy: policy) }
        while kitchen.counts[.fetchJoined] < 1 { await Task.yield() }
        kitchen.source.release()
        #expect(try await early.value.value == "mine")
        #expect(try await late.value.value == "new")
    }

    @Test func `that began before a value being stored was set does not satisfy who asks after it`()
        async throws
    {
        let storage = SlowStorage()
        let source = ScriptedSource<String>([.held("old"), .value("new")])
        let store = Store<String>(
            name: "test", source: source, storage: storage, environment: ManualClock().environment()
        )
        let early = Task { try await store.load("a") }
        await source.started()
        storage.holdCommits()
        store.setSoon("a", to: "mine")
        await storage.held()
        let late = Task { try await store.refresh("a") }
        for _ in 0..<100 { await Task.yield() }
        storage.release()
        await store.flush()
        source.release()
        _ = try await early.value
        #expect(try await late.value.value == "new")
    }

    @Test func `reports how far it has come`() async throws {
        let kitchen = Kitchen([
            .init(progress: [FetchProgress(completed: 5, total: 10)], isHeld: true) { _ in
                .value("one")
            }
        ])
        let task = Task { try await kitchen.store.load("a") }
        await kitchen.source.started()
        #expect(
            kitchen.store.snapshot(of: "a").activity
                == .loading(FetchProgress(completed: 5, total: 10)))
        kitchen.source.release()
        _ = try await task.value
    }

    @Test func `waits in a queue of limited width, in order, and can be held back`() async throws {
        let queue = FetchQueue(limit: 2)
        let kitchen = Kitchen([.held("x")], queue: queue)
        queue.suspend()
        let tasks = (0..<5).map { index in
            Task { try await kitchen.store.load(Key("\(index)")).value }
        }
        while queue.counts.waiting < 5 { await Task.yield() }
        #expect(kitchen.source.requests.isEmpty)
        queue.resume()
        for round in 1...3 {
            await kitchen.source.started(min(round * 2, 5))
            #expect(queue.counts.running <= 2)
            kitchen.source.release()
        }
        for task in tasks { #expect(try await task.value == "x") }
        #expect(kitchen.source.mostRunning == 2)
    }
}
