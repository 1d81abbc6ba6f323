import Larder
import LarderSimulation
import Testing

@Suite struct `A list that changes on the other side` {
    @Test(arguments: [SimulatedList<Row>.Paging.numbers, .offsets, .cursors])
    func `loses nothing when an item of an earlier page is deleted`(
        paging: SimulatedList<Row>.Paging
    ) async throws {
        let library = Library(45, paging: paging)
        let list = try await library.loaded(2)
        library.server.items.remove(at: 4)
        let shown = try await list.load(.cached, .more)
        #expect(shown.items.contains(Row(21)))
        #expect(isUnbroken(shown.ids.filter { $0 != 5 }, library.server.items))
        #expect(shown.items.count > 20)
    }

    @Test(arguments: [SimulatedList<Row>.Paging.numbers, .offsets, .cursors])
    func `goes on when the last item that is shown is deleted`(
        paging: SimulatedList<Row>.Paging
    ) async throws {
        let library = Library(45, paging: paging)
        let list = try await library.loaded(2)
        library.server.items.removeAll { $0.id == list.snapshot.items.last?.id }
        let shown = try await list.load(.cached, .more)
        #expect(shown.items == Array(library.server.items.prefix(shown.items.count)))
        #expect(shown.items.count > 20)
    }

    @Test func `goes on where a deleted cursor leads nowhere`() async throws {
        let server = SimulatedList(rows(1...45))
        let source = ClosurePagedSource<Row> { request in
            do {
                return try await server.page(request)
            } catch let error as LarderError where error.code == .gone {
                return .value(Page([]))
            }
        }
        let list = PagedStore(name: "a", source: source, options: PagingOptions(limit: 10)).list(
            "a")
        try await list.load()
        server.items.remove(at: 9)
        #expect(try await list.load(.cached, .more).ids == Array(1...9) + Array(11...21))
        #expect(list.snapshot.hasMore)
    }

    @Test func `refreshes a window whose beginning was deleted from the page before it`()
        async throws
    {
        let library = Library(rules: PagingOptions(limit: 10, pagesInMemory: 2))
        let list = try await library.loaded(4)
        library.server.items.removeAll { $0.id == 20 }
        let shown = try await list.refresh(.window)
        #expect(isUnbroken(shown.ids, library.server.items))
        #expect(shown.items.contains(Row(30)))
    }

    @Test(arguments: [SimulatedList<Row>.Paging.numbers, .offsets, .cursors])
    func `leaves no gap when it was stored in pages of another length`(
        paging: SimulatedList<Row>.Paging
    ) async throws {
        let library = Library(90, paging: paging)
        try await library.loaded(2)
        let list = library.relaunched(rules: PagingOptions(limit: 20)).list("all")
        try await list.load(.cacheOnly)
        while list.snapshot.hasMore { try await list.load(.cached, .more) }
        #expect(list.snapshot.ids == Array(1...90))
    }

    @Test(
        arguments: [SimulatedList<Row>.Paging.numbers, .offsets, .cursors],
        [ListRefresh.window, .startOver])
    func `loses what was deleted as it was pushed off the first page, though that is confirmed`(
        paging: SimulatedList<Row>.Paging, reach: ListRefresh
    ) async throws {
        let library = Library(paging: paging)
        let list = try await library.loaded(3)
        var items = library.server.items
        items.removeAll { $0.id == 10 }
        library.server.items = rows([101]) + items
        // It may still be there, on the second page.
        #expect(try await list.refresh(.firstPage).ids.prefix(12) == [101] + Array(1...11))
        for list in [library.relaunched().list("all"), list] {
            #expect(try await list.refresh(reach).ids.starts(with: [101] + Array(1...9)))
            while list.snapshot.hasMore { try await list.load(.cached, .more) }
            #expect(list.snapshot.items == library.server.items)
        }
    }

    @Test func `shows what has changed in a page that is asked for again with the next one`()
        async throws
    {
        let library = Library(45, paging: .numbers)
        let list = try await library.loaded(2)
        var items = library.server.items
        items[13].text = "edited"
        // One comes and one goes, so that the page ends as it did.
        items.remove(at: 15)
        items.insert(Row(116), at: 11)
        library.server.items = items
        for list in [list, library.relaunched().list("all")] {
            let shown = try await list.load(.cached, .more)
            #expect(shown.items == Array(items.prefix(shown.items.count)))
        }
    }

    @Test func `shows again what had moved to a page that was asked for again`() async throws {
        let pages = Locked([rows([1, 2, 3]), rows([4, 5, 6]), rows([7, 8, 9])])
        let source = ClosurePagedSource<Row> { request in
            let number = request.cursor?.number ?? 1
            let items = pages.withLock { $0[number - 1] }
            let tag = Validators(["ETag": "\(items.map(\.id))"])
            if request.known?.validators == tag { return .notModified(NotModified()) }
            let page = Page(
                items, next: number < 3 ? PageCursor(number + 1) : nil,
                previous: number > 1 ? PageCursor(number - 1) : nil, drift: .disjoint)
            return .fetched(Fetched(page, validators: tag))
        }
        let list = PagedStore(name: "a", source: source, options: PagingOptions(limit: 3)).list(
            "a")
        try await list.load()
        try await list.load(.cached, .more)
        // One moves to the second page, and one of that goes.
        pages.withLock { $0 = [rows([1, 20, 3]), rows([4, 2, 6]), rows([7, 8, 9])] }
        try await list.load(.cached, .more)
        let shown = try await list.refresh(.window)
        #expect(shown.ids == [1, 20, 3, 4, 2, 6, 7, 8, 9])
    }

