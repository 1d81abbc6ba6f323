#if SQLite
import Dispatch
import GRDB
import GRDBSQLite
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A commit and who waits for it.
struct WaitingCommit: Sendable {
    var request: CommitRequest
    var done: CheckedContinuation<CommitResult, any Error>
}

extension SQLiteStorage {
    /// How many commits share one transaction at most.
    private static let groupLimit = 256

    // MARK: - Reading

    /// Runs the body with one picture of the file, and mends what can be mended.
    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        var attempts = 0
        while true {
            let (connections, generation) = try current()
            do {
                if connections.identity != file.identity, !connections.isAlone {
                    throw SQLiteFailure(code: SQLITE_READONLY | (4 << 8), message: "moved")
                }
                return try connections.reader.inDatabase { db in
                    try db.transaction("DEFERRED") { try body(db) }
                }
            } catch let row as DamagedRow {
                throw row
            } catch {
                attempts += 1
                guard attempts < 4 else { throw file.typed(error) }
                try file.lock.withLock { try mend(error, generation, attempt: attempts) }
            }
        }
    }

    func current() throws -> (connections: Connections, generation: Int) {
        try state.withLock { state in
            guard let connections = state.connections else { throw LarderError.closed }
            return (connections, state.generation)
        }
    }

    /// Opens the file anew when that can help, so that the caller can try again; throws otherwise.
    /// The lock must be held.
    private func mend(_ error: any Error, _ generation: Int, attempt: Int) throws {
        let (connections, current) = try current()
        // Somebody else did, while we waited.
        if current != generation { return }
        guard let failure = SQLiteFailure(error) else { throw file.typed(error) }
        let isReplaced = connections.identity != file.identity
        guard failure.isDamage || failure.isMoved || isReplaced else { throw file.typed(failure) }
        if file.isPrecious && !isReplaced { throw file.typed(failure) }
        if !isReplaced && failure.isDamage && attempt > 1 {
            try? connections.close()  // what is damaged may not close cleanly either
            try file.setAside(because: failure.message)
        } else {
            // Of a file that is gone, or that a failing disk made look damaged: look again first.
            try? connections.close()
        }
        try replace(with: try file.open())
    }

    /// Puts new connections in the place of old ones, and tells listeners that anything may have
    /// changed.
    private func replace(with connections: Connections) throws {
        let ledger = try file.ledger(connections)
        state.withLock { state in
            state.connections = connections
            state.generation += 1
            state.seenRevision = ledger.revision
            state.seenMarkRevision = ledger.markRevision
            state.seenVersion = -1
        }
        hub.publish(
            StorageChange(revision: ledger.revision, scope: .everything, isForeign: true))
        bell.ring()
    }

    // MARK: - Writing

    /// Waits in line for a transaction.
    func perform(_ request: CommitRequest) async throws -> CommitResult {
        try await withCheckedThrowingContinuation { done in
            let isFirst: Bool? = state.withLock { state in
                guard state.connections != nil else { return nil }
                state.waiting.append(WaitingCommit(request: request, done: done))
                defer { state.isWriting = true }
                return !state.isWriting
            }
            guard let isFirst else { return done.resume(throwing: LarderError.closed) }
            if isFirst { queue.async { [self] in writeWaiting() } }
        }
    }

    /// Carries out what waits, in groups; on the queue.
    func writeWaiting() {
        while true {
            let group: [WaitingCommit] = state.withLock { state in
                let group = Array(state.waiting.prefix(Self.groupLimit))
                state.waiting.removeFirst(group.count)
                if group.isEmpty { state.isWriting = false }
                return group
            }
            if group.isEmpty { return }
            let results: [Result<CommitResult, any Error>]
            do {
                results = try writeTogether(group.map(\.request))
            } catch {
                // What failed together may have failed because of one.
                results =
                    group.count == 1
                    ? [.failure(error)]
                    : group.map { commit in
                        Result { try writeTogether([commit.request])[0].get() }
                    }
            }
            for (commit, result) in zip(group, results) { commit.done.resume(with: result) }
        }
    }

    /// Carries out commits in one transaction, and tells listeners in the order of revisions.
    private func writeTogether(
        _ requests: [CommitRequest]
    ) throws -> [Result<CommitResult, any Error>] {
        if file.isPrecious { try checkBeforeWriting() }
        do {
            return try file.lock.withLock { try writeLocked(requests) }
        } catch let error as LarderError {
            reportFailure(error)
            guard error.code == .full, requests.count == 1, requests[0].onlyRemoves else {
                throw error
            }
            return try file.lock.withLock { try removeOnFullDisk(requests) }
        }
    }

    private func reportFailure(_ error: LarderError) {
        file.environment.reporter.report(
            LarderEvent(.commitFailed, subject: file.path, error: error))
    }

    /// The lock must be held.
    private func writeLocked(
        _ requests: [CommitRequest]
    ) throws -> [Result<CommitResult, any Error>] {
        var attempts = 0
        while true {
            var (connections, generation) = try current()
            if connections.isAlone { (connections, generation) = try shareAgain(connections) }
            do {
                if connections.identity != file.identity {
                    throw SQLiteFailure(code: SQLITE_READONLY | (4 << 8), message: "moved")
                }
                let (results, changes, ledger) = try connections.writer.inDatabase { db in
                    try db.transaction("IMMEDIATE") { try write(requests, db) }
                }
                publish(changes, ledger)
                return results
            } catch {
                attempts += 1
                guard attempts < 3 else { throw file.typed(error) }
                try mend(error, generation, attempt: attempts)
            }
        }
    }

    private func write(
        _ requests: [CommitRequest], _ db: Database
    ) throws -> ([Result<CommitResult, any Error>], [StorageChange], Ledger) {
        var transaction = try WriteTransaction(db, isPrecious: file.isPrecious)
        let seen = state.withLock { $0.seenRevision }
        var changes = try ChangeLog.changes(
            db, after: seen, through: transaction.ledger.revision)
        var results: [Result<CommitResult, any Error>] = []
        for request in requests {
            do {
                let result = try transaction.perform(request)
                results.append(.success(result))
                if let scope = result.scope {
                    changes.append(
                        StorageChange(
                            revision: result.revision, scope: scope, isForeign: false))
                }
            } catch let conflict as LarderError {
                results.append(.failure(conflict))
            }
        }
        try transaction.finish()
        return (results, changes, transaction.ledger)
    }

    private func publish(_ changes: [StorageChange], _ ledger: Ledger) {
        for change in changes { hub.publish(change) }
        let hasNewMarks = state.withLock { state in
            state.seenRevision = max(state.seenRevision, ledger.revision)
            defer { state.seenMarkRevision = ledger.markRevision }
            return state.seenMarkRevision != ledger.markRevision
        }
        if hasNewMarks { bell.ring() }
    }

    // MARK: - Full disks

    /// Tries to open a file the ordinary way again that was opened alone on a full disk.
    private func shareAgain(_ alone: Connections) throws -> (Connections, Int) {
        try alone.close()
        let opened = try file.open()
        try replace(with: opened)
        if opened.isAlone {
            throw file.typed(SQLiteFailure(code: SQLITE_FULL, message: "the disk is still full"))
        }
        return try current()
    }

    /// Gives up the ballast so that entries can be removed, and hands the room they leave back.
    private func removeOnFullDisk(
        _ requests: [CommitRequest]
    ) throws -> [Result<CommitResult, any Error>] {
        try FileSystem.remove(file.ballast)
        // The log is never much larger than the ballast, so what it holds fits into the file now.
        try tidy("PRAGMA wal_checkpoint(TRUNCATE)")
        let results = try writeLocked(requests)
        try tidy("PRAGMA wal_checkpoint(TRUNCATE)")
        try tidy("PRAGMA incremental_vacuum")
        try tidy("PRAGMA wal_checkpoint(TRUNCATE)")
        file.takeBallast()
        return results
    }

    /// Tries to make files smaller; when that fails they stay as they are.
    private func tidy(_ pragma: String) throws {
        var (connections, _) = try current()
        if connections.isAlone { (connections, _) = try shareAgain(connections) }
        connections.writer.inDatabase { db in try? db.run(pragma) }
    }

    // MARK: - Other processes

    /// How long a commit by another process goes unseen at most.
    private static let pollInterval = Duration.milliseconds(100)

    /// Looks for commits of others as long as somebody listens.
    func watchOthers() {
        state.withLock { state in
            guard state.poller == nil, state.connections != nil else { return }
            state.poller = Task { [weak self] in
                while !Task.isCancelled {
                    try? await Task.sleep(for: Self.pollInterval)  // ends early when cancelled
                    guard let self, await self.lookForOthers() else { return }
                }
            }
        }
    }

    /// Returns whether to go on.
    private func lookForOthers() async -> Bool {
        await withCheckedContinuation { done in
            queue.async { [self] in
                let isWanted = state.withLock { state in
                    let isWanted = !(hub.isEmpty && bell.isEmpty) && state.connections != nil
                    if !isWanted { state.poller = nil }
                    return isWanted
                }
                if isWanted { lookForOthersNow() }
                done.resume(returning: isWanted)
            }
        }
    }

    private func lookForOthersNow() {
        guard let (connections, _) = try? current() else { return }
        if connections.isAlone { return }
        if connections.identity != file.identity {
            _ = try? read { try Ledger($0) }  // opens the file that took the place of ours
            return
        }
        let seen = state.withLock { ($0.seenRevision, $0.seenVersion) }
        // A file that cannot be read now is looked at again in a moment, and whoever reads it is
        // told what is wrong.
        let found: ([StorageChange], Ledger, Int64)? = try? connections.writer.inDatabase { db in
            let version = try db.number("PRAGMA data_version")
            if version == seen.1 { return nil }
            return try db.transaction("DEFERRED") {
                let ledger = try Ledger(db)
                let changes = try ChangeLog.changes(db, after: seen.0, through: ledger.revision)
                return (changes, ledger, version)
            }
        }
        guard let found else { return }
        state.withLock { $0.seenVersion = found.2 }
        publish(found.0, found.1)
    }
}
#endif
