#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Store {
    /// Starts the push source of an entry, if there is one and it is not running.
    func startPushing(_ entry: Entry) {
        guard let pushSource else { return }
        entry.state.withLock { state in
            guard state.pushing == nil else { return }
            state.pushing = environment.task { [weak self] in
                await self?.restore(entry)
                var attempt = 0
                while !Task.isCancelled {
                    attempt += 1
                    do {
                        for try await fetched in pushSource.values(for: entry.key) {
                            attempt = 0
                            guard let self else { return }
                            await self.take(fetched, in: entry)
                        }
                        return
                    } catch {
                        guard let delay = self?.pause(after: error, attempt, entry) else { return }
                        guard (try? await self?.environment.clock.sleep(for: delay)) != nil else {
                            return
                        }
                    }
                }
            }
        }
    }

    /// Ends the push source of an entry: nobody watches any more.
    func stopPushing(_ entry: Entry) {
        entry.state.withLock { state in
            state.pushing?.cancel()
            state.pushing = nil
        }
    }

    private func take(_ fetched: Fetched<Value>, in entry: Entry) async {
        let now = environment.now()
        let stored = stored(fetched, at: now)
        let facts = facts(stored, for: fetched.value)
        change(entry) { draft, state in
            state.writeStamp &+= 1
            let isSame = draft.value.map { areEqual($0, fetched.value) } ?? false
            draft.setValue(fetched.value, isSame: isSame)
            draft.setFacts(facts)
            draft.failure = nil
            draft.updateCount &+= 1
            return true
        }
        save([entry]) { [weak self] result in
            if case .failure(let error) = result {
                self?.report(.commitFailed, entry.key, error: error)
            }
        }
    }

    /// Shows why a push source broke off, and says when to start it again; nil for never.
    private func pause(
        after error: any Error, _ attempt: Int, _ entry: Entry
    ) -> Duration? {
        if error is CancellationError { return nil }
        let now = environment.now()
        let error = LarderError.wrapping(error, key: entry.key)
        change(entry) { draft, _ in
            draft.failure = Failure(
                error: error, date: now, attempts: (draft.failure?.attempts ?? 0) + 1)
            draft.failureCount &+= 1
            return true
        }
        report(.fetchFailed, entry.key, error: error)
        return retry.delay(
            after: error, attempt: attempt, now: now, chance: environment.chance())
    }
}
