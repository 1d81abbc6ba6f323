import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `A watched value` {
    let clock = ManualClock()
    let line = ConnectivitySwitch(otherwise: .online)
    let asked = Notebook<Key>()

    private func store(refreshesWatched: Bool = true) -> Store<Int> {
        let source = ClosureSource<Int> { [asked] request in
            asked.note(request.key)
            return .value(asked.lines.count)
        }
        return Store(
            name: "test", source: source, storage: MemoryStorage(),
            freshness: .computed { value, _ in Freshness(fresh: .seconds(value == 2 ? 90 : 60)) },
            retry: .never, refreshesWatched: refreshesWatched,
            environment: clock.environment(connectivity: line))
    }

    private func value(_ key: Key, _ store: Store<Int>, _ wanted: Int) async {
        _ = await snapshot(of: key, in: store) { $0.value == wanted && !$0.isLoading }
    }

    @Test func `is fetched when its freshness ends, again and again, as long as somebody watches`()
        async throws
    {
        let store = store()
        let token = store.observe("a", loading: .cached) { _ in }
        await value("a", store, 1)
        await clock.sleepers()
        clock.advance(by: .seconds(59))
        #expect(asked.lines.count == 1)
        clock.advance(by: .seconds(1))
        await value("a", store, 2)
        await clock.sleepers()
        clock.advance(by: .seconds(90))
        await value("a", store, 3)
        token.cancel()
        await clock.sleepers()
        clock.advance(by: .seconds(1_000))
        try await store.load("b")
        #expect(asked.lines == ["a", "a", "a", "b"])
    }

    @Test func `is fetched after a clock that was ahead is set right, also after a failure`()
        async throws
    {
        let isFailing = Locked(false)
        let source = ClosureSource<Int> { [asked] request in
            asked.note(request.key)
            if isFailing.withLock({ $0 }) { throw LarderError(.unreachable, message: "Down.") }
            return .value(asked.lines.count)
        }
        let store = Store(
            name: "test", source: source, storage: MemoryStorage(),
            freshness: .after(.seconds(60)), retry: .never, refreshesWatched: true,
            environment: clock.environment(connectivity: line))
        let year = Duration.seconds(365 * 86_400)
        clock.shiftWall(by: year)
        let token = store.observe("a", loading: .cached) { _ in }
        await value("a", store, 1)
        isFailing.withLock { $0 = true }
        _ = try? await store.refresh("a")
        isFailing.withLock { $0 = false }
        clock.shiftWall(by: .zero - year)
        while store.snapshot(of: "a").value != 3 {
            await clock.sleepers()
            clock.advance(by: .seconds(60))
        }
        token.cancel()
    }

    @Test func `under a change that could not be stored is fetched no more often than others`()
        async throws
    {
        let storage = FaultyStorage()
        let source = ClosureSource<Int> { [asked] request in
            asked.note(request.key)
            return .value(asked.lines.count)
        }
        let store = Store(
            name: "test", source: source, storage: storage, freshness: .after(.seconds(60)),
            retry: .never, refreshesWatched: true,
            environment: clock.environment(connectivity: line))
        let token = store.observe("a", loading: .cached) { _ in }
        await value("a", store, 1)
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set("a", to: 100) }
        for count in 2...4 {
            await clock.sleepers()
            clock.advance(by: .seconds(60))
            while asked.lines.count < count || store.snapshot(of: "a").isLoading {
                await Task.yield()
            }
            for _ in 0..<500 { await Task.yield() }
            #expect(asked.lines.count == count)
        }
        #expect(store.snapshot(of: "a").value == 100)
        token.cancel()
    }

    @Test func `is fetched at its own moment, among several`() async throws {
        let store = store()
        let first = store.observe("a", loading: .cached) { _ in }
        await value("a", store, 1)
        let second = store.observe("b", loading: .cached) { _ in }
        await value("b", store, 2)
        await clock.sleepers()
        clock.advance(by: .seconds(60))
        await value("a", store, 3)
        #expect(asked.lines == ["a", "b", "a"])
        await clock.sleepers()
        clock.advance(by: .seconds(30))
        await value("b", store, 4)
        #expect(asked.lines == ["a", "b", "a", "b"])
        first.cancel()
        second.cancel()
    }

    @Test func `is fetched once when it was invalidated before`() async throws {
        let store = store()
        let token = store.observe("a", loading: .cached) { _ in }
        await value("a", store, 1)
        try await store.invalidate("a")
        await value("a", store, 2)
        await clock.sleepers()
        clock.advance(by: .seconds(60))
        #expect(store.snapshot(of: "a").age(at: clock.date) == .fresh)
        await clock.sleepers()
        clock.advance(by: .seconds(30))
        await value("a", store, 3)
        #expect(asked.lines.count == 3)
        token.cancel()
    }

    @Test func `waits for the connection when its freshness ends offline`() async throws {
        let store = store()
        let token = store.observe("a", loading: .cached) { _ in }
        await value("a", store, 1)
        await clock.sleepers()
        line.isOffline = true
        clock.advance(by: .seconds(60))
        _ = await snapshot(of: "a", in: store) { $0.activity == .waiting }
        #expect(asked.lines.count == 1)
        line.isOffline = false
        await value("a", store, 2)
        token.cancel()
    }

    @Test func `restored from the storage is fetched when its freshness ends`() async throws {
        let storage = MemoryStorage()
        let source = ScriptedSource([.value(1), .value(2)])
        func open() -> Store<Int> {
            Store(
                name: "test", source: source, storage: storage, freshness: .after(.seconds(60)),
                refreshesWatched: true, environment: clock.environment())
        }
        try await open().load("a")
        clock.advance(by: .seconds(20))
        let store = open()
        let token = store.observe("a", loading: .cached) { _ in }
        await value("a", store, 1)
        await clock.sleepers()
        clock.advance(by: .seconds(40))
        await value("a", store, 2)
        token.cancel()
    }

    @Test func `stays as it is in a store that was not told to`() async throws {
        let store = store(refreshesWatched: false)
        let token = store.observe("a", loading: .cached) { _ in }
        await value("a", store, 1)
        clock.advance(by: .seconds(1_000))
        try await store.load("b")
        #expect(asked.lines == ["a", "b"])
        token.cancel()
    }
}

