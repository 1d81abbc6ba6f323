/// A part of a storage that can be wiped with one call, such as the entries of one user.
///
/// ```swift
/// let mine = storage.partition("user-17")
/// let inbox = Store(name: "inbox", source: source, storage: mine)
/// // At sign-out:
/// try await mine.wipe()
/// ```
///
/// To stores it is a storage of its own: they see and change only what is in the partition. Its keys are
/// stored in the base storage under `partitions` and the name. It supports entries only. Marks and rows have
/// no partitions: give each user a separate storage for those, which can be removed as a file.
///
/// Closing a partition closes the base storage.
public final class PartitionedStorage: EntryStorage {
    private struct State {
        var isWiped = false
        /// The number of running commits, and the callers waiting for them to end.
        var running = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let base: any EntryStorage
    private let root: Key
    private let state = Locked(State())

    /// The name of the partition.
    public let name: String

    /// Creates a partition of a storage.
    public init(_ name: String, of base: any EntryStorage) {
        self.name = name
        self.base = base
        root = Key("partitions", name)
    }

    /// The durability of the base storage.
    public var durability: Durability { base.durability }

    /// Removes everything in the partition in one commit, and ends the partition.
    ///
    /// Stores on it soon drop from memory what the storage had, too. Their pending writes and running fetches
    /// are refused with `.gone`, so that none of the user's data comes back. For the next session of the same
    /// user, create a new partition after this has returned, and release the stores on this one. If this
    /// throws, nothing was removed and nothing can be written; call it again.
    public func wipe() async throws {
        await withCheckedContinuation { wiper in
            let isIdle = state.withLock { state in
                state.isWiped = true
                if state.running > 0 { state.waiting.append(wiper) }
                return state.running == 0
            }
            if isIdle { wiper.resume() }
        }
        try await base.commit(Write(entries: [.removeAll(under: root)]))
    }

    /// Commits a write in the partition; see ``Storage/commit(_:)``.
    @discardableResult
    public func commit(_ write: Write) async throws -> Commit {
        guard write.marks.isEmpty, write.rows.isEmpty else {
            throw LarderError(
                .unsupported,
                message: """
                    Marks and rows cannot be kept in a part of a storage. Give each user a storage of \
                    their own for them.
                    """)
        }
        let mayBegin = state.withLock { state in
            if !state.isWiped { state.running += 1 }
            return !state.isWiped
        }
        guard mayBegin else { throw gone }
        defer {
            let waiting = state.withLock { state in
                state.running -= 1
                guard state.running == 0 else { return [CheckedContinuation<Void, Never>]() }
                defer { state.waiting = [] }
                return state.waiting
            }
            for wiper in waiting { wiper.resume() }
        }
        var write = write
        write.entries = write.entries.map { $0.under(root) }
        write.id = write.id.map { "\(root.path) \($0)" }
        var commit = try await inside { try await base.commit(write) }
        if case .each(let revisions) = commit.revisions {
            commit.revisions = .each(
                revisions.reduce(into: [:]) { own, revision in
                    if let key = revision.key.relative(to: root) { own[key] = revision.value }
                })
        }
        return commit
    }

    private var gone: LarderError {
        LarderError(
            .gone, message: "The data of \(name) was wiped, so nothing more can be written to it.")
    }

    private func checkThere() throws {
        if state.withLock({ $0.isWiped }) { throw gone }
    }

    /// Returns an entry of the partition, or nil if there is none. Throws `.gone` after a wipe.
    public func entry(for key: Key) async throws -> StoredEntry? {
        try checkThere()
        return try await inside {
            var entry = try await base.entry(for: key.under(root))
            entry?.key = key
            return entry
        }
    }

    /// Lists entries of the partition, sorted by key. Throws `.gone` after a wipe.
    public func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try checkThere()
        return try await inside {
            try await base.summaries(
                under: prefix.under(root), after: after?.under(root), limit: limit
            ).compactMap { summary in
                guard let key = summary.key.relative(to: root) else { return nil }
                var summary = summary
                summary.key = key
                return summary
            }
        }
    }

    /// Returns the position of the last commit of the base storage.
    public func position() async throws -> StoragePosition { try await base.position() }

    /// Returns the changes in the partition since a position.
    public func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> {
        let all = base.changes(after: position)
        let root = root
        return AsyncThrowingStream {
            // A new iterator of the stream continues where the last one stopped.
            var batches = all.makeAsyncIterator()
            while let batch = try await batches.next() {
                let changes = batch.changes.inside(root)
                guard !changes.isEmpty else { continue }
                return ChangeBatch(changes: changes, author: batch.author, through: batch.through)
            }
            return nil
        }
    }

    /// Closes the base storage.
    public func close() async throws { try await base.close() }

    /// Runs the body, and translates keys in its errors into keys of the partition.
    private func inside<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch var error as LarderError {
            error.key = error.key.map { $0.relative(to: root) ?? $0 }
            throw error
        }
    }
}

extension EntryStorage {
    /// Returns a part of this storage that can be wiped with one call, such as the data of one user.
    public func partition(_ name: String) -> PartitionedStorage {
        PartitionedStorage(name, of: self)
    }
}

extension EntryChange {
    /// Returns the same change for the key under a root.
    fileprivate func under(_ root: Key) -> EntryChange {
        switch self {
        case .put(var entry, let expected):
            entry.key = entry.key.under(root)
            return .put(entry, expecting: expected)
        case .confirm(let key, let metadata, let expected):
            return .confirm(key.under(root), metadata, expecting: expected)
        case .invalidate(let key): return .invalidate(key.under(root))
        case .invalidateAll(let prefix): return .invalidateAll(under: prefix.under(root))
        case .remove(let key, let expected): return .remove(key.under(root), expecting: expected)
        case .removeAll(let prefix): return .removeAll(under: prefix.under(root))
        }
    }
}

extension ChangeSet {
    /// Returns the changes under a root, with keys relative to it.
    fileprivate func inside(_ root: Key) -> ChangeSet {
        if isEverything { return .everything }
        return ChangeSet(
            keys: keys.compactMap { $0.relative(to: root) },
            prefixes: prefixes.compactMap { root.isUnder($0) ? "" : $0.relative(to: root) })
    }
}
