import Larder
import LarderSimulation
import Testing

@Suite struct `Refreshing a paged list` {
    @Test func `asks for the first page only, and keeps the later ones`() async throws {
        let library = Library()
        let list = try await library.loaded(3)
        library.server.items.insert(contentsOf: rows([101, 102]), at: 0)
        let snapshot = try await list.refresh()
        #expect(library.server.requests.count == 4)
        // 9 and 10 were pushed off the first page, and stay.
        #expect(snapshot.ids == [101, 102] + Array(1...30))
        #expect(try await list.load(.cached, .more).ids == [101, 102] + Array(1...40))
    }

    @Test func `takes away what went from the first page, and shows what changed there`()
        async throws
    {
        let library = Library()
        let list = try await library.loaded(2)
        library.server.items.remove(at: 4)
        library.server.items[0].text = "new"
        let snapshot = try await list.refresh()
        #expect(snapshot.ids == [1, 2, 3, 4] + Array(6...20))
        #expect(snapshot.items.first?.text == "new")
    }

    @Test func `drops later pages that had more before the end of the new one`() async throws {
        let library = Library()
        let list = try await library.loaded(2)
        library.server.items.removeAll { [9, 11, 12].contains($0.id) }
        #expect(try await list.refresh().ids == Array(1...8) + [10, 13])
        #expect(try await list.load(.cached, .more).ids == Array(1...8) + [10] + Array(13...23))
    }

    @Test func `leaves nothing out when an item comes to the front`() async throws {
        let library = Library()
        let list = try await library.loaded(3)
        library.server.items.insert(library.server.items.remove(at: 24), at: 0)
        #expect(try await list.refresh().ids == [25] + Array(1...24) + Array(26...30))
    }

    @Test func `drops later pages when there may be a gap before them`() async throws {
        let library = Library()
        let list = try await library.loaded(3)
        library.server.items.insert(contentsOf: rows(101...115), at: 0)
        let snapshot = try await list.refresh()
        #expect(snapshot.ids == Array(101...110))
        #expect(try await list.load(.cached, .more).ids == Array(101...115) + Array(1...5))
    }

