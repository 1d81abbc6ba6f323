import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

/// Several changes of one row by one person, at a server that gives it versions and compares them.
@Suite struct `Own changes at a server with versions` {
    private let trial = RowTrial()

    @Test(arguments: RowPlace.allCases, [false, true])
    func `are no conflict after an answer was lost`(
        place: RowPlace, isRefreshed: Bool
    ) async throws {
        if place == .storeWithoutSource { trial.there.withLock { $0 = nil } }
        let screen = trial.screen(place)
        if place != .storeWithoutSource { try await screen.refresh() }
        trial.script.withLock { $0 = [.timedOut] }
        _ = try await screen.put("one", nil)
        try await screen.send()
        _ = try await screen.put("two", nil)
        if isRefreshed, place != .storeWithoutSource { try? await screen.refresh() }
        _ = try await screen.put("three", nil)
        try await screen.settle()
        #expect(trial.text == "three")
        #expect(try await screen.shown() == trial.there.withLock { $0 })
        #expect(try await screen.outcomes().isEmpty)
    }

    @Test(arguments: RowPlace.allCases)
    func `are a conflict if somebody else changed it after an answer was lost`(
        place: RowPlace
    ) async throws {
        let screen = trial.screen(place)
        trial.there.withLock { $0 = nil }
        trial.script.withLock { $0 = [.timedOut] }
        _ = try await screen.put("one", nil)
        try await screen.send()
        trial.there.withLock { $0 = VersionedRow(text: "theirs", version: 7) }
        _ = try await screen.put("two", nil)
        try await screen.settle()
        #expect(trial.text == "theirs")
        #expect(try await screen.outcomes() == ["keptTheirs"])
    }

    @Test(arguments: [RowPlace.shelf, .storeWithoutSource], [false, true])
    func `are no conflict behind a creation whose answer was lost`(
        place: RowPlace, isTriedFirst: Bool
    ) async throws {
        trial.there.withLock { $0 = nil }
        trial.script.withLock { $0 = [.timedOut] }
        let screen = trial.screen(place)
        _ = try await screen.put("one", nil)
        if isTriedFirst { try await screen.send() }
        _ = try await screen.put("two", nil)
        try await screen.settle()
        #expect(trial.text == "two")
        #expect(try await screen.outcomes().isEmpty)
    }

    @Test(arguments: [RowPlace.shelf, .store])
    func `are no conflict if the row was removed and put back between them`(
        place: RowPlace
    ) async throws {
        let screen = trial.screen(place)
        try await screen.refresh()
        trial.online.isOffline = true
        for text in ["", "two", "three"] { _ = try await screen.put(text, nil) }
        trial.online.isOffline = false
        try await screen.settle()
        #expect(trial.text == "three")
        #expect(try await screen.outcomes().isEmpty)
    }

    @Test(arguments: [false, true])
    func `are no conflict if a mark was set between them`(isFirst: Bool) async throws {
        let rows = trial.shelf(.keepTheirs)
        try await rows.refresh { trial.rows }
        trial.online.isOffline = true
        try await rows.mutate("a", .put(VersionedRow(text: "one")))
        if isFirst { try await rows.shelf.mark(["a"], .read) }
        try await rows.mutate("a", .put(VersionedRow(text: "two")))
        if !isFirst { try await rows.shelf.mark(["a"], .read) }
        trial.online.isOffline = false
        try await trial.settle(rows.queue)
        #expect(trial.text == "two")
    }

    @Test(arguments: [false, true], [nil, VersionedRow(text: "theirs", version: 50)])
    func `keep the marks of their row, which the server does not know`(
        isLost: Bool, theirs: VersionedRow?
    ) async throws {
        let rows = trial.shelf(.keepMine)
        try await rows.refresh { trial.rows }
        trial.script.withLock { $0 = isLost ? [.timedOut] : [] }
        try await rows.mutate("a", .put(VersionedRow(text: "one")))
        if isLost { try await rows.queue.outbox.drain() }
        try await rows.shelf.mark(["a"], .read)
        if let theirs { trial.there.withLock { $0 = theirs } }
        try await trial.settle(rows.queue)
        // What had arrived already is not sent once more over theirs.
        #expect(trial.text == (isLost && theirs != nil ? "theirs" : "one"))
        #expect(try await rows.row("a")?.row.marks == [.read])
    }

