import Foundation
import Larder
import LarderSimulation
import Testing

@Suite(.timeLimit(.minutes(15))) struct `Changes that nobody waits for` {
    let memory = MemoryStorage()
    let clock = ManualClock()

    private func store(_ storage: any EntryStorage) -> Store<[Int]> {
        Store(name: "test", storage: storage, environment: clock.environment())
    }

    @Test func `of a key that was not read yet are stored when a flush returns`() async throws {
        try await store(memory).set("a", to: [0])
        for round in 1...50 {
            let store = store(memory)
            store.updateSoon("a") { ($0 ?? []) + [round] }
            await store.flush()
            #expect(try await self.store(memory).load("a").value == Array(0...round))
        }
    }

    @Test func `outlive the store that was told of them`() async throws {
        try await store(memory).set("a", to: [0])
        store(memory).updateSoon("a") { ($0 ?? []) + [1] }
        while try await store(memory).load("a", policy: .cacheOnly).value != [0, 1] {
            await Task.yield()
        }
    }

    @Test func `take effect in the order in which they are made`() async throws {
        let slow = SlowStorage(memory)
        try await store(memory).set("a", to: [0])
        let store = store(slow)
        slow.hold()
        for number in 1...4 { store.updateSoon("a") { ($0 ?? []) + [number] } }
        #expect(!store.snapshot(of: "a").isLoaded)
        slow.release()
        await store.flush()
        #expect(store.snapshot(of: "a").value == [0, 1, 2, 3, 4])
    }

    @Test(arguments: ["set", "remove"])
    func `give way to what is said after them`(what: String) async throws {
        let slow = SlowStorage(memory)
        try await store(memory).set("a", to: [0])
        let store = store(slow)
        slow.hold()
        store.updateSoon("a") { ($0 ?? []) + [1] }
        await slow.held()
        if what == "set" {
            store.setSoon("a", to: [9])
        } else {
            async let removed: Void = store.remove("a")
            slow.release()
            try await removed
        }
        slow.release()
        await store.flush()
        #expect(store.snapshot(of: "a").value == (what == "set" ? [9] : nil))
        #expect(
            try await self.store(memory).load("a", policy: .cacheOnly).value
                == (what == "set" ? [9] : nil))
    }

    @Test func `that cannot be made on what is there say so`() async throws {
        try await store(memory).set("a", to: [0])
        let store = store(memory)
        store.updateSoon("a") { below in
            if below != nil { throw LarderError(.refused, message: "Not on top of that.") }
            return [1]
        }
        await store.flush()
        #expect(store.snapshot(of: "a").value == [0])
        #expect(store.snapshot(of: "a").failure?.error.code == .refused)
    }
}

@Suite struct `A storage that fails` {
    let memory = MemoryStorage()
    let clock = ManualClock()

    @Test func `after it took a commit is asked again, and no change is made twice`() async throws {
        let storage = FaultyStorage(memory)
        let store = Store<Int>(name: "test", storage: storage, environment: clock.environment())
        try await store.set("a", to: 1)
        storage.failCommits(1, after: true)
        #expect(try await store.update("a") { ($0 ?? 0) + 1 } == 2)
        #expect(try await memory.entry(for: "test/a")?.value == Data("2".utf8))
        #expect(store.snapshot(of: "a").failure == nil)
    }

    @Test func `shows no failure of an update that is rolled back and tells its caller`()
        async throws
    {
        let storage = FaultyStorage(memory)
        let store = Store<Int>(name: "test", storage: storage, environment: clock.environment())
        try await store.set("a", to: 1)
        storage.failCommits(2, .full)
        await #expect(throws: LarderError.self) { try await store.update("a") { ($0 ?? 0) + 1 } }
        #expect(store.snapshot(of: "a").value == 1)
        #expect(store.snapshot(of: "a").failure == nil)
        await #expect(throws: LarderError.self) { try await store.remove("a") }
        #expect(store.snapshot(of: "a").value == 1)
        #expect(store.snapshot(of: "a").failure == nil)
        // Nobody else is told of one that is stored soon.
        storage.failCommits(1, .full)
        store.updateSoon("a") { ($0 ?? 0) + 1 }
        await store.flush()
        #expect(store.snapshot(of: "a").value == 1)
        #expect(store.snapshot(of: "a").failure?.error.code == .full)
    }

    @Test func `shows its failure until it works again`() async throws {
        let storage = FaultyStorage(memory)
        let store = Store<Int>(name: "test", storage: storage, environment: clock.environment())
        storage.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set("a", to: 1) }
        #expect(store.snapshot(of: "a").failure?.error.code == .full)
        #expect(store.snapshot(of: "a").isUnsaved)
        await store.flush()
        #expect(store.snapshot(of: "a").failure == nil && !store.snapshot(of: "a").isUnsaved)

        storage.failReads(1)
        await #expect(throws: LarderError.self) { try await store.load("b", policy: .cacheOnly) }
        #expect(store.snapshot(of: "b").failure?.error.code == .io)
        try await store.load("b", policy: .cacheOnly)
        #expect(store.snapshot(of: "b").failure == nil)
    }

    @Test func `with a conflict where it reads ends nobody's wait for ever`() async throws {
        let storage = FaultyStorage(memory)
        let store = Store<Int>(name: "test", storage: storage, environment: clock.environment())
        try await store.set("a", to: 1)
        try await store.invalidate("a")
        storage.failReads(1, .conflict)
        _ = try? await store.update("a") { ($0 ?? 0) + 1 }
        #expect(try await store.update("a") { ($0 ?? 0) + 1 } ?? 0 >= 2)
    }

    @Test func `stores together what was set together, also when it is tried again`() async throws {
        let storage = FaultyStorage(memory)
        let store = Store<Int>(name: "test", storage: storage, environment: clock.environment())
        storage.failCommits(3, .full)
        await #expect(throws: LarderError.self) { try await store.set(["a": 1, "b": 2]) }
        #expect(store.snapshot(of: "a").isUnsaved && store.snapshot(of: "b").isUnsaved)
        storage.failCommits(0)
        let before = try await memory.position()
        await store.flush()
        #expect(try await memory.position().point == before.point + 1)
        #expect(try await memory.allSummaries().map(\.key) == ["test/a", "test/b"])
    }
}

