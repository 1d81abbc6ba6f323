import Larder
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StorageTrial {
    /// Applies generated operations to the storage and to a model, and compares them.
    func likeTheModel(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        var model = StorageModel()
        var storage = try await place.open()
        try await storage.commit([.removeAll(under: "")])
        for step in 0..<60 {
            let operations = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                EntryChange.random(model: model, using: &random)
            }
            var trace = "seed \(seed), step \(step)"
            do {
                try await storage.commit(operations)
                let isTaken = model.commit(operations)
                #expect(isTaken, "\(trace): no conflict", sourceLocation: source)
            } catch let error as LarderError where error.code == .conflict {
                let isTaken = model.commit(operations)
                #expect(!isTaken, "\(trace): \(error)", sourceLocation: source)
            }
            if Int.random(in: 0..<10, using: &random) == 0 {
                try await storage.close()
                storage = try await place.open()
                trace += ", reopened"
            }
            let found = try await storage.allSummaries()
            model.learnRevisions(of: found)
            expectEqual(
                found, model.entries.values.map(\.summary).sorted { $0.key < $1.key }, trace)
            let key = Key.random(using: &random)
            #expect(
                try await storage.entry(for: key) == model.entries[key], "\(trace) at \(key)",
                sourceLocation: source)
            let prefix = Key.random(using: &random)
            expectEqual(
                try await storage.summaries(under: prefix, after: key, limit: 3).map(\.key),
                Array(
                    model.entries.keys.filter { $0.isUnder(prefix) && $0 > key }.sorted().prefix(3)
                ), "\(trace) under \(prefix) after \(key)")
        }
        try await storage.close()
    }
}

/// The rules of a storage again, in the simplest form.
private struct StorageModel {
    var entries: [Key: StoredEntry] = [:]

    /// The entries that the last commit changed, whose revisions the storage chooses.
    private var changed: Set<Key> = []

    /// Applies changes; returns false, with nothing changed, if an expectation does not hold.
    mutating func commit(_ changes: [EntryChange]) -> Bool {
        var next = self
        next.changed = []
        for change in changes {
            guard next.apply(change) else {
                changed = []
                return false
            }
        }
        self = next
        return true
    }

    /// Entries changed by this commit have revisions that nobody can expect yet.
    private func has(_ key: Key, _ expected: UInt64?) -> Bool {
        guard let expected, let entry = entries[key] else { return expected ?? 0 == 0 }
        return entry.revision == expected && !changed.contains(key)
    }

    private mutating func apply(_ change: EntryChange) -> Bool {
        switch change {
        case .put(let entry, let expected):
            guard has(entry.key, expected) else { return false }
            entries[entry.key] = entry
            changed.insert(entry.key)
        case .confirm(let key, let metadata, let expected):
            guard has(key, expected) else { return false }
            guard entries[key] != nil else { return true }
            entries[key]?.metadata = metadata
            changed.insert(key)
        case .invalidate(let key): invalidate(key)
        case .invalidateAll(let prefix):
            for key in entries.keys where key.isUnder(prefix) { invalidate(key) }
        case .remove(let key, let expected):
            guard has(key, expected) else { return false }
            entries[key] = nil
        case .removeAll(let prefix): entries = entries.filter { !$0.key.isUnder(prefix) }
        }
        return true
    }

    private mutating func invalidate(_ key: Key) {
        guard entries[key] != nil else { return }
        entries[key]?.metadata.isInvalidated = true
        changed.insert(key)
    }

    /// Copies the revisions of changed entries from the storage, if they are new.
    mutating func learnRevisions(of found: [EntrySummary]) {
        for summary in found where changed.contains(summary.key) {
            if summary.revision > last { entries[summary.key]?.revision = summary.revision }
        }
        last = found.map(\.revision).reduce(last, max)
    }

    private var last: UInt64 = 0
}

extension EntryChange {
    fileprivate static func random(
        model: StorageModel, using random: inout SeededRandom
    ) -> EntryChange {
        let key = Key.random(using: &random)
        // Correct more often than not.
        let expected: UInt64? =
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5: nil
            case 5..<9: model.entries[key]?.revision ?? 0
            default: UInt64.random(in: 0..<200, using: &random)
            }
        var metadata = EntryMetadata.sample(
            day: Double.random(in: 0..<1_000, using: &random),
            isInvalidated: Bool.random(using: &random))
        if Bool.random(using: &random) {
            metadata.validators = ["etag": "\(metadata.times.fetched)"]
        }
        if Bool.random(using: &random) { metadata.tags = ["t", key.path] }
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
            let value = Data((0..<Int.random(in: 0..<300, using: &random)).map { UInt8($0 & 255) })
            return .put(
                StoredEntry(key: key, value: value, format: "f", metadata: metadata),
                expecting: expected)
        case 5:
            return .confirm(key, metadata, expecting: expected ?? model.entries[key]?.revision ?? 0)
        case 6: return .invalidate(key)
        case 7: return .invalidateAll(under: key)
        case 8: return .remove(key, expecting: expected)
        default:
            // Rarely everything at once.
            return key.components.count < 2 ? .remove(key) : .removeAll(under: key)
        }
    }
}

extension Key {
    fileprivate static func random(using random: inout SeededRandom) -> Key {
        let names = ["a", "b", "bb", "a!", "\u{E9}", "e\u{301}"]
        let depth = Int.random(in: 1...3, using: &random)
        return Key(
            components: (0..<depth).map { _ in names.randomElement(using: &random) ?? "a" })
    }
}

/// A random number generator that gives the same sequence for the same seed.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
