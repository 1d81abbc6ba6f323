internal import Synchronization

/// A notice to a watcher.
enum WatchNotice: Sendable {
    /// The current picture, when the watcher is added.
    case initial(AnyPicture)
    /// A change; it may combine several.
    case change(old: AnyPicture, new: AnyPicture)
    /// A load started or ended.
    case event(LoadEvent, AnyPicture)
}

/// A watcher of one entry.
final class Watcher: Sendable {
    /// Called by one thread at a time; returning false ends the calls.
    let body: @Sendable (WatchNotice) -> Bool
    let wantsEvents: Bool

    /// Called once, outside any lock, if this was the entry's last watcher to leave.
    let wasLast: @Sendable (Entry) -> Void

    /// The index in the entry's table; -1 before it has one. Written under the entry's lock.
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

    /// Ends the watcher; returns false if it had already ended.
    func end() -> Bool {
        active.exchange(false, ordering: .acquiringAndReleasing)
    }
}
