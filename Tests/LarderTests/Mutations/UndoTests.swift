import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

@Suite struct `Undo` {
    let trial = ListTrial()
    let milk = Item(id: "a", text: "milk")

    func texts() -> [String] { trial.server.items("k").map(\.text) }

    @Test func `takes back what was not sent, and nothing is sent`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        trial.online.isOffline = true
        try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        #expect(try await lists.queue.undo("w")?.change.touches == ["a"])
        #expect(lists.snapshot(of: "k").texts == [])
        #expect(try await lists.outbox.counts() == OutboxCounts())
        trial.online.isOffline = false
        try await trial.settle(lists)
        #expect(trial.server.state.withLock { $0.received.isEmpty })
        #expect(try await lists.queue.undo("w") == nil)
        #expect(try await lists.queue.redo("w") != nil)
        #expect(lists.snapshot(of: "k").texts == ["milk"])
        try await trial.settle(lists)
        #expect(texts() == ["milk"])
        #expect(try await lists.queue.redo("w") == nil)
    }

    @Test func `takes back the last that is shown, also while that is being stored`() async throws {
        let slow = SlowStorage(trial.storage)
        let lists = trial.store(in: slow)
        trial.online.isOffline = true
        try await lists.mutate("k", .insert(Item(id: "1", text: "tea"), after: nil), undoable: "w")
        slow.holdCommits()
        async let added = lists.mutate(
            "k", .insert(Item(id: "2", text: "milk"), after: "1"), undoable: "w")
        await slow.held()
        async let undone = lists.queue.undo("w")
        for _ in 0..<100 { await Task.yield() }
        slow.release()
        _ = try await added
        #expect(try await undone?.change.touches == ["2"])
        #expect(lists.snapshot(of: "k").texts == ["tea"])
    }

    @Test func `writes against what was sent, also after a restart`() async throws {
        trial.server.set("k", milk, Item(id: "b", text: "eggs"))
        let lists = trial.store()
        try await lists.load("k")
        try await lists.mutate("k", .remove("a"), undoable: "w")
        try await lists.mutate(
            "k", .change("b", .put(Item(id: "b", text: "6 eggs"))), undoable: "w")
        try await trial.settle(lists)
        #expect(texts() == ["6 eggs"])
        let next = trial.store()
        try await next.load("k")
        #expect(try await next.queue.history("w").undoable.map(\.change.touches) == [["b"], ["a"]])
        try await next.queue.undo("w")
        try await next.queue.undo("w")
        #expect(next.snapshot(of: "k").texts == ["milk", "eggs"])
        try await trial.settle(next)
        #expect(texts() == ["milk", "eggs"])
        let last = trial.store()
        try await last.load("k")
        #expect(try await last.queue.history("w").redoable.count == 2)
        try await last.queue.redo("w")
        try await last.queue.redo("w")
        try await trial.settle(last)
        #expect(texts() == ["6 eggs"])
        try await last.queue.undo("w")
        try await trial.settle(last)
        #expect(texts() == ["eggs"])
    }

    @Test func `gives up what was refused, and writes nothing against it`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [.refused] }
        try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        try await trial.settle(lists)
        #expect(try await lists.load("k", policy: .cacheOnly).mutations.map(\.state) == [.parked])
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        #expect(try await lists.load("k").mutations.isEmpty)
        #expect(trial.server.state.withLock { $0.received.isEmpty })
    }

    @Test func `writes against what may have been carried out`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.losesAnswers = 1 }
        try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        try await lists.outbox.drain()
        #expect(try await lists.load("k", policy: .cacheOnly).mutations.map(\.state) == [.failed])
        try await lists.queue.undo("w")
        #expect(lists.snapshot(of: "k").mutations.count == 2)
        try await trial.settle(lists)
        #expect(texts() == [])
    }

    @Test func `writes against what may have been carried out before a person retried it`()
        async throws
    {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.losesAnswers = 1 }
        let id = try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        try await lists.outbox.drain()
        trial.online.isOffline = true
        try await lists.outbox.retry(id)
        try await lists.queue.undo("w")
        #expect(lists.snapshot(of: "k").mutations.count == 2)
        trial.online.isOffline = false
        try await trial.settle(lists)
        #expect(texts() == [])
    }

    @Test func `brings back what the server had, though nobody had read that here`() async throws {
        let trial = RowTrial(hasVersions: false)
        trial.there.withLock { $0 = VersionedRow(text: "theirs") }
        let rows = trial.store()
        try await rows.mutate("a", .put(VersionedRow(text: "mine")), undoable: "w")
        try await trial.settle(rows.queue)
        #expect(trial.text == "mine")
        try await rows.queue.undo("w")
        try await trial.settle(rows.queue)
        #expect(trial.text == "theirs")
    }

    @Test(arguments: [false, true])
    func `is tried again if it was refused or dropped, before what was done earlier is undone`(
        isDropped: Bool
    ) async throws {
        let lists = trial.store()
        try await lists.load("k")
        try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        try await lists.mutate(
            "k", .insert(Item(id: "b", text: "tea"), after: "a"), undoable: "w")
        try await trial.settle(lists)
        if isDropped { trial.online.isOffline = true }
        trial.server.state.withLock { $0.faults = isDropped ? [] : [.refused] }
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        for undo in try await lists.outbox.waiting() { try await lists.outbox.drop(undo.id) }
        trial.online.isOffline = false
        let history = try await lists.queue.history("w")
        #expect(history.undoable.map(\.change.touches) == [["b"], ["a"]])
        #expect(history.redoable.isEmpty)
        #expect(try await lists.queue.undo("w")?.change.touches == ["b"])
        try await trial.settle(lists)
        #expect(texts() == ["milk"])
        #expect(try await lists.queue.undo("w")?.change.touches == ["a"])
        try await trial.settle(lists)
        #expect(texts() == [])
        #expect(try await lists.outbox.parked().isEmpty)
    }

    @Test func `keeps no more steps than a new limit allows, whatever the old one did`()
        async throws
    {
        func lists(_ limit: Int) -> OptimisticStore<ItemList> {
            OptimisticStore(name: "lists", storage: trial.storage, undoLimit: limit) { _ in
                .accepted
            }
        }
        for id in "abcde" {
            try await lists(100).mutate(
                "k", .insert(Item(id: String(id), text: "tea"), after: nil), undoable: "w")
        }
        try await lists(2).mutate("k", .remove("a"), undoable: "w")
        let undoable = try await lists(2).queue.history("w").undoable
        #expect(undoable.map(\.change.touches) == [["a"], ["e"]])
    }

    @Test func `takes back what was refused, retried and not sent since`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [.refused] }
        let id = try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        try await trial.settle(lists)
        trial.online.isOffline = true
        try await lists.outbox.retry(id)
        try await lists.queue.undo("w")
        #expect(try await lists.outbox.counts() == OutboxCounts())
    }

    @Test(arguments: [false, true])
    func `changes nothing if what it undoes is refused, or loses a conflict`(
        isConflict: Bool
    ) async throws {
        trial.server.set("k", milk)
        let lists = trial.store(conflicts: isConflict ? ConflictRule { _ in .keepTheirs } : nil)
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [isConflict ? .conflict : .refused] }
        trial.server.beforeNext {
            _ = try await lists.queue.undo("w")
            #expect(lists.snapshot(of: "k").mutations.count == 2)
        }
        try await lists.mutate("k", .remove("a"), undoable: "w")
        try await trial.settle(lists)
        #expect(trial.server.state.withLock { $0.received.isEmpty })
        #expect(try await lists.outbox.counts() == OutboxCounts())
        #expect(try await lists.load("k", policy: .networkOnly).texts == ["milk"])
    }

    /// Removes milk; the first attempt is carried out and its answer lost.
    private func loseRemoval(
        _ lists: OptimisticStore<ItemList>
    ) async throws -> String {
        trial.server.set("k", milk)
        try await lists.load("k")
        trial.server.state.withLock { $0.losesAnswers = 1 }
        let id = try await lists.mutate("k", .remove("a"), undoable: "w")
        try await lists.outbox.drain()
        #expect(texts() == [])
        return id
    }

    @Test(arguments: [false, true])
    func `writes against what is refused, or loses a conflict, after an answer was lost`(
        isConflict: Bool
    ) async throws {
        let lists = trial.store(conflicts: isConflict ? ConflictRule { _ in .keepTheirs } : nil)
        let id = try await loseRemoval(lists)
        try await lists.queue.undo("w")
        trial.server.state.withLock { $0.faults = [isConflict ? .conflict : .notFound] }
        try await trial.settle(lists)
        #expect(texts() == ["milk"])
        // Nobody can send once more what is undone.
        #expect(try await lists.outbox.parked().isEmpty)
        #expect(try await lists.outbox.dropped().map(\.id) == (isConflict ? [] : [id]))
    }

    @Test(arguments: [LarderError.Code.notFound, .conflict])
    func `gives up what was refused after an answer was lost, and writes against it`(
        code: LarderError.Code
    ) async throws {
        let isConflict = code == .conflict
        let lists = trial.store(conflicts: isConflict ? .ask : nil)
        _ = try await loseRemoval(lists)
        trial.server.state.withLock { $0.faults = [code] }
        try await trial.settle(lists)
        #expect(
            try await lists.load("k", policy: .cacheOnly).mutations.map(\.state)
                == [isConflict ? .asking : .parked])
        try await lists.queue.undo("w")
        try await trial.settle(lists)
        #expect(texts() == ["milk"])
        #expect(try await lists.outbox.counts() == OutboxCounts(dropped: 1))
    }

    @Test func `is sent after what it undoes, also if that was refused and a person retried it`()
        async throws
    {
        let lists = trial.store()
        try await lists.load("k")
        let (online, server) = (trial.online, trial.server)
        server.state.withLock { $0.faults = [.refused] }
        server.beforeNext {
            // It is on its way: what undoes it waits behind it.
            _ = try await lists.queue.undo("w")
            online.isOffline = true
        }
        let id = try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        try await lists.outbox.drain()
        let tea = Item(id: "b", text: "tea")
        try await lists.mutate("k", .insert(tea, after: nil))
        try await lists.outbox.retry(id)
        try await lists.load("k", policy: .cacheOnly)
        #expect(lists.snapshot(of: "k").mutations.map(\.state) == [.waiting, .waiting, .failed])
        online.isOffline = false
        try await trial.settle(lists)
        #expect(
            server.state.withLock { $0.received } == [
                .insert(milk, after: nil), .remove("a"), .insert(tea, after: nil),
            ], "what came in the meantime stays behind both")
        #expect(texts() == ["tea"])
        #expect(lists.snapshot(of: "k").texts == ["tea"])
        #expect(lists.snapshot(of: "k").mutations.isEmpty)
    }

    @Test func `writes against what a version without a record of answers may have sent`()
        async throws
    {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [.refused] }
        let id = try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        try await trial.settle(lists)
        try await lists.outbox.retry(id)
        // It was on its way when the process ended, and said only how it had failed before.
        let key = try #require(
            try await trial.storage.allSummaries(under: "lists.outbox/waiting").first?.key)
        var entry = try #require(try await trial.storage.entry(for: key))
        let text = String(decoding: entry.value, as: UTF8.self)
        let end = try #require(text.firstIndex(of: "\n"))
        var head = try #require(
            JSONSerialization.jsonObject(with: Data(text[..<end].utf8)) as? [String: Any])
        head["state"] = "sending"
        head["attempts"] = 1
        head["earlier"] = nil
        head["mayBeDone"] = nil
        entry.value = try JSONSerialization.data(withJSONObject: head) + Data(text[end...].utf8)
        try await trial.storage.commit([.put(entry)])
        let next = trial.store()
        trial.online.isOffline = true
        try await next.load("k")
        try await next.queue.undo("w")
        #expect(try await next.outbox.counts().waiting == 2)
    }

    /// A list to which something was added, and whose removal a person dropped; both can be undone.
    private func withDroppedRemoval() async throws -> OptimisticStore<ItemList> {
        let lists = trial.store()
        try await lists.load("k")
        try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        try await trial.settle(lists)
        trial.online.isOffline = true
        let id = try await lists.mutate("k", .remove("a"), undoable: "w")
        try await lists.outbox.drop(id)
        return lists
    }

    @Test func `passes over what a person dropped`() async throws {
        let lists = try await withDroppedRemoval()
        #expect(try await lists.queue.undo("w")?.change == .insert(milk, after: nil))
        #expect(lists.snapshot(of: "k").texts == [])
    }

    @Test func `makes nothing again that was passed over, as that was not undone`() async throws {
        let lists = try await withDroppedRemoval()
        #expect(
            try await lists.queue.history("w").undoable.map(\.change) == [.insert(milk, after: nil)]
        )
        try await lists.queue.undo("w")
        #expect(try await lists.queue.redo("w")?.change == .insert(milk, after: nil))
        #expect(try await lists.queue.history("w").redoable.isEmpty)
        #expect(try await lists.queue.redo("w") == nil)
        #expect(lists.snapshot(of: "k").texts == ["milk"])
    }

    @Test func `makes again what was sent after a merge`() async throws {
        let trial = RowTrial()
        let rows = trial.store(.merge { _ in .put(VersionedRow(text: "merged")) })
        try await rows.load("a")
        trial.there.withLock { $0 = VersionedRow(text: "theirs", version: 2) }
        try await rows.mutate("a", .put(VersionedRow(text: "mine")), undoable: "w")
        try await trial.settle(rows.queue)
        #expect(trial.text == "merged")
        try await rows.queue.undo("w")
        try await trial.settle(rows.queue)
        #expect(trial.text == "theirs")
        try await rows.queue.redo("w")
        try await trial.settle(rows.queue)
        #expect(trial.text == "merged")
    }

    @Test func `ends what can be redone when something is done that cannot be undone`() async throws
    {
        let lists = trial.store()
        try await lists.load("k")
        try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        try await lists.queue.undo("w")
        try await lists.mutate("k", .remove("nothing there"), undoable: "w")
        #expect(try await lists.queue.redo("w") == nil)
        try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        #expect(try await lists.queue.undo("w") != nil)
        #expect(lists.snapshot(of: "k").texts == [])
    }

    @Test func `ends at what cannot be undone, so that nothing is shown that never was`()
        async throws
    {
        let counts = OptimisticStore<Count>(name: "counts", storage: trial.storage) { _ in .accepted
        }
        for change in [Count.add(5), .clear, .add(1)] {
            try await counts.mutate("n", change, undoable: "w")
        }
        try await counts.mutate("other", .add(7), undoable: "w")
        try await counts.mutate("n", .add(2), undoable: "w")
        let history = try await counts.queue.history("w")
        #expect(history.undoable.map(\.path) == ["n", "other", "n"])
        for shown in [1, 1, 0] {
            #expect(try await counts.queue.undo("w") != nil)
            #expect(counts.snapshot(of: "n").value == shown)
        }
        #expect(try await counts.queue.undo("w") == nil)
        #expect(counts.snapshot(of: "n").value == 0)
        #expect(try await counts.queue.redo("w") != nil)
        #expect(counts.snapshot(of: "n").value == 1)
    }

    @Test func `ends also at what changed nothing when it was made`() async throws {
        let counts = OptimisticStore<Count>(name: "counts", storage: trial.storage) { _ in
            .accepted
        }
        for change in [Count.add(5), .add(-5), .clear] {
            try await counts.mutate("n", change, undoable: "w")
        }
        // Without the second, the third would change what is there.
        #expect(try await counts.queue.undo("w") == nil)
        #expect(counts.snapshot(of: "n").value == 0)
    }

    @Test func `ends where a conflict was merged into what has no inverse`() async throws {
        let isTold = Locked(false)
        let counts = OptimisticStore<Count>(
            name: "counts", storage: trial.storage,
            conflicts: .merge { _ in .replace(20) }
        ) { _ in
            isTold.withLock { isTold in
                defer { isTold = true }
                return isTold ? .accepted : .conflict(100)
            }
        }
        try await counts.mutate("n", .add(11), undoable: "w")
        try await counts.outbox.drain()
        #expect(counts.snapshot(of: "n").value == 20)
        #expect(try await counts.queue.history("w").undoable.isEmpty)
        #expect(try await counts.queue.undo("w") == nil)
        #expect(counts.snapshot(of: "n").value == 20)
    }

    @Test func `keeps one history for each scope, and no more than its limit`() async throws {
        let lists = trial.store(undoLimit: 3)
        try await lists.load("k")
        for number in 1...5 {
            let item = Item(id: "\(number)", text: "\(number)")
            try await lists.mutate("k", .insert(item, after: nil), undoable: "w")
        }
        try await lists.mutate("k", .insert(milk, after: nil), undoable: "other")
        try await lists.mutate("k", .insert(Item(id: "x", text: "x"), after: nil))
        let history = try await lists.queue.history("w")
        #expect(history.undoable.map(\.change.touches) == [["5"], ["4"], ["3"]])
        for _ in 0..<3 { #expect(try await lists.queue.undo("w") != nil) }
        #expect(try await lists.queue.undo("w") == nil)
        #expect(lists.snapshot(of: "k").texts == ["x", "milk", "2", "1"])
        // The steps that were left out are gone from the storage, too.
        let steps = try await trial.storage.allSummaries(under: "lists.outbox/notes/undo/w")
        #expect(steps.count == 4)
    }

    @Test func `ends what can be redone when something new is done`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        for id in ["a", "b", "c"] {
            try await lists.mutate("k", .insert(Item(id: id, text: id), after: nil), undoable: "w")
        }
        try await lists.queue.undo("w")
        try await lists.queue.undo("w")
        #expect(
            try await lists.queue.history("w").redoable.map(\.change.touches) == [["b"], ["c"]])
        try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        #expect(try await lists.queue.history("w").redoable.isEmpty)
        #expect(try await lists.queue.redo("w") == nil)
    }

    @Test func `says when it makes no sense any more, and goes on to the one before`() async throws
    {
        trial.server.set("k", milk, Item(id: "b", text: "eggs"))
        let lists = trial.store()
        try await lists.load("k")
        try await lists.mutate(
            "k", .change("b", .put(Item(id: "b", text: "6 eggs"))), undoable: "w")
        try await lists.mutate("k", .change("a", .put(Item(id: "a", text: "oat"))), undoable: "w")
        try await trial.settle(lists)
        trial.server.set("k", Item(id: "b", text: "6 eggs"))
        try await lists.load("k", policy: .networkOnly)
        await #expect(throws: LarderError.self) { try await lists.queue.undo("w") }
        #expect(try await lists.queue.undo("w")?.change.touches == ["b"])
        #expect(lists.snapshot(of: "k").texts == ["eggs"])
    }

    @Test func `leaves out of the history what makes no sense any more, done or undone`()
        async throws
    {
        trial.server.set("k", milk, Item(id: "b", text: "eggs"))
        let lists = trial.store()
        let undo = lists.queue
        try await lists.load("k")
        for (id, text) in [("b", "6 eggs"), ("a", "oat"), ("a", "rice")] {
            try await lists.mutate(
                "k", .change(id, .put(Item(id: id, text: text))), undoable: "w")
        }
        try await trial.settle(lists)
        try await undo.undo("w")
        try await trial.settle(lists)
        // Somebody else removes what two of the steps have changed.
        trial.server.set("k", Item(id: "b", text: "6 eggs"))
        try await lists.load("k", policy: .networkOnly)
        await #expect(throws: LarderError.self) { try await undo.redo("w") }
        #expect(try await undo.redo("w") == nil)
        // The step that was not redone is not undone either.
        await #expect(throws: LarderError.self) { try await undo.undo("w") }
        var history = try await undo.history("w")
        #expect(history.undoable.map(\.change.touches) == [["b"]])
        #expect(history.redoable.isEmpty)
        #expect(try await undo.redo("w") == nil)
        #expect(try await undo.undo("w")?.change.touches == ["b"])
        history = try await undo.history("w")
        #expect(history.undoable.isEmpty && history.redoable.map(\.change.touches) == [["b"]])
    }

    @Test func `in two processes at once undoes each step once`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        for id in ["a", "b", "c", "d"] {
            try await lists.mutate("k", .insert(Item(id: id, text: id), after: nil), undoable: "w")
        }
        try await trial.settle(lists)
        let other = trial.store()
        try await other.load("k")
        async let one = lists.queue.undo("w")
        async let two = other.queue.undo("w")
        let undone = try await Set([one, two].compactMap { $0?.change.touches.first })
        #expect(undone == ["c", "d"])
        try await trial.settle(lists)
        #expect(texts() == ["b", "a"])
    }

    @Test func `with a damaged history loses the history and nothing else`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        try await lists.mutate("k", .insert(milk, after: nil), undoable: "w")
        var head = try #require(
            try await trial.storage.entry(for: "lists.outbox/notes/undo/w"))
        for bad in [
            "", "{}", #"{"first":0,"done":1,"last":1}"#, #"{"first":9,"done":1,"last":1}"#,
            #"{"first":1,"done":1,"last":18446744073709551615}"#,
        ] {
            head.value = Data(bad.utf8)
            try await trial.storage.commit([.put(head)])
            #expect(try await lists.queue.undo("w") == nil)
        }
        try await trial.settle(lists)
        #expect(texts() == ["milk"])
        try await lists.mutate("k", .remove("a"), undoable: "w")
        #expect(try await lists.queue.undo("w") != nil)
    }
}

/// A number, which can be counted up and down; what was there before another takes its place is not kept.
private enum Count: Mutation, Equatable {
    case add(Int), clear, replace(Int)

    func apply(to value: inout Int?) {
        switch self {
        case .add(let number): value = (value ?? 0) + number
        case .clear: value = 0
        case .replace(let number): value = number
        }
    }

    func inverse(of value: Int?) -> Self? {
        if case .add(let number) = self { .add(-number) } else { nil }
    }
}
