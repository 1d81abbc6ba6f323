import Larder
import LarderSimulation
import Testing

@Suite(.timeLimit(.minutes(15))) struct `A load beside a running fetch` {
    let clock = ManualClock()

    @Test func `that wants it whole does not take a conditional answer`() async throws {
        let source = ScriptedSource<Int>([
            .value(1), ScriptedSource.Step(isHeld: true) { _ in .notModified(NotModified()) },
            .value(9),
        ])
        let store = Store<Int>(name: "test", source: source, environment: clock.environment())
        try await store.load("a")
        async let validated = store.load("a", policy: .validate)
        await source.started(2)
        async let whole = store.load("a", policy: .networkOnly)
        await Task.yield()
        source.release()
        #expect(try await validated.value == 1)
        #expect(try await whole.value == 9)
        #expect(source.requests.map { $0.known != nil } == [false, true, false])
    }

    @Test func `of its own gives its place in the queue away`() async throws {
        let queue = FetchQueue(limit: 1)
        let inner = Store<Int>(
            name: "inner", source: ScriptedSource([.value(1)]), queue: queue,
            environment: clock.environment())
        let outer = Store<Int>(
            name: "outer",
            source: ClosureSource { _ in
                .value(try await inner.load("a", policy: .noStore).value ?? 0)
            }, queue: queue, environment: clock.environment())
        #expect(try await outer.load("a").value == 1)
        #expect(queue.counts.running == 0)
    }

    @Test func `ends when everybody's fetch is cancelled, also where it wants another`()
        async throws
    {
        let source = ScriptedSource<Int>([.value(1), .held(2)])
        let store = Store<Int>(name: "test", source: source, environment: clock.environment())
        try await store.load("a")
        let validated = Task { try await store.load("a", policy: .validate) }
        await source.started(2)
        let whole = Task { try await store.load("a", policy: .networkOnly) }
        for _ in 0..<100 { await Task.yield() }
        store.cancel("a")
        await #expect(throws: CancellationError.self) { try await validated.value }
        await #expect(throws: CancellationError.self) { try await whole.value }
        #expect(source.requests.count == 2)
    }

    @Test func `that its source only starts takes a place of its own`() async throws {
        let queue = FetchQueue(limit: 1)
        let running = Locked((now: 0, most: 0))
        let inner = Store<Int>(
            name: "inner",
            source: ClosureSource { _ in
                running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                for _ in 0..<50 { await Task.yield() }
                running.withLock { $0.now -= 1 }
                return .value(1)
            }, queue: queue, environment: clock.environment())
        let outer = Store<Int>(
            name: "outer",
            source: ClosureSource { _ in
                running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                inner.prefetch("a")
                for _ in 0..<200 { await Task.yield() }
                running.withLock { $0.now -= 1 }
                return .value(2)
            }, queue: queue, environment: clock.environment())
        try await outer.load("a")
        try await inner.load("a")
        #expect(running.withLock { $0.most } == 1)
        #expect(queue.counts.running == 0)
    }

    @Test func `that its source goes on with after its end has no place to give away`() async throws
    {
        let queue = FetchQueue(limit: 1)
        let gate = ScriptedSource<Int>([.held(1)])
        let inner = Store<Int>(name: "inner", source: gate, environment: clock.environment())
        let late = Locked<Task<Void, Never>?>(nil)
        let outer = Store<Int>(
            name: "outer",
            source: ClosureSource { _ in
                late.withLock { $0 = Task { _ = try? await inner.load("a") } }
                await gate.started(1)
                return .value(2)
            }, queue: queue, environment: clock.environment())
        try await outer.load("a")
        #expect(queue.counts.running == 0)
        gate.release()
        await late.withLock { $0 }?.value
        #expect(queue.counts == (0, 0))
    }

    @Test func `is told of both ends when the first was cancelled`() async throws {
        let source = ScriptedSource<Int>([.held(1), .value(2)])
        let store = Store<Int>(name: "test", source: source, environment: clock.environment())
        let ear = Ear()
        store.addListener(ear, for: "a")
        let first = Task { try await store.load("a") }
        await source.started(1)
        store.cancel("a")
        try await store.load("a")
        source.release()
        _ = await first.result
        #expect(ear.heard.lines == ["start", "cancel", "start", "finish"])
    }
}

private final class Ear: StoreListener {
    let heard = Notebook<String>()

    func didStartLoad(_ key: Key, _ snapshot: Snapshot<Int>) { heard.note("start") }
    func didFinishLoad(_ key: Key, _ snapshot: Snapshot<Int>) { heard.note("finish") }
    func didCancelLoad(_ key: Key, _ snapshot: Snapshot<Int>) { heard.note("cancel") }
}

@Suite(.timeLimit(.minutes(15))) struct `A push source and its storage` {
    let clock = ManualClock()

    @Test func `leave alone what a person wrote and we cannot read`() async throws {
        let storage = MemoryStorage(durability: .precious)
        let newer = Store<String>(
            name: "test", storage: storage, codec: .json(version: 2),
            environment: clock.environment())
        try await newer.set("a", to: "typed by a person")
        let source = ScriptedPushSource<String>()
        let store = Store<String>(
            name: "test", pushSource: source, storage: storage, codec: .json(version: 1),
            environment: clock.environment())
        let token = store.observe("a") { _ in }
        while source.readers == 0 { await Task.yield() }
        source.push("pushed")
        _ = await snapshot(of: "a", in: store) { $0.value == "pushed" }
        await store.flush()
        #expect(try await newer.load("a", policy: .cacheOnly).value == "typed by a person")
        #expect(store.snapshot(of: "a").failure?.error.code == .tooNew)
        token.cancel()
    }

    @Test func `say so when they give up without being asked to`() async throws {
        let source = ScriptedPushSource<Int>()
        let store = Store<Int>(
            name: "test", pushSource: source, retry: .never, environment: clock.environment())
        let token = store.observe("a") { _ in }
        while source.readers == 0 { await Task.yield() }
        source.fail(CancellationError())
        let snapshot = await snapshot(of: "a", in: store) { $0.failure != nil }
        #expect(snapshot.failure?.error.code == .unreachable)
        token.cancel()
    }

    @Test func `begin again when something asks after the rule has given up`() async throws {
        let source = ScriptedPushSource<Int>()
        let store = Store<Int>(
            name: "test", pushSource: source, retry: .never, environment: clock.environment())
        let token = store.observe("a") { _ in }
        while source.readers == 0 { await Task.yield() }
        source.fail(LarderError(.unreachable, message: "The line is gone."))
        _ = await snapshot(of: "a", in: store) { $0.failure != nil }
        while source.readers == 0 {
            store.refreshOutdated()
            await Task.yield()
        }
        source.push(2)
        _ = await snapshot(of: "a", in: store) { $0.value == 2 }
        token.cancel()
    }
}

@Suite struct `A revision` {
    @Test func `goes on counting after its entry left memory`() async throws {
        let store = Store<Int>(name: "test", storage: MemoryStorage())
        for value in 1...3 { try await store.set("a", to: value) }
        let before = store.snapshot(of: "a").revision
        await store.trimMemory()
        #expect(store.inMemory.isEmpty)
        #expect(try await store.load("a").revision > before)
    }
}
