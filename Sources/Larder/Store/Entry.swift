/// A type-erased picture. The live state of entries is not generic, so that it is compiled once and runs at
/// full speed; the store or list that owns an entry knows the type, which is the same for all its pictures.
@usableFromInline typealias AnyPicture = any AnyObject & Sendable

/// The live state of one key: its newest picture, its watchers, and its running fetch.
///
/// One lock per entry guards everything. Watchers are called outside the lock, by one thread at a time: the
/// thread that made a change while nobody was delivering goes on until nothing is left to deliver. So every
/// watcher sees revisions in order and always sees the last one, and a change made inside a watcher is
/// delivered after that watcher returns. Copies refer to the same entry.
///
/// An entry stays in its store's memory while anybody holds it, because they may watch or change it.
struct Entry: Sendable {
    private(set) var state: LockedBox<Key, EntryState>

    init(key: Key, picture: AnyPicture) {
        state = LockedBox(key, EntryState(picture: picture))
    }

    var key: Key { state.fixed }

    var picture: AnyPicture { state.withLock { $0.picture } }

    /// Returns the picture after recording that the entry was used.
    func used(in sweep: UInt16) -> AnyPicture {
        state.withLock { state in
            state.lastUsed = sweep
            return state.picture
        }
    }

    var isWatched: Bool { state.withLock { $0.watcherCount > 0 } }

    /// Whether only the caller holds the entry: nobody has a handle or is about to use it.
    var isHeldOnce: Bool { mutating get { isKnownUniquelyReferenced(&state) } }

    /// Makes the next picture and notifies the watchers, unless the body returns nil.
    @discardableResult
    func change(_ body: (inout EntryState) -> AnyPicture?) -> AnyPicture {
        let (picture, mustDeliver) = state.withLock { state in
            if let next = body(&state) { state.picture = next }
            return (state.picture, state.claimDelivery())
        }
        if mustDeliver { deliver() }
        return picture
    }

    /// Adds a watcher. It is called with the current picture before this returns, or right after by another
    /// thread that is delivering at the moment. Returns whether it is the only watcher.
    @discardableResult
    func attach(_ watcher: Watcher) -> Bool {
        let (isFirst, mustDeliver) = state.withLock { state in
            state.add(watcher)
            return (state.watcherCount == 1, state.claimDelivery())
        }
        if mustDeliver { deliver() }
        return isFirst
    }

    /// Removes a watcher, whatever the reason, and tells it if it was the last.
    func detach(_ watcher: Watcher) {
        guard watcher.end() else { return }
        if state.withLock({ $0.remove(watcher) }) { watcher.wasLast(self) }
    }

    /// Delivers until nothing is left; only the thread that claimed the delivery runs this.
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
        // A change is shown after the start of its load and before the end.
        let split = events.firstIndex { $0 != .started } ?? events.endIndex
        for watcher in watchers {
            guard let watcher, watcher.isActive else { continue }
            var stays = true
            // A watcher that ends during its own call is not called again.
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
    /// Sorted by key, so that visible bulk work happens in the same order in every run.
    var inOrder: [Entry] { sorted { $0.key < $1.key } }
}

/// The state that an entry's lock protects. Every entry in memory has one, so the members leave no gaps, and
/// what is true or false takes a bit.
struct EntryState: Sendable {
    fileprivate(set) var picture: AnyPicture

    /// Ongoing work; nil for most entries, which then pay one word for it. Its own lock is only taken inside
    /// the entry's.
    private var ongoing: Locked<Ongoing>?

    /// The revision of the stored entry that is confirmed; 0 if there is none.
    var storedRevision: UInt64 = 0 {
        didSet { if storedRevision != oldValue { footing = .firm } }
    }

    /// How often the entry was changed locally, and invalidated; compared with the counts from when a fetch
    /// began.
    var sets: UInt32 = 0
    var invalidations: UInt32 = 0

