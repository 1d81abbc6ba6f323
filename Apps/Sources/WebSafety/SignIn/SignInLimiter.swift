public import Foundation
public import Larder

/// Slows down guessing: after five wrong passwords, a visitor has to wait, longer each time.
///
/// This applies only to that visitor, so a stranger cannot lock out anybody else. Attempts are entries of the
/// storage, so they count at all servers that share it, and over restarts. How long ago the last one was, a
/// server measures from the moment it first saw it, by a clock that nobody can set back or forward.
public final class SignInLimiter: Sendable {
    private struct Attempts: Codable {
        var wrong = 0
    }

    private struct Seen {
        var revision: UInt64
        /// When the attempt was made, in the time since the limiter was made.
        var made: Duration
    }

    private let storage: any EntryStorage
    private let prefix: Key
    private let now: @Sendable () -> Date
    private let elapsed: @Sendable () -> Duration
    private let state = Locked<(seen: [Key: Seen], counted: Int)>(([:], 0))

    /// How many wrong passwords have no penalty.
    public static let free = 5
    /// How long after the last attempt a visitor is forgotten.
    public static let memory = Duration.seconds(3_600)
    /// The most visitors that are remembered; beyond that, those with the oldest attempts are forgotten.
    static let most = 10_000
    /// After how many attempts those that no longer matter are removed.
    static let sweep = 500

    /// Creates a limiter over the attempts in a storage, under a key.
    public init(
        in storage: any EntryStorage, under prefix: Key, now: @escaping @Sendable () -> Date,
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.storage = storage
        self.prefix = prefix
        self.now = now
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// Counts an attempt as wrong before its password is compared, so that attempts at the same time count
    /// too; or returns how many seconds the visitor has to wait, and counts nothing.
    public func begin(_ visitor: Visitor?) async throws -> Int {
        let key = key(visitor)
        // Each round that finds a conflict has counted somebody else's attempt.
        for _ in 0...Self.free {
            let last = try await storage.entry(for: key)
            let age = last.map(age) ?? Self.memory
            var attempts =
                last.flatMap { try? JSONDecoder().decode(Attempts.self, from: $0.value) }
                ?? Attempts()
            if age >= Self.memory { attempts.wrong = 0 }
            let wait = Self.pause(after: attempts.wrong) - age
            if wait > .zero { return Self.wholeSeconds(wait) }
            attempts.wrong += 1
            let entry = StoredEntry.local(
                key, try JSONEncoder().encode(attempts), format: "json/1", at: now())
            do {
                let commit = try await storage.commit([
                    .put(entry, expecting: last?.revision ?? 0)
                ])
                try await note(key, commit.revision(of: key))
                return 0
            } catch let error as LarderError where error.code == .conflict {
                continue
            }
        }
        return 1
    }

    /// Forgets a visitor's attempts: the password was right.
    public func succeed(_ visitor: Visitor?) async throws {
        try await storage.commit([.remove(key(visitor))])
    }

    private func key(_ visitor: Visitor?) -> Key {
        prefix.appending(visitor?.id ?? "unknown")
    }

    /// How long ago an attempt was made.
    private func age(_ attempt: StoredEntry) -> Duration {
        let time = elapsed()
        let date = attempt.metadata.times.fetched
        let bySystemClock = Duration.seconds(
            max(0, min(now().timeIntervalSince(date), Self.memory / .seconds(1))))
        return state.withLock { state in
            if let seen = state.seen[attempt.key], seen.revision == attempt.revision {
                return time - seen.made
            }
            state.seen[attempt.key] = Seen(
                revision: attempt.revision, made: time - bySystemClock)
            return bySystemClock
        }
    }

    /// Remembers when an attempt was made, and forgets old ones now and then.
    private func note(_ key: Key, _ revision: UInt64?) async throws {
        let time = elapsed()
        let mustSweep = state.withLock { state in
            state.seen[key] = revision.map { Seen(revision: $0, made: time) }
            state.counted += 1
            guard state.counted >= Self.sweep else { return false }
            state.counted = 0
            state.seen = state.seen.filter { time - $0.value.made < Self.memory }
            return true
        }
        guard mustSweep else { return }
        let all = try await storage.allSummaries(under: prefix)
            .sorted { $0.metadata.times.fetched < $1.metadata.times.fetched }
        let limit = now() - Self.memory / .seconds(1)
        let surplus = max(0, all.count - Self.most)
        let old = all.enumerated().filter { index, attempt in
            index < surplus || attempt.metadata.times.fetched <= limit
        }.map(\.element)
        state.withLock { state in for attempt in old { state.seen[attempt.key] = nil } }
        // An attempt that was made in the meantime stays.
        for attempt in old {
            _ = try? await storage.commit([.remove(attempt.key, expecting: attempt.revision)])
        }
    }

    private static func pause(after wrong: Int) -> Duration {
        wrong < free ? .zero : .seconds(min(900, 1 << min(10, wrong - free + 1)))
    }

    private static func wholeSeconds(_ duration: Duration) -> Int {
        let parts = duration.components
        return Int(parts.seconds) + (parts.attoseconds > 0 ? 1 : 0)
    }
}
