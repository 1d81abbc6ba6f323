/// Writes the layers of one entry, or of several that belong together.
///
/// A layer whose write was stored or refused leaves here; ``Layer`` says where else layers leave.
final class LayersJob<Value: Sendable>: Sendable {
    private let store: Store<Value>
    private let persistence: Persistence<Value>
    private let changes: [Written]

    /// Whether everything that belongs together with the changes is among them.
    private let isWhole: Bool

    /// Whether changes that have failed are tried again.
    private let retries: Bool

    /// The changes to write; empty if another job writes them.
    private let written: Locked<[Written]>

    /// What is being written.
    private let attempted = Locked<[EntryChange]>([])

    /// Whether changes by others have been followed since before the commit.
    private let isFollowing = Locked(false)

    init(
        store: Store<Value>, _ persistence: Persistence<Value>, _ changes: [Written],
        isWhole: Bool = false, retries: Bool = false
    ) {
        self.store = store
        self.persistence = persistence
        self.changes = changes
        self.isWhole = isWhole
        self.retries = retries
        written = Locked(changes)
    }

    var job: WriteQueue.Job {
        WriteQueue.Job(
            names: changes.map { persistence.stored($0.entry.key) },
            through: changes.count == 1 ? changes[0].id : nil,
            prepare: { try await self.prepare() }, finish: { await self.finish($0) })
    }

    /// The same in a commit of its own.
    var alone: WriteQueue.Job {
        WriteQueue.Job(
            names: [], through: nil, prepare: { try await self.prepare() },
            finish: { await self.finish($0) })
    }

    func prepare() async throws -> [EntryChange] {
        // From here on, changes by others are noticed. If they cannot be followed, the entries are read after
        // the commit.
        let isFollowing = (try? await store.follower?.begin()) != nil
        self.isFollowing.withLock { $0 = isFollowing }
        let all = changes.map(needs)
        if !isWhole {
            // Another job, of the group that the changes belong to, has tried to write them in the meantime.
            let haveFailed = !retries && !all.contains { !$0.hasFailed }
            if haveFailed || all.contains(where: { $0.isTorn }) && joined() {
                written.withLock { $0 = [] }
                return []
            }
        }
        for (change, needs) in zip(changes, all) where needs.mustKnowBase {
            try await store.readStored(change.entry)
        }
        for change in changes { store.settle(change.entry) }
        attempted.withLock { $0 = [] }
        let writes = try changes.compactMap(begin)
        attempted.withLock { $0 = writes }
        return writes
    }

    private func needs(_ change: Written) -> LayerNeeds {
        var needs = LayerNeeds()
        for layer in store.layers(change.entry) where layer.id <= change.id {
            needs.hasFailed = layer.hasFailed
            needs.isTorn = needs.isTorn || layer.isInFailedGroup
            needs.mustKnowBase = needs.mustKnowBase || layer.mustKnowBase || layer.isStored
        }
        return needs
    }

    /// Hands the changes to a job that runs in their place, together with everything unsaved that is grouped
    /// with a layer below them; returns whether there is one. At this point it is known which earlier writes
    /// have failed, and changes that still wait have their own jobs.
    private func joined() -> Bool {
        guard let writer = store.writer else { return false }
        // One job in the place of all that were prepared together with this one.
        let isFirst = store.torn.withLock { torn in
            defer { torn += changes }
            return torn.isEmpty
        }
        if isFirst { writer.addInPlace(store.tornJob(persistence)) }
        return true
    }

    /// Begins the write that stores the layers up to this change; returns nil if there is nothing to write.
    private func begin(_ change: Written) throws -> EntryChange? {
        let entry = change.entry
        let found: (layer: Layer, expected: UInt64?)? = entry.state.withLock { state in
            var last: Layer?
            var dependsOnBase = false
            for layer in Picture.of(state.picture).pending?.layers ?? []
            where layer.id <= change.id {
                last = layer
                dependsOnBase = dependsOnBase || layer.dependsOnBase
            }
            guard let last else { return nil }
            state.beginWriting(
                through: change.id, size: last.result.hasValue ? nil : 0)
            if !last.mayBeStored, state.isKnown, state.storedRevision == 0 { return nil }
            return (last, dependsOnBase ? state.storedRevision : nil)
        }
        guard let found else { return nil }
        let content = found.layer.result
        guard found.layer.mayBeStored, let metadata = content.metadata else {
            return .remove(persistence.stored(entry.key), expecting: found.expected)
        }
        let stored = metadata.stored(isInvalidated: content.isInvalidated)
        let written = try persistence.entry(entry.key, metadata.value(as: Value.self), stored)
        let put = EntryChange.put(written, expecting: found.expected)
        entry.state.withLock { $0.beginWriting(through: change.id, size: put.size) }
        return put
    }

