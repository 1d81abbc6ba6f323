#if SQLite
import Foundation
import GRDB
import Larder
import LarderSQLite
import LarderTesting
import Testing

@Suite struct `Shelves in SQLite` {
    @Test(arguments: ShelfContract.Rule.allCases, [Durability.rebuildable, .precious])
    func keep(rule: ShelfContract.Rule, durability: Durability) async throws {
        let contract = ShelfContract {
            let folder = TemporaryFolder()
            return ShelfContract.Place(remove: folder.remove) {
                try SQLiteStorage(at: folder.file("shelves.sqlite"), durability: durability)
            }
        }
        try await contract.check(rule)
    }

    @Test(arguments: [Durability.rebuildable, .precious])
    func `keep rows that arrived at a zero with a sign`(durability: Durability) async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let zero = Date(timeIntervalSinceReferenceDate: -0.0)
        let row = ShelfRow(
            identity: ShelfIdentity(scope: "s", item: "i"), group: "g", order: .number(-0.0),
            body: Data())
        for _ in 0..<2 {
            let storage = try SQLiteStorage(
                at: folder.file("shelves.sqlite"), durability: durability)
            try await storage.commit([.upsert(shelf: "s", rows: [row], at: zero)])
            try await storage.commit([.remove(shelf: "s", [], tombstones: zero)])
            #expect(try await storage.rows([row.identity], of: "s").map(\.arrived) == [zero])
            try await storage.close()
        }
    }
}
#endif
