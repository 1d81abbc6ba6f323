import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Memory limits` {
    let clock = ManualClock()
    let storage = SlowStorage()
    let counts = CountingReporter()

    private func store(
        _ memory: MemoryLimit, source: (any Source<String>)? = nil
    ) -> Store<String> {
        Store(
            name: "test", source: source, storage: storage, freshness: .untilInvalidated,
            memory: memory, environment: clock.environment(reporter: counts))
    }

    private func keys(_ store: Store<String>) -> Set<Key> { Set(store.inMemory.map(\.key)) }

    private func fill(_ store: Store<String>, _ range: Range<Int>, bytes: Int = 1) async throws {
        for number in range {
            try await store.set(
                Key("\(number)"), to: String(repeating: "x", count: max(bytes - 2, 0)))
        }
    }

    @Test func `by count evict what was used longest ago`() async throws {
        let store = store(MemoryLimit(entries: 20))
        try await fill(store, 0..<23)
        #expect(keys(store).count <= 22)
        // What is looked at, and what is loaded, was used.
        let read = keys(store).sorted().prefix(10)
        for (place, key) in read.enumerated() {
            if place.isMultiple(of: 2) {
                _ = store.snapshot(of: key)
            } else {
                try await store.load(key)
            }
        }
        try await fill(store, 100..<109)
        #expect(keys(store).count <= 22)
        #expect(keys(store).isSuperset(of: read))
    }

    @Test func `by count keep an entry that has just come, after many sweeps too`() async throws {
        let store = store(MemoryLimit(entries: 10))
        for number in 0..<200 {
            try await fill(store, number..<number + 1)
            #expect(keys(store).contains(Key("\(number)")))
        }
    }

    @Test func `by bytes count what was set, fetched and read, however few they are`() async throws
    {
        let source = ScriptedSource([.value(String(repeating: "y", count: 998))])
        let writer = store(MemoryLimit(bytes: 10_000), source: source)
        try await fill(writer, 0..<30, bytes: 1_000)
        #expect((8...12).contains(keys(writer).count))
        let fetcher = store(MemoryLimit(bytes: 10_000), source: source)
        for number in 0..<30 { try await fetcher.load(Key("fetched/\(number)")) }
        #expect((8...12).contains(keys(fetcher).count))
        let reader = store(MemoryLimit(bytes: 10_000))
        for number in 0..<30 { try await reader.load(Key("\(number)")) }
        #expect((8...12).contains(keys(reader).count))
    }

    @Test func `by time evict what nobody used in that time, and nothing else`() async throws {
        let store = store(MemoryLimit(idle: .seconds(60)))
        try await fill(store, 0..<2)
        await clock.sleepers()
        clock.advance(by: .seconds(60))
        await clock.sleepers()
        #expect(keys(store) == ["0", "1"])
        try await store.load("1")
        try await fill(store, 2..<3)
        clock.advance(by: .seconds(60))
        await clock.sleepers()
        #expect(keys(store) == ["1", "2"])
        clock.advance(by: .seconds(60))
        await clock.sleepers()
        #expect(keys(store).isEmpty)
    }

    @Test func `never take what is watched, held, being fetched, or in memory only`() async throws {
        let source = ScriptedSource<String>([.held("air")])
        let store = store(MemoryLimit(entries: 0), source: source)
        let token = store.observe("watched") { _ in }
        let held = store.resource("held")
        await store.seed("seed", with: "packaged")
        let load = Task { try await store.load("air") }
        await source.started()
        try await fill(store, 0..<50)
        #expect(keys(store).isSuperset(of: ["watched", "held", "seed", "air"]))
        #expect(keys(store).count <= 5)
        source.release()
        #expect(try await load.value.value == "air")
        #expect(held.key == "held")
        token.cancel()
    }

    @Test func `never take what is not stored yet`() async throws {
        let store = store(MemoryLimit(entries: 0))
        storage.hold()
        store.updateSoon("typed") { _ in "a" }
        let token = store.observe("typed") { _ in }
        token.cancel()
        await storage.held()
        for number in 0..<50 { _ = store.resource(Key("other", "\(number)")) }
        #expect(keys(store).contains("typed") && keys(store).count < 50)
        storage.release()
        while store.snapshot(of: "typed").value != "a" { await Task.yield() }
        await store.flush()
        #expect(try await storage.entry(for: "test/typed") != nil)
    }

    @Test func `are unseen: who holds a key, and who watches later, sees the newest`() async throws
    {
        let store = store(MemoryLimit(entries: 0))
        let held = store.resource("a")
        for round in 0..<50 {
            try await store.set("a", to: "\(round)")
            try await store.set("b", to: "\(round)")
            await store.trimMemory()
            #expect(held.snapshot.value == "\(round)")
            let late = try await store.load("b")
            #expect(late.value == "\(round)")
            let token = store.observe("b", loading: .cached) { _ in }
            let seen = await snapshot(of: "b", in: store) { $0.isLoaded }
            #expect(seen.value == "\(round)")
            token.cancel()
        }
    }

    @Test func `are counted: how many entries went, and how many bytes`() async throws {
        let store = store(.unlimited)
        try await fill(store, 0..<5, bytes: 100)
        #expect(await store.trimMemory() == 5)
        #expect(counts.evictions == (5, 500))
        #expect(counts[.evicted] == 1)
        for number in 0..<3 { try await store.load(Key("\(number)")) }
        #expect(await store.trimMemory() == 3)
        #expect(counts.evictions == (8, 800))
    }
}
