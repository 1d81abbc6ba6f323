import Larder
import LarderSimulation
import Testing

@Suite struct `A paged list` {
    @Test func `loads its first page, and appends further ones to the end`() async throws {
        let library = Library(25)
        let first = try await library.list.load()
        #expect(first.ids == Array(1...10))
        #expect(first.hasMore && !first.hasPrevious)
        #expect(first.total == 25)
        #expect(try await library.list.load(.cached, .more).ids == Array(1...20))
        let last = try await library.list.load(.cached, .more)
        #expect(last.ids == Array(1...25))
        #expect(!last.hasMore)
        #expect(library.server.requests.map(\.cursor) == [nil, "after 10", "after 20"])
    }

    @Test func `whose end is known asks nobody for more`() async throws {
        let list = try await Library(5).loaded(1)
        #expect(!list.snapshot.hasMore)
        #expect(try await list.load(.cached, .more).ids == Array(1...5))
    }

    @Test func `that is empty is loaded, and differs from one never loaded`() async throws {
        let library = Library()
        library.server.items = []
        #expect(!library.list.snapshot.isLoaded)
        let snapshot = try await library.list.load()
        #expect(snapshot.isLoaded && snapshot.items.isEmpty && !snapshot.hasMore)
        #expect(snapshot.sections == [ListSection(items: [])])
    }

    @Test(arguments: [SimulatedList<Row>.Paging.numbers, .offsets, .cursors])
    func `fits page numbers, offsets and cursors`(paging: SimulatedList<Row>.Paging) async throws {
        let library = Library(35, paging: paging)
        #expect(try await library.loaded(4).snapshot.ids == Array(1...35))
    }

    @Test func `shares one request between many who load it, at either end`() async throws {
        let library = Library()
        library.server.hold()
        let list = library.list
        try await withThrowingTaskGroup { group in
            for _ in 0..<100 { group.addTask { try await list.load() } }
            await library.server.started(1)
            library.server.release()
            try await group.waitForAll()
        }
        #expect(library.server.requests.count == 1)
        library.server.hold()
        try await withThrowingTaskGroup { group in
            for _ in 0..<100 { group.addTask { try await list.load(.cached, .more) } }
            await library.server.started(2)
            library.server.release()
            try await group.waitForAll()
        }
        // Those who came after it had landed asked for the page after it.
        #expect(library.server.mostRunning == 1)
        #expect(list.snapshot.ids == Array(1...list.snapshot.items.count))
    }

    @Test func `is one object for a key, for as long as somebody holds it`() async throws {
        let library = Library()
        #expect(library.list === library.list)
        let held = library.list
        library.store.trimMemory()
        #expect(library.list === held)
    }

    @Test func `keeps what is shown when a page fails, and tries that page alone`() async throws {
        let library = Library()
        let list = try await library.loaded(2)
        library.server.fail(.unreachable)
        await #expect(throws: LarderError.self) { try await list.load(.cached, .more) }
        let failed = list.snapshot
        #expect(failed.ids == Array(1...20))
        #expect(failed.moreFailure?.error.code == .unreachable)
        #expect(failed.failure == nil && failed.hasMore && !failed.isLoadingMore)
        let mended = try await list.load(.cached, .more)
        #expect(mended.ids == Array(1...30))
        #expect(mended.moreFailure == nil)
        #expect(library.server.requests.suffix(2).map(\.cursor) == ["after 20", "after 20"])
    }

    @Test func `tries a page again by the retry rule`() async throws {
        let library = Library(retry: Retry(limit: 2, first: .seconds(1), jitter: 0))
        let list = try await library.loaded(1)
        library.server.fail(.unreachable)
        let more = Task { try await list.load(.cached, .more) }
        await library.clock.sleepers()
        library.clock.advance(by: .seconds(1))
        #expect(try await more.value.ids == Array(1...20))
    }

    @Test func `keeps items, times and failure apart when a refresh fails`() async throws {
        let library = Library()
        let list = try await library.loaded(2)
        let before = list.snapshot
        library.clock.advance(by: .seconds(30))
        library.server.fail(.busy)
        await #expect(throws: LarderError.self) { try await list.refresh() }
        #expect(list.snapshot.items == before.items)
        #expect(list.snapshot.times == before.times)
        #expect(list.snapshot.failure?.error.code == .busy)
    }

