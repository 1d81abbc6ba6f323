import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

/// Several changes of one person, at a server that compares what they were made to.
@Suite struct `Own changes` {
    private let trial = ListTrial()

    init() { trial.server.state.withLock { $0.comparesBases = true } }

    private func texts() -> [String] { trial.server.items("k").map(\.text) }

    @Test(arguments: [false, true])
    func `are no conflicts, though what the first one made was fetched`(
        isFetched: Bool
    ) async throws {
        let lists = trial.store(conflicts: .keepTheirs)
        try await lists.load("k")
        trial.online.isOffline = true
        let milk = lists.queue.temporaryIdentity()
        try await lists.mutate("k", .insert(Item(id: milk, text: "milk"), after: nil))
        try await lists.mutate("k", .insert(Item(id: "x", text: "eggs"), after: milk))
        trial.online.isOffline = false
        trial.server.state.withLock { $0.faults = [nil, .busy] }
        try await lists.outbox.drain()
        if isFetched { try await lists.load("k", policy: .networkOnly) }
        try await trial.settle(lists)
        #expect(texts() == ["milk", "eggs"])
        #expect(try await lists.queue.conflicts().isEmpty)
    }

    @Test func `are a conflict if somebody else's change was fetched between them`() async throws {
        let lists = trial.store(conflicts: .keepTheirs)
        try await lists.load("k")
        trial.online.isOffline = true
        try await lists.mutate("k", .insert(Item(id: "x", text: "eggs"), after: nil))
        try await lists.mutate("k", .insert(Item(id: "y", text: "ham"), after: nil))
        trial.online.isOffline = false
        trial.server.state.withLock { $0.faults = [nil, .busy] }
        try await lists.outbox.drain()
        trial.server.set("k", Item(id: "x", text: "their eggs"))
        try await lists.load("k", policy: .networkOnly)
        try await trial.settle(lists)
        #expect(texts() == ["their eggs"])
        #expect(try await lists.queue.conflicts().map(\.outcome) == [.keptTheirs])
    }

    /// Why the first of two never comes.
    enum End: CaseIterable { case refused, undone, dropped }

    @Test(arguments: End.allCases)
    func `stay right without the first of them`(end: End) async throws {
        let lists = trial.store(conflicts: .keepTheirs)
        try await lists.load("k")
        trial.online.isOffline = true
        let first = try await lists.mutate(
            "k", .insert(Item(id: "x", text: "eggs"), after: nil), undoable: "w")
        try await lists.mutate("k", .insert(Item(id: "y", text: "ham"), after: nil))
        switch end {
        case .refused: trial.server.state.withLock { $0.faults = [.refused] }
        case .undone: _ = try await lists.queue.undo("w")
        case .dropped: try await lists.outbox.drop(first)
        }
        trial.online.isOffline = false
        try await trial.settle(lists)
        #expect(texts() == ["ham"])
        #expect(try await lists.queue.conflicts().isEmpty)
    }

    @Test func `are on record as kept if a person retried them and they were accepted`()
        async throws
    {
        let lists = trial.store(conflicts: .ask)
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [.conflict] }
        let id = try await lists.mutate("k", .insert(Item(id: "y", text: "ham"), after: nil))
        try await trial.settle(lists)
        #expect(try await lists.queue.conflicts().map(\.outcome) == [nil])
        try await lists.outbox.retry(id)
        try await trial.settle(lists)
        #expect(texts() == ["ham"])
        #expect(try await lists.queue.conflicts().map(\.outcome) == [.keptMine])
    }

    @Test func `are sent although each waits for what is behind the other one`() async throws {
        trial.server.state.withLock { $0.comparesBases = false }
        let lists = trial.store()
        for (key, id) in [(Key("a"), "x"), (Key("b"), "y")] {
            trial.server.set(key, Item(id: id, text: id))
            try await lists.load(key)
        }
        trial.online.isOffline = true
        let (one, other) = (lists.queue.temporaryIdentity(), lists.queue.temporaryIdentity())
        try await lists.mutate("a", .insert(Item(id: one, text: "A"), after: nil), undoable: "a")
        try await lists.mutate("b", .insert(Item(id: other, text: "B"), after: nil), undoable: "b")
        try await lists.mutate("a", .move("x", after: other))
        try await lists.mutate("b", .move("y", after: one))
        // Made again, they come behind.
        for scope in [Key("a"), Key("b")] {
            _ = try await lists.queue.undo(scope)
            _ = try await lists.queue.redo(scope)
        }
        trial.online.isOffline = false
        try await trial.settle(lists)
        #expect(try await lists.outbox.counts().waiting == 0)
        #expect(trial.server.items("a").map(\.text).contains("A"))
        #expect(trial.server.items("b").map(\.text).contains("B"))
    }

    @Test func `show final identities in conflicts`() async throws {
        let lists = trial.store(conflicts: .ask)
        try await lists.load("k")
        trial.online.isOffline = true
        let milk = lists.queue.temporaryIdentity()
        try await lists.mutate("k", .insert(Item(id: milk, text: "milk"), after: nil))
        try await lists.mutate("k", .change(milk, .put(Item(id: milk, text: "oat milk"))))
        trial.online.isOffline = false
        trial.server.state.withLock { $0.faults = [nil, .conflict] }
        try await trial.settle(lists)
        let conflict = try #require(try await lists.queue.conflicts().first)
        #expect(conflict.change.touches == ["1"])
        #expect(conflict.base?.map(\.id) == ["1"] && conflict.mine?.map(\.id) == ["1"])
    }
}

