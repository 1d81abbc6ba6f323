extension Shelf {
    /// Returns the first rows of a query now, and again after every change to them, by anybody.
    ///
    /// Only the newest is kept for a reader that is busy; equal pages are given once. Rows that are
    /// watched are not pruned. The stream ends when its reader stops, or with the storage; a page
    /// that cannot be read is an event, and the next change tries again.
    public func pages(
        of query: ShelfQuery = .all, limit: Int = 50
    ) -> AsyncStream<ShelfPage<Row>> where Row: Equatable {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let touches = touching(query)
            let watcher = watched.withLock { watched in
                let id = (watched.keys.max() ?? 0) + 1
                watched[id] = []
                return id
            }
            let task = environment.task { [self] in
                var last: ShelfPage<Row>?
                func show() async {
                    do {
                        let page = try await page(query, limit: limit)
                        if let last, last.rows == page.rows, last.next == page.next { return }
                        last = page
                        let shown = Set(page.rows.map(\.identity))
                        watched.withLock { $0[watcher] = shown }
                        continuation.yield(page)
                    } catch {
                        environment.reporter.report(
                            LarderEvent(.damaged, subject: name, error: .wrapping(error)))
                    }
                }
                await show()
                for await _ in touches { await show() }
                continuation.finish()
            }
            continuation.onTermination = { [self] _ in
                task.cancel()
                watched.withLock { _ = $0.removeValue(forKey: watcher) }
            }
        }
    }

    /// Gives a value after every change to rows of a query, or to marks, by anybody; only the newest
    /// is kept for a reader that is busy. Ends when its reader stops, or with the storage.
    func touching(_ query: ShelfQuery) -> AsyncStream<Void> {
        let changes = storage.changes()
        let said = marks?.markChanges()
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = environment.task { [name] in
                await withTaskGroup { group in
                    group.addTask {
                        for await change in changes
                        where Self.touches(change.scope, query, of: name) {
                            continuation.yield()
                        }
                        continuation.finish()
                    }
                    if let said {
                        group.addTask { for await _ in said { continuation.yield() } }
                    }
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Whether a change may have touched the rows of a query.
    private static func touches(
        _ scope: StorageChange.Scope, _ query: ShelfQuery, of name: String
    ) -> Bool {
        let shelf = Key.shelf(name)
        func touches(_ key: Key) -> Bool {
            guard key.isUnder(shelf) || shelf.isUnder(key) else { return false }
            guard let groups = query.groups, key != shelf, key.isUnder(shelf) else { return true }
            return groups.contains { key == .shelf(name, group: $0) }
        }
        return switch scope {
        case .everything: true
        case .keys(let keys), .under(let keys): keys.contains(where: touches)
        }
    }
}
