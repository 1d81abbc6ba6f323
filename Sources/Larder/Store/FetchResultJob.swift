#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Applies the result of a fetch: value, times, validators and tags in one commit, below all layers.
///
/// A value that a person set since the fetch began wins, here and in other processes; of two fetches, the one
/// that asked later wins. What was invalidated since the fetch began stays invalidated.
final class FetchResultJob<Value: Sendable>: Sendable {
    private let store: Store<Value>
    private let entry: Entry
    private let fetch: SharedTask
    private let answer: FetchResult<Value>

    /// What was known when the source was asked.
    private let basis: Basis

    /// Whether the source is not asked again: the last answer is better than none.
    private let isLast: Bool

    /// What is known of an entry at some moment.
    struct Basis: Sendable {
        /// The content below the layers, and what is shown.
        let confirmed: Content
        let shown: Content
        let revision: UInt64
        /// Whether `confirmed` is what the storage had.
        let isKnown: Bool
        /// Whether there was something that others could erase: a usable value that no layer above it was
        /// about to replace.
        let isErasable: Bool
    }

    /// The value and facts to confirm, and the revision they build on.
    private struct Plan {
        var content: Content
        var metadata: EntryMetadata
        var mayBeStored: Bool
        /// Whether the storage already has the value and needs only the facts.
        var isConfirming = false
        var revision: UInt64
    }

    private let plan = Locked<Plan?>(nil)

    /// The lease under which the write must be made, until it was; see ``Store/turn(_:_:after:)``.
    private let held: Locked<Lease?>
    var lease: Lease? { held.withLock { $0 } }

    init(
        store: Store<Value>, _ entry: Entry, _ fetch: SharedTask, _ answer: FetchResult<Value>,
        to basis: Basis, under lease: Lease? = nil, isLast: Bool = false
    ) {
        self.store = store
        self.entry = entry
        self.fetch = fetch
        self.answer = answer
        self.basis = basis
        self.isLast = isLast
        held = Locked(lease)
    }

    /// Whether others erased the value or took over the lease after the source was asked, so that it must be
    /// asked again.
    private let isTooOld = Locked(false)

    /// Applies the answer, through the write queue if the store has a storage. Returns false if the source must
    /// be asked again; the fetch then continues.
    func run() async -> Bool {
        await carryOut()
        return !isTooOld.withLock { $0 }
    }

    private func carryOut() async {
        guard let writer = store.writer, let persistence = store.persistence else {
            if makePlan() != nil { apply(failure: nil, revision: nil) }
            return
        }
        let done = Outcome<Void>()
        let job = WriteQueue.Job(names: [persistence.stored(entry.key)], through: nil) {
            try await self.prepare(persistence)
        } finish: { result in
            let again = await self.finish(result, persistence)
            if !again { done.tell(.success(())) }
            return again
        }
        do {
            try writer.add(job)
            // This runs to its end even if the fetch is cancelled from here on.
            try? await done.wait()
        } catch {
            if makePlan() != nil { apply(failure: error, revision: nil) }
        }
    }

    // MARK: - Planning

    /// Decides what to confirm. Returns nil if there is nothing to confirm; unless the source must be asked
    /// again, the fetch has then ended.
    ///
    /// The freshness rule is called outside any lock, so the confirmed value may change in the meantime; then the
    /// decision is made again.
    private func makePlan() -> Plan? {
        let now = store.environment.now()
        while true {
            let below = store.snapshot(entry).picture.confirmed
            let offer = offer(on: below, at: now)
            let isSame = basis.has(below, store, answer)
            var decision: Decision?
            store.change(entry) { draft, state in
                guard draft.confirmed.metadata === below.metadata else { return false }
                decision = decide(offer, isSame: isSame, draft, state)
                return false
            }
            guard let decision else { continue }
            switch decision {
            case .apply(let made):
                plan.withLock { $0 = made }
                return made
            case .fail(let error): store.applyFailure(error, fetch, entry)
            case .drop: drop()
            case .overtaken: drop(isNew: true)
            case .askAgain: isTooOld.withLock { $0 = true }
            case .end: fetch.finish(.superseded)
            }
            return nil
        }
    }

