import Foundation
import Larder

/// A storage in memory for these tests, with a switch for each way it can fail.
actor CacheTestStorage: EntryStorage {
    nonisolated let durability = Durability.transient
    private var entries: [Key: StoredEntry] = [:]
    private var revision: UInt64 = 0
    private(set) var commits: [[EntryChange]] = []
    private var failsReading = false
    private var failsWriting = false
    private var beforeCommit: (@Sendable () async -> Void)?
    private var afterRead: (@Sendable () async -> Void)?

    func failReading(_ fails: Bool = true) { failsReading = fails }
    func failWriting(_ fails: Bool = true) { failsWriting = fails }

    /// Runs something before each commit is carried out, in which others may overtake it.
    func beforeCommits(_ body: @escaping @Sendable () async -> Void) { beforeCommit = body }

    /// Runs something after each read of an entry, before what was read is given back.
    func afterReads(_ body: @escaping @Sendable () async -> Void) { afterRead = body }

    /// Changes the bytes of every value, as a bad disk would.
    func damage(_ change: @Sendable (inout Data) -> Void) {
        for key in entries.keys {
            guard var entry = entries[key] else { continue }
            change(&entry.value)
            entries[key] = entry
        }
    }

    /// Puts the value of one key under another, as a confused storage would.
    func misplace(_ from: Key, under to: Key) {
        guard var entry = entries[from] else { return }
        entry.key = to
        entries[to] = entry
    }

    var keys: [Key] { entries.keys.sorted() }

    func entry(for key: Key) async throws -> StoredEntry? {
        if failsReading { throw LarderError(.io, message: "The disk cannot be read.") }
        let entry = entries[key]
        await afterRead?()
        return entry
    }

    func summaries(under prefix: Key, after: Key?, limit: Int) throws -> [EntrySummary] {
        if failsReading { throw LarderError(.io, message: "The disk cannot be read.") }
        let keys = entries.keys.sorted().filter { key in
            key.isUnder(prefix) && after.map { $0 < key } ?? true
        }
        return keys.prefix(limit).compactMap { key in
            entries[key].map {
                EntrySummary(
                    key: key, size: $0.value.count, metadata: $0.metadata, revision: $0.revision)
            }
        }
    }

    func commit(_ write: Write) async throws -> Commit {
        await beforeCommit?()
        if failsWriting { throw LarderError(.full, message: "The disk is full.") }
        revision += 1
        commits.append(write.entries)
        for change in write.entries {
            switch change {
            case .put(var entry, _):
                entry.revision = revision
                entries[entry.key] = entry
            case .confirm(let key, let metadata, _):
                entries[key]?.metadata = metadata
            case .invalidate(let key):
                entries[key]?.metadata.isInvalidated = true
            case .invalidateAll(let prefix):
                for key in entries.keys where key.isUnder(prefix) {
                    entries[key]?.metadata.isInvalidated = true
                }
            case .remove(let key, _):
                entries[key] = nil
            case .removeAll(let prefix):
                entries = entries.filter { !$0.key.isUnder(prefix) }
            }
        }
        return Commit(position: position(), revisions: .same(revision))
    }

    func position() -> StoragePosition { StoragePosition(incarnation: "test", point: revision) }

    nonisolated func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> {
        AsyncThrowingStream { $0.finish() }
    }

    func close() {}
}

/// Holds the first who passes until it is opened; the others go through.
actor Gate {
    private var isReached = false
    private var isOpen = false
    private var watcher: CheckedContinuation<Void, Never>?
    private var held: CheckedContinuation<Void, Never>?

    func pass() async {
        if isReached || isOpen { return }
        isReached = true
        watcher?.resume()
        watcher = nil
        await withCheckedContinuation { held = $0 }
    }

    /// Waits until somebody is held.
    func reached() async {
        if !isReached { await withCheckedContinuation { watcher = $0 } }
    }

    func open() {
        isOpen = true
        held?.resume()
        held = nil
    }
}

/// A wall clock that moves when it is told to.
final class CacheTestClock: Sendable {
    private let moment: Locked<Date>

    init(_ start: TimeInterval = 1_790_000_000) {
        moment = Locked(Date(timeIntervalSince1970: start))
    }

    var now: Date { moment.withLock { $0 } }

    func advance(_ seconds: TimeInterval) {
        moment.withLock { $0 += seconds }
    }
}
