import Larder
import LarderSimulation
import Testing

@Suite struct `A hidden app` {
    let clock = ManualClock()
    let visibility = Visibility()

    private func store(
        _ source: any Source<String>, refreshesWatched: Bool = false
    ) -> Store<String> {
        var environment = clock.environment()
        environment.visibility = visibility
        return Store(
            name: "test", source: source, freshness: .after(.seconds(60)),
            retry: Retry(jitter: 0), refreshesWatched: refreshesWatched, environment: environment)
    }

    private func parked(_ count: Int = 1) async {
        while visibility.waiting < count { await Task.yield() }
    }

    @Test func `tries no failed fetch again, and goes on when it is shown`() async throws {
        let source = ScriptedSource<String>([.failure(.unreachable), .value("one")], clock: clock)
        let store = store(source)
        let load = Task { try await store.load("a") }
        await clock.sleepers()
        visibility.isHidden = true
        clock.advance(by: .seconds(1))
        await parked()
        clock.advance(by: .seconds(1_000))
        #expect(source.requests.count == 1)
        #expect(store.snapshot(of: "a").retry?.failedTries == 1)
        visibility.isHidden = false
        #expect(try await load.value.value == "one")
        #expect(source.requests.count == 2)
        #expect(visibility.waiting == 0)
    }

    @Test func `that is shown before the wait is over tries at the usual time`() async throws {
        let source = ScriptedSource<String>([.failure(.unreachable), .value("one")], clock: clock)
        let store = store(source)
        visibility.isHidden = true
        let load = Task { try await store.load("a") }
        await clock.sleepers()
        visibility.isHidden = false
        #expect(source.requests.count == 1)
        clock.advance(by: .seconds(1))
        #expect(try await load.value.value == "one")
    }

    @Test func `asks at once when somebody loads`() async throws {
        visibility.isHidden = true
        #expect(try await store(ScriptedSource([.value("one")])).load("a").value == "one")
    }

    @Test func `lets a cancelled load end`() async throws {
        let store = store(ScriptedSource<String>([.failure(.unreachable)], clock: clock))
        visibility.isHidden = true
        let load = Task { try await store.load("a") }
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        await parked()
        load.cancel()
        await #expect(throws: CancellationError.self) { try await load.value }
        while visibility.waiting > 0 { await Task.yield() }
    }

    @Test func `does not poll, and asks once when it is shown`() async throws {
        let source = ScriptedSource<String>([.value("one"), .value("two")], clock: clock)
        let store = store(source)
        let watching = store.observe("a") { _ in }
        let polling = store.poll("a", every: .seconds(10))
        await clock.sleepers()
        visibility.isHidden = true
        clock.advance(by: .seconds(10))
        await parked()
        clock.advance(by: .seconds(100))
        #expect(source.requests.isEmpty)
        visibility.isHidden = false
        _ = await snapshot(of: "a", in: store) { $0.value == "one" }
        await clock.sleepers()
        #expect(source.requests.count == 1)
        clock.advance(by: .seconds(10))
        _ = await snapshot(of: "a", in: store) { $0.value == "two" }
        polling.cancel()
        watching.cancel()
    }

    @Test func `fetches what is watched and has become stale when it is shown`() async throws {
        let source = ScriptedSource<String>([.value("one"), .value("two")], clock: clock)
        let store = store(source, refreshesWatched: true)
        let token = store.observe("a", loading: .cached) { _ in }
        _ = await snapshot(of: "a", in: store) { $0.value == "one" }
        await clock.sleepers()
        visibility.isHidden = true
        clock.advance(by: .seconds(60))
        await parked()
        #expect(source.requests.count == 1)
        visibility.isHidden = false
        _ = await snapshot(of: "a", in: store) { $0.value == "two" }
        token.cancel()
    }
}
