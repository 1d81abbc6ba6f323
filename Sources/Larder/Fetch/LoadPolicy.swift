/// What one load may use.
public enum LoadPolicy: String, Sendable, Hashable, Codable, CaseIterable {
    /// What is in memory or stored, if it is fresh. A stale value is returned at once and
    /// refreshed behind it; an absent or expired one is waited for. The default.
    case cached

    /// What is in memory or stored, at any age, and never the source: a miss is an answer.
    case cacheOnly

    /// Always the source, with validators; not-modified keeps the stored value at any age.
    case validate

    /// Always the source first; what is stored if that fails.
    case networkFirst

    /// Always the source, unconditionally; its answer is stored.
    case networkOnly

    /// Always the source, in a fetch of its own; nothing is stored and nothing replaced.
    case noStore
}
