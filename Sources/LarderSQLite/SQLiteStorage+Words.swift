#if SQLite
import Dispatch
import GRDB
import Larder

extension SQLiteStorage {
    /// Returns how many rows a search cannot find yet: after an upsert of more than 100 rows, words are
    /// indexed after the rows are stored and shown.
    ///
    /// Indexes up to 2,000 rows before it returns, so the answer is zero after most upserts, and reaches zero
    /// if the caller keeps asking. The rest is indexed in the background while the storage is open, between
    /// commits, and after a restart too.
    public func unindexed(of shelf: String) async throws -> Int {
        var helped = 0
        while true {
            let count = try await waiting(of: shelf)
            guard count > 0, helped < indexing.helped, await indexOnce() != nil else {
                return count
            }
            helped += indexing.batch
        }
    }

    private func waiting(of shelf: String) async throws -> Int {
        try await readShelf(shelf, otherwise: 0) { reader, _ in
            try ShelfWords(reader.db).waiting(reader.shelf)
        }
    }

    private func indexOnce() async -> Bool? {
        await withCheckedContinuation { done in
            queue.async { [self] in done.resume(returning: indexNow()) }
        }
    }

    // MARK: - In the background

    /// Indexes what an earlier opening left; on the queue.
    func goOnIndexing() {
        // If this read fails, the next commit checks again.
        let waits = try? current().connections?.write { try ShelfWords($0).isWaiting }
        if waits == true { indexSoon() }
    }

    /// Starts indexing the waiting rows, unless it is already running.
    func indexSoon() {
        guard indexing.isInBackground else { return }
        let isFirst = state.withLock { state in
            defer { state.isIndexing = true }
            return !state.isIndexing
        }
        if isFirst {
            queue.asyncAfter(deadline: .now() + indexing.pause) { [weak self] in self?.goOn() }
        }
    }

    /// Indexes a batch, and queues the next one behind the commits waiting by then; does not keep the storage
    /// alive.
    private func goOn() {
        if indexNow() == true {
            queue.async { [weak self] in self?.goOn() }
        } else {
            state.withLock { $0.isIndexing = false }
        }
    }

    /// Indexes a batch of waiting rows, whichever process stored them; returns whether more are waiting. On
    /// the queue.
    ///
    /// Returns nil on failure, which does no harm: the words wait for the next commit, opening or search.
    private func indexNow() -> Bool? {
        // A full disk has no space for it, and a missing file is not a reason to create another.
        guard let connections = try? current().connections, !connections.isAlone,
            connections.identity == file.identity
        else { return nil }
        do {
            let known = state.withLock { $0.waitingShelves }
            let (waiting, damaged) = try transact { try $0.indexWords(known) }
            state.withLock { $0.waitingShelves = waiting }
            if let damaged {
                file.environment.reporter.report(
                    LarderEvent(
                        .damaged, subject: file.path, key: damaged.key, error: file.typed(damaged)))
            }
            return !waiting.isEmpty
        } catch {
            let error = file.typed(error)
            // The process that holds the lock may be doing the same.
            if error.code != .busy { reportFailure(error) }
            return nil
        }
    }
}
#endif
