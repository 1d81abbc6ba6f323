import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPCache {
    /// Removes the least recently used responses until at most `bytes` bytes are stored, and returns how many
    /// were removed.
    ///
    /// Uses are remembered by the process, not by the storage: after a restart, a response counts as last
    /// used when it was last confirmed. Called automatically when the total of ``options`` is exceeded.
    /// Throws the errors of the storage.
    @discardableResult
    public func trim(to bytes: Int) async throws -> Int {
        let all = try await storage.allSummaries(under: root)
        var total = all.reduce(0) { $0 + Self.size($1) }
        let uses = memory.withLock { memory in
            let keys = Set(all.map(\.key))
            memory.uses = memory.uses.filter { keys.contains($0.key) }
            return memory.uses
        }
        func lastUse(_ summary: EntrySummary) -> Date {
            max(uses[summary.key] ?? .distantPast, summary.metadata.times.confirmed)
        }
        var gone: [Key] = []
        let before = total
        for summary in all.sorted(by: { lastUse($0) < lastUse($1) }) where total > bytes {
            total -= Self.size(summary)
            gone.append(summary.key)
        }
        if !gone.isEmpty {
            try await storage.commit(gone.map { .remove($0) })
            environment.reporter.report(
                LarderEvent(
                    .evicted, named: HTTPCache.name, count: gone.count, bytes: before - total))
        }
        memory.withLock { $0.bytes = total }
        return gone.count
    }

    private static func size(_ summary: EntrySummary) -> Int {
        summary.size + summary.key.path.utf8.count
    }

    /// Records that an entry was used.
    func noteUse(of key: Key, at now: Date) {
        memory.withLock { memory in
            memory.uses[key] = now
            guard memory.uses.count > 20_000 else { return }
            // Too many to remember: drop the older half.
            let middle = memory.uses.values.sorted()[10_000]
            memory.uses = memory.uses.filter { $0.value >= middle }
        }
    }

    /// Counts what was stored, and trims if it is too much.
    func noteStored(_ operations: [EntryChange]) async {
        let added = operations.reduce(0) { sum, operation in
            guard case .put(let entry, _) = operation else { return sum }
            return sum + entry.value.count + entry.key.path.utf8.count
        }
        let isOver = memory.withLock { memory -> Bool in
            guard let bytes = memory.bytes else { return true }
            memory.bytes = bytes + added
            return bytes + added > options.totalBytes
        }
        guard isOver else { return }
        do {
            let isFirst = memory.withLock { $0.bytes == nil }
            try await trim(to: isFirst ? options.totalBytes : options.totalBytes / 10 * 9)
        } catch {
            environment.reporter.report(
                LarderEvent(
                    .commitFailed, named: HTTPCache.name, error: LarderError.wrapping(error)))
        }
    }
}
