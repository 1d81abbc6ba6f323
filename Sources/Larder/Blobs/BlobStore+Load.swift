#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension BlobStore {
    /// Returns the content of a name, and fetches and keeps it first if it is not there.
    ///
    /// Those who ask for one name at once share one fetch; each may cancel without disturbing the
    /// others, and with the last one the fetch is cancelled. What `fetch` returns is kept, so it must
    /// throw for an answer that is not content, such as a page that says that there is none. What cannot be
    /// stored, as on a full disk, is returned all the same, with an event. A name that is put, moved or
    /// removed meanwhile stays as that left it.
    public func load(
        _ name: Key, via fetch: @escaping @Sendable () async throws -> Data
    ) async throws -> Data {
        if let bytes = try await bytes(for: name) { return bytes }
        while true {
            try Task.checkCancellation()
            let flight = board(name, fetch)
            let ending = try await FetchQueue.waiting { try await flight.wait { .cancel } }
            switch ending {
            case .landed(let box): return unsafeDowncast(box, to: Box.self).bytes
            case .failed(let error): throw error
            case .cancelled, .superseded: continue
            }
        }
    }

    /// Joins the fetch in the air for a name, or starts one; whoever gets it must wait.
    private func board(
        _ name: Key, _ fetch: @escaping @Sendable () async throws -> Data
    ) -> Flight {
        let fresh = Flight()
        _ = fresh.join()
        let flight = flights.withLock { flights in
            if let flight = flights[name], flight.join() { return flight }
            flights[name] = fresh
            return fresh
        }
        if flight === fresh {
            fresh.start(environment.task { await self.carryOut(fresh, name, fetch) })
        } else {
            report(.fetchJoined, name)
        }
        return flight
    }

    /// Returns what is at an address, and fetches and keeps it first if it is not there.
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
        _ flight: Flight, _ name: Key, _ fetch: @Sendable () async throws -> Data
    ) async {
        let outcome: Flight.Ending
        do {
            // Another fetch may have landed since we looked.
            if let bytes = try await bytes(for: name) {
                outcome = .landed(Box(bytes))
            } else {
                report(.fetchStarted, name)
                let bytes = try await fetch()
                try Task.checkCancellation()
                report(.fetchSucceeded, name, count: bytes.count)
                let isKept = await keep(bytes, for: name, flight)
                let other = isKept ? nil : try? await self.bytes(for: name)
                outcome = .landed(Box(other ?? bytes))
            }
        } catch {
            // The fetch may have given up by itself; only we know whether we were cancelled.
            let isCancelled = Task.isCancelled
            let wrapped =
                error is CancellationError ? .gaveUp(name) : LarderError.wrapping(error, key: name)
            report(
                isCancelled ? .fetchCancelled : .fetchFailed, name,
                error: isCancelled ? nil : wrapped)
            outcome = isCancelled ? .cancelled : .failed(wrapped)
        }
        flights.withLock { flights in
            if flights[name] === flight { flights[name] = nil }
        }
        flight.finish(outcome)
    }

    /// Keeps what was loaded; false when the name was put, moved or removed meanwhile.
    private func keep(_ bytes: Data, for name: Key, _ flight: Flight) async -> Bool {
        do {
            // It had no meaning when it was asked for; what it means now was put since.
            let id = try await put(bytes, for: name) { _, id, meaning in
                (meaning == nil || meaning == id) && !flight.isOutdated
                    && !flight.isInvalidated(by: ["\(id)"])
            }
            if id != nil { return true }
            report(.dropped, name)
            return false
        } catch {
            report(.commitFailed, name, error: .wrapping(error, key: name))
            return true
        }
    }

    /// Sees to it, in the order of changes, that what is being loaded for names is not kept; who asks from
    /// now on gets a load of its own.
    func supersedeLoads(of names: Set<Key>) {
        flights.withLock { flights in
            for name in names { flights.removeValue(forKey: name)?.markOutdated() }
        }
    }

    /// Bytes as a flight carries them.
    private final class Box: Sendable {
        let bytes: Data

        init(_ bytes: Data) { self.bytes = bytes }
    }
}

extension Key {
    /// The name of what is at an address.
    public static func blob(at url: URL) -> Key { Key(component: url.absoluteString) }
}
