/// A part of a storage that one call wipes: the entries of one user, beside those of others.
///
/// ```swift
/// let mine = storage.partition("user-17")
/// let inbox = Store(name: "inbox", source: source, storage: mine)
/// // At sign-out:
/// try await mine.wipe()
/// ```
///
/// To stores it is a storage of its own: they see and change what is in the partition and nothing else, and
/// its keys are those of the storage under `partitions` and the name. It keeps entries. Marks and rows have
/// no partitions: give each user a storage of their own for these, which is removed as a file.
///
/// Closing a partition closes the storage that it is a part of.
public final class PartitionedStorage: EntryStorage {
    private struct State {
        var isWiped = false
        /// How many commits are under way, and who waits for their end.
        var running = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let base: any EntryStorage
    private let root: Key
    private let state = Locked(State())

    /// The name of the partition.
    public let name: String

    /// Creates a part of a storage.
    public init(_ name: String, of base: any EntryStorage) {
        self.name = name
        self.base = base
        root = Key("partitions", name)
    }

    /// How carefully things are kept: as in the storage.
    public var durability: Durability { base.durability }

    /// Removes everything in the partition in one commit, and ends it.
    ///
    /// What stores over it have in memory and the storage had goes as well, soon after; what they were
    /// still going to write, or are fetching, is refused with the code `.gone`, so that nothing of the user
    /// comes back. For the next session of the same user take a new partition when this has returned, and
    /// let go of the stores over this one. When this throws, nothing was removed and nothing can be
    /// written; call it again.
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

    /// Carries out a write in the partition; see ``Storage/commit(_:)``.
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
            .gone, message: "The data of \(name) was wiped, and it accepts no more writes.")
    }

    private func checkThere() throws {
        if state.withLock({ $0.isWiped }) { throw gone }
    }

    /// Returns an entry of the partition, or nil when there is none. Throws `.gone` when it was wiped.
    public func entry(for key: Key) async throws -> StoredEntry? {
        try checkThere()
        return try await inside {
            var entry = try await base.entry(for: key.under(root))
            entry?.key = key
            return entry
        }
    }

    /// Lists entries of the partition in the order of their keys. Throws `.gone` when it was wiped.
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

    /// The position of the last commit of the storage.
    public func position() async throws -> StoragePosition { try await base.position() }

    /// Returns what commits changed in the partition after a position.
    public func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> {
        let all = base.changes(after: position)
        let root = root
        return AsyncThrowingStream {
            // An iterator of the stream takes up where the last one stopped.
            var batches = all.makeAsyncIterator()
            while let batch = try await batches.next() {
                let changes = batch.changes.inside(root)
                guard !changes.isEmpty else { continue }
                return ChangeBatch(changes: changes, origin: batch.origin, through: batch.through)
            }
            return nil
        }
    }

    /// Closes the storage that this is a part of.
    public func close() async throws { try await base.close() }

    /// Runs the body, and names keys in its errors as they are called inside the partition.
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
    /// Returns a part of this storage that one call wipes, such as what is kept for one user.
    public func partition(_ name: String) -> PartitionedStorage {
        PartitionedStorage(name, of: self)
    }
}

extension EntryChange {
    /// The same change to what lies under a key.
    fileprivate func under(_ root: Key) -> EntryChange {
        switch self {
        case .put(var entry, let expected):
            entry.key = entry.key.under(root)
            return .put(entry, expecting: expected)
        case .confirm(let key, let facts, let expected):
            return .confirm(key.under(root), facts, expecting: expected)
        case .invalidate(let key): return .invalidate(key.under(root))
        case .invalidateAll(let prefix): return .invalidateAll(under: prefix.under(root))
        case .remove(let key, let expected): return .remove(key.under(root), expecting: expected)
        case .removeAll(let prefix): return .removeAll(under: prefix.under(root))
        }
    }
}

extension ChangeSet {
    /// What of it was touched under a key, named from there.
    fileprivate func inside(_ root: Key) -> ChangeSet {
        if isEverything { return .everything }
        return ChangeSet(
            keys: keys.compactMap { $0.relative(to: root) },
            prefixes: prefixes.compactMap { root.isUnder($0) ? "" : $0.relative(to: root) })
    }
}
