internal import Foundation
internal import Larder
internal import LarderSQLite

/// Opens the files in the data folder; if they can't be written there, copies of them, for reading.
struct DataFiles {
    /// Whether the data folder can't be written.
    let isReadOnly: Bool

    private let settings: Settings
    private let environment: StoreEnvironment
    /// The folder for copies, which only its owner can open.
    private let copies = FileManager.default.temporaryDirectory
        .appending(path: "larder-copy-\(UUID().uuidString)", directoryHint: .isDirectory)

    /// Makes the data folder if there is none.
    init(_ settings: Settings, _ environment: StoreEnvironment) throws {
        self.settings = settings
        self.environment = environment
        try Backups(settings: settings).makeFolder(settings.data)
        isReadOnly = !FileManager.default.isWritableFile(atPath: settings.data.path)
        guard isReadOnly else { return }
        Console.error(
            "larder: \(settings.data.path) can't be written, so Larder shows what is there and changes "
                + "nothing.")
    }

    /// Opens the file of data that can be fetched again.
    func cache() throws -> SQLiteStorage {
        let file = settings.data.appending(path: Composition.cacheName)
        if isReadOnly { return try copy(of: file, .rebuildable) }
        return try SQLiteStorage(at: file, durability: .rebuildable, environment: environment)
    }

    /// Opens the file of the person's own data. Without it, a command that does not need it continues as if
    /// it was empty.
    func said(isNeeded: Bool) throws -> SQLiteStorage {
        let backups = Backups(settings: settings)
        if isReadOnly { return try copy(of: backups.file, .precious) }
        do {
            return try backups.open(environment)
        } catch let error as LarderError where error.code == .damaged && !isNeeded {
            Console.error("larder: " + error.message + " Until then, favourites are missing here.")
            return try copy(of: copies.appending(path: "nothing"), .precious)
        }
    }

    private func copy(of file: URL, _ durability: Durability) throws -> SQLiteStorage {
        try Backups(settings: settings).makeFolder(copies)
        return try SQLiteStorage(
            copying: file, to: copies, durability: durability, environment: environment)
    }

    /// Removes the copies; they must be closed.
    func removeCopies() throws {
        guard FileManager.default.fileExists(atPath: copies.path) else { return }
        try FileManager.default.removeItem(at: copies)
    }
}
