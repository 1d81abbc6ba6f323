import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Rules for some keys of a store` {
    let clock = ManualClock()
    let storage = MemoryStorage()

    private func store(
        _ rules: [KeyRule<String>], _ steps: [ScriptedSource<String>.Step] = [.value("x")]
    ) -> Store<String> {
        Store(
            name: "test", source: ScriptedSource(steps, clock: clock), storage: storage,
            freshness: .after(.seconds(60)), retry: .never, rules: rules,
            environment: clock.environment())
    }

    static let rules = [
        KeyRule<String>(under: "slow", freshness: .after(.seconds(600))),
        KeyRule(under: "slow/but/not/this", freshness: .after(.seconds(6))),
        KeyRule(under: "slow/but", retry: .standard),
    ]

    @Test(arguments: [
        ("other", 60), ("slow", 600), ("slow/one", 600), ("slower", 60), ("slow/but", 600),
        ("slow/but/not/this", 6), ("slow/but/not/this/either", 6), ("slow/but/not", 600),
    ])
    func `the longest prefix decides, whatever the order`(path: String, seconds: Int) async throws {
        for rules in [Self.rules, Self.rules.reversed()] {
            let store = store(rules)
            let until = clock.date + Double(seconds)
            let key = Key(path)
            // Fetched, set by hand, changed by a function, and read back.
            try await store.refresh(key)
            #expect(store.snapshot(of: key).validity?.freshUntil == until)
            try await store.set(key, to: "set")
            #expect(store.snapshot(of: key).validity?.freshUntil == until)
            try await store.update(key) { _ in "updated" }
            #expect(store.snapshot(of: key).validity?.freshUntil == until)
            let restored = try await self.store(rules).load(key, policy: .cacheOnly)
            #expect(restored.validity?.freshUntil == until)
        }
    }

    @Test func `a setting that a rule leaves out is that of the next, and then of the store`()
        async throws
    {
        let failing: [ScriptedSource<String>.Step] = [.failure(.unreachable), .value("second")]
        let tried = store(Self.rules, failing)
        let load = Task { try await tried.load("slow/but/not/this") }
        await clock.sleepers()
        clock.advance(by: .seconds(30))
        #expect(try await load.value.value == "second")
        await #expect(throws: LarderError.self) {
            try await store(Self.rules, failing).load("slow/one")
        }
    }

    @Test func `what the source says goes before`() async throws {
        let said = Fetched("x", freshness: Freshness(fresh: .seconds(1)))
        let store = store(Self.rules, [.fetched(said)])
        try await store.load("slow/one")
        #expect(store.snapshot(of: "slow/one").validity?.freshUntil == clock.date + 1)
    }

    @Test func `of two for one prefix the last counts`() async throws {
        let store = store([
            KeyRule(under: "a", freshness: .after(.seconds(1))),
            KeyRule(under: "a", freshness: .after(.seconds(2))),
        ])
        try await store.load("a")
        #expect(store.snapshot(of: "a").validity?.freshUntil == clock.date + 2)
    }
}
