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
            let look = state.withLock { state in
                state.isKnown ? nil : state.joinedLook(read)
            }
            guard let look else { return }
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
        state.withLock { state in
            if !state.isKnown { state.joinedLook(read).leave(.finish) }
            return !state.isKnown
        }
    }

    /// Reads again, because there may be something else by now; nobody waits.
    func lookAgain(_ read: (Flight) -> Task<Void, Never>) {
        state.withLock { state in
            state.isKnown = false
            if state.look == nil {
                state.joinedLook(read).leave(.finish)
            } else {
                state.distrustLook()
            }
        }
    }
}

extension EntryState {
    /// Joins the read under way, or starts one; whoever gets it must wait, or leave.
    fileprivate mutating func joinedLook(_ read: (Flight) -> Task<Void, Never>) -> Flight {
        if let look, look.join() { return look }
        let fresh = Flight(order: FetchOrder(isBackground: true))
        _ = fresh.join()
        look = fresh
        fresh.start(read(fresh))
        return fresh
    }
}
