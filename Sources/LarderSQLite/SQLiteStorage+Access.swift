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

/// A commit and its waiting caller.
struct WaitingCommit: Sendable {
    var write: Write
    var done: CheckedContinuation<Commit, any Error>
}

extension SQLiteStorage {
    /// The most commits in one transaction.
    private static let groupLimit = 256

    /// How often a read is attempted before its error is thrown.
    private static let attemptLimit = 4

    // MARK: - Reading

    /// Runs the body in one read transaction, and repairs what can be repaired.
    func read<Result>(_ body: (Database) throws -> Result) async throws -> Result {
        var attempts = 0
        let start = ContinuousClock.now
        var sharing = start
        while true {
            let (connections, generation) = try current()
            do {
                guard let connections else { throw SQLiteFailure.moved }
                return try connections.read(file, body)
            } catch let row as DamagedRow {
                throw row
            } catch {
                if SQLiteFailure(error)?.isBusy == true {
                    // Another process is recovering the log, or has opened the file alone and reads it, which
                    // takes a moment; or it shares the file, so that we can share it, too.
                    guard ContinuousClock.now - start < file.patience else {
                        throw file.typed(error)
                    }
                    if connections?.isAlone == true, file.mayBeShared, sharing <= .now {
                        sharing = .now + .milliseconds(100)
                        try? await onQueue { try self.shareAgain(generation) }
                        continue
                    }
                    try await Task.sleep(for: .milliseconds(5))
                    continue
                }
                attempts += 1
                guard attempts < Self.attemptLimit else { throw file.typed(error) }
                try await onQueue { [attempts] in
                    try self.mend(error, generation, attempt: attempts)
                }
            }
        }
    }

    /// Returns the open connections; nil while the file is lost.
    func current() throws -> (connections: Connections?, generation: Int) {
        try state.withLock { state in
            if state.opening.isClosed { throw LarderError.closed }
            return (state.opening.connections, state.generation)
        }
    }

    /// Returns the open connections, and reopens the file if it was lost. On the queue.
    func opened() throws -> (connections: Connections, generation: Int) {
        let (connections, generation) = try current()
        if let connections { return (connections, generation) }
        return try openAnew()
    }

