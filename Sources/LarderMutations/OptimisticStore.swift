public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A family of values that are changed by mutations: shown at once, sent through an outbox, and replayed over
/// whatever the server says until its answer includes them.
///
/// ```swift
/// let lists = OptimisticStore<ItemChange>(name: "lists", source: source, storage: storage) { delivery in
///     try await server.send(delivery.payload.change, to: delivery.payload.key, id: delivery.id)
///     return .accepted
/// }
/// let sending = lists.start()
/// try await lists.mutate("shopping", .add(id: "17", text: "milk"))
/// ```
///
/// **What is shown is the confirmed value with all pending mutations applied to it**, in order. So when the first
/// of two fails, the second stays right, and a newer value from the server loses none of them. A mutation that is
/// refused is parked: it is no longer applied, and stays listed until a person decides.
///
/// Mutations of one key are sent in order, those of different keys beside each other. A mutation goes at the
/// moment at which the confirmed value includes it: when the server has accepted it, or when a fetch that began
/// after that returns. A fetch that overlaps a mutation of its key in this process is repeated, because nobody can
/// tell whether its answer includes it. If another process sends, or an answer was lost, a fetched value may include
/// a mutation that is still pending. What that creates is never shown twice: either the value says what it includes
/// (`included`) or what it calls the new part (`naming`), or the fetch fails until the mutation is answered. Any
/// other mutation is shown applied twice until it is accepted, unless it allows for that (as setting a field does).
public final class OptimisticStore<Change: Mutation>: Sendable {
    /// The type of the values.
    public typealias Value = Change.Value

    /// The confirmed values.
    public let store: Store<Confirmed<Value>>

    /// The mutations on their way, conflicts, and what can be undone.
    public let queue: MutationQueue<Change>

    /// The queue's writes; see it for those that failed, and to retry or drop them.
    public var outbox: Outbox<KeyedMutation<Change>> { queue.outbox }

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - name: The name of the family in the storage; its outbox has this name with `.outbox`.
    ///   - source: Fetches values; nil for values that only mutations change.
    ///   - storage: Where values and mutations are kept; a precious one.
    ///   - codec: How confirmed values are stored; JSON by default. What cannot be read is fetched again if there is a
    ///     source. Mutations are always stored as JSON.
    ///   - freshness: How long a value is fresh when the source does not say.
    ///   - retry: How failed fetches are retried.
    ///   - rule: What happens to a mutation that fails.
    ///   - conflicts: What happens to a mutation that meets another value than the one it was made to; nil
    ///     leaves it to `rule`.
    ///   - undoLimit: How many steps of each scope can be undone.
    ///   - environment: The clock, randomness, connectivity and reporter.
    ///   - included: Returns the identities of the mutations that a fetched value includes, for a server that
    ///     says so.
    ///   - naming: Returns the final identities in a fetched value by the temporary ones under which they were
    ///     created, for a server that keeps those.
    ///   - send: Sends a mutation under its identity; see `Destination`.
    public init(
        name: String, source: (any Source<Value>)? = nil, storage: any EntryStorage,
        codec: Codec<Confirmed<Value>> = .json(),
        freshness: FreshnessRule<Confirmed<Value>> = .alwaysStale, retry: Retry = .standard,
        rule: DeliveryRule = .standard, conflicts: ConflictRule<Change>? = nil,
        undoLimit: Int = 100,
        environment: StoreEnvironment = StoreEnvironment(),
        included: @escaping @Sendable (Value) -> [String] = { _ in [] },
        naming: @escaping @Sendable (Value) -> [String: String] = { _ in [:] },
        send:
            @escaping @Sendable (Delivery<KeyedMutation<Change>>) async throws
            -> MutationResult<Value>
    ) {
        let sends = MutationSends()
        let box = Locked(WeakQueue<Change>())
        var codec = codec
        codec.replacesUnreadable = codec.replacesUnreadable ?? (source != nil)
        let store = Store<Confirmed<Value>>(
            name: name,
            source: source.map { source in
                source.confirming(sends, included, naming) { box.withLock { $0.queue } }
            }, storage: storage, codec: codec, freshness: freshness, retry: retry,
            environment: environment)
        queue = MutationQueue(
            name: name + ".outbox", storage: storage,
            confirmed: StoreValues(
                store: store, source: source?.timeout(Self.patience, clock: environment.clock)),
            sends: sends, rule: rule, conflicts: conflicts, undoLimit: undoLimit,
            environment: environment, send: send)
        box.withLock { [queue] in $0.queue = queue }
        self.store = store
    }

    /// How long a mutation waits for the source: for what it is made to before it is sent, for what the server has after that.
    private static var patience: Duration { .seconds(30) }

