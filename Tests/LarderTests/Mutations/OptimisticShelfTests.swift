import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

private struct Task: Codable, Sendable, Equatable, Identifiable, IdentityReplacing {
    var id: String
    var text: String
    var rank: Double

    mutating func replaceIdentities(_ replacement: (String) -> String) { id = replacement(id) }
}

private typealias TaskShelf = OptimisticShelf<Replacement<Task>>

extension Mark.Name {
    fileprivate static let star: Mark.Name = "star"
}

/// A server of rows and their marks.
private final class TaskServer: Sendable {
    struct State {
        var rows: [String: Task] = [:]
        var marks: Set<String> = []
        var known: [String: MutationResult<MarkedRow<Task>>] = [:]
        var received: [String] = []
        var faults: [LarderError.Code?] = []
        var losesAnswers = 0
        /// Whether its answers leave out what it called new rows.
        var isSilent = false
        /// The temporary identities under which rows were created, by the final ones.
        var created: [String: String] = [:]
        var next = 1
    }

    let state = Locked(State())

    func send(
        _ delivery: Delivery<KeyedMutation<RowMutation<Replacement<Task>>>>
    ) throws -> MutationResult<MarkedRow<Task>> {
        try state.withLock { state in
            if !state.faults.isEmpty, let fault = state.faults.removeFirst() {
                throw LarderError(fault, message: "The test refuses it.")
            }
            if state.known[delivery.id] == nil {
                state.known[delivery.id] = Self.carryOut(delivery.payload, &state)
            }
            if state.losesAnswers > 0 {
                state.losesAnswers -= 1
                throw LarderError(.timedOut, message: "The test loses the answer.")
            }
            return state.known[delivery.id] ?? .accepted
        }
    }

    private static func carryOut(
        _ payload: KeyedMutation<RowMutation<Replacement<Task>>>, _ state: inout State
    ) -> MutationResult<MarkedRow<Task>> {
        var id = payload.key.components.last ?? ""
        var named: [String: String] = [:]
        for temporary in payload.change.creates {
            named[temporary] = "\(state.next)"
            state.created["\(state.next)"] = temporary
            state.next += 1
        }
        id = named[id] ?? id
        var change = payload.change
        change.replaceIdentities { named[$0] ?? $0 }
        switch change {
        case .row(.put(let row)):
            state.rows[id] = row
            state.received.append("put \(id)")
        case .row(.remove):
            state.rows[id] = nil
            state.received.append("remove \(id)")
        case .mark(let name, let isSet):
            if isSet {
                state.marks.insert("\(name.rawValue) \(id)")
            } else {
                state.marks.remove("\(name.rawValue) \(id)")
            }
            state.received.append("\(isSet ? "" : "un")\(name.rawValue) \(id)")
        }
        return state.isSilent ? .accepted : .accepted.naming(named)
    }
}

@Suite struct `A row that is changed` {
    private let clock = ManualClock()
    private let online = ConnectivitySwitch(otherwise: .online)
    private let rows = MemoryStorage()
    private let kept = MemoryStorage(durability: .precious)
    private let server = TaskServer()

    private func tasks(
        in rows: (any ShelfStorage)? = nil, rule: DeliveryRule = .standard, isNaming: Bool = false
    ) -> TaskShelf {
        let shelf = Shelf<Task>(
            "tasks",
            columns: ShelfColumns(
                scope: "tasks", order: { .number($0.rank) }, words: { [$0.text] },
                marks: [.read, .star]), storage: rows ?? self.rows, marks: kept,
            environment: clock.environment(connectivity: online))
        let server = server
        return OptimisticShelf(
            shelf, storage: kept, rule: rule,
            naming: { rows in
                let created = isNaming ? server.state.withLock { $0.created } : [:]
                return Dictionary(rows.compactMap { row in created[row.id].map { ($0, row.id) } }) {
                    $1
                }
            }
        ) { try server.send($0) }
    }

    private func fill(_ tasks: TaskShelf, _ count: Int) async throws {
        let all = (1...count).map { Task(id: "t\($0)", text: "task \($0)", rank: Double($0)) }
        server.state.withLock { state in for task in all { state.rows[task.id] = task } }
        try await tasks.shelf.upsert(all)
    }

