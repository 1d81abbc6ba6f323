#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// What runs in the lane: one change of the list after another, each in one commit.
extension PagedList {
    /// How a fetch ended.
    enum Ending: Sendable {
        case finished, cancelled
        /// The list was erased after it began.
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
    func finish(_ fetch: SharedTask, _ ending: Ending, _ snapshot: ListSnapshot<Item>) {
        switch ending {
        case .finished: fetch.finish(.applied(snapshot.picture))
        case .superseded: fetch.finish(.superseded)
        case .cancelled:
            fetching.report(.fetchCancelled, key)
            fetch.finish(.cancelled)
        case .failed(let error):
            fetching.report(.fetchFailed, key, error: error)
            fetch.finish(.failed(error))
        }
    }

    /// Returns a fetched page in its stored form, under a new name.
    func held(
        _ fetched: Fetched<Page<Item>>, cursor: PageCursor?, at now: Date
    ) -> HeldPage<Item> {
        let page = fetched.value
        return HeldPage(
            id: environment.makeID(), cursor: cursor, limit: kit.rules.limit, next: page.next,
            previous: page.previous, drift: page.drift, items: page.items,
            validators: fetched.validators,
            times: Timestamps(fetched: now, asOf: fetched.asOf),
            mayBeStored: fetched.mayBeStored && kit.keeper != nil)
    }

    /// The place where something was to go no longer exists.
    struct NoPlace: Error {}

    /// The answer is about something that no longer exists, so the source must be asked again.
    struct Moved: Error {}

    /// Changes the list in memory and in the storage; throws ``NoPlace`` if `body` returns false because the
    /// place of its change no longer exists.
    ///
    /// If somebody else wrote the list in the meantime, their version is read and the change applied on top of it.
    /// If storing fails, the list is kept in memory and the failure returned, unless its place in the storage
    /// was wiped: then it is erased, and the error is thrown.
    func commit(
        asked isAskedAgain: Bool = false,
        _ body: (inout PageChain<Item>, inout EntryMetadata?) throws -> Bool
    ) async throws -> Failure? {
        for _ in 0..<Self.freshStarts {
            let old = inner.withLock { $0 }
            var (chain, metadata) = (old.chain, old.metadata)
            guard try body(&chain, &metadata) else { throw NoPlace() }
            let isAnswer = old.metadata?.isInvalidated != false && metadata?.isInvalidated == false
            chain.leave(old.chain)
            guard let keeper = kit.keeper, let metadata else {
                keep(chain, metadata)
                return nil
            }
            let epoch = isAnswer ? environment.makeID() : old.epoch
            let invalidation = old.metadata?.isInvalidated == true ? old.invalidation : nil
            do {
                let revision = entry.state.withLock { $0.storedRevision }
                do {
                    let written = try await keeper.write(
                        key, &chain, metadata, epoch: epoch, invalidation: invalidation,
                        expecting: revision,
                        as: "\(keeper.author) \(key.path) \(environment.makeID())")
                    entry.state.withLock { state in
                        let footing = isAskedAgain ? .firm : state.footing
                        state.storedRevision = written.revision
                        state.footing = revision == 0 ? .nothing : footing
                    }
                    keep(chain, metadata)
                    // Including news that came while it was being kept, which runs the app's rules.
                    if inner.withLock({ $0.hasNews }) { entry.state.withLock { $0.doubt() } }
                    inner.withLock {
                        ($0.epoch, $0.head, $0.unsaved) = (epoch, written.head, nil)
                        $0.invalidation =
                            metadata.isInvalidated ? invalidation ?? written.revision : nil
                    }
                    fetching.report(.committed, key, count: 1)
                    return nil
                } catch let error as LarderError where error.code == .conflict {
                    takeIn(try await read(keeper))
                }
            } catch {
                let error = LarderError.wrapping(error, key: key)
                fetching.report(.commitFailed, key, error: error)
                if error.code == .gone {
                    erased()
                    throw error
                }
                keep(chain, metadata)
                let failure = Failure(error: error, date: environment.now(), attempts: 1)
                inner.withLock { ($0.epoch, $0.unsaved) = (epoch, failure) }
                return failure
            }
        }
        throw LarderError.changesTooFast(key)
    }

    /// Stops showing a failure to store once nothing is left to be stored.
    func settle(_ unsaved: Failure?, in draft: inout ListDraft<Item>) {
        guard let unsaved, draft.failure?.isSame(as: unsaved) == true,
            inner.withLock({ $0.unsaved == nil })
        else { return }
        draft.failure = nil
    }

    /// Keeps a list with its metadata.
    func keep(_ chain: PageChain<Item>, _ metadata: EntryMetadata?) {
        var chain = chain
        chain.letGo()
        let content = ListContent(chain, metadata, kit, after: inner.withLock { $0.content })
        if content.repetitions > 0 {
            fetching.report(
                .dropped, key, count: content.repetitions, detail: "repeated items")
        }
        inner.withLock { [chain] inner in
            inner.chain = chain
            inner.metadata = metadata
            inner.content = content
        }
    }

    /// Shows the list that is kept, with its metadata.
    @discardableResult
    func show(in draft: inout ListDraft<Item>) -> PageChain<Item> {
        let inner = inner.withLock { $0 }
        draft.show(inner.content, of: inner.chain)
        draft.isLoaded = inner.metadata != nil
        draft.times = inner.metadata?.times
        draft.isInvalidated = inner.metadata?.isInvalidated == true || inner.chain.showsOutdated
        draft.validity = inner.content.validity
        return inner.chain
    }

    /// Shows the items that are kept.
    func showItems(in draft: inout ListDraft<Item>) {
        let inner = inner.withLock { $0 }
        draft.show(inner.content, of: inner.chain)
        if inner.chain.showsOutdated { draft.isInvalidated = true }
    }
}

extension Failure {
    /// Returns whether two failures are the same one, shown in different places.
    func isSame(as other: Failure) -> Bool {
        date == other.date && error.code == other.error.code
    }
}
