/// What a load does, depending on its policy, the age of the value, the connection, and whether there is a
/// source: the table of the load policies. What else is asked of a policy is in its extension.
enum LoadDecision: Sendable, Hashable {
    /// Return what there is, which may be nothing.
    case serve
    /// Return what there is, and fetch in the background.
    case serveAndRefresh
    /// Wait for a fetch; with `orServe`, return what there is if it fails.
    case fetch(isConditional: Bool, orServe: Bool = false)
    /// Fetch a value for the caller alone, apart from the entry.
    case fetchApart
    /// Fail because the app is offline. A fetch waits for the connection if somebody watches.
    case failOffline(orServe: Bool = false)
    /// Fail because there is no source.
    case failWithoutSource

    /// Returns the decision.
    ///
    /// - Parameters:
    ///   - age: The age of the value in memory or storage; nil if there is none.
    ///   - isOffline: Whether the app is known to be offline.
    ///   - hasSource: Whether there is a source to ask.
    static func decide(
        _ policy: LoadPolicy, age: Freshness.Age?, isOffline: Bool, hasSource: Bool
    ) -> LoadDecision {
        switch policy {
        case .cacheOnly: return .serve
        case .cached:
            if age == .fresh || !hasSource { return .serve }
            if age == .stale { return .serveAndRefresh }
            return isOffline ? .failOffline() : .fetch(isConditional: true)
        case .validate, .networkOnly, .networkFirst, .noStore:
            if !hasSource { return .failWithoutSource }
            let orServe = policy.servesOnFailure
            if isOffline { return .failOffline(orServe: orServe) }
            if policy.isPrivate { return .fetchApart }
            return .fetch(isConditional: policy.isConditional, orServe: orServe)
        }
    }
}
