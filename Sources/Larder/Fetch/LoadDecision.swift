/// What a load does, by its policy, the age of what is there, the connection, and whether there is
/// anybody to ask. The table of the load policies, and nothing else.
enum LoadDecision: Sendable, Hashable {
    /// Return what is there, which may be nothing.
    case serve
    /// Return what is there, and fetch behind it.
    case serveAndRefresh
    /// Wait for a fetch; with `orServe`, what is there stands in for a failure.
    case fetch(isConditional: Bool, orServe: Bool = false)
    /// Ask for a value of its own, beside the entry.
    case fetchApart
    /// Say that we are offline. The fetch waits for the connection if somebody watches.
    case failOffline(orServe: Bool = false)
    /// Say that there is nobody to ask.
    case failWithoutSource

    /// Decides.
    ///
    /// - Parameters:
    ///   - age: The age of the value that is there, from memory or the storage; nil for none.
    ///   - isOffline: Whether we know that nobody can be reached.
    ///   - hasSource: Whether there is anybody to ask.
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
            let orServe = policy == .networkFirst
            if isOffline { return .failOffline(orServe: orServe) }
            if policy == .noStore { return .fetchApart }
            return .fetch(isConditional: policy != .networkOnly, orServe: orServe)
        }
    }

    /// Whether a load by a policy looks into the storage before it decides.
    static func looks(_ policy: LoadPolicy) -> Bool { policy != .noStore }
}
