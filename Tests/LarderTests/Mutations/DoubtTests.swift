import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

private struct Add: Mutation {
    var number = 1

    func apply(to value: inout Int?) throws { value = (value ?? 0) + number }

    func inverse(of value: Int?) -> Self? { Add(number: -number) }
}

/// A number at a server that counts each change once.
private final class NumberServer: Sendable {
    struct State {
        var number = 10
        var known: Set<String> = []
        /// What becomes of the next attempts; nil is carried out.
        var script: [LarderError.Code?] = []
        var losesAnswers = 0
        var isSourceDown = false
    }

    let state = Locked(State())
    let beforeNext = Locked<(@Sendable () async throws -> Void)?>(nil)

    var number: Int { state.withLock { $0.number } }

    func send(_ delivery: Delivery<KeyedMutation<Add>>) async throws -> MutationResult<Int> {
        let before = beforeNext.withLock { before in
            defer { before = nil }
            return before
        }
        try await before?()
        try state.withLock { state in
            if !state.script.isEmpty, let code = state.script.removeFirst() {
                throw LarderError(code, message: "The test refuses it.")
            }
            if state.known.insert(delivery.id).inserted {
                state.number += delivery.payload.change.number
            }
            if state.losesAnswers > 0 {
                state.losesAnswers -= 1
                throw LarderError(.timedOut, message: "The test loses the answer.")
            }
        }
        return .accepted
    }

    func read() throws -> Int {
        try state.withLock { state in
            if state.isSourceDown {
                throw LarderError(.unreachable, message: "The source is down.")
            }
            return state.number
        }
    }
}

@Suite struct `A change whose outcome is in doubt` {
    private let clock = ManualClock()
    private let online = ConnectivitySwitch(otherwise: .online)
    private let storage = MemoryStorage(durability: .precious)
    private let server = NumberServer()

    private func numbers(in storage: (any EntryStorage)? = nil) -> OptimisticStore<Add> {
        let server = server
        return OptimisticStore<Add>(
            name: "numbers", source: ClosureSource { _ in .value(try server.read()) },
            storage: storage ?? self.storage, freshness: .after(.seconds(3_600)),
            environment: clock.environment(connectivity: online)
        ) { try await server.send($0) }
    }

    private func settle(_ numbers: OptimisticStore<Add>) async throws {
        for _ in 0..<20 {
            try await numbers.outbox.drain()
            if try await numbers.outbox.counts().waiting == 0 { return }
            clock.advance(by: .seconds(600))
        }
    }

    @Test func `is shown once while its source is away, whatever was fetched since it was sent`()
        async throws
    {
        let numbers = numbers()
        try await numbers.load("k")
        server.state.withLock { $0.losesAnswers = 1 }
        try await numbers.mutate("k", Add())
        try await numbers.outbox.drain()
        try await numbers.load("k", policy: .networkOnly)
        server.state.withLock { $0.isSourceDown = true }
        clock.advance(by: .seconds(5))
        try await numbers.outbox.drain()
        #expect(try await numbers.outbox.counts().waiting == 1)
        server.state.withLock { $0.isSourceDown = false }
        try await settle(numbers)
        #expect(numbers.snapshot(of: "k").value == 11 && server.number == 11)
        #expect(try await numbers.outbox.counts() == OutboxCounts())
    }

    @Test(arguments: [[LarderError.Code.unreachable, .refused], [nil, .refused]])
    func `is parked again when its undo is taken back`(script: [LarderError.Code?]) async throws {
        let numbers = numbers()
        try await numbers.load("k")
        server.state.withLock {
            $0.script = script
            $0.losesAnswers = script[0] == nil ? 1 : 0
        }
        let id = try await numbers.mutate("k", Add(), undoable: "w")
        try await settle(numbers)
        #expect(try await numbers.outbox.parked().map(\.id) == [id])
        online.isOffline = true
        try await numbers.queue.undo("w")
        #expect(try await numbers.outbox.dropped().map(\.id) == [id])
        try await numbers.queue.redo("w")
        online.isOffline = false
        try await settle(numbers)
        #expect(try await numbers.outbox.parked().map(\.id) == [id])
        try await numbers.outbox.retry(id)
        try await settle(numbers)
        #expect(server.number == 11)
    }

