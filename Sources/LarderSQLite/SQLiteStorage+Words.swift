#if SQLite
import Dispatch
import GRDB
import Larder

extension SQLiteStorage {
    /// Returns how many rows a search does not find yet: of an upsert of more than 100 rows, the words
    /// are indexed after the rows are stored and shown.
    ///
    /// Up to 2,000 rows are indexed before it answers, so that after most upserts the answer is zero,
    /// and whoever asks again comes to zero. The rest is indexed in the background for as long as the
    /// storage is open, between commits, also after a restart.
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

    /// Indexes what an earlier opening left waiting; on the queue.
    func goOnIndexing() {
        // What cannot be read now is looked at again by the next commit.
        let waits = try? current().connections?.writer.inDatabase { try ShelfWords($0).isWaiting }
        if waits == true { indexSoon() }
    }

    /// Begins to index what waits, unless that has begun.
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

    /// Indexes a batch, and lines up for the next behind the commits that wait by then; keeps nobody's
    /// storage open.
    private func goOn() {
        if indexNow() == true {
            queue.async { [weak self] in self?.goOn() }
        } else {
            state.withLock { $0.isIndexing = false }
        }
    }

    /// Indexes a batch of what waits, whoever stored it; returns whether more waits. On the queue.
    ///
    /// Nil when it failed, which does no harm: the words wait for the next commit, opening or search.
    private func indexNow() -> Bool? {
        // A full disk has no room for it, and a file that is away is no reason to make another.
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
            // Whoever has the file may be doing the same.
            if error.code != .busy { reportFailure(error) }
            return nil
        }
    }
}
#endif
