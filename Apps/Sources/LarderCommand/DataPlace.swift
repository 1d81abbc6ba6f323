internal import Larder

/// A storage that keeps all that the applications have.
typealias AnyStorage = any EntryStorage & MarkStorage & ShelfStorage

/// The name of the store of pictures within a storage.
let picturesName = "pictures"

/// Where the data is, with its storages opened: files in the data folder, or a database.
protocol DataPlace: Sendable {
    /// The storage of data that can be fetched again, and its name.
    var cache: (name: String, storage: AnyStorage) { get }

    /// The storage of the person's own data, and its name.
    var userData: (name: String, storage: AnyStorage) { get }

    /// Whether nothing can be written.
    var isReadOnly: Bool { get }

    /// The identity of the place of the person's own data. A copy is in another place, and so are restored data. Nil if
    /// nothing can be written there.
    var identity: String? { get }

    /// How long one of several servers may keep a key for itself to fetch it; nil if there is only one server.
    var fetchLease: Duration? { get }

    /// Opens the store of pictures; nil if nothing can be written.
    func pictures(_ limits: BlobLimits) throws -> BlobStore?

    /// Returns how many bytes are stored under each name; nil if that is not known.
    func sizes() -> String?

    /// Checks the person's own data completely; throws if it is damaged.
    func check() async throws

    /// Closes the storages.
    func close() async throws
}

extension DataPlace {
    /// Leaves that to the database.
    func check() async throws {}

    /// Closes both storages.
    func closeStorages() async throws {
        try await cache.storage.close()
        try await userData.storage.close()
    }
}
