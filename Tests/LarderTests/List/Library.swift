import Larder
import LarderSimulation

/// What the tests of paged lists need: a clock, a switch, a storage, a server, a family of lists.
struct Library {
    let clock = ManualClock()
    let line = ConnectivitySwitch(otherwise: .online)
    let counts = CountingReporter()
    let storage = MemoryStorage()
    let server: SimulatedList<Row>
    let store: PagedStore<Row>

    init(
        _ count: Int = 45, paging: SimulatedList<Row>.Paging = .cursors,
        rules: PagingOptions = PagingOptions(limit: 10), retry: Retry = .never,
        groupedBy group: (@Sendable (Row) -> String)? = nil
    ) {
        server = SimulatedList(rows(1...count), paging: paging, givesTotal: true)
        store = Self.store(server, storage, rules, retry, group, clock, line, counts)
    }

    private static func store(
        _ server: SimulatedList<Row>, _ storage: any EntryStorage, _ rules: PagingOptions,
        _ retry: Retry,
        _ group: (@Sendable (Row) -> String)?, _ clock: ManualClock, _ line: ConnectivitySwitch,
        _ counts: CountingReporter
    ) -> PagedStore<Row> {
        PagedStore(
            name: "rows", source: server, storage: storage, options: rules,
            freshness: .after(.seconds(60), stale: .seconds(600)), retry: retry, groupedBy: group,
            environment: clock.environment(connectivity: line, reporter: counts))
    }

    /// Another family over the same server and storage, as after a relaunch.
    func relaunched(
        _ storage: (any EntryStorage)? = nil, rules: PagingOptions = PagingOptions(limit: 10)
    ) -> PagedStore<Row> {
        Self.store(server, storage ?? self.storage, rules, .never, nil, clock, line, counts)
    }

    var list: PagedList<Row> { store.list("all") }

    /// Loads the list and so many further pages.
    @discardableResult
    func loaded(_ pages: Int) async throws -> PagedList<Row> {
        let list = list
        try await list.load()
        for _ in 1..<max(1, pages) { try await list.load(.cached, .more) }
        return list
    }
}

extension ListSnapshot<Row> {
    var ids: [Int] { items.map(\.id) }
}

/// Waits until a snapshot of a list is as wanted, and returns it.
func snapshot<Item: ListItem>(
    of list: some ListFeed<Item>, where isWanted: (ListSnapshot<Item>) -> Bool
) async -> ListSnapshot<Item> {
    for await update in list.updates(loading: nil) where isWanted(update.snapshot) {
        return update.snapshot
    }
    return list.snapshot
}

/// Waits for something that other tasks do.
func yield(until isMet: () -> Bool) async {
    while !isMet() { await Task.yield() }
}

/// What a server answers, given later: the list may change meanwhile.
final class LateAnswers: PagedSource {
    private let server: SimulatedList<Row>
    private let state = Locked((isHeld: false, asked: 0))

    init(of server: SimulatedList<Row>) { self.server = server }

    /// How often somebody has asked since answers were held first.
    var asked: Int { state.withLock { $0.asked } }

    func hold() { state.withLock { $0 = (true, 0) } }

    func release() { state.withLock { $0.isHeld = false } }

    func page(_ request: PageRequest<Row>) async throws -> FetchResult<Page<Row>> {
        let answer = try await server.page(request)
        state.withLock { $0.asked += 1 }
        while state.withLock({ $0.isHeld }) { await Task.yield() }
        return answer
    }

    func list(
        in library: Library, over storage: (any EntryStorage)? = nil
    ) -> PagedList<Row> {
        PagedStore(
            name: "rows", source: self, storage: storage ?? library.storage,
            options: PagingOptions(limit: 10),
            environment: library.clock.environment()
        ).list("all")
    }
}
