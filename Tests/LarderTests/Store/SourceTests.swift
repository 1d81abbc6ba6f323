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

    @Test func `that says not modified without being told of a value fails, also over a seed`()
        async throws
    {
        let source = ClosureSource<Int> { _ in .notModified(NotModified()) }
        let store = Store<Int>(name: "test", source: source, retry: .never)
        await store.seed("a", with: 1)
        await #expect(throws: LarderError.self) { try await store.load("a", policy: .networkOnly) }
        #expect(store.snapshot(of: "a").value == 1)
        #expect(store.snapshot(of: "a").age(at: Date()) != .fresh)
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

    @Test(arguments: [true, false])
    func `that was stopped sets nothing any more`(isWatchedAgain: Bool) async throws {
        let clock = ManualClock()
        let source = LatePushSource()
        let store = Store<Int>(
            name: "gps", pushSource: source, storage: MemoryStorage(),
            environment: clock.environment())
        let token = store.observe("here") { _ in }
        await source.asked(1)
        token.cancel()
        var second: ObservationToken?
        if isWatchedAgain {
            second = store.observe("here") { _ in }
            await source.asked(2)
            source.answer(2, with: 99)
            _ = await snapshot(of: "here", in: store) { $0.value == 99 }
        } else {
            try await store.set("here", to: 99)
        }
        source.answer(1, with: 1)
        await source.ended(1)
        #expect(store.snapshot(of: "here").value == 99)
        second?.cancel()
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

/// A long poll that answers when the test says so, also after it was stopped.
private final class LatePushSource: PushSource {
    private struct State {
        var polls: [CheckedContinuation<Int, Never>] = []
        var ended: Set<Int> = []
    }

    private let state = Locked(State())

    func values(for key: Key) -> AsyncThrowingStream<Fetched<Int>, any Error> {
        let number = Locked(0)
        return AsyncThrowingStream {
            if number.withLock({ $0 }) > 0 {
                // It was asked for more, so the value before has been dealt with.
                self.state.withLock { _ = $0.ended.insert(number.withLock { $0 }) }
                try await Task.sleep(for: .seconds(1_000))
            }
            let value = await withCheckedContinuation { poll in
                let mine = self.state.withLock { state in
                    state.polls.append(poll)
                    return state.polls.count
                }
                number.withLock { $0 = mine }
            }
            return Fetched(value)
        }
    }

    func answer(_ poll: Int, with value: Int) {
        state.withLock { $0.polls[poll - 1] }.resume(returning: value)
    }

    func asked(_ count: Int) async {
        while state.withLock({ $0.polls.count }) < count { await Task.yield() }
    }

    /// Waits until a poll's value was dealt with, or a time that is enough for it.
    func ended(_ poll: Int) async {
        for _ in 0..<10_000 where !state.withLock({ $0.ended.contains(poll) }) {
            await Task.yield()
        }
    }
}
