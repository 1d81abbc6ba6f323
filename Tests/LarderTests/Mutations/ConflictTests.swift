import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

@Suite struct `A conflict` {
    let trial = ListTrial()
    let mine = Item(id: "a", text: "mine")
    let theirs = Item(id: "a", text: "theirs")

    /// Changes an item that somebody else changes first.
    func conflict(_ rule: ConflictRule<ItemList>?) async throws -> OptimisticStore<ItemList> {
        trial.server.set("k", Item(id: "a", text: "base"))
        trial.server.state.withLock { $0.comparesBases = true }
        let lists = trial.store(conflicts: rule)
        try await lists.load("k")
        trial.online.isOffline = true
        try await lists.mutate("k", .change("a", .put(mine)), undoable: "w")
        trial.server.set("k", theirs)
        trial.online.isOffline = false
        try await trial.settle(lists)
        // The snapshot follows the outbox a moment later.
        try await lists.load("k", policy: .cacheOnly)
        return lists
    }

    @Test func `is settled for mine, and leaves a trace`() async throws {
        let lists = try await conflict(.keepMine)
        #expect(trial.server.items("k") == [mine])
        let trace = try await lists.queue.conflicts()
        #expect(trace.map(\.outcome) == [.keptMine])
        #expect(trace.first?.isByPerson == false)
        #expect(trace.first?.base == [Item(id: "a", text: "base")])
        #expect(trace.first?.mine == [mine])
        #expect(trace.first?.theirs == [theirs])
        #expect(lists.snapshot(of: "k").mutations.isEmpty)
    }

    @Test func `is settled for theirs, and leaves a trace`() async throws {
        let lists = try await conflict(.keepTheirs)
        #expect(trial.server.items("k") == [theirs])
        #expect(lists.snapshot(of: "k").value == [theirs])
        #expect(lists.snapshot(of: "k").mutations.isEmpty)
        #expect(try await lists.queue.conflicts().map(\.outcome) == [.keptTheirs])
        #expect(try await lists.queue.conflicts().map(\.mine) == [[mine]])
    }

    @Test func `is merged by a closure that sees base, mine and theirs`() async throws {
        let lists = try await conflict(
            .merge { conflict in
                let texts = [conflict.base, conflict.mine, conflict.theirs].map {
                    $0?.first?.text ?? "-"
                }
                return .change("a", .put(Item(id: "a", text: texts.joined(separator: " "))))
            })
        #expect(trial.server.items("k").map(\.text) == ["base mine theirs"])
        let trace = try await lists.queue.conflicts()
        #expect(trace.map(\.outcome) == [.merged])
        #expect(trace.first?.sent?.touches == ["a"])
        // What undoes it leads back to theirs, and not to the base.
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        #expect(trial.server.items("k") == [theirs])
    }

