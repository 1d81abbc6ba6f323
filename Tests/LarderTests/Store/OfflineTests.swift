import Larder
import LarderSimulation
import Testing

@Suite struct `Being offline` {
    @Test func `serves what is stored, at any usable age, without asking`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        kitchen.line.isOffline = true
        kitchen.clock.advance(by: .seconds(100))
        #expect(try await kitchen.store.load("a").value == "one")
        #expect(kitchen.source.requests.count == 1)
    }

    @Test(arguments: [LoadPolicy.cached, .validate, .networkFirst, .networkOnly, .noStore])
    func `is a clear error where there is nothing to serve`(policy: LoadPolicy) async {
        let kitchen = Kitchen()
        kitchen.line.isOffline = true
        let error = await #expect(throws: LarderError.self) {
            try await kitchen.store.load("a", policy: policy)
        }
        #expect(error?.code == .offline)
        #expect(kitchen.source.requests.isEmpty)
    }

    @Test func `is shown as waiting, and what waits is fetched when we are back`() async throws {
        let kitchen = Kitchen()
        kitchen.line.isOffline = true
        let token = kitchen.store.observe("a", loading: .cached) { _ in }
        let waiting = await snapshot(of: "a", in: kitchen.store) { $0.activity == .waiting }
        #expect(waiting.value == nil)
        kitchen.line.isOffline = false
        let after = await snapshot(of: "a", in: kitchen.store) { $0.isLoaded }
        #expect(after.value == "one")
        #expect(kitchen.source.requests.count == 1)
        token.cancel()
    }

    @Test func `keeps a refresh that was asked for, however fresh the value is`() async throws {
        let kitchen = Kitchen([.value("one"), .value("two")], freshness: .after(.seconds(300)))
        let token = kitchen.store.observe("a", loading: .cached) { _ in }
        try await kitchen.store.load("a")
        kitchen.line.isOffline = true
        // What is fresh is served, and nothing waits.
        try await kitchen.store.load("a")
        #expect(kitchen.store.snapshot(of: "a").activity == .idle)
        await #expect(throws: LarderError.self) {
            try await kitchen.store.load("a", policy: .networkOnly)
        }
        #expect(kitchen.store.snapshot(of: "a").activity == .waiting)
        kitchen.line.isOffline = false
        _ = await snapshot(of: "a", in: kitchen.store) { $0.value == "two" }
        #expect(kitchen.source.requests.count == 2)
        token.cancel()
    }

    @Test func `that begins during a fetch makes it wait, and go on when we are back`() async throws
    {
        let kitchen = Kitchen([
            .init(isHeld: true) { _ in throw LarderError(.unreachable, message: "Cut off.") },
            .value("one"),
        ])
        let token = kitchen.store.observe("a", loading: .cached) { _ in }
        await kitchen.source.started()
        kitchen.line.isOffline = true
        kitchen.source.release()
        let waiting = await snapshot(of: "a", in: kitchen.store) { $0.activity == .waiting }
        #expect(waiting.failure?.error.code == .unreachable)
        kitchen.line.isOffline = false
        let after = await snapshot(of: "a", in: kitchen.store) { $0.isLoaded }
        #expect(after.failure == nil)
        token.cancel()
    }

    @Test(arguments: [LarderError.Code.offline, .unreachable])
    func `that ends as a fetch fails of it has it made again for who watches`(
        code: LarderError.Code
    ) async throws {
        let line = ConnectivitySwitch(otherwise: .online)
        let source = ScriptedSource<String>([
            .init { _ in
                line.isOffline = true
                line.isOffline = false
                throw LarderError(code, message: "Cut off.")
            },
            .value("one"),
        ])
        let store = Store(
            name: "test", source: source, retry: .never,
            environment: ManualClock().environment(connectivity: line))
        let token = store.observe("a", loading: .cached) { _ in }
        _ = await snapshot(of: "a", in: store) { $0.value == "one" && $0.failure == nil }
        #expect(source.requests.count == 2)
        token.cancel()
    }

    @Test func `that only the source speaks of is not asked about again`() async throws {
        let kitchen = Kitchen([.failure(.offline)])
        let token = kitchen.store.observe("a", loading: .cached) { _ in }
        let failed = await snapshot(of: "a", in: kitchen.store) { $0.failure != nil }
        #expect(failed.activity == .idle)
        for _ in 0..<100 { await Task.yield() }
        #expect(kitchen.source.requests.count == 1)
        token.cancel()
    }

    @Test func `that ends as a push source gives up of it has it started again`() async throws {
        struct Cut: PushSource {
            let line: ConnectivitySwitch
            let starts = Locked(0)

            func values(for key: Key) -> AsyncThrowingStream<Fetched<String>, any Error> {
                let (stream, continuation) = AsyncThrowingStream<Fetched<String>, any Error>
                    .makeStream()
                let isFirst = starts.withLock { starts in
                    starts += 1
                    return starts == 1
                }
                if isFirst {
                    line.isOffline = true
                    line.isOffline = false
                    continuation.finish(throwing: LarderError(.offline, message: "Cut off."))
                } else {
                    continuation.yield(Fetched("back"))
                }
                return stream
            }
        }
        let line = ConnectivitySwitch(otherwise: .online)
        let store = Store(
            name: "test", pushSource: Cut(line: line), retry: .never,
            environment: ManualClock().environment(connectivity: line))
        let token = store.observe("a") { _ in }
        _ = await snapshot(of: "a", in: store) { $0.value == "back" }
        token.cancel()
    }

    @Test func `in a store with an expired value is an error, and the old value is marked`()
        async throws
    {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        kitchen.clock.advance(by: .seconds(601))
        kitchen.line.isOffline = true
        await #expect(throws: LarderError.self) { try await kitchen.store.load("a") }
        let snapshot = kitchen.store.snapshot(of: "a")
        #expect(snapshot.value == "one")
        #expect(snapshot.age(at: kitchen.clock.date) == .expired)
    }

    @Test func `waits for nobody: the last watcher takes the wish along`() async {
        let kitchen = Kitchen()
        kitchen.line.isOffline = true
        let token = kitchen.store.observe("a", loading: .cached) { _ in }
        _ = await snapshot(of: "a", in: kitchen.store) { $0.activity == .waiting }
        token.cancel()
        while kitchen.store.snapshot(of: "a").activity == .waiting { await Task.yield() }
        kitchen.line.isOffline = false
        #expect(kitchen.source.requests.isEmpty)
    }

    @Test func `coming to the front refreshes what is watched and outdated, and nothing else`()
        async throws
    {
        let kitchen = Kitchen()
        try await kitchen.store.load("watched")
        try await kitchen.store.load("unwatched")
        let token = kitchen.store.observe("watched") { _ in }
        kitchen.store.refreshOutdated()
        #expect(kitchen.source.requests.count == 2)
        kitchen.clock.advance(by: .seconds(60))
        kitchen.store.refreshOutdated()
        _ = await snapshot(of: "watched", in: kitchen.store) { $0.value == "three" }
        #expect(kitchen.source.requests.map(\.key) == ["watched", "unwatched", "watched"])
        token.cancel()
    }

    @Test func `connected to the app's life, what is watched and outdated is refreshed by itself`()
        async throws
    {
        let kitchen = Kitchen()
        let line = LineOfTheSystem()
        let source = ScriptedSource<String>([.value("one"), .value("two"), .value("three")])
        let store = Store(
            name: "test", source: source, freshness: .after(.seconds(60)), retry: .never,
            environment: kitchen.clock.environment(connectivity: line))
        try await store.load("a")
        let watching = store.observe("a") { _ in }
        let (fronts, front) = AsyncStream<Void>.makeStream()
        let ended = Notebook<Bool>()
        front.onTermination = { _ in ended.note(true) }
        let token = store.refreshOutdated(on: fronts)
        kitchen.clock.advance(by: .seconds(60))
        front.yield()
        _ = await snapshot(of: "a", in: store) { $0.value == "two" && !$0.isLoading }
        // Nobody asked while offline, so nothing waits for the connection.
        line.status = .offline
        kitchen.clock.advance(by: .seconds(60))
        line.status = .online
        _ = await snapshot(of: "a", in: store) { $0.value == "three" && !$0.isLoading }
        token.cancel()
        while ended.lines.isEmpty || line.readers > 0 { await Task.yield() }
        kitchen.clock.advance(by: .seconds(60))
        front.yield()
        line.status = .offline
        line.status = .online
        #expect(source.requests.count == 3)
        watching.cancel()
    }

    @Test func `polling asks though the value is fresh`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        let watching = kitchen.store.observe("a") { _ in }
        let polling = kitchen.store.poll("a", every: .seconds(10))
        await kitchen.clock.sleepers()
        kitchen.clock.advance(by: .seconds(10))
        #expect(kitchen.store.snapshot(of: "a").age(at: kitchen.clock.date) == .fresh)
        let after = await snapshot(of: "a", in: kitchen.store) { $0.value == "two" }
        #expect(after.confirmed == kitchen.clock.date)
        polling.cancel()
        watching.cancel()
    }

    @Test func `polling asks at its interval while somebody watches and nobody says pause`() async {
        let kitchen = Kitchen()
        let paused = Locked(true)
        let watching = kitchen.store.observe("a") { _ in }
        let polling = kitchen.store.poll("a", every: .seconds(10)) { paused.withLock { $0 } }
        await kitchen.clock.sleepers()
        kitchen.clock.advance(by: .seconds(10))
        await kitchen.clock.sleepers()
        #expect(kitchen.source.requests.isEmpty)
        paused.withLock { $0 = false }
        kitchen.clock.advance(by: .seconds(10))
        let after = await snapshot(of: "a", in: kitchen.store) { $0.isLoaded }
        #expect(after.value == "one")
        polling.cancel()
        watching.cancel()
    }
}

/// A connectivity that tells every reader of every change.
private final class LineOfTheSystem: Connectivity {
    private struct State {
        var status = ConnectivityStatus.online
        var readers: [Int: AsyncStream<ConnectivityStatus>.Continuation] = [:]
        var next = 0
    }

    private let state = Locked(State())

    var readers: Int { state.withLock { $0.readers.count } }

    var status: ConnectivityStatus {
        get { state.withLock { $0.status } }
        set {
            state.withLock { state in
                state.status = newValue
                for reader in state.readers.values { reader.yield(newValue) }
            }
        }
    }

    func statuses() -> AsyncStream<ConnectivityStatus> {
        let (stream, continuation) = AsyncStream<ConnectivityStatus>.makeStream()
        let id = state.withLock { state in
            state.next += 1
            state.readers[state.next] = continuation
            continuation.yield(state.status)
            return state.next
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.readers.removeValue(forKey: id) }
        }
        return stream
    }
}
