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
/// store/removals/part         the names that were removed last
/// ```
///
/// Every change of a blob's names writes its entry under `contents`, and expects the revision that was read. So
/// two programs that change the names of one blob at the same time do it one after the other. A load writes nothing
/// before it has fetched, but for the first of a store, which begins the record of removals: that its name is absent,
/// and was not removed in the meantime, is what its commit expects.
final class StoredBlobs: BlobPlace {
    let storage: any EntryStorage
    let subject: String
    private let environment: StoreEnvironment
    private let keys: BlobKeys
    private let lane: BlobLane
    private let uses: BlobUseLog

    /// Whether removals are known to be recorded.
    private let isRecordingRemovals = Locked(false)

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
        lane = BlobLane(environment)
        uses = BlobUseLog(storage, keys, environment)
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

    func uses() async throws -> [BlobSummary] { try await listed().map(\.use) }

    /// Returns all blobs, oldest first, with the revisions of their entries. Bytes and references whose entry
    /// was damaged come first.
    private func listed() async throws -> [(use: BlobSummary, revision: UInt64)] {
        var names: [BlobID: [Key]] = [:]
        for entry in try await storage.allSummaries(under: keys.allReferences) {
            guard let id = keys.id(entry.key, under: keys.allReferences),
                let name = keys.name(inReference: entry.key)
            else { continue }
            names[id, default: []].append(name)
        }
        let sizes = try await sizes()
        let noted = uses.noted
        var entries: [BlobID: EntrySummary] = [:]
        for entry in try await storage.allSummaries(under: keys.contents) {
            if let id = keys.id(entry.key, under: keys.contents) { entries[id] = entry }
        }
        return Set(entries.keys).union(sizes.keys).union(names.keys).map { id in
            let used = entries[id]?.metadata.times.confirmed ?? .distantPast
            let use = BlobSummary(
                id: id, names: (names[id] ?? []).sorted(), size: sizes[id] ?? 0,
                lastUse: max(used, noted[id] ?? .distantPast))
            return (use, entries[id]?.revision ?? 0)
        }.sorted { ($0.use.lastUse, $0.use.id) < ($1.use.lastUse, $1.use.id) }
    }

    // MARK: - Changing

    func removals(of name: Key) async throws -> UInt64? {
        var change = newChange
        if let count = try await change.removals(of: name) { return count }
        do {
            // Once for a store, unless it was wiped.
            try await change.recordRemovals()
            try await storage.commit(change.entries)
        } catch is LarderError {
            // Somebody else was faster, or nothing can be written now.
        }
        change = newChange
        return try await change.removals(of: name)
    }

    func put(
        _ bytes: Data, _ id: BlobID, for name: Key?, from load: BlobLoad?,
        if isWanted: @escaping @Sendable (BlobID?) -> Bool, done: @escaping @Sendable () -> Void
    ) async throws -> Bool {
        let stored: Stored = try await change { [storage, keys] change in
            var current = try await change.id(of: name)
            if let id = current, (try? await storage.entry(for: keys.bytes(id))) == nil {
                current = nil
            }
            guard isWanted(current) else { return .nothing }
            if let name, let load,
                try await !change.isUnremoved(name, since: load.removals)
            {
                return .nothing
            }
            let isNew = try await change.put(bytes, id)
            if let name { try await change.setName(name, to: id) } else { change.keep(id) }
            return isNew ? .new : .known
        } done: { [self] stored in
            if stored == .nothing { return }
            if stored == .new { put.withLock { $0 += bytes.count } }
            // The put recorded a use.
            _ = uses.isDue(id, at: environment.now())
            done()
        }
        return stored != .nothing
    }

    private enum Stored { case nothing, known, new }

    func setName(_ name: Key, of id: BlobID, done: @escaping @Sendable () -> Void) async throws
        -> Bool
    {
        try await change { change in
            guard try await change.contains(id) else { return false }
            try await change.setName(name, to: id)
            return true
        } done: {
            if $0 { done() }
        }
    }

    func move(_ name: Key, to target: Key, done: @escaping @Sendable () -> Void) async throws
        -> Bool
    {
        try await change { change in
            guard let id = try await change.id(of: name) else { return false }
            guard name != target else { return true }
            try await change.setName(target, to: id)
            try await change.setName(name, to: nil)
            return true
        } done: {
            if $0 { done() }
        }
    }

