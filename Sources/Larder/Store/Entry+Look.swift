// Reading the storage for one entry: once for all who ask at the same time.
extension Entry {
    /// Sees to it that what is confirmed is what the storage has; throws when it cannot be read, and the
    /// next one who asks tries again.
    ///
    /// `read` starts the read, which ends the flight; `waiting` is called before the caller waits.
    func look(
        waiting: () -> Void = {}, _ read: (Flight) -> Task<Void, Never>
    ) async throws {
        while true {
            try Task.checkCancellation()
            guard let look = joinedLook(read) else { return }
            waiting()
            switch try await look.wait(leaving: { .finish }) {
            case .landed: return
            case .failed(let error): throw error
            case .cancelled, .superseded: continue
            }
        }
    }

    /// Starts the read that somebody will soon ask for; returns whether it runs.
    func lookAhead(_ read: (Flight) -> Task<Void, Never>) -> Bool {
        guard let look = joinedLook(read) else { return false }
        look.leave(.finish)
        return true
    }

    /// Reads again, because there may be something else by now; nobody waits.
    func lookAgain(_ read: (Flight) -> Task<Void, Never>) {
        joinedLook(again: true, read)?.leave(.finish)
    }

    /// Joins the read under way, or starts one; whoever gets it must wait, or leave. Nil when there is
    /// nothing to read, or when what is being read is read again.
    private func joinedLook(
        again: Bool = false, _ read: (Flight) -> Task<Void, Never>
    ) -> Flight? {
        var started: Flight?
        let look: Flight? = state.withLock { state in
            if again { state.isKnown = false }
            if state.isKnown { return nil }
            if again, state.look != nil {
                state.distrustLook()
                return nil
            }
            if let look = state.look, look.join() { return look }
            let fresh = Flight(order: FetchOrder(isBackground: true))
            _ = fresh.join()
            state.look = fresh
            started = fresh
            return fresh
        }
        // Outside of the lock: the app's executor is handed the task.
        if let started { started.start(read(started)) }
        return look
    }
}
