// Coordination between all who share the storage, so that only one of them asks the source.
extension Store {
    /// Who is to fetch.
    enum Turn {
        /// We are, with the lease if leases are in use.
        case ours(Lease?)
        /// Nobody: another has fetched the value in the meantime.
        case over
    }

    /// The longest pause before checking again whether the lease is free.
    private static var longestPause: Duration { .seconds(2) }

    /// Waits until it is our turn to ask the source, or another has fetched a value that was not there
    /// before.
    func turn(
        _ entry: Entry, _ order: FetchOrder, after revision: UInt64
    ) async throws -> Turn {
        guard let leases, let persistence else { return .ours(nil) }
        let name = persistence.stored(entry.key)
        var pause = Duration.milliseconds(250)
        while true {
            let lease: Lease?
            // Even if the lease cannot be taken, the value can be fetched.
            do {
                lease = try await leases.take(name)
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                return .ours(nil)
            }
            do {
                // The previous holder may have fetched the value.
                readAgain(entry)
                try await readStored(entry)
            } catch is LarderError {
                return .ours(lease)
            } catch {
                await giveBack(lease)
                throw error
            }
            if order.isConditional, hasFetched(entry, since: revision) {
                await giveBack(lease)
                return .over
            }
            if let lease { return .ours(lease) }
            try await environment.clock.sleep(for: pause)
            pause = min(pause * 2, Self.longestPause)
        }
    }

    private func hasFetched(_ entry: Entry, since revision: UInt64) -> Bool {
        let (picture, stored) = entry.state.withLock { ($0.picture, $0.storedRevision) }
        let confirmed = Picture.of(picture).confirmed
        guard stored != revision, let metadata = confirmed.metadata else { return false }
        return metadata.origin == .source && metadata.age(at: environment.now()) != .expired
            && !confirmed.isInvalidated && usable(confirmed).hasValue
    }

    /// Returns a lease that no write has ended, even if the fetch is cancelled.
    func giveBack(_ lease: Lease?) async {
        guard let lease, let leases else { return }
        // A lease that cannot be returned expires.
        await environment.task { try? await leases.end(lease) }.value
    }

    /// Ends a fetch that changes nothing; `isNew` means that somebody else has fetched the current value.
    func applyNothing(_ fetch: SharedTask, _ entry: Entry, isNew: Bool = false) {
        let snapshot = change(entry) { draft, state in
            guard site(entry).end(fetch, in: &state, .finished) else { return false }
            draft.activity = .idle
            draft.updateCount &+= 1
            if isNew { draft.succeed() }
            return true
        }
        if entry.isWatched { refreshWhenStale(entry) }
        fetch.finish(snapshot.isLoaded ? .applied(snapshot.picture) : .superseded)
    }
}
