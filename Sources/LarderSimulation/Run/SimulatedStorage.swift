public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One opening of a storage that delays, fails and notifies late, determined by a seed.
///
/// Only this file of the simulation depends on the `Storage` protocol.
///
/// ```swift
/// let disk = SimulatedDisk(seed: 7, faults: faults)
/// let here = SimulatedStorage(disk), elsewhere = SimulatedStorage(disk)
/// ```
public final class SimulatedStorage: EntryStorage {
    private let disk: SimulatedDisk
    private let opening: Int

    /// The durability that the storage claims.
    public let durability: Durability

    /// Opens the disk once more; the commits of other openings are foreign to this one.
    public init(_ disk: SimulatedDisk, durability: Durability = .rebuildable) {
        self.disk = disk
        self.durability = durability
        opening = disk.open()
    }

    /// Returns an entry, or nil if there is none.
    public func entry(for key: Key) async throws -> StoredEntry? {
        try await disk.read(by: opening) { try await $0.entry(for: key) }
    }

    /// Lists entries sorted by key.
    public func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try await disk.read(by: opening) {
            try await $0.summaries(under: prefix, after: after, limit: limit)
        }
    }

    /// Commits a write, all or nothing.
    @discardableResult
    public func commit(_ write: Write) async throws -> Commit {
        try await disk.write(
            write,
            SimulatedCommit(
                opening: opening,
                changes: write.entries.map(\.simulated).filter { !$0.key.isUnder(Leases.root) }))
    }

    /// Returns the position of the last commit.
    public func position() async throws -> StoragePosition { try await disk.position(by: opening) }

    /// Returns the changes since a position, from the commits of all openings, in order.
    public func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> { disk.changes(after: position, opening) }

    /// Ends the streams of changes of this opening.
    public func close() async throws { disk.close(opening) }
}

extension EntryChange {
    fileprivate var simulated: SimulatedCommit.Change {
        switch self {
        case .put(let entry, _):
            .init(
                key: entry.key,
                kind: .put(
                    text: String(decoding: entry.value, as: UTF8.self),
                    byHand: entry.metadata.origin == .local))
        case .confirm(let key, _, _), .invalidate(let key), .invalidateAll(let key):
            .init(key: key, kind: .touch)
        case .remove(let key, _): .init(key: key, kind: .remove(under: false))
        case .removeAll(let key): .init(key: key, kind: .remove(under: true))
        }
    }
}
