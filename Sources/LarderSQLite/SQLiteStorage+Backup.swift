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
    /// A copy of a storage's file, by what it says itself.
    public struct Backup: Sendable, Hashable {
        /// The copy.
        public var url: URL

        /// When it was made.
        public var date: Date

        /// The position of the last commit that it holds.
        public var position: StoragePosition
    }

    /// Words that go on after "To go on from there, ": how a backup is put in the place of the file,
    /// which may be the file itself when its last commits are lost, or nil for any.
    public typealias Restoring = @Sendable (_ backup: URL?) -> String

    /// The words for a developer.
    public static let restoring: Restoring = { backup in
        "restore \(backup?.path ?? "it") with SQLiteStorage.restore(_:to:)"
    }

    /// The automatic backups that can be read, the newest last.
    ///
    /// A precious storage makes one when it is opened and while it is open, if something changed
    /// since the last and that is a day old, and before the file is brought to a newer version. The
    /// last three are kept.
    public var backups: [Backup] { file.backups }

    /// Returns the automatic backups of a file, the newest last, without opening it: it may be
    /// damaged, or gone.
    public static func backups(of url: URL) -> [Backup] { Backup.all(of: url.path) }

    /// Writes a copy of the storage as it is now, while reading and writing go on.
    ///
    /// The copy is one file with nothing beside it. It appears under its name only when it is
    /// whole, and takes the place of what was there.
    public func backup(to url: URL) async throws {
        try await checked()
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            copyQueue.async { [self] in
                done.resume(
                    with: Result {
                        _ = try current()
                        try file.copy(to: url.path)
                    })
            }
        }
    }

    /// Puts a backup in the place of a storage's file.
    ///
    /// Throws `.busy`, and changes nothing, while anybody has the storage open. What was there is
    /// kept beside it under a name with `damaged` and the date, which is returned. The backup is checked
    /// first: what is not a backup throws `.notFound` or `.unreadable`, that of a cache in the place of a
    /// precious file, or the other way round, `.unsupported`, and a damaged one `.damaged`; none of
    /// them changes anything. After a crash in the middle the next
    /// opening finishes it, or finds everything as it was. A file may be restored from itself, to go
    /// on with what is left of it when its last commits are lost.
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

    // MARK: - By itself

    /// How often a storage that is open looks whether a backup is due.
    private static let lookInterval = Duration.seconds(3_600)

    /// Looks from time to time, as long as the storage is open, whether a backup is due.
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

    /// Makes a backup if one is due, without keeping anybody waiting.
    func beginBackup() {
        copyQueue.async { [self] in
            guard let connections = try? current().connections, !connections.isAlone else { return }
            do {
                let position = try connections.reader.inDatabase { db in
                    // Of a file that nothing was ever written to there is nothing to keep.
                    let isWritten = try db.number("SELECT EXISTS(SELECT 1 FROM change)") != 0
                    return isWritten ? try Ledger(db).position : nil
                }
                if let position { try file.makeBackupIfDue(position) }
            } catch {
                // A missing backup hinders nobody today; an event tells of it.
                file.environment.reporter.report(
                    LarderEvent(
                        .commitFailed, subject: file.path, detail: "no backup was made",
                        error: file.typed(error)))
            }
        }
    }
}

extension SQLiteStorage.Backup {
    /// Reads what a copy says of itself; nil when it says nothing.
    init?(path: String) {
        var configuration = Configuration()
        configuration.readonly = true
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else {
            return nil
        }
        defer { try? queue.close() }  // it only read
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
