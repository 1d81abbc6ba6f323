internal import Synchronization

/// What a watcher is called with.
enum WatchNotice: Sendable {
    /// What is there when the watcher comes.
    case initial(AnyPicture)
    /// A change; in between there may have been others.
    case change(old: AnyPicture, new: AnyPicture)
    /// A load began or ended.
    case event(LoadEvent, AnyPicture)
}

/// What happens to a load, told to listeners in order and without leaving any out.
public enum LoadEvent: Sendable, Equatable {
    /// A fetch began.
    case started
    /// A fetch ended well, with a value or with not-modified.
    case finished
    /// A fetch failed in the end; the reason is the snapshot's failure.
    case failed
    /// A fetch was cancelled; the entry is as it was before.
    case cancelled
}

/// One who watches an entry.
final class Watcher: Sendable {
    /// Called by one thread at a time; false means that it wants no more.
    let body: @Sendable (WatchNotice) -> Bool
    let wantsEvents: Bool

    /// Called once, outside of locks, when this was the last watcher of the entry to leave.
    let wasLast: @Sendable () -> Void

    /// The place in the entry's table; -1 before it has one. Written under the entry's lock.
    let slot = Atomic<Int>(-1)
    private let active = Atomic<Bool>(true)

    init(
        wantsEvents: Bool = false, wasLast: @escaping @Sendable () -> Void = {},
        body: @escaping @Sendable (WatchNotice) -> Bool
    ) {
        self.wantsEvents = wantsEvents
        self.wasLast = wasLast
        self.body = body
    }

    var isActive: Bool { active.load(ordering: .acquiring) }

    /// Ends it; returns false when it had ended before.
    func end() -> Bool {
        active.exchange(false, ordering: .acquiringAndReleasing)
    }
}

/// A running observation: it ends when this is cancelled or let go.
public final class ObservationToken: Sendable {
    private let onCancel: @Sendable () -> Void
    private let cancelled = Atomic<Bool>(false)
    private let endsWhenLetGo: Bool

    /// Creates a token that runs a closure once, when it is cancelled or let go.
    public convenience init(onCancel: @escaping @Sendable () -> Void) {
        self.init(endsWhenLetGo: true, onCancel: onCancel)
    }

    /// Creates a token; one that does not end when let go only offers to end earlier.
    init(endsWhenLetGo: Bool, onCancel: @escaping @Sendable () -> Void) {
        self.endsWhenLetGo = endsWhenLetGo
        self.onCancel = onCancel
    }

    deinit {
        if endsWhenLetGo { cancel() }
    }

    /// Ends the observation. No call begins after this returns; one that is running on another
    /// thread may still be finishing. Cancelling twice is harmless.
    public func cancel() {
        if !cancelled.exchange(true, ordering: .acquiringAndReleasing) { onCancel() }
    }
}
