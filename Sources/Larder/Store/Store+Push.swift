#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Store {
    /// Starts the push source of an entry, if there is one and it is not already running.
    ///
    /// A push source that its retry rule has given up on is started again by the next watcher, by
    /// ``refreshOutdated()``, and, if that happened while offline, when the connection comes back.
    func startPushing(_ entry: Entry) {
        guard let pushSource else { return }
        let key = entry.key
        let connectivity = environment.connectivity
        let pushing: SharedTask? = entry.state.withLock { state in
            guard state.pushing == nil else { return nil }
            state.pushing = SharedTask()
            return state.pushing
        }
        guard let pushing else { return }
        pushing.start(
            environment.task { [weak self] in
                // A failed read is shown as a failure; pushed values arrive all the same.
                try? await self?.readStored(entry)
                var attempt = 0
                while !Task.isCancelled {
                    attempt += 1
                    var connection = connectivity.changeCount
                    do {
                        for try await fetched in pushSource.values(for: entry.key) {
                            attempt = 1
                            connection = connectivity.changeCount
                            guard let self else { return }
                            guard self.setPushed(fetched, in: entry, by: pushing) else { return }
                        }
                        return
                    } catch {
                        guard let delay = self?.pause(after: error, attempt, entry) else {
                            // Given up: the next reason to ask starts it again.
                            if let self, self.giveUp(pushing, entry),
                                self.fetching.wasOffline(since: connection)
                            {
                                self.connectionWanted(for: key)
                                // The connection may have come back before anybody listened.
                                if !self.fetching.isOffline { self.startWaiting() }
                            }
                            return
                        }
                        guard (try? await self?.environment.clock.sleep(for: delay)) != nil
                        else {
                            return
                        }
                    }
                }
            })
    }

    /// Forgets a push source that has ended, unless another runs in its place; returns whether it did.
    private func giveUp(_ pushing: SharedTask, _ entry: Entry) -> Bool {
        entry.state.withLock { state in
            guard state.pushing === pushing else { return false }
            state.pushing = nil
            return true
        }
    }

    /// Stops the push source of an entry that nobody watches now.
    func stopPushing(_ entry: Entry) {
        let pushing: SharedTask? = entry.state.withLock { state in
            guard state.watcherCount == 0 else { return nil }
            defer { state.pushing = nil }
            return state.pushing
        }
        // Stopping it may run the app's code.
        pushing?.stop(with: .cancelled)
    }

    /// Shows why a push source failed, and returns the delay before it starts again; nil for never.
    private func pause(
        after error: any Error, _ attempt: Int, _ entry: Entry
    ) -> Duration? {
        if Task.isCancelled { return nil }
        let now = environment.now()
        let error =
            error is CancellationError
            ? .gaveUp(entry.key) : LarderError.wrapping(error, key: entry.key)
        change(entry) { draft, _ in
            draft.fail(error, at: now)
            draft.countFailure()
            return true
        }
        report(.fetchFailed, entry.key, error: error)
        return fetching.retry[entry.key].delay(
            after: error, attempt: attempt, now: now, random: environment.random())
    }
}
