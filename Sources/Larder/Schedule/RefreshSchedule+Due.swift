#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension RefreshSchedule {
    /// Returns whether a key is due for a check, regardless of whether its host asked for a pause.
    ///
    /// A clock that was set back cannot make a key wait for ever: a key that was checked in the future, or
    /// whose next check is further away than any wait can last, is due.
    public func isDue(_ state: RefreshState, at now: Date) -> Bool {
        guard state.stopped == nil else { return false }
        guard let next = state.nextCheck, next > now else { return true }
        if let last = state.lastChecked, last.timeIntervalSince(now) > Self.clockSlack {
            return true
        }
        return next.timeIntervalSince(now) > furthest
    }

    /// Returns the items that are due, the longest overdue first, except those whose hosts asked for a pause.
    ///
    /// Items that were never checked come first. If the host asked for a pause during the check of one item,
    /// all items of that host are held.
    public func due<Item>(
        _ items: [Item], at now: Date, host: (Item) -> String, state: (Item) -> RefreshState
    ) -> [Item] {
        var held: Set<String> = []
        for item in items where holds(state(item), at: now) { held.insert(host(item)) }
        return items.map { (item: $0, state: state($0)) }
            .filter { isDue($0.state, at: now) && !held.contains(host($0.item)) }
            .enumerated()
            .sorted { left, right in
                let (one, other) = (moment(left.element.state), moment(right.element.state))
                return (one, left.offset) < (other, right.offset)
            }
            .map(\.element.item)
    }

    /// Returns the time of the next check among several keys, or nil if none is planned.
    public func next(_ states: some Sequence<RefreshState>, at now: Date) -> Date? {
        states.compactMap { state -> Date? in
            guard state.stopped == nil else { return nil }
            if isDue(state, at: now) {
                return holds(state, at: now) ? state.heldUntil : now
            }
            return state.nextCheck
        }.min()
    }

    private func moment(_ state: RefreshState) -> Date { state.nextCheck ?? .distantPast }

    private func holds(_ state: RefreshState, at now: Date) -> Bool {
        guard let until = state.heldUntil, until > now else { return false }
        return until.timeIntervalSince(now) <= longestRetryAfter.inSeconds + Self.clockSlack
    }

    /// Clocks that are set by the network jump by less than this, in seconds.
    private static let clockSlack: TimeInterval = 300

    /// The furthest end of any wait: the longest wait with full jitter, plus the days and hours that a
    /// publisher skips.
    private var furthest: TimeInterval {
        let waits = [longest.inSeconds, longestPause.inSeconds, longestRetryAfter.inSeconds]
        return (waits.max() ?? 0) * (1 + jitter) + firstPause.inSeconds + 7 * 86_400
    }
}
