#if SQLite
import Dispatch
import GRDB
public import Larder
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Whether every row of a precious file is there and whole.
enum FileCheck: Sendable {
    case running([CheckedContinuation<Void, any Error>])
    /// Reading failed before the end; whoever asks next starts anew.
    case interrupted
    case sound
    case failed(LarderError)
}

extension SQLiteStorage {
    /// Waits until a precious file was checked whole once; throws if it is damaged.
    ///
    /// A row that is there proves itself by its checksum. That one is *not* there only the whole
    /// file can say.
    func checked() async throws {
        guard file.isPrecious else { return }
        try await withCheckedThrowingContinuation { done in
            let check: FileCheck = state.withLock { state in
                defer {
                    switch state.check {
                    case .running(let waiting): state.check = .running(waiting + [done])
                    case .interrupted: state.check = .running([done])
                    case .sound, .failed: break
                    }
                }
                return state.check
            }
            switch check {
            case .running: break
            case .interrupted: queue.async { [self] in checkNow() }
            case .sound: done.resume()
            case .failed(let error): done.resume(throwing: error)
            }
        }
    }

    /// What is done once after opening, on the queue and thus before the first commit.
    func lookAfterFile() {
        guard file.isPrecious else { return file.takeBallast() }
        checkNow()
        if case .sound = state.withLock({ $0.check }) { makeDailyBackup() }
    }

    /// Checks the file unless that was done; on the queue.
    func checkBeforeWriting() throws {
        if case .interrupted = state.withLock({ $0.check }) { checkNow() }
        switch state.withLock({ $0.check }) {
        case .sound, .running: break
        case .failed(let error): throw error
        case .interrupted:
            throw LarderError(.io, message: "\(file.path) could not be read to its end; try again.")
        }
    }

    private func checkNow() {
        let (check, failure) = checkFile()
        let waiting: [CheckedContinuation<Void, any Error>] = state.withLock { state in
            defer { state.check = check }
            if case .running(let waiting) = state.check { return waiting }
            return []
        }
        for done in waiting {
            if let failure { done.resume(throwing: failure) } else { done.resume() }
        }
        if let failure, failure.code == .damaged {
            file.environment.reporter.report(
                LarderEvent(.damaged, subject: file.path, error: failure))
        }
    }

    private func checkFile() -> (FileCheck, LarderError?) {
        do {
            guard let (connections, _) = try? current() else { return (.failed(.closed), .closed) }
            try connections.writer.inDatabase { db in
                try db.transaction("DEFERRED") { try FileCheck.check(db) }
            }
            return (.sound, nil)
        } catch {
            let error = file.typed(error)
            return (error.code == .damaged ? .failed(error) : .interrupted, error)
        }
    }

    // MARK: - Backups

