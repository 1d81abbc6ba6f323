import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Pruning` {
    let storage = HookedStorage()
    let marks = MemoryStorage()
    let clock = ManualClock()
    var shelf: Shelf<Article> { .articles(in: storage, marks: marks, clock: clock) }

    func id(_ guid: String) -> Article.ID { Article.ID(feed: "feed", guid: guid) }

    @Test(arguments: ["page", "removes", "removed"])
    func `puts back what another program said to keep meanwhile, where it was`(
        moment: String
    ) async throws {
        let shelf = shelf
        try await shelf.upsert(
            (1...5).map { Article("\($0)", Double($0), title: "words of \($0)") })
        let before = try await shelf.row(id("2"))
        storage.once { step in
            switch moment {
            case "page": step == .page
            case "removes": step.removes
            default: step.removed
            }
        } _: { [marks, clock] in
            try await marks.opened().set([
                Mark(scope: "feed", item: "2", name: .favourite, date: clock.date)
            ])
        }
        #expect(try await shelf.prune(Retention(count: 3)) == 1)
        storage.onStep(nil)
        #expect(try await shelf.guids() == ["5", "4", "3", "2"])
        var after = try #require(try await shelf.row(id("2")))
        #expect(after.marks == [.favourite])
        after.marks = []
        #expect(after == before)
        #expect(try await shelf.search(SearchQuery("\"words of 2\"")).count == 1)
        #expect(try await shelf.upsert([Article("2", 2, title: "words of 2")]).unchanged.count == 1)
        #expect(try await shelf.upsert([Article("1", 1)]).withheld.count == 1)
    }

    @Test func `needs no favourites, and refuses other marks that are not declared`() async throws {
        let shelf = Shelf.articles(
            in: MemoryStorage(), marks: marks, clock: clock, declared: [.read])
        try await shelf.upsert((1...5).map { Article("\($0)", Double($0)) })
        try await shelf.mark([id("1")], .read)
        #expect(try await shelf.prune(Retention(count: 3)) == 2)
        let error = await #expect(throws: LarderError.self) {
            try await shelf.prune(Retention(count: 1, keeping: ["stared"]))
        }
        #expect(error?.code == .unsupported)
        #expect(try await shelf.guids() == ["5", "4", "3"])
        // A star that would not keep its row is refused.
        await #expect(throws: LarderError.self) { try await shelf.mark([id("3")], .favourite) }
    }

    @Test(arguments: [1, 100])
    func `loses nothing that is to be kept when putting it back fails`(failures: Int) async throws {
        let shelf = shelf
        try await shelf.upsert((1...5).map { Article("\($0)", Double($0)) })
        let left = Locked(0)
        storage.onStep { [marks, clock] step in
            if step.removed, left.withLock({ $0 }) == 0 {
                left.withLock { $0 = failures }
                try await marks.opened().set([
                    Mark(scope: "feed", item: "2", name: .favourite, date: clock.date)
                ])
            } else if case .write(let write) = step, case .upsert? = write.rows.first {
                let fails = left.withLock { left in
                    defer { left = max(0, left - 1) }
                    return left > 0
                }
                if fails { throw LarderError(.io, message: "The disk fails.") }
            }
        }
        _ = try? await shelf.prune(Retention(count: 3))
        storage.onStep(nil)
        #expect(try await (shelf.row(id("2")) != nil) == (failures == 1))
        // What a source still lists comes back if it is marked, and only then.
        try await shelf.upsert([Article("1", 1), Article("2", 2)])
        #expect(try await shelf.guids() == ["5", "4", "3", "2"])
        #expect(try await shelf.row(id("2"))?.marks == [.favourite])
    }

    @Test func `looks again when the marks on the rows moved meanwhile`() async throws {
        let shelf = shelf
        try await shelf.upsert((1...5).map { Article("\($0)", Double($0)) })
        let other = Shelf.articles(in: storage.base.opened(), marks: marks.opened(), clock: clock)
        let favourite = id("2")
        storage.once(\.removes) { try await other.mark([favourite], .favourite) }
        #expect(try await shelf.prune(Retention(count: 3)) == 1)
        #expect(try await shelf.guids() == ["5", "4", "3", "2"])
    }

    @Test func `keeps what is said through the same shelf while it removes`() async throws {
        let shelf = shelf
        try await shelf.upsert((1...5).map { Article("\($0)", Double($0)) })
        let (favourite, saying) = (id("2"), Locked<Task<MarkUndo?, any Error>?>(nil))
        storage.once(\.removes) {
            saying.withLock {
                $0 = Task { try await shelf.mark([favourite], .favourite) }
            }
            for _ in 0..<100 { await Task.yield() }
        }
        try await shelf.prune(Retention(count: 3))
        _ = try await saying.withLock { $0 }?.value
        #expect(try await shelf.guids() == ["5", "4", "3", "2"])
    }

    @Test func `loses no favourite of many who say so while it runs`() async throws {
        for round in 0..<40 {
            let (storage, marks) = (MemoryStorage(), MemoryStorage())
            let shelf = Shelf.articles(in: storage, marks: marks, clock: clock)
            try await shelf.upsert((0..<600).map { Article("\($0)", Double($0)) })
            let saying = Task {
                var kept: [Article.ID] = []
                for guid in stride(from: 599, to: 0, by: -37).map({ id("\($0)") }) {
                    try await shelf.mark([guid], .favourite)
                    // What is there once it was said stays.
                    if try await shelf.row(guid) != nil { kept.append(guid) }
                }
                return kept
            }
            try await shelf.prune(Retention(count: 0))
            let kept = try await saying.value
            #expect(try await shelf.rows(kept).count == kept.count, "round \(round)")
        }
    }

    @Test func `removes fewer rows at a time where many do not fit on the disk`() async throws {
        let shelf = shelf
        try await shelf.upsert((0..<1_200).map { Article("\($0)", Double($0)) })
        storage.onStep { step in
            guard case .write(let write) = step,
                case .remove(_, let rows, _, _)? = write.rows.first, rows.count > 150
            else { return }
            throw LarderError(.full, message: "The disk is full.")
        }
        #expect(try await shelf.prune(Retention(count: 300)) == 900)
        storage.onStep { step in
            if step.removes { throw LarderError(.full, message: "The disk is full.") }
        }
        await #expect(throws: LarderError.self) { try await shelf.prune(Retention(count: 200)) }
        storage.onStep(nil)
        #expect(try await shelf.guids() == (900..<1_200).reversed().map { "\($0)" })
    }

    @Test func `counts no bytes of rows that stay anyway`() async throws {
        let shelf = shelf
        let large = String(repeating: "x", count: 10_000)
        try await shelf.upsert(
            [Article("large", 0, title: large), Article("seen", 99, title: large)]
                + (1...5).map { Article("\($0)", Double($0)) })
        try await shelf.mark([id("large")], .favourite)
        var pages = try shelf.pages(of: .all, limit: 1).makeAsyncIterator()
        #expect(await pages.next()?.rows.map(\.id.guid) == ["seen"])
        #expect(try await shelf.prune(Retention(bytes: 2_000)) == 0)
        #expect(try await shelf.prune(Retention(bytes: 0)) == 5)
    }

    @Test func `spares the rows that a list shows, for as long as the list lives`() async throws {
        let shelf = shelf
        try await shelf.upsert((1...5).map { Article("\($0)", Double($0)) })
        do {
            let list = shelf.list(ShelfQuery(isAscending: true), limit: 2)
            try await list.load(.cached, .list)
            #expect(try await shelf.prune(Retention(count: 1)) == 2)
            #expect(list.snapshot.items.map(\.row.id.guid) == ["1", "2"])
            #expect(try await shelf.guids() == ["5", "2", "1"])
        }
        #expect(try await shelf.prune(Retention(count: 1)) == 2)
    }

    @Test func `spares the rows that a list, or a stream, has read and does not show yet`()
        async throws
    {
        let shelf = shelf
        try await shelf.upsert((1...5).map { Article("\($0)", Double($0)) })
        let query = ShelfQuery(isAscending: true)
        let pruned = Locked<Task<Int, any Error>?>(nil)
        func pruneAtNextPage() {
            storage.once({ $0 == .page }) {
                let task = Task { try await shelf.prune(Retention(count: 1)) }
                pruned.withLock { $0 = task }
                for _ in 0..<1_000 { await Task.yield() }
            }
        }
        do {
            pruneAtNextPage()
            let list = shelf.list(query, limit: 2)
            try await list.load(.cached, .list)
            #expect(try await pruned.withLock { $0 }?.value == 2)
            #expect(list.snapshot.items.map(\.row.id.guid) == ["1", "2"])
            #expect(try await shelf.guids() == ["5", "2", "1"])
        }
        pruneAtNextPage()
        for await page in try shelf.pages(of: query, limit: 2) {
            #expect(page.rows.map(\.row.id.guid) == ["1", "2"])
            #expect(try await pruned.withLock { $0 }?.value == 0)
            break
        }
    }

    @Test func `spares the rows of a stream no longer than that is read`() async throws {
        for round in 0..<20 {
            let shelf = Shelf.articles(in: storage, marks: marks, clock: clock)
            try await shelf.upsert([Article("\(round)", Double(round))])
            let reader = Task { [storage] in
                let (reached, go) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
                storage.once({ $0 == .page }) {
                    reached.continuation.yield()
                    var waiting = go.stream.makeAsyncIterator()
                    await waiting.next()
                }
                let pages = try shelf.pages()
                let task = Task { for await _ in pages {} }
                var arrived = reached.stream.makeAsyncIterator()
                await arrived.next()
                // It goes while its first page is being read.
                task.cancel()
                await task.value
                go.continuation.finish()
            }
            try await reader.value
            for _ in 0..<100 { await Task.yield() }
            #expect(try await shelf.prune(Retention(count: 0)) == 1, "round \(round)")
        }
    }
}
