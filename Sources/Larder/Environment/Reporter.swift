/// Who is told what the library does: a log, metrics, a test.
///
/// Called on whatever thread the thing happened, sometimes inside a lock of the library: be quick,
/// and do not call back into a store.
public protocol Reporter: Sendable {
    /// Takes note of an event.
    func report(_ event: LarderEvent)
}

/// One thing that the library did.
///
/// Messages carry names, keys and numbers, never content, tokens or query strings.
public struct LarderEvent: Sendable {
    /// What happened.
    public var kind: Kind

    /// The store, storage or host it happened in.
    public var subject: String

    /// The key it happened to.
    public var key: Key?

    /// How long it took, where that makes sense.
    public var duration: Duration?

    /// How many things it was about: entries, contents, tries.
    public var count: Int?

    /// How many bytes it was about, where they are known.
    public var bytes: Int?

    /// Words for a person who reads a log.
    public var detail: String?

    /// The error, for events that tell of one.
    public var error: LarderError?

    /// Creates an event.
    public init(
        _ kind: Kind, subject: String, key: Key? = nil, duration: Duration? = nil,
        count: Int? = nil, bytes: Int? = nil, detail: String? = nil, error: LarderError? = nil
    ) {
        self.kind = kind
        self.subject = subject
        self.key = key
        self.duration = duration
        self.count = count
        self.bytes = bytes
        self.detail = detail
        self.error = error
    }

    /// What can happen; more may be added, so a switch needs a default.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        // Reading
        case memoryHit, storageHit, miss
        // Fetching
        case fetchStarted, fetchJoined, fetchSucceeded, fetchNotModified, fetchFailed
        case fetchCancelled, fetchRetried, fetchWaiting
        // Keeping
        case committed, commitFailed, invalidated, erased, evicted, restored, changedElsewhere
        // Trouble
        case setAside, recovered, damaged, dropped
    }
}

/// A reporter that keeps nothing.
public struct SilentReporter: Reporter {
    /// Creates it.
    public init() {}

    /// Does nothing.
    public func report(_ event: LarderEvent) {}
}

/// A reporter that counts, for an inspector and for tests.
public final class CountingReporter: Reporter {
    private struct State {
        var counts: [LarderEvent.Kind: Int] = [:]
        var fetchTime: Duration = .zero
        var longestFetch: Duration = .zero
        var evictedEntries = 0
        var evictedBytes = 0
    }

    private let state = Locked(State())
    private let next: (any Reporter)?

    /// Creates a counter that passes every event on to another reporter, if one is given.
    public init(next: (any Reporter)? = nil) {
        self.next = next
    }

    /// Counts the event.
    public func report(_ event: LarderEvent) {
        state.withLock { state in
            state.counts[event.kind, default: 0] += 1
            if let duration = event.duration, event.kind == .fetchSucceeded {
                state.fetchTime += duration
                state.longestFetch = max(state.longestFetch, duration)
            }
            if event.kind == .evicted {
                state.evictedEntries += event.count ?? 1
                state.evictedBytes += event.bytes ?? 0
            }
        }
        next?.report(event)
    }

    /// How often something happened.
    public subscript(_ kind: LarderEvent.Kind) -> Int {
        state.withLock { $0.counts[kind] ?? 0 }
    }

    /// All counts so far.
    public var counts: [LarderEvent.Kind: Int] { state.withLock { $0.counts } }

    /// How many entries and contents were removed, from memory or to keep to the limit of a disk, and how
    /// many bytes they had as far as that is known; one event may tell of many. What goes from the memory of a blob store
    /// because something else came is not counted, nor are decoded values (``DecodedBlobs``).
    public var evictions: (entries: Int, bytes: Int) {
        state.withLock { ($0.evictedEntries, $0.evictedBytes) }
    }

    /// The time spent in successful fetches, and the longest of them.
    public var latency: (total: Duration, longest: Duration) {
        state.withLock { ($0.fetchTime, $0.longestFetch) }
    }
}
