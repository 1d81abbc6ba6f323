import Foundation
import Larder
import LarderSimulation

/// What most tests of a store need: a manual clock, a switch, a counter, a storage, a source.
struct Kitchen {
    let clock = ManualClock()
    let line = ConnectivitySwitch(otherwise: .online)
    let counts = CountingReporter()
    let storage = MemoryStorage()
    let source: ScriptedSource<String>
    let store: Store<String>

    init(
        _ steps: [ScriptedSource<String>.Step] = [.value("one"), .value("two"), .value("three")],
        freshness: FreshnessRule<String> = .after(.seconds(60), stale: .seconds(600)),
        retry: Retry = .never, abandoned: CancellationPolicy = .cancel, queue: FetchQueue? = nil
    ) {
        source = ScriptedSource(steps, clock: clock)
        store = Store(
            name: "test", source: source, storage: storage, freshness: freshness, retry: retry,
            abandoned: abandoned, queue: queue,
            environment: clock.environment(connectivity: line, reporter: counts))
    }

    /// Another store over the same storage, as after a restart.
    func reopened(_ steps: [ScriptedSource<String>.Step]) -> Store<String> {
        Store(
            name: "test", source: ScriptedSource(steps, clock: clock), storage: storage,
            freshness: .after(.seconds(60), stale: .seconds(600)), retry: .never,
            environment: clock.environment(connectivity: line, reporter: counts))
    }
}

/// Waits until a snapshot of an entry is as wanted, and returns it.
func snapshot<Value: Sendable>(
    of key: Key, in store: Store<Value>, where isWanted: (Snapshot<Value>) -> Bool
) async -> Snapshot<Value> {
    for await snapshot in store.snapshots(of: key, loading: nil) where isWanted(snapshot) {
        return snapshot
    }
    return store.snapshot(of: key)
}

/// Things noted from any thread, in order.
final class Notebook<Line: Sendable>: Sendable {
    private let state = Locked<[Line]>([])

    func note(_ line: Line) { state.withLock { $0.append(line) } }
    var lines: [Line] { state.withLock { $0 } }
}
