import Larder
import LarderSimulation
import Testing

@Suite struct `Invalidating` {
    @Test func `keeps the value and makes the next load ask`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        try await kitchen.store.invalidate("a")
        let snapshot = kitchen.store.snapshot(of: "a")
        #expect(snapshot.value == "one")
        #expect(snapshot.isInvalidated)
        #expect(snapshot.age(at: kitchen.clock.date) == .stale)
        #expect(try await kitchen.store.refresh("a").isInvalidated == false)
        #expect(kitchen.source.requests.count == 2)
    }

    @Test func `survives a restart`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        try await kitchen.store.invalidate("a")
        let restored = try await kitchen.reopened([.value("x")]).load("a", policy: .cacheOnly)
        #expect(restored.value == "one")
        #expect(restored.isInvalidated)
    }

    @Test func `is over when the source says not modified, also in the storage`() async throws {
        let kitchen = Kitchen([.value("one"), .notModified()])
        try await kitchen.store.load("a")
        try await kitchen.store.invalidate("a")
        kitchen.clock.advance(by: .seconds(10))
        try await kitchen.store.refresh("a")
        let restored = try await kitchen.reopened([.value("x")]).load("a", policy: .cacheOnly)
        #expect(!restored.isInvalidated)
        #expect(restored.confirmed == kitchen.clock.date)
    }

    @Test(arguments: 0..<50)
    func `is told to the storage before what is watched is fetched again`(round: Int) async throws {
        let kitchen = Kitchen()
        let token = kitchen.store.observe("a", loading: .cached) { _ in }
        _ = await snapshot(of: "a", in: kitchen.store) { $0.value == "one" && !$0.isLoading }
        try await kitchen.store.invalidate("a")
        _ = await snapshot(of: "a", in: kitchen.store) { $0.value == "two" && !$0.isLoading }
        let restored = try await kitchen.reopened([.value("x")]).load("a", policy: .cacheOnly)
        #expect(restored.value == "two")
        #expect(!restored.isInvalidated)
        token.cancel()
    }

    @Test func `during a load is remembered over a restart`() async throws {
        let kitchen = Kitchen([.held("old")])
        let task = Task { try await kitchen.store.load("a") }
        await kitchen.source.started()
        try await kitchen.store.invalidate("a")
        kitchen.source.release()
        #expect(try await task.value.isInvalidated)
        let restored = try await kitchen.reopened([.value("x")]).load("a", policy: .cacheOnly)
        #expect(restored.value == "old")
        #expect(restored.isInvalidated)
    }

    @Test func `reaches what lies under a key and nothing beside it`() async throws {
        let kitchen = Kitchen()
        for key in ["a/1", "a/2", "ab", "b"] as [Key] { try await kitchen.store.load(key) }
        try await kitchen.store.invalidate(under: "a")
        let outdated = kitchen.store.inMemory.filter { $0.snapshot.isInvalidated }.map(\.key)
        #expect(outdated.sorted() == ["a/1", "a/2"])
        let restored = kitchen.reopened([.value("x")])
        #expect(try await restored.load("a/1", policy: .cacheOnly).isInvalidated)
        #expect(try await restored.load("ab", policy: .cacheOnly).isInvalidated == false)
    }

    @Test func `with erase takes value, validators and times, and the next load is unconditional`()
        async throws
    {
        let kitchen = Kitchen([.fetched(Fetched("one", validators: ["etag": "1"])), .value("two")])
        try await kitchen.store.load("a")
        try await kitchen.store.invalidate("a", erase: true)
        #expect(!kitchen.store.snapshot(of: "a").isLoaded)
        #expect(try await kitchen.store.load("a").value == "two")
        #expect(kitchen.source.requests.last?.known == nil)
    }

    @Test func `fetches at once what is watched`() async throws {
        let kitchen = Kitchen()
        let token = kitchen.store.observe("a", loading: .cached) { _ in }
        _ = await snapshot(of: "a", in: kitchen.store) { $0.value == "one" && !$0.isLoading }
        try await kitchen.store.invalidate("a")
        let after = await snapshot(of: "a", in: kitchen.store) { $0.value == "two" }
        #expect(!after.isInvalidated)
        token.cancel()
    }

    @Test func `by tag reaches what carries it, in memory and in the storage`() async throws {
        let kitchen = Kitchen([
            .fetched(Fetched("one", tags: ["x", "y"])), .fetched(Fetched("two", tags: ["y"])),
            .fetched(Fetched("three", tags: [])),
        ])
        for key in ["1", "2", "3"] as [Key] { try await kitchen.store.load(key) }
        let restored = kitchen.reopened([.value("x")])
        try await restored.invalidate(tags: ["y"])
        #expect(try await restored.load("1", policy: .cacheOnly).isInvalidated)
        #expect(try await restored.load("2", policy: .cacheOnly).isInvalidated)
        #expect(try await restored.load("3", policy: .cacheOnly).isInvalidated == false)
    }

    @Test func `has no effect on what can never change`() async throws {
        let kitchen = Kitchen(freshness: .immutable)
        try await kitchen.store.load("a")
        try await kitchen.store.invalidate("a")
        #expect(try await kitchen.store.load("a").value == "one")
        #expect(kitchen.source.requests.count == 1)
    }

    @Test func `by a test of key and snapshot erases what it names, and nothing of other stores`()
        async throws
    {
        let kitchen = Kitchen()
        for key in ["a/1", "a/2", "b"] as [Key] { try await kitchen.store.load(key) }
        try await kitchen.store.set("a/3", to: "mine")
        let other = Store<String>(
            name: "other", storage: kitchen.storage, environment: kitchen.clock.environment())
        try await other.set("a/1", to: "theirs")
        let erased = try await kitchen.store.erase { key, summary in
            key.isUnder("a") && summary.metadata.origin == .source
        }
        #expect(erased == 2)
        #expect(!kitchen.store.snapshot(of: "a/1").isLoaded)
        #expect(
            try await kitchen.storage.allSummaries().map(\.key).sorted()
                == ["other/a/1", "test/a/3", "test/b"])
    }

    @Test func `by a test reaches what is not in memory, and what was set a moment ago`()
        async throws
    {
        let kitchen = Kitchen()
        try await kitchen.store.load("old")
        let store = kitchen.reopened([.value("x")])
        store.setSoon("new", to: "typed")
        #expect(try await store.erase { _, _ in true } == 2)
        #expect(try await kitchen.storage.allSummaries().isEmpty)
        #expect(try await store.erase { _, _ in true } == 0)
    }

    @Test func `by a test is refused where there is no storage to look through`() async throws {
        let store = Store<String>(name: "test", environment: ManualClock().environment())
        let error = await #expect(throws: LarderError.self) {
            try await store.erase { _, _ in true }
        }
        #expect(error?.code == .unsupported)
    }

    @Test func `memory can be trimmed to what is in use`() async throws {
        let kitchen = Kitchen()
        for index in 0..<10 { try await kitchen.store.load(Key("\(index)")) }
        let token = kitchen.store.observe("3") { _ in }
        var count = 0
        // A fetch that is just ending still has its entry.
        while count < 9 { count += await kitchen.store.trimMemory() }
        #expect(kitchen.store.inMemory.map(\.key) == ["3"])
        #expect(try await kitchen.store.load("7").value != nil)
        #expect(kitchen.source.requests.count == 10)
        token.cancel()
    }
}