    /// The number of the last local change that stands: it is stored, or nothing is below it. What a fetch
    /// that began before it brings is dropped; a change that is refused never counts.
    private(set) var standing: UInt32 = 0

    /// The size in bytes of the stored value, as far as is known.
    var storedSize: UInt32 = 0

    /// The sweep of the memory in which the entry was last used.
    var lastUsed: UInt16 = 0

    private var flags: Flags = .mayBeStored

    /// What has happened to the stored value since a value that is in memory only was requested.
    var past = Past.known

    /// What the confirmed fetch was stored on.
    var footing = Footing.firm

    private struct Flags: OptionSet {
        var rawValue: UInt8

        static let isDelivering = Flags(rawValue: 1)
        static let isKnown = Flags(rawValue: 2)
        static let hasReadFailed = Flags(rawValue: 4)
        static let isMemoryOnly = Flags(rawValue: 8)
        static let mayBeStored = Flags(rawValue: 16)
        static let isWriting = Flags(rawValue: 32)
        static let mustReadAgain = Flags(rawValue: 64)
        static let isReadParked = Flags(rawValue: 128)

        subscript(_ flag: Flags) -> Bool {
            get { contains(flag) }
            set { if newValue { insert(flag) } else { remove(flag) } }
        }
    }

    private var isDelivering: Bool {
        get { flags[.isDelivering] }
        set { flags[.isDelivering] = newValue }
    }

    /// Whether the confirmed value is what the storage has, as far as we were told; if not, the next caller
    /// reads it.
    var isKnown: Bool {
        get { flags[.isKnown] }
        set { flags[.isKnown] = newValue }
    }

    /// Whether the shown failure is that of a storage read.
    var hasReadFailed: Bool {
        get { flags[.hasReadFailed] }
        set { flags[.hasReadFailed] = newValue }
    }

    /// Whether the shown value is not in the storage and could not be read back.
    var isMemoryOnly: Bool {
        get { flags[.isMemoryOnly] }
        set { flags[.isMemoryOnly] = newValue }
    }

    /// Whether the confirmed value may be stored; its source may forbid that.
    var mayBeStored: Bool {
        get { flags[.mayBeStored] }
        set { flags[.mayBeStored] = newValue }
    }

    /// Whether a write of this entry is in progress. Only one thing at a time changes the confirmed value: a
    /// read that returns in the meantime waits, and is repeated.
    private(set) var isWriting: Bool {
        get { flags[.isWriting] }
        set { flags[.isWriting] = newValue }
    }

    /// Whether the running read may return something older than what is known; if so, it is repeated.
    private(set) var mustReadAgain: Bool {
        get { flags[.mustReadAgain] }
        set { flags[.mustReadAgain] = newValue }
    }

    /// Whether a read has returned and waits for the write to end.
    private var isReadParked: Bool {
        get { flags[.isReadParked] }
        set { flags[.isReadParked] = newValue }
    }

    /// Notes that a local change stands.
    mutating func stands(_ number: UInt32) { standing = max(standing, number) }

    /// What is known about the stored value at the time of a request and since; by itself, an empty place
    /// does not tell an erased value from one that never existed.
    enum Past: Sendable {
        /// Nobody else has since written over a value that was there.
        case known
        /// The storage could not be read at the time.
        case unknown
        /// Somebody may have erased it since.
        case erasable
    }

    /// What a fetched value was stored on. Invalidating an absent value leaves no trace in the storage, so a
    /// process that stores a value it requested before learns of the invalidation only through a change
    /// notification, which may come later.
    enum Footing: Sendable {
        /// On a value, or on nothing that anybody else invalidated.
        case firm
        /// On nothing; a notification at the same revision is about an earlier change.
        case nothing
        /// On nothing, and there was such a notification.
        case doubted
    }

    init(picture: AnyPicture) {
        self.picture = picture
    }