    /// What to do with an answer.
    private enum Decision {
        case apply(Plan)
        case fail(LarderError)
        /// Somebody set or erased the value since the fetch began.
        case drop
        /// Somebody else asked later, and that answer is already there.
        case overtaken
        /// Somebody else may have erased the value since the source was asked, or asked later and got an
        /// answer that is already outdated: only a new answer counts.
        case askAgain
        /// The fetch is no longer the current one.
        case end
    }

    /// Returns the answer applied to the confirmed content; nil if the answer is "not modified" and there is
    /// no value.
    private func offer(on below: Content, at now: Date) -> (EntryMetadata, Held<Value>)? {
        switch answer {
        case .fetched(let fetched):
            var stored = store.stored(fetched, at: now)
            stored.asked = fetch.asked
            return (stored, store.held(fetched.value, stored, of: entry.key))
        case .notModified(let answer):
            guard let metadata = below.metadata else { return nil }
            var stored = metadata.stored()
            stored.confirm(answer, at: now)
            stored.asked = fetch.asked
            return (stored, store.held(metadata.value(as: Value.self), stored, of: entry.key))
        }
    }

    /// Decides what to do with an answer; `isSame` says whether the confirmed value was already there when
    /// the source was asked.
    private func decide(
        _ offer: (EntryMetadata, Held<Value>)?, isSame: Bool, _ draft: Draft,
        _ state: EntryState
    ) -> Decision {
        guard state.fetch === fetch else { return .end }
        if state.standing > fetch.sets { return .drop }
        let theirs = draft.confirmed.metadata
        if fetch.isOvertaken, theirs == nil || theirs?.origin == .source {
            let isOver =
                !store.usable(draft.confirmed).hasValue
                || theirs?.age(at: store.environment.now()) == .expired
            if !isLast, isOver || draft.confirmed.isInvalidated { return .askAgain }
            if !isOver { return .overtaken }
        }
        guard let (stored, held) = offer else {
            return .fail(basis.hasValue ? .erased(entry.key) : .notModifiedOfNothing(entry.key))
        }
        var plan = Plan(
            content: Content(held), metadata: stored,
            mayBeStored: state.mayBeStored, revision: state.storedRevision)
        switch answer {
        case .fetched(let fetched):
            let isSetSince = !isSame && draft.confirmed.metadata?.origin == .local
            if isSetSince { return .drop }
            if isErasedSince(draft, state) { return basis.isErasable ? .drop : .askAgain }
            plan.mayBeStored = fetched.mayBeStored
        case .notModified:
            // The answer was about another value. If that one was asked for earlier, ask about it.
            if !isSame { return theirs?.origin == .source && !isLast ? .askAgain : .drop }
            plan.isConfirming = !state.isMemoryOnly && state.storedRevision != 0
        }
        plan.metadata.isInvalidated =
            isInvalidated(state, stored.tags)
            // Somebody else may have invalidated it while nothing was stored.
            || (state.isKnown && state.storedRevision == 0 && fetch.haveOthersWritten)
        if !plan.metadata.isInvalidated {
            plan.metadata.invalidation = invalidatedElsewhere(draft, state)
        }
        plan.content.isInvalidated =
            plan.metadata.isInvalidated || plan.metadata.invalidation != nil
        return .apply(plan)
    }

    /// Returns the commit that invalidated the confirmed value, if that came after the source was asked. It
    /// is stored with the new value; otherwise a fetch that has asked since would take it for another
    /// invalidation.
    private func invalidatedElsewhere(_ draft: Draft, _ state: EntryState) -> UInt64? {
        guard draft.confirmed.isInvalidated else { return nil }
        let invalidation = draft.confirmed.metadata?.extras?.invalidation ?? state.storedRevision
        return invalidation > basis.revision ? invalidation : nil
    }

    /// Whether somebody else erased the stored value, or may have, since the source was asked.
    private func isErasedSince(_ draft: Draft, _ state: EntryState) -> Bool {
        state.isKnown && state.storedRevision == 0 && !draft.confirmed.hasValue
            && (basis.isErasable || past == .erasable)
    }

