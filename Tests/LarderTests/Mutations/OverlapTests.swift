import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

/// Adds to a number: applied twice it is wrong.
private struct Plus: Mutation {
    var number = 1

    func apply(to value: inout Int?) throws { value = (value ?? 0) + number }
}

/// Changes of numbers that are sent while something is fetched or invalidated, here or in another process.
@Suite struct `A change that overlaps a fetch` {
    private let clock = ManualClock()
    private let online = ConnectivitySwitch(otherwise: .online)
    private let storage = MemoryStorage(durability: .precious)
    private let server = Server()

    /// What the server has, and how it answers.
    private final class Server: Sendable {
        struct State {
            var number = 10
            var known: [String: Int] = [:]
            var losesAnswers = 0
            var saysValue = false
            var asked = 0
        }

        let state = Locked(State())
        let before = Locked<(@Sendable () async throws -> Void)?>(nil)

        func send(_ delivery: Delivery<KeyedMutation<Plus>>) async throws -> MutationResult<Int> {
            let answer = state.withLock { state in
                if state.known[delivery.id] == nil {
                    state.number += delivery.payload.change.number
                    state.known[delivery.id] = state.number
                }
                return state.known[delivery.id]
            }
            let body = before.withLock { body in
                defer { body = nil }
                return body
            }
            try await body?()
            return try state.withLock { state in
                if state.losesAnswers > 0 {
                    state.losesAnswers -= 1
                    throw LarderError(.timedOut, message: "The test loses the answer.")
                }
                return state.saysValue ? .value(answer) : .accepted
            }
        }
    }

    private func numbers() -> OptimisticStore<Plus> {
        OptimisticStore<Plus>(
            name: "numbers",
            source: ClosureSource { [server] _ in
                .value(
                    server.state.withLock { state in
                        state.asked += 1
                        return state.number
                    })
            },
            storage: storage, freshness: .after(.seconds(3_600)),
            environment: clock.environment(connectivity: online)
        ) { [server] in try await server.send($0) }
    }

    @Test func `is stored once, though it was fetched after its answer was lost`() async throws {
        let numbers = numbers()
        try await numbers.load("k")
        server.state.withLock { $0.losesAnswers = 1 }
        let id = try await numbers.mutate("k", Plus())
        try await numbers.outbox.drain()
        try await numbers.load("k", policy: .networkOnly)
        try await numbers.outbox.retry(id)
        try await numbers.outbox.drain()
        online.isOffline = true
        let shown = try await numbers.load("k", policy: .cacheOnly)
        #expect(shown.value == 11 && shown.mutations.isEmpty)
    }

    @Test(arguments: [true, false])
    func `does not hide what another process has fetched since`(saysValue: Bool) async throws {
        let (one, other) = (numbers(), numbers())
        try await one.load("k")
        server.state.withLock { $0.saysValue = saysValue }
        server.before.withLock { [server] in
            $0 = {
                server.state.withLock { $0.number = 50 }
                try await other.load("k", policy: .networkOnly)
            }
        }
        try await one.mutate("k", Plus())
        try await one.outbox.drain()
        #expect(try await one.load("k", policy: .cacheOnly).value == 50)
        #expect(try await other.load("k", policy: .cacheOnly).value == 50)
    }

    @Test(arguments: [true, false])
    func `does not take away what was fetched for somebody who waited for it`(
        saysValue: Bool
    ) async throws {
        let numbers = numbers()
        try await numbers.load("k")
        let refresh = Locked<Task<Int?, any Error>?>(nil)
        let asked = server.state.withLock {
            $0.saysValue = saysValue; return $0.asked
        }
        server.before.withLock { [server, clock] in
            $0 = {
                let task = Task { try await numbers.load("k", policy: .networkOnly).value }
                refresh.withLock { $0 = task }
                // It waits for this change, with a limit.
                await clock.sleepers()
                server.state.withLock { $0.number = 50 }
            }
        }
        try await numbers.mutate("k", Plus())
        try await numbers.outbox.drain()
        #expect(try await refresh.withLock { $0 }?.value == 50)
        #expect(try await numbers.load("k", policy: .cacheOnly).value == 50)
        #expect(server.state.withLock { $0.asked } > asked)
    }

    @Test(arguments: [true, false])
    func `leaves a value invalidated that was invalidated meanwhile`(isBefore: Bool) async throws {
        let numbers = numbers()
        try await numbers.load("k")
        server.state.withLock { $0.saysValue = true }
        if isBefore {
            try await numbers.store.invalidate("k")
        } else {
            server.before.withLock { $0 = { try await numbers.store.invalidate("k") } }
        }
        try await numbers.mutate("k", Plus())
        try await numbers.outbox.drain()
        // An answer that came after it knows more.
        #expect(numbers.store.snapshot(of: "k").isInvalidated == !isBefore)
    }
}

