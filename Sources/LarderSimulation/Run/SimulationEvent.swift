public import Larder

/// One thing that happened in a run, as the checks are told of it.
public enum SimulationEvent: Sendable {
    /// An operation began.
    case began(SimulationCall)
    /// An operation ended.
    case ended(SimulationCall, SimulationOutcome)
    /// The task of an operation was cancelled.
    case cancelled(SimulationCall)
    /// A source began or ended a fetch for a store.
    case source(SimulatedSource.Event, store: Int)
    /// A commit took place, or failed.
    case commit(SimulatedCommit)
    /// A store could not read.
    case readFailed(store: Int)
    /// What is stored was kept as the backup.
    case backedUp
    /// The backup was put in place of what is stored.
    case restored
    /// Somebody saw a snapshot.
    case seen(SimulationSight)
    /// The function of an update was called with a value, or with nothing.
    case updating(SimulationCall, base: Int?)
    /// A value was pushed to a store that reads what is pushed.
    case pushed(store: Int, key: Key, value: Int)
    /// A store reported that it dropped what a fetch brought, because the value was set meanwhile.
    case dropped(store: Int, key: Key)
    /// Time moved on.
    case passed(Duration)
    /// No source answers any more, and these fetches are in the air, by store.
    case stalled([(store: Int, key: Key)])
    /// Everything came to rest, faults having stopped; what comes now finds it so.
    case calm
    /// So it is when everybody has loaded what there is.
    case settled(SimulationRest)
    /// Nobody holds the stores any more; so many of them are still there.
    case released(left: Int)
}

/// One operation under way.
public struct SimulationCall: Sendable {
    /// Its number, in the order of beginning.
    public var id: Int
    /// What it does, where.
    public var step: SimulationStep
    /// The key.
    public var key: Key
    /// The value it brings, where it brings one.
    public var value: Int?
    /// The values it brings by key, where it brings several.
    public var values: [Key: Int] = [:]

    /// Where it takes place.
    var place: SimulationHistory.StoreKey { .init(store: step.store, key: key) }

    /// Whether it concerns a place: its own, or everywhere in its store.
    func concerns(_ place: SimulationHistory.StoreKey) -> Bool {
        guard step.store == place.store else { return false }
        switch step.operation {
        case .setAll, .invalidateAll, .invalidateTag: return true
        default: return key == place.key
        }
    }
}

/// How an operation ended.
public enum SimulationOutcome: Sendable {
    /// Well.
    case done
    /// With a snapshot.
    case loaded(SimulationSight)
    /// With an error.
    case failed(LarderError.Code)
    /// As cancelled.
    case cancelled
}

/// What somebody saw of an entry.
public struct SimulationSight: Sendable, Equatable {
    /// The number of the store.
    public var store: Int
    /// The key.
    public var key: Key
    /// Who saw it: a watcher's number, or nil for a look at the store.
    public var watcher: Int?
    /// The revision of the snapshot.
    public var revision: UInt64
    /// Its value.
    public var value: Int?
    /// The age it was served with.
    public var age: Freshness.Age?
    /// How long ago it was confirmed, as it says.
    public var confirmed: Duration?
    /// Whether it was said not to be stored.
    public var isUnsaved: Bool
    /// Whether the last attempt is said to have failed.
    public var hasFailed: Bool
    /// Whether a fetch is said to be running.
    public var isLoading: Bool
    /// Whether a fetch is said to wait for the connection.
    public var isWaiting: Bool

    /// Whether it was served as fresh.
    public var isFresh: Bool { age == .fresh }

    /// Where it was seen.
    var place: SimulationHistory.StoreKey { .init(store: store, key: key) }
}

/// How things are when all has come to rest.
public struct SimulationRest: Sendable {
    /// What is stored.
    public var stored: [Key: Int]
    /// What a load from the cache returned at each store; left out where it failed.
    public var loaded: [SimulationSight]
    /// What memory holds.
    public var memory: [SimulationSight]
    /// What handles show that were kept all the time.
    public var held: [SimulationSight]
    /// What each watcher that is still there saw last.
    public var watchers: [SimulationSight]
    /// What each of them had seen before anything was loaded.
    public var watching: [SimulationSight]
    /// The operations that have not ended.
    public var hanging: [SimulationCall]
    /// The pushed streams that were read after one more value, by store.
    public var pushing: [(store: Int, key: Key)]
    /// The watchers that are still there, by store.
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

/// Watches over one promise, from what it is told and nothing else.
public protocol SimulationCheck: Sendable {
    /// The promise, in a word or two.
    var name: String { get }

    /// Takes an event in; returns what is wrong with it, if anything is.
    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String?
}
