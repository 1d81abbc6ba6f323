import Larder
import LarderSimulation
import Testing

/// Lists over shelves under seeds: rows come while the list is loaded for the first time.
@Suite struct `Simulation of a list over a shelf` {
    @Test func `a row that comes during the first load appears`() {
        // 300 seeds.
        withKnownIssue {
            let missing = (1...UInt64(300)).filter { !run($0) }
            #expect(missing.isEmpty, "\(missing.count) seeds, \(missing.prefix(10)) first")
        }
    }

    /// Returns whether the list ends at what the shelf holds.
    private func run(_ seed: UInt64) -> Bool {
        var random = SeededChance(seed: seed)
        let executor = SeededExecutor(seed: seed)
        let storage = SimulatedShelfStorage(seed: seed, delay: 0.7)
        let clock = ManualClock()
        var environment = clock.environment()
        environment.executor = executor
        let shelf = Shelf<Article>(
            "articles",
            columns: ShelfColumns(
                identity: { ShelfIdentity(scope: $0.feed, item: $0.guid) },
                order: { .number($0.published) }),
            storage: storage, environment: environment)

        func move() -> Bool {
            let (jobs, calls) = (executor.jobCount, storage.waiting)
            guard jobs + calls > 0 else { return false }
            if random.next() as UInt64 % UInt64(jobs + calls) < UInt64(jobs) {
                executor.runOne()
            } else {
                storage.letOneGo()
            }
            return true
        }

        let list = shelf.list()
        let token = list.observe(loading: .cached) { _ in }
        for row in 1...3 {
            let pause = random.next() as UInt64 % 12
            for _ in 0..<pause where !move() { break }
            executor.start { _ = try? await shelf.upsert([Article("\(row)", Double(row))]) }
        }
        while move() {}
        let shown = list.snapshot.items.map(\.row.id.guid)
        token.cancel()
        while move() {}
        return shown.sorted() == ["1", "2", "3"]
    }
}
