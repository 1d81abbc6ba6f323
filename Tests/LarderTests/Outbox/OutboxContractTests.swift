import Foundation
import Larder
import LarderTesting
import Testing

@Suite struct `An outbox in any storage` {
    @Test(arguments: OutboxContract.Rule.allCases)
    func `in memory`(rule: OutboxContract.Rule) async throws {
        try await OutboxContract {
            let memory = MemoryStorage()
            return StorageContract.Place(isShared: true) { memory.opened() }
        }.check(rule)
    }

    @Test(arguments: OutboxContract.Rule.allCases)
    func `in a partition`(rule: OutboxContract.Rule) async throws {
        try await OutboxContract {
            let memory = MemoryStorage()
            return StorageContract.Place(isShared: true) { memory.opened().partition("user") }
        }.check(rule)
    }

    @Test(arguments: OutboxContract.Rule.allCases)
    func `in a folder`(rule: OutboxContract.Rule) async throws {
        try await OutboxContract {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("larder-outbox-\(UUID().uuidString)")
            return StorageContract.Place(isShared: false) {
                try? FileManager.default.removeItem(at: folder)
            } open: {
                try FolderStorage(at: folder, durability: .precious)
            }
        }.check(rule)
    }
}
