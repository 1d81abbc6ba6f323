public import Observation

/// What a view observes of several entries of one store, on the main actor.
///
/// It takes in all of them together: values that were set together, or came in one commit, show together.
/// Views that read ``values`` are not woken by fetches that brought equal ones. It loads when it is
/// made, by its policy, and ends its observation when it is let go.
///
/// ```swift
/// let model = ValuesModel(store: rates, keys: ["eur", "usd"])
/// if let euro = model["eur"], let dollar = model["usd"] { ... }
/// ```
@MainActor @Observable
public final class ValuesModel<Value: Sendable> {
    /// The keys.
    @ObservationIgnored public let keys: [Key]

    /// The store.
    @ObservationIgnored public let store: Store<Value>

    /// The values that are there, by their keys.
    public private(set) var values: [Key: Value] = [:]

    /// Why the last attempts failed, by key; without those that succeeded since.
    public private(set) var failures: [Key: Failure] = [:]

    /// What is going on, by key; without those where nothing is.
    public private(set) var activities: [Key: Activity] = [:]

    /// The newest snapshots taken in; reading them observes nothing.
    @ObservationIgnored public private(set) var snapshots: [Key: Snapshot<Value>] = [:]
    @ObservationIgnored private var token: ObservationToken?

    /// Creates a model of several entries.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - keys: The keys; one that comes twice counts once.
    ///   - policy: How to load each of them at once; nil only watches.
    public init(
        store: Store<Value>, keys: some Sequence<Key>, loading policy: LoadPolicy? = .cached
    ) {
        self.store = store
        self.keys = keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let inbox = Inbox<[Key: Snapshot<Value>]>()
        token = store.observe(self.keys, loading: policy) { [weak self] snapshots in
            guard inbox.put(snapshots) else { return }
            Task { @MainActor in
                guard let newest = inbox.take() else { return }
                self?.accept(newest)
            }
        }
        accept(Dictionary(uniqueKeysWithValues: self.keys.map { ($0, store.snapshot(of: $0)) }))
    }

    /// The value of a key, or nil when there is none, or the key is not one of the model's.
    public subscript(_ key: Key) -> Value? { values[key] }

    /// Whether every key has a value.
    public var isLoaded: Bool { values.count == keys.count }

    /// Whether any fetch is running.
    public var isLoading: Bool {
        activities.values.contains { if case .loading = $0 { true } else { false } }
    }

    /// Takes in snapshots as far as they are newer, and touches only what changed.
    private func accept(_ new: [Key: Snapshot<Value>]) {
        let old = snapshots
        let newer = new.filter { $1.revision > old[$0]?.revision ?? 0 || old[$0] == nil }
        guard !newer.isEmpty else { return }
        snapshots.merge(newer) { $1 }
        var (values, failures, activities) = (values, failures, activities)
        var (hasValues, hasFailures, hasActivities) = (false, false, false)
        for (key, snapshot) in newer {
            if snapshot.valueRevision != old[key]?.valueRevision ?? 0 {
                values[key] = snapshot.value
                hasValues = true
            }
            if !Failure.same(snapshot.failure, failures[key]) {
                failures[key] = snapshot.failure
                hasFailures = true
            }
            let activity = snapshot.activity == .idle ? nil : snapshot.activity
            if activity != activities[key] {
                activities[key] = activity
                hasActivities = true
            }
        }
        if hasValues { self.values = values }
        if hasFailures { self.failures = failures }
        if hasActivities { self.activities = activities }
    }
}
