import Larder
import LarderSimulation
import Testing

@Suite struct `Load policy` {
    @Test func `cached asks the source when there is nothing`() async throws {
        let kitchen = Kitchen()
        let snapshot = try await kitchen.store.load("a")
        #expect(snapshot.value == "one")
        #expect(snapshot.origin == .source)
        #expect(kitchen.source.requests.count == 1)
    }

    @Test func `cached serves a fresh value alone`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(59))
        #expect(try await kitchen.store.load("a").value == "one")
        #expect(kitchen.source.requests.count == 1)
    }

    @Test func `cached shows a stale value at once and fetches behind it`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(60))
        #expect(try await kitchen.store.load("a").value == "one")
        let after = await snapshot(of: "a", in: kitchen.store) { $0.value == "two" }
        #expect(after.value == "two")
    }

    @Test func `cached waits for the fetch when the value has expired`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(600))
        #expect(try await kitchen.store.load("a").value == "two")
    }

    @Test(arguments: [(30, "one"), (31, "two")])
    func `cached within a maximum age waits for the source when the value is older`(
        seconds: Int, value: String
    ) async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(seconds))
        #expect(kitchen.store.snapshot(of: "a").age(at: kitchen.clock.date) == .fresh)
        #expect(try await kitchen.store.load("a", maxAge: .seconds(30)).value == value)
        #expect(kitchen.store.snapshot(of: "a").value == value)
    }

    @Test func `cached within a maximum age goes by the time of confirmation, over restarts too`()
        async throws
    {
        let kitchen = Kitchen([.value("one"), .notModified()])
        try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(40))
        #expect(try await kitchen.store.load("a", maxAge: .seconds(30)).value == "one")
        #expect(kitchen.source.requests.last?.known?.value == "one")
        kitchen.clock.advance(by: .seconds(30))
        let reopened = kitchen.reopened([.value("three")])
        #expect(try await reopened.load("a", maxAge: .seconds(30)).value == "one")
        kitchen.clock.advance(by: .seconds(1))
        #expect(try await reopened.load("a", maxAge: .seconds(30)).value == "three")
    }

    @Test func `cached within a maximum age makes nothing younger than its freshness says`()
        async throws
    {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(60))
        #expect(try await kitchen.store.load("a", maxAge: .seconds(1_000)).value == "one")
        _ = await snapshot(of: "a", in: kitchen.store) { $0.value == "two" }
    }

    @Test func `cached within a maximum age is an error while offline, and the value stays`()
        async throws
    {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(40))
        kitchen.line.isOffline = true
        let error = await #expect(throws: LarderError.self) {
            try await kitchen.store.load("a", maxAge: .seconds(30))
        }
        #expect(error?.code == .offline)
        #expect(kitchen.store.snapshot(of: "a").value == "one")
        #expect(try await kitchen.store.load("a", maxAge: .seconds(40)).value == "one")
    }

    @Test func `cached reads the storage before it asks, also after a restart`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        let reopened = kitchen.reopened([.failure(.unreachable)])
        let snapshot = try await reopened.load("a")
        #expect(snapshot.value == "one")
        #expect(snapshot.fetched == kitchen.clock.date)
        #expect(kitchen.counts[.storageHit] == 1)
    }

    @Test func `cache only never asks, and a miss is an answer`() async throws {
        let kitchen = Kitchen()
        #expect(try await kitchen.store.load("a", policy: .cacheOnly).value == nil)
        try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(100_000))
        #expect(try await kitchen.store.load("a", policy: .cacheOnly).value == "one")
        #expect(kitchen.source.requests.count == 1)
    }

    @Test func `validate always asks, with what is known`() async throws {
        let kitchen = Kitchen([
            .fetched(Fetched("one", validators: ["etag": "\"1\""])), .notModified(),
        ])
        try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(100_000))
        let snapshot = try await kitchen.store.load("a", policy: .validate)
        #expect(kitchen.source.requests.last?.known?.validators == ["etag": "\"1\""])
        #expect(kitchen.source.requests.last?.known?.value == "one")
        #expect(snapshot.value == "one")
        #expect(snapshot.age(at: kitchen.clock.date) == .fresh)
    }

    @Test func `a not-modified answer moves the confirmed time, here and in the storage`()
        async throws
    {
        let kitchen = Kitchen([.value("one"), .notModified()])
        let first = try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(500))
        let second = try await kitchen.store.refresh("a")
        #expect(second.fetched == first.fetched)
        #expect(second.confirmed == kitchen.clock.date)
        let restored = try await kitchen.reopened([.failure(.unreachable)])
            .load("a", policy: .cacheOnly)
        #expect(restored.confirmed == kitchen.clock.date)
        #expect(restored.fetched == first.fetched)
    }

    @Test func `not modified with nothing stored is an error and not an empty value`() async {
        let kitchen = Kitchen([.notModified()])
        let error = await #expect(throws: LarderError.self) {
            try await kitchen.store.load("a", policy: .validate)
        }
        #expect(error?.code == .unreadable)
        #expect(kitchen.store.snapshot(of: "a").activity == .idle)
    }

    @Test func `network first falls back on what is stored`() async throws {
        let kitchen = Kitchen([.value("one"), .failure(.unreachable), .value("three")])
        try await kitchen.store.load("a")
        let fallen = try await kitchen.store.load("a", policy: .networkFirst)
        #expect(fallen.value == "one")
        #expect(fallen.failure?.error.code == .unreachable)
        let fresh = try await kitchen.store.load("a", policy: .networkFirst)
        #expect(fresh.value == "three")
        #expect(fresh.failure == nil)
    }

    @Test func `network first without anything stored throws`() async {
        let kitchen = Kitchen([.failure(.unreachable)])
        await #expect(throws: LarderError.self) {
            try await kitchen.store.load("a", policy: .networkFirst)
        }
    }

    @Test func `network only asks unconditionally and stores the answer`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        #expect(try await kitchen.store.load("a", policy: .networkOnly).value == "two")
        #expect(kitchen.source.requests.last?.known == nil)
        let reopened = kitchen.reopened([.failure(.unreachable)])
        #expect(try await reopened.load("a", policy: .cacheOnly).value == "two")
    }

    @Test func `no store keeps nothing and replaces nothing`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        #expect(try await kitchen.store.load("a", policy: .noStore).value == "two")
        #expect(kitchen.store.snapshot(of: "a").value == "one")
        let reopened = kitchen.reopened([.failure(.unreachable)])
        #expect(try await reopened.load("a", policy: .cacheOnly).value == "one")
    }

    @Test(arguments: LoadPolicy.allCases)
    func `leaves value, times and validators when the fetch fails`(policy: LoadPolicy) async throws
    {
        let kitchen = Kitchen([
            .fetched(Fetched("one", validators: ["etag": "1"])), .failure(.unreadable),
        ])
        let before = try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(601))
        _ = try? await kitchen.store.load("a", policy: policy)
        let after = kitchen.store.snapshot(of: "a")
        #expect(after.value == "one")
        #expect(after.times == before.times)
        #expect(after.validators == before.validators)
        #expect(after.activity == .idle)
    }

    @Test func `a clock set back makes a value stale and not fresh for ever`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        kitchen.clock.shiftWall(by: .seconds(-86_400))
        let snapshot = kitchen.store.snapshot(of: "a")
        #expect(snapshot.age(at: kitchen.clock.date) == .stale)
        #expect(try await kitchen.store.load("a").value == "one")
        let after = await LarderTests.snapshot(of: "a", in: kitchen.store) { $0.value == "two" }
        #expect(after.age(at: kitchen.clock.date) == .fresh)
    }
}
