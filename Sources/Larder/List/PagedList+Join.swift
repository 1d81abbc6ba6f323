// Checking that a page follows its neighbour. Pages are requested one after another, and the list may change
// between two requests: where its pages drift, a page must not be shown unchecked.
extension PagedList {
    /// A page that follows its neighbour.
    struct JoinedPage {
        /// The items that lie beyond the neighbour.
        var items: [Item]

        /// The neighbour, if it was asked for again and still ends as it did; its other items may have changed.
        var neighbour: Fetched<Page<Item>>?
    }

    /// Returns the part of a page that lies beyond its neighbour, or nil if it does not follow it because the
    /// list has changed.
    ///
    /// With `isSuspicious`, an empty page that a cursor led to counts as a sign of that too: the item that
    /// the cursor named may have been deleted.
    func join(
        _ page: Page<Item>, at place: PagePlace<Item>, _ end: PageEnd, isSuspicious: Bool
    ) async throws -> JoinedPage? {
        guard let edge = place.edge else { return JoinedPage(items: page.items) }
        switch place.neighbour.drift {
        case .never:
            let isDeadEnd = page.items.isEmpty && page.cursor(end) == nil
            if isSuspicious, isDeadEnd, try await unchanged(place, end) == nil { return nil }
            return JoinedPage(items: page.items)
        case .overlapping:
            return page.items.part(beyond: edge.id, end).map { JoinedPage(items: $0) }
        case .disjoint:
            if let part = page.items.part(beyond: edge.id, end) { return JoinedPage(items: part) }
            return try await unchanged(place, end).map {
                JoinedPage(items: page.items, neighbour: $0.fetched)
            }
        }
    }

    /// A page in memory that still ends as it did, or leads to the same place, with what was fetched of it if it ends so.
    struct Unchanged {
        var fetched: Fetched<Page<Item>>?
    }

    /// Asks for a neighbour again; nil if it neither ends as it did nor leads to the same place.
    ///
    /// After its cursor was refused, it is fetched unconditionally: a not-modified answer would return no new
    /// cursor.
    func unchanged(
        _ place: PagePlace<Item>, _ end: PageEnd, isRefused: Bool = false
    ) async throws -> Unchanged? {
        let neighbour = place.neighbour
        let answer: FetchResult<Page<Item>>
        do {
            answer = try await ask(neighbour.cursor, known: isRefused ? nil : neighbour)
        } catch let error as LarderError where error.isRefusal {
            return nil
        }
        switch answer {
        case .notModified:
            return end == .previous || neighbour.pushedDown == 0 ? Unchanged() : nil
        case .fetched(let fetched):
            let leadsThere = fetched.value.cursor(end) == place.cursor
            if fetched.value.items.edge(end)?.id == place.edge?.id {
                return leadsThere || !isRefused ? Unchanged(fetched: fetched) : nil
            }
            return !isRefused && neighbour.drift == .never && leadsThere ? Unchanged() : nil
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
