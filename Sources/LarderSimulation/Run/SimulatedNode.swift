import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One store of a run, with everything held on it: watchers, listeners, handles, loads.
final class SimulatedNode: Sendable {
    struct Held: Sendable {
        var watchers: [(id: Int, key: Key, token: ObservationToken)] = []
        var listeners: [(key: Key, listener: SimulatedListener)] = []
        var handles: [Resource<Int>] = []
        var loads: [(call: SimulationCall, task: Task<Void, Never>)] = []
        var looks: [Key: SimulationSight] = [:]
        /// The last snapshot that each watcher saw.
        var seen: [Int: SimulationSight] = [:]
    }

    let number: Int
    let store: Store<Int>
    let source: SimulatedSource
    let connectivity: ConnectivitySwitch
    let held = Locked(Held())
    private let log: SimulationLog
    private let clock: ManualClock

    init(
        _ number: Int, plan: SimulationPlan, disk: SimulatedDisk, source: SimulatedSource,
        clock: ManualClock, executor: SeededExecutor, log: SimulationLog
    ) {
        self.number = number
        self.source = source
        self.log = log
        self.clock = clock
        let connectivity = ConnectivitySwitch(otherwise: .online)
        self.connectivity = connectivity
        var environment = clock.environment(
            connectivity: connectivity, reporter: CoverageReporter(store: number, log: log))
        environment.executor = executor
        store = Store(
            name: "numbers", source: plan.hasSource ? source : nil,
            pushSource: plan.pushes ? source : nil,
            storage: SimulatedStorage(disk), codec: .number,
            freshness: .after(SimulationPlan.fresh, stale: SimulationPlan.stale),
            abandoned: plan.abandoned,
            memory: plan.memory.map { MemoryLimit(entries: $0, idle: .seconds(100)) } ?? .standard,
            fetchLease: plan.sharesFetches ? SimulationPlan.lease : nil, environment: environment)
    }

    func sight(_ snapshot: Snapshot<Int>, of key: Key, by watcher: Int? = nil) -> SimulationSight {
        let now = clock.date
        return SimulationSight(
            store: number, key: key, watcher: watcher, revision: snapshot.revision,
            value: snapshot.value, age: snapshot.age(at: now),
            confirmed: snapshot.confirmed.map { .seconds(now.timeIntervalSince($0)) },
            isUnsaved: snapshot.isUnsaved, hasFailed: snapshot.failure != nil,
            isLoading: snapshot.isLoading,
            isWaiting: snapshot.activity == .waiting)
    }

    /// Records what a watcher saw.
    func saw(_ snapshot: Snapshot<Int>, of key: Key, by watcher: Int) {
        let sight = sight(snapshot, of: key, by: watcher)
        held.withLock { $0.seen[watcher] = sight }
        log.take(.seen(sight))
    }

    /// Looks at a key in memory, and reports the snapshot if it has changed or if `always` is set.
    func look(at key: Key, always: Bool) {
        let sight = sight(store.snapshot(of: key), of: key)
        let isNew = held.withLock { held in
            defer { held.looks[key] = sight }
            return held.looks[key] != sight
        }
        if isNew || always { log.take(.seen(sight)) }
    }
}

/// A listener that a run can release.
final class SimulatedListener: StoreListener {
    private let id: Int
    private let node: SimulatedNode

    init(_ id: Int, _ node: SimulatedNode) {
        self.id = id
        self.node = node
    }

    func didChange(_ key: Key, _ snapshot: Snapshot<Int>) {
        node.saw(snapshot, of: key, by: id)
    }
}

/// Counts what stores report, and passes on what cannot be seen from outside.
private struct CoverageReporter: Reporter {
    let store: Int
    let log: SimulationLog

    func report(_ event: LarderEvent) {
        log.cover(event.kind.rawValue)
        if event.kind == .dropped, let key = event.key {
            log.take(.dropped(store: store, key: key))
        }
    }
}

extension Codec where Value == Int {
    /// A number, encoded as text.
    static var number: Codec<Int> {
        Codec(format: "number/1") {
            Data("\($0)".utf8)
        } decode: { data in
            guard let number = Int(String(decoding: data, as: UTF8.self)) else {
                throw LarderError(.unreadable, message: "This is not a number.")
            }
            return number
        }
    }
}
