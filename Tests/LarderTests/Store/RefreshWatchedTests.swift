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
