public import Larder

/// How a cache guesses, what it may serve stale, and how much it keeps.
public struct HTTPCacheOptions: Sendable, Hashable {
    /// What is guessed about answers that do not say how long they are fresh.
    public var heuristics: HTTPFreshness.Heuristics

    /// How long past its lifetime an answer may be served when the origin cannot be reached and
    /// does not forbid it.
    public var staleWhenUnreachable: Duration

    /// How long past its lifetime an answer may be served when the origin answers with 500, 502,
    /// 503 or 504 and said nothing about it; `stale-if-error` allows what it says in any case.
    public var staleWhenFailing: Duration

    /// The largest answer that is kept, in bytes.
    public var entryBytes: Int

    /// The bytes kept in all; what was used least recently goes first.
    public var totalBytes: Int

    /// How many variants of one target are kept.
    public var variants: Int

    /// Creates options; the defaults keep 64 MB, and serve what there is while offline.
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
