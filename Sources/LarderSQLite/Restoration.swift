#if SQLite
import GRDB
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Puts a backup in the place of a file, in steps any of which may be the last before a crash.
///
/// Until the copy has its final name, nothing has changed; from then on whoever opens the file next
/// does what is left. The final name carries the one that what was there before is kept under.
struct Restoration {
    let file: StorageFile

    private var part: String { file.path + ".restoring" }
    private static let mark = ".restored-as-"

    /// Whether something is left to be done or undone.
    static func isUnfinished(_ file: StorageFile) throws -> Bool {
        let restoration = Restoration(file: file)
        return try FileSystem.kind(restoration.part) != .nothing || restoration.ready != nil
    }

    /// Does, or undoes, what a crash left; the lock must be held.
    static func finish(_ file: StorageFile) throws {
        let restoration = Restoration(file: file)
        try FileSystem.remove(restoration.part)
        if let ready = try restoration.ready {
            for step in restoration.replacing(with: ready) { try step() }
        }
    }

    /// A sound copy that has to take the file's place.
    private var ready: String? {
        get throws {
            let name = try FileSystem.names(in: file.folder).first {
                $0.hasPrefix(file.name + Self.mark)
            }
            return name.map { file.folder + "/" + $0 }
        }
    }

    /// All that has to be done, in order, to keep what is there under a name that nothing has yet; the
    /// lock must be held.
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

    /// Copies the backup, brings it to today's version, checks it whole, and makes it another
    /// incarnation.
    private func copy(_ backup: String) throws {
        guard case .file = FileSystem.kind(backup) else {
            throw LarderError(.notFound, message: "There is no backup at \(backup).")
        }
        do {
            var configuration = Configuration()
            configuration.readonly = true
            let source = try DatabaseQueue(path: backup, configuration: configuration)
            defer { try? source.close() }  // it only read
            // To SQLite an empty file is an empty database.
            guard
                try source.inDatabase({ try $0.number("PRAGMA application_id") })
                    == Schema.applicationID
            else { throw SQLiteFailure.damage("it is not a copy of a storage") }
            let copy = try DatabaseQueue(path: part)
            try copy.inDatabase { try $0.becomeCopy() }
            try source.backup(to: copy)
            try copy.inDatabase { db in
                try db.becomeCopy()
                // Later than anything the lost file may have said.
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
            try? FileSystem.remove(part)  // the first error says more
            guard error is DamagedRow || SQLiteFailure(error)?.isDamage == true else {
                throw file.typed(error)
            }
            throw LarderError(
                .damaged, message: "The backup \(backup) is damaged: \(error).", cause: error)
        }
    }
}
#endif