    @Test func `is not undone at the server if it is refused while another process undoes it`()
        async throws
    {
        let faulty = FaultyStorage(storage)
        let (one, other) = (numbers(), numbers(in: faulty))
        for numbers in [one, other] { try await numbers.load("k") }
        let (gate, arrived) = (Gate(), Gate())
        server.state.withLock { $0.script = [.refused] }
        server.beforeNext.withLock { before in
            before = {
                arrived.open()
                await gate.wait()
            }
        }
        let id = try await one.mutate("k", Add(), undoable: "w")
        let drain = Task { try await one.outbox.drain() }
        await arrived.wait()
        // It is refused between two looks of the undo at it.
        let looks = Locked(0)
        faulty.beforeReads { key in
            guard key == Key("numbers.outbox", "parked", id) else { return }
            let look = looks.withLock { looks in
                looks += 1
                return looks
            }
            if look != 2 { return }
            gate.open()
            try await drain.value
        }
        try await other.queue.undo("w")
        faulty.beforeReads(nil)
        gate.open()
        try await drain.value
        try await settle(other)
        #expect(server.number == 10)
        #expect(try await one.outbox.counts().waiting == 0)
    }

    @Test func `counts once if it is made again while its undo is refused`() async throws {
        let numbers = numbers()
        try await numbers.load("k")
        try await numbers.mutate("k", Add(), undoable: "w")
        try await settle(numbers)
        server.state.withLock { $0.script = [.refused] }
        server.beforeNext.withLock { $0 = { _ = try await numbers.queue.redo("w") } }
        try await numbers.queue.undo("w")
        try await settle(numbers)
        #expect(server.number == 11)
        #expect(try await numbers.outbox.counts() == OutboxCounts())
    }

    @Test func `counts once if it is made again, undone and made again while its undo is refused`()
        async throws
    {
        let numbers = numbers()
        try await numbers.load("k")
        try await numbers.mutate("k", Add(), undoable: "w")
        try await settle(numbers)
        server.state.withLock { $0.script = [.refused] }
        server.beforeNext.withLock { before in
            before = {
                try await numbers.queue.redo("w")
                try await numbers.queue.undo("w")
            }
        }
        try await numbers.queue.undo("w")
        try await settle(numbers)
        try await numbers.queue.redo("w")
        try await settle(numbers)
        #expect(server.number == 11)
        #expect(try await numbers.outbox.counts().parked == 0)
    }

    @Test func `is not undone at the server if only its outbox is left when it is refused`()
        async throws
    {
        let outbox: Outbox<KeyedMutation<Add>>
        do {
            let numbers = numbers()
            try await numbers.load("k")
            online.isOffline = true
            try await numbers.mutate("k", Add(), undoable: "w")
            outbox = numbers.outbox
            online.isOffline = false
            server.state.withLock { $0.script = [.refused] }
            server.beforeNext.withLock { before in
                before = { [weak numbers] in _ = try await numbers?.queue.undo("w") }
            }
            try await numbers.outbox.drain()
        }
        for _ in 0..<5 {
            clock.advance(by: .seconds(600))
            try await outbox.drain()
        }
        #expect(server.number == 10)
    }

    @Test func `is gone with the place that it was stored in`() async throws {
        let mine = storage.partition("user")
        let numbers = numbers(in: mine)
        try await numbers.load("k")
        online.isOffline = true
        try await numbers.mutate("k", Add())
        let shown = Locked<[Int?]>([])
        let token = numbers.observe("k") { snapshot in shown.withLock { $0.append(snapshot.value) }
        }
        try await mine.wipe()
        while !(numbers.snapshot(of: "k").mutations.isEmpty
            && shown.withLock { $0.last == .some(nil) })
        {
            clock.advance(by: .seconds(1))
            await Task.yield()
        }
        token.cancel()
    }
}

/// Undo, and what it brings back.
@Suite struct `Undoing a change among others` {
    private let trial = ListTrial()

    private func texts() -> [String] { trial.server.items("k").map(\.text) }

    @Test(arguments: ["refused", "dropped", "undone"])
    func `brings back what the server had, not what it never got`(end: String) async throws {
        trial.server.set("k", Item(id: "a", text: "milk"))
        let lists = trial.store()
        try await lists.load("k")
        trial.online.isOffline = true
        let first = try await lists.mutate(
            "k", .change("a", .put(Item(id: "a", text: "oat"))), undoable: "v")
        try await lists.mutate(
            "k", .change("a", .put(Item(id: "a", text: "soy"))), undoable: "w")
        switch end {
        case "refused": trial.server.state.withLock { $0.faults = [.refused] }
        case "dropped": try await lists.outbox.drop(first)
        default: try await lists.queue.undo("v")
        }
        trial.online.isOffline = false
        try await trial.settle(lists)
        #expect(texts() == ["soy"])
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        #expect(texts() == ["milk"])
    }

