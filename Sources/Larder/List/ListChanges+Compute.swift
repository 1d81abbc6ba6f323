extension ListChanges {
    /// Computes the changes between two lists, in time linear in their lengths.
    ///
    /// If an identity or a section key occurs twice in a list, the first occurrence counts and the others are
    /// left out, in both lists: ``applied(to:)`` returns the new list without them.
    @inlinable public init(from old: [ListSection<Item>], to new: [ListSection<Item>]) {
        let oldUnique = old.uniqued()
        self.init(fromUnique: oldUnique, toUnique: new.uniqued())
        oldHasDuplicates =
            oldUnique.count != old.count
            || zip(oldUnique, old).contains { $0.items.count != $1.items.count }
    }

    /// Computes the changes between two lists with a single section.
    @inlinable public init(fromItems old: [Item], toItems new: [Item]) {
        self.init(from: [ListSection(items: old)], to: [ListSection(items: new)])
    }

    /// Does the same for lists in which every key and every identity is unique.
    @inlinable init(fromUnique old: [ListSection<Item>], toUnique new: [ListSection<Item>]) {
        var comparison = ListComparison(old, new)
        comparison.compareSections()
        comparison.compareItems()
        steps = comparison.steps
    }
}

/// Compares two lists: sections by key, then the items of remaining sections by identity.
///
/// The common start and end of two sections are skipped; only the rest goes through a table. The longest run
/// of items that keep their order stays, and all others move.
@usableFromInline struct ListComparison<Item: ListItem> {
    @usableFromInline let old: [ListSection<Item>]
    @usableFromInline let new: [ListSection<Item>]

    /// The sections that remain: the old and new index of each, in the new order.
    @usableFromInline var kept: [(old: Int, new: Int)] = []

    @usableFromInline var sectionDeletes: [ListChange<Item>] = []
    @usableFromInline var sectionPlacements: [ListChange<Item>] = []
    @usableFromInline var deletes: [ListChange<Item>] = []
    @usableFromInline var placements: [ListChange<Item>] = []
    @usableFromInline var updates: [ListChange<Item>] = []

    @inlinable init(_ old: [ListSection<Item>], _ new: [ListSection<Item>]) {
        self.old = old
        self.new = new
    }

    @inlinable var steps: [ListChange<Item>] {
        deletes + sectionDeletes + sectionPlacements + placements + updates
    }

    @inlinable mutating func compareSections() {
        var places = Dictionary(
            old.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        var arrivals: [Int: Int] = [:]
        for (index, section) in new.enumerated() {
            guard let place = places.removeValue(forKey: section.key) else { continue }
            arrivals[index] = kept.count
            kept.append((place, index))
        }
        sectionDeletes = places.values.sorted(by: >).map { .deleteSection($0) }
        let stays = longestIncreasingRun(kept.map(\.old))
        for (index, section) in new.enumerated() {
            guard let arrival = arrivals[index] else {
                sectionPlacements.append(.insertSection(section, at: index))
                continue
            }
            if !stays[arrival] {
                sectionPlacements.append(.moveSection(from: kept[arrival].old, to: index))
            }
        }
    }

    @inlinable mutating func compareItems() {
        // The differing middles of the remaining sections.
        var middles: [(old: Range<Int>, new: Range<Int>)] = []
        var places: [ListPosition] = []
        for pair in kept {
            let middle = trim(pair)
            middles.append(middle)
            for index in middle.old { places.append(ListPosition(section: pair.old, item: index)) }
        }
        if places.isEmpty && middles.allSatisfy(\.new.isEmpty) { return }
        var numbers = [Item.ID: Int](minimumCapacity: places.count)
        for (number, place) in places.enumerated() {
            numbers[old[place.section].items[place.item].id] = number
        }
        var isMatched = [Bool](repeating: false, count: places.count)
        for (pair, middle) in zip(kept, middles) {
            place(pair, middle.new, numbers: numbers, places: places, isMatched: &isMatched)
        }
        for number in places.indices.reversed() where !isMatched[number] {
            deletes.append(.delete(places[number]))
        }
        deletes.sort { left, right in
            guard case .delete(let left) = left, case .delete(let right) = right else {
                return false
            }
            return left > right
        }
    }

    /// Skips what two sections share at either end, and records updates there.
    @inlinable mutating func trim(_ pair: (old: Int, new: Int)) -> (
        old: Range<Int>, new: Range<Int>
    ) {
        let (before, after) = (old[pair.old].items, new[pair.new].items)
        let shorter = min(before.count, after.count)
        var head = 0
        while head < shorter, before[head].id == after[head].id { head += 1 }
        var tail = 0
        while tail < shorter - head,
            before[before.count - 1 - tail].id == after[after.count - 1 - tail].id
        { tail += 1 }
        for index in 0..<head where before[index] != after[index] {
            note(after[index], (pair.old, index), (pair.new, index))
        }
        for back in stride(from: tail, to: 0, by: -1) {
            let (from, to) = (before.count - back, after.count - back)
            if before[from] != after[to] { note(after[to], (pair.old, from), (pair.new, to)) }
        }
        return (head..<(before.count - tail), head..<(after.count - tail))
    }

    /// Records inserts, moves and updates in the middle of one new section.
    @inlinable mutating func place(
        _ pair: (old: Int, new: Int), _ range: Range<Int>, numbers: [Item.ID: Int],
        places: [ListPosition], isMatched: inout [Bool]
    ) {
        let after = new[pair.new].items
        let sources = range.map { numbers[after[$0].id] }
        let own = sources.compactMap { $0 }.filter { places[$0].section == pair.old }
        let stays = longestIncreasingRun(own)
        var next = 0
        for (index, source) in zip(range, sources) {
            let target = ListPosition(section: pair.new, item: index)
            guard let source else {
                placements.append(.insert(after[index], at: target))
                continue
            }
            let from = places[source]
            isMatched[source] = true
            if from.section == pair.old {
                if !stays[next] { placements.append(.move(from: from, to: target)) }
                next += 1
            } else {
                placements.append(.move(from: from, to: target))
            }
            if old[from.section].items[from.item] != after[index] {
                updates.append(.update(after[index], from: from, at: target))
            }
        }
    }

    @inlinable mutating func note(_ item: Item, _ old: (Int, Int), _ new: (Int, Int)) {
        updates.append(
            .update(
                item, from: ListPosition(section: old.0, item: old.1),
                at: ListPosition(section: new.0, item: new.1)))
    }
}

/// Returns, for each of a list of distinct numbers, whether it belongs to a longest increasing subsequence.
@usableFromInline func longestIncreasingRun(_ numbers: [Int]) -> [Bool] {
    // The last element of the best run of each length, and each element's predecessor in its run.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
        var low = 0
        var high = ends.count
        if let last = ends.last, numbers[last] < number { low = high }
        while low < high {
            let middle = (low + high) / 2
            if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { before[index] = ends[low - 1] }
        if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var belongs = [Bool](repeating: false, count: numbers.count)
    var index = ends.last ?? -1
    while index >= 0 {
        belongs[index] = true
        index = before[index]
    }
    return belongs
}