    @Test(arguments: [RowPlace.shelf, .store])
    func `are no conflict if they were made to what others had made of an earlier one`(
        place: RowPlace
    ) async throws {
        let screen = trial.screen(place)
        try await screen.refresh()
        trial.online.isOffline = place == .shelf
        trial.script.withLock { $0 = place == .shelf ? [] : [.busy] }
        _ = try await screen.put("one", nil)
        if place == .store { try await screen.send() }
        trial.there.withLock { $0 = VersionedRow(text: "theirs", version: 50) }
        try await screen.refresh()
        trial.online.isOffline = true
        for text in ["two", "three"] { _ = try await screen.put(text, nil) }
        trial.online.isOffline = false
        try await screen.settle()
        #expect(trial.text == "three")
        #expect(try await screen.outcomes().count == 1)
    }

    @Test(
        arguments: [RowPlace.shelf, .storeWithoutSource],
        [LarderError.Code.timedOut, .unreachable, .busy])
    func `are no conflict if one was sent again at once`(
        place: RowPlace, code: LarderError.Code
    ) async throws {
        trial.there.withLock {
            $0 = place == .shelf ? VersionedRow(text: "base", version: 41) : nil
        }
        let screen = trial.screen(place)
        if place == .shelf { try await screen.refresh() }
        trial.script.withLock { $0 = [code] }
        _ = try await screen.put("one", nil)
        try await screen.send()
        try await screen.retry()
        try await screen.settle()
        _ = try await screen.put("two", nil)
        _ = try await screen.put("three", nil)
        try await screen.settle()
        #expect(trial.text == "three")
        #expect(try await screen.outcomes().isEmpty)
    }

    @Test(arguments: [RowPlace.shelf, .storeWithoutSource], [false, true])
    func `have what the server made of them after an answer was lost`(
        place: RowPlace, hasRule: Bool
    ) async throws {
        trial.there.withLock {
            $0 = place == .shelf ? VersionedRow(text: "base", version: 41) : nil
        }
        let screen = trial.screen(place, hasRule: hasRule)
        if place == .shelf { try await screen.refresh() }
        trial.script.withLock { $0 = [.timedOut] }
        _ = try await screen.put("one", nil)
        try await screen.settle()
        #expect(try await screen.shown() == trial.there.withLock { $0 })
    }
}

/// Undo and redo beside changes that were refused, lost or met a conflict.
@Suite struct `Undo beside what was refused` {
    private let trial = RowTrial(hasVersions: false)

    @Test(arguments: RowPlace.allCases)
    func `brings back nothing that the server never had`(place: RowPlace) async throws {
        trial.there.withLock { $0 = nil }
        let screen = trial.screen(place, hasRule: false)
        trial.online.isOffline = true
        _ = try await screen.put("one", nil)
        _ = try await screen.put("two", "w")
        trial.script.withLock { $0 = [.refused] }
        trial.online.isOffline = false
        try await screen.settle()
        #expect(trial.text == "two")
        try await screen.undo()
        try await screen.settle()
        #expect(trial.text == nil)
    }

    @Test
    func `brings back what the server had, though another process undoes as that is found out`()
        async throws
    {
        let faulty = FaultyStorage(trial.kept)
        let (rows, others) = (trial.store(in: faulty), trial.store())
        for rows in [rows, others] { try await rows.load("a") }
        trial.online.isOffline = true
        try await rows.mutate("a", .put(VersionedRow(text: "one")))
        try await rows.mutate("a", .put(VersionedRow(text: "two")), undoable: "w")
        trial.script.withLock { $0 = [.refused] }
        trial.online.isOffline = false
        let isDone = Locked(false)
        let place = Key("rows.outbox", "notes", "undo", "w", "1")
        faulty.beforeReads { key in
            // The second read is that of the correction.
            guard key == place, !isDone.withLock({ $0 }) else { return }
            isDone.withLock { $0 = true }
            faulty.beforeNextCommit { try await others.queue.undo("w") }
        }
        try await trial.settle(rows.queue)
        #expect(isDone.withLock { $0 })
        try await trial.settle(others.queue)
        try await trial.settle(rows.queue)
        #expect(trial.text == "base")
    }

