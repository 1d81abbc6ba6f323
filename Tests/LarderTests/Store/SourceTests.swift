import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Sources` {
    @Test func `fall back on a second one, which is asked unconditionally`() async throws {
        let first = ScriptedSource<String>([.failure(.unreachable), .failure(.gone)])
        let second = ScriptedSource<String>([.value("from the second")])
        let source = first.fallback(to: second)
        let known = Known(value: "old", times: Timestamps(fetched: .now))
        let answer = try await source.fetch(FetchRequest(key: "a", known: known))
        guard case .fetched(let fetched) = answer else { throw CancellationError() }
        #expect(fetched.value == "from the second")
        #expect(second.requests.first?.known == nil)
        await #expect(throws: LarderError.self) { try await source.fetch(FetchRequest(key: "a")) }
        #expect(second.requests.count == 1)
    }

    @Test func `give up after a time limit`() async {
        let clock = ManualClock()
        let source = ScriptedSource<String>([.held("late")]).timeout(.seconds(5), clock: clock)
        let task = Task { try await source.fetch(FetchRequest(key: "a")) }
        await clock.sleepers()
        clock.advance(by: .seconds(5))
        let error = await #expect(throws: LarderError.self) { try await task.value }
        #expect(error?.code == .timedOut)
    }

    @Test func `can be checked: a refused answer leaves what was there`() async throws {
        let kitchen = Kitchen()
        let picky = kitchen.source.checking { fetched in
            guard fetched.value != "two" else {
                throw LarderError(.unreadable, message: "Two is not a value.")
            }
            return fetched
        }
        let store = Store(
            name: "picky", source: picky, storage: kitchen.storage, retry: .never,
            environment: kitchen.clock.environment())
        try await store.load("a")
        await #expect(throws: LarderError.self) { try await store.refresh("a") }
        #expect(store.snapshot(of: "a").value == "one")
        #expect(try await store.refresh("a").value == "three")
    }

    @Test func `in bad weather lose the same requests for the same seed`() async {
        func run(_ seed: UInt64) async -> [Bool] {
            let weather = Weather(seed: seed)
            weather.loss = 0.5
            let source = weather.around(ScriptedSource<String>([.value("x")]))
            var outcomes: [Bool] = []
            for _ in 0..<100 {
                outcomes.append((try? await source.fetch(FetchRequest(key: "a"))) != nil)
            }
            return outcomes
        }
        let first = await run(7)
        #expect(await run(7) == first)
        #expect(await run(8) != first)
        #expect(first.contains(true) && first.contains(false))
    }
}

@Suite struct `A push source` {
    @Test func `runs while somebody watches, and its values are stored`() async throws {
        let clock = ManualClock()
        let storage = MemoryStorage()
        let source = ScriptedPushSource<String>()
        let store = Store(
            name: "gps", pushSource: source, storage: storage, environment: clock.environment())
        let token = store.observe("here") { _ in }
        while source.readers == 0 { await Task.yield() }
        source.push("52, 13")
        _ = await snapshot(of: "here", in: store) { $0.value == "52, 13" }
        source.push("52, 14")
        let shown = await snapshot(of: "here", in: store) { $0.value == "52, 14" }
        #expect(shown.origin == .source)
        #expect(shown.fetched == clock.date)
        token.cancel()
        while source.readers > 0 { await Task.yield() }
        await store.flush()
        let reopened = Store<String>(
            name: "gps", storage: storage, environment: clock.environment())
        #expect(try await reopened.load("here").value == "52, 14")
        #expect(source.starts == 1)
    }

    @Test func `that breaks off is shown, and started again by the retry rule`() async {
        let clock = ManualClock()
        let source = ScriptedPushSource<String>()
        let store = Store(
            name: "gps", pushSource: source, retry: Retry(limit: 2, jitter: 0),
            environment: clock.environment())
        let token = store.observe("here") { _ in }
        while source.readers == 0 { await Task.yield() }
        source.push("52, 13")
        _ = await snapshot(of: "here", in: store) { $0.isLoaded }
        source.fail(LarderError(.unreachable, message: "The receiver hung up."))
        let failed = await snapshot(of: "here", in: store) { $0.failure != nil }
        #expect(failed.value == "52, 13")
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        while source.readers == 0 { await Task.yield() }
        source.push("52, 14")
        let after = await snapshot(of: "here", in: store) { $0.value == "52, 14" }
        #expect(after.failure == nil)
        token.cancel()
    }

    @Test func `that is to be started once is not started again after a value`() async {
        let clock = ManualClock()
        let source = ScriptedPushSource<String>()
        let store = Store(
            name: "gps", pushSource: source, retry: .never, environment: clock.environment())
        let token = store.observe("here") { _ in }
        while source.readers == 0 { await Task.yield() }
        source.push("52, 13")
        _ = await snapshot(of: "here", in: store) { $0.isLoaded }
        source.fail(LarderError(.unreachable, message: "The receiver hung up."))
        _ = await snapshot(of: "here", in: store) { $0.failure != nil }
        clock.advance(by: .seconds(60))
        // The next watcher finds that it was given up, and starts it.
        token.cancel()
        while source.readers > 0 { await Task.yield() }
        #expect(source.starts == 1)
    }
}
