#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The right to do something alone for a while, among all who share a storage.
///
/// Whoever writes what came of it puts ``end`` into the same write, and the storage refuses that write with
/// `.conflict` when somebody else has taken the lease over meanwhile. A holder that was paused for too long
/// overwrites nothing that way, whatever its clock says.
public struct Lease: Sendable, Hashable {
    /// What it is for.
    public let name: Key

    /// The fencing number: each lease of a name has a higher one than those before it. Hand it to others that
    /// are to refuse a holder which was overtaken.
    ///
    /// Source: Kleppmann, "How to do distributed locking" (2016).
    public let number: UInt64

    /// Until when nobody else gets it.
    public let expires: Date

    /// The change that gives the lease back, to be part of a write that must be refused without it.
    public var end: EntryChange { .remove(Leases.stored(name), expecting: number) }
}

/// Leases that are kept in a storage: of all who share it, in one process or in several, one at a time gets
/// the lease of a name. It works the same over every storage of entries.
///
/// ```swift
/// let leases = Leases(in: storage)
/// if let lease = try await leases.take("feeds/17") {
///     let articles = try await fetch()
///     try await storage.commit(articles.changes + [lease.end])
/// }
/// ```
///
/// A lease that is not given back ends by itself. When that is, whoever wants it next tells by its own
/// clock: at the time that the lease names, and at the latest when it has seen the same lease for as long as
/// leases last. So a clock that is wrong makes somebody wait, or two do the same work at once; of two, the one
/// that was overtaken is still refused.
public final class Leases: Sendable {
    private let storage: any EntryStorage
    private let lasting: Duration
    private let holder: String
    private let environment: StoreEnvironment
    private let uptime: @Sendable () -> Duration

    /// Leases of others, and since when each has been seen.
    private let seen = Locked<[Key: (number: UInt64, since: Duration)]>([:])

    /// What leases of ours say.
    private let id = StoreEnvironment.openingID()

    /// The leases of ours that somebody uses or is about to get, by number; 0 while it is not known. Another
    /// one of ours is left over from a commit that failed, and nobody uses it.
    private let used = Locked(Used())

    private struct Used: Sendable {
        typealias Use = (number: UInt64, until: Date)
        var numbers: [Key: Use] = [:]
        private var limit = 10_000

        /// Notes that a lease is about to be got; returns the one there was.
        mutating func begin(_ name: Key) -> Use? {
            defer { numbers[name] = (0, .distantFuture) }
            return numbers[name]
        }

        mutating func end(_ lease: Lease) {
            if numbers[lease.name]?.number == lease.number { numbers[lease.name] = nil }
        }

        /// Forgets those that have ended by themselves, which are anybody's, once there are twice as many as
        /// were left the last time: who gives one back in a write of his own does not say so.
        mutating func forgetEnded(at now: Date) {
            guard numbers.count >= limit else { return }
            numbers = numbers.filter { $0.value.until > now }
            limit = max(10_000, 2 * numbers.count)
        }
    }

    /// Creates leases that last for a while, under the name of a holder that people can recognise.
    public init(
        in storage: any EntryStorage, lasting: Duration = .seconds(60), holder: String = "",
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.storage = storage
        self.lasting = lasting
        self.holder = holder
        self.environment = environment
        uptime = Self.stopwatch(environment.clock)
    }

    private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }

    /// What a storage keeps of a lease.
    private struct Record: Codable {
        var holder: String
        var id: String
        var expires: Date
        var seconds: Double
    }

    /// What all leases are under.
    package static let root = Key(component: "larder.lease")

    static func stored(_ name: Key) -> Key { name.under(root) }

    /// Takes a lease; nil when somebody has it, who may be this holder.
    public func take(_ name: Key) async throws -> Lease? {
        let found = try await storage.entry(for: Self.stored(name))
        if let found, !isFree(found, name) { return nil }
        return try await put(name, expecting: found?.revision ?? 0)
    }

    /// Makes a lease last longer, under a new number; nil when somebody else has it by now.
    public func renew(_ lease: Lease) async throws -> Lease? {
        try await put(lease.name, expecting: lease.number)
    }

    /// Gives a lease back, unless somebody else has it by now. One that cannot be given back, because the
    /// storage fails, can be taken by this holder at once and by others when it ends by itself.
    public func end(_ lease: Lease) async throws {
        used.withLock { $0.end(lease) }
        do {
            try await storage.commit([lease.end])
        } catch let error as LarderError where error.code == .conflict {}
    }

    /// Whether a lease was neither given back nor taken over.
    public func holds(_ lease: Lease) async throws -> Bool {
        try await storage.entry(for: Self.stored(lease.name))?.revision == lease.number
    }

    private func put(_ name: Key, expecting number: UInt64) async throws -> Lease? {
        let now = environment.now()
        let record = Record(
            holder: holder, id: id, expires: now.addingTimeInterval(lasting.inSeconds),
            seconds: lasting.inSeconds)
        let entry = StoredEntry(
            key: Self.stored(name), value: try JSONEncoder().encode(record), format: "lease/1",
            facts: StoredFacts(times: ValueTimes(fetched: now), origin: .local))
        let before = used.withLock { used in
            used.forgetEnded(at: now)
            return used.begin(name)
        }
        // Another one of this holder is at it.
        if before?.number == 0 { return nil }
        // What was not written leaves things as they were; what was after all is left over, and ours to take.
        var after = before
        defer { used.withLock { $0.numbers[name] = after } }
        do {
            let commit = try await storage.commit([.put(entry, expecting: number)])
            guard let number = commit.revision(of: entry.key) else { return nil }
            after = (number, record.expires)
            seen.withLock { $0[name] = nil }
            return Lease(name: name, number: number, expires: record.expires)
        } catch let error as LarderError where error.code == .conflict {
            return nil
        }
    }

    /// Whether a lease has ended by itself, or is ours and left over.
    private func isFree(_ entry: StoredEntry, _ name: Key) -> Bool {
        let record = try? JSONDecoder().decode(Record.self, from: entry.value)
        if record?.id == id {
            let used = used.withLock { $0.numbers[name]?.number }
            if used != entry.revision, used != 0 { return true }
        }
        if let record, record.expires <= environment.now() { return true }
        let uptime = uptime()
        let since = seen.withLock { seen in
            if let known = seen[name], known.number == entry.revision { return known.since }
            // Of names that nobody asks for any more.
            if seen.count >= 10_000 { seen = [:] }
            seen[name] = (entry.revision, uptime)
            return uptime
        }
        return uptime - since >= .seconds(record?.seconds ?? lasting.inSeconds)
    }
}
