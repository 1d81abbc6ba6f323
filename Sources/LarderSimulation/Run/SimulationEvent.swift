public import Larder

/// One event of a run, as the checks receive it.
public enum SimulationEvent: Sendable {
    /// An operation began.
    case began(SimulationCall)
    /// An operation ended.
    case ended(SimulationCall, SimulationOutcome)
    /// The task of an operation was cancelled.
    case cancelled(SimulationCall)
    /// A source began or ended a fetch for a store.
    case source(SimulatedSource.Event, store: Int)
    /// A commit took effect, or failed.
    case commit(SimulatedCommit)
    /// A store failed to read.
    case readFailed(store: Int)
    /// The stored contents were saved as the backup.
    case backedUp
    /// The backup was restored.
    case restored
    /// Somebody saw a snapshot.
    case seen(SimulationSight)
    /// The function of an update was called with a value, or with nil.
    case updating(SimulationCall, base: Int?)
    /// A value was pushed to a store that reads pushed values.
    case pushed(store: Int, key: Key, value: Int)
    /// A store reported that it dropped a fetched value, because another was set in the meantime.
    case dropped(store: Int, key: Key)
    /// Time advanced.
    case passed(Duration)
    /// No source answers now, and these fetches are running, by store.
    case stalled([(store: Int, key: Key)])
    /// Everything has settled after faults stopped; later events start from this state.
    case calm
    /// The final state, after everybody has loaded what is stored.
    case settled(SimulationRest)
    /// Nobody holds the stores now; `left` of them still exist.
    case released(left: Int)
}

/// One running operation.
public struct SimulationCall: Sendable {
    /// Its number, in the order of starting.
    public var id: Int
    /// What it does, and where.
    public var step: SimulationStep
    /// The key.
    public var key: Key
    /// The value it writes, if any.
    public var value: Int?
    /// The values it writes by key, if there are several.
    public var values: [Key: Int] = [:]

    /// The store and key where it takes place.
    var place: SimulationHistory.StoreKey { .init(store: step.store, key: key) }

    /// Whether it affects a place: its own, or every key in its store.
    func concerns(_ place: SimulationHistory.StoreKey) -> Bool {
        guard step.store == place.store else { return false }
        switch step.operation {
        case .invalidateAll, .invalidateTag: return true
        case .setAll, .setTwo: return values[place.key] != nil
        default: return key == place.key
        }
    }
}

/// How an operation ended.
public enum SimulationOutcome: Sendable {
    /// Successfully.
    case done
    /// With a snapshot.
    case loaded(SimulationSight)
    /// With an error.
    case failed(LarderError.Code)
    /// With a cancellation.
    case cancelled
}

/// A snapshot of an entry that somebody saw.
public struct SimulationSight: Sendable, Equatable {
    /// The number of the store.
    public var store: Int
    /// The key.
    public var key: Key
    /// The number of the watcher that saw it; nil for a look at the store.
    public var watcher: Int?
    /// The revision of the snapshot.
    public var revision: UInt64
    /// Its value.
    public var value: Int?
    /// The age with which it was served.
    public var age: Freshness.Age?
    /// How long ago it was confirmed, according to the snapshot.
    public var confirmed: Duration?
    /// Whether the snapshot says that it is not stored.
    public var isUnsaved: Bool
    /// Whether the snapshot says that the last attempt failed.
    public var hasFailed: Bool
    /// Whether the snapshot says that a fetch is running.
    public var isLoading: Bool
    /// Whether the snapshot says that a fetch waits for the connection.
    public var isWaiting: Bool

    /// Whether it was served as fresh.
    public var isFresh: Bool { age == .fresh }

    /// The store and key where it was seen.
    var place: SimulationHistory.StoreKey { .init(store: store, key: key) }
}

/// The final state, after everything has settled.
public struct SimulationRest: Sendable {
    /// What is stored.
    public var stored: [Key: Int]
    /// What a load from the cache returned at each store, without failed loads.
    public var loaded: [SimulationSight]
    /// What is in memory.
    public var memory: [SimulationSight]
    /// What handles show that were kept throughout.
    public var held: [SimulationSight]
    /// What each remaining watcher saw last.
    public var watchers: [SimulationSight]
    /// What each of them had seen before anything was loaded.
    public var watching: [SimulationSight]
    /// The operations that have not ended.
    public var hanging: [SimulationCall]
    /// The pushed streams that were read after one more value was pushed, by store.
    public var pushing: [(store: Int, key: Key)]
    /// The keys of the remaining watchers, by store.
    public var watched: [(store: Int, key: Key)]
}

/// A promise that was broken.
public struct SimulationViolation: Sendable, Hashable, CustomStringConvertible {
    /// The check that found it.
    public var check: String
    /// What happened.
    public var detail: String

    /// The check and what it found.
    public var description: String { "\(check): \(detail)" }
}

/// A check of one promise, based only on the events it receives.
public protocol SimulationCheck: Sendable {
    /// The promise, in a few words.
    var name: String { get }

    /// Handles an event; returns a description of the violation, if there is one.
    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String?
}