    @Test(arguments: [true, false])
    func `brings back theirs if a conflict was settled for mine meanwhile`(
        isDuring: Bool
    ) async throws {
        trial.server.set("k", Item(id: "a", text: "base"))
        trial.server.state.withLock { $0.comparesBases = true }
        let lists = trial.store(conflicts: .keepMine)
        try await lists.load("k")
        trial.server.beforeNext { [trial] in
            trial.server.set("k", Item(id: "a", text: "theirs"))
            if isDuring { _ = try await lists.queue.undo("w") }
        }
        try await lists.mutate(
            "k", .change("a", .put(Item(id: "a", text: "mine"))), undoable: "w")
        try await trial.settle(lists)
        if !isDuring { try await lists.queue.undo("w") }
        try await trial.settle(lists)
        #expect(texts() == ["theirs"])
    }

    @Test(arguments: [true, false])
    func `brings back what the server had, though the answer to it was lost`(
        isUndoneFirst: Bool
    ) async throws {
        trial.server.set("k", Item(id: "a", text: "milk"))
        let lists = trial.store()
        try await lists.load("k")
        trial.online.isOffline = true
        try await lists.mutate("k", .change("a", .put(Item(id: "a", text: "oat"))))
        try await lists.mutate(
            "k", .change("a", .put(Item(id: "a", text: "soy"))), undoable: "w")
        trial.online.isOffline = false
        trial.server.state.withLock {
            $0.faults = [.refused]
            $0.losesAnswers = 1
        }
        try await lists.outbox.drain()
        #expect(texts() == ["soy"])
        if !isUndoneFirst { try await trial.settle(lists) }
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        #expect(texts() == ["milk"])
    }

    @Test func `leaves parked what its undo needs a name of`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [.unreachable, .refused] }
        let id = lists.queue.temporaryIdentity()
        let first = try await lists.mutate(
            "k", .insert(Item(id: id, text: "milk"), after: nil), undoable: "w")
        try await lists.outbox.drain()
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        #expect(Set(try await lists.outbox.parked().map(\.id)).contains(first))
        #expect(try await lists.outbox.counts() == OutboxCounts(parked: 2))
        // Sent once more, both arrive.
        for item in try await lists.outbox.parked() { try await lists.outbox.retry(item.id) }
        try await trial.settle(lists)
        #expect(texts() == [])
        #expect(try await lists.outbox.counts() == OutboxCounts())
    }

    @Test func `asks again rather than overwrite theirs behind an open conflict`() async throws {
        trial.server.set("k", Item(id: "a", text: "base"))
        trial.server.state.withLock { $0.comparesBases = true }
        let lists = trial.store(conflicts: .ask)
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [.unreachable] }
        try await lists.mutate(
            "k", .change("a", .put(Item(id: "a", text: "mine"))), undoable: "w")
        try await lists.outbox.drain()
        trial.server.set("k", Item(id: "a", text: "theirs"))
        try await trial.settle(lists)
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        #expect(texts() == ["theirs"])
        #expect(try await lists.queue.conflicts().contains { $0.outcome == nil })
    }

    @Test func `brings back what it was made to, though that was erased here meanwhile`()
        async throws
    {
        let there = Locked<Item?>(Item(id: "a", text: "base"))
        let items = OptimisticStore<Replacement<Item>>(
            name: "items",
            source: ClosureSource { _ in
                .value(there.withLock { $0 ?? Item(id: "a", text: "none") })
            },
            storage: trial.storage,
            environment: trial.clock.environment(connectivity: trial.online)
        ) { delivery in
            there.withLock { there in try? delivery.payload.change.apply(to: &there) }
            return .accepted
        }
        try await items.load("k")
        trial.online.isOffline = true
        try await items.mutate("k", .put(Item(id: "a", text: "b")), undoable: "w")
        try await items.store.invalidate("k", erase: true)
        trial.online.isOffline = false
        try await items.outbox.drain()
        #expect(there.withLock { $0?.text } == "b")
        try await items.queue.undo("w")
        try await items.outbox.drain()
        #expect(there.withLock { $0?.text } == "base")
    }

    @Test func `and making it again sends the change, whatever conflict the undo met`() async throws
    {
        trial.server.set("k", Item(id: "a", text: "base"))
        trial.server.state.withLock { $0.comparesBases = true }
        let lists = trial.store(conflicts: .keepMine)
        try await lists.load("k")
        try await lists.mutate(
            "k", .change("a", .put(Item(id: "a", text: "mine"))), undoable: "w")
        try await trial.settle(lists)
        trial.server.set("k", Item(id: "a", text: "theirs"))
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        #expect(texts() == ["base"])
        try await lists.queue.redo("w")
        try await trial.settle(lists)
        #expect(texts() == ["mine"])
    }

    @Test func `settles a conflict that waits for a person for theirs`() async throws {
        trial.server.set("k", Item(id: "a", text: "base"))
        let lists = trial.store(conflicts: .ask)
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [.conflict] }
        try await lists.mutate(
            "k", .change("a", .put(Item(id: "a", text: "mine"))), undoable: "w")
        try await trial.settle(lists)
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        #expect(try await lists.queue.conflicts().map(\.outcome) == [.keptTheirs])
        #expect(texts() == ["base"])
    }

    @Test func `is not confused by a value that was erased between two changes`() async throws {
        let there = Locked<Int?>(nil)
        let numbers = OptimisticStore<Add>(
            name: "numbers", source: ClosureSource { _ in .value(there.withLock { $0 ?? 0 }) },
            storage: trial.storage, freshness: .after(.seconds(3_600)), conflicts: .keepTheirs,
            environment: trial.clock.environment(connectivity: trial.online)
        ) { delivery in
            there.withLock { there in
                guard delivery.payload.base?.value == there else { return .conflict(there) }
                there = (there ?? 0) + delivery.payload.change.number
                return .value(there)
            }
        }
        try await numbers.mutate("k", Add())
        try await numbers.outbox.drain()
        trial.online.isOffline = true
        try await numbers.mutate("k", Add(number: 100))
        try await numbers.store.invalidate("k", erase: true)
        trial.online.isOffline = false
        try await numbers.outbox.drain()
        #expect(there.withLock { $0 } == 101)
    }
}

