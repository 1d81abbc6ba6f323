public import Foundation
public import Larder

/// Another larder that this one exchanges records with, and how far that has come.
public struct SyncPeer: Sendable, Hashable, Codable {
    /// Its address.
    public var address: String
    /// The identity of its data; another one after it restored a backup.
    public var replica: String?
    /// The identities that its data had before.
    var formerly: [String]?
    /// Its position after what was exchanged last.
    var seen: String?
    /// Our position after everything was exchanged last.
    var exchanged: Int?
    /// The kinds that it knows.
    public var kinds: [String]?
    /// How far its records were pulled, by kind.
    public var positions: [String: String]?
    /// The kinds that are read from the beginning too, at each sync until all of it can be read: something of them was
    /// damaged there, or could not be read by an earlier version of this program.
    var damaged: [String]?
    /// Why everything is being compared with it, until that is done.
    public var comparing: SyncPositionError?
    /// How far our records were handed to the outbox, by kind.
    public var pushed: [String: Int] = [:]
    /// The versions of what the values contain that both sides knew last, by kind.
    public var formats: [String: Int]?
    /// Up to which positions everything is handed over once more, also what came from there, by kind.
    var again: [String: Int]?
    /// When everything was exchanged last.
    public var last: Date?

    /// Creates a peer that nothing was exchanged with yet.
    public init(address: String) { self.address = address }

    /// How far the records of a kind were pulled; nil for not at all, or if that could not be asked for.
    func position(of kind: String) -> String? {
        positions?[kind].flatMap { $0.utf8.count <= SyncJournal.longestPosition ? $0 : nil }
    }

    /// Remembers of what kinds something is damaged there.
    mutating func note(damaged kinds: Set<String>) {
        let all = kinds.union(damaged ?? [])
        damaged = all.isEmpty ? nil : all.sorted()
    }

    /// Takes over how far the exchange with the same data at another address has come.
    mutating func adopt(_ other: SyncPeer) {
        let address = address
        self = other
        self.address = address
    }

    /// The name of the outbox with what waits for it.
    public var outboxName: String { "outbox to \(address)" }
}

/// Records that go to another larder together.
public struct SyncPush: Sendable, Hashable, Codable {
    /// The records.
    public var records: [SyncRecord]

    /// Returns what waits with later records in the place of its own, and which these are; without those that there is no
    /// room for. Nil if none of the records says more about its elements.
    func updated(
        with new: [SyncElement: SyncRecord]
    ) -> (push: SyncPush, placed: Set<SyncElement>)? {
        let rest = records.filter { !(new[$0.element]?.covers($0) ?? false) }
        if rest.count == records.count { return nil }
        let open = Set(rest.map(\.element))
        let placed = Set(records.map(\.element)).subtracting(open)
        let all = SyncPush(
            records: records.compactMap { open.contains($0.element) ? $0 : new[$0.element] })
        return rest.isEmpty || all.isShort ? (all, placed) : (SyncPush(records: rest), [])
    }

    /// Whether there is room for its records in one write.
    var isShort: Bool {
        records.count < 2
            || records.reduce(0) { $0 + $1.roughSize } <= SyncJournal.pageBytes / 2
    }
}

extension SyncJournal {
    static let peersKey = Key("sync", "peers")

    /// The larders that this one exchanges records with.
    public func peers() async throws -> [SyncPeer] {
        var peers: [SyncPeer] = []
        for summary in try await storage.allSummaries(under: Self.peersKey) {
            guard let entry = try await storage.entry(for: summary.key) else { continue }
            peers.append(try Self.decoded(SyncPeer.self, from: entry.value))
        }
        return peers
    }

    func peer(_ address: String) async throws -> (peer: SyncPeer, revision: UInt64) {
        guard let entry = try await storage.entry(for: Self.peersKey.appending(address)) else {
            return (SyncPeer(address: address), 0)
        }
        return (try Self.decoded(SyncPeer.self, from: entry.value), entry.revision)
    }

    func putting(_ peer: SyncPeer, expecting revision: UInt64) throws -> EntryChange {
        .put(
            try Self.entry(
                Self.peersKey.appending(peer.address), peer, at: environment.now()),
            expecting: revision)
    }

    /// The outbox with what waits for a peer, which nobody sends from: for showing it, and for deciding.
    public func outbox(to peer: SyncPeer) -> Outbox<SyncPush> {
        Outbox(name: peer.outboxName, storage: storage, environment: environment)
    }
}