    @Test(arguments: RowPlace.allCases)
    func `shows nothing undone that was never done`(place: RowPlace) async throws {
        let screen = trial.screen(place, hasRule: false)
        if place == .storeWithoutSource { trial.there.withLock { $0 = nil } }
        if place != .storeWithoutSource { try await screen.refresh() }
        let before = try await screen.shown()
        trial.online.isOffline = true
        _ = try await screen.put("one", nil)
        _ = try await screen.put("two", "w")
        // The first is dropped, the second refused; while it was on its way it was undone.
        trial.script.withLock { $0 = [.refused, .unreachable, .refused] }
        trial.online.isOffline = false
        try await screen.send()
        try await screen.undo()
        trial.online.isOffline = true
        #expect(try await screen.shown() == before)
    }

    @Test(arguments: RowPlace.allCases, [false, true])
    func `shows nothing undone whose change was dropped or lost to theirs`(
        place: RowPlace, isDropped: Bool
    ) async throws {
        let trial = RowTrial(hasVersions: !isDropped)
        if place == .storeWithoutSource { trial.there.withLock { $0 = nil } }
        let screen = trial.screen(place, hasRule: !isDropped)
        if place != .storeWithoutSource { try await screen.refresh() }
        trial.online.isOffline = true
        _ = try await screen.put("one", nil)
        trial.online.isOffline = false
        try await screen.settle()
        let theirs = VersionedRow(text: "theirs", version: 9)
        if isDropped { trial.script.withLock { $0 = [.refused] } }
        trial.beforeNext.withLock { before in
            before = {
                if !isDropped { trial.there.withLock { $0 = theirs } }
                try await screen.undo()
                trial.online.isOffline = true
            }
        }
        _ = try await screen.put("two", "w")
        try await screen.send()
        if isDropped { try await screen.drop() }
        #expect(try await screen.shown()?.text == (isDropped ? "one" : "theirs"))
    }

    @Test(arguments: RowPlace.allCases, [false, true])
    func `shows nothing undone whose change was replaced after a conflict, and then refused`(
        place: RowPlace, isDropped: Bool
    ) async throws {
        let trial = RowTrial()
        if place == .storeWithoutSource { trial.there.withLock { $0 = nil } }
        let screen = trial.screen(place, keepsMine: true)
        if place != .storeWithoutSource { try await screen.refresh() }
        trial.script.withLock { $0 = [nil, .refused] }
        trial.beforeNext.withLock { before in
            before = {
                trial.there.withLock { $0 = VersionedRow(text: "theirs", version: 9) }
                try await screen.undo()
                trial.beforeNext.withLock { $0 = { trial.online.isOffline = true } }
            }
        }
        _ = try await screen.put("mine", "w")
        try await screen.send()
        if isDropped { try await screen.drop() }
        #expect(try await screen.shown()?.text == "theirs")
        let again = trial.screen(place, keepsMine: true)
        #expect(try await again.shown()?.text == "theirs")
        trial.online.isOffline = false
        try await again.settle()
        #expect(trial.text == "theirs")
    }

    @Test func `is taken back if its conflict was settled for theirs`() async throws {
        let trial = RowTrial()
        let rows = trial.store(.keepTheirs)
        try await rows.load("a")
        try await rows.mutate("a", .put(VersionedRow(text: "one")), undoable: "w")
        try await trial.settle(rows.queue)
        trial.there.withLock { $0 = VersionedRow(text: "theirs", version: 9) }
        try await rows.queue.undo("w")
        try await trial.settle(rows.queue)
        #expect(try await rows.load("a", policy: .cacheOnly).value?.text == "theirs")
        trial.online.isOffline = true
        try await rows.queue.redo("w")
        #expect(try await rows.load("a", policy: .cacheOnly).value?.text == "theirs")
        #expect(try await rows.outbox.counts().waiting == 0)
    }

    @Test func `brings back what was there behind a conflict that was retried and accepted`()
        async throws
    {
        let trial = RowTrial()
        let rows = trial.store(.ask)
        try await rows.load("a")
        trial.script.withLock { $0 = [.conflict] }
        let id = try await rows.mutate("a", .put(VersionedRow(text: "one")), undoable: "w")
        try await rows.outbox.drain()
        try await rows.outbox.retry(id)
        try await trial.settle(rows.queue)
        #expect(trial.text == "one")
        trial.online.isOffline = true
        try await rows.mutate("a", .put(VersionedRow(text: "two")))
        try await rows.queue.undo("w")
        trial.online.isOffline = false
        try await trial.settle(rows.queue)
        #expect(trial.text == "base")
        #expect(try await rows.queue.conflicts().allSatisfy { $0.outcome != nil })
    }
}

