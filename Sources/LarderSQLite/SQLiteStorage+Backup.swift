#if SQLite
import Dispatch
import GRDB
public import Larder
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SQLiteStorage {
    /// A backup of a storage's file, with its own description.
    public struct Backup: Sendable, Hashable {
        /// The file.
        public var url: URL

        /// When it was made.
        public var date: Date

        /// The position of the last commit in it.
        public var position: StoragePosition
    }

    /// A phrase that completes "To go on from there, ": how to restore a backup, which may be the file itself
    /// if its last commits are lost, or nil for any backup.
    public typealias RestoreAdvice = @Sendable (_ backup: URL?) -> String

    /// The phrase for developers.
    public static let restoreAdvice: RestoreAdvice = { backup in
        "restore \(backup?.path ?? "it") with SQLiteStorage.restore(_:to:)"
    }

    /// The readable automatic backups, the newest last.
    ///
    /// A precious storage makes one when it is opened and while it is open, if something has changed since
    /// the last one and that is a day old, and before the file is migrated to a newer version. The last three
    /// are kept.
    public var backups: [Backup] { file.backups }

    /// Returns the automatic backups of a file, the newest last, without opening it: it may be damaged or
    /// missing.
    public static func backups(of url: URL) -> [Backup] { Backup.all(of: url.path) }

    /// Writes a copy of the storage's current state, while reads and writes go on.
    ///
    /// The copy is a single file. It appears under its name only when it is complete, and replaces what was
    /// there.
    public func backup(to url: URL) async throws {
        try await checked()
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            copyQueue.async { [self] in
                done.resume(
                    with: Result {
                        try file.copy(to: url.path, from: try current().connections)
                    })
            }
        }
    }

    /// Replaces a storage's file by a backup.
    ///
    /// Throws `.busy`, and changes nothing, while anybody has the storage open. The old file is kept next to
    /// it under a name with `damaged` and the date, which is returned. The backup is checked first. A file
    /// that is not a backup throws `.notFound` or `.unreadable`, a backup of a cache in place of a precious
    /// file (or the other way round) `.unsupported`, and a damaged backup `.damaged`; none of these changes
    /// anything. After a crash, the next opening finishes the replacement or finds everything as it was. A
    /// file may be restored from itself, to continue with what is left of it when its last commits are lost.
    @discardableResult
    public static func restore(
        _ backup: URL, to url: URL, environment: StoreEnvironment = StoreEnvironment()
    ) throws -> URL? {
        let isPrecious = try Restoration.isOfPrecious(backup.path)
        let file = try StorageFile(
            path: url.path, durability: .precious, patience: .seconds(1),
            environment: environment)
        let old = try file.use.withLock(within: file.patience, otherwise: { file.inUse }) {
            try file.locked {
                do {
                    try Restoration.finish(file)
                    try Restoration(file: file).check(backup.path, isPrecious: isPrecious)
                    let old = file.unusedName("damaged")
                    let steps = Restoration(file: file).steps(backup.path, keeping: old)
                    for step in steps { try step() }
                    return old
                } catch {
                    throw file.typed(error)
                }
            }
        }
        environment.reporter.report(
            LarderEvent(.restored, subject: url.path, detail: "from \(backup.path)"))
        return FileSystem.kind(old) == .nothing ? nil : URL(fileURLWithPath: old)
    }

    // MARK: - Automatic backups

    /// How often an open storage checks whether a backup is due.
    private static let lookInterval = Duration.seconds(3_600)

    /// Checks regularly, while the storage is open, whether a backup is due.
    func makeBackupsInTime() {
        let clock = file.environment.clock
        let task = Task { [weak self] in
            while !Task.isCancelled {
                try? await clock.sleep(for: Self.lookInterval)  // ends early when cancelled
                guard let self, !Task.isCancelled else { return }
                self.beginBackup()
            }
        }
        state.withLock { $0.backups = task }
    }

    /// Makes a backup if one is due, without holding anybody up.
    func beginBackup() {
        copyQueue.async { [self] in
            guard let connections = try? current().connections, !connections.isAlone else { return }
            do {
                let position = try connections.read(file) { db in
                    // A file that was never written to needs no backup.
                    let isWritten = try db.number("SELECT EXISTS(SELECT 1 FROM change)") != 0
                    return isWritten ? try Ledger(db).position : nil
                }
                if let position { try file.makeBackupIfDue(position) }
            } catch {
                // A missing backup does not stop anybody today; report it as an event.
                file.environment.reporter.report(
                    LarderEvent(
                        .commitFailed, subject: file.path, detail: "no backup was made",
                        error: file.typed(error)))
            }
        }
    }
}

extension SQLiteStorage.Backup {
    /// Reads the description in a copy; returns nil if there is none.
    init?(path: String) {
        var configuration = Configuration()
        configuration.readonly = true
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else {
            return nil
        }
        defer { try? queue.close() }  // it was only read
        let found: (StoragePosition, Date?)? = try? queue.inDatabase { db in
            let version = try db.number("PRAGMA user_version")
            if version < 3 {
                return (StoragePosition(incarnation: "", point: try OldLedger(db).revision), nil)
            }
            let date = try Prepared(db, "SELECT date FROM copied WHERE id = 1")
            defer { date.reset() }
            let isDated = try date.step()
            return (
                try Ledger(db, isOld: version == 3).position,
                isDated ? Date(timeIntervalSinceReferenceDate: date.double(0)) : nil
            )
        }
        guard let found else { return nil }
        url = URL(fileURLWithPath: path)
        position = found.0
        date = found.1 ?? Self.modificationDate(path) ?? .distantPast
    }

    static func modificationDate(_ path: String) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
#endif
