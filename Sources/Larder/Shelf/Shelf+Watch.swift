extension Shelf {
    /// Returns a stream of the first rows of a query: now, and again after every change to them, by anybody.
    ///
    /// The stream buffers only the newest page for a slow reader, and skips pages equal to the last. Rows on
    /// the page are not pruned. The stream ends when its reader stops or the storage is closed. A page that
    /// cannot be read is reported as an event and tried again. Throws `.unsupported` for a query by a mark
    /// that the shelf does not declare.
    public func pages(
        of query: ShelfQuery = .all, limit: Int = 50
    ) throws -> AsyncStream<ShelfPage<Row>> where Row: Equatable {
        try check(query)
        let shown = Locked<[ShelfIdentity]>([])
        let viewing = viewers.join { shown.withLock { $0 } }
        let (stream, continuation) = AsyncStream<ShelfPage<Row>>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let task = environment.task { [self] in
            let follower = ShelfFollower(self, query)
            var last: ShelfPage<Row>?
            func show() async throws {
                try await follower.begin()
                let page = try await page(query, limit: limit) { ids in
                    shown.withLock { $0 += ids }
                }
                defer { shown.withLock { $0 = page.rows.map(\.identity) } }
                if let last, last.rows == page.rows, last.next == page.next { return }
                last = page
                continuation.yield(page)
            }
            await follower.follow(atOnce: true, show)
            continuation.finish()
        }
        continuation.onTermination = { _ in
            viewing.cancel()
            task.cancel()
        }
        return stream
    }
}
