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

    @Test func `set soon a thousand times is stored in the end, in far fewer commits`() async throws
    {
        let kitchen = Kitchen()
        for index in 0..<1_000 { kitchen.store.setSoon("a", to: "\(index)") }
        await kitchen.store.flush()
        #expect(kitchen.counts[.committed] <= 1_000)
        #expect(try await kitchen.storage.summaries(under: "", after: nil, limit: 9).count == 1)
        let reopened = kitchen.reopened([.failure(.unreachable)])
        #expect(try await reopened.load("a", policy: .cacheOnly).value == "999")
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
                    facts: entry.facts)
                waitFor { _ = try await storage.commit([.put(faster)]) }
            }
            return value == "old" ? nil : value
        }
        #expect(seen.lines == ["old", "new"])
        #expect(try await storage.entry(for: "test/a") != nil)
    }

    @Test func `of another version of its format is fetched anew`() async throws {
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
