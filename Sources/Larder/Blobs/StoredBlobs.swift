#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The blobs of a storage, as entries; nothing is kept in memory but when blobs were used.
///
/// ```
/// store/names/name            the id of the blob with this name
/// store/contents/id           one for each blob: when it was used, and whether it stays without a name
/// store/bytes/id              its bytes
/// store/references/id/name    one for each of its names
/// ```
///
/// Every change of a blob's names writes its entry under `contents`, and expects the revision that was read. So
/// two programs that change the names of one blob at the same time do it one after the other.
final class StoredBlobs: BlobPlace {
    let storage: any EntryStorage
    let subject: String
    private let environment: StoreEnvironment
    private let keys: BlobKeys
    private let lane = SerialLane()
    private let uses = Locked<[BlobID: Date]>([:])

    /// How many bytes a listing found, and how many were put since; nil before the first.
    private let known = Locked<(listed: Int, put: Int)?>(nil)

    /// How many bytes may be put before they are counted again.
    private let countingInterval: Int

    init(
        _ storage: any EntryStorage, name: String, limit: Int?, _ environment: StoreEnvironment
    ) {
        self.storage = storage
        self.environment = environment
        subject = name
        keys = BlobKeys(root: Key(component: name))
        countingInterval = (limit ?? 0) / 10
    }

    var durability: Durability { storage.durability }

    // MARK: - Reading

    func find(_ name: Key) async throws -> BlobMeaning? {
        guard let entry = try await storage.entry(for: keys.name(name)) else { return nil }
        return BlobID(String(decoding: entry.value, as: UTF8.self)).map {
            BlobMeaning(id: $0, version: entry.revision)
        }
    }

    func contains(_ id: BlobID) async throws -> Bool {
        try await storage.entry(for: keys.content(id)) != nil
    }

    func names(of id: BlobID) async throws -> [Key] {
        try await storage.allSummaries(under: keys.references(of: id)).compactMap {
            keys.name(inReference: $0.key)
        }.sorted()
    }

    func read(_ id: BlobID) async throws -> Data? {
        try await storage.entry(for: keys.bytes(id))?.value
    }

    func usage() async throws -> BlobUsage {
        let sizes = try await sizes()
        return BlobUsage(
            contents: sizes.count,
            names: try await storage.allSummaries(under: keys.names).count,
            bytes: sizes.values.reduce(0, +), memory: 0)
    }

    func size() async throws -> Int {
        if let known = known.withLock({ $0 }), known.put < countingInterval {
            return known.listed + known.put
        }
        let listed = try await sizes().values.reduce(0, +)
        known.withLock { $0 = (listed, 0) }
        return listed
    }

    private func sizes() async throws -> [BlobID: Int] {
        let entries = try await storage.allSummaries(under: keys.allBytes)
        return Dictionary(
            entries.compactMap { entry in
                keys.id(entry.key, under: keys.allBytes).map { ($0, entry.size) }
            }
        ) { first, _ in first }
    }

    func uses() async throws -> [BlobUse] {
        var names: [BlobID: [Key]] = [:]
        for entry in try await storage.allSummaries(under: keys.allReferences) {
            guard let id = keys.id(entry.key, under: keys.allReferences),
                let name = keys.name(inReference: entry.key)
            else { continue }
            names[id, default: []].append(name)
        }
        let sizes = try await sizes()
        let noted = self.uses.withLock { $0 }
        return try await storage.allSummaries(under: keys.contents).compactMap { entry in
            keys.id(entry.key, under: keys.contents).map { id in
                BlobUse(
                    id: id, names: (names[id] ?? []).sorted(), size: sizes[id] ?? 0,
                    lastUse: max(entry.metadata.times.confirmed, noted[id] ?? .distantPast))
            }
        }.sorted { ($0.lastUse, $0.id) < ($1.lastUse, $1.id) }
    }

    // MARK: - Changing

    func moment() async throws -> StoragePosition? { try await storage.position() }

    func put(
        _ bytes: Data, _ id: BlobID, for name: Key?, since: StoragePosition?,
        if isWanted: @escaping @Sendable (BlobID?) -> Bool, done: @escaping @Sendable () -> Void
    ) async throws -> Bool {
        let isStored = try await change { [self] change in
            var current = try await change.id(of: name)
            if let id = current, try await storage.entry(for: keys.bytes(id)) == nil {
                current = nil
            }
            guard isWanted(current) else { return false }
            if let name, let since, try await isChanged(name, since: since) { return false }
            try await change.put(bytes, id)
            if let name { try await change.setName(name, to: id) } else { change.keep(id) }
            return true
        } done: {
            if $0 { done() }
        }
        guard isStored else { return false }
        known.withLock { $0?.put += bytes.count }
        // The put recorded a use.
        _ = isDue(id, at: environment.now())
        return true
    }

