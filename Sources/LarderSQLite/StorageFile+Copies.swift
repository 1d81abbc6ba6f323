#if SQLite
import GRDB
import GRDBSQLite
import Larder
import LarderText
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StorageFile {
    /// How many damaged files of a cache, and how many backups, are kept.
    private static let keptCopies = 3

    // MARK: - Setting aside

    /// Whether a file is really damaged, found by reading it again completely: to a connection, a brief disk
    /// failure looks like damage too. The lock must be held.
    func isDamaged(_ failure: SQLiteFailure) throws -> Bool {
        if failure.isCertain { return true }
        do {
            let reader = try openReader("check")
            defer { try? reader.close() }  // it was only read
            try reader.inDatabase { db in
                try Schema.checkShape(db)
                try FileCheck.checkPages(db)
                _ = try Ledger(db)
            }
            return false
        } catch {
            guard let failure = SQLiteFailure(error), failure.isDamage else { throw error }
            return true
        }
    }

    /// Renames a file that can be rebuilt, so that a new one can replace it; the lock must be held and the
    /// connections closed. For a precious file, throws an error.
    func setAside(because reason: String) throws {
        guard !isPrecious else { throw damaged(reason) }
        let target = unusedName("damaged")
        try FileSystem.move(path, to: target)
        // A crash here leaves a log without its file; the next process that starts the file over removes it.
        if FileSystem.kind(path + "-wal") != .nothing {
            try FileSystem.move(path + "-wal", to: target + "-wal")
        }
        try FileSystem.remove(path + "-shm")
        let names = try FileSystem.names(in: folder).filter {
            $0.hasPrefix(name + ".damaged-") && !$0.hasSuffix("-wal")
        }
        for name in names.dropLast(Self.keptCopies) {
            try FileSystem.removeAll(folder + "/" + name)
            try FileSystem.remove(folder + "/" + name + "-wal")
        }
        environment.reporter.report(
            LarderEvent(
                .setAside, subject: path, detail: "set aside as \(target): \(reason)",
                error: LarderError(
                    .damaged,
                    message: """
                        \(path) was damaged and is being rebuilt. The old file is \(target).
                        """)))
    }

    /// Returns an unused path: the file's path with a word and the time appended.
    func unusedName(_ word: String) -> String {
        let first = "\(path).\(word)-\(stamp)"
        var target = first
        var number = 1
        while FileSystem.kind(target) != .nothing {
            number += 1
            target = "\(first)-\(number)"
        }
        return target
    }

    // MARK: - Backups

    /// The readable automatic backups, in the order of their content.
    var backups: [SQLiteStorage.Backup] { SQLiteStorage.Backup.all(of: path) }

    fileprivate static let part = ".part"

    /// The suffixes of the files that an unfinished copy may consist of.
    private static let partEnds = ["", "-journal", "-wal", "-shm"]

    /// The newest intact backup, an automatic one or one in the program's own folder.
    var newestSoundBackup: SQLiteStorage.Backup? {
        let others = backupFolder.map { SQLiteStorage.Backup.all(of: $0 + "/" + name) } ?? []
        return (backups + others)
            .sorted { ($0.position.point, $0.date) < ($1.position.point, $1.date) }
            .last { $0.isSound }
    }

    /// The time between automatic backups, in seconds.
    private static let backupInterval: TimeInterval = 86_400

    /// Makes an automatic backup if something has changed since the last one and that is a day old.
    func makeBackupIfDue(_ position: StoragePosition) throws {
        if let last = backups.last {
            if last.position == position { return }
            let age = environment.now().timeIntervalSince(last.date)
            if age >= 0 && age < Self.backupInterval { return }
        }
        try makeBackup(isOld: false)
    }

    /// Makes an automatic backup, and removes surplus old ones.
    ///
    /// - Parameter isOld: Whether the file is of an older version that is about to be migrated.
    func makeBackup(isOld: Bool) throws {
        try copy(to: unusedName("backup"), isOld: isOld)
        for backup in backups.dropLast(Self.keptCopies) { try FileSystem.remove(backup.url.path) }
    }

    /// Removes unfinished copies that crashes left, automatic ones of this file and those for this target.
    private func removeLeftParts(of target: String) throws {
        let (targetFolder, targetName) = target.folderAndName
        for (folder, start) in [(folder, name + ".backup-"), (targetFolder, targetName + ".")] {
            for name in try FileSystem.names(in: folder) where name.hasPrefix(start) {
                for end in Self.partEnds where name.hasSuffix(Self.part + end) {
                    // Only files that follow our naming: other programs use `.part` for downloads, too.
                    let id = name.dropLast(end.count + Self.part.count).split(separator: ".").last
                    guard UUID(uuidString: String(id ?? "")) != nil else { continue }
                    let part = "\(folder)/\(name.dropLast(end.count))"
                    if try FileSystem.kind(part) == .nothing || FileLock(path: part).hold() {
                        try FileSystem.remove(folder + "/" + name)
                    }
                }
            }
        }
    }

    /// Whether a path is the file itself or one of the files that belong to it.
    private func isOurs(_ target: String) -> Bool {
        ["", "-wal", "-shm", ".lock", ".open", ".ballast"].contains { end in
            guard let mine = FileSystem.identity(path + end),
                let other = FileSystem.identity(target)
            else { return target == path + end }
            return mine.device == other.device && mine.number == other.number
        }
    }

    /// Writes a copy of the file's current state. It appears under its name only when it is complete.
    ///
    /// - Parameter connections: The open connections; if they are alone, nobody else can read the file.
    func copy(
        to target: String, isOld: Bool = false, from connections: Connections? = nil
    ) throws {
        guard !isOurs(target) else {
            throw LarderError(
                .unsupported,
                message: """
                    \(target) is the storage itself, or belongs to it, so no copy can be put there. \
                    Nothing was changed. Name another file.
                    """)
        }
        let targetFolder = target.folderAndName.folder
        guard targetFolder.isEmpty || FileSystem.kind(targetFolder) != .nothing else {
            throw LarderError(
                .notFound,
                message: """
                    There is no folder \(targetFolder), so no copy was written to \(target). Make the \
                    folder first, or name another.
                    """)
        }
        try removeLeftParts(of: target)
        let part = "\(target).\(UUID().uuidString)\(Self.part)"
        do {
            // Held while the copy is written: a part that nobody holds was left by a crash.
            let holder = try FileLock(path: part)
            defer { holder.release() }
            _ = try holder.hold()
            let copy = try DatabaseQueue(path: part)
            try copy.inDatabase { try $0.becomeCopy() }
            if let connections, connections.isAlone {
                try connections.withReader { try $0.backup(to: copy) }
            } else {
                let source = try openReader("backup")
                defer { try? source.close() }  // it was only read
                try source.backup(to: copy)
            }
            try copy.inDatabase { db in
                try db.becomeCopy()
                guard !isOld else { return }
                try Prepared(db, "INSERT OR REPLACE INTO copied VALUES(1, ?)")
                    .bind(1, environment.now().timeIntervalSinceReferenceDate).run()
                try FileCheck.check(db)
            }
            try copy.close()
            try FileSystem.syncFile(part)
            try FileSystem.move(part, to: target)
            try FileSystem.syncFolder(target.folderAndName.folder)
        } catch {
            // The thrown error says more.
            for end in Self.partEnds { try? FileSystem.remove(part + end) }
            throw typed(error, copying: part, to: target)
        }
    }

    /// Copies a file and its log without opening them, until neither changes in the meantime.
    static func copyUnopened(_ path: String, to target: String) throws {
        let ends = ["", "-wal"]
        // A link to the file would be copied as a link.
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        func states() -> [String] {
            ends.map { end in
                // A file without attributes is not there, which is a state too.
                let known = try? FileManager.default.attributesOfItem(atPath: path + end)
                return "\(known?[.size] ?? "") \(known?[.modificationDate] ?? "")"
            }
        }
        for _ in 0..<5 {
            let before = states()
            for end in ends {
                try FileSystem.remove(target + end)
                guard !FileSystem.isBarred(path + end) else {
                    let folder = path.folderAndName.folder
                    throw LarderError(
                        .io, message: "You may not open \(folder): it belongs to another user.")
                }
                guard FileSystem.kind(path + end) != .nothing else { continue }
                do {
                    try FileManager.default.copyItem(atPath: path + end, toPath: target + end)
                    try FileManager.default.setAttributes(
                        [.posixPermissions: 0o600], ofItemAtPath: target + end)
                } catch {
                    let mayRead = FileManager.default.isReadableFile(atPath: path + end)
                    throw LarderError(
                        .io,
                        message: mayRead
                            ? "\(path + end) could not be copied to \(target + end) to be read."
                            : "You may not read \(path + end): it belongs to another user.",
                        cause: mayRead ? error : nil)
                }
            }
            if before == states() { return }
        }
        throw LarderError(
            .busy, message: "Another program goes on writing to \(path); try again in a moment.")
    }

    // MARK: - Times in names

    /// The current time as part of a file name.
    private var stamp: String { UTCDateTime(environment.now()).fileName }
}

