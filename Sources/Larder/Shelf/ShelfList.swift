/// A live list of the rows of a query, for models and pages: loaded in pages and kept up to date.
///
/// ```swift
/// let model = ListModel(shelf.list(.all.without(.read)))
/// ```
///
/// It reads from the shelf, so it loads offline too. Every change to the rows, by anybody, refreshes the
/// loaded part; watchers receive what was inserted, updated, moved and deleted. Rows in the list are not
/// pruned while the list exists, which is as long as it is held or watched.
public final class ShelfList<Row: Sendable & Identifiable & Equatable>: ListFeed
where Row.ID: Sendable {
    /// The list's items.
    public typealias Item = Shelved<Row>

    private let list: PagedList<Shelved<Row>>
    private let task: Task<Void, Never>
    private let viewing: ObservationToken

    init(_ shelf: Shelf<Row>, _ query: ShelfQuery, limit: Int) {
        var environment = shelf.environment
        // Reading a shelf needs no network.
        environment.connectivity = ConnectivitySwitch()
        let follower = ShelfFollower(shelf, query)
        let reading = Locked(ReadPages())
        let source = ClosurePagedSource<Shelved<Row>> { request in
            do {
                try await follower.begin()
                let page = try await shelf.page(
                    query, after: request.cursor?.place, limit: request.limit
                ) { rows in reading.withLock { $0.add(rows, at: request.cursor) } }
                return .fetched(
                    Fetched(Page(page.rows, next: page.next.map { PageCursor($0) })))
            } catch {
                if !Task.isCancelled { follower.readAgain() }
                throw error
            }
        }
        let store = PagedStore(
            name: shelf.name, source: source, storage: nil, codec: .unstored,
            options: PagingOptions(limit: limit, pagesInMemory: nil, refresh: .window),
            freshness: .untilInvalidated, retry: .never, environment: environment)
        let list = store.list(Key("rows"))
        self.list = list
        viewing = shelf.viewers.join { [weak list] in
            let rows = reading.withLock { $0.rows }
            return rows + (list?.snapshot.items.map(\.identity) ?? [])
        }
        task = environment.task { [weak list] in
            await follower.follow(atOnce: false) {
                // A page that is being read now was requested before the change, and counts as outdated.
                try await list?.invalidate()
                guard let list, list.isBusy || list.isWatched || list.snapshot.isLoaded else {
                    return
                }
                try await list.refresh(.window)
            }
        }
    }

    deinit {
        task.cancel()
        viewing.cancel()
    }

    /// The clock, the reporter and the rest of the list's surroundings.
    public var environment: StoreEnvironment { list.environment }

    /// The current snapshot.
    public var snapshot: ListSnapshot<Shelved<Row>> { list.snapshot }

    /// Calls a closure with the current list, then with changes.
    public func watch(
        _ terms: ListObservationOptions,
        _ body: @escaping @Sendable (ListEvent<Shelved<Row>>) -> Bool
    ) -> ObservationToken {
        list.watch(terms) { [self] notice in withExtendedLifetime(self) { body(notice) } }
    }

    /// Loads the list, or the next page. With `.cacheOnly` it reads the shelf as well: that is what is kept.
    @discardableResult
    public func load(
        _ policy: LoadPolicy = .cached, _ part: ListPart = .list
    ) async throws -> ListSnapshot<Shelved<Row>> {
        try await list.load(policy == .cacheOnly ? .cached : policy, part)
    }

    /// Reads the loaded part again.
    @discardableResult
    public func refresh(_ reach: ListRefresh? = nil) async throws -> ListSnapshot<Shelved<Row>> {
        try await list.refresh(reach)
    }

    /// Cancels running loads.
    public func cancel() { list.cancel() }

    /// Makes the next load read the list again. The rows stay in the shelf, even with `erase`.
    public func invalidate(erase: Bool = false) async throws {
        try await list.invalidate(erase: erase)
    }
}

/// The rows of the pages that a list has read and may not show yet.
private struct ReadPages: Sendable {
    private var pages: [PageCursor?: [ShelfIdentity]] = [:]

    var rows: [ShelfIdentity] { pages.values.flatMap(\.self) }

    /// Adds a page; with the first page, a list is read from its start.
    mutating func add(_ rows: [ShelfIdentity], at cursor: PageCursor?) {
        if cursor == nil { pages = [:] }
        pages[cursor] = rows
    }
}

extension Shelved: Identifiable where Row: Identifiable {
    /// The id of the row.
    public var id: Row.ID { row.id }
}

extension Shelf where Row: Equatable {
    /// Returns a live list of the rows of a query; see ``ShelfList``.
    public func list(_ query: ShelfQuery = .all, limit: Int = 50) -> ShelfList<Row> {
        ShelfList(self, query, limit: limit)
    }
}

extension PageCursor {
    /// A position in a list of rows, as text: the sequence number and the sort value.
    fileprivate init(_ place: ShelfCursor) {
        switch place.order {
        case .number(let number): self.init("\(place.sequenceNumber) n\(number.bitPattern)")
        case .text(let text): self.init("\(place.sequenceNumber) t\(text)")
        }
    }

    fileprivate var place: ShelfCursor? {
        guard let space = text.firstIndex(of: " "), let sequenceNumber = UInt64(text[..<space])
        else {
            return nil
        }
        let order = text[text.index(after: space)...]
        switch order.first {
        case "n":
            guard let bits = UInt64(order.dropFirst()) else { return nil }
            return ShelfCursor(
                order: .number(Double(bitPattern: bits)), sequenceNumber: sequenceNumber)
        case "t":
            return ShelfCursor(
                order: .text(String(order.dropFirst())), sequenceNumber: sequenceNumber)
        default: return nil
        }
    }
}
