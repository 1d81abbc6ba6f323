/// What is different for the keys under one, within a store.
///
/// Of several rules that fit a key, the one for the longest prefix counts, each setting for itself; what it
/// leaves out is the next longer one's, and in the end the store's.
///
/// ```swift
/// Store(
///     name: "api", source: api, freshness: .after(.seconds(60)),
///     rules: [
///         KeyRule(under: "countries", freshness: .after(.seconds(86_400))),
///         KeyRule(under: "quotes", freshness: .alwaysStale, retry: .never),
///     ])
/// ```
public struct KeyRule<Value: Sendable>: Sendable {
    /// The key that the rule's keys are, or lie under.
    public var prefix: Key

    /// How long values are fresh where the source does not say; nil leaves it.
    public var freshness: FreshnessRule<Value>?

    /// How failed fetches are tried again; nil leaves it.
    public var retry: Retry?

    /// Creates a rule.
    public init(
        under prefix: Key, freshness: FreshnessRule<Value>? = nil, retry: Retry? = nil
    ) {
        self.prefix = prefix
        self.freshness = freshness
        self.retry = retry
    }
}

/// One setting by prefix of keys; a store without rules pays for looking whether there are any.
struct PrefixTable<Setting: Sendable>: Sendable {
    private let fallback: Setting

    /// Those with the longest prefix first; of two for the same prefix the last one given.
    private let rows: [(prefix: Key, setting: Setting)]

    init(_ fallback: Setting, _ rows: [(prefix: Key, setting: Setting?)] = []) {
        self.fallback = fallback
        self.rows = rows.reversed()
            .compactMap { row in row.setting.map { (row.prefix, $0) } }
            .sorted { $0.prefix.path.utf8.count > $1.prefix.path.utf8.count }
    }

    subscript(_ key: Key) -> Setting {
        if rows.isEmpty { return fallback }
        return rows.first { key.isUnder($0.prefix) }?.setting ?? fallback
    }
}
