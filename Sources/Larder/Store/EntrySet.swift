/// The entries of a store by key: a hash table whose elements are the entries themselves.
///
/// A dictionary would keep each key twice, and at most three slots of four filled; there may be a
/// hundred thousand entries. Open addressing with linear probing, without tombstones (Knuth, The Art
/// of Computer Programming, 6.4, algorithms L and R). A copy is as cheap as that of an array, so
/// whoever goes through all of them takes one and needs no lock.
struct EntrySet: Sendable {
    /// What is in the slots: some bits of the hash of the key, never 0; 0 where a slot is empty.
    private var tags: [UInt32] = []
    private var slots: [Entry?] = []
    private(set) var count = 0

    /// The entry of a key.
    subscript(key: Key) -> Entry? {
        if count == 0 { return nil }
        return place(of: key, tag: Self.tag(of: key)).flatMap { slots[$0] }
    }

    /// Adds an entry, whose key must not be there.
    mutating func insert(_ entry: Entry) {
        if (count + 1) * 5 > slots.count * 4 { grow() }
        put(entry, tag: Self.tag(of: entry.key))
        count += 1
    }

    /// Removes the entry of a key, if nobody else has it and the body says so.
    mutating func remove(_ key: Key, ifUnusedAnd mayGo: (Entry) -> Bool) {
        guard count > 0, let place = place(of: key, tag: Self.tag(of: key)),
            slots[place]?.isHeldOnce == true, let entry = slots[place], mayGo(entry)
        else { return }
        empty(place)
        count -= 1
    }

    private static func tag(of key: Key) -> UInt32 {
        UInt32(truncatingIfNeeded: key.hashValue) | 1
    }

    private func home(_ tag: UInt32) -> Int { Int(tag >> 1) & (slots.count - 1) }

    private func after(_ place: Int) -> Int { (place + 1) & (slots.count - 1) }

    private func place(of key: Key, tag: UInt32) -> Int? {
        var place = home(tag)
        while tags[place] != 0 {
            if tags[place] == tag, slots[place]?.key == key { return place }
            place = after(place)
        }
        return nil
    }

    private mutating func put(_ entry: Entry?, tag: UInt32) {
        var place = home(tag)
        while tags[place] != 0 { place = after(place) }
        tags[place] = tag
        slots[place] = entry
    }

    private mutating func grow() {
        let old = (tags, slots)
        let size = Swift.max(16, slots.count * 2)
        tags = Array(repeating: 0, count: size)
        slots = Array(repeating: nil, count: size)
        for (tag, entry) in zip(old.0, old.1) where tag != 0 { put(entry, tag: tag) }
    }

    /// Empties a slot and moves back those behind it that would not be found any more.
    private mutating func empty(_ place: Int) {
        var hole = place
        var next = after(hole)
        while tags[next] != 0 {
            // How far it lies from where it belongs, and from the hole.
            let mask = slots.count - 1
            if (next - home(tags[next])) & mask >= (next - hole) & mask {
                tags[hole] = tags[next]
                slots.swapAt(hole, next)
                hole = next
            }
            next = after(next)
        }
        tags[hole] = 0
        slots[hole] = nil
    }
}

extension EntrySet: Sequence {
    /// Goes through the entries in no particular order.
    struct Iterator: IteratorProtocol {
        fileprivate var slots: IndexingIterator<[Entry?]>

        mutating func next() -> Entry? {
            while let slot = slots.next() {
                if let slot { return slot }
            }
            return nil
        }
    }

    func makeIterator() -> Iterator { Iterator(slots: slots.makeIterator()) }

    var underestimatedCount: Int { count }
}
