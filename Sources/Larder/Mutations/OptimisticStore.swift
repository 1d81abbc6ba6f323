#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A family of values that are changed by mutations: shown at once, sent through an outbox, and replayed over
/// whatever the server says until its answer includes them.
///
/// ```swift
/// let lists = OptimisticStore<ListChange>(name: "lists", source: source, storage: storage) { delivery in
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
/// a mutation that is still pending; until that is accepted it is shown applied twice, unless the mutation allows
/// for that (as setting a field does) or the server says what it includes.
public final class OptimisticStore<Change: Mutation>: Sendable {
    /// The type of the values.
    public typealias Value = Change.Value

    /// The confirmed values.
    public let store: Store<Confirmed<Value>>

    /// The mutations that are on their way; see it for those that failed, and to retry or drop them.
    public let outbox: Outbox<KeyedMutation<Change>>

    private let sends: MutationSends
    private let lists = Locked<[Key: List]>([:])
    private let observers = Locked(Observers())
    private let watching = Locked<ObservationToken?>(nil)
    private let turns = (0..<16).map { _ in SerialLane() }

    /// The mutations of a key, as far as known.
    private struct List: Sendable {
        /// What was read from the outbox; nil if nothing was yet.
        var stored: [PendingMutation<Change>]?
        /// What is being stored.
        var pending: [PendingMutation<Change>] = []

        var all: [PendingMutation<Change>] {
            let stored = stored ?? []
            let known = Set(stored.map(\.id))
            return stored + pending.filter { !known.contains($0.id) }
        }
    }

    private struct Observers: Sendable {
        var next = 0
        var bodies: [Key: [Int: @Sendable () -> Void]] = [:]
    }

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - name: The name of the family in the storage; its outbox has this name with `.outbox`.
    ///   - source: Fetches values; nil for values that only mutations change.
    ///   - storage: Where values and mutations are kept; a precious one.
    ///   - freshness: How long a value is fresh when the source does not say.
    ///   - retry: How failed fetches are retried.
    ///   - rule: What happens to a mutation that fails.
    ///   - environment: The clock, randomness, connectivity and reporter.
    ///   - included: Returns the identities of the mutations that a fetched value includes, for a server that
    ///     says so.
    ///   - send: Sends a mutation under its identity; see ``Destination``.
    public init(
        name: String, source: (any Source<Value>)? = nil, storage: any EntryStorage,
        freshness: FreshnessRule<Confirmed<Value>> = .alwaysStale, retry: Retry = .standard,
        rule: DeliveryRule = .standard, environment: StoreEnvironment = StoreEnvironment(),
        included: @escaping @Sendable (Value) -> [String] = { _ in [] },
        send:
            @escaping @Sendable (Delivery<KeyedMutation<Change>>) async throws
            -> MutationAnswer<Value>
    ) {
        let sends = MutationSends()
        let outboxBox = Locked(WeakOutbox<KeyedMutation<Change>>())
        let store = Store<Confirmed<Value>>(
            name: name,
            source: source.map { source in
                source.confirming(sends, included) { outboxBox.withLock { $0.outbox } }
            }, storage: storage, freshness: freshness, retry: retry, environment: environment)
        let outbox = Outbox<KeyedMutation<Change>>(
            name: name + ".outbox",
            destination: ClosureDestination { delivery in
                let key = delivery.payload.key
                sends.begin(key)
                defer { sends.end(key) }
                let answer = try await send(delivery)
                do {
                    try await store.confirm(delivery, answer)
                    sends.accept(delivery.id, key)
                } catch {
                    throw LarderError.unconfirmed(key, error)
                }
            }, storage: storage, rule: rule, environment: environment)
        outboxBox.withLock { $0.outbox = outbox }
        self.sends = sends
        self.store = store
        self.outbox = outbox
        let token = outbox.observeLanes { [weak self] lanes in self?.changed(lanes) }
        watching.withLock { $0 = token }
    }

    /// Sends mutations for as long as the token is kept; see ``Outbox/start()``.
    public func start() -> ObservationToken { outbox.start() }

    // MARK: - Reading

    /// Returns what memory holds for a key, immediately; mutations of an earlier launch are known once the key
    /// was loaded, observed or changed.
    public func snapshot(of key: Key) -> OptimisticSnapshot<Change> {
        // First the mutations: what leaves them is included in the value by then.
        let pending = lists.withLock { $0[key]?.all ?? [] }
        return OptimisticSnapshot(store.snapshot(of: key), pending)
    }