/// Lists whose items are named by what is fetched.
@Suite struct `Something new that its answer does not name` {
    private let trial = ListTrial()

    init() {
        trial.server.set("k", Item(id: "x", text: "eggs"))
        trial.server.state.withLock { $0.isSilent = true }
    }

    @Test(arguments: [60.0, 3_700, 500_000])
    func `is waited for until something was fetched, however long that takes`(
        pause: Double
    ) async throws {
        let lists = trial.store(isNaming: true)
        try await lists.load("k")
        let (milk, bread) = (lists.queue.temporaryIdentity(), lists.queue.temporaryIdentity())
        try await lists.mutate("k", .insert(Item(id: milk, text: "milk"), after: nil))
        try await lists.outbox.drain()
        trial.online.isOffline = true
        try await lists.mutate("k", .insert(Item(id: bread, text: "bread"), after: milk))
        try await lists.mutate("k", .change(milk, .put(Item(id: milk, text: "oat milk"))))
        trial.clock.advance(by: .seconds(pause))
        trial.online.isOffline = false
        try await lists.outbox.drain()
        try await lists.load("k", policy: .networkOnly)
        try await trial.settle(lists)
        #expect(trial.server.items("k").map(\.text) == ["oat milk", "bread", "eggs"])
        #expect(try await lists.outbox.counts() == OutboxCounts())
    }

    @Test func `is waited for although it cannot be read once`() async throws {
        let faulty = FaultyStorage(trial.storage)
        let lists = trial.store(in: faulty, isNaming: true)
        try await lists.load("k")
        let (milk, bread) = (lists.queue.temporaryIdentity(), lists.queue.temporaryIdentity())
        try await lists.mutate("k", .insert(Item(id: milk, text: "milk"), after: nil))
        try await lists.outbox.drain()
        let failed = Locked(0)
        faulty.beforeReads { key in
            guard key.components.contains("unnamed"), key.components.contains(milk) else { return }
            let isFirst = failed.withLock { count in
                count += 1
                return count == 1
            }
            if isFirst { throw LarderError(.io, message: "The test fails.") }
        }
        try await lists.mutate("k", .insert(Item(id: bread, text: "bread"), after: milk))
        try await lists.mutate("k", .change(milk, .put(Item(id: milk, text: "oat milk"))))
        try await lists.outbox.drain()
        #expect(failed.withLock { $0 } > 0)
        faulty.beforeReads(nil)
        try await lists.load("k", policy: .networkOnly)
        try await trial.settle(lists)
        #expect(trial.server.items("k").map(\.text) == ["oat milk", "bread", "eggs"])
    }

    @Test func `is named by the next fetch if one of another process came between`() async throws {
        let faulty = FaultyStorage(trial.storage)
        let (one, other) = (
            trial.store(isNaming: true), trial.store(in: faulty, isNaming: true)
        )
        try await one.load("k")
        try await other.load("k")
        let milk = one.queue.temporaryIdentity()
        let (isSending, isStored) = (Gate(), Gate())
        trial.server.beforeNext {
            isSending.open()
            await isStored.wait()
        }
        let drained = Locked<Task<Void, any Error>?>(nil)
        faulty.beforeNextCommit {
            try await one.mutate("k", .insert(Item(id: milk, text: "milk"), after: nil))
            let task = Task { try await one.outbox.drain() }
            drained.withLock { $0 = task }
            await isSending.wait()
        }
        faulty.afterNextCommit { isStored.open() }
        try await other.load("k", policy: .networkOnly)
        try await drained.withLock { $0 }?.value
        try await one.load("k")
        try await one.mutate("k", .change(milk, .put(Item(id: milk, text: "oat milk"))))
        try await trial.settle(one)
        #expect(trial.server.items("k").map(\.text) == ["oat milk", "eggs"])
    }
}

private struct Counter: Codable, Sendable, Equatable, Identifiable, IdentityReplacing {
    var id: String
    var count: Int

    mutating func replaceIdentities(_ replacement: (String) -> String) { id = replacement(id) }
}

private struct CountUp: Mutation {
    func apply(to value: inout Counter?) throws { value?.count += 1 }
}

/// Rows that are counted up while a list of them is fetched.
@Suite struct `A row that is changed while it is refreshed` {
    private let clock = ManualClock()
    private let kept = MemoryStorage(durability: .precious)
    private let rows = MemoryStorage()
    private let there = Locked(10)
    private let known = Locked<Set<String>>([])
    private let losesAnswers = Locked(0)