    @Test func `waits for a person, is shown, and is settled by one call`() async throws {
        let lists = try await conflict(.ask)
        try await lists.mutate("k", .insert(Item(id: "b", text: "behind"), after: "a"))
        try await trial.settle(lists)
        var shown = try await lists.load("k", policy: .cacheOnly)
        #expect(shown.texts == ["mine", "behind"])
        #expect(shown.mutations.map(\.state) == [.asking, .waiting])
        let conflict = try #require(shown.mutations.first?.conflict)
        #expect(conflict.theirs == [theirs])
        #expect(try await lists.queue.conflicts().map(\.id) == [conflict.id])
        // Also by the next launch.
        let next = trial.store(conflicts: .ask)
        try await next.queue.settle(conflict.id, .keepMine)
        try await trial.settle(next)
        #expect(trial.server.items("k").map(\.text) == ["mine", "behind"])
        shown = try await next.load("k", policy: .networkOnly)
        #expect(shown.mutations.isEmpty)
        let trace = try await next.queue.conflicts()
        #expect(trace.map(\.outcome) == [.keptMine] && trace.map(\.isByPerson) == [true])
        await #expect(throws: LarderError.self) {
            try await next.queue.settle(conflict.id, .keepTheirs)
        }
    }

    @Test func `is given up on record if its change is undone at the moment it arises`()
        async throws
    {
        trial.server.set("k", Item(id: "a", text: "base"))
        trial.server.state.withLock { $0.comparesBases = true }
        let faulty = FaultyStorage(trial.storage)
        let (one, other) = (trial.store(conflicts: .ask), trial.store(in: faulty, conflicts: .ask))
        for lists in [one, other] { try await lists.load("k") }
        trial.online.isOffline = true
        let id = try await one.mutate("k", .change("a", .put(mine)), undoable: "w")
        trial.server.set("k", theirs)
        let isFirst = Locked(true)
        faulty.beforeReads { [one, online = trial.online] key in
            guard key.path.contains("parked/" + id), isFirst.withLock({ $0 }) else { return }
            isFirst.withLock { $0 = false }
            online.isOffline = false
            try await one.outbox.drain()
        }
        try await other.queue.undo("w")
        faulty.beforeReads(nil)
        #expect(!isFirst.withLock { $0 })
        try await trial.settle(other)
        #expect(trial.server.items("k") == [theirs])
        #expect(try await other.queue.conflicts().map(\.outcome) == [.keptTheirs])
        #expect(try await one.outbox.counts() == OutboxCounts())
    }

    @Test func `that a person settles for theirs lets the lane go on`() async throws {
        let lists = try await conflict(.ask)
        try await lists.mutate("k", .insert(Item(id: "b", text: "behind"), after: "a"))
        let id = try #require(try await lists.queue.conflicts().first?.id)
        try await lists.queue.settle(id, .keepTheirs)
        #expect(lists.snapshot(of: "k").texts == ["theirs", "behind"])
        try await trial.settle(lists)
        let open = try await lists.queue.conflicts().filter { $0.outcome == nil }
        for conflict in open { try await lists.queue.settle(conflict.id, .keepMine) }
        try await trial.settle(lists)
        #expect(trial.server.items("k").map(\.text) == ["theirs", "behind"])
        // There is nothing left to undo.
        #expect(try await lists.queue.undo("w") == nil)
    }

    @Test func `is asked about when the rule fails`() async throws {
        let lists = try await conflict(ConflictRule { _ in throw CancellationError() })
        #expect(lists.snapshot(of: "k").mutations.map(\.state) == [.asking])
    }

    @Test func `with a server that never agrees waits for a person in the end`() async throws {
        let lists = trial.store(conflicts: .keepMine)
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = Array(repeating: .conflict, count: 40) }
        try await lists.mutate("k", .insert(mine, after: nil))
        try await trial.settle(lists)
        #expect(try await lists.outbox.waiting().map(\.state) == [.asking])
        #expect(trial.server.state.withLock { $0.faults.count } == 34)
        var conflicts = try await lists.queue.conflicts()
        #expect(conflicts.count == 6 && conflicts.filter { $0.outcome == nil }.count == 1)
        // Whoever sends it again lets the rule settle five more.
        let id = try #require(conflicts.first { $0.outcome == nil }?.id)
        try await lists.outbox.retry(id)
        try await trial.settle(lists)
        #expect(trial.server.state.withLock { $0.faults.count } == 28)
        conflicts = try await lists.queue.conflicts().filter { $0.outcome == nil }
        #expect(conflicts.count == 1)
        trial.server.state.withLock { $0.faults = [] }
        try await lists.queue.settle(try #require(conflicts.first?.id), .keepMine)
        try await trial.settle(lists)
        #expect(try await lists.outbox.counts() == OutboxCounts())
        #expect(trial.server.items("k").contains(mine))
    }

    @Test func `without a rule fails like other writes, and nothing is overwritten`() async throws {
        let lists = try await conflict(nil)
        // Without a rule no base is kept, so the server has nothing to compare.
        #expect(try await lists.queue.conflicts().isEmpty)
        trial.server.state.withLock { $0.faults = [.conflict, .conflict, .conflict] }
        try await lists.mutate("k", .insert(Item(id: "b", text: "b"), after: nil))
        try await trial.settle(lists)
        #expect(try await lists.outbox.parked().count == 1)
    }

    @Test func `is not seen in what went before in the same program`() async throws {
        trial.server.state.withLock { $0.comparesBases = true }
        let lists = trial.store(conflicts: .ask)
        try await lists.load("k")
        trial.online.isOffline = true
        var last: String?
        for number in 0..<5 {
            let id = lists.queue.temporaryIdentity()
            try await lists.mutate("k", .insert(Item(id: id, text: "\(number)"), after: last))
            last = id
        }
        trial.online.isOffline = false
        try await trial.settle(lists)
        #expect(trial.server.items("k").map(\.text) == ["0", "1", "2", "3", "4"])
        #expect(try await lists.queue.conflicts().isEmpty)
    }

    @Test func `whose mutation was dropped counts as settled for theirs`() async throws {
        let lists = try await conflict(.ask)
        let id = try #require(try await lists.queue.conflicts().first?.id)
        try await lists.outbox.drop(id)
        #expect(try await lists.queue.conflicts().map(\.outcome) == [.keptTheirs])
    }
}
