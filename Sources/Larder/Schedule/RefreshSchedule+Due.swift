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
        let pauses = pauses(items, after: now, host: host, state: state)
        return items.map { (item: $0, state: state($0)) }
            .filter {
                isDue($0.state, at: now) && endOfPause(pauses[host($0.item)], at: now) == nil
            }
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
    /// pause. If the clock is not set in the meantime, nothing is due before that time.
    public func next<Item>(
        _ items: [Item], at now: Date, host: (Item) -> String, state: (Item) -> RefreshState
    ) -> Date? {
        let pauses = pauses(items, after: now, host: host, state: state)
        return items.compactMap { item -> Date? in
            let state = state(item)
            guard state.stopped == nil else { return nil }
            // What is due because the clock was set back may wait again by the end of a pause.
            var moment = now
            while true {
                if let end = endOfPause(pauses[host(item)], at: moment) {
                    moment = end
                } else if let next = state.nextCheck, !isDue(state, at: moment) {
                    moment = next
                } else {
                    return moment
                }
            }
        }.min()
    }

    /// Returns the ends of the pauses that each host asked for, the last one last.
    private func pauses<Item>(
        _ items: [Item], after now: Date, host: (Item) -> String, state: (Item) -> RefreshState
    ) -> [String: [Date]] {
        var pauses: [String: [Date]] = [:]
        for item in items {
            guard let until = state(item).heldUntil, until > now else { continue }
            pauses[host(item), default: []].append(until)
        }
        return pauses.mapValues { $0.sorted() }
    }

    /// Returns when the pauses end in which a host is at a moment; nil if it is in none.
    private func endOfPause(_ ends: [Date]?, at moment: Date) -> Date? {
        ends?.last { $0 <= moment || holds($0, at: moment) }.flatMap { $0 > moment ? $0 : nil }
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
