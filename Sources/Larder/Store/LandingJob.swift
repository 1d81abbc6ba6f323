#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Lands what a fetch brought: value, times, validators and tags in one commit, below all layers.
///
/// A value that a person set since the fetch began stands, here and in other processes; of two fetches
/// the one that asked later does. What was invalidated since it began stays invalidated.
final class LandingJob<Value: Sendable>: Sendable {
    private let store: Store<Value>
    private let entry: Entry
    private let flight: Flight
    private let answer: FetchResult<Value>

    /// What there was when the source was asked.
    private let basis: Basis

    /// Whether the source is not asked again: the last answer is better than none.
    private let isLast: Bool

    /// What there is of an entry at some moment.
    struct Basis: Sendable {
        /// What lies below the layers, and what is shown.
        let confirmed: Content<Value>
        let shown: Content<Value>
        let revision: UInt64
        /// Whether that is what the storage had.
        let isKnown: Bool
        /// Whether there was something that another may erase: a value that may be used, and that is not to be
        /// replaced by what lies above it.
        let isErasable: Bool
    }

    /// The value and facts to be confirmed, and the revision they rest on.
    private struct Plan {
        var content: Content<Value>
        var facts: StoredFacts
        var mayBeStored: Bool
        /// Whether the storage has the value, and needs the facts only.
        var isConfirming = false
        var revision: UInt64
    }

    private let plan = Locked<Plan?>(nil)

    /// What the write must be made under, until it was; see ``Store/turn(_:_:after:)``.
    private let held: Locked<Lease?>
    var lease: Lease? { held.withLock { $0 } }

    init(
        store: Store<Value>, _ entry: Entry, _ flight: Flight, _ answer: FetchResult<Value>,
        to basis: Basis, under lease: Lease? = nil, isLast: Bool = false
    ) {
        self.store = store
        self.entry = entry
        self.flight = flight
        self.answer = answer
        self.basis = basis
        self.isLast = isLast
        held = Locked(lease)
    }

    /// Whether the source was asked before others erased the value, or took over the lease, so that it is to
    /// be asked again.
    private let isTooOld = Locked(false)

    /// Lands, through the queue of a store that keeps what it fetches; false when the source is to be asked
    /// again, and the fetch stays in the air.
    func run() async -> Bool {
        await carryOut()
        return !isTooOld.withLock { $0 }
    }

    private func carryOut() async {
        guard let writer = store.writer, let persistence = store.persistence else {
            if makePlan() != nil { land(failure: nil, revision: nil) }
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
            // The landing ends, whoever cancels the fetch from here on.
            try? await done.wait()
        } catch {
            if makePlan() != nil { land(failure: error, revision: nil) }
        }
    }

    // MARK: - Planning

    /// Decides what is to be confirmed; nil, after ending the flight, when nothing is.
    ///
    /// The rule of freshness is asked outside of locks, so what was confirmed may move meanwhile; then
    /// the decision is made again.
    private func makePlan() -> Plan? {
        let now = store.environment.now()
        while true {
            let below = store.snapshot(entry).picture.confirmed
            let offer = offer(on: below, at: now)
            let isSame = basis.has(below, store)
            var decision: Decision?
            store.change(entry) { draft, state in
                guard draft.confirmed.facts === below.facts else { return false }
                decision = decide(offer, isSame: isSame, draft, state)
                return false
            }
            guard let decision else { continue }
            switch decision {
            case .land(let made):
                plan.withLock { $0 = made }
                return made
            case .fail(let error): store.landFailed(error, flight, entry)
            case .drop: drop()
            case .overtaken: drop(isNew: true)
            case .askAgain: isTooOld.withLock { $0 = true }
            case .end: flight.finish(.superseded)
            }
            return nil
        }
    }

    /// What becomes of an answer.
    private enum Decision {
        case land(Plan)
        case fail(LarderError)
        /// Somebody set or erased the value since the fetch began.
        case drop
        /// Somebody else asked later, and that answer is there.
        case overtaken
        /// Somebody else may have erased it since the source was asked, or asked later and that answer is out
        /// of date already: what the source says now is what counts.
        case askAgain
        /// The fetch is not the one in the air any more.
        case end
    }

    /// What the answer comes to on top of what is confirmed; nil when it says that nothing has changed
    /// where there is nothing.
    private func offer(on below: Content<Value>, at now: Date) -> (Value, StoredFacts, Facts)? {
        switch answer {
        case .fetched(let fetched):
            var stored = store.stored(fetched, at: now)
            stored.asked = flight.asked
            return (fetched.value, stored, store.facts(stored, for: fetched.value, of: entry.key))
        case .notModified(let answer):
            guard let value = below.value, let facts = below.facts else { return nil }
            var stored = facts.stored()
            stored.confirm(answer, at: now)
            stored.asked = flight.asked
            return (value, stored, store.facts(stored, for: value, of: entry.key))
        }
    }

