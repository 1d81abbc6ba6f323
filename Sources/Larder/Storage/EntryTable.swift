/// Entries by key and the effect of changes on them: the rules of ``Storage`` without a disk.
struct EntryTable: Sendable {
    private(set) var entries: [Key: StoredEntry] = [:]

    /// The keys when they were last listed, sorted; nil if many were added or removed since.
    private var order: [Key]?

    /// The few keys that were added or removed since they were listed.
    private var moved: Set<Key> = []

    /// How many keys are put into their places one by one; more are sorted again.
    private static let mostMoved = 100

    init() {}

    /// Inserts an entry as it is, for a table that is loaded from disk.
    mutating func load(_ entry: StoredEntry) {
        entries[entry.key] = entry
        noteMoved(entry.key)
    }

    private mutating func noteMoved(_ key: Key) {
        guard order != nil else { return }
        moved.insert(key)
        if moved.count > Self.mostMoved { forgetOrder() }
    }

    private mutating func forgetOrder() { (order, moved) = (nil, []) }

    /// Applies changes, all or none; written entries get this revision.
    mutating func apply(_ changes: [EntryChange], revision: UInt64) throws(LarderError) {
        var undo: [(key: Key, entry: StoredEntry?)] = []
        do throws(LarderError) {
            for change in changes { try apply(change, revision, undo: &undo) }
        } catch {
            for step in undo.reversed() {
                entries[step.key] = step.entry
                noteMoved(step.key)
            }
            throw error
        }
    }

    private mutating func apply(
        _ change: EntryChange, _ revision: UInt64, undo: inout [(key: Key, entry: StoredEntry?)]
    ) throws(LarderError) {
        switch change {
        case .put(var entry, let expected):
            let known = try check(entry.key, expected)
            undo.append((entry.key, known))
            entry.revision = revision
            entries[entry.key] = entry
            if known == nil { noteMoved(entry.key) }
        case .confirm(let key, let metadata, let expected):
            guard var entry = try check(key, expected) else { return }
            undo.append((key, entry))
            entry.metadata = metadata
            entry.revision = revision
            entries[key] = entry
        case .invalidate(let key): invalidate(key, revision, undo: &undo)
        case .invalidateAll(let prefix):
            for key in keys(under: prefix) { invalidate(key, revision, undo: &undo) }
        case .remove(let key, let expected):
            guard let known = try check(key, expected) else { return }
            entries[key] = nil
            undo.append((key, known))
            noteMoved(key)
        case .removeAll(let prefix):
            for key in keys(under: prefix) {
                undo.append((key, entries.removeValue(forKey: key)))
                noteMoved(key)
            }
        }
    }

    /// Returns the current entry; throws if it does not have the expected revision.
    private func check(
        _ key: Key, _ expected: UInt64?
    ) throws(LarderError) -> StoredEntry? {
        let known = entries[key]
        if let expected, expected != known?.revision ?? 0 {
            throw .conflict(key, expected: expected, found: known?.revision ?? 0)
        }
        return known
    }

    private mutating func invalidate(
        _ key: Key, _ revision: UInt64, undo: inout [(key: Key, entry: StoredEntry?)]
    ) {
        guard let known = entries[key] else { return }
        undo.append((key, known))
        entries[key]?.metadata.isInvalidated = true
        entries[key]?.revision = revision
    }

    /// Drops an entry that was lost, if there is one.
    mutating func forget(_ key: Key) {
        if entries.removeValue(forKey: key) != nil { noteMoved(key) }
    }

    /// Lists entries under a key in order, by page.
    mutating func summaries(under prefix: Key, after: Key?, limit: Int) -> [EntrySummary] {
        let keys = sortedKeys()
        var first = keys.partition { $0 < prefix }
        if let after { first = max(first, keys.partition { $0 <= after }) }
        var found: [EntrySummary] = []
        for key in keys[first...] {
            guard found.count < limit else { break }
            if !key.isUnder(prefix) {
                // Keys such as `a!` sort between `a` and `a/b`.
                if key.path.utf8.starts(with: prefix.path.utf8) { continue }
                break
            }
            guard let entry = entries[key] else { continue }
            found.append(entry.summary)
        }
        return found
    }

    private mutating func keys(under prefix: Key) -> [Key] {
        if prefix.path.isEmpty { return Array(entries.keys) }
        let keys = sortedKeys()
        return keys[keys.partition { $0 < prefix }...]
            .prefix { $0.path.utf8.starts(with: prefix.path.utf8) }
            .filter { $0.isUnder(prefix) }
    }

    private mutating func sortedKeys() -> [Key] {
        guard var keys = order else {
            let sorted = entries.keys.sorted()
            order = sorted
            return sorted
        }
        if moved.isEmpty { return keys }
        // Not held twice while it changes, or it would be copied each time.
        order = nil
        for key in moved {
            let place = keys.partition { $0 < key }
            let isListed = place < keys.count && keys[place] == key
            if entries[key] == nil {
                if isListed { keys.remove(at: place) }
            } else if !isListed {
                keys.insert(key, at: place)
            }
        }
        (order, moved) = (keys, [])
        return keys
    }
}

extension StoredEntry {
    /// The summary of the entry in listings.
    package var summary: EntrySummary {
        EntrySummary(key: key, size: value.count, metadata: metadata, revision: revision)
    }
}

extension [Key] {
    /// Returns how many leading keys of this sorted list pass a test.
    fileprivate func partition(_ comesFirst: (Key) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if comesFirst(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension LarderError {
    /// The error for a write that was based on an outdated revision.
    package static func conflict(_ key: Key, expected: UInt64, found: UInt64) -> LarderError {
        LarderError(
            .conflict, key: key,
            message: "Somebody else changed it: revision \(found) instead of \(expected).")
    }

    /// The error for a closed storage.
    package static let closed = LarderError(
        .unsupported, message: "The storage is closed.")
}
