#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An exclusive right for a limited time, among all users of a storage.
///
/// Include ``end`` in the write that stores the result: the storage refuses that write with `.conflict` if
/// somebody else has taken over the lease in the meantime. That way, a holder that was paused for too long
/// overwrites nothing, whatever its clock says.
public struct Lease: Sendable, Hashable {
    /// The name of the lease.
    public let name: Key

    /// The fencing token: each lease of a name has a higher number than those before it. Pass it to other
    /// systems that must refuse a holder whose lease was taken over.
    ///
    /// Source: Kleppmann, "How to do distributed locking" (2016).
    public let number: UInt64

    /// When others may take the lease.
    public let expires: Date

    /// The change that ends the lease, for a write that must fail without the lease.
    public var end: EntryChange { .remove(Leases.stored(name), expecting: number) }
}

/// Leases stored in a storage: among all its users, in one process or several, one at a time holds the lease
/// of a name. Works the same with every storage for entries.
///
/// ```swift
/// let leases = Leases(in: storage)
/// if let lease = try await leases.take("feeds/17") {
///     let articles = try await fetch()
///     try await storage.commit(articles.changes + [lease.end])
/// }
/// ```
///
/// A lease that is not ended expires. Others judge that by their own clocks: at the time recorded in the
/// lease, or at the latest after they have seen the same lease for its full duration. So a wrong clock can
/// make others wait, or make two do the same work at once; of those two, the one whose lease was taken over
/// is still refused.
public final class Leases: Sendable {
    private let storage: any EntryStorage
    private let lasting: Duration
    private let holder: String
    private let environment: StoreEnvironment
    private let uptime: @Sendable () -> Duration

    /// Leases of others, and since when each has been seen.
    private let seen = Locked<[Key: (number: UInt64, since: Duration)]>([:])

    /// The identity stored in our leases.
    private let id = StoreEnvironment.openingID()

    /// The number of each lease of ours that is in use or being taken; 0 while the number is unknown. Any
    /// other lease of ours is left over from a failed commit and unused.
    private let used = Locked(Used())

    private struct Used: Sendable {
        typealias Use = (number: UInt64, until: Date)
        var numbers: [Key: Use] = [:]
        private var limit = 10_000

        /// Records that a lease is being taken; returns the previous one.
        mutating func begin(_ name: Key) -> Use? {
            defer { numbers[name] = (0, .distantFuture) }
            return numbers[name]
        }

        mutating func end(_ lease: Lease) {
            if numbers[lease.name]?.number == lease.number { numbers[lease.name] = nil }
        }

        /// Forgets expired leases, which anybody may take, once there are twice as many as were left the last
        /// time. They pile up because a lease that ends in the holder's own write is not reported here.
        mutating func forgetEnded(at now: Date) {
            guard numbers.count >= limit else { return }
            numbers = numbers.filter { $0.value.until > now }
            limit = max(10_000, 2 * numbers.count)
        }
    }

    /// Creates leases with a duration, under a holder name that people can recognise.
    public init(
        in storage: any EntryStorage, lasting: Duration = .seconds(60), holder: String = "",
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.storage = storage
        self.lasting = lasting
        self.holder = holder
        self.environment = environment
        uptime = environment.clock.stopwatch()
    }

    /// The stored form of a lease.
    private struct Record: Codable {
        var holder: String
        var id: String
        var expires: Date
        var seconds: Double
    }

    /// The key that all leases are under.
    package static let root = Key(component: "larder.lease")

    static func stored(_ name: Key) -> Key { name.under(root) }

    /// Takes a lease; returns nil if it is already held, even by this holder.
    public func take(_ name: Key) async throws -> Lease? {
        let found = try await storage.entry(for: Self.stored(name))
        if let found, !isFree(found, name) { return nil }
        return try await put(name, expecting: found?.revision ?? 0)
    }

    /// Extends a lease, under a new number; returns nil if somebody else has taken it over.
    public func renew(_ lease: Lease) async throws -> Lease? {
        try await put(lease.name, expecting: lease.number)
    }

    /// Ends a lease, unless somebody else has taken it over. If the storage fails, this holder can take the
    /// lease again at once, and others can when it expires.
    public func end(_ lease: Lease) async throws {
        used.withLock { $0.end(lease) }
        do {
            try await storage.commit([lease.end])
        } catch let error as LarderError where error.code == .conflict {}
    }

    /// Whether a lease has neither ended nor been taken over.
    public func holds(_ lease: Lease) async throws -> Bool {
        try await storage.entry(for: Self.stored(lease.name))?.revision == lease.number
    }

    private func put(_ name: Key, expecting number: UInt64) async throws -> Lease? {
        let now = environment.now()
        let record = Record(
            holder: holder, id: id, expires: now.addingTimeInterval(lasting.inSeconds),
            seconds: lasting.inSeconds)
        let entry = StoredEntry.local(
            Self.stored(name), try JSONEncoder().encode(record), format: "lease/1", at: now)
        let before = used.withLock { used in
            used.forgetEnded(at: now)
            return used.begin(name)
        }
        // This holder is already taking it.
        if before?.number == 0 { return nil }
        // If the write failed, nothing changed; if it succeeded after all, the lease is left over and ours to
        // take.
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

    /// Whether a lease has expired, or is a left-over one of ours.
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
            // Drops entries for names that nobody asks for.
            if seen.count >= 10_000 { seen = [:] }
            seen[name] = (entry.revision, uptime)
            return uptime
        }
        return uptime - since >= .seconds(record?.seconds ?? lasting.inSeconds)
    }
}
