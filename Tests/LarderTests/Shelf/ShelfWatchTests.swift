import Foundation
import Larder
import LarderSimulation
import Testing

@Suite(.timeLimit(.minutes(15))) struct `Who watches a shelf` {
    let storage = HookedStorage()
    let marks = MemoryStorage()
    let clock = ManualClock()
    var shelf: Shelf<Article> { .articles(in: storage, marks: marks, clock: clock) }

    @Test func `sees a row that arrives during the first load of a list`() async throws {
        for round in 0..<60 {
            let shelf = Shelf.articles(in: MemoryStorage(), marks: marks, clock: clock)
            let list = shelf.list()
            async let load = list.load(.cached, .list)
            async let put = shelf.upsert([Article("\(round)", 1)])
            _ = try await (load, put)
            for await update in list.updates(loading: nil) {
                if update.snapshot.items.map(\.row.id.guid) == ["\(round)"] { break }
            }
        }
    }

    @Test(arguments: ["follows late", "loads for long"])
    func `sees a row that arrives while its page is read`(list what: String) async throws {
        let shelf = shelf
        let other = Shelf.articles(in: storage.base.opened(), marks: marks, clock: clock)
        _ = try await shelf.page()  // the marks are followed
        let isPut = Locked(false)
        storage.onStep { step in
            if step == .position, what == "follows late" {
                for _ in 0..<5_000 { await Task.yield() }
            }
            guard step == .page,
                isPut.withLock({ put in
                    defer { put = true }; return !put
                })
            else { return }
            try await other.upsert([Article("during")])
            if what == "loads for long" { for _ in 0..<5_000 { await Task.yield() } }
        }
        let list = shelf.list()
        try await list.load(.cached, .list)
        for await update in list.updates(loading: nil) where !update.snapshot.items.isEmpty {
            break
        }
        #expect(list.snapshot.items.map(\.row.id.guid) == ["during"])
    }

    @Test func `sees what comes while a list refreshes`() async throws {
        let shelf = shelf
        let other = Shelf.articles(in: storage.base.opened(), marks: marks, clock: clock)
        let list = shelf.list()
        try await list.load(.cached, .list)
        for round in 0..<50 {
            storage.once({ $0 == .page }) { try await other.upsert([Article("b\(round)", 2)]) }
            try await other.upsert([Article("a\(round)", 1)])
            for await update in list.updates(loading: nil) {
                if update.snapshot.items.count == min(50, 2 * round + 2) { break }
            }
        }
    }

    @Test func `sees what changed on the last page of a list when a row came before it`()
        async throws
    {
        let shelf = shelf
        try await shelf.upsert([Article("1", 1), Article("2", 2)])
        let list = shelf.list(limit: 1)
        try await list.load(.cached, .list)
        try await list.load(.cached, .more)
        try await shelf.upsert([Article("1", 1, title: "Newer"), Article("3", 3)])
        let items = try await list.refresh(.window).items.map(\.row)
        #expect(items.map(\.id.guid) == ["3", "2", "1"])
        #expect(items.last?.title == "Newer")
    }

    @Test func `sees the row that arrives during the first page of a stream`() async throws {
        for round in 0..<60 {
            let shelf = Shelf.articles(in: MemoryStorage(), marks: marks, clock: clock)
            let pages = try shelf.pages()
            async let put = shelf.upsert([Article("\(round)", 1)])
            for await page in pages where !page.rows.isEmpty { break }
            _ = try await put
        }
    }

    @Test func `goes on when the changes could not be read for a moment`() async throws {
        let shelf = shelf
        var pages = try shelf.pages().makeAsyncIterator()
        #expect(await pages.next()?.rows.isEmpty == true)
        storage.once({ $0 == .changes }) { throw LarderError(.io, message: "The line is gone.") }
        try await shelf.upsert([Article("1")])
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        #expect(await pages.next()?.rows.map(\.id.guid) == ["1"])
        try await shelf.upsert([Article("2", 2)])
        #expect(await pages.next()?.rows.map(\.id.guid) == ["2", "1"])
    }

    @Test func `goes on when a page could not be read for a moment`() async throws {
        let shelf = shelf
        try await shelf.upsert([Article("1")])
        storage.once({ $0 == .page }) { throw LarderError(.io, message: "The disk is busy.") }
        var pages = try shelf.pages().makeAsyncIterator()
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        #expect(await pages.next()?.rows.map(\.id.guid) == ["1"])
    }

    @Test func `goes on in a list when a page could not be read for a moment`() async throws {
        let shelf = shelf
        let list = shelf.list()
        try await list.load(.cached, .list)
        storage.once({ $0 == .page }) { throw LarderError(.io, message: "The disk is busy.") }
        try await shelf.upsert([Article("1")])
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        for await update in list.updates(loading: nil) where !update.snapshot.items.isEmpty {
            break
        }
    }

    @Test func `sees the list whose first page could not be read for a moment`() async throws {
        let shelf = shelf
        try await shelf.upsert([Article("1")])
        storage.once({ $0 == .page }) { throw LarderError(.io, message: "The disk is busy.") }
        let list = shelf.list()
        let reading = Task {
            for await update in list.updates() where !update.snapshot.items.isEmpty { return }
        }
        while list.snapshot.items.isEmpty {
            clock.advance(by: .seconds(1))
            await Task.yield()
        }
        await reading.value
    }

    @Test func `is told of marks that the rows could not follow at once`() async throws {
        let shelf = shelf
        try await shelf.upsert([Article("1")])
        var pages = try shelf.pages().makeAsyncIterator()
        #expect(await pages.next()?.rows.map(\.marks) == [[]])
        let failures = Locked(2)
        storage.onStep { step in
            guard case .write = step,
                failures.withLock({
                    $0 -= 1; return $0 >= 0
                })
            else { return }
            throw LarderError(.full, message: "The disk is full.")
        }
        try await shelf.read("1")
        await clock.sleepers()
        clock.advance(by: .seconds(1))
        #expect(await pages.next()?.rows.map(\.marks) == [[.read]])
    }

    @Test func `keeps a list that only its updates hold`() async throws {
        let shelf = shelf
        var updates = shelf.list().updates().makeAsyncIterator()
        while let update = await updates.next(), !update.snapshot.isLoaded {}
        try await shelf.upsert([Article("1")])
        while let update = await updates.next(), update.snapshot.items.isEmpty {}
    }
}
