#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Store {
    /// Carries out one fetch with its further tries, and lands it.
    func carryOut(_ flight: Flight, for entry: Entry, conditional: Bool) async {
        await restore(entry)
        do {
            let result: FetchResult<Value>
            if let queue {
                result = try await queue.run {
                    try await ask(flight, for: entry, conditional: conditional)
                }
            } else {
                result = try await ask(flight, for: entry, conditional: conditional)
            }
            try Task.checkCancellation()
            switch result {
            case .fetched(let fetched): try await land(fetched, flight, entry)
            case .notModified(let answer): try await land(answer, flight, entry)
            }
        } catch is CancellationError {
            landCancelled(flight, entry)
        } catch {
            landFailed(.wrapping(error, key: entry.key), flight, entry)
            // It failed because we went offline meanwhile: whoever watches still wants it.
            if environment.connectivity.status == .offline { waitForConnection(entry) }
        }
        if entry.state.withLock({ state in
            state.flight == nil && state.watcherCount > 0
                && state.invalidationStamp != flight.invalidationStamp
        }) {
            refreshBehind(entry)
        }
    }

    private func ask(
        _ flight: Flight, for entry: Entry, conditional: Bool
    ) async throws -> FetchResult<Value> {
        guard let source else { throw CancellationError() }
        var attempt = 0
        while true {
            attempt += 1
            let request = FetchRequest(key: entry.key, known: conditional ? known(entry) : nil) {
                progress in
                self.change(entry) { draft, state in
                    guard state.flight === flight else { return false }
                    draft.activity = .loading(progress)
                    return true
                }
            }
            report(attempt == 1 ? .fetchStarted : .fetchRetried, entry.key, count: attempt)
            do {
                let (result, duration) = try await measured(environment.clock) {
                    try await source.fetch(request)
                }
                try Task.checkCancellation()
                if case .fetched = result {
                    report(.fetchSucceeded, entry.key, duration: duration)
                } else {
                    report(.fetchNotModified, entry.key, duration: duration)
                }
                return result
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                if Task.isCancelled { throw CancellationError() }
                let error = LarderError.wrapping(error, key: entry.key)
                let delay = retry.delay(
                    after: error, attempt: attempt, now: environment.now(),
                    chance: environment.chance())
                guard let delay, environment.connectivity.status != .offline else { throw error }
                try await environment.clock.sleep(for: delay)
            }
        }
    }

    private func known(_ entry: Entry) -> Known<Value>? {
        let snapshot = snapshot(entry)
        guard let value = snapshot.value, let times = snapshot.times, snapshot.origin != .packaged
        else { return nil }
        return Known(value: value, times: times, validators: snapshot.validators)
    }

    private func land(
        _ fetched: Fetched<Value>, _ flight: Flight, _ entry: Entry
    ) async throws {
        let now = environment.now()
        let storedFacts = stored(fetched, at: now)
        let facts = facts(storedFacts, for: fetched.value)
        let saved = await keep(entry, flight) { persistence, revision, isInvalidated in
            var facts = storedFacts
            facts.isInvalidated = isInvalidated
            return try persistence.operation(
                entry.key, value: fetched.value, facts: facts, expecting: revision)
        }
        finish(flight, entry, saved: saved) { draft in
            let isSame = draft.value.map { areEqual($0, fetched.value) } ?? false
            draft.setValue(fetched.value, isSame: isSame)
            draft.setFacts(facts)
        }
    }

    private func land(
        _ answer: NotModified, _ flight: Flight, _ entry: Entry
    ) async throws {
        let picture = snapshot(entry).picture
        guard let value = picture.value, let old = picture.facts else {
            throw notModifiedOfNothing(entry.key)
        }
        var storedFacts = old.stored()
        storedFacts.times.confirmed = environment.now()
        if let asOf = answer.asOf { storedFacts.times.asOf = asOf }
        if let validators = answer.validators { storedFacts.validators = validators }
        if let freshness = answer.freshness { storedFacts.freshness = freshness }
        let confirmed = storedFacts
        let saved = await keep(entry, flight) { persistence, revision, isInvalidated in
            var facts = confirmed
            facts.isInvalidated = isInvalidated
            return .confirm(persistence.stored(entry.key), facts, expecting: revision)
        }
        let facts = facts(confirmed, for: value)
        finish(flight, entry, saved: saved) { draft in draft.setFacts(facts) }
    }

    /// Stores what a fetch brought in one transaction, unless somebody wrote since it began.
    private func keep(
        _ entry: Entry, _ flight: Flight,
        _ operation: (Persistence<Value>, UInt64, Bool) throws -> StorageOperation
    ) async -> SavedFetch {
        guard let persistence else { return .nowhere }
        // What was set before this fetch began must not be written after it.
        await persistence.flush()
        for _ in 0..<3 {
            let (revision, isCurrent, isInvalidated) = entry.state.withLock { state in
                (
                    state.storedRevision, state.writeStamp == flight.writeStamp,
                    state.invalidationStamp != flight.invalidationStamp
                )
            }
            guard isCurrent, !Task.isCancelled else { return .superseded }
            do {
                let written = try await persistence.storage.commit(
                    [try operation(persistence, revision, isInvalidated)])
                report(.committed, entry.key, count: 1)
                return .stored(written)
            } catch let error as LarderError where error.code == .conflict {
                // Another process was here. What a person set there is newer than any fetch; what
                // it fetched is as good as ours, and ours came later.
                let there = try? await persistence.storage.entry(for: persistence.stored(entry.key))
                if there?.facts.origin == .local {
                    await reload(entry)
                    return .superseded
                }
                entry.state.withLock { $0.storedRevision = there?.revision ?? 0 }
            } catch {
                report(.commitFailed, entry.key, error: .wrapping(error))
                return .failed(.wrapping(error, key: entry.key))
            }
        }
        return .superseded
    }

    /// Makes a landed fetch visible, unless a value was set by hand since it began.
    private func finish(
        _ flight: Flight, _ entry: Entry, saved: SavedFetch,
        _ body: (inout Draft<Value>) -> Void
    ) {
        let now = environment.now()
        let snapshot = change(entry) { draft, state in
            guard state.flight === flight else { return false }
            state.flight = nil
            draft.activity = .idle
            draft.updateCount &+= 1
            if state.writeStamp == flight.writeStamp, !saved.isSuperseded {
                body(&draft)
                draft.failure = nil
                if case .stored(let revision) = saved { state.storedRevision = revision }
                if case .failed(let error) = saved {
                    draft.failure = Failure(error: error, date: now, attempts: 1)
                }
                draft.isInvalidated = state.invalidationStamp != flight.invalidationStamp
            }
            state.note(.finished)
            return true
        }
        if saved.isSuperseded { report(.dropped, entry.key) }
        flight.finish(.success(snapshot.picture))
    }

    private func landFailed(_ error: LarderError, _ flight: Flight, _ entry: Entry) {
        let now = environment.now()
        change(entry) { draft, state in
            guard state.flight === flight else { return false }
            state.flight = nil
            draft.activity = .idle
            draft.failureCount &+= 1
            draft.failure = Failure(
                error: error, date: now, attempts: (draft.failure?.attempts ?? 0) + 1)
            state.note(.failed)
            return true
        }
        report(.fetchFailed, entry.key, error: error)
        flight.finish(.failure(error))
    }

    private func landCancelled(_ flight: Flight, _ entry: Entry) {
        change(entry) { draft, state in
            guard state.flight === flight else { return false }
            state.flight = nil
            draft.activity = .idle
            state.note(.cancelled)
            return true
        }
        report(.fetchCancelled, entry.key)
        flight.finish(.failure(CancellationError()))
    }
}

/// How a fetched value was stored.
private enum SavedFetch {
    case stored(UInt64)
    case nowhere
    case failed(LarderError)
    /// Somebody wrote the entry after the fetch began; theirs stands.
    case superseded

    var isSuperseded: Bool {
        if case .superseded = self { return true }
        return false
    }
}

/// Runs the body and says how long it took by a clock.
func measured<Tick: Clock<Duration>, Result>(
    _ clock: Tick, _ body: () async throws -> Result
) async throws -> (Result, Duration) {
    let start = clock.now
    let result = try await body()
    return (result, start.duration(to: clock.now))
}