    /// What has happened to the stored value since the source was asked.
    private var past: EntryState.Past {
        if basis.isKnown, !basis.isErasable { return fetch.wasErased ? .erasable : .known }
        if fetch.haveOthersWritten { return .erasable }
        return basis.isKnown ? .known : .unknown
    }

    /// Whether the fetched value was invalidated before it arrived.
    private func isInvalidated(_ state: EntryState, _ tags: Set<String>) -> Bool {
        state.invalidations != fetch.invalidations || fetch.isInvalidated(by: tags)
    }

    private func prepare(_ persistence: Persistence<Value>) async throws -> [EntryChange] {
        let changes = try await planned(persistence)
        return changes + (lease.map { [$0.end] } ?? [])
    }

    private func planned(_ persistence: Persistence<Value>) async throws -> [EntryChange] {
        plan.withLock { $0 = nil }
        isTooOld.withLock { $0 = false }
        // The stored state must be known, or somebody else's value would be overwritten.
        try await store.readStored(entry)
        guard let plan = makePlan(), let held = plan.content.metadata else { return [] }
        // Reads that run now or start before the write ends are repeated afterwards.
        entry.state.withLock { $0.beginWriting() }
        let name = persistence.stored(entry.key)
        let change: EntryChange
        if plan.mayBeStored {
            if plan.isConfirming {
                change = .confirm(name, plan.metadata, expecting: plan.revision)
            } else {
                change = .put(
                    try persistence.entry(entry.key, held.value(as: Value.self), plan.metadata),
                    expecting: plan.revision)
            }
        } else if plan.revision != 0 {
            change = .remove(name, expecting: plan.revision)
        } else {
            return []
        }
        entry.state.withLock { $0.beginWriting(size: change.size) }
        return [change]
    }

    // MARK: - Applying

    private func finish(
        _ result: Result<Commit?, LarderError>, _ persistence: Persistence<Value>
    ) async -> Bool {
        switch result {
        case .success(let commit):
            held.withLock { $0 = nil }
            guard let plan = plan.withLock({ $0 }) else {
                endWriting()
                return false
            }
            let name = persistence.stored(entry.key)
            apply(failure: nil, revision: plan.mayBeStored ? commit?.revision(of: name) : 0)
            store.tookIn(entry)
            return false
        case .failure(let error) where error.code == .conflict:
            endWriting()
            // It ended without a change; the commit only had to return the lease.
            if plan.withLock({ $0 == nil }) {
                held.withLock { $0 = nil }
                return false
            }
            guard await settle() else { return false }
            return await mayGoOn()
        case .failure(let error) where error.code == .gone:
            endWriting()
            // Its place in the storage was wiped, and the value with it.
            store.applyFailure(error, fetch, entry)
            return false
        case .failure(let error):
            apply(failure: error, revision: nil)
            return false
        }
    }

    private func endWriting() {
        let parked = entry.state.withLock { $0.endWriting() }
        store.goOn(parked, entry)
    }

    /// Reads what somebody else wrote, so that the next plan takes it into account.
    private func settle() async -> Bool {
        store.readAgain(entry)
        do {
            try await store.readStored(entry)
        } catch {
            apply(failure: .wrapping(error, key: entry.key), revision: nil)
            return false
        }
        return true
    }

    /// Returns whether nobody has taken over the lease; whoever has is the one to fetch.
    private func mayGoOn() async -> Bool {
        guard let lease, let leases = store.leases else { return true }
        // If this read fails, the commit will find out.
        guard (try? await leases.holds(lease)) == false else { return true }
        held.withLock { $0 = nil }
        plan.withLock { $0 = nil }
        isTooOld.withLock { $0 = true }
        return false
    }

    /// Ends the fetch without a change: somebody set or erased the value since it began, or fetched a newer
    /// one.
    private func drop(isNew: Bool = false) {
        if isNew, store.snapshot(entry).isInvalidated { fetch.markOutdated() }
        store.applyNothing(fetch, entry, isNew: isNew)
        store.report(.dropped, entry.key)
    }