    /// Decides what becomes of an answer; `isSame` says whether what is confirmed was there when it was
    /// asked for.
    private func decide(
        _ offer: (Value, StoredFacts, Facts)?, isSame: Bool, _ draft: Draft<Value>,
        _ state: EntryState
    ) -> Decision {
        guard state.flight === flight else { return .end }
        if state.sets != flight.sets { return .drop }
        let theirs = draft.confirmed.facts
        if flight.isOvertaken, theirs == nil || theirs?.origin == .source {
            let isOver =
                store.usable(draft.confirmed).value == nil
                || theirs?.age(at: store.environment.now()) == .expired
            if !isLast, isOver || draft.confirmed.isInvalidated { return .askAgain }
            if !isOver { return .overtaken }
        }
        guard let (value, stored, facts) = offer else {
            return .fail(basis.hasValue ? .erased(entry.key) : .notModifiedOfNothing(entry.key))
        }
        var plan = Plan(
            content: Content(value: value, facts: facts), facts: stored,
            mayBeStored: state.mayBeStored, revision: state.storedRevision)
        switch answer {
        case .fetched(let fetched):
            let isSetSince = !isSame && draft.confirmed.facts?.origin == .local
            if isSetSince { return .drop }
            if isErasedSince(draft, state) { return basis.isErasable ? .drop : .askAgain }
            plan.mayBeStored = fetched.mayBeStored
        case .notModified:
            // It was said of another value.
            if !isSame { return .drop }
            plan.isConfirming = !state.isMemoryOnly && state.storedRevision != 0
        }
        plan.facts.isInvalidated =
            isInvalidated(state, stored.tags)
            // Somebody else may have said so of nothing.
            || (state.isKnown && state.storedRevision == 0 && flight.haveOthersWritten)
        if !plan.facts.isInvalidated { plan.facts.invalidation = saidElsewhere(draft, state) }
        plan.content.isInvalidated = plan.facts.isInvalidated || plan.facts.invalidation != nil
        return .land(plan)
    }

    /// The commit that said that what is confirmed is out of date, if it came after the source was asked. It
    /// goes along with what is stored now, or that would be taken for another one by who asked since.
    private func saidElsewhere(_ draft: Draft<Value>, _ state: EntryState) -> UInt64? {
        guard draft.confirmed.isInvalidated else { return nil }
        let said = draft.confirmed.facts?.extras?.invalidation ?? state.storedRevision
        return said > basis.revision ? said : nil
    }

    /// Whether somebody else erased what was stored, or may have, since the source was asked.
    private func isErasedSince(_ draft: Draft<Value>, _ state: EntryState) -> Bool {
        state.isKnown && state.storedRevision == 0 && draft.confirmed.value == nil
            && (basis.isErasable || past == .erasable)
    }

    /// What became of what was stored when the source was asked.
    private var past: EntryState.Past {
        if basis.isKnown, !basis.isErasable { return flight.wasErased ? .erasable : .known }
        if flight.haveOthersWritten { return .erasable }
        return basis.isKnown ? .known : .unknown
    }

    /// Whether what the fetch brings was out of date before it came.
    private func isInvalidated(_ state: EntryState, _ tags: Set<String>) -> Bool {
        state.invalidations != flight.invalidations || flight.isInvalidated(by: tags)
    }

    private func prepare(_ persistence: Persistence<Value>) async throws -> [EntryChange] {
        let changes = try await planned(persistence)
        return changes + (lease.map { [$0.end] } ?? [])
    }

    private func planned(_ persistence: Persistence<Value>) async throws -> [EntryChange] {
        plan.withLock { $0 = nil }
        isTooOld.withLock { $0 = false }
        // What the storage has must be known, or somebody else's value would be overwritten.
        try await store.look(entry)
        guard let plan = makePlan(), let value = plan.content.value else { return [] }
        // What is read from here on, and what was, is read again when this is over.
        entry.state.withLock { $0.beginWriting() }
        let name = persistence.stored(entry.key)
        let change: EntryChange
        if plan.mayBeStored {
            if plan.isConfirming {
                change = .confirm(name, plan.facts, expecting: plan.revision)
            } else {
                change = .put(
                    try persistence.entry(entry.key, value, plan.facts), expecting: plan.revision)
            }
        } else if plan.revision != 0 {
            change = .remove(name, expecting: plan.revision)
        } else {
            return []
        }
        entry.state.withLock { $0.beginWriting(size: change.size) }
        return [change]
    }

