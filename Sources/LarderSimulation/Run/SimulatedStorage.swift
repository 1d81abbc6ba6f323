public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One opening of a storage that delays, fails and tells its news late, as a seed says.
///
/// This file is all that the simulation knows of the ``Storage`` protocol.
///
/// ```swift
/// let disk = SimulatedDisk(seed: 7, faults: faults)
/// let here = SimulatedStorage(disk), elsewhere = SimulatedStorage(disk)
/// ```
public final class SimulatedStorage: Storage {
    private let disk: SimulatedDisk
    private let opening: Int

    /// How carefully entries are kept: by name only.
    public let durability: Durability

    /// Opens the disk once more; commits of other openings are foreign here.
    public init(_ disk: SimulatedDisk, durability: Durability = .rebuildable) {
        self.disk = disk
        self.durability = durability
        opening = disk.open()
    }

    /// Returns an entry, or nil when there is none.
    public func entry(for key: Key) async throws -> StoredEntry? {
        try await disk.read { try await disk.memory.entry(for: key) }
    }

    /// Lists entries in the order of their keys.
    public func summaries(
        under prefix: Key?, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try await disk.read {
            try await disk.memory.summaries(under: prefix, after: after, limit: limit)
        }
    }

    /// Carries out operations, all or none, and returns the revision of the commit.
    @discardableResult
    public func commit(_ operations: [StorageOperation]) async throws -> UInt64 {
        let commit = SimulatedCommit(opening: opening, changes: operations.map(\.simulated))
        return try await disk.write(commit, scope: operations.scope) {
            try await disk.memory.commit(operations)
        }
    }

    /// Returns the commits from now on, in order, of all openings.
    public func changes() -> AsyncStream<StorageChange> { disk.changes(opening) }

    /// Ends the streams of changes of this opening.
    public func close() async throws { disk.close(opening) }
}

extension StorageOperation {
    fileprivate var simulated: SimulatedCommit.Change {
        switch self {
        case .put(let entry, _):
            .init(
                key: entry.key,
                kind: .put(
                    text: String(decoding: entry.value, as: UTF8.self),
                    byHand: entry.facts.origin == .local))
        case .confirm(let key, _, _), .invalidate(let key): .init(key: key, kind: .touch)
        case .remove(let key): .init(key: key, kind: .remove(under: false))
        case .removeAll(let key): .init(key: key, kind: .remove(under: true))
        }
    }
}
