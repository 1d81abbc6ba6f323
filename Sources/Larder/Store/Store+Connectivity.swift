extension Store {
    /// Notes that an entry wants a fetch and may not have one; it starts when we are online again.
    func waitForConnection(_ entry: Entry) {
        let isWatched = entry.isWatched
        guard isWatched else { return }
        change(entry) { draft, state in
            guard state.flight == nil, draft.activity != .waiting else { return false }
            draft.activity = .waiting
            return true
        }
        report(.fetchWaiting, entry.key)
        background.withLock { tasks in
            tasks.waiting.insert(entry.key)
            guard tasks.connectivity == nil else { return }
            let statuses = environment.connectivity.statuses()
            tasks.connectivity = environment.task { [weak self] in
                for await status in statuses where status != .offline {
                    guard let self else { return }
                    self.startWaiting()
                }
            }
        }
    }

    private func startWaiting() {
        let waiting = background.withLock { tasks in
            defer { tasks.waiting = [] }
            return tasks.waiting
        }
        for key in waiting.sorted() {
            let entry = entry(for: key)
            let isWatched = entry.isWatched
            change(entry) { draft, state in
                guard draft.activity == .waiting else { return false }
                draft.activity = .idle
                return true
            }
            if isWatched { refreshBehind(entry) }
        }
    }

    /// Fetches what is watched and outdated: to be called when the app comes to the front.
    ///
    /// What is fresh, or being fetched, is left alone. After being offline this happens by itself
    /// for the entries that waited.
    public func refreshOutdated() {
        let now = environment.now()
        for entry in entries(where: \.isWatched) {
            let (picture, isWatched) = entry.state.withLock { ($0.picture, $0.watcherCount > 0) }
            guard isWatched, Snapshot<Value>(any: picture).age(at: now) != .fresh else { continue }
            refreshBehind(entry)
        }
    }

    /// Refreshes an entry at an interval for as long as the token is kept and somebody watches.
    ///
    /// Nothing is fetched while nobody watches, while `isPaused` says so (a hidden app), or while
    /// offline; the next interval tries again.
    public func poll(
        _ key: Key, every interval: Duration,
        isPaused: @escaping @Sendable () -> Bool = { false }
    ) -> ObservationToken {
        let clock = environment.clock
        let task = environment.task { [weak self] in
            while true {
                // Cancelled: the token went away, and with it the reason to go on.
                guard (try? await clock.sleep(for: interval)) != nil, let self else { return }
                let entry = self.entry(for: key)
                let isWatched = entry.isWatched
                if isWatched, !isPaused() { self.refreshBehind(entry) }
            }
        }
        return ObservationToken { task.cancel() }
    }
}
