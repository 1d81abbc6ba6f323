import Dispatch
import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `A value set by hand` {
    @Test func `is seen at once and stored when the call returns`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.set("a", to: "mine")
        #expect(kitchen.store.snapshot(of: "a").value == "mine")
        #expect(kitchen.store.snapshot(of: "a").origin == .local)
        let restored = try await kitchen.reopened([.failure(.unreachable)])
            .load("a", policy: .cacheOnly)
        #expect(restored.value == "mine")
        #expect(restored.origin == .local)
    }

    @Test func `set soon a thousand times while a commit runs is stored by one more`() async throws
    {
        let clock = ManualClock()
        let storage = SlowStorage()
        func open() -> Store<String> {
            Store(name: "test", storage: storage, environment: clock.environment())
        }
        let store = open()
        storage.holdCommits()
        store.setSoon("a", to: "first")
        await storage.held()
        for index in 0..<1_000 { store.setSoon("a", to: "\(index)") }
        storage.release()
        await store.flush()
        #expect(storage.commits == 2)
        #expect(try await open().load("a").value == "999")
    }

    @Test func `comes in many at once, in one transaction`() async throws {
        let kitchen = Kitchen()
        let values = Dictionary(uniqueKeysWithValues: (0..<500).map { (Key("\($0)"), "v\($0)") })
        try await kitchen.store.set(values)
        #expect(kitchen.counts[.committed] == 1)
        let reopened = kitchen.reopened([.failure(.unreachable)])
        #expect(try await reopened.load("499", policy: .cacheOnly).value == "v499")
    }

    @Test(arguments: 0..<100)
    func `is stored as it was shown last, whoever was faster`(round: Int) async throws {
        let kitchen = Kitchen()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await kitchen.store.set(["a": "many", "b": "many"]) }
            group.addTask { kitchen.store.setSoon("a", to: "soon") }
            group.addTask { try? await kitchen.store.set("a", to: "one") }
        }
        await kitchen.store.flush()
        let restored = try await kitchen.reopened([.value("x")]).load("a", policy: .cacheOnly)
        #expect(restored.value == kitchen.store.snapshot(of: "a").value)
    }

    @Test func `is not removed by an update that did not see it`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.set("a", to: "old")
        let storage = kitchen.storage
        let entry = try #require(try await storage.entry(for: "test/a"))
        let seen = Notebook<String?>()
        try await kitchen.store.update("a") { value in
            seen.note(value)
            if seen.lines.count == 1 {
                // Somebody else is faster, once.
                let faster = StoredEntry(
                    key: entry.key, value: Data("\"new\"".utf8), format: entry.format,
                    metadata: entry.metadata)
                waitFor { _ = try await storage.commit([.put(faster)]) }
            }
            return value == "old" ? nil : value
        }
        #expect(seen.lines == ["old", "new"])
        #expect(try await storage.entry(for: "test/a") != nil)
    }

    @Test func `of another version of its format is fetched again`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.load("a")
        let newer = Store<String>(
            name: "test", source: ScriptedSource([.value("new")]), storage: kitchen.storage,
            codec: .json(version: 2), environment: kitchen.clock.environment())
        #expect(try await newer.load("a", policy: .cacheOnly).value == nil)
        #expect(try await newer.load("a").value == "new")
    }

    @Test func `can be changed by many at once without losing a change`() async throws {
        let clock = ManualClock()
        let storage = MemoryStorage()
        let stores = (0..<4).map { _ in
            Store<Int>(name: "n", storage: storage, environment: clock.environment())
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for store in stores {
                for _ in 0..<50 {
                    group.addTask { try await store.update("sum") { ($0 ?? 0) + 1 } }
                }
            }
            try await group.waitForAll()
        }
        let last = Store<Int>(name: "n", storage: storage, environment: clock.environment())
        #expect(try await last.load("sum").value == 200)
    }

    @Test
    func `that cannot be stored stays, is shown as unsaved, and goes along with the next write`()
        async throws
    {
        let storage = SlowStorage()
        let clock = ManualClock()
        let store = Store<String>(name: "test", storage: storage, environment: clock.environment())
        storage.refuse(LarderError(.full, message: "The disk is full."))
        await #expect(throws: LarderError.self) { try await store.set("a", to: "typed") }
        let unsaved = store.snapshot(of: "a")
        #expect(unsaved.value == "typed")
        #expect(unsaved.isUnsaved)
        #expect(unsaved.failure?.error.code == .full)
        #expect(try await storage.entry(for: "test/a") == nil)
        storage.refuse(nil)
        await store.flush()
        #expect(!store.snapshot(of: "a").isUnsaved)
        #expect(try await storage.entry(for: "test/a") != nil)
    }

    @Test func `that a person set is kept by a precious storage when the format is another by now`()
        async throws
    {
        let clock = ManualClock()
        let storage = MemoryStorage(durability: .precious)
        try await Store<String>(name: "test", storage: storage, environment: clock.environment())
            .set("a", to: "mine")
        let source = ScriptedSource<String>([.value("fetched")])
        let newer = Store<String>(
            name: "test", source: source, storage: storage, codec: .json(version: 2), retry: .never,
            environment: clock.environment())
        let before = try await storage.entry(for: "test/a")
        let unread = await #expect(throws: LarderError.self) {
            try await newer.load("a", policy: .cacheOnly)
        }
        #expect(unread?.code == .tooNew)
        #expect(newer.snapshot(of: "a").failure?.error.code == .tooNew)
        let unchanged = await #expect(throws: LarderError.self) {
            try await newer.update("a") { _ in "made of nothing" }
        }
        #expect(unchanged?.code == .tooNew)
        // What can be fetched is shown, and takes no place that it may not have.
        #expect(try await newer.load("a").value == "fetched")
        #expect(newer.snapshot(of: "a").failure?.error.code == .tooNew)
        #expect(try await storage.entry(for: "test/a") == before)
    }

    @Test func `anew takes the place of one in another format, also in a precious storage`()
        async throws
    {
        let clock = ManualClock()
        let storage = MemoryStorage(durability: .precious)
        try await Store<String>(name: "test", storage: storage, environment: clock.environment())
            .set("a", to: "mine")
        let newer = Store<String>(
            name: "test", storage: storage, codec: .json(version: 2),
            environment: clock.environment())
        try await newer.set("a", to: "anew")
        #expect(try await newer.update("a") { ($0 ?? "-") + " and more" } == "anew and more")
        let reopened = Store<String>(
            name: "test", storage: storage, codec: .json(version: 2),
            environment: clock.environment())
        #expect(try await reopened.load("a").value == "anew and more")
    }

    @Test func `is removed with everything known about it`() async throws {
        let kitchen = Kitchen([.fetched(Fetched("one", validators: ["etag": "1"])), .value("two")])
        try await kitchen.store.load("a")
        try await kitchen.store.remove("a")
        let gone = kitchen.store.snapshot(of: "a")
        #expect(gone.value == nil && gone.validators.isEmpty && gone.times == nil)
        try await kitchen.store.load("a")
        #expect(kitchen.source.requests.last?.known == nil)
    }

    @Test func `packaged with the program shows until the source answers, and is not stored`()
        async throws
    {
        let kitchen = Kitchen([.failure(.unreachable), .value("fresh")])
        await kitchen.store.seed("a", with: "packaged")
        let shown = try await kitchen.store.load("a")
        #expect(shown.value == "packaged")
        #expect(shown.origin == .packaged)
        #expect(shown.age(at: kitchen.clock.date) == .stale)
        _ = await snapshot(of: "a", in: kitchen.store) { $0.failure != nil }
        #expect(kitchen.source.requests.first?.known == nil)
        #expect(
            try await kitchen.reopened([.value("x")]).load("a", policy: .cacheOnly).value == nil)
        #expect(try await kitchen.store.refresh("a").value == "fresh")
        await kitchen.store.seed("a", with: "packaged")
        #expect(kitchen.store.snapshot(of: "a").value == "fresh")
    }

    @Test func `of several keys by several tasks at once come one after another in every key`()
        async throws
    {
        let memory = MemoryStorage()
        let keys = (0..<4).map { Key("\($0)") }
        for round in 0..<100 {
            let store = Store<Int>(name: "\(round)", storage: memory)
            await withTaskGroup(of: Void.self) { group in
                for task in 0..<4 {
                    group.addTask {
                        try? await store.set(
                            Dictionary(uniqueKeysWithValues: keys.map { ($0, task) }))
                    }
                }
            }
            let shown = Set(keys.map { store.snapshot(of: $0).value })
            var stored: Set<Data?> = []
            for key in keys {
                stored.insert(try await memory.entry(for: key.under(Key("\(round)")))?.value)
            }
            #expect(shown.count == 1 && stored.count == 1)
        }
    }
}

/// Runs something asynchronous to its end from a closure that cannot wait.
private func waitFor(_ body: @escaping @Sendable () async throws -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        do { try await body() } catch { Issue.record("\(error)") }
        done.signal()
    }
    done.wait()
}
