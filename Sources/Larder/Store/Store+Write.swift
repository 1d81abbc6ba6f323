#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Store {
    /// Sets a value, and returns once the storage has it.
    ///
    /// Observers see it immediately, before it is stored. A fetch that began earlier does not overwrite it.
    /// If storing fails, the value stays in memory, the failure becomes part of the snapshot, and the error
    /// is thrown; the next write of the entry, or ``flush()``, tries again.
    public func set(_ key: Key, to value: Value, asOf: Date? = nil) async throws {
        try await written([set(entry(for: key), to: value, asOf: asOf, isAwaited: true)])
    }

    /// Sets several values in one transaction, and returns once the storage has them all.
    ///
    /// Either all are stored or none; a failure is thrown and becomes part of each snapshot.
    public func set(_ values: [Key: Value], asOf: Date? = nil) async throws {
        // Find values that cannot be encoded before showing any of them.
        for (key, value) in values { _ = try persistence?.encoded(value, for: key) }
        if values.isEmpty { return }
        // The keys alone: of a generic pair, each step of the sorting would look up how to move it.
        let keys = Array(values.keys).inOrder
        let show = { [self] (number: UInt64) in
            keys.compactMap { key in
                values[key].map {
                    set(entry(for: key), to: $0, asOf: asOf, isAwaited: true, in: number)
                }
            }
        }
        let changes: [Written]
        do {
            let names = keys.map { persistence?.stored($0) ?? $0 }
            changes = try queueTogether(names: names, show: show)
        } catch {
            changes = Burst.run { show(nextLayer()) }
            if let persistence {
                LayersJob(store: self, persistence, changes)
                    .refuse(.wrapping(error), unqueued: true)
            }
        }
        try await wait(for: changes)
    }

    /// Sets a value and returns immediately; it is stored soon after.
    ///
    /// Use it for values that change with every keystroke: of several set while the storage is busy, only the
    /// last is written. ``flush()`` waits until all are stored. A failure to store becomes part of the
    /// snapshot.
    public func setSoon(_ key: Key, to value: Value, asOf: Date? = nil) {
        queue([set(entry(for: key), to: value, asOf: asOf, isAwaited: false)])
    }

    /// Waits until every value set so far is stored or has failed to be. Writes that failed before are
    /// retried.
    public func flush() async {
        let newest = entriesInOrder(where: isUnsaved).compactMap { entry in
            layers(entry).last(where: \.hasFailed).map { written($0, entry) }
        }
        for change in newest.sorted(by: { $0.id < $1.id }) { queue([change], retries: true) }
        await flushWriter()
    }

    /// Waits until everything set so far, or what has replaced it since, is stored or has failed to be.
    func flushWriter() async {
        guard let writer else { return }
        let last = layerCount.withLock { $0 }
        // A value that replaced one of ours replaces no stored value, so this ends. Whoever set it may not have
        // queued it yet, if a watcher is slow.
        for _ in 0..<100 {
            await writer.flush()
            let isWaiting = { (layer: Layer) in layer.since <= last && !layer.hasFailed }
            let waiting = entriesInOrder { self.layers($0).contains(where: isWaiting) }
            if waiting.isEmpty { return }
            for entry in waiting {
                if let layer = layers(entry).last(where: isWaiting) {
                    queue([written(layer, entry)])
                }
            }
        }
    }

    /// Updates the stored value with a function, without losing any other change, even one made by another
    /// process at the same time.
    ///
    /// The function receives the newest value, or nil if there is none, and returns the new value, or nil to
    /// remove it. It is called again if another change got in first, so it must not change the same key. Its result is shown immediately. Returns
    /// the value that was stored. If it cannot be stored, the error is thrown and the change is rolled back.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - asOf: Returns the moment that the data of the new value is for; none by default.
    ///   - transform: Returns the new value; if it throws, nothing changes.
    @discardableResult
    public func update(
        _ key: Key, asOf: @escaping @Sendable (Value) -> Date? = { _ in nil },
        _ transform: @escaping @Sendable (Value?) throws -> Value?
    ) async throws -> Value? {
        let entry = entry(for: key)
        try await readForUse(entry)
        let body = updating(key, asOf, transform)
        let change: Written
        do {
            change = try self.change(entry, by: body, isAwaited: true)
        } catch  where persistence != nil {
            // The function may have refused a value that somebody else has since changed, so try once more
            // with the stored one. What it accepts is checked again when it is written.
            readAgain(entry)
            try await readStored(entry)
            change = try self.change(entry, by: body, isAwaited: true)
        }
        try await written([change])
        return try await change.outcome?.wait().value(as: Value.self)
    }

    /// Updates a value with a function and returns immediately; it is stored soon after, as with
    /// `update(_:asOf:_:)`.
    ///
    /// A value in memory is changed before this returns; if the entry has not been read yet, the change shows
    /// after the read. Changes of one key take effect in the order they are made. A failure becomes part of
    /// the snapshot.
    public func updateSoon(
        _ key: Key, asOf: @escaping @Sendable (Value) -> Date? = { _ in nil },
        _ transform: @escaping @Sendable (Value?) throws -> Value?
    ) {
        let entry = entry(for: key)
        do {
            let body = updating(key, asOf, transform)
            queue([try change(entry, by: body, isAwaited: false, mayBeDeferred: true)])
        } catch {
            showFailure(.wrapping(error, key: key), in: entry)
        }
    }

    /// Removes a value and everything known about it from memory and storage, and returns once it is gone. A
    /// running fetch is stopped, and its callers are told why. Marks stay.
    public func remove(_ key: Key) async throws {
        let entry = entry(for: key)
        guard let persistence else { return _ = erase(entry, isAwaited: false) }
        let ends = endOfLeases(.key(key))
        let erased = try queueErasure(of: [entry], names: [persistence.stored(key)]) { $0 + ends }
        for change in erased { _ = try await change.outcome?.wait() }
    }

    /// Shows the entries as empty and queues the write that removes them; `finish` receives its result.
    func queueErasure(
        of entries: [Entry], names: [Key], isWhole: Bool = false,
        writing: @escaping @Sendable ([EntryChange]) -> [EntryChange],
        finish: @escaping @Sendable (Result<Commit?, LarderError>) -> Void = { _ in }
    ) throws -> [Written] {
        try queueTogether(names: names, isWhole: isWhole, writing: writing, finish: finish) {
            number in
            entries.map { erase($0, isAwaited: persistence != nil, as: number) }
        }
    }

    /// Queues the write of changes that belong together, and shows them.
    ///
    /// The write is queued first, so that whatever an observer then sets or fetches is written after it. All
    /// changes get the same number, taken in the order of the queue: of two such calls for the same keys, one
    /// comes before the other in every entry of a store with a storage. An observer that sees one change may
    /// replace another before that shows.
    private func queueTogether(
        names: [Key], isWhole: Bool = false,
        writing: @escaping @Sendable ([EntryChange]) -> [EntryChange] = { $0 },
        finish: @escaping @Sendable (Result<Commit?, LarderError>) -> Void = { _ in },
        show: (_ number: UInt64) -> [Written]
    ) throws -> [Written] {
        guard let writer, let persistence else {
            let changes = Burst.run { show(nextLayer()) }
            queue(changes)
            return changes
        }
        let shown = Outcome<LayersJob<Value>>()
        let job = WriteQueue.Job(names: names, through: nil) {
            writing(try await shown.wait().prepare())
        } finish: { result in
            if let job = try? await shown.wait(), await job.finish(result) { return true }
            finish(result)
            return false
        }
        let (number, mustRun) = try layerCount.withLock { count in
            let mustRun = try writer.append(job)
            count += 1
            return (count, mustRun)
        }
        if mustRun { writer.run() }
        let changes = Burst.run { show(number) }
        shown.tell(.success(LayersJob(store: self, persistence, changes, isWhole: isWhole)))
        return changes
    }

    /// Shows a value bundled with the app until the source first answers.
    ///
    /// It is not stored, is stale from the start, and is replaced by any stored or fetched value. Does
    /// nothing if there already is a value.
    public func seed(_ key: Key, with value: Value, asOf: Date? = nil) async {
        let entry = entry(for: key)
        // If the read fails, the snapshot shows the failure beside the seed.
        try? await readStored(entry)
        let stored = EntryMetadata(
            times: Timestamps(fetched: asOf ?? .distantPast, asOf: asOf), origin: .packaged)
        let seed = Held(
            value, stored, validity: Freshness.alwaysStale.validity(from: stored.times.confirmed))
        change(entry) { draft, state in
            guard !draft.shown.hasValue, draft.layers.isEmpty else { return false }
            state.isMemoryOnly = true
            state.mayBeStored = false
            draft.setConfirmed(Content(seed))
            return true
        }
    }

    // MARK: - Layers

    func written(_ layer: Layer, _ entry: Entry) -> Written {
        Written(
            entry: entry, id: layer.id, content: layer.result, outcome: layer.outcome)
    }

    /// Shows a value that was set locally.
    private func set(
        _ entry: Entry, to value: Value, asOf: Date?, isAwaited: Bool, in group: UInt64? = nil
    ) -> Written {
        let content = Content(held(value, localMetadata(asOf: asOf), of: entry.key))
        return put(.set, content, on: entry, isAwaited: isAwaited, in: group, as: group)
    }

    /// Shows a pushed value, which is treated like one set locally; returns false if its source was stopped.
    func setPushed(
        _ fetched: Fetched<Value>, in entry: Entry, by pushing: SharedTask
    ) -> Bool {
        let now = environment.now()
        let held = held(fetched.value, stored(fetched, at: now), of: entry.key)
        let content = Content(held.keeping(asked: now))
        var isRunning = false
        let written = put(
            .set, content, on: entry, isAwaited: false, mayBeStored: fetched.mayBeStored
        ) { draft, state in
            isRunning = state.pushing === pushing
            if isRunning { draft.updateCount &+= 1 }
            return isRunning
        }
        if isRunning { queue([written]) }
        return isRunning
    }

    /// Shows the value as removed and stops its fetch.
    func erase(_ entry: Entry, isAwaited: Bool, as number: UInt64? = nil) -> Written {
        var fetch: SharedTask?
        // In one step: whoever sees the removal may fetch at once, and that is another fetch.
        let written = put(.erase, Content(), on: entry, isAwaited: isAwaited, as: number) {
            _, state in
            state.invalidations &+= 1
            state.past = .erasable
            fetch = state.fetch
            return true
        }
        fetch?.stop(with: .superseded)
        return written
    }

    /// Shows a change, unless `body` returns false.
    private func put(
        _ kind: Layer.Change, _ content: Content, on entry: Entry, isAwaited: Bool,
        mayBeStored: Bool = true, in group: UInt64? = nil, as number: UInt64? = nil,
        if body: (inout Draft, inout EntryState) -> Bool = { _, _ in true }
    ) -> Written {
        let outcome = isAwaited ? Outcome<Content>() : nil
        var id: UInt64 = 0
        change(entry) { draft, state in
            guard body(&draft, &state) else { return false }
            // Numbered inside the lock, so that the layers of an entry are numbered in their order.
            id = number ?? nextLayer()
            let layer = Layer(
                id: id, change: kind, result: content, mayBeStored: mayBeStored, group: group,
                outcome: outcome)
            add(layer, to: &draft, &state)
            return true
        }
        if entry.isWatched { refreshWhenStale(entry) }
        return Written(entry: entry, id: id, content: content, outcome: outcome)
    }

    /// Applies a function to what is shown. It runs outside any lock, and again if another change got in
    /// first. If nothing has been read yet, it may be deferred until something is.
    private func change(
        _ entry: Entry, by body: @escaping @Sendable (Content) throws -> Content,
        isAwaited: Bool, mayBeDeferred: Bool = false
    ) throws -> Written {
        while true {
            let (picture, isKnown) = entry.state.withLock { ($0.picture, $0.isKnown) }
            let before = Picture.of(picture)
            let isDeferred =
                mayBeDeferred && persistence != nil && !isKnown && before.metadata == nil
                && before.pending?.layers.last?.isDeferred ?? true
            let base = isDeferred ? before.shown : usable(before.shown)
            let result = isDeferred ? base : try body(base)
            var layer: Layer?
            change(entry) { draft, state in
                let now = Picture.of(state.picture)
                guard now.valueRevision == before.valueRevision, now.metadata === before.metadata,
                    now.pending === before.pending, !isDeferred || !state.isKnown
                else { return false }
                var made = Layer(
                    id: nextLayer(), change: .update(body), result: result, isDeferred: isDeferred,
                    outcome: isAwaited ? Outcome() : nil)
                made.isIdle = !base.hasValue && !result.hasValue
                add(made, to: &draft, &state)
                layer = made
                return true
            }
            if let layer {
                if entry.isWatched { refreshWhenStale(entry) }
                return written(layer, entry)
            }
        }
    }

    private func add(
        _ layer: Layer, to draft: inout Draft, _ state: inout EntryState
    ) {
        state.sets &+= 1
        var layer = layer
        layer.number = state.sets
        draft.succeed()
        if case .erase = layer.change { state.stands(layer.number) }
        if persistence == nil {
            if !layer.isIdle { state.stands(layer.number) }
            draft.setConfirmed(layer.result)
        } else {
            draft.add(layer, writingThrough: state.writingThrough)
        }
    }

    private func updating(
        _ key: Key, _ asOf: @escaping @Sendable (Value) -> Date?,
        _ transform: @escaping @Sendable (Value?) throws -> Value?
    ) -> @Sendable (Content) throws -> Content {
        let stored = localMetadata(asOf: nil)
        let freshness = freshness[key]
        return { below in
            guard let value = try transform(below.value(as: Value.self)) else { return Content() }
            var stored = stored
            stored.times.asOf = asOf(value)
            return Content(
                Held(value, stored, validity: freshness.validity(of: value, stored.times)))
        }
    }

    func localMetadata(asOf: Date?) -> EntryMetadata {
        EntryMetadata(times: Timestamps(fetched: environment.now(), asOf: asOf), origin: .local)
    }

    func nextLayer() -> UInt64 {
        layerCount.withLock { count in
            count += 1
            return count
        }
    }

    func showFailure(_ error: LarderError, in entry: Entry) {
        let now = environment.now()
        change(entry) { draft, _ in
            draft.fail(error, at: now)
            return true
        }
    }

    // MARK: - Writing

    func layers(_ entry: Entry) -> [Layer] {
        snapshot(entry).picture.pending?.layers ?? []
    }

    /// Queues changes that belong together; they are written in one commit.
    func queue(_ changes: [Written], retries: Bool = false) {
        guard let writer, let persistence, !changes.isEmpty else {
            for change in changes {
                change.outcome?.tell(.success(change.content))
            }
            return
        }
        let job = LayersJob(store: self, persistence, changes, retries: retries)
        do {
            try writer.add(job.job)
        } catch {
            job.refuse(error, unqueued: true)
        }
    }

    /// Queues changes and returns once they are stored.
    private func written(_ changes: [Written]) async throws {
        queue(changes)
        try await wait(for: changes)
    }

    /// Waits until changes are stored.
    private func wait(for changes: [Written]) async throws {
        // The last is notified last, so that its waiter wakes only once.
        _ = try? await changes.last?.outcome?.wait()
        for change in changes { _ = try await change.outcome?.wait() }
    }
}