private struct Counter: Codable, Sendable, Equatable, Identifiable, IdentityReplacing {
    var id: String
    var count: Int
    var version = 0

    mutating func replaceIdentities(_ replacement: (String) -> String) { id = replacement(id) }
}

private struct Count: Mutation {
    var number = 1

    func apply(to value: inout Counter?) throws { value?.count += number }

    func inverse(of value: Counter?) -> Self? { Count(number: -number) }
}

@Suite struct `Rows with changes of their own` {
    private let clock = ManualClock()
    private let online = ConnectivitySwitch(otherwise: .online)
    private let kept = MemoryStorage(durability: .precious)
    private let there = Locked(Counter(id: "c", count: 10, version: 1))
    private let script = Locked<[LarderError.Code?]>([])
    private let answers = Locked<[String: Counter]>([:])

    private func rows(
        comparesVersions: Bool = false, in storage: any ShelfStorage = MemoryStorage()
    ) -> OptimisticShelf<Count> {
        let shelf = Shelf<Counter>(
            "rows", columns: ShelfColumns(scope: "rows", order: { .text($0.id) }, marks: [.read]),
            storage: storage, marks: kept,
            environment: clock.environment(connectivity: online))
        let (there, script, answers) = (there, script, answers)
        return OptimisticShelf<Count>(shelf, storage: kept, conflicts: .keepTheirs) { delivery in
            let code = script.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            if let code, code != .timedOut { throw LarderError(code, message: "No.") }
            guard case .row(let change) = delivery.payload.change else { return .accepted }
            return try there.withLock { row in
                let known = answers.withLock { $0[delivery.id] }
                if known == nil {
                    if comparesVersions, delivery.payload.base?.value?.row != row {
                        return .conflict(row: row)
                    }
                    row.count += change.number
                    row.version += comparesVersions ? 1 : 0
                }
                let answer = known ?? row
                answers.withLock { $0[delivery.id] = answer }
                if code == .timedOut { throw LarderError(.timedOut, message: "Lost.") }
                return comparesVersions ? .row(answer) : .accepted
            }
        }
    }

    private func settle(_ rows: OptimisticShelf<Count>) async throws {
        for _ in 0..<5 {
            try await rows.queue.outbox.drain()
            clock.advance(by: .seconds(600))
        }
    }