    private func counters(
        in storage: (any ShelfStorage)? = nil,
        whileSending body: @escaping @Sendable () async throws -> Void = {}
    ) -> OptimisticShelf<CountUp> {
        let shelf = Shelf<Counter>(
            "counters",
            columns: ShelfColumns(
                scope: "counters", order: { .number(Double($0.count)) }, words: { [$0.id] },
                marks: [.read]), storage: storage ?? rows, marks: kept,
            environment: clock.environment())
        return OptimisticShelf(shelf, storage: kept) { [there, known, losesAnswers] delivery in
            known.withLock { known in
                if known.insert(delivery.id).inserted { there.withLock { $0 += 1 } }
            }
            try await body()
            let isLost = losesAnswers.withLock { count in
                defer { count = max(0, count - 1) }
                return count > 0
            }
            if isLost { throw LarderError(.timedOut, message: "The test loses the answer.") }
            return .accepted
        }
    }

    @discardableResult
    private func refresh(
        _ counters: OptimisticShelf<CountUp>, _ others: Counter...
    ) async throws -> ShelfReport {
        try await counters.refresh(replacing: "") {
            [Counter(id: "c", count: there.withLock { $0 })] + others
        }
    }

    @Test func `is in no conflict with the changes before it, whenever their answers come`()
        async throws
    {
        for round in 0..<20 {
            let trial = RowTrial()
            let shelf = trial.shelf(.keepTheirs)
            try await shelf.refresh { trial.rows }
            let sending = shelf.queue.start()
            for number in 0..<20 {
                try await shelf.mutate("a", .put(VersionedRow(text: "\(number)")))
                #expect(try await shelf.row("a")?.row.row.text == "\(number)")
                for _ in 0..<(round * number % 50) { await Swift.Task.yield() }
            }
            sending.cancel()
            try await trial.settle(shelf.queue)
            #expect(trial.text == "19")
            #expect(try await shelf.queue.conflicts().isEmpty)
        }
    }

    @Test func `counts once if another process refreshes it while it is sent`() async throws {
        let other = counters()
        let one = counters { try await refresh(other) }
        try await refresh(one)
        try await one.mutate("c", CountUp())
        try await one.queue.outbox.drain()
        #expect(try await one.row("c")?.count == 11)
        try await refresh(other)
        #expect(try await one.row("c")?.count == 11)
    }

    @Test func `counts once if its answer was lost before`() async throws {
        let one = counters()
        try await refresh(one)
        losesAnswers.withLock { $0 = 1 }
        let id = try await one.mutate("c", CountUp())
        try await one.queue.outbox.drain()
        try await refresh(one, Counter(id: "d", count: 3))
        #expect(try await one.row("c")?.count == 11)
        #expect(try await one.row("d")?.count == 3)
        try await one.queue.outbox.retry(id)
        try await one.queue.outbox.drain()
        #expect(try await one.row("c")?.count == 11)
        there.withLock { $0 = 20 }
        try await refresh(one)
        #expect(try await one.row("c")?.count == 20)
        #expect(try await one.row("d") == nil)
    }

    @Test(arguments: [false, true])
    func `keeps its marks though it is gone at the server`(isConflict: Bool) async throws {
        let shelf = counters().shelf
        let one = OptimisticShelf<Replacement<Counter>>(
            shelf, storage: kept, conflicts: .keepTheirs
        ) { _ in isConflict ? .conflict(nil) : .value(nil) }
        _ = try await one.refresh { [Counter(id: "c", count: 1)] }
        try await shelf.mark(["c"], .read)
        try await one.mutate("c", .remove)
        try await one.queue.outbox.drain()
        #expect(try await one.row("c") == nil)
        _ = try await one.refresh { [Counter(id: "c", count: 2)] }
        #expect(try await one.row("c")?.row.marks == [.read])
    }

    @Test func `is not overwritten with what was fetched before`() async throws {
        let hooked = HookedStorage(rows)
        let (one, other) = (counters(in: hooked), counters())
        _ = try await other.refresh { [Counter(id: "c", count: 5)] }
        let isFirst = Locked(true)
        hooked.onStep { step in
            guard case .write = step,
                isFirst.withLock({ first in
                    defer { first = false }
                    return first
                })
            else { return }
            try await other.mutate("c", CountUp())
            try await other.queue.outbox.drain()
        }
        try await refresh(one)
        #expect(try await other.row("c")?.count == 11)
    }

    @Test func `keeps both of two that other processes confirm at once`() async throws {
        let all = [counters(), counters(), counters()]
        try await refresh(all[0])
        _ = try await all[0].refresh { ["c", "d", "e"].map { Counter(id: $0, count: 10) } }
        try await withThrowingTaskGroup { group in
            for (index, one) in all.enumerated() {
                group.addTask {
                    for _ in 0..<10 { try await one.mutate(["c", "d", "e"][index], CountUp()) }
                    try await one.queue.outbox.drain()
                }
            }
            try await group.waitForAll()
        }
        for one in all { try await one.queue.outbox.drain() }
        for id in ["c", "d", "e"] { #expect(try await all[0].row(id)?.count == 20) }
    }
}