    /// The running fetch.
    var fetch: SharedTask? {
        get { ongoing?.withLock { $0.fetch } }
        set { withOngoing { $0.fetch = newValue } }
    }

    /// The running read of the storage.
    var reading: SharedTask? {
        get { ongoing?.withLock { $0.reading } }
        set { withOngoing { $0.reading = newValue } }
    }

    /// The running push source.
    var pushing: SharedTask? {
        get { ongoing?.withLock { $0.pushing } }
        set { withOngoing { $0.pushing = newValue } }
    }

    /// The last of the layers being written; 0 if there are none.
    private(set) var writingThrough: UInt64 {
        get { ongoing?.withLock { $0.writingThrough } ?? 0 }
        set { withOngoing { $0.writingThrough = newValue } }
    }

    /// Whether somebody asked for a fetch while offline, however fresh the value is when the connection is back.
    var mustFetch: Bool {
        get { ongoing?.withLock { $0.mustFetch } ?? false }
        set { if newValue || ongoing != nil { withOngoing { $0.mustFetch = newValue } } }
    }

    /// The number of watchers.
    var watcherCount: Int { ongoing?.withLock { $0.watching.count } ?? 0 }

    private mutating func withOngoing<Result>(_ body: (inout Ongoing) -> Result) -> Result {
        let place = ongoing ?? Locked(Ongoing())
        let (result, isEmpty) = place.withLock { ongoing in
            (body(&ongoing), ongoing.isEmpty)
        }
        ongoing = isEmpty ? nil : place
        return result
    }

    /// Begins a write; `size` is the size of the value in bytes, if known.
    mutating func beginWriting(through id: UInt64 = 0, size: Int? = nil) {
        isWriting = true
        writingThrough = id
        if let size { storedSize = UInt32(clamping: size) }
    }

    /// Ends a write; returns a read that waited for it and must start again.
    mutating func endWriting() -> SharedTask? {
        isWriting = false
        writingThrough = 0
        if isReadParked {
            isReadParked = false
            return reading
        }
        // The running read may return what was there before this write.
        mustReadAgain = reading != nil
        return nil
    }

    /// Notes that the running read may return something old.
    mutating func distrustRead() {
        if reading != nil, !isReadParked { mustReadAgain = true }
    }

    /// Notes that somebody else wrote, and may have erased the value; with `isDoubtful`, possibly before it
    /// was there.
    mutating func noteOthers(isDoubtful: Bool) {
        if past == .unknown || !isKnown || storedRevision != 0 { past = .erasable }
        if isDoubtful { doubt() }
        fetch?.noteOthers()
    }

    /// Notes a change notification about a value that was stored on nothing.
    mutating func doubt() {
        if footing == .nothing { footing = .doubted }
    }

    /// What to do with something that was read.
    enum ReadStep { case take, again, park }

    /// Decides whether to apply what was read.
    mutating func readStep() -> ReadStep {
        if isWriting {
            isReadParked = true
            mustReadAgain = false
            return .park
        }
        if mustReadAgain {
            mustReadAgain = false
            return .again
        }
        return .take
    }

    /// Queues an event for watchers that want load events.
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

    /// Notes that watchers who saw one picture count as having seen another, which looks the same.
    func markSeen(_ new: AnyPicture, insteadOf old: AnyPicture) {
        ongoing?.withLock { $0.watching.markSeen(new, insteadOf: old) }
    }

    /// Whether the caller must deliver: there is news and nobody is delivering.
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

/// Ongoing work of an entry: its watchers, and what is being fetched, read, pushed and written.
private struct Ongoing: Sendable {
    var fetch: SharedTask?
    var reading: SharedTask?
    var pushing: SharedTask?
    var writingThrough: UInt64 = 0
    var watching = Watching()
    var mustFetch = false

    var isEmpty: Bool {
        fetch == nil && reading == nil && pushing == nil && writingThrough == 0
            && watching.count == 0 && !mustFetch
    }
}
