public import Larder

/// How a cache estimates freshness, what it may serve stale, and how much it stores.
public struct HTTPCacheOptions: Sendable, Hashable {
    /// How to estimate the freshness of responses that do not specify it.
    public var heuristics: HTTPFreshness.Heuristics

    /// How long past its lifetime a response may be served if the origin cannot be reached and does not
    /// forbid it.
    public var staleWhenUnreachable: Duration

    /// How long past its lifetime a response may be served if the origin responds with 500, 502, 503 or 504
    /// and did not specify a time; `stale-if-error` always takes effect.
    public var staleWhenFailing: Duration

    /// The largest response to store, in bytes.
    public var entryBytes: Int

    /// The most bytes to store in total; the least recently used responses are removed first.
    public var totalBytes: Int

    /// How many variants of one target are stored.
    public var variants: Int

    /// Creates options; the defaults store up to 64 MB, and serve stored responses while offline.
    public init(
        heuristics: HTTPFreshness.Heuristics = HTTPFreshness.Heuristics(),
        staleWhenUnreachable: Duration = .forever, staleWhenFailing: Duration = .zero,
        entryBytes: Int = 16 << 20, totalBytes: Int = 64 << 20, variants: Int = 16
    ) {
        self.heuristics = heuristics
        self.staleWhenUnreachable = staleWhenUnreachable
        self.staleWhenFailing = staleWhenFailing
        self.entryBytes = entryBytes
        self.totalBytes = totalBytes
        self.variants = variants
    }
}