extension SQLiteStorage.Backup {
    /// Returns the readable automatic backups of a file, in the order of their content.
    ///
    /// Their names, and therefore the clock, do not matter: a day with a wrong clock displaces none of them.
    static func all(of path: String) -> [Self] {
        let (folder, name) = path.folderAndName
        let names = (try? FileSystem.names(in: folder)) ?? []  // then there are none to offer
        return names.filter { $0.hasPrefix(name + ".backup-") && !$0.hasSuffix(StorageFile.part) }
            .compactMap { Self(path: folder + "/" + $0) }
            .sorted { ($0.position.point, $0.date) < ($1.position.point, $1.date) }
    }
}

extension SQLiteStorage.Backup {
    /// Whether every row exists and is intact; for an older version, only the structure is checked.
    fileprivate var isSound: Bool {
        var configuration = Configuration()
        configuration.readonly = true
        guard let queue = try? DatabaseQueue(path: url.path, configuration: configuration) else {
            return false
        }
        defer { try? queue.close() }  // it was only read
        let check: Void? = try? queue.inDatabase { db in
            let isOld = try db.number("PRAGMA user_version") < Schema.version
            try isOld ? FileCheck.checkPages(db) : FileCheck.check(db)
        }
        return check != nil
    }
}

extension Database {
    /// Makes this connection leave no files beside the database: an unfinished copy is discarded anyway.
    func becomeCopy() throws {
        try run("PRAGMA journal_mode = DELETE; PRAGMA journal_mode = MEMORY")
    }
}

extension String {
    /// The folder and the name in a path.
    var folderAndName: (folder: String, name: String) {
        let place = lastIndex(of: "/") ?? startIndex
        return (String(self[..<place]), String(self[place...].drop { $0 == "/" }))
    }
}
#endif
