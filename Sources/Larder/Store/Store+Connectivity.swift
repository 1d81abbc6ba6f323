#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Store {
    /// Notes that an entry wants a fetch while offline; it starts when the connection is back.
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

    /// Fetches watched values that are outdated; call it when the app comes to the foreground.
    ///
    /// Values that are fresh or being fetched are left alone. After being offline, the entries that waited
    /// are fetched without this call.
    public func refreshOutdated() {
        let now = environment.now()
        for entry in entriesInOrder(where: \.isWatched) {
            startPushing(entry)
            if snapshot(entry).age(at: now) != .fresh { site(entry).refreshBehind() }
        }
    }

    /// Calls ``refreshOutdated()`` whenever the app comes to the foreground or the connection comes back, for
    /// as long as the token is kept. Connect it once to the system's notifications.
    ///
    /// - Parameter activations: Yields a value each time the app comes to the foreground.
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

    /// Fetches a key at an interval, whatever the age of its value, while the token is kept and somebody
    /// watches.
    ///
    /// An interval passes without a fetch if nobody watches, `isPaused` returns true, or the app is offline;
    /// the next one tries again. While the app is hidden the poll waits, and fetches when the app is shown
    /// again.
    public func poll(
        _ key: Key, every interval: Duration,
        isPaused: @escaping @Sendable () -> Bool = { false }
    ) -> ObservationToken {
        let environment = environment
        let task = environment.task { [weak self] in
            while true {
                // Cancelled: the token is gone, and with it the reason to continue.
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

    /// Schedules the fetch of a watched value for when its freshness ends, if the store is set up to do so.
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

    /// Returns when a watched value is to be fetched automatically: when its freshness ends, or, after a
    /// failure or a cancellation, once the same length of time has passed again, limited to between a second
    /// and a minute. Nil for a value that was never fresh or is fresh forever.
    ///
    /// A value confirmed in the future, because the clock was set back, is not fresh now, and a failure then
    /// is not a reason to wait.
    private func nextRefresh(
        _ snapshot: Snapshot<Value>, at now: Date, cancelled: Date? = nil
    ) -> Date? {
        // A fetch renews what lies below a change that could not be stored, and not the change.
        let metadata = snapshot.picture.confirmed.metadata ?? snapshot.picture.metadata
        guard let validity = metadata?.validity, validity.freshUntil < .distantFuture else {
            return nil
        }
        let length = validity.freshUntil.timeIntervalSince(validity.from)
        guard length > 0 else { return nil }
        let isSetBack = now < validity.from && metadata?.age(at: now) != .fresh
        let end =
            isSetBack ? now : max(validity.freshUntil, validity.from.addingTimeInterval(1))
        guard let ended = cancelled ?? snapshot.failure?.date, ended <= now else { return end }
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
