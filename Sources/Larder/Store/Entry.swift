/// A picture of whatever type: the live state of entries is not generic, so that it is compiled
/// once and runs at full speed; only the store or list that has an entry knows the type, which is the same
/// for all of its pictures.
@usableFromInline typealias AnyPicture = any AnyObject & Sendable

/// The live state of one key: its newest picture, its watchers, and the fetch in the air.
///
/// Everything is under one lock of the entry. Watchers are called outside the lock by one thread
/// at a time, whichever made a change while nobody was delivering; it goes on until nothing is
/// left to tell. So every watcher sees revisions in order and sees the last one, and a change made
/// inside a watcher is delivered after it returns. Copies are the same entry.
///
/// Whoever has it may come to watch or change it, so it stays in the memory of its store.
struct Entry: Sendable {
    private(set) var state: LockedBox<Key, EntryState>

    init(key: Key, picture: AnyPicture) {
        state = LockedBox(key, EntryState(picture: picture))
    }

    var key: Key { state.fixed }

    var picture: AnyPicture { state.withLock { $0.picture } }

    /// The picture, after noting that somebody used it.
    func used(in sweep: UInt16) -> AnyPicture {
        state.withLock { state in
            state.lastUsed = sweep
            return state.picture
        }
    }

    var isWatched: Bool { state.withLock { $0.watcherCount > 0 } }

    /// Whether nobody but the caller has the entry: no handle, and nobody about to use it.
    var isHeldOnce: Bool { mutating get { isKnownUniquelyReferenced(&state) } }

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
    /// is delivering just now, by that thread right after. Returns whether it is the only one.
    @discardableResult
    func attach(_ watcher: Watcher) -> Bool {
        let (isFirst, mustDeliver) = state.withLock { state in
            state.add(watcher)
            return (state.watcherCount == 1, state.claimDelivery())
        }
        if mustDeliver { deliver() }
        return isFirst
    }

    /// Removes a watcher, by whatever way it goes, and tells it when it was the last one.
    func detach(_ watcher: Watcher) {
        guard watcher.end() else { return }
        if state.withLock({ $0.remove(watcher) }) { watcher.wasLast(self) }
    }

