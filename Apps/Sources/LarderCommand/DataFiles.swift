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
    func userData(isNeeded: Bool) throws -> SQLiteStorage {
        let backups = Backups(settings: settings)
        if isReadOnly { return try copy(of: backups.file, .precious) }
        do {
            return try backups.open(environment)
        } catch let error as LarderError where error.code == .damaged && !isNeeded {
            Console.error("larder: " + error.message + " Until then, favourites are missing here.")
            return try copy(of: copies.appending(path: "nothing"), .precious)
        }
    }

    /// Where the person's own data is: the machine, and the number of the file on its disk. A copy, here or on another
    /// machine, is in another place, and so are restored data. Nil if nothing can be written there.
    var place: String? {
        guard !isReadOnly,
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: Backups(settings: settings).file.path),
            let number = attributes[.systemFileNumber] as? NSNumber
        else { return nil }
        return "\(Self.machine) \(number)"
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
