import Larder
import LarderSimulation
import Testing

/// What is said of a list while it is being asked for, or by another opening.
@Suite(.timeLimit(.minutes(15))) struct `A list that others change` {
    @Test(arguments: [ListRefresh.window, .firstPage], [true, false])
    func `and erase while it is asked for is loaded anew`(
        reach: ListRefresh, isFamily: Bool
    ) async throws {
        let library = Library()
        let storage = SlowStorage()
        let store = library.relaunched(storage)
        let list = store.list("all")
        try await list.load()
        storage.holdCommits()
        library.server.hold()
        let erasure = Task {
            if isFamily {
                try await store.invalidate(under: "", erase: true)
            } else {
                try await list.invalidate(erase: true)
            }
        }
        await storage.held()
        let refresh = Task { try await list.refresh(reach) }
        await library.server.started(2)
        storage.release()
        try await erasure.value
        #expect(!list.snapshot.isLoaded && list.snapshot.items.isEmpty)
        // It says that nothing has changed, of pages that are gone.
        library.server.release()
        #expect(try await refresh.value.ids == Array(1...10))
        #expect(list.snapshot.isLoaded && library.server.requests.count == 3)
    }

    enum Who: CaseIterable { case itself, family, anotherOpening }

    @Test(arguments: Who.allCases)
    func `or say to be out of date goes on showing what could not be stored`(who: Who) async throws
    {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let store = library.relaunched(storage)
        let list = store.list("all")
        try await list.load()
        library.server.items.insert(Row(101), at: 0)
        // A storage that fails once is asked again at once.
        storage.failCommits(2)
        #expect(try await list.refresh().failure?.error.code == .io)
        storage.failCommits(2)
        #expect(try await list.load(.cached, .more).ids == [101] + Array(1...19))
        switch who {
        case .itself: try await list.invalidate()
        case .family: try await store.invalidate(under: "")
        case .anotherOpening: try await library.relaunched().list("all").invalidate()
        }
        await yield { list.snapshot.isInvalidated }
        for _ in 0..<1_000 { await Task.yield() }
        #expect(list.snapshot.ids == [101] + Array(1...19) && list.snapshot.isInvalidated)
        try await list.refresh()
        let next = try await library.relaunched().list("all").load(.cacheOnly)
        #expect(next.ids == [101] + Array(1...19) && !next.isInvalidated)
    }

    @Test
    func `and say to be out of date during its first load does not begin with an older answer`()
        async throws
    {
        let library = Library()
        let late = LateAnswers(of: library.server)
        late.hold()
        let list = late.list(in: library)
        let load = Task { try await list.load() }
        await yield { late.asked == 1 }
        let other = library.relaunched().list("all")
        try await other.load()
        library.server.items.insert(Row(101), at: 0)
        try await other.invalidate()
        try await other.load()
        late.release()
        #expect(try await load.value.ids.first == 101)
        #expect(try await library.relaunched().list("all").load(.cacheOnly).ids.first == 101)
    }

    @Test(arguments: [true, false])
    func `is read again when that failed once: by who asks, and by itself while somebody watches`(
        isWatched: Bool
    ) async throws {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let list = library.relaunched(storage).list("all")
        try await list.load()
        let token = list.observe { _ in }
        storage.failReads(1)
        library.server.items.insert(Row(101), at: 0)
        try await library.relaunched().list("all").refresh()
        await yield { list.snapshot.failure != nil }
        if isWatched {
            await library.clock.sleepers()
            library.clock.advance(by: .seconds(1))
            await yield { list.snapshot.ids.first == 101 }
        } else {
            token.cancel()
            #expect(try await list.load().ids.first == 101)
        }
        #expect(list.snapshot.failure == nil)
        token.cancel()
    }

    @Test func `and load meanwhile does not go back to an older answer`()
        async throws
    {
        let library = Library()
        let late = LateAnswers(of: library.server)
        let list = late.list(in: library)
        try await list.load(.validate)
        let other = library.relaunched().list("all")
        try await other.load(.cacheOnly)
        library.server.items.insert(Row(101), at: 0)
        late.hold()
        let refresh = Task { try await list.refresh() }
        await yield { late.asked == 1 }
        library.server.items.insert(Row(102), at: 0)
        try await other.invalidate()
        #expect(try await other.refresh().ids.prefix(2) == [102, 101])
        late.release()
        #expect(try await refresh.value.ids.prefix(2) == [102, 101])
        let next = try await library.relaunched().list("all").load(.cacheOnly)
        #expect(next.ids.prefix(2) == [102, 101])
    }

    @Test func `and store over a newer one that could not be stored does not go back`() async throws
    {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let list = library.relaunched(storage).list("all")
        try await list.load()
        let other = library.relaunched().list("all")
        try await other.load(.cacheOnly)
        library.clock.advance(by: .seconds(120))
        library.server.items.insert(Row(101), at: 0)
        storage.failCommits(2)
        #expect(try await list.refresh().failure?.error.code == .io)
        // On top of the first page as it was.
        try await other.load(.cached, .more)
        await yield { other.snapshot.ids.first == 101 }
        #expect(list.snapshot.ids == [101] + Array(1...9))
        #expect(other.snapshot.ids.starts(with: [101] + Array(1...9)))
        await yield { list.snapshot.failure == nil }
        #expect(list.snapshot.failure == nil)
        let next = try await library.relaunched().list("all").load(.cacheOnly)
        #expect(next.ids.starts(with: [101] + Array(1...9)))
    }

    /// Two pages that never seem to change, of which only what is asked for unconditionally is new.
    private final class Edition: PagedSource {
        let edition = Locked(0)
        let held = Locked(false)
        let asked = Locked(0)

        func page(_ request: PageRequest<Row>) async throws -> FetchResult<Page<Row>> {
            let first = edition.withLock { $0 } * 100
            asked.withLock { $0 += 1 }
            guard let cursor = request.cursor else {
                let isKnown = request.known != nil
                return isKnown
                    ? .notModified(.init())
                    : .fetched(
                        Fetched(Page(rows(1...2), next: "2"), validators: ["etag": "1"]))
            }
            while held.withLock({ $0 }) { await Task.yield() }
            let items = cursor == "2" ? rows((first + 3)...(first + 4)) : rows(5...6)
            return .fetched(Fetched(Page(items, next: cursor == "2" ? "3" : nil)))
        }

        func list(inMemory pages: Int?) -> PagedList<Row> {
            PagedStore(
                name: "rows", source: self, storage: MemoryStorage(),
                options: PagingOptions(limit: 2, pagesInMemory: pages, refresh: .window)
            ).list("a")
        }
    }

    @Test(arguments: [true, false])
    func `or say to be out of date shows no page that was asked for before`(
        isWatched: Bool
    ) async throws {
        let source = Edition()
        let list = source.list(inMemory: nil)
        let token = isWatched ? list.observe { _ in } : nil
        try await list.load()
        source.held.withLock { $0 = true }
        let more = Task { try await list.load(.cached, .more) }
        await yield { source.asked.withLock { $0 } == 2 }
        let answers = Task {
            // What is asked for from here on is another edition.
            source.edition.withLock { $0 = 1 }
            try await list.invalidate()
            try await list.refresh()
        }
        try await answers.value
        source.held.withLock { $0 = false }
        #expect(try await more.value.ids == [1, 2, 103, 104])
        token?.cancel()
    }

    @Test func `or say to be out of date shows no page again that was let go before`() async throws
    {
        let source = Edition()
        let list = source.list(inMemory: 2)
        try await list.load()
        try await list.load(.cached, .more)
        #expect(try await list.load(.cached, .more).ids == Array(3...6))
        #expect(try await list.load(.cached, .previous).ids == Array(1...4))
        let asked = source.asked.withLock { $0 }
        #expect(try await list.load(.cached, .more).ids == Array(3...6))
        #expect(source.asked.withLock { $0 } == asked, "it was stored")
        try await list.load(.cached, .previous)
        try await list.invalidate()
        try await list.refresh()
        let refreshed = source.asked.withLock { $0 }
        try await list.load(.cached, .more)
        #expect(source.asked.withLock { $0 } == refreshed + 1)
    }

    @Test(arguments: [ListRefresh.window, .firstPage], [true, false])
    func `or say to be out of date is there after a relaunch, wherever its reader was`(
        reach: ListRefresh, isByOther: Bool
    ) async throws {
        let library = Library()
        let rules = PagingOptions(limit: 10, pagesInMemory: 2, refresh: reach)
        let list = library.relaunched(rules: rules).list("all")
        try await list.load()
        for _ in 0..<4 { try await list.load(.cached, .more) }
        if isByOther {
            try await library.relaunched().list("all").invalidate()
            await yield { list.snapshot.isInvalidated }
        } else {
            try await list.invalidate()
        }
        try await list.refresh()
        #expect(!list.snapshot.isInvalidated)
        library.line.isOffline = true
        let next = library.relaunched(rules: rules).list("all")
        #expect(try await next.load(.cacheOnly).ids.prefix(10) == ArraySlice(1...10))
        // It is from before that.
        #expect(next.snapshot.isInvalidated)
        library.line.isOffline = false
        try await next.refresh()
        #expect(!next.snapshot.isInvalidated)
    }

    @Test(arguments: [true, false])
    func `or say to be out of date is not current with a page that was brought back meanwhile`(
        isInvalidated: Bool
    ) async throws {
        let library = Library()
        let rules = PagingOptions(limit: 10, pagesInMemory: 2, refresh: .window)
        let list = library.relaunched(rules: rules).list("all")
        try await list.load()
        for _ in 0..<2 { try await list.load(.cached, .more) }
        try await list.invalidate()
        if !isInvalidated { try await list.refresh() }
        library.server.hold()
        let refresh = Task { try await list.refresh() }
        await library.server.started(library.server.requests.count + 1)
        try await list.load(.cacheOnly, .previous)
        #expect(list.snapshot.ids.first == 1 && list.snapshot.isInvalidated)
        library.server.release()
        _ = try await refresh.value
        #expect(list.snapshot.isInvalidated)
        #expect(try await !list.refresh().isInvalidated)
    }

    @Test func `and erase is not stored again by one who could not store it`() async throws {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let list = library.relaunched(storage).list("all")
        storage.failCommits(.max, .full)
        try await list.load()
        storage.failCommits(0)
        try await library.relaunched().list("all").invalidate(erase: true)
        while !list.snapshot.isInvalidated { await Task.yield() }
        for _ in 0..<1_000 { await Task.yield() }
        #expect(try await library.storage.allSummaries(under: "rows/lists").isEmpty)
    }

    @Test(arguments: [false, true])
    func `or say to be out of date is asked for again by one who watches and could not store it`(
        erase: Bool
    ) async throws {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let list = library.relaunched(storage).list("all")
        let token = list.observe { _ in }
        storage.failCommits(.max, .full)
        try await list.load()
        storage.failCommits(0)
        let count = library.server.requests.count
        try await library.relaunched().list("all").invalidate(erase: erase)
        while library.server.requests.count == count { await Task.yield() }
        while list.snapshot.isInvalidated { await Task.yield() }
        #expect(list.snapshot.isLoaded)
        token.cancel()
    }

    @Test func `or say to be out of date during each request for more is said to change too fast`()
        async throws
    {
        let own = Locked<PagedList<Row>?>(nil)
        let source = ClosurePagedSource<Row> { request in
            if request.cursor == nil { return .fetched(Fetched(Page(rows(1...2), next: "2"))) }
            try await own.withLock { $0 }?.invalidate()
            return .fetched(Fetched(Page(rows(3...4))))
        }
        let list = PagedStore(name: "rows", source: source).list("a")
        own.withLock { $0 = list }
        try await list.load()
        let error = await #expect(throws: LarderError.self) {
            try await list.load(.cached, .more)
        }
        #expect(error?.code == .busy && list.snapshot.ids == [1, 2])
        own.withLock { $0 = nil }
    }

    @Test func `or nobody begins with its first page, also when that may not be stored`()
        async throws
    {
        let storage = MemoryStorage()
        let source = ClosurePagedSource<Row> { request in
            let isFirst = request.cursor == nil
            return .fetched(
                Fetched(
                    Page(rows(isFirst ? 1...2 : 3...4), next: isFirst ? "2" : nil),
                    mayBeStored: !isFirst))
        }
        func opened() -> PagedList<Row> {
            PagedStore(name: "rows", source: source, storage: storage).list("a")
        }
        let list = opened()
        try await list.load()
        #expect(try await list.load(.cached, .more).ids == Array(1...4))
        let next = opened()
        #expect(try await !next.load(.cacheOnly).isLoaded)
        #expect(try await next.load().ids == [1, 2])
        #expect(list.snapshot.ids.starts(with: [1, 2]))
    }

    @Test func `and write is let go when memory is short`()
        async throws
    {
        let library = Library()
        weak var held: PagedList<Row>?
        func use() async throws {
            let list = try await library.loaded(2)
            held = list
            library.server.items.insert(Row(101), at: 0)
            let other = library.relaunched().list("all")
            try await other.load(.cacheOnly)
            try await other.refresh(.startOver)
            await yield { list.snapshot.ids.first == 101 }
            #expect(list.snapshot.ids.first == 101)
        }
        try await use()
        library.store.trimMemory()
        await yield { held == nil }
        #expect(held == nil)
    }

    @Test(arguments: [ListRefresh.firstPage, nil])
    func `or nobody is asked for once by two who mean the same`(
        first: ListRefresh?
    ) async throws {
        let library = Library()
        let list = try await library.loaded(1)
        library.server.hold()
        let one = Task { try await list.refresh(first) }
        await library.server.started(2)
        let other = Task { try await list.refresh(first == nil ? .firstPage : nil) }
        await yield { library.counts[.fetchJoined] == 1 }
        library.server.release()
        _ = try await (one.value, other.value)
        #expect(library.server.requests.count == 2)
    }
}
