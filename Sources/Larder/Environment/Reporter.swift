/// Receives the events of the library, for a log, metrics or a test.
///
/// Called on whatever thread the event happened, sometimes while the library holds a lock: be quick, and do
/// not call back into a store.
public protocol Reporter: Sendable {
    /// Handles an event.
    func report(_ event: LarderEvent)
}

/// An event in the library.
///
/// Events carry names, keys and numbers, never content, tokens or query strings.
public struct LarderEvent: Sendable {
    /// What happened.
    public var kind: Kind

    /// The store, storage or host where it happened.
    public var subject: String

    /// The key concerned.
    public var key: Key?

    /// How long it took, where that applies.
    public var duration: Duration?

    /// The number of things concerned: entries, blobs or attempts.
    public var count: Int?

    /// The number of bytes concerned, if known.
    public var bytes: Int?

    /// A message for people who read a log.
    public var detail: String?

    /// The error, for events about one.
    public var error: LarderError?

    /// The name that a developer gave to what the event is about; nil if only its path or address is known.
    ///
    /// Of all words in an event, only this may be told to anybody: the others may say who reads what, and where.
    package var name: String?

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

    /// Creates an event about something that a developer named.
    package init(
        _ kind: Kind, named name: String, subject: String? = nil, key: Key? = nil,
        duration: Duration? = nil, count: Int? = nil, bytes: Int? = nil, detail: String? = nil,
        error: LarderError? = nil
    ) {
        self.init(
            kind, subject: subject ?? name, key: key, duration: duration, count: count,
            bytes: bytes, detail: detail, error: error)
        self.name = name
    }

    /// The kinds of event; more may be added, so a switch needs a default.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        // Reading
        case memoryHit, storageHit, miss
        // Fetching
        case fetchStarted, fetchJoined, fetchSucceeded, fetchNotModified, fetchFailed
        case fetchCancelled, fetchRetried, fetchWaiting
        // Storing
        case committed, commitFailed, invalidated, erased, evicted, restored, changedElsewhere
        // Sending
        case enqueued, sent, sendFailed, parked, conflict
        // Problems
        case setAside, recovered, damaged, dropped
    }
}

/// A reporter that ignores all events.
public struct SilentReporter: Reporter {
    /// Creates a reporter.
    public init() {}

    /// Ignores the event.
    public func report(_ event: LarderEvent) {}
}

/// A reporter that counts events, for an inspector and for tests.
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

    /// Creates a counter; it passes every event on to `next`, if given.
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

    /// How often a kind of event has happened.
    public subscript(_ kind: LarderEvent.Kind) -> Int {
        state.withLock { $0.counts[kind] ?? 0 }
    }

    /// All counts so far.
    public var counts: [LarderEvent.Kind: Int] { state.withLock { $0.counts } }

    /// How many entries and blobs were evicted, from memory or to stay within a disk limit, and how many
    /// bytes they had as far as known; one event may cover many. Blobs that newer ones push out of a blob
    /// store's memory are not counted, and neither are decoded values (``DecodedBlobs``).
    public var evictions: (entries: Int, bytes: Int) {
        state.withLock { ($0.evictedEntries, $0.evictedBytes) }
    }

    /// The total time spent in successful fetches, and the longest fetch.
    public var latency: (total: Duration, longest: Duration) {
        state.withLock { ($0.fetchTime, $0.longestFetch) }
    }
}
