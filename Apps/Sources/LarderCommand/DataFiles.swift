internal import Foundation
internal import Larder
internal import LarderSQLite
internal import Terminal

/// The files in the data folder; if they can't be written there, copies of them, for reading.
struct DataFiles: DataPlace {
    let cache: (name: String, storage: AnyStorage)
    let userData: (name: String, storage: AnyStorage)
    /// The file of the person's own data.
    let userFile: SQLiteStorage
    let isReadOnly: Bool

    private let settings: Settings
    private let environment: StoreEnvironment
    private let copies: CopiedFiles

    /// The name of the file of data that can be fetched again.
    static let cacheName = "cache.sqlite"

    /// Opens the files; makes the data folder if there is none.
    ///
    /// - Parameter needsOwnData: Whether to throw if the person's own data is damaged. If not, there seems to be none,
    ///   after the person was told.
    init(_ settings: Settings, _ environment: StoreEnvironment, needsOwnData: Bool = true) throws {
        self.settings = settings
        self.environment = environment
        let backups = Backups(settings: settings)
        copies = CopiedFiles(environment)
        let isNew = !settings.hasData
        try backups.makeFolder(settings.data)
        if isNew, settings.origin("data") != "default", Console.errorIsTerminal {
            // The path may have been mistyped.
            Console.error(
                "larder: there was no data folder \(settings.data.path) yet, so Larder made one.")
        }
        isReadOnly = !FileManager.default.isWritableFile(atPath: settings.data.path)
        let cacheFile = settings.data.appending(path: Self.cacheName)
        if isReadOnly {
            cache = (Self.cacheName, try copies.open(cacheFile, .rebuildable))
            userFile = try copies.open(backups.file, .precious)
            Console.error(
                "larder: \(settings.data.path) can't be written, so Larder shows what is there and changes "
                    + "nothing.")
        } else {
            cache = (
                Self.cacheName,
                try SQLiteStorage(
                    at: cacheFile, durability: .rebuildable, environment: environment)
            )
            do {
                userFile = try backups.open(environment)
            } catch let error as LarderError where error.code == .damaged && !needsOwnData {
                Console.error(
                    "larder: " + error.message + " Until then, favourites are missing here.")
                userFile = try copies.open(copies.folder.appending(path: "nothing"), .precious)
            }
        }
        userData = (settings.userDataName, userFile)
    }

    /// The machine, and the number of the file on its disk.
    var identity: String? {
        guard !isReadOnly,
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: Backups(settings: settings).file.path),
            let number = attributes[.systemFileNumber] as? NSNumber
        else { return nil }
        return "\(Self.machine) \(number)"
    }

    let fetchLease: Duration? = nil

    func pictures(_ limits: BlobLimits) throws -> BlobStore? {
        if isReadOnly { return nil }
        return try BlobStore(
            at: settings.data.appending(path: picturesName), limits: limits,
            environment: environment)
    }

    func sizes() -> String? {
        [cache.name, userData.name].map { name in
            let bytes = ["", "-wal"].reduce(0) { sum, suffix in
                let path = settings.data.appending(path: name + suffix).path
                let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                return sum + ((attributes?[.size] as? Int) ?? 0)
            }
            return "\(name) \(QuantityFormatting.bytes(bytes))"
        }.joined(separator: ", ")
    }

    func check() async throws { try await userFile.checkAgain() }

    func close() async throws {
        try await closeStorages()
        try copies.remove()
    }

    /// The identity of the machine (machine-id(5)), or its name.
    private static var machine: String {
        for file in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            let id = text.trimmingCharacters(in: .whitespacesAndNewlines)
            if !id.isEmpty { return id }
        }
        return ProcessInfo.processInfo.hostName
    }
}

/// Copies of files that can't be written, in a folder that only its owner can open.
private struct CopiedFiles: Sendable {
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "larder-copy-\(UUID().uuidString)", directoryHint: .isDirectory)
    private let environment: StoreEnvironment

    init(_ environment: StoreEnvironment) { self.environment = environment }

    func open(_ file: URL, _ durability: Durability) throws -> SQLiteStorage {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return try SQLiteStorage(
            copying: file, to: folder, durability: durability, environment: environment)
    }

    /// Removes the copies; they must be closed.
    func remove() throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        try FileManager.default.removeItem(at: folder)
    }
}
