import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Pages in memory and in the storage` {
    @Test func `are shown at once after a relaunch, and then loaded by policy`() async throws {
        let library = Library()
        try await library.loaded(3)
        library.clock.advance(by: .seconds(100))
        library.server.items.insert(Row(101), at: 0)
        library.server.hold()
        let list = library.relaunched().list("all")
        let snapshot = try await list.load()
        #expect(snapshot.ids == Array(1...30))
        #expect(snapshot.age(at: library.clock.date) == .stale)
        #expect(list.snapshot.isRefreshing)
        library.server.release()
        let after = await LarderTests.snapshot(of: list) { $0.items.first?.id == 101 }
        #expect(after.ids == [101] + Array(1...30))
        #expect(try await list.load(.cached, .more).ids == [101] + Array(1...40))
    }

    @Test func `are read without asking anybody, offline too`() async throws {
        let library = Library()
        try await library.loaded(2)
        library.line.isOffline = true
        let list = library.relaunched().list("all")
        #expect(try await list.load(.cacheOnly).ids == Array(1...20))
        #expect(list.snapshot.times != nil)
        #expect(library.server.requests.count == 2)
    }

    static let ways: [(SimulatedList<Row>.Paging, ListPart)] = [
        (.cursors, .previous), (.cursors, .more), (.offsets, .previous), (.numbers, .previous),
        (.numbers, .more),
    ]

    @Test(arguments: ways)
    func `follow each other, and are not too many, when the reader goes on during a refresh`(
        paging: SimulatedList<Row>.Paging, part: ListPart
    ) async throws {
        let rules = PagingOptions(limit: 10, pagesInMemory: 2)
        let library = Library(100, paging: paging, rules: rules)
        let list = try await library.loaded(9)
        if part == .more { for _ in 0..<7 { try await list.load(.cached, .previous) } }
        library.server.items[70].text = "new"
        library.server.hold()
        let asked = library.server.requests.count
        let walk = Task { try await list.refresh(.window) }
        await library.server.started(asked + 1)
        for _ in 0..<4 { try await list.load(.cached, part) }
        let shown = list.snapshot.ids
        library.server.release()
        _ = try await walk.value
        let ids = list.snapshot.ids
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $1 == $0 + 1 })
        #expect(list.snapshot.pageCount == 2)
        if paging == .cursors { #expect(ids == shown) }
        // He can go everywhere from there.
        while list.snapshot.hasPrevious { try await list.load(.cached, .previous) }
        var seen = Set(list.snapshot.ids)
        while list.snapshot.hasMore {
            try await list.load(.cached, .more)
            seen.formUnion(list.snapshot.ids)
        }
        #expect(seen == Set(1...100))
    }

    @Test func `stay in memory when it is to be trimmed and the storage has them not`() async throws
    {
        let storage = MemoryStorage()
        let source = ClosurePagedSource<Row> { _ in
            .fetched(Fetched(Page(rows([1, 2])), mayBeStored: false))
        }
        let store = PagedStore(name: "rows", source: source, storage: storage)
        try await store.list("a").load()
        store.trimMemory()
        #expect(store.list("a").snapshot.ids == [1, 2])
    }

    @Test func `of another list are not taken for these`() async throws {
        let library = Library()
        try await library.loaded(1)
        #expect(try await library.store.list("all/page").load(.cacheOnly).isLoaded == false)
    }

    @Test func `are dropped at the far end above the cap, and come back from the storage`()
        async throws
    {
        let library = Library(rules: PagingOptions(limit: 10, pagesInMemory: 2))
        let list = try await library.loaded(4)
        #expect(list.snapshot.ids == Array(21...40))
        #expect(list.snapshot.hasPrevious && list.snapshot.hasMore)
        let asked = library.server.requests.count
        #expect(try await list.load(.cached, .previous).ids == Array(11...30))
        #expect(try await list.load(.cached, .previous).ids == Array(1...20))
        #expect(!list.snapshot.hasPrevious)
        #expect(try await list.load(.cached, .more).ids == Array(11...30))
        #expect(library.server.requests.count == asked)
    }

    @Test func `come back from the source where there is no storage`() async throws {
        let server = SimulatedList(rows(1...45), paging: .numbers)
        let list = PagedStore(
            name: "a", source: server, options: PagingOptions(limit: 10, pagesInMemory: 2)
        ).list("a")
        try await list.load()
        for _ in 0..<3 { try await list.load(.cached, .more) }
        #expect(list.snapshot.ids == Array(21...40))
        #expect(try await list.load(.cached, .previous).ids == Array(11...30))
        #expect(try await list.load(.cached, .previous).ids == Array(1...20))
        #expect(server.requests.filter { $0.known == nil }.suffix(2).map(\.cursor) == ["2", nil])
    }

    @Test func `are refreshed as a window when the first is not among them`() async throws {
        let library = Library(rules: PagingOptions(limit: 10, pagesInMemory: 2))
        let list = try await library.loaded(3)
        library.server.items.remove(at: 14)
        #expect(try await list.refresh().ids == Array(11...14) + Array(16...31))
    }

    @Test func `are loaded backwards from the middle of a list`() async throws {
        let source = SimulatedList(rows(1...50))
        let around = ClosurePagedSource<Row> { request in
            var request = request
            if request.cursor == nil { request.cursor = "after 20" }
            return try await source.page(request)
        }
        let list = PagedStore(name: "a", source: around, options: PagingOptions(limit: 10)).list(
            "a")
        #expect(try await list.load().ids == Array(21...30))
        #expect(list.snapshot.hasPrevious)
        #expect(try await list.load(.cached, .previous).ids == Array(11...30))
        #expect(try await list.load(.cached, .more).ids == Array(11...40))
        #expect(try await list.load(.cached, .previous).ids == Array(1...40))
        #expect(!list.snapshot.hasPrevious)
    }

    @Test func `stored and damaged end the list there, and are asked for again`() async throws {
        let library = Library()
        try await library.loaded(3)
        let pages = try await library.storage.allSummaries(under: "rows/pages")
        for page in pages.dropFirst() {
            let entry = try #require(try await library.storage.entry(for: page.key))
            if String(decoding: entry.value, as: UTF8.self).contains(":15,") {
                try await library.storage.commit([.remove(page.key)])
            }
        }
        let list = library.relaunched().list("all")
        #expect(try await list.load(.cacheOnly).ids == Array(1...10))
        #expect(try await list.load(.cached, .more).ids == Array(1...20))
        #expect(try await list.load(.cached, .more).ids == Array(1...30))
    }

    @Test func `are written one by one, and not the whole list each time`() async throws {
        let library = Library(400)
        let list = try await library.loaded(30)
        let before = try await library.storage.allSummaries(under: "rows/pages")
        let newest = try #require(before.map(\.revision).max())
        try await list.load(.cached, .more)
        let after = try await library.storage.allSummaries(under: "rows/pages")
        #expect(after.count == before.count + 1)
        #expect(after.count { $0.revision > newest } == 1)
    }

    @Test func `that a refresh took away go from the storage in the same commit`() async throws {
        let library = Library()
        let list = try await library.loaded(4)
        try await list.refresh(.startOver)
        #expect(try await library.storage.allSummaries(under: "rows/pages").count == 1)
        try await list.invalidate(erase: true)
        #expect(try await library.storage.allSummaries(under: "rows").isEmpty)
    }

    @Test func `invalidated stay invalidated over a relaunch`() async throws {
        let library = Library()
        let list = try await library.loaded(1)
        try await list.invalidate()
        #expect(list.snapshot.isOutdated(at: library.clock.date))
        let again = library.relaunched().list("all")
        #expect(try await again.load(.cacheOnly).isInvalidated)
    }

    @Test func `of all lists under a key are erased together`() async throws {
        let library = Library()
        try await library.store.list("a/1").load()
        try await library.store.list("a/2").load()
        try await library.store.list("b").load()
        let other = library.relaunched()
        try await other.invalidate(under: "a", erase: true)
        #expect(try await other.list("a/1").load(.cacheOnly).isLoaded == false)
        #expect(try await other.list("b").load(.cacheOnly).isLoaded)
    }
}
