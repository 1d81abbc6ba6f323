public import Observation

/// An observable model of one entry of a store, on the main actor.
///
/// The model only receives finished snapshots; the store does the work. It loads under its policy when it is
/// created, and stops observing when it is released. Views that read ``value`` are not updated by a fetch
/// that returns an equal value.
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
/// Over a store without a source, a model is a local, persisted value: setting ``value``, or a part of it,
/// shows the change in every model of the same key and stores it soon after. Several models may change the
/// entry in one turn without losing a change, because none of them has a copy of its own.
@MainActor @Observable
public final class ValueModel<Value: Sendable> {
    /// The key.
    @ObservationIgnored public let key: Key

    /// The store.
    @ObservationIgnored public let store: Store<Value>

    /// Why the last attempt failed; nil after a success.
    public private(set) var failure: Failure?

    /// What the entry is currently doing.
    public private(set) var activity: Activity

    /// Whether the value was set locally and could not be stored; ``failure`` says why.
    public private(set) var isUnsaved: Bool

    /// The retries of the running fetch; nil until its first attempt fails.
    public private(set) var retry: RetryProgress?

    /// When the value was fetched and confirmed, and the moment its data is for.
    public private(set) var times: Timestamps?

    /// How long the value is fresh and usable.
    public private(set) var validity: Validity?

    /// Whether the value was invalidated.
    public private(set) var isInvalidated: Bool

    private var shown: Value?

    /// Whether the load with which the model was made has yet to return.
    private var isOpening: Bool

    /// The newest snapshot received; reading it does not register an observer.
    @ObservationIgnored public private(set) var snapshot: Snapshot<Value>
    @ObservationIgnored private var token: ObservationToken?
    @ObservationIgnored private let inbox: Inbox<Snapshot<Value>>

    /// Creates a model of one entry.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - key: The key.
    ///   - policy: How to load on creation; nil only observes.
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
        isOpening = policy != nil && (store.source != nil || store.persistence != nil)
        let inbox = inbox
        token = store.observe(key, loading: policy) { [weak self] snapshot in
            guard inbox.put(snapshot) else { return }
            Task { @MainActor in
                guard let newest = inbox.take() else { return }
                self?.accept(newest)
            }
        } loaded: { [weak self] in
            Task { @MainActor in self?.opened() }
        }
        // Shows what observing has started from the first frame on.
        accept(store.snapshot(of: key))
    }

    /// The value, or nil if there is none.
    ///
    /// Setting it shows the value everywhere immediately and stores it soon after. Setting nil is ignored;
    /// use ``invalidate(erase:)`` to remove the value. For a change that depends on the current value and
    /// must not lose changes by other threads or processes, use ``update(_:)``.
    public var value: Value? {
        get {
            // Registers the observer.
            _ = shown
            return newest.value
        }
        set {
            guard let newValue else { return }
            store.setSoon(key, to: newValue)
            accept(store.snapshot(of: key))
        }
    }

    /// The newest snapshot, including what another model changed in this turn.
    private var newest: Snapshot<Value> {
        let newest = store.snapshot(of: key)
        return newest.revision > snapshot.revision ? newest : snapshot
    }

    /// Updates the value with a function, shows it everywhere immediately and stores it soon after.
    ///
    /// No other change is lost, even one made by another process at the same time: in that case the function
    /// is called again. It receives the newest value, or nil if there is none, and returns the new one, or
    /// nil to remove it. If it throws, or the stored value cannot be read, nothing changes and the ``failure`` is
    /// shown; only setting ``value`` replaces what cannot be read.
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

    /// The progress of the running fetch, if its source reports it.
    public var progress: FetchProgress? {
        if case .loading(let progress) = activity { return progress }
        return nil
    }

    /// Whether the storage is being read, and there is nothing to show yet.
    public var isRestoring: Bool { activity == .restoring && !isLoaded }

    /// Whether a fetch is waiting for a connection.
    public var isWaiting: Bool { activity == .waiting }

    /// Whether the value is no longer fresh at the moment of the call.
    public var isOutdated: Bool {
        // Registers the observer.
        _ = (shown, validity, isInvalidated)
        return newest.isOutdated(at: store.environment.now())
    }

    /// Which of four screens to show.
    public var phase: Phase {
        if value != nil { return .loaded }
        if isLoading || isRestoring { return .loading }
        if failure != nil { return .failed }
        return isOpening && !isWaiting ? .loading : .empty
    }

    /// The main state of a screen.
    public enum Phase: Sendable, Hashable {
        /// Nothing was loaded yet, or there is no value.
        case empty
        /// The storage is being read, or the first fetch is running: from the first moment on, if the model loads
        /// when it is made.
        case loading
        /// There is a value, whatever else is happening.
        case loaded
        /// There is no value, and the last attempt failed.
        case failed
    }

    /// Loads under a policy; an error is thrown and also shown as ``failure``.
    public func load(_ policy: LoadPolicy = .cached) async throws {
        if policy.isPrivate {
            _ = try await store.load(key, policy: policy)
            return
        }
        if value == nil, !isOpening { isOpening = true }
        // Shows what a failed load has left, too, before the caller goes on.
        defer { opened() }
        _ = try await store.load(key, policy: policy)
    }

    /// Asks the source, whatever the age of the value; a failure is shown as ``failure``.
    public func refresh() async {
        // The failure is shown; a caller that wants to catch it uses `load`.
        _ = try? await load(.validate)
    }

    /// Cancels the running fetch for everybody who waits for it.
    public func cancel() {
        store.cancel(key)
    }

    /// Marks the value as outdated, or removes it with `erase`; see `Store.invalidate(_:erase:)`.
    public func invalidate(erase: Bool = false) async throws {
        try await store.invalidate(key, erase: erase)
        accept(store.snapshot(of: key))
    }

    /// Shows what a load has left.
    private func opened() {
        accept(store.snapshot(of: key))
        if isOpening { isOpening = false }
    }

    /// Applies a snapshot if it is newer, and updates only the properties that changed.
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
