internal import Synchronization

/// The watchers of one entry.
struct Watching: Sendable {
    /// The number of watchers, including newcomers.
    private(set) var count = 0

    /// The watchers by slot; a slot is nil after its watcher left, and is reused.
    private var watchers: [Watcher?] = []
    private var freeSlots: [Int] = []
    private var newcomers: [Watcher] = []
    var events: [LoadEvent] = []

    /// The last picture delivered, which is the same for all watchers.
    private var delivered: AnyPicture?

    mutating func add(_ watcher: Watcher) {
        count += 1
        newcomers.append(watcher)
    }

    mutating func remove(_ watcher: Watcher) {
        count -= 1
        if count == 0 {
            self = Watching()
            return
        }
        let slot = watcher.slot.load(ordering: .relaxed)
        guard watchers.indices.contains(slot), watchers[slot] === watcher else { return }
        watchers[slot] = nil
        freeSlots.append(slot)
    }

    mutating func markSeen(_ new: AnyPicture, insteadOf old: AnyPicture) {
        if delivered === old { delivered = new }
    }

    func hasNews(_ picture: AnyPicture) -> Bool {
        count > 0 && (!newcomers.isEmpty || !events.isEmpty || delivered !== picture)
    }

    mutating func nextRound(_ picture: AnyPicture) -> DeliveryRound {
        guard count > 0 else { return .done }
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
        let greeted = newcomers
        newcomers = []
        for watcher in greeted where watcher.isActive { admit(watcher) }
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
}

/// One step of a delivery.
enum DeliveryRound {
    case tell(watchers: [Watcher?], old: AnyPicture?, new: AnyPicture, events: [LoadEvent])
    case greet([Watcher], AnyPicture)
    case done
}
