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

/// What the engines must know of a policy; ``LoadDecision`` has the rest. A new policy is decided here and there.
extension LoadPolicy {
    /// Whether a fresh value is enough.
    var acceptsFreshValue: Bool {
        switch self {
        case .cached: true
        case .cacheOnly, .validate, .networkFirst, .networkOnly, .noStore: false
        }
    }

    /// Whether only memory and storage are read, and no source is asked.
    var onlyReads: Bool {
        switch self {
        case .cacheOnly: true
        case .cached, .validate, .networkFirst, .networkOnly, .noStore: false
        }
    }

    /// Whether the value is only for the caller: nothing is read, joined, stored or replaced.
    var isPrivate: Bool {
        switch self {
        case .noStore: true
        case .cached, .cacheOnly, .validate, .networkFirst, .networkOnly: false
        }
    }

    /// Whether the source is told what is known, and an answer that came in the meantime will do.
    var isConditional: Bool {
        switch self {
        case .networkOnly: false
        case .cached, .cacheOnly, .validate, .networkFirst, .noStore: true
        }
    }

    /// Whether what is stored is returned when the source fails.
    var servesOnFailure: Bool {
        switch self {
        case .networkFirst: true
        case .cached, .cacheOnly, .validate, .networkOnly, .noStore: false
        }
    }
}