    /// Returns whether anybody changed a name since a moment.
    private func isChanged(_ name: Key, since moment: StoragePosition) async throws -> Bool {
        let now = try await storage.position()
        guard now != moment else { return false }
        for try await batch in storage.changes(after: moment) {
            if batch.changes.touches(keys.name(name)) { return true }
            if !now.isLater(than: batch.through) { return false }
        }
        return true
    }

    func move(_ name: Key, to target: Key, before: @escaping @Sendable () -> Void) async throws
        -> Bool
    {
        try await change { change in
            before()
            guard let id = try await change.id(of: name) else { return false }
            guard name != target else { return true }
            try await change.setName(target, to: id)
            try await change.setName(name, to: nil)
            return true
        }
    }

    func remove(_ name: Key, before: @escaping @Sendable () -> Void) async throws -> Bool {
        try await change { change in
            before()
            guard try await change.id(of: name) != nil else { return false }
            try await change.setName(name, to: nil)
            return true
        }
    }

    func remove(_ id: BlobID, before: @escaping @Sendable ([Key]) -> Void) async throws {
        try await change { [self] change in
            // First the blob, whose entry changes with its names.
            let isThere = try await change.contains(id)
            let names = try await names(of: id)
            before(names)
            if isThere { try await change.remove(id, names: names) }
        }
    }

    /// Removes a blob of a cache; in a precious storage, a damaged blob is an error.
    func setAside(_ id: BlobID) async throws {
        if durability == .precious {
            throw LarderError(
                .damaged, message: "A stored blob was changed: \(id). Put it again to repair it.")
        }
        try await remove(id) { _ in }
    }

    func evict(
        _ uses: [BlobUse], choosing choose: @escaping @Sendable ([BlobUse]) -> [BlobID]
    ) async throws -> BlobEviction {
        var eviction = BlobEviction()
        let known = Dictionary(uses.map { ($0.id, $0) }) { first, _ in first }
        for id in choose(uses) {
            guard let use = known[id] else { continue }
            let isRemoved = try await change { [self] change in
                guard try await change.contains(id), try await names(of: id) == use.names else {
                    return false
                }
                try await change.remove(id, names: use.names)
                return true
            }
            if isRemoved {
                eviction.count += 1
                eviction.bytes += use.size
            } else {
                eviction.isAnotherLookDue = true
            }
        }
        self.known.withLock { $0 = nil }
        return eviction
    }

    func noteUse(_ id: BlobID, at now: Date) {
        guard isDue(id, at: now) else { return }
        let key = keys.content(id)
        environment.task { [storage] in
            // A use that is not recorded makes the blob look older; whoever changes it meanwhile uses it.
            guard let entry = try? await storage.entry(for: key) else { return }
            var metadata = entry.metadata
            metadata.times.confirmed = max(metadata.times.confirmed, now)
            _ = try? await storage.commit([
                .confirm(key, metadata, expecting: entry.revision)
            ])
        }
    }

    /// Whether a use is to be recorded; if so, none is for a while.
    private func isDue(_ id: BlobID, at now: Date) -> Bool {
        uses.withLock { uses in
            if let noted = uses[id], abs(now.timeIntervalSince(noted)) < Self.notingInterval {
                return false
            }
            if uses.count >= Self.mostNoted { uses = [:] }
            uses[id] = now
            return true
        }
    }

    /// How often a use is recorded at most, in seconds, and for how many blobs that is remembered.
    private static let notingInterval: TimeInterval = 60
    private static let mostNoted = 10_000

    /// Makes a change after earlier ones, again for as long as others change the same.
    private func change<Result: Sendable>(
        _ body: @escaping @Sendable (inout BlobChange) async throws -> Result,
        done: @escaping @Sendable (Result) -> Void = { _ in }
    ) async throws -> Result {
        try await lane.run(on: environment) { [storage, keys, environment] in
            await Swift.Result.catching {
                var attempts = 0
                while true {
                    var change = BlobChange(storage, keys, now: environment.now())
                    let result = try await body(&change)
                    do {
                        let entries = change.entries
                        if !entries.isEmpty {
                            let write = Write(entries: entries)
                            _ = try await storage.commitOnce(
                                write, as: StoreEnvironment.openingID())
                        }
                        done(result)
                        return result
                    } catch let error as LarderError where error.code == .conflict {
                        attempts += 1
                        if attempts == 100 { throw error }
                    }
                }
            }
        }.get()
    }
}

extension Result where Failure == any Error {
    fileprivate static func catching(_ body: () async throws -> Success) async -> Self {
        do {
            return .success(try await body())
        } catch {
            return .failure(error)
        }
    }
}