    // MARK: - Landing

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
            land(failure: nil, revision: plan.mayBeStored ? commit?.revision(of: name) : 0)
            store.tookIn(entry)
            return false
        case .failure(let error) where error.code == .conflict:
            endWriting()
            // It ended without a change, and only the lease was to be given back.
            if plan.withLock({ $0 == nil }) {
                held.withLock { $0 = nil }
                return false
            }
            guard await settle() else { return false }
            return await mayGoOn()
        case .failure(let error) where error.code == .gone:
            endWriting()
            // The place for it was wiped, and it with it.
            store.landFailed(error, flight, entry)
            return false
        case .failure(let error):
            land(failure: error, revision: nil)
            return false
        }
    }

    private func endWriting() {
        let parked = entry.state.withLock { $0.endWriting() }
        store.goOn(parked, entry)
    }

    /// Looks what somebody else wrote; the next plan takes it into account.
    private func settle() async -> Bool {
        store.lookAgain(entry)
        do {
            try await store.look(entry)
        } catch {
            land(failure: .wrapping(error, key: entry.key), revision: nil)
            return false
        }
        return true
    }

    /// Whether nobody has taken the lease over; whoever has is the one to fetch.
    private func mayGoOn() async -> Bool {
        guard let lease, let leases = store.leases else { return true }
        // What cannot be read now is found out by the commit.
        guard (try? await leases.holds(lease)) == false else { return true }
        held.withLock { $0 = nil }
        plan.withLock { $0 = nil }
        isTooOld.withLock { $0 = true }
        return false
    }

    /// Ends the flight without a change: somebody set or erased the value since it began, or fetched a newer.
    private func drop(isNew: Bool = false) {
        if isNew, store.snapshot(entry).isInvalidated { flight.markOutdated() }
        store.landNothing(flight, entry, isNew: isNew)
        store.report(.dropped, entry.key)
    }

    /// Shows what was fetched; with a failure it could not be stored, and is in memory only.
    ///
    /// The write ends in the same moment, so that what was read meanwhile is taken in after it.
    private func land(failure: LarderError?, revision: UInt64?) {
        guard let plan = plan.withLock({ $0 }) ?? makePlan() else { return endWriting() }
        let now = store.environment.now()
        var isLanded = false
        var parked: Flight?
        store.move(entry) { draft, state in
            parked = state.endWriting()
            guard store.site(entry).end(flight, in: &state, .finished) else { return false }
            isLanded = true
            draft.activity = .idle
            draft.updateCount &+= 1
            var content = plan.content
            if isInvalidated(state, plan.facts.tags) { content.isInvalidated = true }
            if content.isInvalidated { flight.markOutdated() }
            state.hasLookFailed = false
            if let failure {
                draft.fail(failure, at: now)
            } else {
                draft.succeed()
            }
            // What could only not be confirmed is stored all the same.
            state.isMemoryOnly = (failure != nil && !plan.isConfirming) || !plan.mayBeStored
            if state.isMemoryOnly, let facts = content.facts {
                content.facts = facts.keeping(asked: plan.facts.asked)
            }
            draft.setConfirmed(content)
            state.past = past
            state.mayBeStored = plan.mayBeStored
            if let revision {
                state.storedRevision = revision
                if plan.revision == 0, revision != 0, !content.isInvalidated {
                    state.footing = flight.haveOthersWritten ? .doubted : .nothing
                }
                state.isKnown = true
            } else {
                state.isKnown = store.persistence == nil
            }
            return true
        }
        store.goOn(parked, entry)
        let shown = store.snapshot(entry)
        // A commit that failed may have taken place after all, and one that did may have been too late
        // to be shown, because another fetch began.
        if failure != nil || !isLanded { store.lookAgain(entry) }
        if isLanded, entry.isWatched { store.refreshWhenStale(entry) }
        flight.finish(isLanded && shown.isLoaded ? .landed(shown.picture) : .superseded)
    }
}

extension LandingJob.Basis {
    /// What there is now that the source is asked.
    init(_ entry: Entry, of store: Store<Value>, asking flight: Flight) {
        let pending: Pending<Value>?
        let now = store.environment.now()
        (confirmed, shown, pending, revision, isKnown) = entry.state.withLock { state in
            flight.noteAsking(at: now, after: state.invalidations)
            let picture = Snapshot<Value>(any: state.picture).picture
            return (
                picture.confirmed, picture.shown, picture.pending, state.storedRevision,
                state.isKnown
            )
        }
        isErasable =
            revision != 0 && store.usable(confirmed).value != nil
            && pending?.layers.allSatisfy(\.dependsOnBase) ?? true
    }

    var hasValue: Bool { confirmed.value != nil || shown.value != nil }

    /// Whether a content was there already, below the layers or in one of them. Encodes values that cannot
    /// be compared otherwise: never inside a lock.
    func has(_ content: Content<Value>, _ store: Store<Value>) -> Bool {
        isSame(content, confirmed, store) || isSame(content, shown, store)
    }

    private func isSame(
        _ left: Content<Value>, _ right: Content<Value>, _ store: Store<Value>
    ) -> Bool {
        guard let mine = left.value, let other = right.value else { return false }
        if left.facts === right.facts { return true }
        guard left.facts?.times == right.facts?.times else { return false }
        if Value.self is any Equatable.Type { return store.areEqual(mine, other) }
        guard let encode = store.persistence?.codec.encode, let bytes = try? encode(mine) else {
            // What cannot be compared is another one.
            return false
        }
        return bytes == (try? encode(other))
    }
}
