internal import Synchronization

/// A picture of whatever type: the live state of entries is not generic, so that it is compiled
/// once and runs at full speed; only ``Store`` knows the type, and every picture in an entry of a
/// store has that one.
@usableFromInline typealias AnyPicture = any AnyObject & Sendable

/// The live state of one key: its newest picture, its watchers, and the fetch in the air.
///
/// Everything is under one lock of the entry. Watchers are called outside the lock by one thread
/// at a time, whichever made a change while nobody was delivering; it goes on until nothing is
/// left to tell. So every watcher sees revisions in order and sees the last one, and a change made
/// inside a watcher is delivered after it returns. Copies are the same entry.
struct Entry: Sendable {
    let state: Locked<EntryState>

    init(key: Key, picture: AnyPicture) {
        state = Locked(EntryState(key: key, picture: picture))
    }

    var key: Key { state.withLock { $0.key } }

    var picture: AnyPicture { state.withLock { $0.picture } }

    var isWatched: Bool { state.withLock { $0.watcherCount > 0 } }

    /// Makes the next picture, unless the body says that there is nothing to change, and tells the
    /// watchers.
    @discardableResult
    func change(_ body: (inout EntryState) -> AnyPicture?) -> AnyPicture {
        let (picture, mustDeliver) = state.withLock { state in
            if let next = body(&state) { state.picture = next }
            return (state.picture, state.claimDelivery())
        }
        if mustDeliver { deliver() }
        return picture
    }

    /// Adds a watcher; it is called with what is there before this returns, or, when another thread
    /// is delivering just now, by that thread right after.
    func attach(_ watcher: Watcher) {
        let mustDeliver = state.withLock { state in
            state.add(watcher)
            return state.claimDelivery()
        }
        if mustDeliver { deliver() }
    }

    /// Removes a watcher; returns whether it was the last one.
    func detach(_ watcher: Watcher) -> Bool {
        guard watcher.end() else { return false }
        return state.withLock { $0.remove(watcher) }
    }

    /// Tells until there is nothing left to tell; only the thread that claimed the delivery runs it.
    private func deliver() {
        while true {
            switch state.withLock({ $0.nextRound() }) {
            case .tell(let watchers, let old, let new, let events):
                tell(watchers, old: old, new: new, events: events)
            case .greet(let newcomers, let picture):
                for watcher in newcomers where watcher.isActive {
                    if !watcher.body(.initial(picture)) { _ = detach(watcher) }
                }
            case .done:
                return
            }
        }
    }

    private func tell(
        _ watchers: [Watcher?], old: AnyPicture?, new: AnyPicture, events: [LoadEvent]
    ) {
        // A change shows before the end of the load that brought it, and after its start.
        let split = events.firstIndex { $0 != .started } ?? events.endIndex
        for watcher in watchers {
            guard let watcher, watcher.isActive else { continue }
            var stays = true
            if watcher.wantsEvents {
                for event in events[..<split] { stays = watcher.body(.event(event, new)) && stays }
            }
            if let old { stays = watcher.body(.change(old: old, new: new)) && stays }
            if watcher.wantsEvents {
                for event in events[split...] { stays = watcher.body(.event(event, new)) && stays }
            }
            if !stays { _ = detach(watcher) }
        }
    }
}

/// What the lock of an entry protects.
struct EntryState: Sendable {
    let key: Key
    fileprivate(set) var picture: AnyPicture

    /// Who watches; nil while nobody does. Its own lock is only taken inside the entry's.
    private var watching: Locked<Watching>?
    fileprivate(set) var watcherCount: Int32 = 0
    private var isDelivering = false

    /// Whether storage was asked for this key.
    var isRestored = false

    /// Counts what makes a fetch already in the air outdated: values set by hand, and invalidating.
    var writeStamp: UInt32 = 0
    var invalidationStamp: UInt32 = 0

    /// The revision of the stored entry this picture rests on; 0 when there is none.
    var storedRevision: UInt64 = 0

    var flight: Flight?
    var restoring: Task<Void, Never>?
    var pushing: Task<Void, Never>?

    init(key: Key, picture: AnyPicture) {
        self.key = key
        self.picture = picture
    }

    /// Notes something for those who listen to loads.
    func note(_ event: LoadEvent) {
        watching?.withLock { $0.events.append(event) }
    }

    fileprivate mutating func add(_ watcher: Watcher) {
        let table = watching ?? Locked(Watching())
        watching = table
        watcherCount += 1
        table.withLock { $0.newcomers.append(watcher) }
    }

    fileprivate mutating func remove(_ watcher: Watcher) -> Bool {
        watcherCount -= 1
        if watcherCount == 0 {
            watching = nil
        } else {
            watching?.withLock { $0.remove(watcher) }
        }
        return watcherCount == 0
    }

    /// Whether the caller must deliver: there is something to tell and nobody is at it.
    fileprivate mutating func claimDelivery() -> Bool {
        guard !isDelivering, let watching else { return false }
        let picture = picture
        isDelivering = watching.withLock { $0.hasNews(picture) }
        return isDelivering
    }

    fileprivate mutating func nextRound() -> DeliveryRound {
        let picture = picture
        let round = watching?.withLock { $0.nextRound(picture) } ?? .done
        if case .done = round { isDelivering = false }
        return round
    }
}

/// The watchers of one entry.
private struct Watching: Sendable {
    /// By slot; a slot is nil after its watcher left, and is used again.
    private var watchers: [Watcher?] = []
    private var freeSlots: [Int] = []
    var newcomers: [Watcher] = []
    var events: [LoadEvent] = []

    /// What the watchers saw last; all of them saw the same.
    private var delivered: AnyPicture?

    func hasNews(_ picture: AnyPicture) -> Bool {
        !newcomers.isEmpty || !events.isEmpty || delivered !== picture
    }

    mutating func nextRound(_ picture: AnyPicture) -> DeliveryRound {
        let isChanged = delivered !== picture
        if !watchers.isEmpty, isChanged || !events.isEmpty {
            let old = isChanged ? delivered : nil
            delivered = picture
            defer { events = [] }
            return .tell(watchers: watchers, old: old, new: picture, events: events)
        }
        delivered = picture
        events = []
        guard !newcomers.isEmpty else { return .done }
        let greeted = newcomers.filter(\.isActive)
        newcomers = []
        for watcher in greeted { admit(watcher) }
        return .greet(greeted, picture)
    }

    private mutating func admit(_ watcher: Watcher) {
        if let slot = freeSlots.popLast() {
            watchers[slot] = watcher
            watcher.slot.store(slot, ordering: .relaxed)
        } else {
            watchers.append(watcher)
            watcher.slot.store(watchers.count - 1, ordering: .relaxed)
        }
    }

    mutating func remove(_ watcher: Watcher) {
        let slot = watcher.slot.load(ordering: .relaxed)
        guard watchers.indices.contains(slot), watchers[slot] === watcher else { return }
        watchers[slot] = nil
        freeSlots.append(slot)
    }
}

/// One step of a delivery.
private enum DeliveryRound {
    case tell(watchers: [Watcher?], old: AnyPicture?, new: AnyPicture, events: [LoadEvent])
    case greet([Watcher], AnyPicture)
    case done
}
