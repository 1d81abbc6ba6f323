// Whether a page follows the one beside it. Pages are asked for one after another, and the list may
// change between two requests: where its pages drift, what came must not be shown unseen.
extension PagedList {
    /// Returns the items of a page that lie beyond its neighbour, or nil when it does not follow it
    /// because the list has changed.
    ///
    /// With `isSuspicious` an empty page that a cursor led to counts as a sign of that too: what the
    /// cursor named may have been deleted.
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

    /// Asks for a neighbour again, and says whether it still ends as it did, or leads to the same place.
    ///
    /// After a refusal of its cursor it is asked for whole: what is confirmed would give no new cursor.
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
        case .notModified: return true
        case .fetched(let fetched):
            let endsAlike = fetched.value.items.edge(end)?.id == place.edge?.id
            let leadsThere = fetched.value.cursor(end) == place.cursor
            if isRefused { return endsAlike && leadsThere }
            return endsAlike || (neighbour.drift == .never && leadsThere)
        }
    }

    /// Asks the source for one page, and again by the retry rule.
    func ask(
        _ cursor: PageCursor?, known: HeldPage<Item>?, reportingTo flight: Flight? = nil
    ) async throws -> FetchResult<Page<Item>> {
        // Of other pages than we would get, nobody can say that they are current.
        let limit = kit.rules.limit
        let known = known?.limit == limit ? known?.known : nil
        let request = PageRequest(key: key, cursor: cursor, limit: limit, known: known) {
            [weak self, weak flight] progress in
            guard let self, let flight else { return }
            self.show(progress, of: flight)
        }
        let answer = try await fetching.ask(key) { try await kit.source.page(request) }
        if case .notModified = answer, request.known == nil {
            throw LarderError.notModifiedOfNothing(key)
        }
        return answer
    }

    /// How often a load begins again because the list changed under it.
    static var freshStarts: Int { 4 }
}

extension LarderError {
    /// Whether what was asked for is not there: a cursor that names something deleted.
    var isRefusal: Bool { code == .gone || code == .notFound }

    static func changesTooFast(_ key: Key) -> LarderError {
        LarderError(
            .busy, key: key,
            message: "The list changes faster than it can be loaded. Try again.",
            cause: TooFast())
    }

    /// Whether it says that a list changes faster than it can be loaded.
    var isTooFast: Bool { cause is TooFast }

    private struct TooFast: Error {}
}
