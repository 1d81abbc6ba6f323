import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Why a value is fresh or not` {
    /// One row of the table: what was done, how much later somebody asks, and what the answer is.
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var act: @Sendable (Kitchen) async throws -> Void
        var seconds: Int
        var expected: @Sendable (Date) -> FreshnessReason
        var age: Freshness.Age?

        init(
            _ name: String, at seconds: Int, _ age: Freshness.Age?,
            _ act: @escaping @Sendable (Kitchen) async throws -> Void,
            _ expected: @escaping @Sendable (Date) -> FreshnessReason
        ) {
            self.name = name
            self.act = act
            self.seconds = seconds
            self.expected = expected
            self.age = age
        }

        var testDescription: String { name }

        static let load: @Sendable (Kitchen) async throws -> Void = { try await $0.store.load("a") }
    }

    static let rows = [
        Row("nothing was loaded", at: 0, nil, { _ in }) { _ in .neverLoaded },
        Row("it is fresh by the rule", at: 59, .fresh, Row.load) {
            .fresh(until: $0 + 60, by: .store)
        },
        Row("the rule's time is over", at: 60, .stale, Row.load) {
            .stale(since: $0 + 60, by: .store)
        },
        Row("the rule does not let it be shown any more", at: 600, .expired, Row.load) {
            .expired(since: $0 + 600, by: .store)
        },
        Row("the clock was set back", at: -5, .stale, Row.load) { .clockSetBack(confirmed: $0) },
        Row("it was invalidated", at: 1, .stale) {
            try await $0.store.load("a")
            try await $0.store.invalidate("a")
        } _: { _ in
            .invalidated
        },
        Row("it was invalidated and has expired", at: 600, .expired) {
            try await $0.store.load("a")
            try await $0.store.invalidate("a")
        } _: {
            .expired(since: $0 + 600, by: .store)
        },
        Row("it came with the program", at: 1, .stale) {
            await $0.store.seed("a", with: "zero", asOf: $0.clock.date)
        } _: { _ in
            .packaged
        },
        Row("it was erased", at: 1, nil) {
            try await $0.store.load("a")
            try await $0.store.remove("a")
        } _: { _ in
            .neverLoaded
        },
    ]

    @Test(arguments: rows)
    func `has one reason, and the age follows from it`(row: Row) async throws {
        let kitchen = Kitchen()
        let start = kitchen.clock.date
        try await row.act(kitchen)
        let now = start + TimeInterval(row.seconds)
        let snapshot = kitchen.store.snapshot(of: "a")
        #expect(snapshot.freshnessReason(at: now) == row.expected(start))
        #expect(snapshot.age(at: now) == row.age)
    }

    @Test func `the word of the source goes before the rule of the store, also over a restart`()
        async throws
    {
        let said = Fetched("one", freshness: Freshness(fresh: .seconds(5), stale: .seconds(7)))
        let kitchen = Kitchen([.fetched(said)])
        let start = kitchen.clock.date
        try await kitchen.store.load("a")
        let restored = kitchen.reopened([.value("x")])
        let snapshot = try await restored.load("a", policy: .cacheOnly)
        #expect(snapshot.freshnessReason(at: start + 4) == .fresh(until: start + 5, by: .source))
        #expect(snapshot.freshnessReason(at: start + 5) == .stale(since: start + 5, by: .source))
        #expect(snapshot.freshnessReason(at: start + 7) == .expired(since: start + 7, by: .source))
    }

    @Test func `what can never change is fresh for ever, invalidated or not`() async throws {
        let kitchen = Kitchen(freshness: .immutable)
        try await kitchen.store.load("a")
        try await kitchen.store.invalidate("a")
        let reason = kitchen.store.snapshot(of: "a").freshnessReason(at: kitchen.clock.date - 1e6)
        #expect(reason == .fresh(until: .distantFuture, by: .store))
        #expect(reason.description == "Fresh forever.")
    }

    @Test func `what is listed says what is known without the value, and leaves the rest open`() {
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        let rule = Freshness(fresh: .seconds(60), stale: .seconds(600))
        let plain = EntryMetadata(times: Timestamps(fetched: start))
        let said = EntryMetadata(times: Timestamps(fetched: start), freshness: rule)
        let outdated = EntryMetadata(times: Timestamps(fetched: start), isInvalidated: true)
        #expect(plain.freshnessReason(at: start + 1e9) == .leftToRule(confirmed: start))
        #expect(plain.freshnessReason(at: start + 1e9).age == nil)
        #expect(plain.freshnessReason(at: start - 1) == .clockSetBack(confirmed: start))
        #expect(outdated.freshnessReason(at: start + 1) == .invalidated)
        #expect(said.freshnessReason(at: start + 1) == .fresh(until: start + 60, by: .source))
        let byRule = plain.freshnessReason(at: start + 60) { rule.validity(from: $0.confirmed) }
        #expect(byRule == .stale(since: start + 60, by: .store))
    }

    @Test(arguments: [
        (FreshnessReason.neverLoaded, "Not loaded yet."),
        (
            .fresh(until: Date(timeIntervalSince1970: 1_800_000_000), by: .source),
            "Fresh until 2027-01-15T08:00:00Z, as its source says."
        ),
        (
            .stale(since: Date(timeIntervalSince1970: 1_800_000_000), by: .store),
            "Stale since 2027-01-15T08:00:00Z, by the rule of its store."
        ),
        (.invalidated, "Stale: marked as out of date."),
    ])
    func `is a sentence`(reason: FreshnessReason, sentence: String) {
        #expect(reason.description == sentence)
    }
}
