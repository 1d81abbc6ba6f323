#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension BlobStore {
    /// Removes the least recently used blobs until a tenth of the disk limit is free, if the limit is
    /// exceeded. Runs automatically with every put.
    ///
    /// Only one call runs at a time. Others return immediately, and the running one checks again for them.
    public func prune() async {
        guard let limit = limits.disk, index.withLock({ $0.bytes }) > limit,
            pruning.withLock({ $0.start() })
        else { return }
        repeat {
            while index.withLock({ $0.bytes }) > limit, await removeOldest(limit) {}
        } while pruning.withLock { $0.goesOn() }
    }

    /// Removes once; returns whether to do it again.
    ///
    /// The choice is made in the order of changes. A blob whose names changed after the `keeping` closure was
    /// called stays. Blobs that are being put go last, only until the limit is met, and never the newest.
    private func removeOldest(_ limit: Int) async -> Bool {
        let uses = index.withLock { $0.contents }.map { id, content in
            BlobUse(
                id: id, names: content.names.sorted(), size: content.size,
                lastUse: folder.lastUse(id, content))
        }.sorted { ($0.lastUse, $0.id) < ($1.lastUse, $1.id) }
        let kept = await keeping(uses)
        do {
            let (removed, bytes, isAnotherLookDue) = try await write { [self] folder, shared in
                let index = shared.withLock { $0 }
                let putting = pruning.withLock { $0.putting }
                var isAnotherLookDue = false
                var choice: [Candidate] = []
                for use in uses where !kept.contains(use.id) {
                    guard let content = index.contents[use.id] else { continue }
                    guard content.names.sorted() == use.names else {
                        isAnotherLookDue = true
                        continue
                    }
                    choice.append(
                        Candidate(
                            isBeingPut: putting[use.id] != nil,
                            lastUse: max(use.lastUse, content.used ?? .distantPast),
                            tick: content.tick, id: use.id, size: content.size))
                }
                choice.sort()
                if let last = choice.last, last.isBeingPut { choice.removeLast() }
                var going: [BlobID] = []
                var left = index.bytes
                for candidate in choice
                where left > (candidate.isBeingPut ? limit : limit - limit / 10) {
                    going.append(candidate.id)
                    left -= candidate.size
                }
                try folder.remove(going, shared)
                return (going.count, index.bytes - left, isAnotherLookDue)
            }
            if removed > 0 { report(.evicted, count: removed, bytes: bytes) }
            return isAnotherLookDue
        } catch {
            report(.commitFailed, error: .wrapping(error))
            return false
        }
    }
}

/// A blob that may be removed.
private struct Candidate: Comparable {
    var isBeingPut: Bool
    var lastUse: Date
    var tick: UInt64
    var id: BlobID
    var size: Int

    static func < (left: Candidate, right: Candidate) -> Bool {
        (left.isBeingPut ? 1 : 0, left.lastUse, left.tick, left.id)
            < (right.isBeingPut ? 1 : 0, right.lastUse, right.tick, right.id)
    }
}

/// The state of pruning a store.
struct Pruning: Sendable {
    /// The blobs whose put has not returned yet, with the number of such puts.
    private(set) var putting: [BlobID: Int] = [:]
    private var isRunning = false
    private var isAskedAgain = false

    mutating func begin(_ id: BlobID) { putting[id, default: 0] += 1 }

    mutating func end(_ id: BlobID) {
        putting[id, default: 1] -= 1
        if putting[id] == 0 { putting[id] = nil }
    }

    /// Whether the caller should prune; if not, the running pruning repeats itself.
    mutating func start() -> Bool {
        if isRunning { isAskedAgain = true }
        defer { isRunning = true }
        return !isRunning
    }

    /// Whether to prune again; if not, pruning has ended.
    mutating func goesOn() -> Bool {
        defer { isAskedAgain = false }
        isRunning = isAskedAgain
        return isAskedAgain
    }
}