@Suite struct `The record of conflicts` {
    private let trial = RowTrial(hasVersions: false)

    @Test func `says that a conflict ended for theirs if the change was taken back`() async throws {
        let rows = trial.store(.ask)
        try await rows.load("a")
        try await rows.mutate("a", .put(VersionedRow(text: "one")), undoable: "w")
        try await trial.settle(rows.queue)
        trial.script.withLock { $0 = [.conflict] }
        try await rows.queue.undo("w")
        try await trial.settle(rows.queue)
        #expect(try await rows.queue.conflicts().map(\.outcome) == [nil])
        try await rows.queue.redo("w")
        try await trial.settle(rows.queue)
        #expect(trial.text == "one")
        #expect(try await rows.queue.conflicts().map(\.outcome) == [.keptTheirs])
    }

    @Test(arguments: [false, true])
    func `has at most a thousand that wait for nobody`(isDropped: Bool) async throws {
        let rows = trial.store(.ask)
        try await rows.load("a")
        for number in 0..<1_010 {
            trial.script.withLock { $0 = [.conflict] }
            let id = try await rows.mutate("a", .put(VersionedRow(text: "\(number)")))
            try await rows.outbox.drain()
            if isDropped {
                try await rows.outbox.drop(id)
            } else {
                try await rows.outbox.retry(id)
                try await rows.outbox.drain()
            }
        }
        #expect(try await rows.queue.conflicts().count == 1_000)
    }

    @Test func `leaves nothing to count twice for who hears of it late`() async throws {
        let trial = RowTrial()
        let rows = trial.store(.keepMine)
        try await rows.load("a")
        trial.there.withLock { $0 = VersionedRow(text: "theirs", version: 9) }
        let id = try await rows.mutate("a", .put(VersionedRow(text: "one")))
        try await trial.settle(rows.queue)
        let successor = try #require(try await rows.queue.conflicts().first?.successor)
        let included = try #require(rows.store.snapshot(of: "a").value?.included)
        #expect(included.contains(id) && included.contains(successor))
    }
}

/// Sets a field.
private struct FieldChange: Mutation {
    var name: String
    var text: String

    func apply(to value: inout [String: String]?) throws {
        value = (value ?? [:]).merging([name: text]) { $1 }
    }
}

/// Fields that several people change, at a server that compares what a change was made to.
@Suite struct `Changes of others beside a lost answer` {
    private let clock = ManualClock()
    private let online = ConnectivitySwitch(otherwise: .online)
    private let kept = MemoryStorage(durability: .precious)
    private let there = Locked(["version": "1"])
    private let answers = Locked<[String: [String: String]]>([:])
    private let script = Locked<[LarderError.Code?]>([])
    /// What is done before the answer to the next change leaves.
    private let beforeAnswer = Locked<(@Sendable () async throws -> Void)?>(nil)

    private func others(_ name: String, _ text: String) {
        there.withLock { $0 = Self.counted($0.merging([name: text]) { $1 }) }
    }

    private static func counted(_ fields: [String: String]) -> [String: String] {
        let version = Int(fields["version"] ?? "") ?? 0
        return fields.merging(["version": "\(version + 1)"]) { $1 }
    }

