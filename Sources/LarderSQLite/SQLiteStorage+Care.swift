#if SQLite
import Dispatch
import GRDB
import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The check that every row of a precious file exists and is intact.
enum FileCheck: Sendable {
    case running([CheckedContinuation<Void, any Error>])
    /// A read failed before the end; the next caller starts again.
    case interrupted
    /// Every row was there and intact at this time.
    case sound(Date)
    case failed(LarderError)
}

extension SQLiteStorage {
    /// Waits until a precious file has been checked completely once; throws if it is damaged.
    ///
    /// A large file that nobody has touched since it was checked and closed, less than a day ago, is checked a little
    /// later, by who has it open for long enough.
    ///
    /// An existing row is verified by its checksum. Only a check of the whole file can tell that one is
    /// *missing*.
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

    /// Runs once after opening, on the queue and therefore before the first commit.
    func lookAfterFile(checked moment: Date?) {
        if file.isPrecious {
            if let moment {
                checkLater(than: moment)
            } else {
                checkNow()
            }
            guard case .sound = state.withLock({ $0.check }) else { return }
            if !isReadOnly { beginBackup() }
        } else {
            file.takeBallast()
        }
        goOnIndexing()
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

    /// Takes the file for sound, and checks it when it was open for a while.
    private func checkLater(than last: Date) {
        let waiting: [CheckedContinuation<Void, any Error>] = state.withLock { state in
            defer { state.check = .sound(last) }
            if case .running(let waiting) = state.check { return waiting }
            return []
        }
        for done in waiting { done.resume() }
        queue.asyncAfter(deadline: .now() + 10) { [weak self] in
            guard let self, !state.withLock({ $0.opening.isClosed }) else { return }
            checkNow()
        }
    }

    func checkNow() {
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
            guard (try? current()) != nil else { return (.failed(.closed), .closed) }
            try opened().connections.write { db in
                try db.transaction("DEFERRED") { try FileCheck.check(db) }
            }
            return (.sound(file.environment.now()), nil)
        } catch {
            let error = file.typed(error)
            return (error.code == .damaged ? .failed(error) : .interrupted, error)
        }
    }
}

extension FileCheck {
    /// Checks every row and index; throws if anything is damaged.
    static func check(_ db: Database) throws {
        try checkPages(db)
        let ledger = try Ledger(db)
        var found = ledger
        (found.entryCount, found.entrySum, found.markCount, found.markSum) = (0, 0, 0, 0)
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
        _ = try Invalidations(db)
        try Schema.checkSums(db)
        try ShelfReader.check(db)
        if ledger.isCounted && !found.counts(sameRowsAs: ledger) {
            throw SQLiteFailure.damage("rows are missing")
        }
    }
}

extension FileCheck {
    /// Checks data derived from other rows; fast even for a large file.
    static func checkDerived(_ db: Database) throws {
        _ = try Invalidations(db)
        try ShelfReader.checkCounts(db)
    }

    /// Checks every page; throws if the structure is damaged.
    static func checkPages(_ db: Database) throws {
        let report = try Prepared(db, "PRAGMA integrity_check(1)")
        defer { report.reset() }
        if try report.step(), report.text(0) != "ok" {
            if let code = report.text(0).readFailure {
                throw SQLiteFailure(code: code, message: report.text(0))
            }
            throw SQLiteFailure.damage("its parts contradict each other")
        }
        // Older versions of SQLite do not check the full-text index.
        let search = try Prepared(db, "SELECT 1 FROM shelf_words('a') LIMIT 1")
        defer { search.reset() }
        _ = try search.step()
    }
}

extension String {
    /// The code in a report of SQLite's check that says that a read failed, as opposed to finding damage.
    fileprivate var readFailure: Int32? {
        guard contains("unable to get the page") else { return nil }
        let digits = split(separator: "=").last?.prefix { $0.isNumber } ?? ""
        // The primary code 10 is SQLITE_IOERR.
        return Int32(digits).flatMap { $0 & 0xFF == 10 ? $0 : nil }
    }
}
#endif
