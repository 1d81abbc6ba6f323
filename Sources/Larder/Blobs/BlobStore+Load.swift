#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension BlobStore {
    /// Returns the blob with a name; if there is none, fetches and stores it first.
    ///
    /// Concurrent callers for the same name share one fetch; each may cancel without disturbing the others,
    /// and the fetch is cancelled with the last one. The result of `fetch` is stored, so it must throw for a
    /// response that is not content, such as a "not found" page. If the bytes cannot be stored, as on a full
    /// disk, they are returned anyway and the failure is reported as an event. A name that is put, moved or
    /// removed during the fetch stays as it was left; so may any other, if hundreds are removed in the meantime.
    public func load(
        _ name: Key, via fetch: @escaping @Sendable () async throws -> Data
    ) async throws -> Data {
        try await loadFetched(name) { Fetched(try await fetch()) }.value
    }

    /// Does the same for a source that may forbid storing (``Fetched/mayBeStored``): such a blob is returned to
    /// those who wait for it, and the next caller fetches it again.
    public func loadFetched(
        _ name: Key, via fetch: @escaping @Sendable () async throws -> Fetched<Data>
    ) async throws -> Fetched<Data> {
        if let bytes = try await bytes(for: name) { return Fetched(bytes) }
        while true {
            try Task.checkCancellation()
            let running = startOrJoin(name, fetch)
            let ending = try await FetchQueue.waiting { try await running.wait { .cancel } }
            switch ending {
            case .applied(let box): return unsafeDowncast(box, to: Box.self).fetched
            case .failed(let error): throw error
            case .cancelled, .superseded: continue
            }
        }
    }

    /// Joins the running fetch for a name or starts one; the caller must wait for it.
    private func startOrJoin(
        _ name: Key, _ download: @escaping @Sendable () async throws -> Fetched<Data>
    ) -> SharedTask {
        let fresh = SharedTask()
        _ = fresh.join()
        let fetch = fetches.join(name, or: fresh)
        if fetch === fresh {
            environment.start(fresh, of: place.name) {
                await self.carryOut(fresh, name, download)
            }
        } else {
            environment.noteJoining(fetch)
            report(.fetchJoined, name)
        }
        return fetch
    }

    /// Returns the blob at a URL; if there is none, fetches and stores it first.
    ///
    /// ```swift
    /// let icon = try await icons.load(url) { try await client.data(from: $0) }
    /// ```
    public func load(
        _ url: URL, via fetch: @escaping @Sendable (URL) async throws -> Data
    ) async throws -> Data {
        try await load(.blob(at: url)) { try await fetch(url) }
    }

    private func carryOut(
        _ fetch: SharedTask, _ name: Key, _ download: @Sendable () async throws -> Fetched<Data>
    ) async {
        let outcome: SharedTask.Ending
        var stored: BlobID?
        do {
            let began = BlobLoad(removals: try await place.removals(of: name))
            // Another fetch may have ended in the meantime.
            if let bytes = try await bytes(for: name) {
                outcome = .applied(Box(Fetched(bytes)))
            } else {
                try Task.checkCancellation()
                report(.fetchStarted, name)
                var fetched = try await download()
                try Task.checkCancellation()
                report(.fetchSucceeded, name, bytes: fetched.value.count)
                if fetched.mayBeStored {
                    do {
                        stored = try await store(fetched.value, for: name, from: (began, fetch))
                        if stored == nil {
                            report(.dropped, name)
                            if let other = try? await self.bytes(for: name) {
                                fetched = Fetched(other)
                            }
                        }
                    } catch {
                        report(.commitFailed, name, error: .wrapping(error, key: name))
                    }
                }
                outcome = .applied(Box(fetched))
            }
        } catch {
            // The fetch may have given up by itself; the task's state tells whether it was cancelled.
            let isCancelled = Task.isCancelled
            let wrapped =
                error is CancellationError ? .gaveUp(name) : LarderError.wrapping(error, key: name)
            report(
                isCancelled ? .fetchCancelled : .fetchFailed, name,
                error: isCancelled ? nil : wrapped)
            outcome = isCancelled ? .cancelled : .failed(wrapped)
        }
        fetches.end(name, fetch)
        fetch.finish(outcome)
        // Nobody waits for what is removed to make room.
        if let stored { await makeRoom(after: stored) }
    }

    /// The bytes that a fetch delivers.
    private final class Box: Sendable {
        let fetched: Fetched<Data>

        init(_ fetched: Fetched<Data>) { self.fetched = fetched }
    }
}

extension Key {
    /// Returns the name of the blob at a URL.
    public static func blob(at url: URL) -> Key { Key(component: url.absoluteString) }
}
