import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

/// What was not undone, since the server refused that or a person dropped it.
@Suite struct `An undo that failed` {
    private let trial = ListTrial()

    private func put(_ lists: OptimisticStore<ItemList>, _ id: String) async throws {
        try await lists.mutate("k", .insert(Item(id: id, text: id), after: nil), undoable: "w")
    }

    private func texts() -> [String] { trial.server.items("k").map(\.text).sorted() }

    private func store(with count: Int) async throws -> OptimisticStore<ItemList> {
        let lists = trial.store()
        try await lists.load("k")
        for number in 1...count { try await put(lists, "\(number)") }
        try await trial.settle(lists)
        return lists
    }

    /// What can be undone and redone.
    private func history(_ lists: OptimisticStore<ItemList>) async throws -> [[String]] {
        let history = try await lists.queue.history("w")
        return [history.undoable, history.redoable].map { $0.map { $0.change.touches.joined() } }
    }

    private func undo(
        _ lists: OptimisticStore<ItemList>, _ faults: [LarderError.Code?] = []
    ) async throws {
        trial.server.state.withLock { $0.faults = faults }
        try await lists.queue.undo("w")
        try await trial.settle(lists)
    }

    @Test func `is tried again, also if one behind it came about`() async throws {
        let lists = try await store(with: 3)
        trial.online.isOffline = true
        for _ in 0..<2 { try await lists.queue.undo("w") }
        trial.online.isOffline = false
        trial.server.state.withLock { $0.faults = [.refused, nil] }
        try await trial.settle(lists)
        #expect(texts() == ["1", "3"])
        #expect(try await history(lists) == [["3", "1"], ["2"]])
        try await undo(lists)
        #expect(texts() == ["1"])
        #expect(try await history(lists) == [["1"], ["3", "2"]])
        #expect(try await lists.outbox.parked().isEmpty)
    }

    @Test func `stays in the history when something new is done`() async throws {
        let lists = try await store(with: 2)
        try await undo(lists, [.refused])
        #expect(try await history(lists) == [["2", "1"], []])
        try await put(lists, "3")
        try await trial.settle(lists)
        #expect(try await history(lists) == [["3", "2", "1"], []])
        while try await lists.queue.undo("w") != nil { try await trial.settle(lists) }
        #expect(texts() == [])
    }

    @Test func `undoes nothing that was dropped, however many others were dropped since`()
        async throws
    {
        let lists = try await store(with: 1)
        trial.online.isOffline = true
        let dropped = try await lists.mutate(
            "k", .insert(Item(id: "2", text: "2"), after: nil), undoable: "w")
        try await lists.outbox.drop(dropped)
        let others = try await lists.outbox.enqueue(
            all: (0..<1_060).map { _ in KeyedMutation("other", .remove("1")) }, in: "other")
        for id in others { try await lists.outbox.drop(id) }
        #expect(try await lists.outbox.dropped().contains { $0.id == dropped })
        trial.online.isOffline = false
        #expect(try await lists.queue.undo("w")?.change.touches == ["1"])
        try await trial.settle(lists)
        #expect(texts() == [])
    }

    @Test func `leaves what was undone before to be redone`() async throws {
        let lists = try await store(with: 3)
        try await undo(lists)
        try await undo(lists, [.refused])
        #expect(try await history(lists) == [["2", "1"], ["3"]])
        #expect(try await lists.queue.redo("w")?.change.touches == ["3"])
        try await trial.settle(lists)
        #expect(texts() == ["1", "2", "3"])
        #expect(try await lists.queue.redo("w") == nil)
    }

    @Test(arguments: [true, false])
    func `is tried again, if what was sent in its place after a conflict was refused`(
        isDropped: Bool
    ) async throws {
        trial.server.set("k", Item(id: "a", text: "base"))
        trial.server.state.withLock { $0.comparesBases = true }
        let lists = trial.store(conflicts: .keepMine)
        try await lists.load("k")
        for text in ["first", "mine"] {
            try await lists.mutate(
                "k", .change("a", .put(Item(id: "a", text: text))), undoable: "w")
            try await trial.settle(lists)
        }
        trial.server.set("k", Item(id: "a", text: "theirs"))
        try await undo(lists, [nil, .refused])
        #expect(texts() == ["theirs"])
        if isDropped {
            for item in try await lists.outbox.parked() { try await lists.outbox.drop(item.id) }
        }
        let left = try await lists.queue.history("w")
        #expect(left.undoable.count == 2 && left.redoable.isEmpty)
        try await undo(lists)
        #expect(texts() == ["first"])
        try await undo(lists)
        #expect(texts() == ["base"])
        #expect(try await lists.queue.undo("w") == nil)
    }

