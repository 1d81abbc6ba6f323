import Foundation
import Larder
import LarderTesting
import Testing

@Suite struct `Folder storage` {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("larder-folder-\(UUID().uuidString)")

    @Test(arguments: StorageContract.Rule.allCases, [Durability.rebuildable, .precious])
    func keeps(rule: StorageContract.Rule, as durability: Durability) async throws {
        let contract = StorageContract {
            let url = FileManager.default.temporaryDirectory
                .appendingPathComponent("larder-folder-\(UUID().uuidString)")
            let remove: @Sendable () -> Void = { try? FileManager.default.removeItem(at: url) }
            return StorageContract.Place(isShared: true, remove: remove) {
                try FolderStorage(at: url, durability: durability)
            }
        }
        try await contract.check(rule)
    }

    private func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    private func entry(_ key: Key, _ text: String) -> StoredEntry {
        StoredEntry(
            key: key, value: Data(text.utf8), format: "text/1",
            facts: StoredFacts(times: ValueTimes(fetched: Date(timeIntervalSinceReferenceDate: 0))))
    }

    private func fill(_ durability: Durability) async throws {
        let storage = try FolderStorage(at: url, durability: durability)
        try await storage.commit([.put(entry("a", "first")), .put(entry("b/C", "second"))])
        try await storage.close()
    }

    @Test func `names files after keys, in letters that no file system mixes up`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(.rebuildable)
        #expect(names().filter { $0.hasSuffix(".entry") } == ["a.entry", "b+%43.entry"])
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `notices every changed byte of a file`(durability: Durability) async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(durability)
        let file = url.appendingPathComponent("a.entry")
        let sound = try Data(contentsOf: file)
        for index in sound.indices {
            var changed = sound
            changed[index] ^= 0x10
            try changed.write(to: file)
            do {
                let storage = try FolderStorage(at: url, durability: durability)
                let found = try await storage.entry(for: "a")
                #expect(durability == .rebuildable && found == nil, "byte \(index)")
                #expect(try await storage.entry(for: "b/C") != nil)
                try await storage.close()
                #expect(names().contains { $0.hasPrefix("a.damaged-") })
            } catch let error as LarderError {
                #expect(durability == .precious && error.code == .damaged, "byte \(index)")
            }
        }
    }

    @Test func `notices that a precious file is gone`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(.precious)
        try FileManager.default.removeItem(at: url.appendingPathComponent("a.entry"))
        let error = #expect(throws: LarderError.self) {
            try FolderStorage(at: url, durability: .precious)
        }
        #expect(error?.code == .damaged)
    }

    @Test func `refuses a newer folder and leaves it untouched`() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(.rebuildable)
        let ledger = url.appendingPathComponent("ledger")
        var bytes = try Data(contentsOf: ledger)
        bytes[0] = 9
        try bytes.write(to: ledger)
        let error = #expect(throws: LarderError.self) { try FolderStorage(at: url) }
        #expect(error?.code == .tooNew)
        #expect(try Data(contentsOf: ledger) == bytes)
    }

    @Test func `ignores a journal that was not written whole, and replays one that was`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: url) }
        try await fill(.precious)
        let journal = url.appendingPathComponent("journal")
        try Data("half a journal, the rest was lost".utf8).write(to: journal)
        let storage = try FolderStorage(at: url, durability: .precious)
        #expect(try await storage.allSummaries().map(\.key) == ["a", "b/C"])
        try await storage.close()
        #expect(!names().contains("journal"))
    }
}
