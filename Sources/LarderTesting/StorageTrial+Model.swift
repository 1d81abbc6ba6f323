import Larder
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StorageTrial {
    /// Carries out generated operations on the storage and on a model, and compares.
    func likeTheModel(seed: UInt64) async throws {
        var chance = SeededChance(seed: seed)
        var model = StorageModel()
        var storage = try await place.open()
        try await storage.commit([.removeAll(under: "")])
        for step in 0..<60 {
            let operations = (0..<Int.random(in: 1...5, using: &chance)).map { _ in
                StorageOperation.random(model: model, using: &chance)
            }
            var trace = "seed \(seed), step \(step)"
            do {
                let revision = try await storage.commit(operations)
                let isTaken = model.commit(operations, revision: revision)
                #expect(isTaken, "\(trace): no conflict", sourceLocation: source)
            } catch let error as LarderError where error.code == .conflict {
                let isTaken = model.commit(operations, revision: .max)
                #expect(!isTaken, "\(trace): \(error)", sourceLocation: source)
            }
            if Int.random(in: 0..<10, using: &chance) == 0 {
                try await storage.close()
                storage = try await place.open()
                trace += ", reopened"
            }
            let found = try await storage.allSummaries()
            expectEqual(
                found, model.entries.values.map(\.summary).sorted { $0.key < $1.key }, trace)
            let key = Key.random(using: &chance)
            #expect(
                try await storage.entry(for: key) == model.entries[key], "\(trace) at \(key)",
                sourceLocation: source)
            let prefix = Key.random(using: &chance)
            expectEqual(
                try await storage.summaries(under: prefix, after: key, limit: 3).map(\.key),
                Array(
                    model.entries.keys.filter { $0.isUnder(prefix) && $0 > key }.sorted().prefix(3)
                ), "\(trace) under \(prefix) after \(key)")
        }
        try await storage.close()
    }
}

/// The rules of a storage once more, as plainly as they can be written down.
private struct StorageModel {
    var entries: [Key: StoredEntry] = [:]

    /// Returns whether the operations were carried out; if not, nothing changed.
    mutating func commit(_ operations: [StorageOperation], revision: UInt64) -> Bool {
        var next = entries
        for operation in operations {
            switch operation {
            case .put(var entry, let expected):
                let known = next[entry.key]?.revision ?? 0
                if let expected, expected != known { return false }
                entry.revision = revision
                next[entry.key] = entry
            case .confirm(let key, let facts, let expected):
                if let expected, next[key]?.revision != expected { continue }
                next[key]?.facts = facts
                next[key]?.revision = revision
            case .invalidate(let prefix):
                for key in next.keys where key.isUnder(prefix) {
                    next[key]?.facts.isInvalidated = true
                    next[key]?.revision = revision
                }
            case .remove(let key): next[key] = nil
            case .removeAll(let prefix): next = next.filter { !$0.key.isUnder(prefix) }
            }
        }
        entries = next
        return true
    }
}

extension StorageOperation {
    fileprivate static func random(
        model: StorageModel, using chance: inout SeededChance
    ) -> StorageOperation {
        let key = Key.random(using: &chance)
        // Right more often than not.
        let expected: UInt64? =
            switch Int.random(in: 0..<10, using: &chance) {
            case 0..<5: nil
            case 5..<9: model.entries[key]?.revision ?? 0
            default: UInt64.random(in: 0..<200, using: &chance)
            }
        var facts = StoredFacts.sample(
            day: Double.random(in: 0..<1_000, using: &chance),
            isInvalidated: Bool.random(using: &chance))
        if Bool.random(using: &chance) { facts.validators = ["etag": "\(facts.times.fetched)"] }
        if Bool.random(using: &chance) { facts.tags = ["t", key.path] }
        switch Int.random(in: 0..<10, using: &chance) {
        case 0..<5:
            let value = Data((0..<Int.random(in: 0..<300, using: &chance)).map { UInt8($0 & 255) })
            return .put(
                StoredEntry(key: key, value: value, format: "f", facts: facts), expecting: expected)
        case 5, 6: return .confirm(key, facts, expecting: expected)
        case 7: return .invalidate(under: key)
        case 8: return .remove(key)
        default:
            // Seldom everything at once.
            return key.components.count < 2 ? .remove(key) : .removeAll(under: key)
        }
    }
}

extension Key {
    fileprivate static func random(using chance: inout SeededChance) -> Key {
        let names = ["a", "b", "bb", "a!", "\u{E9}", "e\u{301}"]
        let depth = Int.random(in: 1...3, using: &chance)
        return Key(
            components: (0..<depth).map { _ in names.randomElement(using: &chance) ?? "a" })
    }
}

/// Chance that is the same for the same seed.
struct SeededChance: RandomNumberGenerator {
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
