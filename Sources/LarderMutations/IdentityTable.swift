internal import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The final identities of what got a temporary one, as the server has said.
///
/// What is stored keeps its temporary identities; they are replaced whenever it is read. So nothing has to be
/// rewritten, and what another process enqueues with an old identity is right, too.
///
/// ```
/// notes/identities/temporary     the final identity
/// notes/lanes/key                the lane of what is now known under that key: the one it was created in
/// notes/unnamed/temporary        the key and the lane of what was created, and the answer did not name
/// ```
final class IdentityTable: Sendable {
    private struct Known: Sendable {
        var final: [String: String] = [:]
        var lanes: [Key: Key] = [:]
    }

    /// The paths of what was created and not named.
    private struct Place: Codable {
        var key: String
        var lane: String
        /// When something was first fetched that might have named it and did not.
        var missed: Date?
    }

    private let storage: any EntryStorage
    private let identities: Key
    private let lanes: Key
    private let unnamed: Key
    private let environment: StoreEnvironment
    private let known = Locked(Known())

    private static let prefix = "temporary:"

    /// The most identities to keep in memory.
    private static let limit = 10_000

    /// For how many seconds parts of something may be fetched without a name before it is no longer expected.
    private static let patience = 3_600.0

    /// The most identities to expect to be named.
    private static let unnamedLimit = 1_000

    init(_ storage: any EntryStorage, _ notes: Key, _ environment: StoreEnvironment) {
        self.storage = storage
        self.environment = environment
        identities = Self.root(in: notes)
        lanes = notes.appending("lanes")
        unnamed = notes.appending("unnamed")
    }

    static func root(in notes: Key) -> Key { notes.appending("identities") }

    /// The key of the final identity.
    func key(of id: String) -> Key { identities.appending(id) }

    func make() -> String { Self.prefix + environment.makeID() }

    static func isTemporary(_ id: String) -> Bool { id.hasPrefix(prefix) }

    /// Returns the final identity, as far as it was read.
    func final(_ id: String) -> String {
        guard Self.isTemporary(id) else { return id }
        return known.withLock { $0.final[id] } ?? id
    }

    func final(_ key: Key) -> Key { Key(components: key.components.map(final)) }

    /// The lane of a key, as far as it was read.
    func knownLane(of key: Key) -> Key { known.withLock { $0.lanes[key] } ?? key }

    /// Whether some of a key is temporary.
    static func isTemporary(_ key: Key) -> Bool { key.components.contains(where: isTemporary) }

    /// Reads the final identities.
    func load(_ ids: some Sequence<String>) async throws {
        for id in Set(ids) where Self.isTemporary(id) && final(id) == id {
            guard let entry = try await storage.entry(for: identities.appending(id)) else {
                continue
            }
            remember { $0.final[id] = String(decoding: entry.value, as: UTF8.self) }
        }
    }

    /// Returns the lane of a key: writes about one thing go in one lane, before and after it has its final
    /// identity.
    func lane(of key: Key) async throws -> Key {
        try await load(key.components)
        if let lane = known.withLock({ $0.lanes[key] }) { return lane }
        guard let entry = try await storage.entry(for: lanes.appending(key.path)) else {
            return key
        }
        let lane = Key(path: String(decoding: entry.value, as: UTF8.self))
        remember { $0.lanes[key] = lane }
        return lane
    }

    /// Returns something with all identities that are known to be final by now.
    func resolve<Subject: IdentityReplacing>(_ subject: Subject) async throws -> Subject {
        try await load(Self.identities(in: subject))
        var resolved = subject
        resolved.replaceIdentities(final)
        return resolved
    }

    /// Does that for a value, if it has identities.
    func resolve<Value>(value: Value?) async throws -> Value? {
        func resolved<Subject: IdentityReplacing>(_ subject: Subject) async throws -> Value? {
            try await resolve(subject) as? Value
        }
        guard let subject = value as? any IdentityReplacing else { return value }
        return try await resolved(subject) ?? value
    }

    /// Does that for everything in a conflict.
    func resolve<Change: Mutation>(_ conflict: Conflict<Change>) async throws -> Conflict<Change> {
        var conflict = conflict
        conflict.change = try await resolve(conflict.change)
        conflict.base = try await resolve(value: conflict.base)
        conflict.mine = try await resolve(value: conflict.mine)
        conflict.theirs = try await resolve(value: conflict.theirs)
        conflict.sent = try await resolve(value: conflict.sent)
        return conflict
    }

    /// The final identities that are known at this moment.
    ///
    /// A final identity is stored before a confirmed value shows it, and goes along with a value that was fetched
    /// then: it may be read before what is stored is. So whoever reads a value first and then asks for these can
    /// replace all identities in the mutations that are replayed over that value.
    ///
    /// - Parameter shown: Those that a value was fetched with.
    func current(with shown: [String: String]? = nil) -> FinalIdentities {
        let known = known.withLock { $0.final }
        return FinalIdentities(
            final: shown.map { known.merging($0) { known, _ in known } } ?? known)
    }

    /// Returns the temporary identities in something.
    static func identities<Subject: IdentityReplacing>(in subject: Subject) -> Set<String> {
        var subject = subject
        var found: Set<String> = []
        subject.replaceIdentities { id in
            if isTemporary(id) { found.insert(id) }
            return id
        }
        return found
    }

    /// The temporary identities in a mutation that the server cannot know yet.
    static func missing<Change: Mutation>(_ payload: KeyedMutation<Change>) -> Set<String> {
        identities(in: payload.change).union(payload.key.components.filter(isTemporary))
            .subtracting(payload.change.creates)
    }