    private func ids(_ tasks: TaskShelf, _ query: ShelfQuery = .all) async throws -> [String] {
        try await tasks.page(query, limit: 100).rows.map(\.id)
    }

    private func settle(_ tasks: TaskShelf) async throws {
        for _ in 0..<20 {
            try await tasks.queue.outbox.drain()
            if try await tasks.queue.outbox.counts().waiting == 0 { return }
            clock.advance(by: .seconds(600))
        }
    }

    @Test func `has its final identity in the undo history, too`() async throws {
        let tasks = tasks()
        let id = tasks.queue.temporaryIdentity()
        try await tasks.mutate(id, .put(Task(id: id, text: "new", rank: 1)), undoable: "w")
        try await settle(tasks)
        let step = try #require(try await tasks.queue.history("w").undoable.first)
        #expect(step.key.components.last == "1")
    }

    @Test(arguments: [true, false])
    func `is shown once although the answer to its creation was lost`(isNaming: Bool) async throws {
        let tasks = tasks(isNaming: isNaming)
        let id = tasks.queue.temporaryIdentity()
        server.state.withLock { $0.losesAnswers = 1 }
        try await tasks.mutate(id, .put(Task(id: id, text: "new", rank: 1)))
        try await tasks.mutate(id, .put(Task(id: id, text: "newer", rank: 1)))
        try await tasks.queue.outbox.drain()
        let listed = server.state.withLock { Array($0.rows.values) }
        #expect(listed == [Task(id: "1", text: "new", rank: 1)])
        if isNaming {
            try await tasks.refresh { listed }
            #expect(try await ids(tasks) == ["1"])
        } else {
            await #expect(throws: LarderError.self) { try await tasks.refresh { listed } }
            #expect(try await ids(tasks) == [id])
        }
        #expect(try await tasks.page().rows.map(\.text) == ["newer"])
        try await settle(tasks)
        try await tasks.refresh { [server] in
            server.state.withLock { Array($0.rows.values) }
        }
        #expect(
            try await tasks.page().rows.map(\.row.row) == [Task(id: "1", text: "newer", rank: 1)])
        #expect(server.state.withLock { $0.received } == ["put 1", "put 1"])
    }

    @Test(arguments: [nil, "", "elsewhere"])
    func `leaves nothing under its temporary identity once it was found`(group: String?)
        async throws
    {
        server.state.withLock { $0.isSilent = true }
        let tasks = tasks(isNaming: true)
        let id = tasks.queue.temporaryIdentity()
        try await tasks.mutate(id, .put(Task(id: id, text: "new", rank: 1)))
        try await tasks.queue.outbox.drain()
        let listed = server.state.withLock { Array($0.rows.values) }
        try await tasks.refresh(replacing: group) { listed }
        #expect(try await ids(tasks) == ["1"])
        try await tasks.mutate(id, .remove)
        try await settle(tasks)
        #expect(try await ids(tasks).isEmpty)
        #expect(server.state.withLock { $0.rows.isEmpty })
    }

    @Test func `is shown once in a process while another one sends it`() async throws {
        for round in 1...30 {
            let (tasks, others) = (tasks(), tasks())
            let id = tasks.queue.temporaryIdentity()
            try await tasks.mutate(id, .put(Task(id: id, text: "new", rank: Double(round))))
            try await tasks.mutate(id, .put(Task(id: id, text: "newer", rank: Double(round))))
            #expect(try await others.page().rows.count == round)
            async let sent: Void = tasks.queue.outbox.drain()
            for _ in 0..<20 { #expect(try await others.page().rows.count == round) }
            try await sent
            #expect(try await others.page().rows.count == round)
        }
    }

    @Test func `is shown at once, with what is happening to it`() async throws {
        let tasks = tasks()
        try await fill(tasks, 3)
        server.state.withLock { $0.faults = [.busy] }
        try await tasks.mutate("t1", .put(Task(id: "t1", text: "changed", rank: 9)))
        try await tasks.mutate("t2", .remove)
        try await tasks.mutate("t9", .put(Task(id: "t9", text: "new", rank: 2.5)))
        var page = try await tasks.page()
        #expect(page.rows.map(\.id) == ["t1", "t3", "t9"])
        #expect(page.rows.map { $0.mutations.map(\.state) } == [[.waiting], [], [.waiting]])
        // What is confirmed has not changed.
        #expect(try await tasks.shelf.page().rows.map(\.id) == ["t3", "t2", "t1"])
        #expect(try await tasks.row("t2") == nil)
        #expect(try await tasks.row("t1")?.text == "changed")
        try await settle(tasks)
        page = try await tasks.page()
        #expect(page.rows.map(\.id) == ["t1", "t3", "t9"])
        #expect(page.rows.allSatisfy { $0.mutations.isEmpty })
        #expect(try await tasks.shelf.page().rows.map(\.id) == ["t1", "t3", "t9"])
        #expect(server.state.withLock { Set($0.rows.keys) } == ["t1", "t3", "t9"])
    }

    @Test func `is marked at once, and listed by its marks`() async throws {
        let tasks = tasks()
        try await fill(tasks, 4)
        online.isOffline = true
        try await tasks.mark("t2", .read)
        try await tasks.mark("t3", .star)
        #expect(try await ids(tasks, .all.without(.read)) == ["t4", "t3", "t1"])
        #expect(try await ids(tasks, .all.with(.star)) == ["t3"])
        #expect(try await tasks.row("t3")?.row.marks == [.star])
        #expect(try await tasks.row("t3")?.mutations.map(\.state) == [.waiting])
        #expect(try await tasks.shelf.page(.all.with(.star)).rows.isEmpty)
        let next = self.tasks()
        #expect(try await ids(next, .all.without(.read)) == ["t4", "t3", "t1"])
        online.isOffline = false
        try await settle(next)
        #expect(server.state.withLock { $0.marks } == ["read t2", "star t3"])
        #expect(try await next.shelf.page(.all.with(.star)).rows.map(\.id) == ["t3"])
        await #expect(throws: LarderError.self) { try await next.mark("t3", "unknown") }
    }

    @Test func `that is refused is shown as it was, and says so until a person decides`()
        async throws
    {
        let tasks = tasks()
        try await fill(tasks, 2)
        server.state.withLock { $0.faults = [.refused] }
        try await tasks.mark("t1", .star)
        try await settle(tasks)
        let row = try #require(try await tasks.row("t1"))
        #expect(row.row.marks == [])
        #expect(row.mutations.map(\.state) == [.parked])
        #expect(row.mutations.first?.failure?.error.message == "The test refuses it.")
        #expect(try await tasks.page().rows.map { $0.mutations.count } == [0, 1])
        try await tasks.queue.outbox.retry(row.mutations[0].id)
        #expect(try await tasks.row("t1")?.row.marks == [.star])
    }

    @Test func `that the server refused to create is shown with the first page as refused`()
        async throws
    {
        let tasks = tasks()
        try await fill(tasks, 2)
        server.state.withLock { $0.faults = [.refused] }
        let id = tasks.queue.temporaryIdentity()
        try await tasks.mutate(id, .put(Task(id: id, text: "new", rank: 3)))
        #expect(try await ids(tasks) == [id, "t2", "t1"])
        #expect(try await tasks.page().refused.isEmpty)
        try await settle(tasks)
        let page = try await tasks.page(limit: 1)
        #expect(page.rows.map(\.id) == ["t2"])
        #expect(page.refused.map(\.text) == ["new"])
        #expect(page.refused.first?.mutations.map(\.state) == [.parked])
        #expect(
            page.refused.first?.mutations.first?.failure?.error.message == "The test refuses it.")
        #expect(try await tasks.page(after: page.next).refused.isEmpty)
        #expect(try await tasks.page(.all.with(.star)).refused.isEmpty)
        let mutation = try #require(page.refused.first?.mutations.first)
        try await tasks.queue.outbox.retry(mutation.id)
        #expect(try await ids(tasks) == [id, "t2", "t1"])
        #expect(try await tasks.page().refused.isEmpty)
    }

    @Test func `keeps its change over newer rows of the server`() async throws {
        let tasks = tasks(rule: DeliveryRule { _, _ in .ask })
        try await fill(tasks, 2)
        server.state.withLock { $0.faults = [.refused, .refused] }
        try await tasks.mark("t1", .star)
        try await tasks.mutate("t2", .remove)
        try await tasks.queue.outbox.drain()
        try await tasks.refresh {
            [Task(id: "t1", text: "theirs", rank: 7), Task(id: "t2", text: "theirs", rank: 8)]
        }
        let page = try await tasks.page()
        #expect(page.rows.map(\.id) == ["t1"])
        #expect(page.rows.first?.text == "theirs")
        #expect(page.rows.first?.row.marks == [.star])
        #expect(page.rows.first?.mutations.map(\.state) == [.asking])
    }

    @Test func `keeps its change over older rows, also if another process sent it`() async throws {
        let (here, there) = (tasks(), tasks())
        try await fill(here, 1)
        let isFirst = Locked(true)
        try await here.refresh { [server] in
            let rows = server.state.withLock { $0.rows.values.sorted { $0.id < $1.id } }
            guard
                isFirst.withLock({ isFirst in
                    defer { isFirst = false }
                    return isFirst
                })
            else { return rows }
            try await there.mutate("t1", .put(Task(id: "t1", text: "changed", rank: 1)))
            try await there.queue.outbox.drain()
            return rows
        }
        #expect(try await here.row("t1")?.text == "changed")
        #expect(try await there.row("t1")?.text == "changed")
        #expect(try await here.shelf.page().rows.map(\.text) == ["changed"])
    }

    @Test
    func `that is removed and put back under the same identity is there, here and on the server`()
        async throws
    {
        let tasks = tasks()
        try await fill(tasks, 1)
        server.state.withLock { $0.losesAnswers = 1 }
        try await tasks.mutate("t1", .remove)
        try await tasks.mutate("t1", .put(Task(id: "t1", text: "back", rank: 1)))
        #expect(try await tasks.page().rows.map(\.text) == ["back"])
        try await settle(tasks)
        #expect(server.state.withLock { $0.received } == ["remove t1", "put t1"])
        #expect(server.state.withLock { $0.rows["t1"]?.text } == "back")
        #expect(try await tasks.page().rows.map(\.text) == ["back"])
    }

    @Test func `with a temporary identity keeps its lane and its mutations`() async throws {
        let tasks = tasks()
        try await fill(tasks, 1)
        online.isOffline = true
        let id = tasks.queue.temporaryIdentity()
        try await tasks.mutate(id, .put(Task(id: id, text: "new", rank: 5)))
        try await tasks.mark(id, .star)
        #expect(try await ids(tasks) == [id, "t1"])
        #expect(try await ids(tasks, .all.with(.star)) == [id])
        online.isOffline = false
        server.state.withLock { $0.faults = [nil, .busy] }
        try await tasks.queue.outbox.drain()
        // The row has its final identity, and the mark waits.
        #expect(try await ids(tasks) == ["1", "t1"])
        #expect(try await tasks.row("1")?.mutations.map(\.state) == [.failed])
        #expect(try await tasks.row(id)?.id == "1")
        try await tasks.mutate("1", .remove)
        try await settle(tasks)
        #expect(server.state.withLock { $0.received } == ["put 1", "star 1", "remove 1"])
        #expect(try await ids(tasks) == ["t1"])
    }

    @Test(arguments: [false, true])
    func `and removed before it was sent is sent in order, or not at all`(isRefused: Bool)
        async throws
    {
        let tasks = tasks()
        online.isOffline = true
        let id = tasks.queue.temporaryIdentity()
        try await tasks.mutate(id, .put(Task(id: id, text: "new", rank: 5)))
        try await tasks.mutate(id, .remove)
        #expect(try await ids(tasks) == [])
        online.isOffline = false
        if isRefused { server.state.withLock { $0.faults = [.refused] } }
        try await settle(tasks)
        let expected = isRefused ? [] : ["put 1", "remove 1"]
        #expect(server.state.withLock { $0.received } == expected)
        #expect(try await ids(tasks) == [])
        #expect(try await tasks.queue.outbox.parked().count == (isRefused ? 2 : 0))
    }

    @Test func `is undone and redone, with its marks`() async throws {
        let tasks = tasks()
        try await fill(tasks, 2)
        try await tasks.mark("t1", .star, undoable: "w")
        try await tasks.mutate("t2", .remove, undoable: "w")
        try await settle(tasks)
        let next = self.tasks()
        try await next.queue.undo("w")
        #expect(try await ids(next) == ["t2", "t1"])
        try await next.queue.undo("w")
        #expect(try await ids(next, .all.with(.star)) == [])
        try await settle(next)
        #expect(server.state.withLock { Set($0.received.suffix(2)) } == ["put t2", "unstar t1"])
        try await next.queue.redo("w")
        #expect(try await ids(next, .all.with(.star)) == ["t1"])
    }

    @Test func `is on the page that its place says, and no row is listed twice or left out`()
        async throws
    {
        for seed in UInt64(1)...30 {
            var random = SeededRandom(seed: seed)
            let trial = `A row that is changed`()
            let tasks = trial.tasks()
            try await trial.fill(tasks, 20)
            trial.online.isOffline = true
            var expected = (1...20).map { Task(id: "t\($0)", text: "", rank: Double($0)) }
            for step in 0..<15 {
                let index = Int(random.next() as UInt64 % UInt64(expected.count))
                let id = expected[index].id
                switch random.next() as UInt64 % 3 {
                case 0:
                    let new = Task(id: "n\(step)", text: "", rank: 30 * (random.next() as Double))
                    expected.append(new)
                    try await tasks.mutate(new.id, .put(new))
                case 1:
                    expected[index].rank = 30 * (random.next() as Double)
                    try await tasks.mutate(id, .put(expected[index]))
                default:
                    expected.remove(at: index)
                    try await tasks.mutate(id, .remove)
                }
            }
            expected.sort { $0.rank > $1.rank }
            var found: [String] = []
            var place: ShelfCursor?
            repeat {
                let page = try await tasks.page(after: place, limit: 4)
                #expect(page.rows.count == 4 || page.next == nil, "seed \(seed)")
                found += page.rows.map(\.id)
                place = page.next
            } while place != nil
            #expect(found == expected.map(\.id), "seed \(seed)")
        }
    }

    @Test func `that is new has its place though others change while one turns the pages`()
        async throws
    {
        let tasks = tasks()
        try await fill(tasks, 3)
        online.isOffline = true
        for step in 0..<9 {
            try await tasks.mutate("n\(step)", .put(Task(id: "n\(step)", text: "", rank: 9)))
            clock.advance(by: .milliseconds(2))
        }
        var found: [String] = []
        var place: ShelfCursor?
        repeat {
            let page = try await tasks.page(after: place, limit: 2)
            found += page.rows.map(\.id)
            place = page.next
            // One before them in the order of identities, and one that is stored.
            let step = found.count
            try await tasks.mutate("a\(step)", .put(Task(id: "a\(step)", text: "", rank: 20)))
            let stored = Task(id: "s\(step)", text: "", rank: 30)
            try await tasks.shelf.upsert([stored])
        } while place != nil
        #expect(found == (0..<9).reversed().map { "n\($0)" } + ["t3", "t2", "t1"])
    }

    @Test func `that is new has a place of its own, also at one moment and in forty years`()
        async throws
    {
        let tasks = tasks()
        online.isOffline = true
        clock.advance(by: .seconds(36 * 31_557_600))
        for id in ["Aa", "BB", "aP", "b1"] {
            try await tasks.mutate(id, .put(Task(id: id, text: "", rank: 9)))
        }
        for id in ["z", "m"] {
            clock.advance(by: .seconds(60))
            try await tasks.mutate(id, .put(Task(id: id, text: "", rank: 9)))
        }
        var found: [String] = []
        var place: ShelfCursor?
        repeat {
            let page = try await tasks.page(after: place, limit: 1)
            found += page.rows.map(\.id)
            place = page.next
        } while place != nil
        #expect(found.prefix(2) == ["m", "z"] && Set(found).count == 6 && found.count == 6)
    }

    @Test func `is listed behind rows that cannot be read`() async throws {
        let tasks = tasks()
        try await fill(tasks, 6)
        for item in ["t3", "t4", "t5"] {
            let row = ShelfRow(
                identity: ShelfIdentity(scope: "tasks", item: item), group: "", order: .number(4),
                body: Data("task/9\n".utf8))
            try await rows.commit([.upsert(shelf: "tasks", rows: [row], at: clock.date)])
        }
        online.isOffline = true
        try await tasks.mutate("t2", .put(Task(id: "t2", text: "changed", rank: 2)))
        var found: [String] = []
        var place: ShelfCursor?
        repeat {
            let page = try await tasks.page(after: place, limit: 2)
            found += page.rows.map(\.id)
            place = page.next
        } while place != nil
        #expect(found == ["t6", "t2", "t1"])
    }

    @Test func `is read although what it no longer needs cannot be removed`() async throws {
        let hooked = HookedStorage(rows)
        let tasks = tasks(in: hooked)
        try await fill(tasks, 2)
        try await rows.commit(
            (1...130).map { number in
                .put(
                    StoredEntry(
                        key: Key("tasks.outbox", "included", "\(number)"), value: Data(),
                        format: "note/1",
                        metadata: EntryMetadata(times: Timestamps(fetched: clock.date))))
            })
        hooked.onStep { step in
            if case .write = step { throw LarderError(.full, message: "The disk is full.") }
        }
        #expect(try await ids(tasks) == ["t2", "t1"])
        #expect(try await tasks.row("t1")?.text == "task 1")
    }

    @Test func `is told to whoever watches the list`() async throws {
        let tasks = tasks()
        try await fill(tasks, 2)
        var pages = try tasks.pages(of: .all.without(.read)).makeAsyncIterator()
        #expect(await pages.next()?.rows.map(\.id) == ["t2", "t1"])
        online.isOffline = true
        try await tasks.mark("t2", .read)
        while let page = await pages.next(), page.rows.map(\.id) != ["t1"] {}
        online.isOffline = false
        try await settle(tasks)
        try await tasks.shelf.upsert([Task(id: "t5", text: "", rank: 5)])
        while let page = await pages.next(), page.rows.map(\.id) != ["t5", "t1"] {}
    }

    @Test func `counts once, however often answers are lost and programs end`() async throws {
        for seed in UInt64(1)...30 {
            var random = SeededRandom(seed: seed)
            let trial = `A row that is changed`()
            var tasks = trial.tasks()
            try await trial.fill(tasks, 3)
            var model = trial.server.state.withLock { Set($0.rows.keys) }
            var created: [String] = []
            for _ in 0..<15 {
                switch random.next() as UInt64 % 6 {
                case 0:
                    let id = tasks.queue.temporaryIdentity()
                    created.append(id)
                    try await tasks.mutate(id, .put(Task(id: id, text: "", rank: 1)))
                case 1:
                    guard let id = model.sorted().first else { continue }
                    model.remove(id)
                    try await tasks.mutate(id, .remove)
                case 2:
                    guard !created.isEmpty else { continue }
                    let id = created.removeFirst()
                    try await tasks.mutate(id, .remove)
                case 3: trial.server.state.withLock { $0.losesAnswers = 2 }
                case 4: tasks = trial.tasks()
                default:
                    try await tasks.queue.outbox.drain()
                    trial.clock.advance(by: .seconds(30))
                }
                let shown = try await trial.ids(tasks)
                #expect(shown.count == model.count + created.count, "seed \(seed)")
            }
            try await trial.settle(tasks)
            let there = trial.server.state.withLock { $0.rows.count }
            #expect(there == model.count + created.count, "seed \(seed)")
            let server = trial.server
            try await tasks.refresh(replacing: "") {
                server.state.withLock { Array($0.rows.values) }
            }
            let last = try await tasks.page(limit: 100)
            #expect(Set(last.rows.map(\.id)) == server.state.withLock { Set($0.rows.keys) })
            #expect(last.rows.allSatisfy { $0.mutations.isEmpty }, "seed \(seed)")
        }
    }
}

extension HookedStorage: EntryStorage {
    func entry(for key: Key) async throws -> StoredEntry? { try await base.entry(for: key) }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await base.summaries(under: prefix, after: after, limit: limit)
    }
}
