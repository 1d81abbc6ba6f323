internal import Synchronization

/// The live state of one key: its newest picture, its watchers, and the fetch in the air.
///
/// Everything is under one lock of the entry. Watchers are called outside the lock by one thread
/// at a time, whichever made a change while nobody was delivering; it goes on until nothing is
/// left to tell. So every watcher sees revisions in order and sees the last one, and a change made
/// inside a watcher is delivered after it returns.
final class Entry<Value: Sendable>: Sendable {
    let key: Key
    let state: Locked<EntryState<Value>>

    init(key: Key) {
        self.key = key
        state = Locked(EntryState())
    }

    var picture: Picture<Value> {
        state.withLock { $0.picture }
    }

    /// Makes the next picture, unless the body says that there is nothing to change, and tells the
    /// watchers.
    @discardableResult
    func change(_ body: (inout Draft<Value>, inout EntryState<Value>) -> Bool) -> Picture<Value> {
        let (picture, mustDeliver) = state.withLock { state in
            var draft = Draft(state.picture)
            if body(&draft, &state) { state.picture = Picture(draft) }
            return (state.picture, state.claimDelivery())
        }
        if mustDeliver { deliver() }
        return picture
    }

    /// Adds a watcher; it is called with what is there before this returns, or, when another thread
    /// is delivering just now, by that thread right after.
    func attach(_ watcher: Watcher<Value>) {
        let mustDeliver = state.withLock { state in
            state.newcomers.append(watcher)
            state.watcherCount += 1
            return state.claimDelivery()
        }
        if mustDeliver { deliver() }
    }

    /// Removes a watcher; returns whether it was the last one.
    func detach(_ watcher: Watcher<Value>) -> Bool {
        guard watcher.end() else { return false }
        return state.withLock { state in
            state.watcherCount -= 1
            let slot = watcher.slot.load(ordering: .relaxed)
            if slot >= 0 {
                state.watchers[slot] = nil
                state.freeSlots.append(slot)
            }
            if state.watcherCount == 0 {
                state.watchers = []
                state.freeSlots = []
                state.newcomers = []
                state.delivered = nil
            }
            return state.watcherCount == 0
        }
    }

    /// Tells until there is nothing left to tell; only the thread that claimed the delivery runs it.
    private func deliver() {
        while true {
            switch state.withLock({ $0.nextRound() }) {
            case .tell(let watchers, let old, let new, let events):
                tell(watchers, old: old, new: new, events: events)
            case .greet(let newcomers, let picture):
                for watcher in newcomers where watcher.isActive {
                    if !watcher.body(.initial(Snapshot(picture))) { _ = detach(watcher) }
                }
            case .done:
                return
            }
        }
    }

    private func tell(
        _ watchers: [Watcher<Value>?], old: Picture<Value>?, new: Picture<Value>,
        events: [LoadEvent]
    ) {
        let change = old.map { WatchNotice.change(old: Snapshot($0), new: Snapshot(new)) }
        // A change shows before the end of the load that brought it, and after its start.
        let split = events.firstIndex { $0 != .started } ?? events.endIndex
        for watcher in watchers {
            guard let watcher, watcher.isActive else { continue }
            var stays = true
            if watcher.wantsEvents {
                for event in events[..<split] {
                    stays = watcher.body(.event(event, Snapshot(new))) && stays
                }
            }
            if let change { stays = watcher.body(change) && stays }
            if watcher.wantsEvents {
                for event in events[split...] {
                    stays = watcher.body(.event(event, Snapshot(new))) && stays
                }
            }
            if !stays { _ = detach(watcher) }
        }
    }
}

/// One step of a delivery.
private enum DeliveryRound<Value: Sendable> {
    case tell(
        watchers: [Watcher<Value>?], old: Picture<Value>?, new: Picture<Value>,
        events: [LoadEvent])
    case greet([Watcher<Value>], Picture<Value>)
    case done
}

/// What the lock of an entry protects.
struct EntryState<Value: Sendable>: Sendable {
    var picture = Picture<Value>()

    /// Who watches, by slot; a slot is nil after its watcher left, and is used again.
    fileprivate var watchers: [Watcher<Value>?] = []
    fileprivate var freeSlots: [Int] = []
    fileprivate var newcomers: [Watcher<Value>] = []
    fileprivate var delivered: Picture<Value>?
    fileprivate var events: [LoadEvent] = []
    fileprivate(set) var watcherCount: Int32 = 0
    fileprivate var isDelivering = false

    /// Whether storage was asked for this key.
    var isRestored = false

    /// Counts what makes a fetch already in the air outdated: values set by hand, and invalidating.
    var writeStamp: UInt32 = 0
    var invalidationStamp: UInt32 = 0

    /// The revision of the stored entry this picture rests on; 0 when there is none.
    var storedRevision: UInt64 = 0

    var flight: Flight<Value>?
    var restoring: Task<Void, Never>?
    var pushing: Task<Void, Never>?

    /// Notes something for those who listen to loads.
    mutating func note(_ event: LoadEvent) {
        if watcherCount > 0 { events.append(event) }
    }

    /// Whether the caller must deliver: there is something to tell and nobody is at it.
    fileprivate mutating func claimDelivery() -> Bool {
        guard !isDelivering, watcherCount > 0 else { return false }
        guard !newcomers.isEmpty || !events.isEmpty || delivered !== picture else { return false }
        isDelivering = true
        return true
    }

    fileprivate mutating func nextRound() -> DeliveryRound<Value> {
        let isChanged = delivered !== picture
        if !watchers.isEmpty, isChanged || !events.isEmpty {
            let old = isChanged ? delivered : nil
            delivered = picture
            defer { events = [] }
            return .tell(watchers: watchers, old: old, new: picture, events: events)
        }
        delivered = picture
        events = []
        if !newcomers.isEmpty {
            let greeted = newcomers.filter(\.isActive)
            newcomers = []
            for watcher in greeted { admit(watcher) }
            return .greet(greeted, picture)
        }
        isDelivering = false
        if watcherCount == 0 { delivered = nil }
        return .done
    }

    private mutating func admit(_ watcher: Watcher<Value>) {
        if let slot = freeSlots.popLast() {
            watchers[slot] = watcher
            watcher.slot.store(slot, ordering: .relaxed)
        } else {
            watchers.append(watcher)
            watcher.slot.store(watchers.count - 1, ordering: .relaxed)
        }
    }
}