    /// Tells until there is nothing left to tell; only the thread that claimed the delivery runs it.
    private func deliver() {
        while true {
            switch state.withLock({ $0.nextRound() }) {
            case .tell(let watchers, let old, let new, let events):
                tell(watchers, old: old, new: new, events: events)
            case .greet(let newcomers, let picture):
                for watcher in newcomers where watcher.isActive {
                    if !watcher.body(.initial(picture)) { detach(watcher) }
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
            // One that ends in its own call is not called again.
            func tell(_ notice: WatchNotice) {
                if stays, watcher.isActive { stays = watcher.body(notice) }
            }
            if watcher.wantsEvents {
                for event in events[..<split] { tell(.event(event, new)) }
            }
            if let old { tell(.change(old: old, new: new)) }
            if watcher.wantsEvents {
                for event in events[split...] { tell(.event(event, new)) }
            }
            if !stays { detach(watcher) }
        }
    }
}

extension [Entry] {
    /// In the order of keys: what others see being done is done in the same order in every run.
    var inOrder: [Entry] { sorted { $0.key < $1.key } }
}

/// What the lock of an entry protects. There is one for every entry in memory, so the order of its parts
/// leaves no gaps.
struct EntryState: Sendable {
    fileprivate(set) var picture: AnyPicture

    /// What goes on; nil for most entries, which pay one word for it. Its own lock is only taken inside
    /// the entry's.
    private var ongoing: Locked<Ongoing>?
    private var isDelivering = false

    /// Whether what is confirmed is what the storage had, as far as we were told; when not, the next
    /// one who asks looks.
    var isKnown = false

    /// Whether the failure that is shown is that of a read of the storage.
    var hasLookFailed = false

    /// Whether a value is shown that the storage has not, and that could not be brought back.
    var isMemoryOnly = false

    /// Whether the confirmed value may be stored: its source may say that it must not.
    var mayBeStored = true

    /// Whether a write of this entry is on its way to the storage. Only one thing at a time changes what
    /// is confirmed: what is read meanwhile waits, and is read again.
    private(set) var isWriting = false

    /// Whether what is being read may be older than what is known; then it is read again.
    private(set) var mustLookAgain = false

    /// Whether a read has come back and waits for the write to end.
    private var isLookParked = false

    /// How often the entry was set by hand, and invalidated: what fetches are compared with that
    /// began earlier.
    var sets: UInt32 = 0
    var invalidations: UInt32 = 0

    /// The revision of the stored entry that is confirmed; 0 when there is none.
    var storedRevision: UInt64 = 0 {
        didSet { if storedRevision != oldValue { footing = .firm } }
    }

    /// How many bytes the stored value has, as far as we know.
    var storedSize: UInt32 = 0

    /// When the entry was used last, in sweeps of the memory.
    var lastUsed: UInt16 = 0

    /// What became of what was stored since that was asked for which is in memory only.
    var past = Past.known

    /// What is known of what the storage had when something was asked for, and of what became of it: nothing
    /// is found where something was erased, and where there never was anything.
    enum Past: Sendable {
        /// Nobody else wrote since over something that was there.
        case known
        /// The storage could not be read then.
        case unknown
        /// Somebody may have erased it since.
        case erasable
    }

    /// What the fetch that is confirmed was stored on.
    var footing = Footing.firm

    /// What something was stored on. An invalidation of nothing leaves no trace in the storage, so who
    /// stores what was asked for before it learns of it by its news alone, which may come later.
    enum Footing: Sendable {
        /// On something, or on nothing that anybody else spoke of.
        case firm
        /// On nothing: news of the same revision is of what was said before.
        case nothing
        /// On nothing, and there was such news.
        case doubted
    }

    init(picture: AnyPicture) {
        self.picture = picture
    }

    /// The fetch in the air.
    var flight: Flight? {
        get { ongoing?.withLock { $0.flight } }
        set { withOngoing { $0.flight = newValue } }
    }

    /// The read of the storage under way.
    var look: Flight? {
        get { ongoing?.withLock { $0.look } }
        set { withOngoing { $0.look = newValue } }
    }

    /// The push source that runs.
    var pushing: Flight? {
        get { ongoing?.withLock { $0.pushing } }
        set { withOngoing { $0.pushing = newValue } }
    }

    /// The last layer of those on their way to the storage; 0 while there are none.
    private(set) var writingThrough: UInt64 {
        get { ongoing?.withLock { $0.writingThrough } ?? 0 }
        set { withOngoing { $0.writingThrough = newValue } }
    }

    /// How many watch.
    var watcherCount: Int { ongoing?.withLock { $0.watching.count } ?? 0 }

    private mutating func withOngoing<Result>(_ body: (inout Ongoing) -> Result) -> Result {
        let place = ongoing ?? Locked(Ongoing())
        let (result, isEmpty) = place.withLock { ongoing in
            (body(&ongoing), ongoing.isEmpty)
        }
        ongoing = isEmpty ? nil : place
        return result
    }

    /// Begins a write, of a value with so many bytes where that is known.
    mutating func beginWriting(through id: UInt64 = 0, size: Int? = nil) {
        isWriting = true
        writingThrough = id
        if let size { storedSize = UInt32(clamping: size) }
    }

    /// Ends a write; returns a read that waited for that and must be begun again.
    mutating func endWriting() -> Flight? {
        isWriting = false
        writingThrough = 0
        if isLookParked {
            isLookParked = false
            return look
        }
        // What is being read may be from before this write.
        mustLookAgain = look != nil
        return nil
    }

    /// Says that what is being read may be old.
    mutating func distrustLook() {
        if look != nil, !isLookParked { mustLookAgain = true }
    }

    /// Notes that somebody else wrote, and perhaps erased what there was; with `isDoubtful` perhaps before
    /// it was there.
    mutating func noteOthers(isDoubtful: Bool) {
        if past == .unknown || !isKnown || storedRevision != 0 { past = .erasable }
        if isDoubtful { doubt() }
        flight?.noteOthers()
    }

    /// Notes that there was news of what was stored on nothing.
    mutating func doubt() {
        if footing == .nothing { footing = .doubted }
    }

    /// What becomes of something that was read.
    enum LookStep { case take, again, park }

    /// Decides whether what was read may be taken in.
    mutating func lookStep() -> LookStep {
        if isWriting {
            isLookParked = true
            mustLookAgain = false
            return .park
        }
        if mustLookAgain {
            mustLookAgain = false
            return .again
        }
        return .take
    }

    /// Notes something for those who listen to loads.
    func note(_ event: LoadEvent) {
        ongoing?.withLock { if $0.watching.count > 0 { $0.watching.events.append(event) } }
    }

    fileprivate mutating func add(_ watcher: Watcher) {
        withOngoing { $0.watching.add(watcher) }
    }

    /// Returns whether it was the last one.
    fileprivate mutating func remove(_ watcher: Watcher) -> Bool {
        withOngoing { ongoing in
            ongoing.watching.remove(watcher)
            return ongoing.watching.count == 0
        }
    }

    /// Notes that who saw one picture has seen another, which looks the same.
    func markSeen(_ new: AnyPicture, insteadOf old: AnyPicture) {
        ongoing?.withLock { $0.watching.markSeen(new, insteadOf: old) }
    }

    /// Whether the caller must deliver: there is something to tell and nobody is at it.
    fileprivate mutating func claimDelivery() -> Bool {
        guard !isDelivering, let ongoing else { return false }
        let picture = picture
        isDelivering = ongoing.withLock { $0.watching.hasNews(picture) }
        return isDelivering
    }

    fileprivate mutating func nextRound() -> DeliveryRound {
        let picture = picture
        let round = ongoing?.withLock { $0.watching.nextRound(picture) } ?? .done
        if case .done = round { isDelivering = false }
        return round
    }
}

/// What goes on at an entry: who watches, what is in the air, being read, pushed and written.
private struct Ongoing: Sendable {
    var flight: Flight?
    var look: Flight?
    var pushing: Flight?
    var writingThrough: UInt64 = 0
    var watching = Watching()

    var isEmpty: Bool {
        flight == nil && look == nil && pushing == nil && writingThrough == 0 && watching.count == 0
    }
}