    @Test func `is as before when a load of either end is cancelled`() async throws {
        let library = Library()
        let list = try await library.loaded(2)
        let before = list.snapshot
        library.server.hold()
        let more = Task { try await list.load(.cached, .more) }
        await library.server.started(3)
        #expect(list.snapshot.isLoadingMore)
        let refresh = Task { try await list.refresh() }
        await library.server.started(4)
        #expect(list.snapshot.isRefreshing)
        list.cancel()
        await #expect(throws: CancellationError.self) { try await more.value }
        await #expect(throws: CancellationError.self) { try await refresh.value }
        let after = list.snapshot
        #expect(after.items == before.items)
        #expect(after.failure == nil && after.moreFailure == nil)
        #expect(!after.isLoading && !after.isLoadingMore)
        #expect(library.server.cancelled == 2)
    }

    @Test func `does not fail for the others when one asker cancels`() async throws {
        let library = Library()
        let list = try await library.loaded(1)
        library.server.hold()
        let one = Task { try await list.load(.cached, .more) }
        await library.server.started(2)
        let other = Task { try await list.load(.cached, .more) }
        while library.counts[.fetchJoined] == 0 { await Task.yield() }
        one.cancel()
        await #expect(throws: CancellationError.self) { try await one.value }
        library.server.release()
        #expect(try await other.value.ids == Array(1...20))
    }

    @Test func `has the time of its first page, which more does not renew`() async throws {
        let library = Library()
        let list = try await library.loaded(1)
        let first = list.snapshot.times
        library.clock.advance(by: .seconds(59))
        try await list.load(.cached, .more)
        #expect(list.snapshot.times == first)
        library.clock.advance(by: .seconds(1))
        #expect(list.snapshot.isOutdated(at: library.clock.date))
        try await list.refresh()
        #expect(list.snapshot.times?.confirmed == library.clock.date)
    }

    @Test func `is confirmed by a not-modified answer, with all its pages`() async throws {
        let library = Library()
        let list = try await library.loaded(3)
        let fetched = list.snapshot.fetched
        library.clock.advance(by: .seconds(100))
        let snapshot = try await list.refresh()
        #expect(snapshot.ids == Array(1...30))
        #expect(snapshot.times?.confirmed == library.clock.date)
        #expect(snapshot.fetched == fetched)
        #expect(library.counts[.fetchNotModified] == 1)
    }

    @Test func `leaves out what drifted onto a later page`() async throws {
        let library = Library(25, paging: .numbers)
        let list = try await library.loaded(1)
        library.server.items.insert(contentsOf: rows([101, 102, 103]), at: 0)
        #expect(try await list.load(.cached, .more).ids == Array(1...17))
        #expect(try await list.load(.cached, .more).ids == Array(1...25))
        #expect(library.counts[.dropped] > 0)
    }

    @Test func `passes pages that bring nothing new`() async throws {
        let library = Library(25, paging: .numbers)
        let list = try await library.loaded(1)
        library.server.items.insert(contentsOf: rows(101...110), at: 0)
        let snapshot = try await list.load(.cached, .more)
        #expect(snapshot.ids == Array(1...20))
        // The page that was passed is asked for again, to see that the next one follows it.
        #expect(library.server.requests.map(\.cursor) == [nil, "2", "3", "2"])
    }

    @Test func `ends where a source goes in a circle`() async throws {
        let source = ClosurePagedSource<Row> { request in
            let page = request.cursor?.number ?? 0
            return .value(Page(rows([page * 2, page * 2 + 1]), next: PageCursor((page + 1) % 3)))
        }
        let list = PagedStore(name: "circle", source: source).list("a")
        for _ in 0..<9 { try await list.load(.cached, .more) }
        #expect(list.snapshot.ids == Array(0...5))
        #expect(!list.snapshot.hasMore)
    }

    @Test func `groups its items into sections`() async throws {
        let library = Library(25) { $0.id % 2 == 0 ? "even" : "odd" }
        let list = try await library.loaded(3)
        #expect(list.snapshot.sections.map(\.key) == ["odd", "even"])
        #expect(list.snapshot.sections[1].items.map(\.id) == Array(stride(from: 2, to: 25, by: 2)))
        #expect(list.snapshot.items.count == 25)
    }

    @Test func `that is loaded without being kept changes nothing`() async throws {
        let library = Library()
        let list = try await library.loaded(2)
        library.server.items = rows([7])
        #expect(try await list.load(.noStore).ids == [7])
        #expect(list.snapshot.ids == Array(1...20))
    }
}

extension ListSnapshot {
    var fetched: Timestamps? { times.map { Timestamps(fetched: $0.fetched) } }
}