    func remove(_ name: Key, done: @escaping @Sendable () -> Void) async throws -> Bool {
        try await change { change in
            guard try await change.id(of: name) != nil else { return false }
            try await change.setName(name, to: nil)
            return true
        } done: { _ in
            done()
        }
    }

    func remove(_ id: BlobID, done: @escaping @Sendable ([Key]) -> Void) async throws {
        _ = try await change { [self] change in
            // First the blob, whose entry changes with its names.
            let isThere = try await change.contains(id)
            let names = try await names(of: id)
            if isThere { try await change.remove(id, names: names) }
            return names
        } done: {
            done($0)
        }
    }

    /// Removes a blob of a cache; in a precious storage, a damaged blob is an error.
    func setAside(_ id: BlobID) async throws {
        if durability == .precious {
            throw LarderError(
                .damaged, message: "A stored blob was changed: \(id). Put it again to repair it.")
        }
        try await change { [self] change in
            // Somebody may have repaired or removed it in the meantime.
            guard try await change.contains(id), let bytes = try await read(id),
                BlobID(of: bytes) != id
            else { return }
            try await change.remove(id, names: try await names(of: id))
        }
    }

    func evict(
        _ uses: [BlobSummary], choosing choose: @escaping @Sendable ([BlobSummary]) -> [BlobID]
    ) async throws -> BlobEviction {
        let known = Dictionary(uses.map { ($0.id, $0.names) }) { first, _ in first }
        let putBefore = put.withLock { $0 }
        // Outside the lane, so that nobody waits; what changes from here on is not removed.
        let present = try await listed()
        let listed = Dictionary(present.map { ($0.use.id, $0) }) { first, _ in first }
        let chosen = try await lane.run {
            choose(present.map(\.use)).compactMap { listed[$0] }
        }
        var eviction = BlobEviction()
        defer {
            let left = present.reduce(-eviction.bytes) { $0 + $1.use.size }
            self.known.withLock { $0 = (left, putBefore) }
        }
        for first in stride(from: 0, to: chosen.count, by: Self.evictedAtOnce) {
            let batch = chosen[first...].prefix(Self.evictedAtOnce)
            let removed = try await change { change in
                var removed: [BlobSummary] = []
                for (use, revision) in batch where known[use.id] == use.names {
                    // Whatever was done to it in the meantime changed its revision.
                    guard try await change.revision(of: use.id) == revision else { continue }
                    try await change.remove(use.id, names: use.names)
                    removed.append(use)
                }
                return removed
            }
            eviction.count += removed.count
            eviction.bytes += removed.reduce(0) { $0 + $1.size }
            if removed.count < batch.count { eviction.isAnotherLookDue = true }
        }
        return eviction
    }

    /// How many blobs one commit evicts; changes wait for it.
    private static let evictedAtOnce = 20

    func noteUse(_ id: BlobID, at now: Date) { uses.note(id, at: now) }

    /// Makes a change after earlier ones.
    private func change<Result: Sendable>(
        _ body: @escaping @Sendable (inout BlobChange) async throws -> Result,
        done: @escaping @Sendable (Result) -> Void = { _ in }
    ) async throws -> Result {
        try await lane.run { [self] in
            let result = try await attempt(body)
            done(result)
            return result
        }
    }

    private var newChange: BlobChange { BlobChange(storage, keys, environment) }

    /// Makes a change, again for as long as others change the same.
    private func attempt<Success>(
        _ body: (inout BlobChange) async throws -> Success
    ) async throws -> Success {
        var attempts = 0
        var isFull = false
        while true {
            var change = newChange
            change.forgetsRemovals = isFull
            let result = try await body(&change)
            do {
                if change.entries.isEmpty { return result }
                let isRecording = isRecordingRemovals.withLock { $0 }
                if !isRecording, !isFull { try await change.recordRemovals() }
                let write = Write(entries: change.entries)
                _ = try await storage.commitOnce(write, as: StoreEnvironment.openingID())
                isRecordingRemovals.withLock { $0 = !isFull }
                return result
            } catch let error as LarderError where error.code == .conflict {
                attempts += 1
                if attempts == 100 { throw error }
            } catch let error as LarderError where error.code == .full && !isFull {
                // Storages have room left for what only removes.
                change.forgetsRemovals = true
                guard change.onlyRemoves else { throw error }
                isFull = true
            }
        }
    }
}
