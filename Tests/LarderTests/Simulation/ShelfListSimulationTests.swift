import Larder
import LarderSimulation
import Testing

/// Lists over shelves under seeds: whatever comes when, a list ends at what its shelf holds.
@Suite struct `Simulation of a list over a shelf` {
    @Test func `a row that comes during the first load appears`() {
        let wrong = (1...UInt64(300)).filter { ShelfListRun($0).endsApart(rows: 3) }
        #expect(wrong.isEmpty, "\(wrong.count) seeds, \(wrong.prefix(10)) first")
    }

    @Test func `rows that come, change and go after the first load are followed`() {
        let wrong = (1...UInt64(300)).filter { seed in
            let run = ShelfListRun(seed)
            run.rest()
            return run.endsApart(rows: 6)
        }
        #expect(wrong.isEmpty, "\(wrong.count) seeds, \(wrong.prefix(10)) first")
    }

    @Test func `rows that come after its first load was cancelled are followed`() {
        let wrong = (1...UInt64(300)).filter { ShelfListRun($0).endsApart(rows: 3, cancels: true) }
        #expect(wrong.isEmpty, "\(wrong.count) seeds, \(wrong.prefix(10)) first")
    }

    @Test func `the same seed gives the same run`() {
        for seed in UInt64(1)...50 {
            let (one, other) = (ShelfListRun(seed), ShelfListRun(seed))
            _ = (one.endsApart(rows: 6), other.endsApart(rows: 6))
            #expect(one.told.withLock { $0 } == other.told.withLock { $0 }, "seed \(seed)")
        }
    }
}

/// One list over one shelf, watched, on a thread of its own.
private final class ShelfListRun: Sendable {
    let told = Locked<[[String]]>([])
    private let executor: SeededExecutor
    private let storage: SimulatedShelfStorage
    private let shelf: Shelf<Article>
    private let list: ShelfList<Article>
    private let token: ObservationToken
    private let random: Locked<SeededRandom>

    init(_ seed: UInt64) {
        random = Locked(SeededRandom(seed: seed))
        executor = SeededExecutor(seed: seed)
        storage = SimulatedShelfStorage(seed: seed, delay: 0.7)
        var environment = ManualClock().environment()
        environment.executor = executor
        shelf = Shelf(
            "articles",
            columns: ShelfColumns(
                identity: { ShelfIdentity(scope: $0.feed, item: $0.guid) },
                order: { .number($0.published) }),
            storage: storage, environment: environment)
        list = shelf.list()
        token = list.observe(loading: .cached) { [told] snapshot in
            told.withLock { $0.append(snapshot.items.map(\.row.title)) }
        }
    }

    /// Puts rows in and takes some away, and returns whether the list ends at something else than
    /// the shelf. With `cancels`, what is being loaded before the first of them is cancelled.
    func endsApart(rows: Int, cancels: Bool = false) -> Bool {
        if cancels {
            for _ in 0..<draw(below: 12) where !move() { break }
            list.cancel()
        }
        for row in 1...rows {
            for _ in 0..<draw(below: 12) where !move() { break }
            let (name, isLeaving) = ("\(row % 4)", row > 3 && draw(below: 2) == 0)
            executor.start { [shelf] in
                if isLeaving {
                    _ = try? await shelf.remove([Article.ID(feed: "feed", guid: name)])
                } else {
                    _ = try? await shelf.upsert([Article(name, Double(row), title: "\(row)")])
                }
            }
        }
        rest()
        let kept = Locked<[String]?>(nil)
        executor.start { [shelf] in
            let rows = try? await shelf.page(limit: 100).rows
            kept.withLock { $0 = rows?.map(\.row.title) }
        }
        rest()
        let shown = list.snapshot.items.map(\.row.title)
        token.cancel()
        rest()
        return shown != kept.withLock { $0 } || told.withLock { $0.last } != shown
    }

    /// Lets everything happen that can.
    func rest() {
        while move() {}
    }

    private func move() -> Bool {
        let (jobs, calls) = (executor.jobCount, storage.waiting)
        guard jobs + calls > 0 else { return false }
        if draw(below: UInt64(jobs + calls)) < UInt64(jobs) {
            executor.runOne()
        } else {
            storage.letOneGo()
        }
        return true
    }

    private func draw(below bound: UInt64) -> UInt64 {
        random.withLock { $0.next() as UInt64 } % bound
    }
}
