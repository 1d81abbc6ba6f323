#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What a store keeps in its storage, under its own name.
///
/// Values set by hand go through one queue for the store: what is set while a commit runs is
/// gathered into the next, and of several values for one key only the last is written. A commit is
/// one transaction, so a burst costs a few of them.
final class Persistence<Value: Sendable>: Sendable {
    let storage: any Storage
    let codec: Codec<Value>
    private let root: Key
    private let environment: StoreEnvironment

    private struct State {
        var pending: [Key: Save] = [:]
        var isRunning = false
        var idle: [CheckedContinuation<Void, Never>] = []
    }

    /// An entry to be written as it is when its turn comes, or removed if it is empty by then, and
    /// what to call after that.
    struct Save: Sendable {
        var current: @Sendable () -> (value: Value, facts: StoredFacts)?
        var done: [@Sendable (Result<UInt64, LarderError>) -> Void]

        init(
            current: @escaping @Sendable () -> (value: Value, facts: StoredFacts)?,
            done: @escaping @Sendable (Result<UInt64, LarderError>) -> Void
        ) {
            self.current = current
            self.done = [done]
        }
    }

    private let state = Locked(State())

    init(
        store: String, storage: any Storage, codec: Codec<Value>, environment: StoreEnvironment
    ) {
        root = Key(store)
        self.environment = environment
        self.storage = storage
        self.codec = codec
    }

    /// The name of a key in the storage.
    func stored(_ key: Key) -> Key {
        key.path.isEmpty ? root : Key(path: root.path + "/" + key.path)
    }

    /// The key behind a name in the storage, or nil when it is another store's.
    func own(_ stored: Key) -> Key? {
        guard stored.isUnder(root) else { return nil }
        return Key(path: String(stored.path.dropFirst(root.path.count + 1)))
    }

    /// Whether something under a stored key can be ours.
    func concerns(_ prefix: Key) -> Bool {
        prefix.isUnder(root) || root.isUnder(prefix)
    }

    /// Reads and decodes an entry; nil when there is none, or one in another format.
    func read(_ key: Key) async throws -> (value: Value, entry: StoredEntry)? {
        guard let entry = try await storage.entry(for: stored(key)) else { return nil }
        guard entry.format == codec.format else {
            if storage.durability == .precious {
                throw LarderError(
                    .tooNew, key: key,
                    message: "The stored value has the format \(entry.format), not "
                        + "\(codec.format); it was left as it is.")
            }
            return nil
        }
        do {
            return (try codec.decode(entry.value), entry)
        } catch {
            throw LarderError(
                .unreadable, key: key, message: "The stored value could not be decoded.",
                cause: error)
        }
    }

    func operation(
        _ key: Key, value: Value, facts: StoredFacts, expecting: UInt64? = nil
    ) throws -> StorageOperation {
        let data: Data
        do {
            data = try codec.encode(value)
        } catch {
            throw LarderError(
                .unreadable, key: key, message: "The value could not be encoded.", cause: error)
        }
        let entry = StoredEntry(key: stored(key), value: data, format: codec.format, facts: facts)
        return .put(entry, expecting: expecting)
    }

    /// Queues entries to be written soon, in one transaction.
    func enqueue(_ saves: [Key: Save]) {
        let mustRun = state.withLock { state in
            state.pending.merge(saves) { earlier, later in
                var save = later
                save.done.insert(contentsOf: earlier.done, at: 0)
                return save
            }
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if mustRun { environment.task { await self.drain() } }
    }

    /// Waits until everything queued so far is written, or has failed.
    func flush() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.isRunning { state.idle.append(continuation) }
                return !state.isRunning
            }
            if isIdle { continuation.resume() }
        }
    }

    private func drain() async {
        while true {
            let (batch, idle) = state.withLock { state in
                let batch = state.pending
                state.pending = [:]
                guard batch.isEmpty else { return (batch, [CheckedContinuation<Void, Never>]()) }
                state.isRunning = false
                defer { state.idle = [] }
                return (batch, state.idle)
            }
            if batch.isEmpty {
                for waiter in idle { waiter.resume() }
                return
            }
            await write(batch)
        }
    }

    private func write(_ batch: [Key: Save]) async {
        var operations: [StorageOperation] = []
        var written: [Save] = []
        for (key, save) in batch.sorted(by: { $0.key < $1.key }) {
            do {
                if let (value, facts) = save.current() {
                    operations.append(try operation(key, value: value, facts: facts))
                } else {
                    operations.append(.remove(stored(key)))
                }
                written.append(save)
            } catch {
                for done in save.done { done(.failure(.wrapping(error, key: key))) }
            }
        }
        guard !operations.isEmpty else { return }
        let result: Result<UInt64, LarderError>
        do {
            result = .success(try await storage.commit(operations))
        } catch {
            result = .failure(.wrapping(error))
        }
        for save in written {
            for done in save.done { done(result) }
        }
    }
}
