import Larder
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