    private func fields(
        isTold: Bool = true, in storage: (any EntryStorage)? = nil
    ) -> OptimisticStore<FieldChange> {
        let (there, answers, script, beforeAnswer) = (there, answers, script, beforeAnswer)
        return OptimisticStore(
            name: "fields", source: ClosureSource { _ in .value(there.withLock { $0 }) },
            storage: storage ?? kept, freshness: .after(.seconds(3_600)), conflicts: .keepTheirs,
            environment: clock.environment(connectivity: online)
        ) { delivery in
            let code = script.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            if let code, code != .timedOut { throw LarderError(code, message: "No.") }
            let theirs: [String: String]? = there.withLock { fields in
                if answers.withLock({ $0[delivery.id] }) != nil { return nil }
                let base = delivery.payload.base?.value ?? [:]
                // Without versions in its answers, a server compares the rest.
                let isSame =
                    isTold
                    ? base["version"] == fields["version"]
                    : base.filter { $0.key != "version" } == fields.filter { $0.key != "version" }
                if !isSame { return fields }
                let change = delivery.payload.change
                fields = Self.counted(fields.merging([change.name: change.text]) { $1 })
                answers.withLock { [fields] in $0[delivery.id] = fields }
                return nil
            }
            let before = beforeAnswer.withLock { before in
                defer { before = nil }
                return before
            }
            try await before?()
            if let theirs { return .conflict(theirs) }
            if code == .timedOut { throw LarderError(.timedOut, message: "Lost.") }
            return isTold ? .value(answers.withLock { $0[delivery.id] }) : .accepted
        }
    }

    private func settle(_ fields: OptimisticStore<FieldChange>) async throws {
        for _ in 0..<8 {
            try await fields.outbox.drain()
            clock.advance(by: .seconds(600))
        }
    }

    /// Fetches while a change is waiting for its answer.
    private func fetch(_ fields: OptimisticStore<FieldChange>) async throws {
        let fetch = Task { try await fields.load("k", policy: .networkOnly) }
        let isDone = Locked(false)
        let end = Task {
            _ = try await fetch.value
            isDone.withLock { $0 = true }
        }
        while !isDone.withLock({ $0 }) {
            clock.advance(by: .seconds(0.05))
            await Task.yield()
        }
        try await end.value
    }

    @Test(arguments: [false, true])
    func `are not overwritten by what was made before them`(isTold: Bool) async throws {
        let fields = fields(isTold: isTold)
        try await fields.load("k")
        script.withLock { $0 = [.timedOut, .timedOut, .timedOut] }
        try await fields.mutate("k", FieldChange(name: "a", text: "mine"))
        try await fields.outbox.drain()
        try await fields.mutate("k", FieldChange(name: "b", text: "mine"))
        others("b", "theirs")
        try await fetch(fields)
        script.withLock { $0 = [] }
        try await settle(fields)
        #expect(there.withLock { $0["b"] } == "theirs")
        #expect(try await fields.queue.conflicts().map(\.outcome) == [.keptTheirs])
    }

    @Test func `are not overwritten by what was refused before them and is retried`() async throws {
        let fields = fields()
        try await fields.load("k")
        script.withLock { $0 = [.refused] }
        let first = try await fields.mutate("k", FieldChange(name: "b", text: "mine"))
        try await fields.outbox.drain()
        others("b", "theirs")
        try await fetch(fields)
        script.withLock { $0 = [.timedOut] }
        try await fields.mutate("k", FieldChange(name: "a", text: "mine"))
        try await settle(fields)
        try await fields.outbox.retry(first)
        try await settle(fields)
        #expect(there.withLock { $0["b"] } == "theirs")
    }

    @Test func `are no conflict for what was made after them`() async throws {
        let fields = fields()
        try await fields.load("k")
        script.withLock { $0 = [.timedOut, .timedOut, .timedOut] }
        try await fields.mutate("k", FieldChange(name: "a", text: "mine"))
        try await fields.outbox.drain()
        others("b", "theirs")
        try await fetch(fields)
        for name in ["c", "d"] {
            try await fields.mutate("k", FieldChange(name: name, text: "mine"))
        }
        script.withLock { $0 = [] }
        try await settle(fields)
        #expect(try await fields.queue.conflicts().isEmpty)
        #expect(there.withLock { $0["d"] } == "mine")
    }

    @Test func `are told from own ones by a process that has not heard of those`() async throws {
        let (one, other) = (fields(), fields(in: SilentStorage(kept)))
        for fields in [one, other] { try await fields.load("k") }
        beforeAnswer.withLock { $0 = { try await fetch(other) } }
        online.isOffline = true
        for name in ["a", "b"] {
            try await one.mutate("k", FieldChange(name: name, text: "mine"))
        }
        online.isOffline = false
        try await settle(one)
        #expect(try await one.queue.conflicts().isEmpty)
        #expect(there.withLock { $0["b"] } == "mine")
    }
}
