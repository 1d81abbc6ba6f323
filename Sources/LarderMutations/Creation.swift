internal import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A mutation in the outbox that creates something.
///
/// Between its first attempt and its answer nobody knows whether the server has that. If it was fetched in that time,
/// it would be shown beside the mutation, as two things.
struct Creation: Sendable {
    let id: String
    let lane: Key
    let key: Key

    /// The temporary identities of what it creates, as long as the final ones are not known.
    let names: [String]

    /// The final identities of the rest, by the temporary ones.
    let final: [String: String]

    /// Whether it may have arrived.
    let mayBeDone: Bool

    /// Whether nothing is taken in that may include it: one that was set aside may stay so for ever.
    let mustBeKnown: Bool

    let nextAttempt: Date?
}

extension MutationQueue {
    /// Returns the confirmed value with the mutations that it includes, whoever sent them.
    func newest(_ key: Key) async throws -> Confirmed<Value> {
        try await confirmed.readStored(key)
        return try await confirmed.confirmed(key)
    }

    /// Returns the creations that wait for a key or, without one, for any, and those that were set aside though they may
    /// have arrived.
    func creations(_ key: Key? = nil) async throws -> [Creation] {
        let lane: Key? = if let key { try await names.lane(of: key) } else { nil }
        var creations: [Creation] = []
        var created: Set<String> = []
        let waiting = try await outbox.waiting(in: lane)
        let parked = try await outbox.parked().filter { lane == nil || $0.lane == lane }
        for item in waiting + parked {
            // What a person decides about has had an answer, unless that to an earlier attempt was lost.
            if !item.mayBeDone, [.asking, .parked].contains(item.state) { continue }
            guard let payload = item.payload else { continue }
            try await names.load(payload.change.creates)
            // What puts the same once more, behind it, finds it there.
            let new = payload.change.creates.filter {
                names.final($0) == $0 && created.insert($0).inserted
            }
            let final = payload.change.creates.map { ($0, names.final($0)) }.filter { $0 != $1 }
            guard !new.isEmpty || !final.isEmpty else { continue }
            creations.append(
                Creation(
                    id: item.id, lane: item.lane, key: payload.key, names: new,
                    final: Dictionary(final) { $1 },
                    mayBeDone: item.mayBeDone, mustBeKnown: item.state != .parked,
                    nextAttempt: item.nextAttempt))
        }
        return creations
    }

    /// Returns the creations that something fetched includes; what they create has its final identity from then on.
    /// Returns nil if that cannot be said of one that was sent since: fetch again. Throws if it cannot be said of
    /// one that waits for its answer.
    ///
    /// - Parameters:
    ///   - key: What was fetched as a whole; nil for a part of something.
    ///   - expected: The temporary identities that were expected to be named before the fetch.
    ///   - before: The creations that waited before the fetch.
    ///   - after: Those that wait after it.
    ///   - named: The final identities in what was fetched, by the temporary ones.
    ///   - known: Mutations that are known to be included.
    func recognise(
        of key: Key? = nil, _ expected: [String], _ before: [Creation], _ after: [Creation],
        in named: [String: String],
        known: Set<String>
    ) async throws -> [String]? {
        let others = try await names.record(named, expected: expected, in: key)
        if !others.isEmpty { outbox.changed(others.map { names.key(of: $0) }) }
        var included: [String] = []
        var open: Set<String> = []
        let earlier = Set(before.map(\.id))
        for creation in before + after.filter({ !earlier.contains($0.id) })
        where !creation.names.isEmpty && !known.contains(creation.id) {
            if creation.names.allSatisfy({ named[$0] != nil }) {
                try await name(creation, named)
                included.append(creation.id)
            } else if creation.mustBeKnown {
                open.insert(creation.id)
            }
        }
        let sent = Set(before.filter(\.mayBeDone).map(\.id))
        if let creation = after.first(where: { open.contains($0.id) && sent.contains($0.id) }) {
            throw LarderError(
                .busy, key: creation.key,
                message: """
                    Something new was sent, and it is not known yet whether it arrived. What others changed is \
                    fetched when that is known.
                    """, retryAfter: creation.nextAttempt)
        }
        return open.isSubset(of: after.filter { !$0.mayBeDone }.map(\.id)) ? included : nil
    }

    private func name(_ creation: Creation, _ named: [String: String]) async throws {
        let new = named.filter { creation.names.contains($0.key) }
        try await names.load(creation.key.components)
        try await names.record(new, key: names.final(creation.key), lane: creation.lane)
        outbox.changed(new.keys.sorted().map { names.key(of: $0) })
    }
}
