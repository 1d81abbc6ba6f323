/// Entries by key and what operations do to them: the rules of ``Storage`` without any disk.
struct EntryTable: Sendable {
    private(set) var entries: [Key: StoredEntry] = [:]

    /// The number of the last commit.
    private(set) var revision: UInt64

    /// All keys in order; nil after keys came or went, until somebody lists them.
    private var order: [Key]?

    init(revision: UInt64 = 0) {
        self.revision = revision
    }

    /// Puts an entry in as it is, for a table filled from a disk.
    mutating func load(_ entry: StoredEntry) {
        entries[entry.key] = entry
        revision = max(revision, entry.revision)
        order = nil
    }

    /// Carries out operations, all or none, and returns the revision of the commit.
    @discardableResult
    mutating func commit(
        _ operations: [StorageOperation], touched: ((Key) -> Void)? = nil
    ) throws(LarderError) -> UInt64 {
        var undo: [(key: Key, entry: StoredEntry?)] = []
        revision += 1
        do throws(LarderError) {
            for operation in operations { try apply(operation, undo: &undo) }
        } catch {
            for step in undo.reversed() { entries[step.key] = step.entry }
            order = nil
            revision -= 1
            throw error
        }
        if let touched { for step in undo { touched(step.key) } }
        return revision
    }

    private mutating func apply(
        _ operation: StorageOperation, undo: inout [(key: Key, entry: StoredEntry?)]
    ) throws(LarderError) {
        switch operation {
        case .put(var entry, let expected):
            let known = entries[entry.key]
            if let expected, expected != known?.revision ?? 0 {
                throw .conflict(entry.key, expected: expected, found: known?.revision ?? 0)
            }
            undo.append((entry.key, known))
            entry.revision = revision
            entries[entry.key] = entry
            if known == nil { order = nil }
        case .confirm(let key, let facts, let expected):
            guard let known = entries[key], expected ?? known.revision == known.revision else {
                return
            }
            undo.append((key, known))
            entries[key]?.facts = facts
            entries[key]?.revision = revision
        case .invalidate(let prefix):
            for key in keys(under: prefix) {
                undo.append((key, entries[key]))
                entries[key]?.facts.isInvalidated = true
                entries[key]?.revision = revision
            }
        case .remove(let key):
            guard let known = entries.removeValue(forKey: key) else { return }
            undo.append((key, known))
            order = nil
        case .removeAll(let prefix):
            for key in keys(under: prefix) { undo.append((key, entries.removeValue(forKey: key))) }
            order = nil
        }
    }

    /// Takes note of a commit by somebody else.
    mutating func advance(to revision: UInt64) {
        self.revision = max(self.revision, revision)
    }

    /// Takes an entry out that was lost, or nothing.
    mutating func forget(_ key: Key) {
        if entries.removeValue(forKey: key) != nil { order = nil }
    }

    /// Lists entries under a key in order, page by page.
    mutating func summaries(under prefix: Key?, after: Key?, limit: Int) -> [EntrySummary] {
        let keys = sortedKeys()
        var first = 0
        if let after { first = keys.partition { $0 <= after } }
        if let prefix { first = max(first, keys.partition { $0 < prefix }) }
        var found: [EntrySummary] = []
        for key in keys[first...] {
            guard found.count < limit else { break }
            if let prefix, !key.isUnder(prefix) {
                // Names that go on with a byte before the slash lie between a key and its family.
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
        if let order { return order }
        let sorted = entries.keys.sorted()
        order = sorted
        return sorted
    }
}

extension StoredEntry {
    /// What a list says about the entry.
    package var summary: EntrySummary {
        EntrySummary(key: key, size: value.count, facts: facts, revision: revision)
    }
}

extension [Key] {
    /// Returns how many keys of this ordered list come first by a test that only those pass.
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

extension [StorageOperation] {
    /// What a commit of these operations touched: keys by name as long as there are few of them.
    package var scope: StorageChange.Scope {
        var keys: [Key] = []
        var prefixes: [Key] = []
        for operation in self {
            switch operation {
            case .put(let entry, _): keys.append(entry.key)
            case .confirm(let key, _, _), .remove(let key): keys.append(key)
            case .invalidate(let prefix), .removeAll(let prefix): prefixes.append(prefix)
            }
            if keys.count + prefixes.count > 1_000 { return .everything }
        }
        return prefixes.isEmpty ? .keys(keys) : .under(prefixes + keys)
    }
}

extension LarderError {
    /// Somebody else wrote first.
    package static func conflict(_ key: Key, expected: UInt64, found: UInt64) -> LarderError {
        LarderError(
            .conflict, key: key,
            message: "Somebody else changed it: revision \(found) instead of \(expected).")
    }

    /// The storage was closed.
    package static let closed = LarderError(
        .unsupported, message: "The storage is closed.")
}
