import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `The rule of a store over its source` {
    let clock = ManualClock()
    let storage = MemoryStorage()

    func store(_ rule: FreshnessRule<String>, _ freshness: Freshness) -> Store<String> {
        Store(
            name: "test",
            source: ClosureSource { _ in .fetched(Fetched("value", freshness: freshness)) },
            storage: storage, freshness: rule, environment: clock.environment())
    }

    @Test func `decides only if it says so`() async throws {
        let hour = Freshness(fresh: .seconds(3_600))
        let rule = FreshnessRule<String>.after(.seconds(60))
        for (rule, age, decider) in [
            (rule, Freshness.Age.fresh, FreshnessReason.Decider.source),
            (rule.overridingSource, .stale, .store),
        ] {
            let store = store(rule, hour)
            try await store.refresh("a")
            let until = store.snapshot(of: "a").freshnessReason(at: clock.date)
            guard case .fresh(_, let by) = until else {
                Issue.record("not fresh: \(until)")
                continue
            }
            #expect(by == decider)
            let later = clock.date + 61
            #expect(store.snapshot(of: "a").age(at: later) == age)
        }
    }

    @Test func `holds for what is stored, too`() async throws {
        try await store(.after(.seconds(60)), Freshness(fresh: .zero)).load("a")
        let reopened = store(
            .after(.seconds(60)).overridingSource, Freshness(fresh: .zero))
        let snapshot = try await reopened.load("a", policy: .cacheOnly)
        #expect(snapshot.age(at: clock.date) == .fresh)
    }

    @Test func `A list follows it as well`() async throws {
        struct Item: Codable, Sendable, Equatable, Identifiable { var id: Int }
        let source = ClosurePagedSource<Item> { _ in
            .fetched(Fetched(Page([Item(id: 1)]), freshness: Freshness(fresh: .seconds(3_600))))
        }
        let list = PagedStore(
            name: "items", source: source, freshness: .after(.seconds(60)).overridingSource,
            environment: clock.environment()
        ).list("a")
        let snapshot = try await list.load()
        #expect(snapshot.age(at: clock.date) == .fresh)
        #expect(snapshot.age(at: clock.date + 61) == .stale)
    }

    @Test func `Without a source, what was set is never outdated by itself`() async throws {
        let store = Store<String>(name: "local", storage: storage, environment: clock.environment())
        try await store.set("a", to: "mine")
        clock.advance(by: .seconds(1_000_000))
        #expect(!store.snapshot(of: "a").isOutdated(at: clock.date))
        try await store.invalidate("a")
        #expect(store.snapshot(of: "a").isOutdated(at: clock.date))
    }
}
