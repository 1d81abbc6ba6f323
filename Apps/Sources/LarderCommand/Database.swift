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
        at address: PostgresAddress, _ environment: StoreEnvironment, isServer: Bool
    ) async throws {
        self.environment = environment
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

extension Settings {
    /// The address of the database with the data; nil if files in the data folder have it.
    var databaseAddress: PostgresAddress? {
        get throws {
            guard let database else { return nil }
            let isFlag = origin("storage") == "flag"
            func failure(_ why: String) -> CommandFailure {
                CommandFailure(
                    isFlag ? .usage : .configuration,
                    "the address of the database" + (isFlag ? "" : " (\(origin("storage")))") + " "
                        + why)
            }
            guard let address = try? PostgresAddress(database, passwordFile: databasePasswordFile)
            else {
                guard database.hasPrefix("postgres://") || database.hasPrefix("postgresql://")
                else {
                    throw failure(
                        "does not begin with postgres://, and Larder knows no other databases: write it as "
                            + "postgres://user@host:5432/name, or sqlite for the files in the data folder."
                    )
                }
                throw failure(
                    "can't be read: write it as postgres://user@host:5432/name. Put the password "
                        + "into a file, and name that in the setting storage-password-file; in the address, "
                        + "a slash in it is %2F, and an at sign %40.")
            }
            let server = address.description.prefix { $0 != "?" }
            let ports = server.matches(of: /[:,]([0-9]+)(?=[,\/])/).map(\.output.1)
            if let port = ports.first(where: { UInt16($0) == nil || UInt16($0) == 0 }) {
                throw failure("has the port \(port): choose one from 1 to 65535.")
            }
            return address
        }
    }
}
#endif

extension Settings {
    /// The address of the database as it was understood, without its password; nil if files in the data folder have the
    /// data, or this larder can't read such an address.
    var databaseName: String? {
        get throws {
            #if Postgres
            try databaseAddress?.description
            #else
            nil
            #endif
        }
    }
}
