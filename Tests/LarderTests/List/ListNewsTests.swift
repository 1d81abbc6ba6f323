import Larder
import LarderSimulation
import Testing

/// What a list makes of the news that others wrote to its storage, and of a storage that fails.
@Suite(.timeLimit(.minutes(15))) struct `A list and the news of its storage` {
    private let window = PagingOptions(limit: 10, pagesInMemory: 2, refresh: .window)

    /// Another opening that has the list of the storage.
    private func other(
        _ library: Library, _ rules: PagingOptions = PagingOptions(limit: 10)
    ) async throws -> PagedList<Row> {
        let list = library.relaunched(rules: rules).list("all")
        try await list.load(.cacheOnly)
        return list
    }

    /// A loaded list over a storage that fails when it is told to, and another opening that has the list.
    private func openings() async throws -> (
        Library, FaultyStorage, list: PagedList<Row>, other: PagedList<Row>
    ) {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let list = library.relaunched(storage).list("all")
        try await list.load()
        return (library, storage, list, try await other(library))
    }

    /// All the time that it takes to hear what others wrote.
    private func hearing() async {
        for _ in 0..<1_000 { await Task.yield() }
    }

    @Test(arguments: [1, 2], [true, false])
    func `is asked for again when it was said to be out of date a second time meanwhile`(
        watchers: Int, isFamily: Bool
    ) async throws {
        let library = Library()
        let late = LateAnswers(of: library.server)
        let lists = (0..<watchers).map { _ in late.list(in: library) }
        for list in lists { try await list.load() }
        let tokens = lists.map { $0.observe { _ in } }
        let family = library.relaunched()
        let other = family.list("all")
        try await other.load(.cacheOnly)
        late.hold()
        try await other.invalidate()
        await yield { late.asked == watchers }
        library.server.items.insert(Row(101), at: 0)
        if isFamily { try await family.invalidate(under: "") } else { try await other.invalidate() }
        await hearing()
        late.release()
        for list in lists {
            await yield { list.snapshot.ids.first == 101 && !list.snapshot.isLoading }
            #expect(list.snapshot.ids.first == 101 && !list.snapshot.isInvalidated)
        }
        let next = try await library.relaunched().list("all").load(.cacheOnly)
        #expect(next.ids.first == 101 && !next.isInvalidated)
        withExtendedLifetime(tokens) {}
    }

    @Test func `is not current with a page that was asked for before it was said so a second time`()
        async throws
    {
        let library = Library()
        let late = LateAnswers(of: library.server)
        let list = late.list(in: library)
        try await list.load()
        let other = try await other(library)
        try await other.invalidate()
        await yield { list.snapshot.isInvalidated }
        late.hold()
        let more = Task { try await list.load(.networkOnly, .more) }
        await yield { late.asked == 1 }
        library.server.items[10] = Row(101)
        try await other.invalidate()
        await hearing()
        late.release()
        #expect(try await more.value.ids == Array(1...10) + [101] + Array(12...20))
    }

    @Test func `stays out of date after an answer that was asked for before that was said again`()
        async throws
    {
        let library = Library()
        let late = LateAnswers(of: library.server)
        let list = late.list(in: library)
        try await list.load()
        let others = [try await other(library), try await other(library)]
        try await others[0].invalidate()
        await yield { list.snapshot.isInvalidated }
        late.hold()
        let refresh = Task { try await list.refresh() }
        await yield { late.asked == 1 }
        try await others[1].invalidate()
        await hearing()
        late.release()
        #expect(try await refresh.value.isInvalidated)
        let next = library.relaunched().list("all")
        #expect(try await next.load(.cacheOnly).isInvalidated)
        #expect(try await !next.refresh().isInvalidated)
        await yield { !list.snapshot.isInvalidated }
        #expect(!list.snapshot.isInvalidated)
    }

    @Test func `is asked for again when a page was brought back that a refresh was not asked for`()
        async throws
    {
        let library = Library()
        let list = library.relaunched(rules: window).list("all")
        try await list.load()
        for _ in 0..<2 { try await list.load(.cached, .more) }
        let token = list.observe { _ in }
        library.server.items[0] = Row(101)
        try await list.invalidate()
        try await list.refresh()
        library.server.hold()
        let refresh = Task { try await list.refresh() }
        await library.server.started(library.server.requests.count + 1)
        try await list.load(.cacheOnly, .previous)
        #expect(list.snapshot.ids.first == 1 && list.snapshot.isInvalidated)
        library.server.release()
        _ = try await refresh.value
        await yield { !list.snapshot.isInvalidated && !list.snapshot.isLoading }
        #expect(list.snapshot.ids.first == 101 && !list.snapshot.isInvalidated)
        token.cancel()
    }

    @Test(arguments: [true, false], [true, false])
    func `does not begin with an answer from before it was erased or said to be out of date`(
        erase: Bool, isFamily: Bool
    ) async throws {
        let library = Library()
        let late = LateAnswers(of: library.server)
        late.hold()
        let list = late.list(in: library)
        let load = Task { try await list.load() }
        await yield { late.asked == 1 }
        library.server.items.insert(Row(101), at: 0)
        let other = library.relaunched()
        if isFamily {
            try await other.invalidate(under: "", erase: erase)
        } else {
            try await other.list("all").invalidate(erase: erase)
        }
        await hearing()
        late.release()
        #expect(try await load.value.ids.first == 101)
        #expect(!list.snapshot.isInvalidated && late.asked == 2)
        let next = try await library.relaunched().list("all").load(.cacheOnly)
        #expect(next.ids.first == 101 && !next.isInvalidated)
    }

    @Test(arguments: [2, nil], [2, 3])
    func `leaves its reader where he is when another opening loads the same pages anew`(
        cap: Int?, pages: Int
    ) async throws {
        let rules = PagingOptions(limit: 10, pagesInMemory: cap, refresh: .window)
        let library = Library(200, rules: rules)
        let list = try await library.loaded(cap == nil ? 11 + pages : pages)
        let other = library.relaunched(rules: rules).list("all")
        try await other.load(.cacheOnly)
        while other.snapshot.ids.last != list.snapshot.ids.last {
            try await other.load(.cached, .more)
        }
        let shown = list.snapshot.ids
        let known = library.counts[.restored]
        try await other.load(.networkOnly)
        await yield { library.counts[.restored] > known }
        #expect(list.snapshot.ids == shown)
    }

    @Test func `is stored with its first page once that is possible, wherever its reader is`()
        async throws
    {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        storage.failCommits(.max, .full)
        let list = library.relaunched(storage, rules: window).list("all")
        try await list.load()
        for _ in 0..<3 { try await list.load(.cached, .more) }
        #expect(list.snapshot.ids == Array(21...40))
        storage.failCommits(0)
        try await list.refresh()
        let next = library.relaunched().list("all")
        #expect(try await next.load(.cacheOnly).ids == Array(1...10))
    }

    @Test func `keeps its stored first page when it is stored over that of another opening`()
        async throws
    {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let list = library.relaunched(storage, rules: window).list("all")
        try await list.load()
        for _ in 0..<2 { try await list.load(.cached, .more) }
        let other = try await other(library)
        library.clock.advance(by: .seconds(120))
        storage.failCommits(2)
        #expect(try await list.load(.networkOnly).failure?.error.code == .io)
        for _ in 0..<3 { try await other.load(.cached, .more) }
        await yield { list.snapshot.failure == nil }
        #expect(list.snapshot.ids == Array(11...30) && list.snapshot.failure == nil)
        let next = library.relaunched().list("all")
        #expect(try await next.load(.cacheOnly).ids.starts(with: 1...30))
    }

    @Test func `is that of another opening when its own cannot be stored with its first page`()
        async throws
    {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let list = library.relaunched(storage, rules: window).list("all")
        try await list.load()
        for _ in 0..<2 { try await list.load(.cached, .more) }
        let late = FaultyStorage(library.storage)
        let other = library.relaunched(late).list("all")
        try await other.load(.cacheOnly)
        let (isReached, isOpen) = (Locked(false), Locked(false))
        late.beforeNextCommit {
            isReached.withLock { $0 = true }
            while !isOpen.withLock({ $0 }) { await Task.yield() }
        }
        library.server.items.insert(Row(101), at: 0)
        let anew = Task { try await other.refresh(.startOver) }
        await yield { isReached.withLock { $0 } }
        library.clock.advance(by: .seconds(1))
        storage.failCommits(2)
        #expect(try await list.load(.networkOnly).failure?.error.code == .io)
        isOpen.withLock { $0 = true }
        _ = try await anew.value
        await yield { list.snapshot.failure == nil }
        #expect(list.snapshot.failure == nil)
        let next = library.relaunched().list("all")
        #expect(try await next.load(.cacheOnly).ids.first == 101)
    }

    @Test(arguments: [true, false])
    func `shows no failure to store it any more when there is nothing to be stored`(
        isByOther: Bool
    ) async throws {
        let (library, storage, list, other) = try await openings()
        storage.failCommits(2)
        #expect(try await list.refresh().failure?.error.code == .io)
        library.clock.advance(by: .seconds(1))
        if isByOther {
            try await other.refresh()
        } else {
            try await list.load(.cached, .more)
        }
        await yield { list.snapshot.failure == nil }
        #expect(list.snapshot.failure == nil)
    }

    @Test func `shows no failure to store once all is stored, however often that failed`()
        async throws
    {
        let (library, storage, list, other) = try await openings()
        storage.failCommits(.max, .full)
        library.clock.advance(by: .seconds(1))
        try await list.refresh()
        #expect(list.snapshot.failure != nil)
        // News has it try again, in vain.
        library.clock.advance(by: .seconds(1))
        try await other.load(.cached, .more)
        await hearing()
        #expect(list.snapshot.failure != nil)
        storage.failCommits(0)
        library.clock.advance(by: .seconds(1))
        try await other.load(.cached, .more)
        await hearing()
        #expect(list.snapshot.failure == nil)
    }

    @Test func `is read again for the next who watches when it could not be read for the last`()
        async throws
    {
        let (library, storage, list, other) = try await openings()
        let token = list.observe { _ in }
        storage.failReads(1)
        library.server.items.insert(Row(101), at: 0)
        try await other.refresh()
        await yield { list.snapshot.failure != nil }
        token.cancel()
        await hearing()
        let next = list.observe { _ in }
        _ = await snapshot(of: list) { $0.ids.first == 101 && $0.failure == nil }
        next.cancel()
    }

    @Test func `is asked for again a second after it changed too fast, while somebody watches`()
        async throws
    {
        let library = Library()
        let other = try await other(library)
        let asked = Locked(0)
        let source = ClosurePagedSource<Row> { [self] _ in
            let isDisturbed = asked.withLock { asked in
                asked += 1
                return asked <= 4
            }
            if isDisturbed {
                try await other.invalidate()
                await hearing()
            }
            return .fetched(Fetched(Page([Row(1)])))
        }
        let list = PagedStore(
            name: "rows", source: source, storage: library.storage,
            environment: library.clock.environment()
        ).list("all")
        let token = list.observe(loading: .cached) { _ in }
        _ = await snapshot(of: list) { $0.failure?.error.code == .busy }
        await library.clock.sleepers()
        library.clock.advance(by: .seconds(1))
        let shown = await snapshot(of: list) { $0.isLoaded }
        #expect(shown.failure == nil && shown.ids == [1])
        token.cancel()
    }

    @Test func `is not asked for again by itself when its source is busy`() async throws {
        let library = Library()
        let asked = Locked(0)
        let source = ClosurePagedSource<Row> { _ in
            asked.withLock { $0 += 1 }
            throw LarderError(.busy, message: "Too many requests.")
        }
        let list = PagedStore(
            name: "rows", source: source, storage: library.storage, retry: .never,
            environment: library.clock.environment()
        ).list("all")
        let token = list.observe(loading: .cached) { _ in }
        _ = await snapshot(of: list) { $0.failure?.error.code == .busy }
        await hearing()
        library.clock.advance(by: .seconds(600))
        await hearing()
        #expect(asked.withLock { $0 } == 1)
        token.cancel()
    }

    @Test func `stays out of date when that could not be stored for its family`() async throws {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let family = library.relaunched(storage)
        let list = family.list("all")
        try await list.load()
        storage.failCommits(1)
        await #expect(throws: LarderError.self) { try await family.invalidate(under: "") }
        try await list.load(.cached, .more)
        #expect(try await library.relaunched().list("all").load(.cacheOnly).isInvalidated)
    }

    @Test func `that comes while its family is erased is whole, and out of date`() async throws {
        let library = Library()
        let storage = FaultyStorage(library.storage)
        let family = library.relaunched(storage)
        try await family.list("a/1").load()
        let other = library.relaunched()
        storage.beforeNextCommit { try await other.list("a/2").load() }
        try await family.invalidate(under: "a", erase: true)
        #expect(try await !library.relaunched().list("a/1").load(.cacheOnly).isLoaded)
        let next = try await library.relaunched().list("a/2").load(.cacheOnly)
        #expect(next.ids == Array(1...10) && next.isInvalidated)
        #expect(try await library.storage.allSummaries(under: "rows").count == 2)
    }

    @Test(arguments: [false, true])
    func `whose answers may not be stored is told that it is out of date`(erase: Bool) async throws
    {
        let count = Locked(0)
        let source = ClosurePagedSource<Row> { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            return .fetched(
                Fetched(Page([Row(number, "Title")]), mayBeStored: false))
        }
        let library = Library()
        func list() -> PagedList<Row> {
            PagedStore<Row>(
                name: "lists", source: source, storage: library.storage,
                environment: library.clock.environment()
            ).list("all")
        }
        let (one, other) = (list(), list())
        try await one.load()
        try await other.load()
        await hearing()
        let token = one.observe { _ in }
        let before = count.withLock { $0 }
        try await other.invalidate(erase: erase)
        while count.withLock({ $0 }) == before { await Task.yield() }
        token.cancel()
    }
}
