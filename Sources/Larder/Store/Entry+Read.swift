// Reading the storage for one entry: one read for all concurrent callers.
extension Entry {
    /// Makes sure the confirmed value is what the storage holds. Throws when it cannot be read; the next
    /// caller tries again.
    ///
    /// `read` starts the read, which ends the task; `waiting` is called before the caller waits.
    nonisolated(nonsending) func readStored(
        waiting: () -> Void = {}, _ read: (SharedTask) -> Task<Void, Never>
    ) async throws {
        while true {
            try Task.checkCancellation()
            guard let reading = joinedRead(read) else { return }
            waiting()
            switch try await reading.wait(leaving: { .finish }) {
            case .applied: return
            case .failed(let error): throw error
            case .cancelled, .superseded: continue
            }
        }
    }

    /// Starts a read that will soon be needed; returns whether it runs.
    func readAhead(_ read: (SharedTask) -> Task<Void, Never>) -> Bool {
        guard let reading = joinedRead(read) else { return false }
        reading.leave(.finish)
        return true
    }

    /// Reads again in case the entry has changed; nobody waits for it.
    func readAgain(_ read: (SharedTask) -> Task<Void, Never>) {
        joinedRead(again: true, read)?.leave(.finish)
    }

    /// Joins the running read or starts one; the caller must wait for the result, or leave it. Nil if there
    /// is nothing to read, or if the running read is to be repeated.
    private func joinedRead(
        again: Bool = false, _ read: (SharedTask) -> Task<Void, Never>
    ) -> SharedTask? {
        var started: SharedTask?
        let reading: SharedTask? = state.withLock { state in
            if again { state.isKnown = false }
            if state.isKnown { return nil }
            if again, state.reading != nil {
                state.distrustRead()
                return nil
            }
            if let reading = state.reading, reading.join() { return reading }
            let fresh = SharedTask(order: FetchOrder(isBackground: true))
            _ = fresh.join()
            state.reading = fresh
            started = fresh
            return fresh
        }
        // Outside the lock, because the task goes to the app's executor.
        if let started { started.start(read(started)) }
        return reading
    }
}
