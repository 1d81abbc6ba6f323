public import Foundation
public import Larder

extension FeedFetcher {
    /// Returns the feeds that are due now, most overdue first; see ``RefreshSchedule``.
    public func due<Item>(_ items: [Item], state: (Item) -> FeedState) -> [Item] {
        schedule.due(
            items, at: environment.now(), host: { state($0).host }, state: { state($0).refresh })
    }

    /// Returns when one of the feeds is next due, or nil if none will be; see ``RefreshSchedule``.
    public func next<Item>(_ items: [Item], state: (Item) -> FeedState) -> Date? {
        schedule.next(
            items, at: environment.now(), host: { state($0).host }, state: { state($0).refresh })
    }

    /// Fetches many feeds at once, with care for each host, and delivers each outcome as it comes.
    ///
    /// `claim` returns what is known of a feed when its turn comes, or nil if another program
    /// fetches it. `apply` runs as part of the check of its feed: while it stores, the host's next
    /// feed waits. `lane` names who is to be treated with care, if that is not the host. If a host
    /// asks for a pause during the round, or fails to answer twice, its remaining feeds are not
    /// fetched and have no outcome: they stay due, and the summary lists them.
    public func refresh<Item: Sendable>(
        _ items: [Item], state: @escaping @Sendable (Item) -> FeedState,
        lane: ((Item) -> String)? = nil, round: RefreshRound,
        whole: Bool = false, report: (RefreshRound.Progress) -> Void = { _ in },
        claim: (@Sendable (Item) async -> FeedState?)? = nil,
        apply: @escaping @Sendable (Item, FeedOutcome) async -> Void
    ) async -> RefreshRound.Summary<Item> {
        await round.run(items, host: { lane?($0) ?? state($0).host }, report: report) { item in
            let known = if let claim { await claim(item) } else { Optional(state(item)) }
            guard let before = known else { return .done }
            let (outcome, isAnswered) = await ask(before, whole: whole)
            await apply(item, outcome)
            guard isAnswered else { return .unanswered }
            guard outcome.error?.code == .busy,
                let until = outcome.state.refresh.heldUntil, until > environment.now()
            else { return .done }
            return .held(until: until)
        }
    }
}
