internal import Larder

/// The mutations of each lane as far as they were read from the outbox, and what is to be read: pure.
struct MutationLists<Change: Mutation>: Sendable {
    /// What was read at a place of the outbox; no mutation if there is none.
    struct News: Sendable {
        var place: Key
        var lane: Key?
        var mutation: PendingMutation<Change>?
    }

    /// What is to be read.
    struct Work: Sendable {
        var keys: Set<Key> = []
        var lanes: Set<Key> = []
        var isAll = false
        /// Mutations that refer to temporary identities, after some of those became final.
        var renamed: [News] = []
        var isRenaming = false
        /// The lanes with temporary names, then.
        var renamedLanes: [Key] = []
        /// What was being stored, of which the outbox now knows whether it is.
        var settled: Set<String> = []

        var isEmpty: Bool {
            keys.isEmpty && lanes.isEmpty && !isAll && !isRenaming && settled.isEmpty
        }
    }

    private struct List: Sendable {
        private(set) var stored: [Key: PendingMutation<Change>] = [:]
        /// The identities of those.
        private(set) var ids: Set<String> = []
        /// The places of those that wait, in their order.
        var waiting: [Key] = []
        /// The places of those that are parked, as they came.
        var parked: [Key] = []
        /// What is being stored.
        var pending: [PendingMutation<Change>] = []

        var places: [Key] { waiting + parked }

        var isEmpty: Bool { waiting.isEmpty && parked.isEmpty && pending.isEmpty }

        var all: [PendingMutation<Change>] {
            let known = places.compactMap { stored[$0] }
            return known + pending.filter { !ids.contains($0.id) }
        }

        mutating func put(_ mutation: PendingMutation<Change>, at place: Key) {
            ids.insert(mutation.id)
            if let old = stored.updateValue(mutation, forKey: place) {
                // It may have changed places with another.
                if old.id != mutation.id, !stored.values.contains(where: { $0.id == old.id }) {
                    ids.remove(old.id)
                }
                return
            }
            if mutation.state == .parked {
                parked.append(place)
            } else {
                waiting.insert(place, at: index(of: place))
            }
        }

        mutating func remove(at place: Key) {
            guard let old = stored.removeValue(forKey: place) else { return }
            ids.remove(old.id)
            if old.state == .parked { return parked.removeAll { $0 == place } }
            waiting.remove(at: index(of: place))
        }

        /// The places of those that wait before a mutation; all if it is not known.
        func places(before id: String) -> ArraySlice<Key> {
            // The one that is sent is the first, unless something was not heard.
            let index = ids.contains(id) ? waiting.firstIndex { stored[$0]?.id == id } : nil
            return waiting[..<(index ?? waiting.endIndex)]
        }

        /// The places of those that wait at a place and behind it.
        func places(from place: Key) -> ArraySlice<Key> { waiting[index(of: place)...] }