@Suite(.timeLimit(.minutes(15))) struct `After it was invalidated` {
    let memory = MemoryStorage()
    let clock = ManualClock()

    @Test(arguments: ["key", "prefix", "tag"])
    func `a value without a source still follows what others write`(by way: String) async throws {
        let environment = clock.environment()
        let store = Store<Int>(name: "test", storage: memory, environment: environment)
        let other = Store<Int>(name: "test", storage: memory.opened(), environment: environment)
        try await store.set("a", to: 1)
        let token = store.observe("a") { _ in }
        switch way {
        case "key": try await store.invalidate("a")
        case "prefix": try await store.invalidate(under: "")
        default: try await store.invalidate(tags: ["none"])
        }
        for value in 2...4 {
            try await other.set("a", to: value)
            _ = await snapshot(of: "a", in: store) { $0.value == value }
        }
        token.cancel()
    }

    @Test func `by erasing in bulk what was set meanwhile stays`() async throws {
        let storage = FaultyStorage(memory)
        let environment = clock.environment()
        let store = Store<Int>(name: "test", storage: storage, environment: environment)
        let other = Store<Int>(name: "test", storage: memory.opened(), environment: environment)
        try await store.set(["a": 1, "b": 1, "c": 1])
        storage.beforeNextCommit { try await other.set("a", to: 2) }
        #expect(try await store.erase { key, _ in key != "c" } == 1)
        _ = await snapshot(of: "a", in: store) { $0.value == 2 }
        #expect(!store.snapshot(of: "b").isLoaded && store.snapshot(of: "c").value == 1)
        #expect(try await memory.allSummaries().map(\.key) == ["test/a", "test/c"])
    }

    @Test func `elsewhere, an older fetch does not bring back what was erased`() async throws {
        let environment = clock.environment()
        let source = ScriptedSource<Int>([.value(1), .held(2)])
        let store = Store<Int>(
            name: "test", source: source, storage: memory, environment: environment)
        let other = Store<Int>(name: "test", storage: memory.opened(), environment: environment)
        try await store.load("a")
        let load = Task { try await store.load("a", policy: .validate) }
        await source.started(2)
        try await other.remove("a")
        source.release()
        await #expect(throws: LarderError.self) { try await load.value }
        #expect(!store.snapshot(of: "a").isLoaded)
        #expect(try await memory.allSummaries().isEmpty)
    }
}

@Suite(.timeLimit(.minutes(15))) struct `While a fetch is being stored` {
    let memory = MemoryStorage()
    let clock = ManualClock()

    private func stores(
        _ storage: FaultyStorage
    ) -> (store: Store<Int>, other: Store<Int>) {
        let environment = clock.environment()
        return (
            Store(
                name: "test", source: ScriptedSource([.value(10)]), storage: storage,
                environment: environment),
            Store(name: "test", storage: memory.opened(), environment: environment)
        )
    }

    @Test func `a change made after news of its key is made on what was fetched`() async throws {
        for _ in 0..<20 {
            let storage = FaultyStorage(memory)
            let (store, other) = stores(storage)
            storage.beforeNextCommit {
                try await other.invalidate(under: "")
                for _ in 0..<50 { await Task.yield() }
                store.updateSoon("a") { ($0 ?? 0) + 1 }
            }
            try await store.load("a", policy: .networkOnly)
            await store.flush()
            #expect(store.snapshot(of: "a").value == 11)
            try await store.remove("a")
        }
    }

    @Test func `what another writes after it is what stays, and nobody sees it go back`()
        async throws
    {
        for _ in 0..<20 {
            let storage = FaultyStorage(memory)
            let (store, other) = stores(storage)
            let seen = Notebook<Int>()
            let token = store.observe("a") { snapshot in snapshot.value.map(seen.note) }
            storage.afterNextCommit {
                try await other.set("a", to: 77)
                for _ in 0..<50 { await Task.yield() }
            }
            try await store.load("a", policy: .networkOnly)
            _ = await snapshot(of: "a", in: store) { $0.value == 77 }
            #expect(seen.lines.last == 77 && seen.lines.firstIndex(of: 77) == seen.lines.count - 1)
            token.cancel()
            try await store.remove("a")
        }
    }

    @Test func `what another writes after a commit that was not followed is heard`() async throws {
        let storage = FaultyStorage(memory)
        let (store, other) = stores(storage)
        storage.failPositions(1)
        storage.afterNextCommit {
            try await other.set("a", to: 77)
            // Following begins here, too late to hear of it.
            try await store.load("b", policy: .cacheOnly)
        }
        try await store.set("a", to: 1)
        #expect(try await store.load("a", policy: .cacheOnly).value == 77)
    }
}

@Suite struct `Two programs whose clocks name things alike` {
    @Test func `store what each of them sets`() async throws {
        let memory = MemoryStorage()
        for round in 1...5 {
            let store = Store<Int>(
                name: "test", storage: memory.opened(), environment: ManualClock().environment())
            try await store.set("a", to: round)
            #expect(try await memory.entry(for: "test/a")?.value == Data("\(round)".utf8))
        }
    }
}
