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

    /// How many bytes were put here so far, and how many a listing found when how many had been put.
    private let put = Locked(0)
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
            names: try await storage.allSummaries(under: keys.names).count { $0.size > 0 },
            bytes: sizes.values.reduce(0, +), memory: 0)
    }

    func size() async throws -> Int {
        let put = put.withLock { $0 }
        if let known = known.withLock({ $0 }), put - known.put < countingInterval {
            return known.listed + put - known.put
        }
        let listed = try await sizes().values.reduce(0, +)
        known.withLock { $0 = (listed, put) }
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

    func uses() async throws -> [BlobUse] { try await listed().map(\.use) }

    /// Returns all blobs, oldest first, with the revisions of their entries. Bytes and references whose entry
    /// was damaged come first.
    private func listed() async throws -> [(use: BlobUse, revision: UInt64)] {
        var names: [BlobID: [Key]] = [:]
        for entry in try await storage.allSummaries(under: keys.allReferences) {
            guard let id = keys.id(entry.key, under: keys.allReferences),
                let name = keys.name(inReference: entry.key)
            else { continue }
            names[id, default: []].append(name)
        }
        let sizes = try await sizes()
        let noted = uses.withLock { $0 }
        var entries: [BlobID: EntrySummary] = [:]
        for entry in try await storage.allSummaries(under: keys.contents) {
            if let id = keys.id(entry.key, under: keys.contents) { entries[id] = entry }
        }
        return Set(entries.keys).union(sizes.keys).union(names.keys).map { id in
            let used = entries[id]?.metadata.times.confirmed ?? .distantPast
            let use = BlobUse(
                id: id, names: (names[id] ?? []).sorted(), size: sizes[id] ?? 0,
                lastUse: max(used, noted[id] ?? .distantPast))
            return (use, entries[id]?.revision ?? 0)
        }.sorted { ($0.use.lastUse, $0.use.id) < ($1.use.lastUse, $1.use.id) }
    }

    // MARK: - Changing

    /// Puts an entry without a blob where nothing is, so that a name that others put and remove meanwhile does not
    /// look untouched.
    func reserve(_ name: Key) async throws -> UInt64? {
        let key = keys.name(name)
        if let entry = try await storage.entry(for: key) { return entry.revision }
        let reservation = BlobChange.reservation(of: key, at: environment.now())
        do {
            return try await storage.commit([.put(reservation, expecting: 0)]).revision(of: key)
        } catch let error as LarderError where error.code == .conflict {
            return try await storage.entry(for: key)?.revision
        }
    }

    func release(_ name: Key, _ version: UInt64) async {
        // One that stays, as on a full disk, serves the next load.
        try? await change { change in
            if try await change.version(of: name) == version { try await change.release(name) }
        }
    }

    func put(
        _ bytes: Data, _ id: BlobID, for name: Key?, at version: UInt64?,
        if isWanted: @escaping @Sendable (BlobID?) -> Bool, done: @escaping @Sendable () -> Void
    ) async throws -> Bool {
        let stored: Stored = try await change { [storage, keys] change in
            var current = try await change.id(of: name)
            if let id = current, (try? await storage.entry(for: keys.bytes(id))) == nil {
                current = nil
            }
            guard isWanted(current) else { return .nothing }
            if let name, let version, try await change.version(of: name) != version {
                return .nothing
            }
            let isNew = try await change.put(bytes, id)
            if let name { try await change.setName(name, to: id) } else { change.keep(id) }
            return isNew ? .new : .known
        } done: {
            if $0 != .nothing { done() }
        }
        if stored == .new { put.withLock { $0 += bytes.count } }
        // The put recorded a use.
        if stored != .nothing { _ = isDue(id, at: environment.now()) }
        return stored != .nothing
    }

    private enum Stored { case nothing, known, new }

    func setName(_ name: Key, of id: BlobID, before: @escaping @Sendable () -> Void) async throws
        -> Bool
    {
        try await change { change in
            before()
            guard try await change.contains(id) else { return false }
            try await change.setName(name, to: id)
            return true
        }
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
            guard try await change.id(of: name) != nil else {
                // Loads elsewhere do not store what they fetch for it.
                try await change.release(name)
                return false
            }
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
        try await change { [self] change in
            // Somebody may have repaired or removed it meanwhile.
            guard try await change.contains(id), let bytes = try await read(id),
                BlobID(of: bytes) != id
            else { return }
            try await change.remove(id, names: try await names(of: id))
        }
    }

    func evict(
        _ uses: [BlobUse], choosing choose: @escaping @Sendable ([BlobUse]) -> [BlobID]
    ) async throws -> BlobEviction {
        let known = Dictionary(uses.map { ($0.id, $0.names) }) { first, _ in first }
        let eviction = try await inLane { [self] in
            var eviction = BlobEviction()
            let present = try await listed()
            let listed = Dictionary(present.map { ($0.use.id, $0) }) { first, _ in first }
            for id in choose(present.map(\.use)) {
                guard let (use, revision) = listed[id] else { continue }
                let isRemoved = try await attempt { change in
                    // Whatever was done to it meanwhile changed its revision.
                    guard known[id] == use.names, try await change.revision(of: id) == revision
                    else { return false }
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
            return eviction
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

    /// Makes a change after earlier ones.
    private func change<Result: Sendable>(
        _ body: @escaping @Sendable (inout BlobChange) async throws -> Result,
        done: @escaping @Sendable (Result) -> Void = { _ in }
    ) async throws -> Result {
        try await inLane { [self] in
            let result = try await attempt(body)
            done(result)
            return result
        }
    }

    /// Runs changes after earlier ones, to their end even if the caller is cancelled.
    private func inLane<Success: Sendable>(
        _ body: @escaping @Sendable () async throws -> Success
    ) async throws -> Success {
        try await lane.run(on: environment) { () async -> Result<Success, any Error> in
            do {
                return .success(try await body())
            } catch {
                return .failure(error)
            }
        }.get()
    }

    /// Makes a change, again for as long as others change the same.
    private func attempt<Success>(
        _ body: (inout BlobChange) async throws -> Success
    ) async throws -> Success {
        var attempts = 0
        while true {
            var change = BlobChange(storage, keys, now: environment.now())
            let result = try await body(&change)
            do {
                let entries = change.entries
                if !entries.isEmpty {
                    let write = Write(entries: entries)
                    _ = try await storage.commitOnce(write, as: StoreEnvironment.openingID())
                }
                return result
            } catch let error as LarderError where error.code == .conflict {
                attempts += 1
                if attempts == 100 { throw error }
            }
        }
    }
}
