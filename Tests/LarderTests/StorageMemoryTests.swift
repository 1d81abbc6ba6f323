import Larder
import LarderSimulation
import LarderTesting
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `Memory storage` {
    @Test(arguments: StorageContract.Rule.allCases)
    func keeps(rule: StorageContract.Rule) async throws {
        let contract = StorageContract {
            let memory = MemoryStorage()
            return StorageContract.Place(isShared: true) { memory.opened() }
        }
        try await contract.check(rule)
    }

    @Test(arguments: MarkContract.Rule.allCases)
    func marks(rule: MarkContract.Rule) async throws {
        let contract = MarkContract {
            let memory = MemoryStorage()
            return MarkContract.Place { memory.opened() }
        }
        try await contract.check(rule)
    }

    @Test func `lists its keys in order, however many came and went since`() async throws {
        let storage = MemoryStorage()
        var random = SeededRandom(seed: 7)
        var there: Set<Key> = []
        for round in 0..<200 {
            var changes: [EntryChange] = []
            for _ in 0..<(round % 20 == 0 ? 150 : 4) {
                let key = Key("\(random.next() % 40)", "\(random.next() % 30)")
                switch random.next() % 8 {
                case 0:
                    let prefix = Key(path: key.components[0])
                    there = there.filter { !$0.isUnder(prefix) }
                    changes.append(.removeAll(under: prefix))
                case 1...3:
                    there.remove(key)
                    changes.append(.remove(key))
                default:
                    there.insert(key)
                    changes.append(
                        .put(
                            StoredEntry(
                                key: key, value: Data(), format: "f",
                                metadata: EntryMetadata(times: Timestamps(fetched: .now)))))
                }
            }
            let refused = EntryChange.remove("none", expecting: 1)
            await #expect(throws: LarderError.self) {
                try await storage.commit(changes + [refused])
            }
            try await storage.commit(changes)
            #expect(try await storage.allSummaries().map(\.key) == there.sorted())
        }
    }

    @Test func `writes marks and entries together or not at all`() async throws {
        let storage = MemoryStorage()
        let mark = Mark(scope: "s", item: "i", name: .read, date: .distantPast)
        let entry = StoredEntry(
            key: "outbox/1", value: .init(), format: "f",
            metadata: EntryMetadata(times: Timestamps(fetched: .distantPast)))
        try await storage.commit(Write(entries: [.put(entry, expecting: 0)], marks: [mark]))
        await #expect(throws: LarderError.self) {
            var taken = mark
            taken.date = .distantFuture
            taken.isSet = false
            try await storage.commit(
                Write(entries: [.put(entry, expecting: 0)], marks: [taken]))
        }
        #expect(try await storage.marks(for: ["i"], in: "s") == [mark])
    }
}
