/// Closures that are called for what happens to an entry; each is optional.
///
/// The counterpart of ``StoreListener`` for a few cases, without a type of your own. A name that is misspelt
/// does not compile.
///
/// ```swift
/// let token = store.addHandlers(
///     StoreHandlers(didFailLoad: { failure, _ in log(failure.error.message) }), for: "weather")
/// ```
public struct StoreHandlers<Value: Sendable>: Sendable {
    /// Called when a fetch started.
    public var didStartLoad: (@Sendable (Snapshot<Value>) -> Void)?

    /// Called when a fetch succeeded.
    public var didFinishLoad: (@Sendable (Snapshot<Value>) -> Void)?

    /// Called when a fetch failed for good.
    public var didFailLoad: (@Sendable (Failure, Snapshot<Value>) -> Void)?

    /// Called when a fetch was cancelled.
    public var didCancelLoad: (@Sendable (Snapshot<Value>) -> Void)?

    /// Called with the current snapshot, and after every change to the entry.
    public var didChange: (@Sendable (Snapshot<Value>) -> Void)?

    /// Creates handlers.
    public init(
        didStartLoad: (@Sendable (Snapshot<Value>) -> Void)? = nil,
        didFinishLoad: (@Sendable (Snapshot<Value>) -> Void)? = nil,
        didFailLoad: (@Sendable (Failure, Snapshot<Value>) -> Void)? = nil,
        didCancelLoad: (@Sendable (Snapshot<Value>) -> Void)? = nil,
        didChange: (@Sendable (Snapshot<Value>) -> Void)? = nil
    ) {
        self.didStartLoad = didStartLoad
        self.didFinishLoad = didFinishLoad
        self.didFailLoad = didFailLoad
        self.didCancelLoad = didCancelLoad
        self.didChange = didChange
    }
}

extension Store {
    /// Calls closures for what happens to an entry, until the token is cancelled or released.
    ///
    /// Every start and end of a load is reported, in order; of changes, at least the newest. They are called on
    /// the thread that makes the change; see `observe(_:loading:_:)`.
    public func addHandlers(
        _ handlers: StoreHandlers<Value>, for key: Key, loading policy: LoadPolicy? = nil
    ) -> ObservationToken {
        let listener = HandlersListener(handlers)
        let token = addListener(listener, for: key, loading: policy)
        return ObservationToken {
            token.cancel()
            withExtendedLifetime(listener) {}
        }
    }
}

/// Passes on what a listener is told; the token holds it.
private final class HandlersListener<Value: Sendable>: StoreListener {
    let handlers: StoreHandlers<Value>

    init(_ handlers: StoreHandlers<Value>) { self.handlers = handlers }

    func didStartLoad(_ key: Key, _ snapshot: Snapshot<Value>) {
        handlers.didStartLoad?(snapshot)
    }

    func didFinishLoad(_ key: Key, _ snapshot: Snapshot<Value>) {
        handlers.didFinishLoad?(snapshot)
    }

    func didFailLoad(_ key: Key, _ snapshot: Snapshot<Value>) {
        if let failure = snapshot.failure { handlers.didFailLoad?(failure, snapshot) }
    }

    func didCancelLoad(_ key: Key, _ snapshot: Snapshot<Value>) {
        handlers.didCancelLoad?(snapshot)
    }

    func didChange(_ key: Key, _ snapshot: Snapshot<Value>) { handlers.didChange?(snapshot) }
}
