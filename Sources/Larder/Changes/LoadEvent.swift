/// What happens to a load, told to listeners in order and without leaving any out.
public enum LoadEvent: Sendable, Equatable {
    /// A fetch began.
    case started
    /// A fetch ended well, with a value or with not-modified.
    case finished
    /// A fetch failed in the end; the reason is the snapshot's failure.
    case failed
    /// A fetch was cancelled; the entry is as it was before.
    case cancelled
}