    @Test func `says so when a page is refused for good`() async throws {
        let source = ClosurePagedSource<Row> { request in
            guard request.cursor == nil else { throw LarderError(.notFound, message: "None.") }
            return .value(Page(rows(1...10), next: "2"))
        }
        let list = PagedStore(name: "a", source: source, options: PagingOptions(limit: 10)).list(
            "a")
        try await list.load()
        await #expect(throws: LarderError.self) { try await list.load(.cached, .more) }
        #expect(list.snapshot.moreFailure?.error.code == .notFound)
        #expect(list.snapshot.ids == Array(1...10))
    }

    @Test(arguments: [SimulatedList<Row>.Paging.numbers, .offsets, .cursors], 0..<60)
    func `shows all that stayed, in order, whatever comes and goes between loads`(
        paging: SimulatedList<Row>.Paging, seed: UInt64
    ) async throws {
        var edits = Edits(seed: seed)
        let limit = 2 + edits.maker.below(7)
        let cap = seed % 3 == 0 ? 1 + edits.maker.below(4) : nil
        let library = Library(
            30 + edits.maker.below(40), paging: paging,
            rules: PagingOptions(limit: limit, pagesInMemory: cap))
        let list = try await library.loaded(1)
        edits.stayed = Set(library.server.items.map(\.id))
        for _ in 0..<40 {
            if edits.maker.below(3) == 0 { edits.change(library.server) }
            let end = cap != nil && edits.maker.below(4) == 0 ? ListPart.previous : .more
            let shown = try await list.load(.cached, end).ids.filter(edits.stayed.contains)
            let there = library.server.items.filter { edits.stayed.contains($0.id) }
            #expect(isUnbroken(shown, there), "seed \(seed)")
            if !list.snapshot.hasMore, edits.maker.below(3) == 0 { break }
        }
        // Nothing changes any more: what is loaded now is what there is.
        try await list.refresh(.startOver)
        for _ in 0..<80 where list.snapshot.hasMore { try await list.load(.cached, .more) }
        let ids = list.snapshot.ids
        #expect(ids == library.server.items.map(\.id).suffix(ids.count), "seed \(seed)")
        if cap == nil { #expect(ids.count == library.server.items.count) }
    }

    @Test(arguments: [SimulatedList<Row>.Paging.offsets, .cursors], 0..<60)
    func `loses nothing that stayed when edits come between the requests of one load`(
        paging: SimulatedList<Row>.Paging, seed: UInt64
    ) async throws {
        let edits = Locked(Edits(seed: seed))
        let server = SimulatedList(rows(1...50), paging: paging)
        edits.withLock { $0.stayed = Set(1...50) }
        let source = ClosurePagedSource<Row> { request in
            edits.withLock { edits in
                if edits.maker.below(6) == 0 { edits.change(server) }
            }
            return try await server.page(request)
        }
        let list = PagedStore(name: "a", source: source, options: PagingOptions(limit: 6)).list("a")
        for _ in 0..<30 {
            // A list that changes too fast says so, and is as it was.
            _ = try? await list.load(.cached, .more)
            if edits.withLock({ $0.maker.below(5) }) == 0 { _ = try? await list.refresh(.window) }
            let stayed = edits.withLock { $0.stayed }
            let shown = list.snapshot.ids.filter(stayed.contains)
            #expect(
                isUnbroken(shown, server.items.filter { stayed.contains($0.id) }), "seed \(seed)")
        }
    }
}

/// Whether a list is a stretch of another, in its order, with nothing missing between.
private func isUnbroken(_ ids: [Int], _ items: [Row]) -> Bool {
    guard let first = ids.first else { return true }
    let all = items.map(\.id)
    guard let start = all.firstIndex(of: first) else { return false }
    return Array(all[start...].prefix(ids.count)) == ids
}

/// Edits to a list, and which of its items were there all the time.
private struct Edits {
    var maker: ListMaker
    var stayed: Set<Int> = []
    private var nextID = 1_000

    init(seed: UInt64) { maker = ListMaker(seed: seed) }

    mutating func change(_ server: SimulatedList<Row>) {
        var items = server.items
        for _ in 0...maker.below(3) {
            if maker.below(2) == 0, !items.isEmpty {
                stayed.remove(items.remove(at: maker.below(items.count)).id)
            } else {
                nextID += 1
                items.insert(Row(nextID), at: maker.below(items.count + 1))
            }
        }
        server.items = items
    }
}