    /// Loads the confirmed value with a policy, and returns what is to be shown.
    @discardableResult
    public func load(
        _ key: Key, policy: LoadPolicy = .cached
    ) async throws -> OptimisticSnapshot<Change> {
        try await prepare(key)
        _ = try await store.load(key, policy: policy)
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
            turn.run { if let self { body(self.snapshot(of: key)) } }
        }
        let id = observers.withLock { observers in
            observers.next += 1
            observers.bodies[key, default: [:]][observers.next] = tell
            return observers.next
        }
        let token = store.observe(key, loading: policy) { _ in tell() }
        store.environment.untilDone { [weak self] _ in try await self?.prepare(key) }
        return ObservationToken { [weak self] in
            token.cancel()
            self?.observers.withLock { observers in
                observers.bodies[key]?[id] = nil
                if observers.bodies[key]?.isEmpty == true { observers.bodies[key] = nil }
            }
        }
    }

    // MARK: - Changing

    /// Shows a mutation, stores it, and returns its identity once that is done; it is sent as soon as possible.
    ///
    /// Throws what the mutation throws if it makes no sense for what is shown now, and an error of the storage;
    /// then nothing has changed.
    @discardableResult
    public func mutate(_ key: Key, _ change: Change) async throws -> String {
        try await prepare(key)
        var value = snapshot(of: key).value
        try change.apply(to: &value)
        let id = store.environment.makeID()
        let mutation = PendingMutation(
            id: id, change: change, state: .pending, attempts: 0, failure: nil, nextAttempt: nil)
        lists.withLock { $0[key, default: List()].pending.append(mutation) }
        tell(key)
        let result: Result<String, any Error>
        do {
            result = .success(
                try await outbox.enqueue(KeyedMutation(key, change), in: key, id: id))
        } catch {
            result = .failure(error)
        }
        // If that cannot be read, the next change of the outbox is followed by another attempt.
        try? await refresh(key, settling: id)
        return try result.get()
    }

    // MARK: - Following the outbox

    /// Makes sure that the mutations of a key are known.
    private func prepare(_ key: Key) async throws {
        // What others enqueue from now on is heard.
        try await outbox.follow()
        let isKnown = lists.withLock { $0[key]?.stored != nil }
        if !isKnown { try await refresh(key) }
        // The first snapshot shows what the storage has.
        _ = try? await store.load(key, policy: .cacheOnly)
    }

    private func changed(_ lanes: [Key]?) {
        let keys = lists.withLock { lists in
            if lists.count >= 10_000 { lists = lists.filter { !$0.value.all.isEmpty } }
            return lanes.map { lanes in Set(lanes).filter { lists[$0] != nil }.sorted() }
                ?? lists.keys.sorted()
        }
        for key in keys {
            store.environment.untilDone { [weak self] _ in try await self?.refresh(key) }
        }
    }

    /// Reads the mutations of a key; of one that was being stored, it is known by then whether it is.
    private func refresh(_ key: Key, settling id: String? = nil) async throws {
        let turn = turns[Int(key.path.utf8.reduce(0) { $0 &* 31 &+ $1 } & 15)]
        try await turn.run(on: store.environment) { [self] () async -> Result<Void, any Error> in
            do {
                let items = try await outbox.waiting(in: key)
                let parked = try await outbox.parked().filter { $0.lane == key }
                lists.withLock { lists in
                    lists[key, default: List()].stored = (items + parked).map(PendingMutation.init)
                    lists[key]?.pending.removeAll { $0.id == id }
                }
                tell(key)
                return .success(())
            } catch {
                return .failure(error)
            }
        }.get()
    }

    private func tell(_ key: Key) {
        let bodies = observers.withLock { observers in
            observers.bodies[key]?.sorted { $0.key < $1.key }.map(\.value) ?? []
        }
        for body in bodies { body() }
    }
}

/// Lets the source of a store reach the outbox without keeping it alive.
private struct WeakOutbox<Payload: Sendable>: Sendable {
    weak var outbox: Outbox<Payload>?
}

/// Lets one thread at a time run something, once more if it was wanted meanwhile.
private struct DeliveryTurn: Sendable {
    private let state = Locked((isRunning: false, again: false))

    func run(_ body: () -> Void) {
        let mayRun = state.withLock { state in
            if state.isRunning { state.again = true }
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard mayRun else { return }
        while true {
            body()
            let isDone = state.withLock { state in
                defer { state.again = false }
                if !state.again { state.isRunning = false }
                return !state.again
            }
            if isDone { return }
        }
    }
}

extension PendingMutation {
    init(_ item: OutboxItem<KeyedMutation<Change>>) {
        let state: MutationState =
            switch item.state {
            case .waiting: item.failure == nil ? .waiting : .failed
            case .sending: .sending
            case .asking: .asking
            case .parked, .dropped: .parked
            }
        self.init(
            id: item.id, change: item.payload?.change, state: state, attempts: item.attempts,
            failure: item.failure, nextAttempt: item.nextAttempt)
    }
}