    /// Stores final identities that came with the answer to a write about a key in a lane, and that those of the rest
    /// of what it created are expected.
    func record(
        _ named: [String: String], of created: [String] = [], key: Key, lane: Key
    ) async throws {
        let named = named.filter { Self.isTemporary($0.key) && !Self.isTemporary($0.value) }
        let rest = created.filter { Self.isTemporary($0) && named[$0] == nil && final($0) == $0 }
        let expected = try await expecting(rest, key: key, lane: lane)
        guard !named.isEmpty || !expected.isEmpty else { return }
        try await store(named, key: key, lane: lane, with: expected)
    }

    private func store(
        _ named: [String: String], key: Key, lane: Key, with more: [EntryChange]
    ) async throws {
        let now = environment.now()
        var changes = named.sorted { $0.key < $1.key }.map { id, final in
            EntryChange.put(.note(identities.appending(id), Data(final.utf8), at: now))
        }
        let renamed = Key(components: key.components.map { named[$0] ?? $0 })
        if renamed != key {
            let alias = lanes.appending(renamed.path)
            changes.append(.put(.note(alias, Data(lane.path.utf8), at: now)))
        }
        _ = try await storage.commitOnce(
            Write(entries: changes + more), as: StoreEnvironment.openingID())
        remember { known in
            known.final.merge(named) { $1 }
            if renamed != key { known.lanes[renamed] = lane }
        }
    }

    /// Returns the changes that let what is fetched name some identities, the newest thousand.
    private func expecting(
        _ ids: [String], key: Key, lane: Key
    ) async throws -> [EntryChange] {
        guard !ids.isEmpty else { return [] }
        let place = try JSONEncoder().encode(Place(key: key.path, lane: lane.path))
        let now = environment.now()
        let known = try await storage.allSummaries(under: unnamed)
        let excess = max(0, known.count + ids.count - Self.unnamedLimit)
        let oldest = known.sorted { $0.revision < $1.revision }.prefix(excess)
        return oldest.map { .remove($0.key) }
            + ids.map { .put(.note(unnamed.appending($0), place, at: now)) }
    }

    /// Whether the server has created one of these and what is fetched is yet to name it.
    func isExpecting(_ ids: Set<String>) async throws -> Bool {
        for id in ids {
            do {
                if try await storage.entry(for: unnamed.appending(id)) != nil { return true }
            } catch let error as LarderError where error.isAboutContent {
                // Nobody will ever learn more about it.
            }
        }
        return false
    }

    /// The temporary identities that what is fetched may name.
    func expected() async throws -> [String] {
        try await storage.allSummaries(under: unnamed).compactMap(\.key.components.last)
    }

    /// Stores the final identities of what was expected before a fetch; returns the temporary ones.
    ///
    /// - Parameter key: What was fetched as a whole: what belongs there and is not named is there no more.
    func record(
        _ named: [String: String], expected: [String], in fetched: Key?
    ) async throws -> [String] {
        var found: [String] = []
        for id in expected {
            let note = unnamed.appending(id)
            // What is damaged must not keep what is fetched away.
            guard let entry = try? await storage.entry(for: note),
                let place = try? JSONDecoder().decode(Place.self, from: entry.value)
            else { continue }
            var key = Key(path: place.key)
            try await load(key.components)
            key = self.final(key)
            if let final = named[id], !Self.isTemporary(final) {
                try await store(
                    [id: final], key: key, lane: Key(path: place.lane), with: [.remove(note)])
                found.append(id)
            } else if key == fetched || isOver(place) {
                // If that fails, it is done after another fetch.
                _ = try? await storage.commit([.remove(note, expecting: entry.revision)])
            } else if fetched == nil, place.missed == nil {
                var place = place
                place.missed = environment.now()
                let bytes = try JSONEncoder().encode(place)
                let next = StoredEntry.note(note, bytes, at: environment.now())
                _ = try? await storage.commit([.put(next, expecting: entry.revision)])
            }
        }
        return found
    }

    private func isOver(_ place: Place) -> Bool {
        place.missed.map { abs(environment.now().timeIntervalSince($0)) >= Self.patience } ?? false
    }

    private func remember(_ body: (inout Known) -> Void) {
        known.withLock { known in
            if known.final.count + known.lanes.count > Self.limit { known = Known() }
            body(&known)
        }
    }
}

/// The final identities that were known at one moment.
struct FinalIdentities: Sendable {
    fileprivate let final: [String: String]

    func final(_ id: String) -> String { final[id] ?? id }

    /// Returns something with those in place of the temporary ones.
    func resolving<Subject: IdentityReplacing>(_ subject: Subject) -> Subject {
        guard !final.isEmpty else { return subject }
        var subject = subject
        subject.replaceIdentities { final[$0] ?? $0 }
        return subject
    }

    func resolving<Change: Mutation>(
        _ mutations: [PendingMutation<Change>]
    ) -> [PendingMutation<Change>] {
        guard !final.isEmpty else { return mutations }
        return mutations.map { mutation in
            var mutation = mutation
            mutation.change = mutation.change.map(resolving)
            return mutation
        }
    }
}

extension StoredEntry {
    /// An entry of what goes with the writes of an outbox.
    static func note(_ key: Key, _ value: Data, at now: Date) -> StoredEntry {
        .local(key, value, format: "note/1", at: now)
    }
}
