/// A list of the rows of a query, for models and pages: loaded in parts, and kept up with the shelf.
///
/// ```swift
/// let model = ListModel(shelf.list(.all.without(.read)))
/// ```
///
/// It is read from the shelf, so it loads offline too. Every change to the rows, by anybody, refreshes
/// the part that is loaded; who watches gets what was inserted, updated, moved and deleted. Its rows
/// are not pruned for as long as it is there, and it is there for as long as it is held or watched. Rows that
/// it is reading while they are pruned may show for a moment.
public final class ShelfList<Row: Sendable & Identifiable & Equatable>: ListFeed
where Row.ID: Sendable {
    /// What the list holds.
    public typealias Item = Shelved<Row>

    private let list: PagedList<Shelved<Row>>
    private let task: Task<Void, Never>
    private let viewing: ObservationToken

    init(_ shelf: Shelf<Row>, _ query: ShelfQuery, limit: Int) {
        var environment = shelf.environment
        // Reading a shelf needs no network.
        environment.connectivity = ConnectivitySwitch()
        let follower = ShelfFollower(shelf, query)
        let source = ClosurePagedSource<Shelved<Row>> { request in
            try await follower.begin()
            let page = try await shelf.page(
                query, after: request.cursor?.place, limit: request.limit)
            return .fetched(
                Fetched(Page(page.rows, next: page.next.map { PageCursor($0) })))
        }
        let store = PagedStore(
            name: shelf.name, source: source, storage: nil, codec: .unstored,
            rules: PagedRules(limit: limit, pagesInMemory: nil, refresh: .window),
            freshness: .untilInvalidated, retry: .never, environment: environment)
        let list = store.list(Key("rows"))
        self.list = list
        viewing = shelf.viewers.join { [weak list] in list?.snapshot.items.map(\.identity) ?? [] }
        task = environment.task { [weak list] in
            await follower.follow(atOnce: false) {
                // What is being read now was asked for before the change, and counts as out of date.
                try await list?.invalidate()
                guard let list, list.isBusy || list.snapshot.isLoaded else { return }
                try await list.refresh(.window)
            }
        }
    }

    deinit {
        task.cancel()
        viewing.cancel()
    }

    /// Time and reporter.
    public var environment: StoreEnvironment { list.environment }

    /// What is in memory now.
    public var snapshot: ListSnapshot<Shelved<Row>> { list.snapshot }

    /// Calls a closure with what is there, then with changes.
    public func watch(
        _ terms: ListWatchTerms, _ body: @escaping @Sendable (ListNotice<Shelved<Row>>) -> Bool
    ) -> ObservationToken {
        list.watch(terms) { [self] notice in withExtendedLifetime(self) { body(notice) } }
    }

    /// Loads the list, or the page after what is there.
    @discardableResult
    public func load(
        _ policy: LoadPolicy = .cached, _ part: ListPart
    ) async throws -> ListSnapshot<Shelved<Row>> {
        try await list.load(policy, part)
    }

    /// Reads what is loaded again.
    @discardableResult
    public func refresh(_ reach: ListRefresh? = nil) async throws -> ListSnapshot<Shelved<Row>> {
        try await list.refresh(reach)
    }

    /// Cancels what is being loaded.
    public func cancel() { list.cancel() }

    /// Reads the list again with the next load; the rows of the shelf stay, with `erase` too.
    public func invalidate(erase: Bool = false) async throws {
        try await list.invalidate(erase: erase)
    }
}

extension Shelved: Identifiable where Row: Identifiable {
    /// The name of the row.
    public var id: Row.ID { row.id }
}

extension Shelf where Row: Equatable {
    /// Returns a list of the rows of a query that follows the shelf; see ``ShelfList``.
    public func list(_ query: ShelfQuery = .all, limit: Int = 50) -> ShelfList<Row> {
        ShelfList(self, query, limit: limit)
    }
}

extension PageCursor {
    /// A place in a list of rows, as text: its sequence number, and what it is ordered by.
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
