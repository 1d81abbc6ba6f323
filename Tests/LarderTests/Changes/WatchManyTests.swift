import Foundation
import Larder
import LarderSimulation
import Observation
import Testing

@Suite struct `Watching several keys` {
    private typealias Told = Notebook<[Key: String]>

    private func watch(
        _ keys: [Key], in store: Store<String>, loading policy: LoadPolicy? = nil, _ told: Told
    ) -> ObservationToken {
        store.observe(keys, loading: policy) { told.note($0.compactMapValues(\.value)) }
    }

    @Test func `gives what is there first, in one call`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.set(["a": "1", "b": "2"])
        let told = Told()
        let token = watch(["a", "b", "c", "a"], in: kitchen.store, told)
        #expect(told.lines == [["a": "1", "b": "2"]])
        token.cancel()
    }

    @Test func `of none gives nothing, once`() {
        let told = Told()
        let token = watch([], in: Kitchen().store, told)
        #expect(told.lines == [[:]])
        token.cancel()
    }

    @Test func `tells values set together in one call, and never some of them`() async throws {
        let kitchen = Kitchen()
        let keys = (0..<100).map { Key("\($0)") }
        let told = Told()
        let token = watch(keys, in: kitchen.store, told)
        for round in 0..<3 {
            try await kitchen.store.set(
                Dictionary(uniqueKeysWithValues: keys.map { ($0, "\(round)") }))
        }
        #expect(told.lines.map(\.count) == [0, 100, 100, 100])
        #expect(told.lines.dropFirst().map { Set($0.values) } == [["0"], ["1"], ["2"]])
        token.cancel()
    }

    @Test func `tells an invalidation and the erasure of a family in one call each`() async throws {
        let kitchen = Kitchen()
        let store = Store<String>(
            name: "test", storage: kitchen.storage, environment: kitchen.clock.environment())
        let keys = (0..<20).map { Key("\($0)") }
        try await store.set(Dictionary(uniqueKeysWithValues: keys.map { ($0, "x") }))
        let told = Notebook<(invalidated: Int, loaded: Int)>()
        let token = store.observe(keys) { snapshots in
            told.note(
                (
                    snapshots.values.count(where: \.isInvalidated),
                    snapshots.values.count(where: \.isLoaded)
                ))
        }
        try await store.invalidate(under: "")
        try await store.invalidate(under: "", erase: true)
        let lines = told.lines
        #expect(lines.map(\.invalidated) == [0, 20, 0])
        #expect(lines.map(\.loaded) == [20, 20, 0])
        token.cancel()
    }

    @Test func `loads each of them, and ends with all`() async throws {
        let kitchen = Kitchen([.value("x")])
        let keys = (0..<30).map { Key("\($0)") }
        let told = Told()
        let token = watch(keys, in: kitchen.store, loading: .cached, told)
        while told.lines.last?.count != 30 { await Task.yield() }
        #expect(kitchen.source.requests.count == 30)
        token.cancel()
    }

    @Test(arguments: 0..<20)
    func `never goes back, and everyone sees the last, whoever changes what`(round: Int) async {
        let store = Store<Int>(name: "test", codec: .json())
        let keys = (0..<4).map { Key("\($0)") }
        let told = Notebook<[Key: UInt64]>()
        let values = Locked<[Key: Int]>([:])
        let token = store.observe(keys) { snapshots in
            told.note(snapshots.mapValues(\.revision))
            values.withLock { $0 = snapshots.compactMapValues(\.value) }
        }
        await withTaskGroup(of: Void.self) { group in
            for key in keys {
                group.addTask { for value in 1...50 { store.setSoon(key, to: value) } }
            }
            group.addTask {
                for value in 1...10 {
                    try? await store.set(Dictionary(uniqueKeysWithValues: keys.map { ($0, value) }))
                }
            }
        }
        await store.flush()
        for (before, after) in zip(told.lines, told.lines.dropFirst()) {
            #expect(keys.allSatisfy { (before[$0] ?? 0) <= (after[$0] ?? 0) })
            #expect(before != after)
        }
        for key in keys {
            #expect(values.withLock { $0[key] } == store.snapshot(of: key).value)
        }
        token.cancel()
    }

    @Test func `takes in changes that it makes itself, one call after another`() async throws {
        let store = Store<Int>(name: "test", codec: .json())
        let depth = Locked((now: 0, most: 0))
        let last = Locked(0)
        let token = store.observe(["a", "b"]) { snapshots in
            depth.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            let sum = snapshots.values.reduce(0) { $0 + ($1.value ?? 0) }
            last.withLock { $0 = sum }
            if sum < 10 { store.setSoon("b", to: sum + 1) }
            depth.withLock { $0.now -= 1 }
        }
        #expect(last.withLock { $0 } >= 10)
        #expect(depth.withLock { $0.most } == 1)
        token.cancel()
    }

    @Test func `ends when the token is let go, and keeps nothing in memory`() async throws {
        let kitchen = Kitchen()
        let told = Told()
        var token: ObservationToken? = watch(["a", "b"], in: kitchen.store, told)
        #expect(kitchen.store.inMemory.map(\.watchers) == [1, 1])
        withExtendedLifetime(token) {}
        token = nil
        try await kitchen.store.set("a", to: "late")
        #expect(told.lines == [[:]])
        #expect(kitchen.store.inMemory.allSatisfy { $0.watchers == 0 })
        #expect(await kitchen.store.trimMemory() > 0)
        #expect(kitchen.store.inMemory.isEmpty)
    }
}

