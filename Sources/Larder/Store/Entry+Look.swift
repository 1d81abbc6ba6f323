// Reading the storage for one entry: one read for all concurrent callers.
extension Entry {
    /// Makes sure the confirmed value is what the storage holds. Throws when it cannot be read; the next
    /// caller tries again.
    ///
    /// `read` starts the read, which ends the task; `waiting` is called before the caller waits.
    nonisolated(nonsending) func look(
        waiting: () -> Void = {}, _ read: (SharedTask) -> Task<Void, Never>
    ) async throws {
        while true {
            try Task.checkCancellation()
            guard let look = joinedLook(read) else { return }
            waiting()
            switch try await look.wait(leaving: { .finish }) {
            case .applied: return
            case .failed(let error): throw error
            case .cancelled, .superseded: continue
            }
        }
    }

    /// Starts a read that will soon be needed; returns whether it runs.
    func lookAhead(_ read: (SharedTask) -> Task<Void, Never>) -> Bool {
        guard let look = joinedLook(read) else { return false }
        look.leave(.finish)
        return true
    }

    /// Reads again in case the entry has changed; nobody waits for it.
    func lookAgain(_ read: (SharedTask) -> Task<Void, Never>) {
        joinedLook(again: true, read)?.leave(.finish)
    }

    /// Joins the running read or starts one; the caller must wait for the result, or leave it. Nil if there
    /// is nothing to read, or if the running read is to be repeated.
    private func joinedLook(
        again: Bool = false, _ read: (SharedTask) -> Task<Void, Never>
    ) -> SharedTask? {
        var started: SharedTask?
        let look: SharedTask? = state.withLock { state in
            if again { state.isKnown = false }
            if state.isKnown { return nil }
            if again, state.look != nil {
                state.distrustLook()
                return nil
            }
            if let look = state.look, look.join() { return look }
            let fresh = SharedTask(order: FetchOrder(isBackground: true))
            _ = fresh.join()
            state.look = fresh
            started = fresh
            return fresh
        }
        // Outside the lock, because the task goes to the app's executor.
        if let started { started.start(read(started)) }
        return look
    }
}