    @Test func `can be tried again, also if what it undoes was given up for it`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { state in
            state.losesAnswers = 1
            state.faults = [nil, .refused, .refused]
        }
        try await put(lists, "1")
        try await trial.settle(lists)
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        let next = trial.store()
        #expect(try await history(next) == [["1"], []])
        #expect(try await next.queue.undo("w") != nil)
        try await trial.settle(next)
        #expect(texts() == [])
    }
}

/// What was changed before anybody had read it.
@Suite struct `A value that nobody has read` {
    private let trial = RowTrial(hasVersions: false)
    private let failing = Locked<[LarderError.Code]>([])

    private func store() -> OptimisticStore<Replacement<VersionedRow>> {
        let (there, failing) = (trial.there, failing)
        return trial.store(
            source: ClosureSource { _ in
                if let code = failing.withLock({ $0.popLast() }) {
                    throw LarderError(code, message: "The test lets it fail.")
                }
                guard let row = there.withLock({ $0 }) else {
                    throw LarderError(.notFound, message: "There is none.")
                }
                return .value(row)
            })
    }

    @Test(arguments: [LarderError.Code.unreachable, .timedOut, .busy, .io], [false, true])
    func `is not removed by an undo, if it could not be read when the change was sent`(
        code: LarderError.Code, isSentAgain: Bool
    ) async throws {
        let rows = store()
        failing.withLock { $0 = [code] }
        trial.script.withLock { $0 = isSentAgain ? [.unreachable] : [] }
        try await rows.mutate("a", .put(VersionedRow(text: "mine")), undoable: "w")
        try await trial.settle(rows.queue)
        #expect(trial.text == "mine")
        #expect(try await rows.queue.undo("w") == nil)
        try await trial.settle(rows.queue)
        #expect(trial.text == "mine")
    }

    @Test(arguments: [false, true])
    func `is brought back by an undo, or removed if the server had none`(
        isThere: Bool
    ) async throws {
        let rows = store()
        if !isThere { trial.there.withLock { $0 = nil } }
        // The answer to the first attempt is lost.
        trial.script.withLock { $0 = [.timedOut] }
        try await rows.mutate("a", .put(VersionedRow(text: "mine")), undoable: "w")
        try await trial.settle(rows.queue)
        #expect(trial.text == "mine")
        try await rows.queue.undo("w")
        try await trial.settle(rows.queue)
        #expect(trial.text == (isThere ? "base" : nil))
    }

    @Test func `is not read while nobody knows what an answer has created`() async throws {
        let trial = ListTrial()
        let (server, isFirst) = (trial.server, Locked(true))
        let source = ClosureSource<[Item]> { request in
            if isFirst.withLock({ first in
                defer { first = false }; return first
            }) {
                throw LarderError(.unreachable, message: "The test lets it fail.")
            }
            return .value(server.items(request.key))
        }
        let lists = OptimisticStore<ItemList>(
            name: "lists", source: source, storage: trial.storage,
            environment: trial.clock.environment(connectivity: trial.online),
            naming: { server.names($0) }
        ) { try await server.send($0) }
        server.state.withLock { state in
            state.losesAnswers = 1
            state.faults = [nil, .refused]
        }
        let milk = Item(id: lists.queue.temporaryIdentity(), text: "milk")
        let id = try await lists.mutate("k", .insert(milk, after: nil))
        try await trial.settle(lists)
        trial.online.isOffline = true
        let tea = Item(id: lists.queue.temporaryIdentity(), text: "tea")
        try await lists.mutate("k", .insert(tea, after: nil))
        try await lists.outbox.retry(id)
        trial.online.isOffline = false
        server.state.withLock { $0.faults = [nil, .unreachable] }
        try await lists.outbox.drain()
        #expect(lists.snapshot(of: "k").texts.count { $0 == "milk" } == 1)
        try await trial.settle(lists)
        #expect(lists.snapshot(of: "k").texts.sorted() == ["milk", "tea"])
    }
}
