#if SQLite
import GRDB
import GRDBSQLite
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Replaces a file by a backup, in steps that are safe to interrupt by a crash.
///
/// Until the copy gets its final name, nothing has changed; after that, the next opening of the file does the
/// rest. The final name contains the name under which the old file is kept.
struct Restoration {
    let file: StorageFile

    private var part: String { file.path + ".restoring" }
    private static let mark = ".restored-as-"

    /// Whether something is left to finish or undo.
    static func isUnfinished(_ file: StorageFile) throws -> Bool {
        let restoration = Restoration(file: file)
        return try FileSystem.kind(restoration.part) != .nothing || restoration.ready != nil
    }

    /// Finishes or undoes what a crash left; the lock must be held.
    static func finish(_ file: StorageFile) throws {
        let restoration = Restoration(file: file)
        try FileSystem.remove(restoration.part)
        if let ready = try restoration.ready {
            for step in restoration.replacing(with: ready) { try step() }
        }
    }

    /// An intact copy that must replace the file.
    private var ready: String? {
        get throws {
            let name = try FileSystem.names(in: file.folder).first {
                $0.hasPrefix(file.name + Self.mark)
            }
            return name.map { file.folder + "/" + $0 }
        }
    }

    /// Returns all steps, in order, keeping the old file under an unused name; the lock must be held.
    func steps(_ backup: String, keeping old: String) -> [() throws -> Void] {
        let ready = file.path + Self.mark + old.dropFirst(file.path.count + 1)
        return [
            { try FileSystem.remove(part) },
            { try FileSystem.makeFile(part) },
            { try copy(backup) },
            { try FileSystem.syncFile(part) },
            { try FileSystem.move(part, to: ready) },
            { try FileSystem.syncFolder(file.folder) },
        ] + replacing(with: ready)
    }

    private func replacing(with ready: String) -> [() throws -> Void] {
        let old = file.path + "." + ready.dropFirst((file.path + Self.mark).count)
        func keep(_ end: String) throws {
            guard FileSystem.kind(file.path + end) != .nothing else { return }
            let isFree = FileSystem.kind(old + end) == .nothing
            try FileSystem.move(
                file.path + end, to: isFree ? old + end : file.unusedName("damaged") + end)
        }
        return [
            { try keep("") },
            { try keep("-wal") },
            { try keep("-journal") },
            { try FileSystem.remove(file.path + "-shm") },
            { try FileSystem.syncFolder(file.folder) },
            { try FileSystem.move(ready, to: file.path) },
            { try FileSystem.syncFolder(file.folder) },
        ]
    }

    // MARK: - The backup

    /// Whether a backup is one of a precious file; throws if it is not a backup.
    static func isOfPrecious(_ backup: String) throws -> Bool {
        switch FileSystem.kind(backup) {
        case .file: break
        case .nothing:
            throw LarderError(
                .notFound, message: "There is no backup at \(backup). Nothing was changed.")
        case .other:
            throw LarderError(
                .unreadable,
                message: "\(backup) is not a file, so it is not a backup. Nothing was changed.")
        }
        do {
            let source = try reader(of: backup)
            defer { try? source.close() }  // it was only read
            return try source.inDatabase { db in
                // SQLite treats an empty file as an empty database.
                guard try db.number("PRAGMA application_id") == Schema.applicationID else {
                    throw SQLiteFailure(code: SQLITE_NOTADB, message: "another database")
                }
                return try Ledger.isCounted(db)
            }
        } catch {
            guard let failure = SQLiteFailure(error), failure.isDamage else {
                throw LarderError(
                    .io, message: "\(backup) could not be read. Nothing was changed.", cause: error)
            }
            guard failure.code & 0xFF == SQLITE_NOTADB else { throw damaged(backup, error) }
            throw LarderError(
                .unreadable,
                message: """
                    \(backup) is not a backup: it was made for something else, or its beginning \
                    was changed. Nothing was changed here.
                    """, cause: error)
        }
    }

    /// Throws unless the backup is of the same kind as the file; a file of unknown kind accepts any.
    func check(_ backup: String, isPrecious: Bool) throws {
        guard let known = isFilePrecious, known != isPrecious else { return }
        throw LarderError(
            .unsupported,
            message: known
                ? """
                \(backup) is a backup of a cache, and \(file.path) is a precious file, so it was not \
                put in its place. Nothing was changed. Choose a backup of a precious file.
                """
                : """
                \(backup) is a backup of a precious file, and \(file.path) is a cache, so it was not \
                put in its place. Nothing was changed. Choose a backup of a cache.
                """)
    }

    private var isFilePrecious: Bool? {
        if case .file(1...) = FileSystem.kind(file.path), let reader = try? file.openReader("kind")
        {
            defer { try? reader.close() }  // it was only read
            // A damaged file may no longer reveal it.
            if let isCounted = try? reader.inDatabase({ try Ledger.isCounted($0) }) {
                return isCounted
            }
        }
        if file.note != nil { return true }
        return FileSystem.kind(file.ballast) == .nothing ? nil : false
    }

    private static func reader(of backup: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        return try DatabaseQueue(path: backup, configuration: configuration)
    }

    private static func damaged(_ backup: String, _ error: any Error) -> LarderError {
        let reason =
            (error as? DamagedRow)?.words ?? SQLiteFailure(error)?.words ?? "it cannot be read"
        return LarderError(
            .damaged, message: "The backup \(backup) is damaged (\(reason)).", cause: error)
    }

    /// Copies the backup, migrates it to the current version, checks it completely, and gives it a new
    /// incarnation.
    private func copy(_ backup: String) throws {
        do {
            let source = try Self.reader(of: backup)
            defer { try? source.close() }  // it was only read
            let copy = try DatabaseQueue(path: part)
            try copy.inDatabase { try $0.becomeCopy() }
            try source.backup(to: copy)
            try copy.inDatabase { db in
                try db.becomeCopy()
                // Use a number later than any that the lost file may have had.
                let lost = file.note?.point ?? 0
                try Schema.prepare(db, path: backup, first: file.newLedger(after: lost))
                try FileCheck.check(db)
                var ledger = try Ledger(db)
                let next = file.newLedger(after: max(lost, ledger.number))
                ledger.incarnation = next.incarnation
                ledger.number = next.number
                try ledger.write(db)
                try db.run("DELETE FROM copied")
            }
            try copy.close()
        } catch {
            try? FileSystem.remove(part)  // the thrown error says more
            guard error is DamagedRow || SQLiteFailure(error)?.isDamage == true else {
                throw file.typed(error)
            }
            throw Self.damaged(backup, error)
        }
    }
}
#endif
