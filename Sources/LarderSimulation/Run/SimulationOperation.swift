public import Larder

/// An operation of a simulated program.
public enum SimulationOperation: Sendable, Hashable {
    /// Loads with a policy, in a task of its own.
    case load(LoadPolicy)
    /// Cancels the oldest task that loads the key.
    case cancelLoad
    /// Cancels the fetch of the key, for everybody.
    case cancelFetch
    /// Sets a value, and waits until it is stored.
    case set
    /// Sets a value without waiting.
    case setSoon
    /// Sets a value of every key in one commit, and waits until they are stored.
    case setAll
    /// Sets values of the key and of the next one in one commit, and waits until they are stored.
    case setTwo
    /// Waits until everything that was set is stored, and retries what was not.
    case flush
    /// Shows a seed value if there is none.
    case seed
    /// Replaces the value by a new one without waiting.
    case updateSoon
    /// Replaces the stored value by a new one, in a transaction.
    case update
    /// Removes the stored value, in a transaction.
    case updateToNothing
    /// Invalidates or erases the key.
    case invalidate(erase: Bool)
    /// Invalidates or erases everything.
    case invalidateAll(erase: Bool)
    /// Invalidates by the tag that half of the fetched values carry.
    case invalidateTag
    /// Releases what memory need not hold.
    case trimMemory
    /// Takes a handle for the key and keeps it.
    case hold
    /// Watches the key, with or without loading it.
    case watch(loading: Bool)
    /// Ends the oldest watcher of the key.
    case unwatch
    /// Adds a listener that is held weakly.
    case listen
    /// Releases the oldest listener of the key.
    case letGo
    /// Goes offline or online.
    case connect(Bool)
    /// Advances the time.
    case advance(seconds: Int)
    /// Gives the server a newer value.
    case renew
    /// Lets the server push a newer value.
    case push
    /// Saves the stored contents as the backup.
    case backUp
    /// Restores the backup.
    case restore
    /// Breaks the connection over which values are pushed.
    case breakOff
}

/// One step of a plan: the operation, the store and key, and how much happens first.
public struct SimulationStep: Sendable, Hashable, CustomStringConvertible {
    /// The operation.
    public var operation: SimulationOperation
    /// The number of the store that does it.
    public var store: Int
    /// The number of the key.
    public var key: Int
    /// How many jobs, calls or notifications are processed before it.
    public var pause: Int

    /// Creates a step; stores and keys are numbered from 0.
    public init(_ operation: SimulationOperation, store: Int = 0, key: Int = 0, pause: Int = 0) {
        precondition(store >= 0 && key >= 0, "there is no store \(store) or key \(key)")
        self.operation = operation
        self.store = store
        self.key = key
        self.pause = pause
    }

    /// The step on one line, as printed with a plan.
    public var description: String { "after \(pause): store \(store) key \(key) \(operation)" }
}
