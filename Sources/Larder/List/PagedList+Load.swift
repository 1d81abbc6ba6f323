#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension PagedList {
    /// Loads the list, or a page at one of its ends; see ``LoadPolicy``.
    ///
    /// Loading a page of a list that was never loaded loads the list. If there is no such page, nothing
    /// happens. A page that was dropped from memory comes from the storage, unless the policy is
    /// `.networkOnly` or the page is older than the last invalidation; offline and with `.cacheOnly` it comes
    /// from the storage even then, and the list is outdated again. Concurrent loads of the same part share
    /// one fetch. Cancelling the calling task ends only its own wait.
    @discardableResult
    public func load(
        _ policy: LoadPolicy = .cached, _ part: ListPart = .list
    ) async throws -> ListSnapshot<Item> {
        switch part {
        case .list: try await loadList(policy, nil)
        case .more: try await loadPage(policy, .more)
        case .previous: try await loadPage(policy, .previous)
        }
    }

    /// Fetches the list again as far as `reach` says, or else as far as the rules say.
    @discardableResult
    public func refresh(_ reach: ListRefresh? = nil) async throws -> ListSnapshot<Item> {
        try await loadList(.validate, reach)
    }

    func loadList(
        _ policy: LoadPolicy, _ reach: ListRefresh?
    ) async throws -> ListSnapshot<Item> {
        let (picture, isKnown) = entry.state.withLock { ($0.picture, $0.isKnown) }
        if policy.acceptsFreshValue, isKnown || kit.keeper == nil {
            let snapshot = ListSnapshot<Item>(any: picture)
            if snapshot.age(at: environment.now()) == .fresh {
                fetching.report(.memoryHit, key)
                return snapshot
            }
        }
        return ListSnapshot(any: try await load(policy, maxAge: nil, reach: reach))
    }

    // MARK: - Separate fetches

    func fetchApart() async throws -> AnyPicture {
        do {
            let request = PageRequest<Item>(key: key, limit: kit.rules.limit)
            let answer = try await fetching.ask(key) { try await kit.source.page(request) }
            guard case .fetched(let fetched) = answer else {
                throw LarderError.notModifiedOfNothing(key)
            }
            var chain = PageChain<Item>(cap: nil)
            let times = Timestamps(fetched: environment.now(), asOf: fetched.asOf)
            chain.startOver(with: held(fetched, cursor: nil, at: times.fetched))
            chain.total = fetched.value.total
            var draft = ListDraft<Item>()
            let content = ListContent(
                chain, EntryMetadata(times: times, freshness: fetched.freshness), kit)
            draft.show(content, of: chain)
            draft.isLoaded = true
            draft.times = times
            draft.validity = content.validity
            return ListPicture(draft, of: ListFamily())
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw LarderError.wrapping(error, key: key)
        }
    }
}
