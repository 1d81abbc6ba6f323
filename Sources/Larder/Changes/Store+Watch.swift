extension Store {
    /// Calls a closure with the current snapshot and then with every change.
    ///
    /// Calls come one after another, on the thread that makes the change and outside any lock. They show
    /// revisions in order, may skip some, and always end with the newest. A slow call holds up the other
    /// watchers of this key, so be quick or hop to another thread. Observing does not load; pass a policy to
    /// do both. Cancel or release the token to end it.
    public func observe(
        _ key: Key, loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (Snapshot<Value>) -> Void
    ) -> ObservationToken {
        observe(key, loading: policy, body, loaded: nil)
    }

    /// Does the same, and calls another closure once the load has returned, whether it succeeded or not.
    func observe(
        _ key: Key, loading policy: LoadPolicy?,
        _ body: @escaping @Sendable (Snapshot<Value>) -> Void,
        loaded: (@Sendable () -> Void)?
    ) -> ObservationToken {
        watch(key, loading: policy, loaded: loaded) { notice in
            switch notice {
            case .initial(let picture), .change(_, let picture): body(Snapshot(any: picture))
            case .event: break
            }
            return true
        }
    }

    /// Calls a closure when a part of the entry changes, with the old and new part.
    ///
    /// Changes that leave the part equal are not reported: a watcher of `\.value` is not called for a fetch
    /// that returned an equal value. See `observe(_:loading:_:)` for threads and order.
    ///
    /// ```swift
    /// let token = store.observe("note", \.value, options: [.initial, .old]) { change in
    ///     print("became", change.new ?? "nothing")
    /// }
    /// ```
    @_disfavoredOverload  // the one for optional parts comes first
    public func observe<Part: Equatable & Sendable>(
        _ key: Key, _ part: any KeyPath<Snapshot<Value>, Part> & Sendable,
        options: ObservationOptions = [], loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (PartChange<Part>) -> Void
    ) -> ObservationToken {
        watch(key, part, options, policy) { body(PartChange(kind: $0, old: $1, new: $2)) }
    }

    /// Calls a closure when an optional part of the entry changes, such as its value.
    ///
    /// ``PartChange/old`` is nil if there was no such part, or if it was not asked for.
    public func observe<Part: Equatable & Sendable>(
        _ key: Key, _ part: any KeyPath<Snapshot<Value>, Part?> & Sendable,
        options: ObservationOptions = [], loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (PartChange<Part>) -> Void
    ) -> ObservationToken {
        watch(key, part, options, policy) {
            body(PartChange(kind: .init($0), old: $1 ?? nil, new: $2 ?? nil))
        }
    }

    private func watch<Part: Equatable & Sendable>(
        _ key: Key, _ part: any KeyPath<Snapshot<Value>, Part> & Sendable,
        _ options: ObservationOptions, _ policy: LoadPolicy?,
        _ body:
            @escaping @Sendable (_ kind: PartChange<Part>.Kind, _ old: Part?, _ new: Part?) -> Void
    ) -> ObservationToken {
        watch(key, loading: policy) { notice in
            switch notice {
            case .initial(let picture):
                guard options.contains(.initial) else { return true }
                body(.initial, nil, Snapshot<Value>(any: picture)[keyPath: part])
            case .change(let old, let new):
                let before = Snapshot<Value>(any: old)[keyPath: part]
                let after = Snapshot<Value>(any: new)[keyPath: part]
                guard before != after else { return true }
                if options.contains(.prior) { body(.prior, before, nil) }
                body(.change, options.contains(.old) ? before : nil, after)
            case .event: break
            }
            return true
        }
    }

    /// Notifies an object of events of an entry, for as long as both exist; the object is held weakly.
    ///
    /// Every start and end of a load is reported, in order; of changes, at least the newest. See
    /// `observe(_:loading:_:)` for threads. The token can end it earlier; it may be ignored.
    @discardableResult
    public func addListener<Listener: StoreListener>(
        _ listener: Listener, for key: Key, loading policy: LoadPolicy? = nil
    ) -> ObservationToken where Listener.Value == Value {
        let (watcher, entry) = makeWatcher(key, wantsEvents: true) { [weak listener] notice in
            guard let listener else { return false }
            switch notice {
            case .initial(let picture), .change(_, let picture):
                listener.didChange(key, Snapshot(any: picture))
            case .event(let event, let picture):
                let snapshot = Snapshot<Value>(any: picture)
                switch event {
                case .started: listener.didStartLoad(key, snapshot)
                case .finished: listener.didFinishLoad(key, snapshot)
                case .failed: listener.didFailLoad(key, snapshot)
                case .cancelled: listener.didCancelLoad(key, snapshot)
                }
            }
            return true
        }
        let load = begin(watcher, entry, policy)
        // The lifetime of the listener, not of the token, decides how long this lasts.
        return ObservationToken(cancelsOnDeinit: false) {
            entry.detach(watcher)
            load?.cancel()
        }
    }

    /// Returns a sequence of the current snapshot and all changes.
    ///
    /// A slow reader misses intermediate snapshots and gets the newest. The sequence ends when its task is
    /// cancelled or its iterator is released.
    public func snapshots(
        of key: Key, loading policy: LoadPolicy? = .cached
    ) -> AsyncStream<Snapshot<Value>> {
        let (stream, continuation) = AsyncStream<Snapshot<Value>>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let token = observe(key, loading: policy) { continuation.yield($0) }
        continuation.onTermination = { _ in token.cancel() }
        return stream
    }

    func watch(
        _ key: Key, loading policy: LoadPolicy?, loaded: (@Sendable () -> Void)? = nil,
        _ body: @escaping @Sendable (WatchNotice) -> Bool
    ) -> ObservationToken {
        let (watcher, entry) = makeWatcher(key, wantsEvents: false, body)
        let load = begin(watcher, entry, policy, loaded: loaded)
        return ObservationToken {
            entry.detach(watcher)
            load?.cancel()
        }
    }

    private func makeWatcher(
        _ key: Key, wantsEvents: Bool, _ body: @escaping @Sendable (WatchNotice) -> Bool
    ) -> (Watcher, Entry) {
        (Watcher(wantsEvents: wantsEvents, wasLast: whenLastLeft, body: body), entry(for: key))
    }

    /// Returns the load that it starts, which must be cancelled when the watcher goes.
    private func begin(
        _ watcher: Watcher, _ entry: Entry, _ policy: LoadPolicy?,
        loaded: (@Sendable () -> Void)? = nil
    ) -> Task<Void, Never>? {
        if let policy, !policy.isPrivate { readAhead(entry) }
        entry.attach(watcher)
        startPushing(entry)
        refreshWhenStale(entry)
        // The shown value is not known to be current; it could not be read.
        let isDoubtful = entry.state.withLock { state in
            !state.isKnown && state.reading == nil
                && (state.hasReadFailed || Snapshot<Value>(any: state.picture).isLoaded)
        }
        if isDoubtful, persistence != nil { readLater(entry) }
        guard let policy else { return nil }
        return environment.task(forAsker: true) { [weak self] in
            // The snapshot contains the failure, and the watcher gets that.
            _ = try? await self?.load(entry, policy: policy)
            loaded?()
        }
    }

    func lastWatcherLeft(_ entry: Entry) {
        // A new watcher may have come in the meantime.
        guard !entry.isWatched else { return }
        stopPushing(entry)
        background.withLock { _ = $0.waiting.remove(entry.key) }
        // A new watcher, whose push source is waiting, may have come in the meantime.
        if pushSource != nil, entry.isWatched { connectionWanted(for: entry.key) }
        site(entry).lastWatcherLeft()
    }
}

