public import Larder

extension FeedFetcher {
    /// Returns what is due now, the longest overdue first; see ``RefreshSchedule``.
    public func due<Item>(_ items: [Item], state: (Item) -> FeedState) -> [Item] {
        schedule.due(
            items, at: environment.now(), host: { state($0).host }, state: { state($0).refresh })
    }

    /// Fetches many feeds at once, gently to each host, and hands over each outcome as it comes.
    ///
    /// `claim` returns what is known of a feed when its turn comes, or nil if somebody else has it.
    /// `landed` runs as part of the check of its feed: while it stores, the host's next feed waits.
    /// `lane` names who is to be treated gently, where that is not the host.
    /// Feeds whose host asked to be left alone during the round, or twice did not answer, are not
    /// asked and have no outcome: they stay due, and the summary lists them.
    public func refresh<Item: Sendable>(
        _ items: [Item], state: @escaping @Sendable (Item) -> FeedState,
        lane: ((Item) -> String)? = nil, round: RefreshRound,
        whole: Bool = false, report: (RefreshRound.Progress) -> Void = { _ in },
        claim: (@Sendable (Item) async -> FeedState?)? = nil,
        landed: @escaping @Sendable (Item, FeedOutcome) async -> Void
    ) async -> RefreshRound.Summary<Item> {
        await round.run(items, host: { lane?($0) ?? state($0).host }, report: report) { item in
            let known = if let claim { await claim(item) } else { Optional(state(item)) }
            guard let before = known else { return .done }
            let (outcome, isAnswered) = await ask(before, whole: whole)
            await landed(item, outcome)
            guard isAnswered else { return .unanswered }
            guard outcome.error?.code == .busy,
                let until = outcome.state.refresh.heldUntil, until > environment.now()
            else { return .done }
            return .held(until: until)
        }
    }
}
