import Larder
import LarderSimulation
import Testing

@Suite struct `Restoring` {
    let memory = MemoryStorage()
    let clock = ManualClock()

    private func store(over storage: any EntryStorage) -> Store<String> {
        Store(name: "test", storage: storage, environment: clock.environment())
    }

    @Test func `is shown from the first moment while the storage is read, and ends with the value`()
        async throws
    {
        try await store(over: memory).set("a", to: "kept")
        let slow = SlowStorage(memory)
        slow.hold()
        let store = store(over: slow)
        let seen = Notebook<Activity>()
        let token = store.observe("a", loading: .cached) { seen.note($0.activity) }
        #expect(seen.lines == [.restoring])
        slow.release()
        let after = await snapshot(of: "a", in: store) { $0.isLoaded }
        #expect(after.value == "kept")
        #expect(seen.lines == [.restoring, .idle])
        token.cancel()
    }

    @Test func `ends also when nothing is stored`() async throws {
        let slow = SlowStorage(memory)
        slow.hold()
        let store = store(over: slow)
        let token = store.observe("a", loading: .cacheOnly) { _ in }
        #expect(store.snapshot(of: "a").activity == .restoring)
        slow.release()
        let after = await snapshot(of: "a", in: store) { $0.activity == .idle }
        #expect(!after.isLoaded)
        token.cancel()
    }

    @Test func `is not shown to nobody, nor beside a value, nor a second time`() async throws {
        let slow = SlowStorage(memory)
        slow.hold()
        let store = store(over: slow)
        let load = Task { try await store.load("a", policy: .cacheOnly) }
        await slow.held()
        #expect(store.snapshot(of: "a").activity == .idle)
        store.setSoon("b", to: "typed")
        let token = store.observe("b", loading: .cached) { _ in }
        #expect(store.snapshot(of: "b").activity == .idle)
        slow.release()
        _ = try await load.value
        slow.hold()
        let second = store.observe("a", loading: .cached) { _ in }
        #expect(store.snapshot(of: "a").activity == .idle)
        token.cancel()
        second.cancel()
    }

    @Test func `shows for who watches already when somebody loads`() async throws {
        let slow = SlowStorage(memory)
        slow.hold()
        let store = store(over: slow)
        let token = store.observe("a") { _ in }
        #expect(store.snapshot(of: "a").activity == .idle)
        let load = Task { try await store.load("a") }
        _ = await snapshot(of: "a", in: store) { $0.activity == .restoring }
        slow.release()
        _ = try await load.value
        #expect(store.snapshot(of: "a").activity == .idle)
        token.cancel()
    }

    @Test func `is said of a value that was read, until it is fetched or set`() async throws {
        try await store(over: memory).set("a", to: "kept")
        let store = store(over: memory)
        #expect(!store.snapshot(of: "a").isRestored)
        #expect(try await store.load("a").isRestored)
        try await store.set("a", to: "new")
        #expect(!store.snapshot(of: "a").isRestored)
        #expect(try await self.store(over: memory).load("a").isRestored)
    }

    @Test @MainActor func `is the first thing that a model shows, as loading`() async throws {
        try await store(over: memory).set("a", to: "kept")
        let slow = SlowStorage(memory)
        slow.hold()
        let store = store(over: slow)
        let model = ValueModel(store: store, key: "a")
        #expect(model.isRestoring)
        #expect(model.phase == .loading)
        slow.release()
        while !model.isLoaded { await Task.yield() }
        #expect(model.value == "kept")
        #expect(!model.isRestoring)
    }
}