@Suite(.timeLimit(.minutes(15))) struct `A watched value, refreshed by itself` {
    let clock = ManualClock()

    private func store(
        _ source: ScriptedSource<Int>, _ freshness: FreshnessRule<Int>
    ) -> Store<Int> {
        Store(
            name: "test", source: source, freshness: freshness, retry: .never,
            refreshesWatched: true, environment: clock.environment())
    }

    @Test func `is not asked for without end where nothing is ever fresh`() async throws {
        let source = ScriptedSource<Int>([.value(1)])
        let store = store(source, .alwaysStale)
        let token = store.observe("a", loading: .cached) { _ in }
        _ = await snapshot(of: "a", in: store) { $0.value == 1 && !$0.isLoading }
        for _ in 0..<1_000 { await Task.yield() }
        #expect(source.requests.count == 1)
        token.cancel()
    }

    @Test func `set by hand is fetched when its freshness ends`() async throws {
        let source = ScriptedSource<Int>([.value(7)])
        let store = store(source, .after(.seconds(60)))
        let token = store.observe("a") { _ in }
        store.setSoon("a", to: 1)
        await clock.sleepers()
        clock.advance(by: .seconds(60))
        _ = await snapshot(of: "a", in: store) { $0.value == 7 }
        token.cancel()
    }

    @Test func `is tried again a minute after a failure`() async throws {
        let source = ScriptedSource<Int>([.value(1), .failure(.unreachable), .value(2)])
        let store = store(source, .after(.seconds(600)))
        let token = store.observe("a", loading: .cached) { _ in }
        _ = await snapshot(of: "a", in: store) { $0.value == 1 && !$0.isLoading }
        await clock.sleepers()
        clock.advance(by: .seconds(600))
        _ = await snapshot(of: "a", in: store) { $0.failure != nil }
        await clock.sleepers()
        clock.advance(by: .seconds(60))
        _ = await snapshot(of: "a", in: store) { $0.value == 2 }
        token.cancel()
    }

    @Test(arguments: ["update", "updateSoon"])
    func `made by a function is fetched when its freshness ends`(how: String) async throws {
        let source = ScriptedSource<Int>([.value(7)])
        let store = store(source, .after(.seconds(60)))
        let token = store.observe("a") { _ in }
        if how == "update" {
            try await store.update("a") { _ in 1 }
        } else {
            store.updateSoon("a") { _ in 1 }
        }
        await clock.sleepers()
        clock.advance(by: .seconds(60))
        _ = await snapshot(of: "a", in: store) { $0.value == 7 }
        token.cancel()
    }

    @Test func `is tried again a minute after it was cancelled`() async throws {
        let source = ScriptedSource<Int>([.value(1), .held(0), .value(2)])
        let store = store(source, .after(.seconds(600)))
        let token = store.observe("a", loading: .cached) { _ in }
        _ = await snapshot(of: "a", in: store) { $0.value == 1 && !$0.isLoading }
        await clock.sleepers()
        clock.advance(by: .seconds(600))
        await source.started(2)
        store.cancel("a")
        await clock.sleepers()
        clock.advance(by: .seconds(60))
        _ = await snapshot(of: "a", in: store) { $0.value == 2 }
        token.cancel()
    }
}
