internal import Larder

/// Where the values are that mutations are replayed over.
protocol ConfirmedValues<Value>: Sendable {
    associatedtype Value: Sendable

    /// Reads the newest confirmed value, with its ``Confirmed/ground``, which is nil only if nobody knows what there is.
    func confirmed(_ key: Key) async throws -> Confirmed<Value>

    /// Makes sure that the value shown from now on is at least as new as the storage is now.
    func readStored(_ key: Key) async throws

    /// Changes a confirmed value and the mutations that it includes, in one step.
    func update(
        _ key: Key, _ body: @escaping @Sendable (inout Confirmed<Value>) -> Void
    ) async throws

    /// Whether what a key shows is known to be outdated.
    func isInvalidated(_ key: Key) -> Bool

    /// Whether what is fetched may name what an answer has not.
    var canName: Bool { get }

    /// Whether what the server has can be fetched.
    var canFetch: Bool { get }

    /// Fetches what the server has; nil if it has nothing there, which a source says with `.notFound`.
    func fetch(_ key: Key) async throws -> Value?

    /// What a key shows may differ from what the server has.
    func invalidate(_ key: Key) async throws

    /// Keeps the value in memory to which the mutations of a lane are applied, or lets it go once there are none.
    ///
    /// - Parameter isPending: Whether there are any; asked by one caller at a time, so that the last answer counts.
    func keep(_ key: Key, for lane: Key, if isPending: () -> Bool)
}

/// The confirmed values of a store.
struct StoreValues<Value: Sendable>: ConfirmedValues {
    let store: Store<Confirmed<Value>>
    let source: (any Source<Value>)?
    private let kept = Locked<[Key: Resource<Confirmed<Value>>]>([:])

    init(store: Store<Confirmed<Value>>, source: (any Source<Value>)?) {
        (self.store, self.source) = (store, source)
    }

    func keep(_ key: Key, for lane: Key, if isPending: () -> Bool) {
        let resource = store.resource(key)
        kept.withLock { $0[lane] = isPending() ? resource : nil }
    }

    func confirmed(_ key: Key) async throws -> Confirmed<Value> {
        _ = try await store.load(key, policy: .cacheOnly)
        let known = store.snapshot(of: key).value
        if known == nil, canFetch { return Confirmed(nil) }
        var confirmed = known ?? Confirmed(nil)
        confirmed.ground = confirmed.ground ?? Confirmed<Value>.firstGround
        return confirmed
    }

    func readStored(_ key: Key) async throws { try await store.readAgain(key) }

    func update(
        _ key: Key, _ body: @escaping @Sendable (inout Confirmed<Value>) -> Void
    ) async throws {
        _ = try await store.update(key) { known in
            var confirmed = known ?? Confirmed(nil)
            body(&confirmed)
            return confirmed
        }
    }

    func isInvalidated(_ key: Key) -> Bool { store.snapshot(of: key).isInvalidated }

    var canName: Bool { source != nil }

    var canFetch: Bool { source != nil }

    func fetch(_ key: Key) async throws -> Value? {
        guard let source else { return try await confirmed(key).value }
        do {
            if case .fetched(let fetched) = try await source.fetch(FetchRequest(key: key)) {
                return fetched.value
            }
        } catch let error as LarderError where error.code == .notFound {
            return nil
        }
        throw LarderError(
            .unreadable, key: key, message: "The server said only that nothing has changed.")
    }

    func invalidate(_ key: Key) async throws {
        if source != nil { try await store.invalidate(key) }
    }
}
