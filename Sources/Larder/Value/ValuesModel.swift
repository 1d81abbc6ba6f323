public import Observation

/// An observable model of several entries of one store, on the main actor.
///
/// It updates them together: values that were set together, or arrived in one commit, are shown together.
/// Views that read ``values`` are not updated by fetches that return equal values. The model loads under its
/// policy when it is created, and stops observing when it is released.
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

    /// The values present, by key.
    public private(set) var values: [Key: Value] = [:]

    /// Why the last attempt failed, by key; keys that have since succeeded are left out.
    public private(set) var failures: [Key: Failure] = [:]

    /// What the entries are doing, by key; idle keys are left out.
    public private(set) var activities: [Key: Activity] = [:]

    /// The newest snapshots received; reading them does not register an observer.
    @ObservationIgnored public private(set) var snapshots: [Key: Snapshot<Value>] = [:]
    @ObservationIgnored private var token: ObservationToken?

    /// Creates a model of several entries.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - keys: The keys; duplicates are ignored.
    ///   - policy: How to load each of them on creation; nil only observes.
    public init(
        store: Store<Value>, keys: some Sequence<Key>, loading policy: LoadPolicy? = .cached
    ) {
        self.store = store
        var known: Set<Key> = []
        self.keys = keys.filter { known.insert($0).inserted }
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

    /// The value of a key, or nil if there is none or the model does not have the key.
    public subscript(_ key: Key) -> Value? { values[key] }

    /// Whether every key has a value.
    public var isLoaded: Bool { values.count == keys.count }

    /// Whether any fetch is running.
    public var isLoading: Bool {
        activities.values.contains { if case .loading = $0 { true } else { false } }
    }

    /// Applies those of the snapshots that are newer, and updates only what changed.
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