    private func onQueue(_ body: @escaping @Sendable () throws -> Void) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            queue.async { done.resume(with: Result { try body() }) }
        }
    }

    /// Reopens the file if that can help, so that the caller can try again; throws otherwise. On the queue.
    private func mend(_ error: any Error, _ generation: Int, attempt: Int) throws {
        let (connections, current) = try current()
        // Somebody else has already reopened it.
        if current != generation { return }
        guard let connections else {
            try openAnew()
            return
        }
        guard let failure = SQLiteFailure(error) else { throw file.typed(error) }
        let isReplaced = connections.identity != file.identity
        guard failure.isDamage || failure.isMoved || isReplaced else { throw file.typed(failure) }
        if file.isPrecious && !isReplaced { throw file.typed(failure) }
        try openAnew {
            // The file may be gone, or a failing disk may make it look damaged: read it again first.
            guard !isReplaced, failure.isDamage, attempt > 1 else { return }
            try file.locked {
                if connections.identity == file.identity, try file.isDamaged(failure) {
                    try file.setAside(because: failure.message)
                }
            }
        }
    }

    /// Closes and reopens the file, and tells followers that anything may have changed.
    ///
    /// If a step fails, the file counts as lost. On the queue.
    @discardableResult
    private func openAnew(
        _ prepare: () throws -> Void = {}
    ) throws -> (connections: Connections, generation: Int) {
        let old = state.withLock { state in
            defer { state.opening = .lost }
            return state.opening.connections
        }
        do {
            try? old?.close()  // a damaged file may not close cleanly either
            try prepare()
            let connections = try file.open()
            let position = try file.ledger(connections).position
            let generation = publishing.withLock { _ in
                let generation = state.withLock { state in
                    state.opening = .open(connections)
                    state.generation += 1
                    switch state.check {
                    case .sound, .failed: state.check = .interrupted
                    case .running, .interrupted: break
                    }
                    return state.generation
                }
                hub.publish(ChangeBatch(changes: .everything, through: position))
                return generation
            }
            return (connections, generation)
        } catch {
            throw file.typed(error)
        }
    }

    // MARK: - Writing

    /// Waits in line for a transaction.
    func perform(_ write: Write) async throws -> Commit {
        if isReadOnly {
            throw LarderError(
                .refused,
                message: "Nothing was changed: the data can be read here, but not written.")
        }
        return try await withCheckedThrowingContinuation { done in
            let isFirst: Bool? = state.withLock { state in
                if state.opening.isClosed { return nil }
                state.waiting.append(WaitingCommit(write: write, done: done))
                defer { state.isWriting = true }
                return !state.isWriting
            }
            guard let isFirst else { return done.resume(throwing: LarderError.closed) }
            if isFirst { queue.async { [self] in writeWaiting() } }
        }
    }

    /// Runs the waiting commits in groups; on the queue.
    func writeWaiting() {
        while true {
            let group: [WaitingCommit] = state.withLock { state in
                let group = Array(state.waiting.prefix(Self.groupLimit))
                state.waiting.removeFirst(group.count)
                if group.isEmpty { state.isWriting = false }
                return group
            }
            if group.isEmpty { return }
            let results: [Result<Commit, any Error>]
            do {
                results = try writeTogether(group.map(\.write))
            } catch {
                // A group may have failed because of one commit, so run them one by one. But if the file is
                // locked, it is locked for all.
                results =
                    group.count == 1 || (error as? LarderError)?.code == .busy
                    ? group.map { _ in .failure(error) }
                    : group.map { commit in
                        Result { try writeTogether([commit.write])[0].get() }
                    }
            }
            for (commit, result) in zip(group, results) { commit.done.resume(with: result) }
        }
    }

    /// Runs commits in one transaction, and notifies followers in the order of commits.
    private func writeTogether(
        _ writes: [Write]
    ) throws -> [Result<Commit, any Error>] {
        do {
            return try writeNow(writes)
        } catch let error as LarderError {
            reportFailure(error)
            guard error.code == .full, writes.count == 1, writes[0].makesRoom else { throw error }
            return try removeOnFullDisk(writes)
        }
    }

    func reportFailure(_ error: LarderError) {
        file.environment.reporter.report(
            LarderEvent(.commitFailed, subject: file.path, error: error))
    }

    private func writeNow(_ writes: [Write]) throws -> [Result<Commit, any Error>] {
        try transact { transaction in
            try writes.map { write in
                do {
                    return .success(try transaction.perform(write))
                } catch let conflict as LarderError {
                    return .failure(conflict)
                }
            }
        }
    }

    /// Removes those of some rows of a cache that are damaged.
    func removeDamaged(_ rows: [Int64], from shelf: String) async throws {
        try await onQueue { [self] in
            try transact { try $0.removeDamaged(rows, from: shelf) }
        }
    }

    /// Runs a body in one transaction, and notifies followers of its changes and others'; on the queue.
    func transact<Outcome>(
        _ body: (inout WriteTransaction) throws -> Outcome
    ) throws -> Outcome {
        var attempts = 0
        while true {
            // While the folder is missing, reads fail; a write to a cache creates it and starts over.
            if !file.isPrecious, try current().connections == nil {
                try FileSystem.makeFolder(file.folder)
            }
            var (connections, generation) = try opened()
            if connections.isAlone { (connections, generation) = try shareAgain() }
            // After reopening, a precious file may not be the one that was checked.
            if file.isPrecious { try checkBeforeWriting() }
            do {
                if connections.identity != file.identity { throw SQLiteFailure.moved }
                let last = hub.position
                let (outcome, batches, position, waits) = try connections.write { db in
                    try db.transaction(begin: {
                        // Once this has begun, the next process in line waits for SQLite's own lock.
                        try file.locked { try Prepared(db, "BEGIN IMMEDIATE").run() }
                    }) {
                        var transaction = try WriteTransaction(
                            db, isPrecious: file.isPrecious, indexing: indexing)
                        let others = try ChangeLog.batches(db, after: last, transaction.ledger)
                        let outcome = try body(&transaction)
                        try transaction.finish()
                        return (
                            outcome, others + transaction.batches, transaction.ledger.position,
                            try ShelfWords(db).isWaiting
                        )
                    }
                }
                publish(batches, after: last, generation)
                if file.isPrecious { try? file.write(note: position, isSynced: false) }
                if waits { indexSoon() }
                return outcome
            } catch {
                attempts += 1
                guard attempts < 3 else { throw file.typed(error) }
                if !file.isPrecious { try FileSystem.makeFolder(file.folder) }
                try mend(error, generation, attempt: attempts)
            }
        }
    }

    // MARK: - Full disks

    /// Reopens, for shared use, a file that was opened exclusively on a full disk, unless somebody else already
    /// has. On the queue.
    private func shareAgain(_ generation: Int) throws {
        if try current().generation == generation { try shareAgain() }
    }

    @discardableResult
    private func shareAgain() throws -> (connections: Connections, generation: Int) {
        let opened = try openAnew()
        if opened.connections.isAlone {
            throw file.typed(SQLiteFailure(code: SQLITE_FULL, message: "the disk is still full"))
        }
        return opened
    }

    /// Gives up the ballast so that entries can be removed, and releases the pages they leave.
    private func removeOnFullDisk(
        _ writes: [Write]
    ) throws -> [Result<Commit, any Error>] {
        try FileSystem.remove(file.ballast)
        // The log is never much larger than the ballast, so its content now fits into the file.
        try tidy("PRAGMA wal_checkpoint(TRUNCATE)")
        let results = try writeNow(writes)
        try tidy("PRAGMA wal_checkpoint(TRUNCATE)")
        try tidy("PRAGMA incremental_vacuum")
        try tidy("PRAGMA wal_checkpoint(TRUNCATE)")
        file.takeBallast()
        return results
    }

    /// Tries to make files smaller; if that fails they stay as they are.
    private func tidy(_ pragma: String) throws {
        var (connections, _) = try opened()
        if connections.isAlone { (connections, _) = try shareAgain() }
        try connections.write { db in try? db.run(pragma) }
    }
}

extension Connections {
    /// Reads in one transaction, if the file is still the one at its path.
    func read<Result>(
        _ file: StorageFile, _ body: (Database) throws -> Result
    ) throws -> Result {
        if identity != file.identity, !isAlone { throw SQLiteFailure.moved }
        return try withReader(waits: false) { reader in
            try reader.inDatabase { db in try db.transaction("DEFERRED") { try body(db) } }
        }
    }

    /// Uses the connection for writing.
    func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try withWriter { writer in try writer.inDatabase { try body($0) } }
    }
}

extension SQLiteFailure {
    /// The error for a file that was replaced by another.
    static let moved = SQLiteFailure(code: SQLITE_READONLY | (4 << 8), message: "moved")
}
#endif
