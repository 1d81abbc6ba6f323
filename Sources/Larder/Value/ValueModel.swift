public import Observation

/// What a view observes: one entry of a store, on the main actor.
///
/// A model only takes in finished snapshots; the work is the store's. It loads when it is made, by
/// its policy, and ends its observation when it is let go. Views that read ``value`` are not woken
/// by a fetch that brought an equal one.
///
/// ```swift
/// struct RatesView: View {
///     @State var model = ValueModel(store: rates, key: "ecb")
///     var body: some View {
///         if let table = model.value { RatesTable(table) }
///         if let failure = model.failure { Text(failure.error.message) }
///     }
/// }
/// ```
///
/// A model of a store without a source is a local, persisted value: setting ``value``, or a part of
/// it, shows it in every other model of the same key, and stores it soon after. What several models
/// change in one turn is all there: each changes the entry, not a copy of its own.
@MainActor @Observable
public final class ValueModel<Value: Sendable> {
    /// The key.
    @ObservationIgnored public let key: Key

    /// The store.
    @ObservationIgnored public let store: Store<Value>

    /// Why the last attempt failed; nil after a success.
    public private(set) var failure: Failure?

    /// What is going on.
    public private(set) var activity: Activity

    /// Whether the value was set by hand and could not be stored; ``failure`` says why.
    public private(set) var isUnsaved: Bool

    /// The tries of the fetch that is running, once one of them has failed.
    public private(set) var retry: RetryProgress?

    /// When the value was fetched and confirmed, and what moment it is for.
    public private(set) var times: ValueTimes?

    /// Until when the value is fresh and usable.
    public private(set) var validity: Validity?

    /// Whether somebody said that the value is out of date.
    public private(set) var isInvalidated: Bool

    private var shown: Value?

    /// The newest snapshot taken in; reading it observes nothing.
    @ObservationIgnored public private(set) var snapshot: Snapshot<Value>
    @ObservationIgnored private var token: ObservationToken?
    @ObservationIgnored private let inbox: Inbox<Snapshot<Value>>

    /// Creates a model of one entry.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - key: The key.
    ///   - policy: How to load at once; nil only watches.
    public init(store: Store<Value>, key: Key, loading policy: LoadPolicy? = .cached) {
        self.store = store
        self.key = key
        let snapshot = store.snapshot(of: key)
        self.snapshot = snapshot
        shown = snapshot.value
        failure = snapshot.failure
        activity = snapshot.activity
        times = snapshot.times
        validity = snapshot.validity
        isInvalidated = snapshot.isInvalidated
        isUnsaved = snapshot.isUnsaved
        retry = snapshot.retry
        inbox = Inbox()
        let inbox = inbox
        token = store.observe(key, loading: policy) { [weak self] snapshot in
            guard inbox.put(snapshot) else { return }
            Task { @MainActor in
                guard let newest = inbox.take() else { return }
                self?.accept(newest)
            }
        }
        // What watching began shows from the first frame on.
        accept(store.snapshot(of: key))
    }

    /// The value, or nil when there is none.
    ///
    /// Setting it shows it everywhere at once and stores it soon after; setting nil is ignored, use
    /// ``invalidate(erase:)`` to remove it. A change that depends on what is there, and must not lose
    /// what another thread or process does, is made by ``update(_:)``.
    public var value: Value? {
        get {
            // Registers the reader.
            _ = shown
            return newest.value
        }
        set {
            guard let newValue else { return }
            store.setSoon(key, to: newValue)
            accept(store.snapshot(of: key))
        }
    }

    /// The newest snapshot: what another model changed in this turn is not taken in yet.
    private var newest: Snapshot<Value> {
        let newest = store.snapshot(of: key)
        return newest.revision > snapshot.revision ? newest : snapshot
    }

    /// Changes the value by a function, shows it everywhere at once and stores it soon after.
    ///
    /// No other change is lost, not even one made by another process at the same time: then the function
    /// is called again. It gets the newest value, nil when there is none, and returns the new one, or
    /// nil to remove it; when it throws nothing changes, and the failure is shown.
    public func update(_ transform: @escaping @Sendable (Value?) throws -> Value?) {
        store.updateSoon(key, transform)
        accept(store.snapshot(of: key))
    }

    /// Whether there is a value.
    public var isLoaded: Bool { value != nil }

    /// Whether a fetch is running.
    public var isLoading: Bool {
        if case .loading = activity { return true }
        return false
    }

    /// How far the running fetch has come, where its source tells.
    public var progress: FetchProgress? {
        if case .loading(let progress) = activity { return progress }
        return nil
    }

    /// Whether the storage is being read, and there is nothing to show yet.
    public var isRestoring: Bool { activity == .restoring && !isLoaded }

    /// Whether a fetch waits for a connection.
    public var isWaiting: Bool { activity == .waiting }

    /// Whether the value is past its freshness, at the moment of asking.
    public var isOutdated: Bool {
        // Registers the reader.
        _ = (shown, validity, isInvalidated)
        return newest.isOutdated(at: store.environment.now())
    }

    /// Which of the four screens to show.
    public var phase: Phase {
        if value != nil { return .loaded }
        if isLoading || isRestoring { return .loading }
        return failure != nil ? .failed : .empty
    }

    /// What a screen shows first of all.
    public enum Phase: Sendable, Hashable {
        /// Nothing was loaded yet, or there is nothing.
        case empty
        /// The storage is being read, or the first fetch is running.
        case loading
        /// There is a value, whatever else goes on.
        case loaded
        /// There is no value, and the last attempt failed.
        case failed
    }

    /// Loads by a policy; an error is thrown and also shown as ``failure``.
    public func load(_ policy: LoadPolicy = .cached) async throws {
        let snapshot = try await store.load(key, policy: policy)
        if policy != .noStore { accept(snapshot) }
    }

    /// Asks the source, whatever the age of what is there; a failure is shown as ``failure``.
    public func refresh() async {
        // The failure is shown; whoever wants to catch it calls `load`.
        _ = try? await load(.validate)
    }

    /// Cancels the fetch in the air, for everybody.
    public func cancel() {
        store.cancel(key)
    }

    /// Says that the value is out of date, and with `erase` removes it; see
    /// `Store.invalidate(_:erase:)`.
    public func invalidate(erase: Bool = false) async throws {
        try await store.invalidate(key, erase: erase)
        accept(store.snapshot(of: key))
    }

    /// Takes in a snapshot if it is newer, and touches only the parts that changed.
    private func accept(_ new: Snapshot<Value>) {
        guard new.revision > snapshot.revision else { return }
        let old = snapshot
        snapshot = new
        if new.valueRevision != old.valueRevision { shown = new.value }
        if !Failure.same(new.failure, failure) { failure = new.failure }
        if new.isUnsaved != isUnsaved { isUnsaved = new.isUnsaved }
        if new.retry?.next != retry?.next { retry = new.retry }
        if new.activity != activity { activity = new.activity }
        if new.times != times { times = new.times }
        if new.validity != validity { validity = new.validity }
        if new.isInvalidated != isInvalidated { isInvalidated = new.isInvalidated }
    }
}
