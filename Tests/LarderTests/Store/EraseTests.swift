import Foundation
import Larder
import LarderSimulation
import Testing

/// What happens at the moment when something is shown as erased and its commit is under way.
@Suite struct `While it is being erased` {
    enum Erasure: CaseIterable {
        case remove, invalidate, invalidateAll

        func carryOut(_ store: Store<Int>) async throws {
            switch self {
            case .remove: try await store.remove("a/1")
            case .invalidate: try await store.invalidate("a/1", erase: true)
            case .invalidateAll: try await store.invalidate(under: "a", erase: true)
            }
        }
    }

    let memory = MemoryStorage()
    let clock = ManualClock()

    @Test(arguments: Erasure.allCases)
    func `what is set is stored`(erasure: Erasure) async throws {
        let store = Store<Int>(name: "test", storage: memory, environment: clock.environment())
        try await store.set("a/1", to: 1)
        let token = store.observe("a/1") { snapshot in
            if !snapshot.isLoaded { store.setSoon("a/1", to: 2) }
        }
        try await erasure.carryOut(store)
        await store.flush()
        #expect(store.snapshot(of: "a/1").value == 2)
        #expect(try await memory.entry(for: "test/a/1")?.value == Data("2".utf8))
        token.cancel()
    }

    @Test func `what is set of another key on seeing one of them go is stored`() async throws {
        let store = Store<Int>(name: "test", storage: memory, environment: clock.environment())
        let keys = (10..<60).map { Key("a", "\($0)") }
        try await store.set(Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }))
        let token = store.observe(keys[0]) { snapshot in
            guard !snapshot.isLoaded else { return }
            store.setSoon(keys[49], to: 2)
            store.updateSoon(keys[48]) { ($0 ?? 0) + 3 }
        }
        try await store.invalidate(under: "a", erase: true)
        await store.flush()
        #expect(store.snapshot(of: keys[49]).value == 2)
        #expect(store.snapshot(of: keys[48]).isLoaded)
        let next = Store<Int>(
            name: "test", storage: memory.opened(), environment: clock.environment())
        #expect(try await next.load(keys[49], policy: .cacheOnly).value == 2)
        #expect(
            try await next.load(keys[48], policy: .cacheOnly).value
                == store.snapshot(of: keys[48]).value)
        #expect(try await !next.load(keys[20], policy: .cacheOnly).isLoaded)
        token.cancel()
    }

    @Test(arguments: Erasure.allCases)
    func `what is fetched is kept`(erasure: Erasure) async throws {
        let storage = FaultyStorage(memory)
        let source = ScriptedSource<Int>([.value(1), .held(2)])
        let store = Store(
            name: "test", source: source, storage: storage, environment: clock.environment())
        try await store.load("a/1")
        let load = Locked<Task<Int?, any Error>?>(nil)
        storage.beforeNextCommit {
            load.withLock { $0 = Task { try await store.load("a/1").value } }
            await source.started(2)
        }
        try await erasure.carryOut(store)
        source.release()
        #expect(try await load.withLock { $0 }?.value == 2)
        #expect(store.snapshot(of: "a/1").value == 2)
        #expect(try await memory.entry(for: "test/a/1")?.value == Data("2".utf8))
    }

    @Test(arguments: Erasure.allCases)
    func `who is told of it can fetch`(erasure: Erasure) async throws {
        let source = ScriptedSource<Int>([.value(1), .value(2)])
        let store = Store(
            name: "test", source: source, storage: memory, environment: clock.environment())
        for _ in 0..<20 {
            try await store.load("a/1", policy: .networkOnly)
            let load = Locked<Task<Int?, any Error>?>(nil)
            let token = store.observe("a/1") { snapshot in
                guard !snapshot.isLoaded else { return }
                load.withLock { load in
                    if load == nil { load = Task { try await store.load("a/1").value } }
                }
            }
            try await erasure.carryOut(store)
            #expect(try await load.withLock { $0 }?.value == 2)
            token.cancel()
        }
    }
}