    /// Writes a copy of the storage as it is now, while reading goes on; commits wait.
    ///
    /// The copy is one file with nothing beside it. It appears under its name only when it is
    /// whole, and takes the place of what was there.
    public func backup(to url: URL) async throws {
        try await checked()
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            queue.async { [self] in
                done.resume(
                    with: Result {
                        try file.lock.withLock { try backUp(to: url.path) }
                    })
            }
        }
    }

    /// The automatic backups of a precious storage, oldest first: one for each of the last three
    /// days on which it was opened.
    public var backups: [URL] { file.backups.map { URL(fileURLWithPath: $0) } }

    /// The lock must be held: two programs that open one file may make the same backup.
    private func backUp(to path: String) throws {
        let part = path + ".part"
        do {
            _ = try current()
            try FileSystem.remove(part)
            try FileSystem.makeFile(part)
            let source = try file.openForBackup()
            defer { try? source.close() }  // it only read
            let target = try DatabaseQueue(path: part)
            try source.backup(to: target)
            // A copy that never has a log beside it.
            try target.inDatabase { try $0.run("PRAGMA journal_mode = DELETE") }
            try target.close()
            try FileSystem.syncFile(part)
            try FileSystem.move(part, to: path)
            try FileSystem.syncFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        } catch {
            try? FileSystem.remove(part)  // the first error says more
            throw file.typed(error)
        }
    }

    private func makeDailyBackup() {
        let path = file.todaysBackup
        do {
            try file.lock.withLock {
                guard FileSystem.identity(path) == nil else { return }
                try backUp(to: path)
                try file.keepNewestBackups()
            }
        } catch {
            // A missing backup hinders nobody today; an event tells of it.
            file.environment.reporter.report(
                LarderEvent(
                    .commitFailed, subject: path, detail: "no backup was made",
                    error: file.typed(error)))
        }
    }

    /// Puts a backup in the place of a storage's file; nobody may have the storage open.
    ///
    /// What was there is kept beside it under a name with `damaged` and the date. The backup is
    /// checked whole first: a damaged one throws `.damaged` and changes nothing.
    public static func restore(
        _ backup: URL, to url: URL, environment: StoreEnvironment = StoreEnvironment()
    ) throws {
        let file = try StorageFile(
            path: url.path, durability: .precious, environment: environment)
        try file.lock.withLock {
            let part = url.path + ".restored"
            guard let bytes = try FileSystem.read(backup.path) else {
                throw LarderError(.notFound, message: "There is no backup at \(backup.path).")
            }
            try bytes.withUnsafeBytes { try FileSystem.write($0, to: part, isSynced: true) }
            do {
                let copy = try DatabaseQueue(path: part)
                try copy.inDatabase { db in
                    try Schema.prepare(
                        db, path: backup.path, firstRevision: file.firstRevision)
                    try FileCheck.check(db)
                    // Later than anything the lost file may have said.
                    var ledger = try Ledger(db)
                    ledger.revision = max(ledger.revision, file.firstRevision)
                    ledger.markRevision = max(ledger.markRevision, file.firstRevision)
                    try ledger.write(db)
                }
                try copy.close()
            } catch {
                try? FileSystem.remove(part)  // the first error says more
                if let ours = error as? LarderError { throw ours }
                throw LarderError(
                    .damaged, message: "The backup \(backup.path) is damaged: \(error).",
                    cause: error)
            }
            if FileSystem.identity(file.path) != nil {
                try file.setAside(because: "a backup takes its place")
            }
            try FileSystem.move(part, to: file.path)
            try file.syncFolder()
        }
        environment.reporter.report(
            LarderEvent(.restored, subject: url.path, detail: "from \(backup.path)"))
    }
}

extension FileCheck {
    /// Goes through every row and index; throws when anything is not what was written.
    static func check(_ db: Database) throws {
        let report = try Prepared(db, "PRAGMA integrity_check(1)")
        defer { report.reset() }
        if try report.step(), report.text(0) != "ok" {
            if let code = report.text(0).readFailure {
                throw SQLiteFailure(code: code, message: report.text(0))
            }
            throw SQLiteFailure.damage(report.text(0))
        }
        let ledger = try Ledger(db)
        var found = Ledger()
        let rows = try Prepared(db, "SELECT key, revision, facts, sum, value FROM entry")
        defer { rows.reset() }
        while try rows.step() {
            let key = Key(path: rows.text(0))
            let value = rows.bytes(4)
            guard
                let head = PackedHead(
                    key: key, revision: rows.word(1), bytes: rows.bytes(2), sum: rows.word(3)),
                head.size == value.count, head.valueSum == Checksum.of(value)
            else { throw DamagedRow(key: key) }
            found.entryCount += 1
            found.entrySum ^= rows.word(3)
        }
        try MarkRow.all(db) { row in
            found.markCount += 1
            found.markSum ^= row.sum
        } damaged: {
            throw $0
        }
        try ShelfReader.check(db)
        guard found.entryCount == ledger.entryCount, found.entrySum == ledger.entrySum,
            found.markCount == ledger.markCount, found.markSum == ledger.markSum
        else { throw SQLiteFailure.damage("rows are missing") }
    }
}

extension String {
    /// The code in a report of SQLite's check that says it could not read, rather than what it read.
    fileprivate var readFailure: Int32? {
        guard contains("unable to get the page") else { return nil }
        let digits = split(separator: "=").last?.prefix { $0.isNumber } ?? ""
        // The primary code 10 stands for failing to read or write.
        return Int32(digits).flatMap { $0 & 0xFF == 10 ? $0 : nil }
    }
}
#endif
