#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// What runs in the lane: one change of the list after another, each one commit.
extension PagedList {
    /// How a fetch ended.
    enum Ending: Sendable {
        case finished, cancelled
        /// The list was erased since it began.
        case superseded
        case failed(LarderError)

        var event: LoadEvent {
            switch self {
            case .finished, .superseded: .finished
            case .cancelled: .cancelled
            case .failed: .failed
            }
        }
    }

    /// Tells those who wait how a fetch ended.
    func finish(_ flight: Flight, _ ending: Ending, _ snapshot: ListSnapshot<Item>) {
        switch ending {
        case .finished: flight.finish(.landed(snapshot.picture))
        case .superseded: flight.finish(.superseded)
        case .cancelled:
            fetching.report(.fetchCancelled, key)
            flight.finish(.cancelled)
        case .failed(let error):
            fetching.report(.fetchFailed, key, error: error)
            flight.finish(.failed(error))
        }
    }

    /// A page as it is held, under a new name.
    func held(
        _ fetched: Fetched<Page<Item>>, cursor: PageCursor?, at now: Date
    ) -> HeldPage<Item> {
        let page = fetched.value
        return HeldPage(
            id: environment.makeID(), cursor: cursor, next: page.next, previous: page.previous,
            drift: page.drift, items: page.items, validators: fetched.validators,
            times: ValueTimes(fetched: now, asOf: fetched.asOf), mayBeStored: fetched.mayBeStored)
    }

    /// That there is no place any more for what was to be landed.
    struct NoPlace: Error {}

    /// Changes the list, in memory and in the storage; `body` returns false when there is no place any
    /// more for its change, and that is thrown as ``NoPlace``.
    ///
    /// When somebody else wrote the list meanwhile, theirs is taken in and the change made on top of
    /// it. When storing fails the list is kept in memory, and the failure returned.
    func commit(
        _ body: (inout PageChain<Item>, inout StoredFacts?) throws -> Bool
    ) async throws -> Failure? {
        for _ in 0..<Self.freshStarts {
            let (old, oldFacts) = inner.withLock { ($0.chain, $0.facts) }
            var (chain, facts) = (old, oldFacts)
            guard try body(&chain, &facts) else { throw NoPlace() }
            chain.leave(old)
            guard let keeper = kit.keeper, let facts else {
                keep(chain, facts)
                return nil
            }
            do {
                let revision = entry.state.withLock { $0.storedRevision }
                do {
                    let written = try await keeper.write(key, &chain, facts, expecting: revision)
                    entry.state.withLock { $0.storedRevision = written }
                    keep(chain, facts)
                    fetching.report(.committed, key, count: 1)
                    return nil
                } catch let error as LarderError where error.code == .conflict {
                    takeIn(try await read(keeper))
                }
            } catch {
                keep(chain, facts)
                let error = LarderError.wrapping(error, key: key)
                fetching.report(.commitFailed, key, error: error)
                return Failure(error: error, date: environment.now(), attempts: 1)
            }
        }
        throw LarderError.changesTooFast(key)
    }

    func keep(_ chain: PageChain<Item>, _ facts: StoredFacts?) {
        inner.withLock { inner in
            inner.chain = chain
            inner.facts = facts
        }
    }

    /// Shows a list with its facts.
    func show(
        _ chain: PageChain<Item>, _ facts: StoredFacts?, in draft: inout ListDraft<Item>
    ) {
        let left = draft.show(chain, kit)
        if left > 0 { fetching.report(.dropped, key, count: left, detail: "repeated items") }
        draft.isLoaded = facts != nil
        draft.times = facts?.times
        draft.isInvalidated = facts?.isInvalidated ?? false
        draft.validity = facts.flatMap { facts in
            if let validity = facts.freshness?.validity(from: facts.times.confirmed) {
                return validity
            }
            let first = chain.window.first.map { chain.pages[$0].page }
            return kit.freshness.validity(of: first ?? Page([]), facts.times)
        }
    }
}

extension StoredFacts {
    /// Takes in that a source said the same is current.
    mutating func confirm(_ answer: NotModified, at now: Date) {
        times.confirmed = now
        if let asOf = answer.asOf { times.asOf = asOf }
        if let validators = answer.validators { self.validators = validators }
        if let freshness = answer.freshness { self.freshness = freshness }
    }
}
