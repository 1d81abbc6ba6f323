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
        let held = held(items, at: now, host: host, state: state)
        return items.map { (item: $0, state: state($0)) }
            .filter { isDue($0.state, at: now) && held[host($0.item)] == nil }
            .enumerated()
            .sorted { left, right in
                let (one, other) = (moment(left.element.state), moment(right.element.state))
                return (one, left.offset) < (other, right.offset)
            }
            .map(\.element.item)
    }

    /// Returns the earliest time at which ``due(_:at:host:state:)`` gives an item, or nil if it never will.
    ///
    /// An item whose host asked for a pause, during the check of whichever item, counts from the end of the
    /// pause.
    public func next<Item>(
        _ items: [Item], at now: Date, host: (Item) -> String, state: (Item) -> RefreshState
    ) -> Date? {
        let held = held(items, at: now, host: host, state: state)
        return items.compactMap { item -> Date? in
            let state = state(item)
            guard state.stopped == nil else { return nil }
            let next = isDue(state, at: now) ? now : state.nextCheck ?? now
            return max(next, held[host(item)] ?? next)
        }.min()
    }

    /// Returns the hosts that asked for a pause, and until when.
    private func held<Item>(
        _ items: [Item], at now: Date, host: (Item) -> String, state: (Item) -> RefreshState
    ) -> [String: Date] {
        var held: [String: Date] = [:]
        for item in items {
            guard let until = state(item).heldUntil, holds(until, at: now) else { continue }
            let host = host(item)
            held[host] = max(until, held[host] ?? until)
        }
        return held
    }

    private func moment(_ state: RefreshState) -> Date { state.nextCheck ?? .distantPast }

    private func holds(_ until: Date, at now: Date) -> Bool {
        until > now
            && until.timeIntervalSince(now) <= longestRetryAfter.inSeconds + Self.clockSlack
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
