// Taking turns with all who share the storage, so that one of them asks the source.
extension Store {
    /// Whose turn it is to fetch.
    enum Turn {
        /// Ours, with the lease if there are leases.
        case ours(Lease?)
        /// Somebody else has brought the value meanwhile.
        case over
    }

    /// How long it waits at most before it looks again whether the lease is free.
    private static var longestPause: Duration { .seconds(2) }

    /// Waits until the source is ours to ask, or somebody else has brought what was not there before.
    func turn(
        _ entry: Entry, _ order: FetchOrder, after revision: UInt64
    ) async throws -> Turn {
        guard let leases, let persistence else { return .ours(nil) }
        let name = persistence.stored(entry.key)
        var pause = Duration.milliseconds(250)
        while true {
            let lease: Lease?
            // What cannot be shared can still be fetched.
            do {
                lease = try await leases.take(name)
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                return .ours(nil)
            }
            do {
                // Who had it before may have brought the value.
                lookAgain(entry)
                try await look(entry)
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
        let confirmed = Snapshot<Value>(any: picture).picture.confirmed
        return stored != revision && confirmed.facts?.origin == .source
            && !confirmed.isInvalidated && usable(confirmed).value != nil
    }

    /// Gives a lease back that no write has ended, whoever cancels the fetch.
    func giveBack(_ lease: Lease?) async {
        guard let lease, let leases else { return }
        // One that cannot be given back ends by itself.
        await environment.task { try? await leases.end(lease) }.value
    }

    /// Ends a flight that changes nothing; `isNew` says that somebody else has fetched what is there.
    func landNothing(_ flight: Flight, _ entry: Entry, isNew: Bool = false) {
        let snapshot = change(entry) { draft, state in
            guard site(entry).end(flight, in: &state, .finished) else { return false }
            draft.activity = .idle
            draft.updateCount &+= 1
            if isNew { draft.succeed() }
            return true
        }
        if entry.isWatched { refreshWhenStale(entry) }
        flight.finish(snapshot.isLoaded ? .landed(snapshot.picture) : .superseded)
    }
}