@Suite @MainActor struct `A model of several values` {
    @Test func `loads them when it is made, and shows what came`() async {
        let kitchen = Kitchen([.value("one"), .value("two"), .failure(.refused)])
        let model = ValuesModel(store: kitchen.store, keys: ["a", "b", "c", "a"])
        #expect(model.keys == ["a", "b", "c"])
        while model.values.count < 2 || model.failures.isEmpty || model.isLoading {
            await Task.yield()
        }
        #expect(Set(model.values.values) == ["one", "two"])
        #expect(!model.isLoaded)
        #expect(model.failures.values.first?.error.code == .refused)
        #expect(model.activities.isEmpty)
    }

    @Test func `shows what was set together, together`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.set(["a": "1", "b": "1"])
        let model = ValuesModel(store: kitchen.store, keys: ["a", "b"], loading: nil)
        #expect(model["a"] == "1")
        #expect(model.isLoaded)
        try await kitchen.store.set(["a": "2", "b": "2"])
        while model["a"] != "2" {
            #expect(model["a"] == model["b"])
            await Task.yield()
        }
        #expect(model["b"] == "2")
    }

    @Test func `does not wake a view of the values for equal ones`() async throws {
        let kitchen = Kitchen([.value("same")])
        try await kitchen.store.load("a")
        let model = ValuesModel(store: kitchen.store, keys: ["a"], loading: nil)
        let woken = Locked(0)
        withObservationTracking {
            _ = model.values
        } onChange: {
            woken.withLock { $0 += 1 }
        }
        let revision = try await kitchen.store.refresh("a").revision
        while model.snapshots["a"]?.revision ?? 0 < revision { await Task.yield() }
        #expect(woken.withLock { $0 } == 0)
        try await kitchen.store.set("a", to: "other")
        while model["a"] != "other" { await Task.yield() }
        #expect(woken.withLock { $0 } == 1)
    }

    @Test func `is let go with its last user`() async throws {
        let kitchen = Kitchen()
        weak var held: ValuesModel<String>?
        do {
            let model = ValuesModel(store: kitchen.store, keys: ["a", "b"])
            held = model
            while !model.isLoaded { await Task.yield() }
        }
        while held != nil { await Task.yield() }
        #expect(kitchen.store.inMemory.allSatisfy { $0.watchers == 0 })
    }
}
