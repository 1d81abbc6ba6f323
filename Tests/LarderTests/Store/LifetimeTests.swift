import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `A lifetime` {
    let clock = ManualClock()
    let storage = SlowStorage()

    private func store(
        _ steps: [ScriptedSource<String>.Step] = [.value("new")],
        lifetime: Duration? = .seconds(100), inMemory: Bool = false
    ) -> Store<String> {
        Store(
            name: "test", source: ScriptedSource(steps, clock: clock),
            storage: inMemory ? nil : storage, freshness: .untilInvalidated, retry: .never,
            lifetime: lifetime, environment: clock.environment())
    }

    private func stored() async throws -> [Key] {
        try await storage.allSummaries(under: "test").map(\.key)
    }

    @Test(arguments: [(99, "old"), (100, nil)] as [(Int, String?)])
    func `that is over makes a stored value absent`(seconds: Int, value: String?) async throws {
        try await store([.value("old")]).load("a")
        clock.advance(by: .seconds(seconds))
        let restored = store()
        #expect(try await restored.load("a", policy: .cacheOnly).value == value)
        #expect(try await restored.load("a").value == value ?? "new")
        #expect(try await storage.entry(for: "test/a")?.metadata.origin == .source)
    }

    @Test func `that is over makes a value in memory expired, whatever the rule of freshness says`()
        async throws
    {
        let store = store([.value("old"), .value("new")])
        try await store.load("a")
        clock.advance(by: .seconds(99))
        #expect(try await store.load("a").value == "old")
        clock.advance(by: .seconds(1))
        #expect(store.snapshot(of: "a").age(at: clock.date) == .expired)
        #expect(try await store.load("a").value == "new")
    }

    @Test func `begins anew with every confirmation`() async throws {
        let first = store([.value("old"), .notModified()])
        try await first.load("a")
        clock.advance(by: .seconds(90))
        try await first.refresh("a")
        clock.advance(by: .seconds(90))
        #expect(try await store().load("a", policy: .cacheOnly).value == "old")
    }

    @Test func `that is over lets the sweep remove from the storage and from memory`() async throws
    {
        let store = store([.value("1"), .value("2"), .value("3")])
        try await store.load("a")
        try await store.load("watched")
        let seen = Notebook<String?>()
        let token = store.observe("watched", \.value) { seen.note($0.new ?? nil) }
        clock.advance(by: .seconds(60))
        try await store.load("later")
        clock.advance(by: .seconds(40))
        #expect(try await store.removeExpired() == 2)
        #expect(try await stored() == ["test/later"])
        _ = await snapshot(of: "watched", in: store) { !$0.isLoaded }
        _ = await snapshot(of: "a", in: store) { !$0.isLoaded }
        #expect(seen.lines == [nil])
        #expect(store.snapshot(of: "later").value == "3")
        #expect(try await store.removeExpired() == 0)
        token.cancel()
    }

    @Test func `takes nothing that a person set, and nothing from the future`() async throws {
        let store = store([.value("fetched")])
        try await store.set("typed", to: "mine")
        try await store.load("fetched")
        clock.shiftWall(by: .seconds(-1_000))
        #expect(try await store.removeExpired() == 0)
        clock.shiftWall(by: .seconds(1_000))
        clock.advance(by: .seconds(1_000))
        #expect(try await store.removeExpired() == 1)
        #expect(try await stored() == ["test/typed"])
        #expect(try await self.store().load("typed").value == "mine")
    }

    @Test func `ends for many in one commit for a thousand`() async throws {
        let metadata = EntryMetadata(times: Timestamps(fetched: clock.date))
        let entries = (0..<2_500).map { number in
            EntryChange.put(
                StoredEntry(
                    key: Key("test/\(number)"), value: Data("\"x\"".utf8), format: "json/1",
                    metadata: metadata))
        }
        try await storage.commit(entries)
        clock.advance(by: .seconds(100))
        let before = storage.commits
        #expect(try await store().removeExpired() == 2_500)
        #expect(storage.commits - before == 3)
        #expect(try await stored().isEmpty)
    }

    @Test func `leaves alone what is being fetched, and what another store keeps`() async throws {
        let other = Store<String>(
            name: "testing", source: ScriptedSource([.value("other")]), storage: storage,
            environment: clock.environment())
        try await other.load("a")
        let source = ScriptedSource<String>([.value("old"), .held("new")])
        let store = Store(
            name: "test", source: source, storage: storage, freshness: .untilInvalidated,
            lifetime: .seconds(100), environment: clock.environment())
        try await store.load("a")
        clock.advance(by: .seconds(100))
        let refresh = Task { try await store.refresh("a").value }
        await source.started(2)
        #expect(try await store.removeExpired() == 0)
        source.release()
        #expect(try await refresh.value == "new")
        #expect(try await storage.allSummaries().count == 2)
    }

    @Test func `that ends elsewhere too does not take what is fetched meanwhile`() async throws {
        let source = ScriptedSource<String>([.value("old"), .held("new"), .value("newer")])
        let store = Store(
            name: "test", source: source, storage: storage, freshness: .untilInvalidated,
            lifetime: .seconds(100), environment: clock.environment())
        let other = Store<String>(
            name: "test", storage: storage, lifetime: .seconds(100),
            environment: clock.environment())
        try await store.load("a")
        clock.advance(by: .seconds(100))
        let load = Task { try await store.load("a").value }
        await source.started(2)
        #expect(try await other.removeExpired() == 1)
        source.release()
        // Whether it was removed because of its age, the storage does not say: the source is asked again.
        #expect(try await load.value == "newer")
        #expect(try await storage.allSummaries().count == 1)
    }

    @Test(arguments: [false, true])
    func `that ends during a fetch makes the value absent for who reads or changes it`(
        inMemory: Bool
    ) async throws {
        let line = ConnectivitySwitch()
        let source = ScriptedSource<String>([.value("old"), .value("old"), .held("new")])
        let store = Store(
            name: "test", source: source, storage: inMemory ? nil : storage,
            freshness: .untilInvalidated, lifetime: .seconds(100),
            environment: clock.environment(connectivity: line))
        try await store.load("a")
        try await store.load("b")
        clock.advance(by: .seconds(50))
        let refreshes = ["a", "b"].map { (key: Key) in Task { try await store.refresh(key) } }
        await source.started(4)
        clock.advance(by: .seconds(50))
        #expect(try await store.load("a", policy: .cacheOnly).value == nil)
        line.isOffline = true
        await #expect(throws: LarderError.self) {
            try await store.load("a", policy: .networkFirst)
        }
        #expect(try await store.update("a") { ($0 ?? "nothing") + "!" } == "nothing!")
        store.updateSoon("b") { ($0 ?? "nothing") + "!" }
        #expect(store.snapshot(of: "b").value == "nothing!")
        await store.flush()
        #expect(store.snapshot(of: "b").value == "nothing!")
        for refresh in refreshes { refresh.cancel() }
    }

    @Test func `that is over gives nothing to a change that is made without waiting`() async throws
    {
        let store = store([.value("old")])
        try await store.load("a")
        clock.advance(by: .seconds(100))
        store.updateSoon("a") { ($0 ?? "nothing") + "!" }
        #expect(store.snapshot(of: "a").value == "nothing!")
        await store.flush()
        #expect(try await self.store().load("a").value == "nothing!")
    }

    @Test func `holds in a store without a storage too`() async throws {
        let store = store([.value("1"), .value("2")], inMemory: true)
        try await store.load("a")
        clock.advance(by: .seconds(50))
        try await store.load("b")
        clock.advance(by: .seconds(50))
        #expect(try await store.removeExpired() == 1)
        #expect(!store.snapshot(of: "a").isLoaded)
        #expect(store.snapshot(of: "b").isLoaded)
    }

    @Test func `is endless where nobody says otherwise`() async throws {
        let store = store([.value("1")], lifetime: nil)
        try await store.load("a")
        clock.advance(by: .seconds(1_000_000))
        #expect(try await store.removeExpired() == 0)
        #expect(try await self.store(lifetime: nil).load("a", policy: .cacheOnly).value == "1")
    }
}
