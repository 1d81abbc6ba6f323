/// What one load may use.
public enum LoadPolicy: String, Sendable, Hashable, Codable, CaseIterable {
    /// Memory or storage, if the value is fresh. A stale value is returned immediately and refreshed in the
    /// background; if it is absent or expired, the load waits for a fetch. The default.
    case cached

    /// Only memory or storage, at any age, never the source; the result may be empty.
    case cacheOnly

    /// Always the source, with validators; a not-modified answer keeps the stored value, whatever its age.
    case validate

    /// The source first; the stored value if that fails.
    case networkFirst

    /// Always the source, without validators; the answer is stored.
    case networkOnly

    /// Always the source, in a separate fetch; nothing is stored or replaced.
    case noStore
}