    @Test(arguments: ["sent", "refused", "dropped", "undone"])
    func `are in no conflict with themselves, whatever becomes of the first`(
        end: String
    ) async throws {
        let rows = rows(comparesVersions: true)
        try await rows.refresh { [there] in [there.withLock { $0 }] }
        online.isOffline = true
        let first = try await rows.mutate("c", Count(number: 1), undoable: "w")
        try await rows.mutate("c", Count(number: 10))
        switch end {
        case "refused": script.withLock { $0 = [.refused] }
        case "dropped": try await rows.queue.outbox.drop(first)
        case "undone": try await rows.queue.undo("w")
        default: break
        }
        online.isOffline = false
        try await settle(rows)
        #expect(there.withLock { $0.count } == (end == "sent" ? 21 : 20))
        #expect(try await rows.queue.conflicts().isEmpty)
    }

    @Test(arguments: [false, true])
    func `are in no conflict with themselves after an answer was lost`(
        isRefreshed: Bool
    ) async throws {
        let rows = rows(comparesVersions: true)
        try await rows.refresh { [there] in [there.withLock { $0 }] }
        script.withLock { $0 = [.timedOut] }
        try await rows.mutate("c", Count(number: 1))
        try await rows.queue.outbox.drain()
        try await rows.mutate("c", Count(number: 10))
        if isRefreshed { try await rows.refresh { [there] in [there.withLock { $0 }] } }
        try await settle(rows)
        #expect(there.withLock { $0.count } == 21)
        #expect(try await rows.row("c")?.row.row == there.withLock { $0 })
        #expect(try await rows.queue.conflicts().isEmpty)
    }

    @Test func `that were given up and undone leave the row as it was before`() async throws {
        let rows = rows()
        try await rows.refresh { [there] in [there.withLock { $0 }] }
        script.withLock { $0 = [.timedOut, .refused] }
        try await rows.mutate("c", Count(), undoable: "w")
        try await settle(rows)
        try await rows.queue.undo("w")
        try await settle(rows)
        #expect(there.withLock { $0.count } == 10)
        #expect(try await rows.row("c")?.count == 10)
    }

    @Test func `are in conflict with what others changed`() async throws {
        let rows = rows(comparesVersions: true)
        try await rows.refresh { [there] in [there.withLock { $0 }] }
        online.isOffline = true
        try await rows.mutate("c", Count(number: 1))
        there.withLock { $0 = Counter(id: "c", count: 50, version: 2) }
        online.isOffline = false
        try await settle(rows)
        #expect(there.withLock { $0.count } == 50)
        #expect(try await rows.queue.conflicts().map(\.outcome) == [.keptTheirs])
        // What is made to theirs is in no conflict.
        try await rows.mutate("c", Count(number: 2))
        try await settle(rows)
        #expect(there.withLock { $0.count } == 52)
    }

    @Test func `count once if they were refused after their answer was lost, and then refreshed`()
        async throws
    {
        let rows = rows()
        try await rows.refresh { [there] in [there.withLock { $0 }] }
        script.withLock { $0 = [.timedOut, .refused] }
        let id = try await rows.mutate("c", Count())
        try await settle(rows)
        #expect(try await rows.queue.outbox.parked().map(\.id) == [id])
        try await rows.refresh { [there] in [there.withLock { $0 }] }
        try await rows.queue.outbox.retry(id)
        try await rows.queue.outbox.drain()
        #expect(try await rows.row("c")?.count == 11)
        #expect(there.withLock { $0.count } == 11)
    }

    @Test func `are not put back as they were if the change is accepted as they are pruned`()
        async throws
    {
        let hooked = HookedStorage()
        let (rows, others) = (rows(in: hooked), rows(in: hooked))
        try await rows.refresh { [there] in [there.withLock { $0 }, Counter(id: "d", count: 1)] }
        online.isOffline = true
        hooked.once({ $0.removes }) { [online] in
            try await rows.mutate("c", Count())
            // It is accepted by another process when the row is about to be put back.
            hooked.once({ $0.puts }) {
                online.isOffline = false
                try await others.queue.outbox.drain()
            }
        }
        _ = try await rows.prune(Retention(count: 0, keeping: []))
        #expect(there.withLock { $0.count } == 11)
        #expect(try await rows.row("c")?.count ?? 11 == 11)
    }

    @Test func `stay if they are changed while they are pruned`() async throws {
        let hooked = HookedStorage()
        let rows = rows(in: hooked)
        try await rows.refresh { [there] in [there.withLock { $0 }, Counter(id: "d", count: 1)] }
        online.isOffline = true
        hooked.once({ $0.removes }) { try await rows.mutate("c", Count()) }
        #expect(try await rows.prune(Retention(count: 0, keeping: [])) == 1)
        #expect(try await rows.page().rows.map(\.row.row.count) == [11])
    }
}
