/// An event of a load; listeners get every one, in order.
public enum LoadEvent: Sendable, Equatable {
    /// A fetch began.
    case started
    /// A fetch succeeded, with a value or "not modified".
    case finished
    /// A fetch failed for good; the reason is the snapshot's failure.
    case failed
    /// A fetch was cancelled; the entry is unchanged.
    case cancelled
}
