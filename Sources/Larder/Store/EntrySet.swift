/// The entries of a store by key: an array, and a hash table of the positions in it.
///
/// A dictionary would keep each key twice and fill at most three of four slots; there may be a hundred
/// thousand entries. Iteration follows insertion order, which is mostly their order in memory. Open
/// addressing with linear probing and without tombstones (Knuth, The Art of Computer Programming, 6.4,
/// algorithms L and R). Copying is as cheap as copying an array, so iterating takes a copy and needs no lock.
struct EntrySet: Sendable {
    /// The entries in insertion order, except that the last one takes the place of a removed one.
    private var entries: [Entry] = []

    /// The hash table.
    private var slots: [Slot] = []

    private struct Slot {
        /// Some bits of the key's hash, never 0; 0 if the slot is empty.
        var tag: UInt32 = 0
        /// The position of the entry.
        var index: UInt32 = 0
    }

    var count: Int { entries.count }

    /// The entry of a key.
    subscript(key: Key) -> Entry? {
        slot(of: key).map { entries[Int(slots[$0].index)] }
    }

    /// Inserts an entry, whose key must not be present.
    mutating func insert(_ entry: Entry) {
        if (count + 1) * 5 > slots.count * 4 { grow() }
        put(Slot(tag: Self.tag(of: entry.key), index: UInt32(count)))
        entries.append(entry)
    }

    /// Removes the entry of a key if nobody else holds it and the body agrees.
    mutating func remove(_ key: Key, ifUnusedAnd mayGo: (Entry) -> Bool) {
        guard let place = slot(of: key) else { return }
        let index = Int(slots[place].index)
        guard entries[index].isHeldOnce, mayGo(entries[index]) else { return }
        empty(place)
        let last = count - 1
        if index != last, let moved = slot(of: entries[last].key) {
            slots[moved].index = UInt32(index)
            entries.swapAt(index, last)
        }
        entries.removeLast()
    }

    private static func tag(of key: Key) -> UInt32 {
        UInt32(truncatingIfNeeded: key.hashValue) | 1
    }

    private func home(_ tag: UInt32) -> Int { Int(tag >> 1) & (slots.count - 1) }

    private func after(_ place: Int) -> Int { (place + 1) & (slots.count - 1) }

    private func slot(of key: Key) -> Int? {
        if slots.isEmpty { return nil }
        let tag = Self.tag(of: key)
        var place = home(tag)
        while slots[place].tag != 0 {
            if slots[place].tag == tag, entries[Int(slots[place].index)].key == key { return place }
            place = after(place)
        }
        return nil
    }

    private mutating func put(_ slot: Slot) {
        var place = home(slot.tag)
        while slots[place].tag != 0 { place = after(place) }
        slots[place] = slot
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: Swift.max(16, old.count * 2))
        for slot in old where slot.tag != 0 { put(slot) }
    }

    /// Empties a slot and moves back those behind it that could no longer be found.
    private mutating func empty(_ place: Int) {
        var hole = place
        var next = after(hole)
        while slots[next].tag != 0 {
            // How far it lies from where it belongs, and from the hole.
            let mask = slots.count - 1
            if (next - home(slots[next].tag)) & mask >= (next - hole) & mask {
                slots[hole] = slots[next]
                hole = next
            }
            next = after(next)
        }
        slots[hole] = Slot()
    }
}

extension EntrySet: Sequence {
    /// Goes through the entries in no particular order.
    func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }

    var underestimatedCount: Int { count }
}
