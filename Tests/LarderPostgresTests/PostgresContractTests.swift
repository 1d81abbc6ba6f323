#if Postgres
import Larder
import LarderPostgres
import LarderTesting
import Testing

@Suite(.enabled(if: PostgresServer.isThere)) struct `PostgreSQL storage` {
    @Test(arguments: StorageContract.Rule.allCases)
    func keeps(rule: StorageContract.Rule) async throws {
        let contract = StorageContract {
            let server = try PostgresServer.start()
            let schema = String.newSchema
            return StorageContract.Place(isShared: true) { try await server.open(schema) }
        }
        try await contract.check(rule)
    }

    @Test(arguments: MarkContract.Rule.allCases)
    func marks(rule: MarkContract.Rule) async throws {
        let contract = MarkContract {
            let server = try PostgresServer.start()
            let schema = String.newSchema
            return MarkContract.Place { try await server.open(schema) }
        }
        try await contract.check(rule)
    }

    @Test(arguments: ShelfContract.Rule.allCases)
    func shelves(rule: ShelfContract.Rule) async throws {
        let contract = ShelfContract {
            let server = try PostgresServer.start()
            let schema = String.newSchema
            return ShelfContract.Place { try await server.open(schema) }
        }
        try await contract.check(rule)
    }

    @Test(arguments: OutboxContract.Rule.allCases)
    func outbox(rule: OutboxContract.Rule) async throws {
        let contract = OutboxContract {
            let server = try PostgresServer.start()
            let schema = String.newSchema
            return StorageContract.Place(isShared: true) { try await server.open(schema) }
        }
        try await contract.check(rule)
    }

    @Test(arguments: BlobContract.Rule.allCases)
    func blobs(rule: BlobContract.Rule) async throws {
        let contract = BlobContract {
            let server = try PostgresServer.start()
            let schema = String.newSchema
            return BlobContract.Place { try await server.open(schema) }
        }
        try await contract.check(rule)
    }
}
#endif
