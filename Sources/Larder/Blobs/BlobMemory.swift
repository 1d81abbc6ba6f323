#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The recently used blobs of a store, in memory.
final class BlobMemory: Sendable {
    private let cache: Locked<CostCache<BlobID, Data>>

    init(limit: Int) { cache = Locked(CostCache(limit: limit)) }

    /// The size of all of them in bytes.
    var cost: Int { cache.withLock { $0.cost } }

    func bytes(_ id: BlobID) -> Data? { cache.withLock { $0.value(for: id) } }

    func hold(_ bytes: Data, _ id: BlobID) {
        cache.withLock { $0.set(bytes, for: id, cost: bytes.count) }
    }

    func remove(_ ids: [BlobID]) {
        cache.withLock { cache in
            for id in ids { cache.remove(id) }
        }
    }

    /// Removes all; returns how many there were, and their size.
    func empty() -> (count: Int, bytes: Int) {
        cache.withLock { cache in
            defer { cache.removeAll() }
            return (cache.count, cache.cost)
        }
    }
}

/// The running loads of a blob store, by name.
final class BlobFetches: Sendable {
    private let running = Locked<[Key: SharedTask]>([:])

    /// Returns the running load of a name after joining it, or makes `fresh` the running one.
    func join(_ name: Key, or fresh: SharedTask) -> SharedTask {
        running.withLock { running in
            if let fetch = running[name], fetch.join() { return fetch }
            running[name] = fresh
            return fresh
        }
    }

    /// Forgets a load that has ended.
    func end(_ name: Key, _ fetch: SharedTask) {
        running.withLock { running in
            if running[name] === fetch { running[name] = nil }
        }
    }

    /// Prevents all running loads from being stored.
    func supersedeAll() { supersede(running.withLock { Array($0.keys) }) }

    /// Prevents running loads of these names from being stored, in step with the order of changes; later
    /// callers start a new load.
    func supersede(_ names: some Sequence<Key>) {
        running.withLock { running in
            for name in names { running.removeValue(forKey: name)?.markOutdated() }
        }
    }

    /// Prevents running loads from storing a blob that was removed.
    func invalidate(_ id: BlobID) {
        for fetch in running.withLock({ Array($0.values) }) { fetch.invalidate(["\(id)"]) }
    }
}
