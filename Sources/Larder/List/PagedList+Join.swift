// Checking that a page follows its neighbour. Pages are requested one after another, and the list may change
// between two requests: where its pages drift, a page must not be shown unchecked.
extension PagedList {
    /// Returns the items of a page that lie beyond its neighbour, or nil if it does not follow it because the
    /// list has changed.
    ///
    /// With `isSuspicious`, an empty page that a cursor led to counts as a sign of that too: the item that
    /// the cursor named may have been deleted.
    func join(
        _ page: Page<Item>, at place: PagePlace<Item>, _ end: PageEnd, isSuspicious: Bool
    ) async throws -> [Item]? {
        guard let edge = place.edge else { return page.items }
        switch place.neighbour.drift {
        case .never:
            let isDeadEnd = page.items.isEmpty && page.cursor(end) == nil
            if isSuspicious, isDeadEnd, try await !isUnchanged(place, end) { return nil }
            return page.items
        case .overlapping:
            return page.items.part(beyond: edge.id, end)
        case .disjoint:
            if let part = page.items.part(beyond: edge.id, end) { return part }
            return try await isUnchanged(place, end) ? page.items : nil
        }
    }

    /// Asks for a neighbour again, and returns whether it still ends as it did, or leads to the same place.
    ///
    /// After its cursor was refused, it is fetched unconditionally: a not-modified answer would return no new
    /// cursor.
    func isUnchanged(
        _ place: PagePlace<Item>, _ end: PageEnd, isRefused: Bool = false
    ) async throws -> Bool {
        let neighbour = place.neighbour
        let answer: FetchResult<Page<Item>>
        do {
            answer = try await ask(neighbour.cursor, known: isRefused ? nil : neighbour)
        } catch let error as LarderError where error.isRefusal {
            return false
        }
        switch answer {
        case .notModified: return end == .previous || neighbour.pushedDown == 0
        case .fetched(let fetched):
            let endsAlike = fetched.value.items.edge(end)?.id == place.edge?.id
            let leadsThere = fetched.value.cursor(end) == place.cursor
            if isRefused { return endsAlike && leadsThere }
            return endsAlike || (neighbour.drift == .never && leadsThere)
        }
    }

    /// Asks the source for one page, retrying under the retry rule.
    func ask(
        _ cursor: PageCursor?, known: HeldPage<Item>?, reportingTo fetch: SharedTask? = nil
    ) async throws -> FetchResult<Page<Item>> {
        // A source cannot confirm a page that was requested with another limit.
        let limit = kit.rules.limit
        let known = known?.limit == limit ? known?.known : nil
        let request = PageRequest(key: key, cursor: cursor, limit: limit, known: known) {
            [weak self, weak fetch] progress in
            guard let self, let fetch else { return }
            self.show(progress, of: fetch)
        }
        let answer = try await fetching.ask(key) { try await kit.source.page(request) }
        if case .notModified = answer, request.known == nil {
            throw LarderError.notModifiedOfNothing(key)
        }
        return answer
    }

    /// How often a load starts again because the list changed during it.
    static var freshStarts: Int { 4 }
}

extension LarderError {
    /// Whether the requested page does not exist: its cursor names something deleted.
    var isRefusal: Bool { code == .gone || code == .notFound }

    static func changesTooFast(_ key: Key) -> LarderError {
        LarderError(
            .busy, key: key,
            message: "The list changes faster than it can be loaded. Try again.",
            cause: TooFast())
    }

    /// Whether the error says that a list changes faster than it can be loaded.
    var isTooFast: Bool { cause is TooFast }

    private struct TooFast: Error {}
}
