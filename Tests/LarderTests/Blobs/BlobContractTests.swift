import Foundation
import Larder
import LarderTesting
import Testing

@Suite struct `Blobs wherever they are kept` {
    @Test(arguments: BlobContract.Rule.allCases)
    func `in a folder`(rule: BlobContract.Rule) async throws {
        try await BlobContract {
            let album = Album()
            return BlobContract.Place { limits, environment, keeping in
                try BlobStore(
                    at: album.url, limits: limits, environment: environment, keeping: keeping)
            }
        }.check(rule)
    }

    @Test(arguments: BlobContract.Rule.allCases)
    func `in memory`(rule: BlobContract.Rule) async throws {
        try await BlobContract {
            let storage = MemoryStorage()
            return BlobContract.Place { storage }
        }.check(rule)
    }

    @Test(arguments: BlobContract.Rule.allCases)
    func `in a partition`(rule: BlobContract.Rule) async throws {
        try await BlobContract {
            let storage = MemoryStorage()
            return BlobContract.Place { storage.partition("user") }
        }.check(rule)
    }

    @Test func `in a partition are stored though others write beside it`() async throws {
        let storage = MemoryStorage()
        let store = BlobStore(in: storage.partition("user"), name: "blobs")
        let loaded = try await store.load("a") {
            try await Store<Int>(name: "other", storage: storage).set("k", to: 1)
            return blob(1)
        }
        #expect(loaded == blob(1))
        try await store.put(blob(2), for: "b")
        #expect(try await store.bytes(for: "a") == blob(1))
    }

    @Test func `that are precious and damaged are repaired by putting them again`() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("larder-blobs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let storage = try FolderStorage(at: folder, durability: .precious)
        let store = BlobStore(in: storage, name: "blobs", limits: BlobLimits(memory: 0))
        try await store.put(blob(1, 5_000), for: "a")
        for file in FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [] {
            let url = folder.appendingPathComponent("\(file)")
            guard var bytes = try? Data(contentsOf: url), bytes.count > 5_000 else { continue }
            bytes[4_000] ^= 1
            try bytes.write(to: url)
        }
        await #expect(throws: LarderError.self) { try await store.bytes(for: "a") }
        try await store.put(blob(1, 5_000), for: "a")
        #expect(try await store.bytes(for: "a") == blob(1, 5_000))
        try await storage.close()
    }
}
