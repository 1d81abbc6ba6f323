import Larder
import LarderTesting
import Testing

@Suite struct `Shelves in memory` {
    @Test(arguments: ShelfContract.Rule.allCases)
    func keep(rule: ShelfContract.Rule) async throws {
        let contract = ShelfContract {
            let memory = MemoryStorage()
            return ShelfContract.Place { memory.opened() }
        }
        try await contract.check(rule)
    }
}