    /// Sends mutations for as long as the token is kept; see `Outbox.start()`.
    public func start() -> ObservationToken {
        let token = queue.start()
        return ObservationToken {
            withExtendedLifetime(self) { token.cancel() }
        }
    }

    // MARK: - Reading

    /// Returns what memory holds for a key, immediately; mutations of an earlier launch are known once the key
    /// was loaded, observed or changed. What they are applied to stays in memory.
    public func snapshot(of key: Key) -> OptimisticSnapshot<Change> {
        // First the mutations: what leaves them is included in the value by then.
        let pending = queue.known(key)
        let confirmed = store.snapshot(of: queue.names.final(key))
        let identities = queue.names.current(with: confirmed.value?.names)
        return OptimisticSnapshot(confirmed, identities.resolving(pending))
    }

    /// Loads the confirmed value with a policy, and returns what is to be shown.
    @discardableResult
    public func load(
        _ key: Key, policy: LoadPolicy = .cached
    ) async throws -> OptimisticSnapshot<Change> {
        try await prepare(key)
        _ = try await store.load(queue.names.final(key), policy: policy)
        return snapshot(of: key)
    }

    /// Calls a closure with the current snapshot and after every change of the value or its mutations, one call
    /// after another, always ending with the newest.
    public func observe(
        _ key: Key, loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (OptimisticSnapshot<Change>) -> Void
    ) -> ObservationToken {
        let turn = DeliveryTurn()
        let tell: @Sendable () -> Void = { [weak self] in
            turn.run {
                guard let snapshot = self?.snapshot(of: key), !turn.hasEnded else { return }
                body(snapshot)
            }
        }
        // What is created under a temporary identity is known under its final one later, and is in the lane of the
        // temporary one for ever. No tokens once it has ended.
        let values = Locked<[Key: ObservationToken]?>([:])
        let lanes = Locked<[Key: ObservationToken]?>([:])
        weak let store = self
        @Sendable func watch() {
            guard let store, let watched = lanes.withLock(\.self) else { return }
            let lane = store.queue.names.knownLane(of: key)
            if watched[lane] == nil {
                let token = store.queue.observe(lane, watch)
                lanes.withLock { $0?[lane] = token }
            }
            let final = store.queue.names.final(key)
            guard values.withLock({ $0?[final] }) == nil else { return tell() }
            let token = store.store.observe(final, loading: policy) { _ in tell() }
            values.withLock { $0?[final] = token }
        }
        watch()
        self.store.environment.untilDone { _ in try await store?.prepare(key, renamed: watch) }
        return ObservationToken {
            turn.end()
            for tokens in [lanes, values] {
                let ended = tokens.withLock { tokens in
                    defer { tokens = nil }
                    return tokens
                }
                for token in (ended ?? [:]).values { token.cancel() }
            }
        }
    }

    // MARK: - Changing

    /// Shows a mutation, stores it, and returns its identity once that is done; see
    /// ``MutationQueue/mutate(_:_:undoable:id:)``.
    @discardableResult
    public func mutate(
        _ key: Key, _ change: Change, undoable scope: Key? = nil, id: String? = nil
    ) async throws -> String {
        try await queue.mutate(key, change, undoable: scope, id: id)
    }

    /// Makes sure that the mutations of a key are known; says so if it has another name or lane.
    private func prepare(_ key: Key, renamed: () -> Void = {}) async throws {
        let lane = try await queue.names.lane(of: key)
        // The first snapshot shows what the storage has. If that cannot be read, it can be fetched.
        _ = try? await store.load(queue.names.final(key), policy: .cacheOnly)
        if lane != key || queue.names.final(key) != key { renamed() }
        try await queue.prepare(lane)
    }
}

/// Lets a source reach the queue without keeping it alive.
struct WeakQueue<Change: Mutation>: Sendable {
    weak var queue: MutationQueue<Change>?
}

/// Lets one thread at a time run something, once more if it was wanted in the meantime, until it is ended.
private struct DeliveryTurn: Sendable {
    private let state = Locked((isRunning: false, again: false, hasEnded: false))

    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    func end() { state.withLock { $0.hasEnded = true } }

    func run(_ body: () -> Void) {
        let mayRun = state.withLock { state in
            if state.hasEnded { return false }
            if state.isRunning { state.again = true }
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard mayRun else { return }
        while true {
            body()
            let mustGoOn = state.withLock { state in
                defer { state.again = false }
                state.isRunning = state.again && !state.hasEnded
                return state.isRunning
            }
            if !mustGoOn { return }
        }
    }
}
