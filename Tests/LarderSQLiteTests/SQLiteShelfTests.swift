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
}
#endif
