#if SQLite
import Foundation
import Larder
import LarderSQLite
import LarderTesting
import Testing

@Suite struct `SQLite storage` {
    @Test(arguments: StorageContract.Rule.allCases, [Durability.rebuildable, .precious])
    func keeps(rule: StorageContract.Rule, as durability: Durability) async throws {
        let contract = StorageContract {
            let folder = TemporaryFolder()
            return StorageContract.Place(isShared: true, remove: folder.remove) {
                try SQLiteStorage(at: folder.file("storage.sqlite"), durability: durability)
            }
        }
        try await contract.check(rule)
    }

    @Test(arguments: MarkContract.Rule.allCases)
    func marks(rule: MarkContract.Rule) async throws {
        let contract = MarkContract {
            let folder = TemporaryFolder()
            return MarkContract.Place(remove: folder.remove) {
                try SQLiteStorage(at: folder.file("kept.sqlite"), durability: .precious)
            }
        }
        try await contract.check(rule)
    }

    @Test(arguments: OutboxContract.Rule.allCases)
    func outbox(rule: OutboxContract.Rule) async throws {
        let contract = OutboxContract {
            let folder = TemporaryFolder()
            return StorageContract.Place(isShared: true, remove: folder.remove) {
                try SQLiteStorage(at: folder.file("kept.sqlite"), durability: .precious)
            }
        }
        try await contract.check(rule)
    }

    @Test(arguments: BlobContract.Rule.allCases)
    func blobs(rule: BlobContract.Rule) async throws {
        let contract = BlobContract {
            let folder = TemporaryFolder()
            return BlobContract.Place(remove: folder.remove) {
                try SQLiteStorage(at: folder.file("blobs.sqlite"), durability: .rebuildable)
            }
        }
        try await contract.check(rule)
    }
}

/// A folder of its own for one test.
struct TemporaryFolder: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("larder-\(UUID().uuidString)")
    }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
#endif