        /// Where a place is, or belongs.
        private func index(of place: Key) -> Int {
            var (low, high) = (0, waiting.count)
            while low < high {
                let middle = (low + high) / 2
                if waiting[middle] < place { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    private var byLane: [Key: List] = [:]
    /// The lane of each place that holds a mutation.
    private var lanes: [Key: Key] = [:]
    private var isComplete = false
    private var work = Work()
    /// What is being read: what changes in the meantime is to be read once more.
    private var reading = Work()

    /// The most lanes to know that nobody watches.
    private static var limit: Int { 10_000 }

    subscript(lane: Key) -> [PendingMutation<Change>] { byLane[lane]?.all ?? [] }

    /// All mutations, by lane.
    var all: [Key: [PendingMutation<Change>]] { byLane.mapValues(\.all) }

    /// Whether a lane has mutations.
    func has(_ lane: Key) -> Bool { byLane[lane]?.isEmpty == false }

    var isBehind: Bool { !work.isEmpty }

    // MARK: - What is being stored

    /// Adds a mutation that is being stored.
    mutating func add(_ mutation: PendingMutation<Change>, to lane: Key) {
        byLane[lane, default: List()].pending.append(mutation)
    }

    /// Ends that; the outbox knows whether it is stored, or it is certainly not.
    mutating func settle(_ id: String, _ lane: Key, isKnown: Bool) {
        if isKnown {
            work.settled.insert(id)
        } else {
            byLane[lane]?.pending.removeAll { $0.id == id }
        }
    }

    // MARK: - What is to be read

    mutating func want(_ lane: Key) {
        if !isComplete, byLane[lane] == nil { work.lanes.insert(lane) }
    }

    /// A mutation of a lane is being sent: what is before it has left the outbox, and it is to be shown itself until
    /// its answer is stored.
    mutating func wantWhatLeft(_ lane: Key, before id: String, at place: Key) {
        guard let list = byLane[lane] else { return }
        work.keys.formUnion(list.places(before: id))
        if !list.ids.contains(id) { work.keys.insert(place) }
    }

    mutating func wantAll() { if !isComplete { work.isAll = true } }

    /// Notes what has changed in the outbox, nil for anything; returns whether that is to be read.
    mutating func note(_ changed: [Key]?, in keys: OutboxKeys) -> Bool {
        guard let changed else {
            work.lanes.formUnion(byLane.keys)
            work.lanes.formUnion(reading.lanes)
            if isComplete || reading.isAll { work.isAll = true }
            work.isRenaming = true
            return isBehind
        }
        var isOurs = false
        for key in changed {
            if let lane = keys.lane(of: key) {
                let isKnown =
                    isComplete || reading.isAll || byLane[lane] != nil
                    || work.lanes.contains(lane) || reading.lanes.contains(lane)
                guard isKnown else { continue }
                work.keys.insert(key)
            } else if key.isUnder(keys.parked) {
                work.keys.insert(key)
            } else if key.isUnder(IdentityTable.root(in: keys.notes)) {
                work.isRenaming = true
            } else {
                continue
            }
            isOurs = true
        }
        return isOurs
    }

    mutating func takeWork() -> Work {
        var taken = work
        reading = work
        work = Work()
        guard taken.isRenaming else { return taken }
        for (lane, list) in byLane {
            if lane.components.contains(where: IdentityTable.isTemporary) {
                taken.renamedLanes.append(lane)
            }
            for (place, mutation) in list.stored {
                guard let change = mutation.change, !IdentityTable.identities(in: change).isEmpty
                else { continue }
                taken.renamed.append(News(place: place, lane: lane, mutation: mutation))
            }
        }
        return taken
    }

    /// The places behind a new mutation: a lane begins from the front again once it was empty, so they have left.
    func overtaken(by news: [News], except whole: Set<Key>) -> Set<Key> {
        var first: [Key: Key] = [:]
        for item in news where lanes[item.place] == nil && item.mutation?.state != .parked {
            guard item.mutation != nil, let lane = item.lane, byLane[lane] != nil,
                !whole.contains(lane)
            else { continue }
            first[lane] = min(first[lane] ?? item.place, item.place)
        }
        return first.reduce(into: []) { $0.formUnion(byLane[$1.key]?.places(from: $1.value) ?? []) }
    }

    /// The places of what undoes mutations that leave theirs: there may be nothing to undo any more.
    func undoing(_ news: [News]) -> Set<Key> {
        var left: [Key: Set<String>] = [:]
        for item in news {
            guard let lane = lanes[item.place], let old = byLane[lane]?.stored[item.place],
                old.id != item.mutation?.id
            else { continue }
            left[lane, default: []].insert(old.id)
        }
        return left.reduce(into: []) { places, left in
            for (place, mutation) in byLane[left.key]?.stored ?? [:]
            where mutation.undoes.map(left.value.contains) == true {
                places.insert(place)
            }
        }
    }

    mutating func putBack(_ old: Work) {
        reading = Work()
        work.keys.formUnion(old.keys)
        work.lanes.formUnion(old.lanes)
        work.isAll = work.isAll || old.isAll
        work.isRenaming = work.isRenaming || old.isRenaming
        work.settled.formUnion(old.settled)
    }

    // MARK: - What was read

    /// Returns the lanes that mutations leave; they may be included in the value by now. In a lane that was empty,
    /// another one may have come to the same place.
    func leaving(_ news: [News], _ whole: Set<Key>, settled: Set<String>) -> Set<Key> {
        var left = Set(
            news.compactMap { item in
                lanes[item.place].flatMap { lane in
                    byLane[lane]?.stored[item.place]?.id == item.mutation?.id ? nil : lane
                }
            })
        left.formUnion(whole.filter { byLane[$0] != nil })
        guard !settled.isEmpty else { return left }
        // What was sent before it was read here has left, too.
        let read = Set(news.compactMap(\.mutation?.id))
        for (lane, list) in byLane {
            let isGone = list.pending.contains { mutation in
                settled.contains(mutation.id) && !read.contains(mutation.id)
                    && !list.ids.contains(mutation.id)
            }
            if isGone { left.insert(lane) }
        }
        return left
    }

    /// Takes in what was read, of some lanes everything; returns the lanes that have changed.
    mutating func take(_ news: [News], _ whole: Set<Key>, settled: Set<String>) -> Set<Key> {
        reading = Work()
        var changed = whole
        for lane in whole {
            let pending = byLane[lane]?.pending ?? []
            for place in byLane[lane]?.places ?? [] { lanes[place] = nil }
            byLane[lane] = List(pending: pending)
        }
        for item in news {
            let old = lanes[item.place]
            guard let lane = item.lane ?? old, isComplete || byLane[lane] != nil else { continue }
            if let mutation = item.mutation {
                byLane[lane, default: List()].put(mutation, at: item.place)
                lanes[item.place] = lane
            } else {
                byLane[lane]?.remove(at: item.place)
                lanes[item.place] = nil
            }
            changed.insert(lane)
        }
        if !settled.isEmpty {
            for (lane, list) in byLane where !list.pending.isEmpty {
                byLane[lane]?.pending.removeAll { settled.contains($0.id) }
                changed.insert(lane)
            }
        }
        return changed
    }

    mutating func becomeComplete() { isComplete = true }

    /// Forgets everything; returns the lanes that had something.
    mutating func empty() -> Set<Key> {
        let known = Set(byLane.keys)
        (byLane, lanes, reading, work) = ([:], [:], Work(), Work())
        return known
    }

    /// Forgets lanes without mutations that nobody watches, once they are many.
    mutating func forgetEmpty(except watched: Set<Key>) {
        guard byLane.count >= Self.limit else { return }
        byLane = byLane.filter { !$0.value.all.isEmpty || watched.contains($0.key) }
    }
}
