#if Postgres
internal import Larder
internal import LarderPostgres

/// A PostgreSQL database with the data, which several servers can share.
struct Database: DataPlace {
    let cache: (name: String, storage: AnyStorage)
    let userData: (name: String, storage: AnyStorage)
    let identity: String?
    let isReadOnly = false
    /// Far longer than a fetch takes; a server that ends within one keeps the others waiting for that long.
    let fetchLease: Duration? = .seconds(60)

    private let environment: StoreEnvironment

    /// How long a server waits for its database before a request fails, and a command.
    private static let patience = (server: Duration.seconds(3), command: Duration.seconds(10))

    /// Opens the database, and creates the tables if needed.
    init(
        at address: String, _ settings: Settings, _ environment: StoreEnvironment, isServer: Bool
    ) async throws {
        self.environment = environment
        let address = try PostgresAddress(address, passwordFile: settings.databasePasswordFile)
        let names = (cache: "larder_cache", userData: "larder")
        func open(_ schema: String) async throws -> PostgresStorage {
            var options = PostgresStorage.Options()
            options.schema = schema
            options.connections = isServer ? 6 : 2
            options.patience = isServer ? Self.patience.server : Self.patience.command
            options.listens = isServer
            return try await PostgresStorage(
                at: address, options: options, environment: environment)
        }
        let storage = try await open(names.userData)
        userData = (names.userData, storage)
        cache = (names.cache, try await open(names.cache))
        identity = try await storage.position().incarnation
    }

    func pictures(_ limits: BlobLimits) -> BlobStore? {
        BlobStore(in: cache.storage, name: picturesName, limits: limits, environment: environment)
    }

    func sizes() -> String? { nil }

    func close() async throws { try await closeStorages() }
}
#endif
