extension ListChanges {
    /// Returns the list that results from applying the changes to an old one, or nil if they do not fit it.
    @inlinable public func applied(to old: [ListSection<Item>]) -> [ListSection<Item>]? {
        if steps.isEmpty && !oldHasDuplicates { return old }
        var assembly = ListAssembly(oldHasDuplicates ? old.uniqued() : old)
        for step in steps {
            guard assembly.take(step) else { return nil }
        }
        return assembly.assembled()
    }

    /// Does the same for a list with a single section.
    @inlinable public func applied(toItems old: [Item]) -> [Item]? {
        guard let sections = applied(to: [ListSection(items: old)]), sections.count == 1 else {
            return nil
        }
        return sections[0].items
    }
}

/// Applies changes: records them all, then builds the new list once.
@usableFromInline struct ListAssembly<Item: ListItem> {
    @usableFromInline let old: [ListSection<Item>]
    /// Which items leave their position, by old section.
    @usableFromInline var leaving: [[Bool]]
    @usableFromInline var deletedSections: Set<Int> = []
    /// By new index.
    @usableFromInline var insertedSections: [Int: ListSection<Item>] = [:]
    @usableFromInline var movedSections: [Int: Int] = [:]
    @usableFromInline var arriving: [Int: [(Int, Item)]] = [:]
    @usableFromInline var updates: [(ListPosition, Item)] = []

    @inlinable init(_ old: [ListSection<Item>]) {
        self.old = old
        leaving = old.map { [Bool](repeating: false, count: $0.items.count) }
    }

    /// Records a step; returns whether it fits.
    @inlinable mutating func take(_ step: ListChange<Item>) -> Bool {
        switch step {
        case .deleteSection(let index):
            return old.indices.contains(index) && deletedSections.insert(index).inserted
        case .insertSection(let section, let index):
            return insertedSections.updateValue(section, forKey: index) == nil
        case .moveSection(let from, let to):
            return old.indices.contains(from) && movedSections.updateValue(from, forKey: to) == nil
        case .delete(let position):
            return take(position) != nil
        case .insert(let item, let position):
            arriving[position.section, default: []].append((position.item, item))
            return true
        case .move(let from, let to):
            guard let item = take(from) else { return false }
            arriving[to.section, default: []].append((to.item, item))
            return true
        case .update(let item, _, let position):
            updates.append((position, item))
            return true
        }
    }

    @inlinable mutating func take(_ position: ListPosition) -> Item? {
        guard old.indices.contains(position.section),
            old[position.section].items.indices.contains(position.item),
            !leaving[position.section][position.item]
        else { return nil }
        leaving[position.section][position.item] = true
        return old[position.section].items[position.item]
    }

    @inlinable func assembled() -> [ListSection<Item>]? {
        let moved = Set(movedSections.values)
        guard moved.count == movedSections.count, moved.isDisjoint(with: deletedSections) else {
            return nil
        }
        let remaining = old.indices.filter { !moved.contains($0) && !deletedSections.contains($0) }
        var placed = insertedSections
        for (to, from) in movedSections {
            guard placed.updateValue(rest(of: from), forKey: to) == nil else { return nil }
        }
        let arrivals = placed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        guard var sections = merge(remaining.map(rest), arrivals) else { return nil }
        for (index, items) in arriving {
            // They are sorted unless the changes were written by hand.
            let isSorted = zip(items, items.dropFirst()).allSatisfy { $0.0 < $1.0 }
            guard sections.indices.contains(index),
                let merged = merge(
                    sections[index].items,
                    isSorted ? items : items.sorted { $0.0 < $1.0 })
            else { return nil }
            sections[index].items = merged
        }
        for (position, item) in updates {
            guard sections.indices.contains(position.section),
                sections[position.section].items.indices.contains(position.item)
            else { return nil }
            sections[position.section].items[position.item] = item
        }
        return sections
    }

    @inlinable func rest(of index: Int) -> ListSection<Item> {
        guard leaving[index].contains(true) else { return old[index] }
        return ListSection(
            key: old[index].key,
            items: zip(old[index].items, leaving[index]).filter { !$0.1 }.map(\.0))
    }

    /// Merges arrivals at their positions, in order, with the items that stay.
    @inlinable func merge<Element>(
        _ staying: [Element], _ arrivals: [(Int, Element)]
    ) -> [Element]? {
        var merged: [Element] = []
        merged.reserveCapacity(staying.count + arrivals.count)
        var rest = staying[...]
        for (index, arrival) in arrivals {
            let gap = index - merged.count
            guard gap >= 0, gap <= rest.count else { return nil }
            merged += rest.prefix(gap)
            rest = rest.dropFirst(gap)
            merged.append(arrival)
        }
        return merged + rest
    }
}
