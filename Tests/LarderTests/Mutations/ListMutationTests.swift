import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

@Suite struct `A mutation of a list` {
    let trial = ListTrial()
    let milk = Item(id: "a", text: "milk")
    let eggs = Item(id: "b", text: "eggs")
    let salt = Item(id: "c", text: "salt")

    @Test func `inserts, moves, changes and removes items`() throws {
        var list: [Item]? = nil
        try ItemList.insert(milk, after: nil).apply(to: &list)
        try ItemList.insert(eggs, after: "a").apply(to: &list)
        try ItemList.insert(salt, after: nil).apply(to: &list)
        #expect(list == [salt, milk, eggs])
        try ItemList.move("c", after: "b").apply(to: &list)
        #expect(list == [milk, eggs, salt])
        try ItemList.change("b", .put(Item(id: "b", text: "6 eggs"))).apply(to: &list)
        try ItemList.remove("a").apply(to: &list)
        #expect(list?.map(\.text) == ["6 eggs", "salt"])
        try ItemList.change("c", .remove).apply(to: &list)
        #expect(list?.map(\.id) == ["b"])
    }

    @Test func `keeps its meaning in a list that others have changed`() throws {
        var list: [Item]? = [salt]
        // The item before the place is gone, the item itself is there already, or is gone already.
        try ItemList.insert(milk, after: "gone").apply(to: &list)
        #expect(list == [salt, milk])
        try ItemList.insert(Item(id: "c", text: "sea salt"), after: "a").apply(to: &list)
        #expect(list?.map(\.text) == ["sea salt", "milk"])
        try ItemList.remove("gone").apply(to: &list)
        #expect(throws: LarderError.self) { try ItemList.move("gone", after: nil).apply(to: &list) }
        #expect(throws: LarderError.self) { try ItemList.change("gone", .remove).apply(to: &list) }
        #expect(list?.map(\.text) == ["sea salt", "milk"])
    }

    @Test func `is undone by its inverse, whatever it is and wherever`() throws {
        var random = SeededRandom(seed: 7)
        for _ in 0..<2_000 {
            let ids = ["a", "b", "c", "d", "e"].filter { _ in (random.next() as Double) < 0.6 }
            let before = ids.map { Item(id: $0, text: $0) }
            let names = ["a", "b", "c", "d", "e", "f"]
            let id = names[Int(random.next() as UInt64 % 6)]
            let place =
                (random.next() as Double) < 0.2 ? nil : names[Int(random.next() as UInt64 % 6)]
            let change: ItemList =
                switch random.next() as UInt64 % 5 {
                case 0: .insert(Item(id: id, text: "new"), after: place)
                case 1: .move(id, after: place)
                case 2: .remove(id)
                case 3: .change(id, .remove)
                default: .change(id, .put(Item(id: id, text: "other")))
                }
            var list: [Item]? = before
            guard (try? change.apply(to: &list)) != nil else { continue }
            guard let inverse = change.inverse(of: before) else {
                #expect(list == before)
                continue
            }
            try inverse.apply(to: &list)
            #expect(list == before, "\(change) on \(ids)")
        }
    }

    @Test func `is taken once more under its identity, although it fits only once`() async throws {
        let faulty = FaultyStorage(trial.storage)
        trial.server.set("k", milk, eggs)
        let lists = trial.store(in: faulty)
        try await lists.load("k")
        faulty.failCommits(2, after: true)
        await #expect(throws: LarderError.self) {
            try await lists.mutate("k", .change("a", .remove), id: "one")
        }
        try await lists.mutate("k", .change("a", .remove), id: "one")
        #expect(lists.snapshot(of: "k").texts == ["eggs"])
        try await trial.settle(lists)
        #expect(trial.server.items("k") == [eggs])
    }

    @Test func `shows what is happening to each item`() async throws {
        trial.server.set("k", milk, eggs)
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [.refused, .busy] }
        try await lists.mutate("k", .change("a", .put(Item(id: "a", text: "oat milk"))))
        try await lists.mutate("k", .change("b", .put(Item(id: "b", text: "6 eggs"))))
        try await lists.mutate("k", .insert(salt, after: "b"))
        var items = lists.snapshot(of: "k").items()
        #expect(items.map(\.item.text) == ["oat milk", "6 eggs", "salt"])
        #expect(items.map { $0.mutations.map(\.state) } == [[.waiting], [.waiting], [.waiting]])
        try await lists.outbox.drain()
        items = try await lists.load("k").items()
        #expect(items.map(\.item.text) == ["milk", "6 eggs", "salt"])
        #expect(items.map { $0.mutations.map(\.state) } == [[.parked], [.failed], [.waiting]])
        try await trial.settle(lists)
        items = try await lists.load("k", policy: .networkOnly).items()
        #expect(items.map { $0.mutations.map(\.state) } == [[.parked], [], []])
        #expect(trial.server.items("k").map(\.text) == ["milk", "6 eggs", "salt"])
    }
}

