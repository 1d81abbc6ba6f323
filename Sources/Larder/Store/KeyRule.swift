/// Exceptions to a store's settings for the keys under a prefix.
///
/// If several rules match a key, each setting is taken from the matching rule with the longest prefix that
/// specifies it, and otherwise from the store.
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
    /// The prefix: the rule applies to this key and the keys under it.
    public var prefix: Key

    /// How long values are fresh when the source does not say; nil inherits the setting.
    public var freshness: FreshnessRule<Value>?

    /// How failed fetches are retried; nil inherits the setting.
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

/// One setting by key prefix; without rules, a lookup costs only a check for emptiness.
struct PrefixTable<Setting: Sendable>: Sendable {
    private let fallback: Setting

    /// The longest prefix first; of two rules for the same prefix, the last one given first.
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
