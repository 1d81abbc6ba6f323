#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension BlobStore {
    /// Removes the least recently used blobs until a tenth of the disk limit is free, if the limit is
    /// exceeded. Runs automatically with every put, unless blobs that must stay fill the limit: then with every put
    /// that adds a tenth.
    ///
    /// Returns when that is done, also if it was under way already. Calls run one after another.
    public func prune() async {
        guard let limit = limits.disk else { return }
        await pruningTurns.run(on: environment) { [self] in
            while await size() > limit, await removeOldest(limit) {}
        }
    }

    /// Does so unless the last time showed that it would remove little. Returns immediately if others do it, who then check
    /// again.
    func pruneIfDue() async {
        guard let limit = limits.disk else { return }
        let size = await size()
        guard pruning.withLock({ $0.isDue(at: size, limit: limit) && $0.start() }) else { return }
        repeat { await prune() } while pruning.withLock { $0.goesOn() }
    }

    /// How many bytes are stored; zero if that cannot be read, because then nothing can be removed either.
    private func size() async -> Int { (try? await place.size()) ?? 0 }

    /// Removes once; returns whether to do it again.
    private func removeOldest(_ limit: Int) async -> Bool {
        do {
            let uses = try await place.uses()
            let kept = await keeping(uses)
            let removed = try await place.evict(uses) { [pruning] present in
                pruning.withLock { $0.choose(from: present, limit: limit, keeping: kept) }
            }
            if removed.count > 0 { report(.evicted, count: removed.count, bytes: removed.bytes) }
            return removed.isAnotherLookDue
        } catch {
            report(.commitFailed, error: .wrapping(error))
            return false
        }
    }
}

/// The state of pruning a store.
struct Pruning: Sendable {
    /// The blobs whose put has not returned yet, with the number of such puts.
    private(set) var putting: [BlobID: Int] = [:]
    /// The size of the blobs that had to stay when blobs to remove were last chosen.
    private var kept = 0
    private var isRunning = false
    private var isAskedAgain = false

    mutating func begin(_ id: BlobID) { putting[id, default: 0] += 1 }

    mutating func end(_ id: BlobID) {
        putting[id, default: 1] -= 1
        if putting[id] == 0 { putting[id] = nil }
    }

    /// Whether a store of this size exceeds the limit by enough to look what can be removed.
    mutating func isDue(at size: Int, limit: Int) -> Bool {
        if size <= limit { kept = 0 }
        return size > max(limit, kept + limit / 10)
    }

    /// Whether the caller should prune; if not, the running pruning repeats itself.
    mutating func start() -> Bool {
        if isRunning { isAskedAgain = true }
        defer { isRunning = true }
        return !isRunning
    }

    /// Returns what to remove of the blobs present, oldest first, until a tenth of the limit is free; nothing if
    /// they are within the limit. Blobs that are being put are removed last, only until the limit is met, and never
    /// the newest.
    mutating func choose(
        from present: [BlobSummary], limit: Int, keeping staying: Set<BlobID>
    ) -> [BlobID] {
        var left = present.reduce(0) { $0 + $1.size }
        if left <= limit { return [] }
        let candidates = present.filter { !staying.contains($0.id) }
        kept = left - candidates.reduce(0) { $0 + $1.size }
        var others = candidates.filter { putting[$0.id] == nil }[...]
        var fresh = candidates.filter { putting[$0.id] != nil }[...]
        _ = fresh.popLast()
        var going: [BlobID] = []
        while left > limit - limit / 10, let use = others.popFirst() {
            going.append(use.id)
            left -= use.size
        }
        while left > limit, let use = fresh.popFirst() {
            going.append(use.id)
            left -= use.size
        }
        return going
    }

    /// Whether to prune again; if not, pruning has ended.
    mutating func goesOn() -> Bool {
        defer { isAskedAgain = false }
        isRunning = isAskedAgain
        return isAskedAgain
    }
}
