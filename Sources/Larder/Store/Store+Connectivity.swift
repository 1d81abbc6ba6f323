#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Store {
    /// Notes that an entry wants a fetch and may not have one; it starts when we are online again.
    func connectionWanted(for key: Key) {
        background.withLock { tasks in
            tasks.waiting.insert(key)
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

    func startWaiting() {
        let waiting = background.withLock { tasks in
            defer { tasks.waiting = [] }
            return tasks.waiting
        }
        for key in waiting.sorted() {
            guard let entry = entries.withLock({ $0[key] }) else { continue }
            if entry.isWatched { startPushing(entry) }
            site(entry).connectionIsBack()
        }
    }

    /// Fetches what is watched and outdated: to be called when the app comes to the front.
    ///
    /// What is fresh, or being fetched, is left alone. After being offline this happens by itself
    /// for the entries that waited.
    public func refreshOutdated() {
        let now = environment.now()
        for entry in entriesInOrder(where: \.isWatched) {
            startPushing(entry)
            if snapshot(entry).age(at: now) != .fresh { site(entry).refreshBehind() }
        }
    }

    /// Calls ``refreshOutdated()`` whenever the app comes to the front or the connection comes back,
    /// for as long as the token is kept: connect it once to what the system says.
    ///
    /// - Parameter activations: Gives a value each time the app comes to the front.
    public func refreshOutdated(
        on activations: some AsyncSequence<Void, Never> & Sendable
    ) -> ObservationToken {
        let statuses = environment.connectivity.statuses()
        let front = environment.task { [weak self] in
            for await _ in activations {
                guard let self else { return }
                self.refreshOutdated()
            }
        }
        let online = environment.task { [weak self] in
            var wasOffline = false
            for await status in statuses {
                guard let self else { return }
                if wasOffline, status != .offline { self.refreshOutdated() }
                wasOffline = status == .offline
            }
        }
        return ObservationToken {
            front.cancel()
            online.cancel()
        }
    }

    /// Asks the source at an interval, whatever the age of the value, for as long as the token is kept
    /// and somebody watches.
    ///
    /// Nothing is fetched while nobody watches, while `isPaused` says so, or while offline; the next
    /// interval tries again. While the app is hidden the poll waits, and asks when it is shown again.
    public func poll(
        _ key: Key, every interval: Duration,
        isPaused: @escaping @Sendable () -> Bool = { false }
    ) -> ObservationToken {
        let environment = environment
        let task = environment.task { [weak self] in
            while true {
                // Cancelled: the token went away, and with it the reason to go on.
                guard (try? await environment.sleepWhileHidden(for: interval)) != nil, let self
                else { return }
                let entry = self.entry(for: key)
                if entry.isWatched, !isPaused() {
                    self.site(entry).refreshBehind(unlessFresh: false)
                }
            }
        }
        return ObservationToken { task.cancel() }
    }

    // MARK: - The end of freshness

    /// Sees to it that a watched value is fetched when its freshness ends, if the store says so.
    func refreshWhenStale(_ entry: Entry, afterCancelling: Bool = false) {
        let now = environment.now()
        guard refreshesWatched, source != nil,
            let next = nextRefresh(snapshot(entry), at: now, cancelled: afterCancelling ? now : nil)
        else { return }
        background.withLock { tasks in
            if let known = tasks.refreshing, known.until <= next { return }
            tasks.refreshing?.task.cancel()
            let environment = environment
            let wait = Duration.seconds(
                min(max(0, next.timeIntervalSince(now)), Duration.forever.inSeconds))
            tasks.refreshing = (
                next,
                environment.task { [weak self] in
                    guard (try? await environment.sleepWhileHidden(for: wait)) != nil, let self
                    else { return }
                    self.refreshIsDue(at: next)
                }
            )
        }
    }

    /// When a watched value is fetched by itself: when its freshness ends, and after a failure again
    /// or a cancellation again when as long has passed, within a second and a minute. Nil for one that
    /// was never fresh, or is for ever.
    ///
    /// One confirmed in the future, because the clock was set back, is not fresh now.
    private func nextRefresh(
        _ snapshot: Snapshot<Value>, at now: Date, cancelled: Date? = nil
    ) -> Date? {
        guard let validity = snapshot.validity, validity.freshUntil < .distantFuture else {
            return nil
        }
        let length = validity.freshUntil.timeIntervalSince(validity.from)
        guard length > 0 else { return nil }
        let isSetBack = now < validity.from && snapshot.age(at: now) != .fresh
        let end =
            isSetBack ? now : max(validity.freshUntil, validity.from.addingTimeInterval(1))
        guard let ended = cancelled ?? snapshot.failure?.date else { return end }
        let again = ended.addingTimeInterval(min(max(length, 1), 60))
        return max(end, again, snapshot.failure?.error.retryAfter ?? end)
    }

    private func refreshIsDue(at moment: Date) {
        background.withLock { tasks in
            if tasks.refreshing?.until == moment { tasks.refreshing = nil }
        }
        let now = environment.now()
        for entry in entriesInOrder(where: \.isWatched) {
            guard let next = nextRefresh(snapshot(entry), at: now) else { continue }
            if next <= now { site(entry).refreshBehind() } else { refreshWhenStale(entry) }
        }
    }
}