    @Test func `asks for the window page by page, and replaces all of it together`() async throws {
        let library = Library()
        let list = try await library.loaded(3)
        library.server.items.removeFirst(5)
        library.server.hold()
        let refresh = Task { try await list.refresh(.window) }
        await library.server.started(4)
        #expect(list.snapshot.ids == Array(1...30))
        library.server.release()
        #expect(try await refresh.value.ids == Array(6...35))
        #expect(
            library.server.requests.suffix(3).map(\.cursor) == [nil, "after 15", "after 25"])
    }

    @Test func `of a window changes nothing when one of its pages fails`() async throws {
        let library = Library()
        let list = try await library.loaded(3)
        library.server.items.removeFirst(5)
        library.server.hold()
        let refresh = Task { try await list.refresh(.window) }
        await library.server.started(4)
        library.server.fail(.unreachable)
        library.server.release()
        await #expect(throws: LarderError.self) { try await refresh.value }
        #expect(list.snapshot.ids == Array(1...30))
        #expect(list.snapshot.failure != nil)
    }

    @Test func `of a window sends validators, and keeps the pages that are current`() async throws {
        let library = Library()
        let list = try await library.loaded(3)
        try await list.refresh(.window)
        #expect(library.counts[.fetchNotModified] == 3)
        #expect(list.snapshot.ids == Array(1...30))
    }

    @Test func `of a window ends with the list`() async throws {
        let library = Library()
        let list = try await library.loaded(4)
        library.server.items = rows(1...12)
        let snapshot = try await list.refresh(.window)
        #expect(snapshot.ids == Array(1...12))
        #expect(!snapshot.hasMore)
    }

    @Test func `can start over with the first page alone`() async throws {
        let library = Library()
        let list = try await library.loaded(3)
        let snapshot = try await list.refresh(.startOver)
        #expect(snapshot.ids == Array(1...10))
        #expect(snapshot.hasMore)
    }

    @Test func `is not cancelled by a load of more, which waits and asks by the new cursor`()
        async throws
    {
        let library = Library()
        let list = try await library.loaded(1)
        library.server.items.insert(contentsOf: rows(101...103), at: 0)
        library.server.hold()
        let refresh = Task { try await list.refresh(.startOver) }
        await library.server.started(2)
        let more = Task { try await list.load(.cached, .more) }
        _ = await snapshot(of: list) { $0.isLoadingMore && $0.isRefreshing }
        for _ in 0..<1_000 { await Task.yield() }  // time in which it could ask, and must not
        #expect(library.server.requests.count == 2)
        library.server.release()
        #expect(try await refresh.value.ids == Array(101...103) + Array(1...7))
        #expect(try await more.value.ids == Array(101...103) + Array(1...17))
        #expect(library.server.requests.map(\.cursor) == [nil, nil, "after 7"])
        #expect(library.server.cancelled == 0)
    }

    @Test func `goes on beside a load of more, which asks again if its place is gone`() async throws
    {
        let library = Library(45, paging: .numbers)
        let list = try await library.loaded(2)
        library.server.hold()
        let more = Task { try await list.load(.cached, .more) }
        await library.server.started(4)
        library.server.items = rows(201...260)
        let refresh = Task { try await list.refresh(.startOver) }
        await library.server.started(5)
        library.server.release(only: 5)
        #expect(try await refresh.value.ids == Array(201...210))
        library.server.release()
        #expect(try await more.value.ids == Array(201...220))
        // Behind every page its neighbour is asked for again; not behind the one that was dropped.
        #expect(
            library.server.requests.map(\.cursor) == [nil, "2", nil, "3", nil, "2", nil])
        #expect(library.server.cancelled == 0)
    }

    @Test func `that fails lets the load of more go on`() async throws {
        let library = Library()
        let list = try await library.loaded(1)
        library.server.hold()
        library.server.fail(.unreachable)
        let refresh = Task { try await list.refresh() }
        await library.server.started(2)
        let more = Task { try await list.load(.cached, .more) }
        _ = await snapshot(of: list) { $0.isLoadingMore }
        library.server.release()
        await #expect(throws: LarderError.self) { try await refresh.value }
        #expect(try await more.value.ids == Array(1...20))
    }

    @Test func `that was under way when the list was erased does not bring it back`() async throws {
        let library = Library()
        let list = try await library.loaded(2)
        library.server.hold()
        let refresh = Task { try await list.refresh() }
        await library.server.started(3)
        try await list.invalidate(erase: true)
        #expect(list.snapshot.items.isEmpty && !list.snapshot.isLoaded)
        library.server.items.insert(Row(101), at: 0)
        library.server.release()
        _ = try? await refresh.value
        #expect(!list.snapshot.isLoaded)
        #expect(try await list.load().ids == [101] + Array(1...9))
    }

    @Test func `happens at once where somebody watches what was invalidated`() async throws {
        let library = Library()
        let list = try await library.loaded(1)
        let token = list.observe { _ in }
        library.server.items.insert(Row(101), at: 0)
        try await list.invalidate()
        let snapshot = await LarderTests.snapshot(of: list) { $0.items.first?.id == 101 }
        #expect(!snapshot.isInvalidated)
        token.cancel()
    }

    @Test func `waits while offline, and starts when we are back`() async throws {
        let library = Library()
        let list = try await library.loaded(1)
        let token = list.observe { _ in }
        library.clock.advance(by: .seconds(100))
        library.line.isOffline = true
        try await list.load()
        #expect(list.snapshot.activity == .waiting)
        await #expect(throws: LarderError.self) { try await list.load(.cached, .more) }
        #expect(list.snapshot.moreFailure?.error.code == .offline)
        library.line.isOffline = false
        _ = await snapshot(of: list) { $0.times?.confirmed == library.clock.date }
        token.cancel()
    }
}