    func finish(_ result: Result<Commit?, LarderError>) async -> Bool {
        let changes = written.withLock { $0 }
        switch result {
        case .success(let commit):
            Burst.run { for change in changes { apply(commit, change) } }
            return false
        case .failure(let error) where error.code == .conflict:
            for change in changes { endWriting(change.entry) }
            do {
                for change in changes {
                    store.readAgain(change.entry)
                    try await store.readStored(change.entry)
                    store.settle(change.entry)
                }
                return true
            } catch {
                await settleRefused(.wrapping(error))
                return false
            }
        case .failure(let error):
            await settleRefused(error)
            return false
        }
    }

    private func apply(_ commit: Commit?, _ change: Written) {
        var left: [Layer] = []
        var parked: SharedTask?
        let isFollowing = isFollowing.withLock { $0 }
        store.change(change.entry) { draft, state in
            parked = state.endWriting()
            left = draft.layers.filter { $0.id <= change.id }
            guard let last = left.last else { return false }
            draft.confirmLayers(through: change.id, &state)
            if state.hasReadFailed || left.contains(where: { $0.showsFailure }) { draft.succeed() }
            state.hasReadFailed = false
            state.mayBeStored = last.mayBeStored
            state.isMemoryOnly = !last.mayBeStored
            state.past = .known
            let isStored = last.mayBeStored && last.result.hasValue
            state.storedRevision =
                isStored ? commit?.revision(of: persistence.stored(change.entry.key)) ?? 0 : 0
            state.isKnown = isFollowing && (!isStored || state.storedRevision != 0)
            return true
        }
        store.goOn(parked, change.entry)
        store.tookIn(change.entry)
        if !isFollowing { store.readAgain(change.entry) }
        for layer in left { layer.outcome?.tell(.success(layer.result)) }
    }

    private func endWriting(_ entry: Entry) {
        let parked = entry.state.withLock { $0.endWriting() }
        store.goOn(parked, entry)
    }

    /// Refuses changes whose commit failed. The commit may have succeeded after all, so the entries are read
    /// first, and no stored change is shown as removed.
    private func settleRefused(_ error: LarderError) async {
        let changes = written.withLock { $0 }
        let attempts = Dictionary(attempted.withLock { $0 }.map { ($0.key, $0) }) { $1 }
        let commit = FailedCommit(store.nextLayer(), changes.map(\.entry.key))
        for change in changes {
            let attempt = attempts[persistence.stored(change.entry.key)]
            store.change(change.entry) { draft, state in
                draft.keepUnsaved(
                    through: change.id, after: attempt, in: commit,
                    replacing: state.storedRevision)
                return true
            }
            endWriting(change.entry)
        }
        for change in changes {
            store.readAgain(change.entry)
            // An entry that cannot be read is read again by the next caller.
            try? await store.readStored(change.entry)
        }
        refuse(error)
    }

    /// Reports that the changes are not stored. What a person set stays and is shown as unsaved, unless its
    /// place is gone for good; everything else is rolled back, and shows no failure if its caller is told. With
    /// `unqueued`, the changes were never queued, and those below them are stored by their own jobs.
    func refuse(_ error: LarderError, unqueued: Bool = false) {
        let now = store.environment.now()
        for change in written.withLock({ $0 }) {
            let isMeant = { (layer: Layer) in
                unqueued ? layer.id == change.id : layer.id <= change.id
            }
            var told: [Layer] = []
            store.move(change.entry) { draft, state in
                told = draft.layers.filter(isMeant)
                // It was stored after all.
                if told.isEmpty { return false }
                draft.refuseLayers { isMeant($0) && (!$0.staysUnsaved || error.code == .gone) }
                draft.keepUnsaved(isMeant)
                if !unqueued { draft.combineFailed(through: change.id) }
                guard told.contains(where: { $0.staysUnsaved || $0.outcome == nil }) else {
                    return true
                }
                state.hasReadFailed = false
                draft.showFailure(above: change.id)
                var error = error
                if error.key == nil { error.key = change.entry.key }
                draft.fail(error, at: now, toStore: true)
                return true
            }
            for layer in told { layer.outcome?.tell(.failure(error)) }
        }
    }
}

/// What the layers up to a change need before they are written.
private struct LayerNeeds {
    /// Whether the change has been tried, and is not in the storage.
    var hasFailed = false
    /// Whether something that could not be stored must be stored with them.
    var isTorn = false
    var mustKnowBase = false
}

extension EntryChange {
    /// The entry that is put, if it is not a removal.
    var entry: StoredEntry? {
        if case .put(let entry, _) = self { return entry }
        return nil
    }
}
