import Foundation
import Larder
import LarderSimulation
import Testing

/// Stores that fetch under leases, as several programs over one storage do.
@Suite struct `Stores that share their fetches` {
    let memory = MemoryStorage()
    let clock = ManualClock()

    private func store(
        _ source: ScriptedSource<Int>, over storage: (any EntryStorage)? = nil
    ) -> Store<Int> {
        Store(
            name: "test", source: source, storage: storage ?? memory.opened(),
            freshness: .after(.seconds(600)), fetchLease: .seconds(60),
            environment: clock.environment())
    }

    /// Lets time pass for one who waits for a lease, until it has what it wants.
    private func value(of load: Task<Int?, any Error>) async throws -> Int? {
        let isOver = Locked(false)
        let watch = Task {
            defer { isOver.withLock { $0 = true } }
            return try await load.value
        }
        while !isOver.withLock({ $0 }) {
            clock.advance(by: .seconds(2))
            await Task.yield()
        }
        return try await watch.value
    }

    @Test func `ask the source once`() async throws {
        let source = ScriptedSource<Int>([.held(1)])
        let (one, other) = (store(source), store(source))
        let first = Task { try await one.load("a") }
        await source.started(1)
        let second = Task { try await other.load("a").value }
        await clock.sleepers(atLeast: 1)
        source.release()
        #expect(try await first.value.value == 1)
        #expect(try await value(of: second) == 1)
        #expect(source.requests.count == 1)
        #expect(try await memory.allSummaries().map(\.key) == ["test/a"])
    }

    @Test func `fetch what the other could not`() async throws {
        let source = ScriptedSource<Int>([.failure(.refused), .value(2)])
        await #expect(throws: LarderError.self) { try await store(source).load("a") }
        #expect(try await store(source).load("a").value == 2)
    }

    @Test func `give the lease back when a fetch is cancelled`() async throws {
        let source = ScriptedSource<Int>([.held(1), .value(2)])
        let one = store(source)
        let load = Task { try await one.load("a") }
        await source.started(1)
        load.cancel()
        await #expect(throws: CancellationError.self) { try await load.value }
        #expect(try await store(source).load("a").value == 2)
    }

    @Test func `take over from one who does not come back, whose answer is dropped`() async throws {
        let slow = ScriptedSource<Int>([.held(1)])
        let quick = ScriptedSource<Int>([.value(2)])
        let (one, other) = (store(slow), store(quick))
        let first = Task { try await one.load("a") }
        await slow.started(1)
        let second = Task { try await other.load("a") }
        await clock.sleepers(atLeast: 1)
        clock.advance(by: .seconds(60))
        #expect(try await second.value.value == 2)
        slow.release()
        // What it brings was asked for before: the newer one stays, and is what this one gets.
        #expect(try await first.value.value == 2)
        #expect(try await memory.entry(for: "test/a")?.value == Data("2".utf8))
        #expect(slow.requests.count == 1)
    }

    @Test func `ask again when that is what is asked for`() async throws {
        let source = ScriptedSource<Int>([.value(1), .value(2)])
        let (one, other) = (store(source), store(source))
        try await one.load("a")
        #expect(try await other.load("a").value == 1)
        #expect(try await other.load("a", policy: .networkOnly).value == 2)
    }

    @Test func `fetch without a lease where the storage fails`() async throws {
        let storage = FaultyStorage()
        storage.failReads(9)
        storage.failCommits(9)
        let source = ScriptedSource<Int>([.value(1)])
        #expect(try await store(source, over: storage).load("a").value == 1)
    }

    @Test func `do not wait for a lease of their own that could not be given back`() async throws {
        let storage = FaultyStorage(memory)
        let source = ScriptedSource<Int>([.held(1), .value(2)])
        let one = store(source, over: storage)
        let load = Task { try await one.load("a") }
        await source.started(1)
        storage.failCommits(.max)
        load.cancel()
        await #expect(throws: CancellationError.self) { try await load.value }
        storage.failCommits(0)
        #expect(try await one.load("a").value == 2)
        #expect(try await memory.allSummaries().map(\.key) == ["test/a"])
    }

    enum Saying: CaseIterable { case invalidate, remove, under, eraseUnder, tags }

    @Test(arguments: Saying.allCases)
    func `ask again for what was said to be out of date while another one asks`(saying: Saying)
        async throws
    {
        let source = ScriptedSource<Int>([.held(1), .value(2)])
        let (one, other) = (store(source), store(source))
        let first = Task { try await one.load("a").value }
        await source.started(1)
        switch saying {
        case .invalidate: try await other.invalidate("a")
        case .remove: try await other.remove("a")
        case .under: try await other.invalidate(under: "")
        case .eraseUnder: try await other.invalidate(under: "", erase: true)
        case .tags: try await other.invalidate(tags: ["x"])
        }
        #expect(try await other.load("a").value == 2)
        source.release()
        #expect(try await first.value == 2)
        #expect(try await memory.entry(for: "test/a")?.value == Data("2".utf8))
    }

    @Test func `keep what a person set while the other fetches`() async throws {
        let source = ScriptedSource<Int>([.held(1)])
        let (one, other) = (store(source), store(source))
        let first = Task { try await one.load("a") }
        await source.started(1)
        try await other.set("a", to: 9)
        source.release()
        #expect(try await first.value.value == 9)
        #expect(try await memory.allSummaries().map(\.key) == ["test/a"])
    }
}
