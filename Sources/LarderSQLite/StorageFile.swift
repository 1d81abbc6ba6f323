#if SQLite
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file of a storage with the files that belong to it, and how it is opened.
struct StorageFile: Sendable {
    let path: String
    let durability: Durability
    let environment: StoreEnvironment

    /// How long to wait for another process that is writing.
    let patience: Duration

    /// Tells people how to restore a backup.
    let restoreAdvice: SQLiteStorage.RestoreAdvice

    /// The folder where the program keeps more backups, if any.
    let backupFolder: String?

    /// Keeps the writers of all processes in line, and whoever creates or replaces the file alone.
    let lock: FileLock

    /// Shared by everybody who has the file open, so that nobody replaces it by a backup in the meantime.
    let use: FileLock

    /// The size of a file that is given up to make room, so that entries can be removed on a full disk.
    static let ballastSize = 1_280 * 1_024

    /// How many files an opening needs at once.
    static let neededFiles = 8

    init(
        path: String, durability: Durability, patience: Duration, environment: StoreEnvironment,
        restoreAdvice: @escaping SQLiteStorage.RestoreAdvice = SQLiteStorage.restoreAdvice,
        backupFolder: String? = nil
    ) throws {
        self.path = path
        self.backupFolder = backupFolder
        self.restoreAdvice = restoreAdvice
        self.durability = durability
        self.patience = patience
        self.environment = environment
        try FileSystem.makeFolder(path.folderAndName.folder)
        lock = try FileLock(path: path + ".lock")
        use = try FileLock(path: path + ".open")
    }

    var isPrecious: Bool { durability == .precious }
    var ballast: String { path + ".ballast" }
    var folder: String { path.folderAndName.folder }
    var name: String { path.folderAndName.name }

    /// Returns the ledger of a new file, with a number higher than `last` and than those of any earlier file,
    /// so that revisions never go back, even after a damaged file was set aside.
    func newLedger(after last: UInt64 = 0) -> Ledger {
        let seconds = environment.now().timeIntervalSinceReferenceDate
        let moment = seconds > 0 && seconds < 4e9 ? UInt64(seconds * 1e6) : 1
        let number = max(moment, last == .max ? last : last + 1)
        // Includes the number, because the ids that tests make repeat in every run.
        return Ledger(
            incarnation: "\(environment.makeID())-\(number)", number: number, isCounted: isPrecious)
    }

    /// The identity of this file, which differs from that of a file that replaces it.
    var identity: FileSystem.Identity? {
        var identity = FileSystem.identity(path)
        identity?.size = 0
        return identity
    }

    /// Runs the body while no other process can begin to write, or create or replace the file.
    func locked<Result>(_ body: () throws -> Result) throws -> Result {
        try lock.withLock(within: patience, otherwise: { busy }, body)
    }

    // MARK: - Ballast

    /// Reserves disk space that can be given up later.
    func takeBallast() {
        guard !isPrecious, FileSystem.identity(ballast) == nil else { return }
        let zeros = [UInt8](repeating: 0, count: Self.ballastSize)
        do {
            try zeros.withUnsafeBytes { try FileSystem.write($0, to: ballast, isSynced: false) }
        } catch {
            // A partial file is useless; the next opening tries again.
            try? FileSystem.remove(ballast)
        }
    }
}
#endif