/// Adds to a number.
private struct Add: Mutation {
    var number = 1

    func apply(to value: inout Int?) throws { value = (value ?? 0) + number }

    func inverse(of value: Int?) -> Self? { Add(number: -number) }
}

@Suite struct `Numbers without a source` {
    private let clock = ManualClock()
    private let online = ConnectivitySwitch(otherwise: .online)
    private let storage = MemoryStorage(durability: .precious)
    private let there = Locked(0)
    private let known = Locked<[String: Int]>([:])
    /// What happens to the next attempts.
    private let script = Locked<[LarderError.Code?]>([])
    private let losesAnswers = Locked(0)

    private func numbers() -> OptimisticStore<Add> {
        OptimisticStore<Add>(
            name: "numbers", storage: storage,
            environment: clock.environment(connectivity: online)
        ) { [there, known, script, losesAnswers] delivery in
            if let code = script.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
                throw LarderError(code, message: "The test refuses it.")
            }
            let answer = known.withLock { known in
                let answer =
                    known[delivery.id]
                    ?? there.withLock { there in
                        there += delivery.payload.change.number
                        return there
                    }
                known[delivery.id] = answer
                return answer
            }
            let isLost = losesAnswers.withLock { count in
                defer { count = max(0, count - 1) }
                return count > 0
            }
            if isLost { throw LarderError(.timedOut, message: "The test loses the answer.") }
            return .value(answer)
        }
    }

    private func settle(_ numbers: OptimisticStore<Add>) async throws {
        for _ in 0..<5 {
            try await numbers.outbox.drain()
            clock.advance(by: .seconds(600))
        }
    }

    @Test(arguments: [false, true])
    func `count once if they are redone after an undo that did not come about`(
        isDropped: Bool
    ) async throws {
        let numbers = numbers()
        try await numbers.mutate("k", Add(), undoable: "w")
        try await settle(numbers)
        if isDropped { online.isOffline = true } else { script.withLock { $0 = [.refused] } }
        _ = try await numbers.queue.undo("w")
        try await settle(numbers)
        if isDropped, let undo = try await numbers.outbox.waiting().first {
            try await numbers.outbox.drop(undo.id)
        }
        // Nothing is undone.
        #expect(try await numbers.queue.redo("w") == nil)
        online.isOffline = false
        try await settle(numbers)
        #expect(there.withLock { $0 } == 1)
        #expect(try await numbers.outbox.counts().parked == 0)
        // What is in effect again can be undone again.
        #expect(try await numbers.queue.undo("w") != nil)
        try await settle(numbers)
        #expect(there.withLock { $0 } == 0)
    }

    @Test func `are sent for as long as the token is kept, by whomever`() async throws {
        online.isOffline = true
        let numbers = numbers
        func begin() async throws -> ObservationToken {
            let numbers = numbers()
            try await numbers.mutate("k", Add())
            return numbers.start()
        }
        let sending = try await begin()
        online.isOffline = false
        let reader = numbers()
        while there.withLock({ $0 }) == 0 { await Task.yield() }
        while try await !reader.outbox.waiting().isEmpty { await Task.yield() }
        withExtendedLifetime(sending) {}
    }
}

/// Sets a field.
private struct SetField: Mutation {
    var name: String
    var text: String

    func apply(to value: inout [String: String]?) throws {
        value = (value ?? [:]).merging([name: text]) { $1 }
    }
}

@Suite struct `Fields without a source` {
    @Test func `keep a later change when an earlier one is answered late`() async throws {
        let clock = ManualClock()
        let there = Locked<[String: String]>([:])
        let known = Locked<[String: [String: String]]>([:])
        let attempts = Locked(0)
        let fields = OptimisticStore<SetField>(
            name: "fields", storage: MemoryStorage(durability: .precious),
            environment: clock.environment()
        ) { delivery in
            let attempt = attempts.withLock { count in
                count += 1
                return count
            }
            if attempt == 2 { throw LarderError(.refused, message: "The test refuses it.") }
            let change = delivery.payload.change
            let answer = known.withLock { known in
                let answer =
                    known[delivery.id]
                    ?? there.withLock { there in
                        there[change.name] = change.text
                        return there
                    }
                known[delivery.id] = answer
                return answer
            }
            if attempt == 1 { throw LarderError(.timedOut, message: "The test loses the answer.") }
            return .value(answer)
        }
        let first = try await fields.mutate("k", SetField(name: "a", text: "1"))
        for _ in 0..<2 {
            try await fields.outbox.drain()
            clock.advance(by: .seconds(600))
        }
        #expect(try await fields.outbox.parked().map(\.id) == [first])
        try await fields.mutate("k", SetField(name: "b", text: "2"))
        try await fields.outbox.drain()
        try await fields.outbox.retry(first)
        try await fields.outbox.drain()
        let shown = try await fields.load("k", policy: .cacheOnly)
        #expect(shown.value == ["a": "1", "b": "2"] && shown.mutations.isEmpty)
    }
}
