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

/// One who watches an entry.
final class Watcher: Sendable {
    /// Called by one thread at a time; false ends the calls.
    let body: @Sendable (WatchNotice) -> Bool
    let wantsEvents: Bool

    /// Called once, outside of locks, when this was the last watcher of the entry to leave.
    let wasLast: @Sendable (Entry) -> Void

    /// The place in the entry's table; -1 before it has one. Written under the entry's lock.
    let slot = Atomic<Int>(-1)
    private let active = Atomic<Bool>(true)

    init(
        wantsEvents: Bool = false, wasLast: @escaping @Sendable (Entry) -> Void = { _ in },
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