@Suite struct `A temporary identity` {
    let trial = ListTrial()

    @Test func `becomes the final one everywhere`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        trial.online.isOffline = true
        let one = lists.queue.temporaryIdentity()
        let two = lists.queue.temporaryIdentity()
        try await lists.mutate("k", .insert(Item(id: one, text: "milk"), after: nil), undoable: "w")
        try await lists.mutate("k", .insert(Item(id: two, text: "eggs"), after: one), undoable: "w")
        try await lists.mutate("k", .move(one, after: two), undoable: "w")
        try await lists.mutate("k", .change(two, .put(Item(id: two, text: "6 eggs"))))
        #expect(lists.snapshot(of: "k").value?.map(\.id) == [two, one])
        trial.online.isOffline = false
        try await trial.settle(lists)
        #expect(
            trial.server.items("k") == [Item(id: "2", text: "6 eggs"), Item(id: "1", text: "milk")])
        let shown = try await lists.load("k", policy: .networkOnly)
        #expect(shown.value == trial.server.items("k"))
        #expect(shown.mutations.isEmpty)
        #expect(try await lists.queue.identity(of: one) == "1")
        // A person, another process and the history still have the old name.
        try await lists.mutate("k", .remove(two))
        #expect(lists.snapshot(of: "k").texts == ["milk"])
        let other = trial.store()
        try await other.load("k")
        try await other.mutate("k", .change(one, .put(Item(id: one, text: "oat milk"))))
        try await trial.settle(other)
        #expect(trial.server.items("k") == [Item(id: "1", text: "oat milk")])
        let undoable = try await other.queue.history("w").undoable.map(\.change.touches)
        #expect(undoable == [["1"], ["2"], ["1"]])
    }

    @Test func `becomes the final one by what is fetched, if the answer was lost`() async throws {
        let lists = trial.store(isNaming: true)
        try await lists.load("k")
        trial.server.state.withLock { $0.losesAnswers = 1 }
        let id = lists.queue.temporaryIdentity()
        try await lists.mutate("k", .insert(Item(id: id, text: "milk"), after: nil))
        try await lists.mutate("k", .change(id, .put(Item(id: id, text: "oat milk"))))
        let shown = try await lists.load("k", policy: .networkOnly)
        #expect(trial.server.items("k") == [Item(id: "1", text: "milk")])
        #expect(shown.value == [Item(id: "1", text: "oat milk")])
        #expect(shown.items().map { $0.mutations.count } == [1])
        let another = trial.store(isNaming: true)
        #expect(try await another.load("k", policy: .cacheOnly).value == shown.value)
        try await trial.settle(lists)
        #expect(trial.server.items("k") == [Item(id: "1", text: "oat milk")])
        let creations = trial.server.state.withLock { $0.received.flatMap(\.touches) }
        #expect(creations == ["1", "1"])
    }

    @Test func `is sent again as it was, although another process has recognised it since`()
        async throws
    {
        let late = LateNewsStorage(trial.storage)
        let (lists, other) = (trial.store(in: late, isNaming: true), trial.store(isNaming: true))
        try await lists.load("k")
        trial.server.state.withLock { $0.losesAnswers = 1 }
        let id = lists.queue.temporaryIdentity()
        try await lists.mutate("k", .insert(Item(id: id, text: "milk"), after: nil))
        try await lists.outbox.drain()
        #expect(try await other.load("k", policy: .networkOnly).value?.map(\.id) == ["1"])
        trial.clock.advance(by: .seconds(600))
        try await lists.outbox.drain()
        #expect(trial.server.state.withLock { $0.sent } == [[id], [id]])
        late.release()
    }

    @Test func `and its item are never shown side by side, whatever the server says`()
        async throws
    {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.losesAnswers = 1 }
        let id = lists.queue.temporaryIdentity()
        try await lists.mutate("k", .insert(Item(id: id, text: "milk"), after: nil))
        try await lists.outbox.drain()
        #expect(trial.server.items("k") == [Item(id: "1", text: "milk")])
        let fetch = Task { try await lists.load("k", policy: .networkOnly) }
        await trial.clock.sleepers()
        #expect(lists.snapshot(of: "k").texts == ["milk"])
        #expect(try await trial.store().load("k", policy: .cacheOnly).texts == ["milk"])
        try await trial.settle(lists)
        #expect(lists.snapshot(of: "k").value == trial.server.items("k"))
        fetch.cancel()
    }

    @Test(arguments: [false, true], [false, true])
    func `and its item are never shown side by side while a person decides`(
        isParked: Bool, isNaming: Bool
    ) async throws {
        let rule = DeliveryRule { failure, _ in
            failure.code == .refused ? isParked ? .park : .ask : .again
        }
        let lists = trial.store(rule: rule, isNaming: isNaming)
        try await lists.load("k")
        trial.server.state.withLock { $0.losesAnswers = 1 }
        let id = lists.queue.temporaryIdentity()
        try await lists.mutate("k", .insert(Item(id: id, text: "milk"), after: nil))
        try await lists.outbox.drain()
        trial.server.state.withLock { $0.faults = [.refused] }
        try await trial.settle(lists)
        #expect(trial.server.items("k") == [Item(id: "1", text: "milk")])
        let fetch = Task { try await lists.load("k", policy: .networkOnly) }
        if isNaming || isParked {
            _ = try await fetch.value
        } else {
            // Nobody knows whether what is listed is that.
            await trial.clock.sleepers()
        }
        #expect(lists.snapshot(of: "k").texts == ["milk"])
        let items = try await lists.outbox.waiting() + lists.outbox.parked()
        trial.online.isOffline = true
        for item in items { try await lists.outbox.retry(item.id) }
        // Without names, it is not known what was set aside.
        if isNaming || !isParked { #expect(lists.snapshot(of: "k").texts == ["milk"]) }
        trial.online.isOffline = false
        fetch.cancel()
        try await trial.settle(lists)
        #expect(try await lists.load("k", policy: .networkOnly).texts == ["milk"])
        #expect(trial.server.items("k").count == 1)
    }

    @Test func `becomes the final one although the answer was lost and the program ended`()
        async throws
    {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.losesAnswers = 2 }
        let id = lists.queue.temporaryIdentity()
        try await lists.mutate("k", .insert(Item(id: id, text: "milk"), after: nil))
        try await lists.mutate("k", .change(id, .put(Item(id: id, text: "oat milk"))))
        try await lists.outbox.drain()
        let next = trial.store()
        try await trial.settle(next)
        #expect(trial.server.items("k") == [Item(id: "1", text: "oat milk")])
        #expect(try await next.load("k", policy: .networkOnly).value == trial.server.items("k"))
    }

    @Test func `is never sent when its creation was refused; what belongs to it is parked`()
        async throws
    {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [.refused] }
        let id = lists.queue.temporaryIdentity()
        try await lists.mutate("k", .insert(Item(id: id, text: "milk"), after: nil))
        try await lists.mutate("k", .remove(id))
        try await trial.settle(lists)
        #expect(trial.server.state.withLock { $0.received.isEmpty })
        let parked = try await lists.outbox.parked()
        #expect(parked.count == 2)
        #expect(parked.last?.failure?.error.code == .notFound)
        for item in parked { try await lists.outbox.retry(item.id) }
        try await trial.settle(lists)
        #expect(trial.server.items("k").isEmpty)
        #expect(trial.server.state.withLock { $0.received.count } == 2)
    }

    @Test(arguments: [false, true])
    func `that never became final takes nothing along that was placed after it`(
        isRefused: Bool
    ) async throws {
        let lists = trial.store()
        trial.server.set("k", Item(id: "12", text: "tea"))
        try await lists.load("k", policy: .networkOnly)
        trial.online.isOffline = true
        let milk = lists.queue.temporaryIdentity()
        let eggs = lists.queue.temporaryIdentity()
        try await lists.mutate(
            "k", .insert(Item(id: milk, text: "milk"), after: nil), undoable: "w")
        try await lists.mutate("k", .insert(Item(id: eggs, text: "eggs"), after: milk))
        try await lists.mutate("k", .move("12", after: milk))
        if isRefused {
            trial.server.state.withLock { $0.faults = [.refused] }
        } else {
            try await lists.queue.undo("w")
        }
        trial.online.isOffline = false
        try await trial.settle(lists)
        #expect(try await lists.outbox.parked().count == (isRefused ? 1 : 0))
        #expect(trial.server.items("k").map(\.text) == ["eggs", "tea"])
        #expect(try await lists.load("k", policy: .networkOnly).texts == ["eggs", "tea"])
    }

    @Test func `whose creation is retried last blocks nothing`() async throws {
        let lists = trial.store()
        try await lists.load("k")
        trial.server.state.withLock { $0.faults = [.refused] }
        let id = lists.queue.temporaryIdentity()
        let creation = try await lists.mutate("k", .insert(Item(id: id, text: "milk"), after: nil))
        let change = try await lists.mutate("k", .change(id, .put(Item(id: id, text: "oat milk"))))
        try await trial.settle(lists)
        trial.online.isOffline = true
        for id in [change, creation] { try await lists.outbox.retry(id) }
        trial.online.isOffline = false
        try await trial.settle(lists)
        #expect(trial.server.items("k").map(\.text) == ["milk"])
        #expect(try await lists.outbox.parked().map(\.id) == [change])
        try await lists.outbox.retry(change)
        try await trial.settle(lists)
        #expect(trial.server.items("k").map(\.text) == ["oat milk"])
    }

    @Test func `is stored before what a person does to it, whatever is in the way`() async throws {
        let faulty = FaultyStorage(trial.storage)
        let (lists, other) = (trial.store(in: faulty), trial.store())
        try await lists.load("k")
        let id = lists.queue.temporaryIdentity()
        let isRemoved = Locked(false)
        faulty.beforeNextCommit {
            // Another process does something in the same history.
            try await other.mutate(
                "other", .insert(Item(id: "1", text: "tea"), after: nil), undoable: "w")
            while !isRemoved.withLock({ $0 }) { await Task.yield() }
        }
        async let inserted = lists.mutate(
            "k", .insert(Item(id: id, text: "milk"), after: nil), undoable: "w")
        while lists.snapshot(of: "k").value?.isEmpty != false { await Task.yield() }
        async let removed = lists.mutate("k", .remove(id))
        while lists.snapshot(of: "k").mutations.count < 2 { await Task.yield() }
        #expect(lists.snapshot(of: "k").texts.isEmpty)
        isRemoved.withLock { $0 = true }
        let ids = try await [inserted, removed]
        #expect(try await lists.outbox.waiting(in: "k").map(\.id) == ids)
        try await trial.settle(lists)
        #expect(try await lists.outbox.counts() == OutboxCounts())
    }

    @Test func `lets a mutation of another list wait until the server knows it`() async throws {
        let lists = trial.store()
        try await lists.load("a")
        try await lists.load("b")
        let id = lists.queue.temporaryIdentity()
        trial.server.state.withLock { $0.faults = [.busy] }
        try await lists.mutate("b", .insert(Item(id: id, text: "milk"), after: nil))
        try await lists.outbox.drain()
        trial.server.set("a", Item(id: "x", text: "eggs"))
        try await lists.load("a", policy: .networkOnly)
        try await lists.mutate("a", .move("x", after: id))
        try await trial.settle(lists)
        #expect(trial.server.state.withLock { $0.received.last } == .move("x", after: "1"))
    }

    private func notes(on server: Locked<[Key: Note]>) -> OptimisticStore<NoteChange> {
        OptimisticStore<NoteChange>(
            name: "notes", storage: trial.storage,
            environment: trial.clock.environment(connectivity: trial.online)
        ) { delivery in
            server.withLock { notes in
                var key = delivery.payload.key
                var named: [String: String] = [:]
                if case .create(let id) = delivery.payload.change {
                    named[id] = "17"
                    key = "notes/17"
                }
                try? delivery.payload.change.apply(to: &notes[key])
                return .accepted.naming(named)
            }
        }
    }

    @Test func `of a key keeps no news from those who watch its final one`() async throws {
        let server = Locked<[Key: Note]>([:])
        let (notes, other) = (notes(on: server), self.notes(on: server))
        let seen = Locked<[String: String]>([:])
        let watch = { (name: String, notes: OptimisticStore<NoteChange>) in
            notes.observe("notes/17") { snapshot in
                seen.withLock { $0[name] = snapshot.value?.text }
            }
        }
        func wait(for text: String, in name: String) async {
            while seen.withLock({ $0[name] != text }) {
                trial.clock.advance(by: .milliseconds(10))
                await Task.yield()
            }
        }
        let early = watch("early", other)
        try await other.load("notes/17", policy: .cacheOnly)
        let id = notes.queue.temporaryIdentity()
        try await notes.mutate(Key("notes", id), .create(id))
        try await notes.outbox.drain()
        await wait(for: "", in: "early")
        trial.online.isOffline = true
        try await notes.mutate(Key("notes", id), .write("one"))
        await wait(for: "one", in: "early")
        // The program is started again, and what was made before still waits.
        let next = self.notes(on: server)
        let late = watch("late", next)
        await wait(for: "one", in: "late")
        try await next.mutate("notes/17", .write("two"))
        #expect(seen.withLock { $0["late"] } == "two")
        await wait(for: "two", in: "early")
        for token in [early, late] { token.cancel() }
    }

    @Test func `lets a mutation of another list go that looks for it while it is answered`()
        async throws
    {
        let faulty = FaultyStorage(trial.storage)
        let (lists, other) = (trial.store(in: faulty), trial.store())
        let id = lists.queue.temporaryIdentity()
        trial.server.state.withLock { $0.faults = [.busy] }
        let creation = try await lists.mutate(
            "b", .insert(Item(id: id, text: "milk"), after: nil))
        try await lists.outbox.drain()
        trial.server.set("a", Item(id: "x", text: "eggs"))
        try await lists.load("a", policy: .networkOnly)
        try await lists.mutate("a", .move("x", after: id))
        let hasNoName = Locked(false)
        faulty.beforeReads { key in
            if key.components.contains(id) { return hasNoName.withLock { $0 = true } }
            guard key == "lists.outbox/waiting", hasNoName.withLock(\.self) else { return }
            faulty.beforeReads(nil)
            try await other.outbox.retry(creation)
            try await other.outbox.drain()
        }
        try await lists.outbox.drain()
        #expect(
            trial.server.state.withLock { $0.received.map(\.touches) } == [["1"], ["x"]])
        #expect(trial.server.state.withLock { $0.received.last } == .move("x", after: "1"))
        #expect(try await lists.outbox.parked().isEmpty)
    }

    @Test func `becomes the final one by what is fetched, if the answer did not say it`()
        async throws
    {
        let (lists, id) = try await unnamed()
        try await lists.load("k", policy: .networkOnly)
        #expect(try await lists.queue.identity(of: id) == "1")
        try await lists.mutate("k", .change(id, .put(Item(id: id, text: "oat milk"))))
        try await trial.settle(lists)
        #expect(trial.server.items("k") == [Item(id: "1", text: "oat milk")])
    }

    @Test func `becomes the final one by what is fetched after a restart, too`() async throws {
        let (_, id) = try await unnamed(undoable: "w")
        let next = trial.store(isNaming: true)
        try await next.load("k", policy: .networkOnly)
        #expect(try await next.queue.identity(of: id) == "1")
        try await next.queue.undo("w")
        try await trial.settle(next)
        #expect(trial.server.items("k").isEmpty)
        #expect(try await next.outbox.counts() == OutboxCounts())
        // What has its final identity is expected no longer.
        #expect(
            try await trial.storage.allSummaries(under: "lists.outbox/notes/unnamed").isEmpty)
    }

    /// A list with a new item that the server has accepted without naming it.
    private func unnamed(
        undoable scope: Key? = nil
    ) async throws -> (lists: OptimisticStore<ItemList>, id: String) {
        let lists = trial.store(isNaming: true)
        try await lists.load("k")
        trial.server.state.withLock { $0.isSilent = true }
        let id = lists.queue.temporaryIdentity()
        try await lists.mutate(
            "k", .insert(Item(id: id, text: "milk"), after: nil), undoable: scope)
        try await lists.outbox.drain()
        return (lists, id)
    }

    @Test func `is waited for until what is fetched names it`() async throws {
        let (lists, id) = try await unnamed()
        try await lists.mutate("k", .change(id, .put(Item(id: id, text: "oat milk"))))
        try await lists.outbox.drain()
        let waiting = try await lists.outbox.waiting()
        #expect(waiting.map(\.failure?.error.code) == [.busy])
        try await lists.load("k", policy: .networkOnly)
        try await trial.settle(lists)
        #expect(trial.server.items("k") == [Item(id: "1", text: "oat milk")])
        #expect(try await lists.outbox.counts() == OutboxCounts())
    }

    @Test func `is waited for no longer once it is gone`() async throws {
        let (lists, id) = try await unnamed()
        trial.server.set("k")
        try await lists.mutate("k", .change(id, .put(Item(id: id, text: "oat milk"))))
        try await lists.outbox.drain()
        #expect(try await lists.outbox.counts().parked == 0)
        try await lists.load("k", policy: .networkOnly)
        try await trial.settle(lists)
        #expect(try await lists.outbox.parked().map(\.failure?.error.code) == [.notFound])
        #expect(
            try await trial.storage.allSummaries(under: "lists.outbox/notes/unnamed").isEmpty)
    }

    @Test func `is expected to become final for the newest thousand only`() async throws {
        let lists = trial.store()
        let expected = Key("lists.outbox", "notes", "unnamed")
        try await trial.storage.commit(
            (0..<1_000).map { number in
                .put(
                    .local(
                        expected.appending("temporary:\(number)"), Data("{}".utf8),
                        format: "note/1",
                        at: .distantPast))
            })
        try await lists.load("k")
        trial.server.state.withLock { $0.isSilent = true }
        let id = lists.queue.temporaryIdentity()
        try await lists.mutate("k", .insert(Item(id: id, text: "milk"), after: nil))
        try await trial.settle(lists)
        let keys = try await trial.storage.allSummaries(under: expected).map(\.key)
        #expect(keys.count == 1_000)
        #expect(keys.contains(expected.appending(id)))
    }

    @Test func `names a key, too`() async throws {
        let server = Locked<[Key: Note]>([:])
        let notes = notes(on: server)
        let id = notes.queue.temporaryIdentity()
        let old = Key("notes", id)
        let seen = Locked<[String]>([])
        let token = notes.observe(old) { snapshot in
            seen.withLock { seen in if let text = snapshot.value?.text { seen.append(text) } }
        }
        trial.online.isOffline = true
        try await notes.mutate(old, .create(id))
        try await notes.mutate(old, .write("one"))
        #expect(seen.withLock { $0.last } == "one")
        trial.online.isOffline = false
        try await notes.outbox.drain()
        #expect(server.withLock { $0 } == ["notes/17": Note(text: "one")])
        #expect(try await notes.load("notes/17", policy: .cacheOnly).value?.text == "one")
        #expect(notes.snapshot(of: old).value?.text == "one")
        // Both names are one lane, so that what is said under both stays in order.
        trial.online.isOffline = true
        try await notes.mutate(old, .write("two"))
        try await notes.mutate("notes/17", .write("three"))
        #expect(try await notes.outbox.waiting().map(\.lane) == [old, old])
        #expect(seen.withLock { $0.last } == "three")
        trial.online.isOffline = false
        try await notes.outbox.drain()
        #expect(server.withLock { $0 } == ["notes/17": Note(text: "three")])
        token.cancel()
    }
}

private struct Note: Codable, Sendable, Equatable {
    var text = ""
}

private enum NoteChange: Mutation {
    case create(String)
    case write(String)

    func apply(to note: inout Note?) throws {
        switch self {
        case .create: note = Note()
        case .write(let text): note = Note(text: text)
        }
    }

    var creates: [String] {
        if case .create(let id) = self { return [id] }
        return []
    }

    mutating func replaceIdentities(_ replacement: (String) -> String) {
        if case .create(let id) = self { self = .create(replacement(id)) }
    }
}
