extension Store {
    /// Calls a closure with what is there and then with every change.
    ///
    /// Calls come one after another, on whatever thread makes the change, and outside of locks; they
    /// show revisions in order, may leave some out, and always end with the newest. A call that
    /// takes long holds up the other watchers of this key, so be quick or hop. Observing does not
    /// load; pass a policy to do both. Cancel the token, or let it go, to end it.
    public func observe(
        _ key: Key, loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (Snapshot<Value>) -> Void
    ) -> ObservationToken {
        watch(key, loading: policy) { notice in
            switch notice {
            case .initial(let picture), .change(_, let picture): body(Snapshot(any: picture))
            case .event: break
            }
            return true
        }
    }

    /// Calls a closure when a part of the entry changes, with what it was and is.
    ///
    /// A change that leaves the part equal is not told: whoever watches `\.value` is not woken by a
    /// fetch that brought an equal one. See `observe(_:loading:_:)` for threads and order.
    ///
    /// ```swift
    /// let token = store.observe("note", \.value, options: [.initial, .old]) { change in
    ///     print("became", change.new ?? "nothing")
    /// }
    /// ```
    public func observe<Part: Equatable & Sendable>(
        _ key: Key, _ part: any KeyPath<Snapshot<Value>, Part> & Sendable,
        options: ObservationOptions = [], loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (PartChange<Part>) -> Void
    ) -> ObservationToken {
        watch(key, loading: policy) { notice in
            switch notice {
            case .initial(let picture):
                guard options.contains(.initial) else { return true }
                let now = Snapshot<Value>(any: picture)[keyPath: part]
                body(PartChange(kind: .initial, old: nil, new: now))
            case .change(let old, let new):
                let before = Snapshot<Value>(any: old)[keyPath: part]
                let after = Snapshot<Value>(any: new)[keyPath: part]
                guard before != after else { return true }
                if options.contains(.prior) {
                    body(PartChange(kind: .prior, old: before, new: nil))
                }
                body(
                    PartChange(
                        kind: .change, old: options.contains(.old) ? before : nil, new: after))
            case .event: break
            }
            return true
        }
    }

    /// Tells an object what happens to an entry, for as long as both live; it is held weakly.
    ///
    /// Every start and every end of a load is told, in order; of changes at least the newest. See
    /// `observe(_:loading:_:)` for threads. The token ends it earlier; it may be ignored.
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
        // The listener, not the token, decides how long this lasts.
        return ObservationToken(endsWhenLetGo: false) {
            entry.detach(watcher)
            load?.cancel()
        }
    }

    /// Returns what is there and then every change, as a sequence.
    ///
    /// A slow reader misses what is between, and gets the newest. The sequence ends when its task
    /// is cancelled or its iterator let go.
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
        _ key: Key, loading policy: LoadPolicy?,
        _ body: @escaping @Sendable (WatchNotice) -> Bool
    ) -> ObservationToken {
        let (watcher, entry) = makeWatcher(key, wantsEvents: false, body)
        let load = begin(watcher, entry, policy)
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

    /// Returns the load it starts, which is to be cancelled when the watcher goes.
    private func begin(
        _ watcher: Watcher, _ entry: Entry, _ policy: LoadPolicy?
    ) -> Task<Void, Never>? {
        if let policy, LoadDecision.looks(policy) { lookAhead(entry) }
        entry.attach(watcher)
        startPushing(entry)
        refreshWhenStale(entry)
        // What is shown and not known could not be read.
        let isDoubtful = entry.state.withLock { state in
            !state.isKnown && state.look == nil
                && (state.hasLookFailed || Snapshot<Value>(any: state.picture).isLoaded)
        }
        if isDoubtful, persistence != nil { lookLater(entry) }
        guard let policy else { return nil }
        return environment.task { [weak self] in
            // The failure is a fact of the snapshot, which the watcher gets.
            _ = try? await self?.load(entry, policy: policy)
        }
    }

    func lastWatcherLeft(_ entry: Entry) {
        // Somebody may have come again meanwhile.
        guard !entry.isWatched else { return }
        stopPushing(entry)
        background.withLock { _ = $0.waiting.remove(entry.key) }
        // Somebody may have come meanwhile whose push source waits.
        if pushSource != nil, entry.isWatched { connectionWanted(for: entry.key) }
        site(entry).lastWatcherLeft()
    }
}

/// What an observation of a part is told besides changes.
public struct ObservationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The part as it is, before the first change.
    public static let initial = ObservationOptions(rawValue: 1)
    /// With a change, what the part was.
    public static let old = ObservationOptions(rawValue: 2)
    /// A notice of its own before each change, with what the part still is for the watcher.
    ///
    /// Other readers may see the new value already: a change is not held up for its watchers.
    public static let prior = ObservationOptions(rawValue: 4)
}

/// One notice about a part of an entry.
public struct PartChange<Part: Sendable>: Sendable {
    /// What the notice is about.
    public let kind: Kind

    /// What the part was, when asked for; always in a prior notice.
    public let old: Part?

    /// What the part is; nil in a prior notice.
    public let new: Part?

    /// The kinds of notice.
    public enum Kind: Sendable {
        case initial, prior, change
    }
}

/// An object that wants to know what happens to an entry; every method is optional.
public protocol StoreListener<Value>: AnyObject, Sendable {
    /// What the entry holds.
    associatedtype Value: Sendable

    /// Called when a fetch began.
    func didStartLoad(_ key: Key, _ snapshot: Snapshot<Value>)
    /// Called when a fetch ended well.
    func didFinishLoad(_ key: Key, _ snapshot: Snapshot<Value>)
    /// Called when a fetch failed in the end.
    func didFailLoad(_ key: Key, _ snapshot: Snapshot<Value>)
    /// Called when a fetch was cancelled.
    func didCancelLoad(_ key: Key, _ snapshot: Snapshot<Value>)
    /// Called with what is there, and when anything about the entry changed.
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
