#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Divides the hosts to be checked evenly among the programs that share a storage.
///
/// Every host belongs to one of ``count`` shares, and every share to one of the programs that take part, so one program
/// checks a host, and knows when it asked for a pause. A program takes part as long as it renews its entry; the shares of
/// one that stopped pass to the others when its entry has lapsed. Programs may disagree about that for a moment, so
/// whoever checks something also takes its lease (``Leases``).
public final class RefreshShares: Sendable {
    /// The number of shares: so many that a hundred programs differ by at most a tenth.
    public static let count = 1_024

    private let storage: any EntryStorage
    private let root: Key
    private let own: Key
    private let lasting: Duration
    private let environment: StoreEnvironment
    private let uptime: @Sendable () -> Duration
    private let state = Locked(State())

    private struct State: Sendable {
        var renewed: Duration?
        /// The entries of others: their revision, since when it is known, and whether it was seen to change.
        var seen: [Key: (number: UInt64, since: Duration, isAlive: Bool)] = [:]
    }

    /// Takes part in the sharing of that name.
    ///
    /// - Parameters:
    ///   - storage: The storage that all who take part have in common.
    ///   - name: The name of the sharing.
    ///   - lasting: How long a program that stopped keeps its shares; must be longer than the pause between two calls of
    ///     ``mine()`` or ``keep()``.
    ///   - environment: The clock and the reporter.
    public init(
        in storage: any EntryStorage, name: String, lasting: Duration = .seconds(150),
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        precondition(lasting > .zero, "a program must be able to renew its entry in time")
        self.storage = storage
        self.lasting = lasting
        self.environment = environment
        root = Leases.stored(Key("larder.members", name))
        own = root.appending(StoreEnvironment.openingID())
        uptime = environment.clock.stopwatch()
    }

    /// The share that a host belongs to.
    public static func share(of host: String) -> Int {
        var sum = Checksum()
        sum.add(host)
        return Int(sum.value % UInt64(count))
    }

    /// Renews the entry of this program, and returns its shares.
    public func mine() async throws -> [Int] {
        try await renew()
        let all = try await storage.allSummaries(under: root)
        let (living, gone) = sorted(all)
        if !gone.isEmpty {
            // Whoever else removes them was faster.
            _ = try? await storage.commit(gone.map { .remove($0.key, expecting: $0.revision) })
        }
        let place = living.firstIndex(of: own) ?? 0
        return Array(stride(from: place, to: Self.count, by: max(1, living.count)))
    }

    /// Renews the entry of this program if a third of its time is over; for long rounds.
    public func keep() async throws {
        let now = uptime()
        let isRecent = state.withLock { $0.renewed.map { (now - $0) * 3 < lasting } ?? false }
        if !isRecent { try await renew() }
    }

    /// Gives the shares of this program to the others.
    public func leave() async throws {
        guard state.withLock({ $0.renewed.take() }) != nil else { return }
        try await storage.commit([.remove(own)])
    }

    private func renew() async throws {
        let now = uptime()
        try await storage.commit([
            .put(.local(own, Data(), format: "member/1", at: environment.now()))
        ])
        state.withLock { $0.renewed = now }
    }

    /// The programs that take part, in the order of their names, and the entries of those that have long been gone.
    ///
    /// An entry that was seen to change counts from then on, whatever the clock of its program says.
    private func sorted(_ all: [EntrySummary]) -> (living: [Key], gone: [EntrySummary]) {
        let (now, uptime) = (environment.now(), uptime())
        var (living, gone) = ([own], [EntrySummary]())
        state.withLock { state in
            var seen: [Key: (number: UInt64, since: Duration, isAlive: Bool)] = [:]
            for entry in all where entry.key != own {
                let known = state.seen[entry.key]
                let isSame = known?.number == entry.revision
                let (since, hasChanged) =
                    isSame
                    ? (known?.since ?? uptime, known?.isAlive ?? false) : (uptime, known != nil)
                seen[entry.key] = (entry.revision, since, hasChanged)
                let age = Duration.seconds(now.timeIntervalSince(entry.metadata.times.fetched))
                if uptime - since < lasting, hasChanged || age < lasting {
                    living.append(entry.key)
                } else if age > lasting * 10 {
                    gone.append(entry)
                }
            }
            state.seen = seen
        }
        return (living.sorted(), gone)
    }
}

extension Clock<Duration> {
    /// Returns a function that gives the time since now.
    func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: self.now) }
    }
}
