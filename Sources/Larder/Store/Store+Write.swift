#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Store {
    /// Sets a value by hand, and returns when the storage has it.
    ///
    /// Everybody who watches sees it at once, before it is stored. A fetch that began earlier does
    /// not overwrite it. When storing fails the value stays in memory, the failure is part of the
    /// snapshot, and the error is thrown; setting it again tries again.
    public func set(_ key: Key, to value: Value, asOf: Date? = nil) async throws {
        let entry = entry(for: key)
        show(value, asOf: asOf, in: entry)
        try await saved([entry])
    }

    /// Sets many values by hand in one transaction, and returns when the storage has them all.
    ///
    /// All or none are stored; a failure is thrown, and is part of each snapshot.
    public func set(_ values: [Key: Value], asOf: Date? = nil) async throws {
        // A value that cannot be encoded is found out before any of them is shown.
        for (key, value) in values {
            _ = try persistence?.operation(key, value: value, facts: localFacts(asOf: asOf))
        }
        let entries = values.map { key, value in
            let entry = entry(for: key)
            show(value, asOf: asOf, in: entry)
            return entry
        }
        try await saved(entries)
    }

    /// Sets a value by hand and returns at once; it is stored soon after.
    ///
    /// For values that change with every keystroke: of several set while the storage is busy only
    /// the last is written. ``flush()`` waits until all are. A failure to store is part of the
    /// snapshot.
    public func setSoon(_ key: Key, to value: Value, asOf: Date? = nil) {
        let entry = entry(for: key)
        show(value, asOf: asOf, in: entry)
        save([entry]) { _ in }
    }

    /// Waits until every value set so far is stored, or has failed to be.
    public func flush() async {
        await persistence?.flush()
    }

    /// Changes the stored value by a function, so that no other change is lost, not even one made
    /// by another process at the same time.
    ///
    /// The function gets the newest stored value, nil when there is none, and may be called again
    /// when somebody else was faster; it returns the new value, or nil to remove it. Returns the
    /// value that was stored.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - asOf: Reads the moment the data is for off the new value; by default there is none.
    ///   - transform: Makes the new value; throwing leaves everything as it is.
    @discardableResult
    public func update(
        _ key: Key, asOf: @Sendable (Value) -> Date? = { _ in nil },
        _ transform: @Sendable (Value?) throws -> Value?
    ) async throws -> Value? {
        let entry = entry(for: key)
        await flush()
        guard let persistence else {
            return try updateInMemory(entry, asOf, transform)
        }
        while true {
            try Task.checkCancellation()
            let stamp = entry.state.withLock { $0.writeStamp }
            let found = try await persistence.read(key)
            let value = try transform(found?.value)
            let facts = localFacts(asOf: value.flatMap(asOf))
            var operations: [StorageOperation] = []
            if let kept = value ?? found?.value {
                operations.append(
                    try persistence.operation(
                        key, value: kept, facts: facts, expecting: found?.entry.revision ?? 0))
            }
            // Written first, so that removing is refused too if somebody else was faster.
            if value == nil { operations.append(.remove(persistence.stored(key))) }
            do {
                let revision = try await persistence.storage.commit(operations)
                report(.committed, key, count: 1)
                if let value {
                    show(value, facts: facts, revision: revision, stamp: stamp, in: entry)
                } else {
                    clear(entry)
                }
                return value
            } catch let error as LarderError where error.code == .conflict {
                continue
            }
        }
    }

    /// Shows a value that came packaged with the program, until the first answer of the source.
    ///
    /// It is not stored, is stale from the start, and gives way to anything stored or fetched. Does
    /// nothing where there is a value already.
    public func seed(_ key: Key, with value: Value, asOf: Date? = nil) async {
        let entry = entry(for: key)
        await restore(entry)
        let stored = StoredFacts(
            times: ValueTimes(fetched: asOf ?? .distantPast, asOf: asOf), origin: .packaged)
        let facts = Facts(
            stored, validity: Freshness.alwaysStale.validity(from: stored.times.confirmed))
        change(entry) { draft, _ in
            guard draft.value == nil else { return false }
            draft.setValue(value, isSame: false)
            draft.setFacts(facts)
            return true
        }
    }

    private func updateInMemory(
        _ entry: Entry, _ asOf: (Value) -> Date?, _ transform: (Value?) throws -> Value?
    ) throws -> Value? {
        var outcome: Result<Value?, any Error> = .success(nil)
        change(entry) { draft, state in
            outcome = Result { try transform(draft.value) }
            guard case .success(let value) = outcome else { return false }
            state.writeStamp &+= 1
            let isSame: Bool
            if let old = draft.value, let value {
                isSame = areEqual(old, value)
            } else {
                isSame = false
            }
            draft.setValue(value, isSame: isSame)
            draft.setFacts(value.map { self.facts(localFacts(asOf: asOf($0)), for: $0) })
            return true
        }
        return try outcome.get()
    }

    private func localFacts(asOf: Date?) -> StoredFacts {
        StoredFacts(times: ValueTimes(fetched: environment.now(), asOf: asOf), origin: .local)
    }

    /// Shows a value set by hand.
    func show(_ value: Value, asOf: Date?, in entry: Entry) {
        show(value, facts: localFacts(asOf: asOf), revision: nil, stamp: nil, in: entry)
    }

    /// Shows a value, one that is stored already only if nothing newer was shown or stored since.
    private func show(
        _ value: Value, facts: StoredFacts, revision: UInt64?, stamp: UInt32?, in entry: Entry
    ) {
        let shown = self.facts(facts, for: value)
        change(entry) { draft, state in
            if let revision {
                guard revision > state.storedRevision else { return false }
                state.storedRevision = revision
                if let stamp, stamp != state.writeStamp { return false }
            }
            state.writeStamp &+= 1
            state.isRestored = true
            let isSame = draft.value.map { areEqual($0, value) } ?? false
            draft.setValue(value, isSame: isSame)
            draft.setFacts(shown)
            draft.failure = nil
            return true
        }
    }

    /// Queues entries to be stored as they are when their turn comes.
    func save(
        _ entries: [Entry], done: @escaping @Sendable (Result<Void, LarderError>) -> Void
    ) {
        guard let persistence else { return done(.success(())) }
        let environment = environment
        var saves: [Key: Persistence<Value>.Save] = [:]
        saves.reserveCapacity(entries.count)
        for (index, entry) in entries.enumerated() {
            let isLast = index == entries.count - 1
            saves[entry.key] = .init {
                let picture = Snapshot<Value>(any: entry.picture).picture
                guard let value = picture.value, let facts = picture.facts else { return nil }
                return (value, facts.stored(isInvalidated: picture.isInvalidated))
            } done: { [weak self] result in
                switch result {
                case .success(let revision):
                    entry.state.withLock { $0.storedRevision = max($0.storedRevision, revision) }
                    if isLast { self?.report(.committed, entry.key, count: entries.count) }
                    if isLast { done(.success(())) }
                case .failure(let error):
                    let now = environment.now()
                    self?.change(entry) { draft, _ in
                        draft.failure = Failure(error: error, date: now, attempts: 1)
                        return true
                    }
                    self?.report(.commitFailed, entry.key, error: error)
                    if isLast { done(.failure(error)) }
                }
            }
        }
        if saves.isEmpty { done(.success(())) } else { persistence.enqueue(saves) }
    }

    /// Queues entries to be stored, and returns when they are.
    private func saved(_ entries: [Entry]) async throws {
        try await withCheckedThrowingContinuation { continuation in
            save(entries) { continuation.resume(with: $0.mapError { $0 as any Error }) }
        }
    }

    /// Removes a value with everything known about it, here and in the storage, and returns when
    /// it is gone. A running fetch is cancelled. Marks stay.
    public func remove(_ key: Key) async throws {
        let entry = entry(for: key)
        clear(entry)
        try await saved([entry])
    }

    /// Empties an entry in memory and stops its fetch.
    func clear(_ entry: Entry) {
        let flight = entry.state.withLock { $0.flight }
        change(entry) { draft, state in
            state.writeStamp &+= 1
            state.invalidationStamp &+= 1
            state.isRestored = true
            state.storedRevision = 0
            draft.setValue(nil, isSame: draft.value == nil)
            draft.setFacts(nil)
            draft.failure = nil
            return true
        }
        flight?.cancel()
    }
}