/// What an observation of a part reports besides changes.
public struct ObservationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Reports the current part before the first change.
    public static let initial = ObservationOptions(rawValue: 1)
    /// Includes the old part in every change.
    public static let old = ObservationOptions(rawValue: 2)
    /// Sends an extra notice before each change, with the old part.
    ///
    /// Other readers may already see the new value: a change does not wait for its watchers.
    public static let prior = ObservationOptions(rawValue: 4)
}

/// A notice about a part of an entry.
public struct PartChange<Part: Sendable>: Sendable {
    /// The kind of notice.
    public let kind: Kind

    /// The old part, if requested; always present in a prior notice.
    public let old: Part?

    /// The new part; nil in a prior notice.
    public let new: Part?

    /// The kinds of notice.
    public enum Kind: Sendable {
        case initial, prior, change

        /// Creates the kind of a notice about an optional part.
        init(_ kind: PartChange<Part?>.Kind) {
            self =
                switch kind {
                case .initial: .initial
                case .prior: .prior
                case .change: .change
                }
        }
    }
}

/// An object that is notified of events of an entry; every method is optional.
public protocol StoreListener<Value>: AnyObject, Sendable {
    /// The type of the entry's value.
    associatedtype Value: Sendable

    /// Called when a fetch started.
    func didStartLoad(_ key: Key, _ snapshot: Snapshot<Value>)
    /// Called when a fetch succeeded.
    func didFinishLoad(_ key: Key, _ snapshot: Snapshot<Value>)
    /// Called when a fetch failed for good.
    func didFailLoad(_ key: Key, _ snapshot: Snapshot<Value>)
    /// Called when a fetch was cancelled.
    func didCancelLoad(_ key: Key, _ snapshot: Snapshot<Value>)
    /// Called with the current snapshot, and after every change to the entry.
    func didChange(_ key: Key, _ snapshot: Snapshot<Value>)
}

extension StoreListener {
    /// Does nothing.
    public func didStartLoad(_ key: Key, _ snapshot: Snapshot<Value>) {}
    /// Does nothing.
    public func didFinishLoad(_ key: Key, _ snapshot: Snapshot<Value>) {}
    /// Does nothing.
    public func didFailLoad(_ key: Key, _ snapshot: Snapshot<Value>) {}
    /// Does nothing.
    public func didCancelLoad(_ key: Key, _ snapshot: Snapshot<Value>) {}
    /// Does nothing.
    public func didChange(_ key: Key, _ snapshot: Snapshot<Value>) {}
}