    /// Shows the fetched value; with a failure, it could not be stored and is in memory only.
    ///
    /// The write ends in the same step, so that whatever was read in the meantime is applied after it.
    private func apply(failure: LarderError?, revision: UInt64?) {
        guard let plan = plan.withLock({ $0 }) ?? makePlan() else { return endWriting() }
        let now = store.environment.now()
        var isLanded = false
        var parked: SharedTask?
        store.move(entry) { draft, state in
            parked = state.endWriting()
            guard store.site(entry).end(fetch, in: &state, .finished) else { return false }
            isLanded = true
            draft.activity = .idle
            draft.updateCount &+= 1
            var content = plan.content
            if isInvalidated(state, plan.metadata.tags) { content.isInvalidated = true }
            if content.isInvalidated { fetch.markOutdated() }
            state.hasReadFailed = false
            if let failure {
                draft.fail(failure, at: now)
            } else {
                draft.succeed()
            }
            // If only the confirmation failed, the value is still in the storage.
            state.isMemoryOnly = (failure != nil && !plan.isConfirming) || !plan.mayBeStored
            if state.isMemoryOnly, let held = content.metadata as? Held<Value> {
                content = Content(
                    held.keeping(asked: plan.metadata.asked), isInvalidated: content.isInvalidated)
            }
            draft.setConfirmed(content)
            state.past = past
            state.mayBeStored = plan.mayBeStored
            if let revision {
                state.storedRevision = revision
                if plan.revision == 0, revision != 0, !content.isInvalidated {
                    state.footing = fetch.haveOthersWritten ? .doubted : .nothing
                }
                state.isKnown = true
            } else {
                state.isKnown = store.persistence == nil
            }
            return true
        }
        store.goOn(parked, entry)
        let shown = store.snapshot(entry)
        // A failed commit may have succeeded after all, and a successful one may have come too late to be
        // shown because another fetch began.
        if failure != nil || !isLanded { store.readAgain(entry) }
        if isLanded, entry.isWatched { store.refreshWhenStale(entry) }
        fetch.finish(isLanded && shown.isLoaded ? .applied(shown.picture) : .superseded)
    }
}

extension FetchResultJob.Basis {
    /// Captures the current state as the source is about to be asked; with `afterSets`, its answer takes account of
    /// what was set until now.
    init(
        _ entry: Entry, of store: Store<Value>, asking fetch: SharedTask, afterSets: Bool = false
    ) {
        let pending: Pending?
        let now = store.environment.now()
        (confirmed, shown, pending, revision, isKnown) = entry.state.withLock { state in
            fetch.noteAsking(
                at: now, after: state.invalidations, sets: afterSets ? state.sets : nil)
            let picture = Picture.of(state.picture)
            return (
                picture.confirmed, picture.shown, picture.pending, state.storedRevision,
                state.isKnown
            )
        }
        isErasable =
            revision != 0 && store.usable(confirmed).hasValue
            && pending?.layers.allSatisfy(\.dependsOnBase) ?? true
    }

    var hasValue: Bool { confirmed.hasValue || shown.hasValue }

    /// Returns whether some content is what an answer is about: for a new value, what was there, below the
    /// layers or in one of them; for "not modified", what the source was told of, which lies below the layers.
    /// May encode values in order to compare them: never call this inside a lock.
    func has(_ content: Content, _ store: Store<Value>, _ answer: FetchResult<Value>) -> Bool {
        if isSame(content, confirmed, store) { return true }
        if case .notModified = answer { return false }
        return isSame(content, shown, store)
    }

    private func isSame(_ left: Content, _ right: Content, _ store: Store<Value>) -> Bool {
        guard let mine = left.metadata, let other = right.metadata else { return false }
        if mine === other { return true }
        guard mine.times == other.times else { return false }
        if Value.self is any Equatable.Type { return store.areEqual(mine, other) }
        guard let encode = store.persistence?.codec.encode,
            let bytes = try? encode(mine.value(as: Value.self))
        else {
            // Values that cannot be compared count as different.
            return false
        }
        return bytes == (try? encode(other.value(as: Value.self)))
    }
}
