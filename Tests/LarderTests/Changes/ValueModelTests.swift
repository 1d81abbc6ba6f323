import Larder
import LarderSimulation
import Observation
import Testing

@MainActor @Suite struct `A value model` {
    @Test func `loads when it is made and shows what came`() async {
        let kitchen = Kitchen()
        let model = ValueModel(store: kitchen.store, key: "a")
        #expect(model.phase == .loading)
        while !model.isLoaded { await Task.yield() }
        #expect(model.value == "one")
        #expect(model.phase == .loaded)
        #expect(!model.isOutdated)
        kitchen.clock.advance(by: .seconds(60))
        #expect(model.isOutdated)
    }

    @Test func `is never empty before it is known to be`() async throws {
        let clock = ManualClock()
        let storage = MemoryStorage()
        let environment = clock.environment()
        let store = Store<String>(
            name: "test", source: ClosureSource { _ in .value("one") }, storage: storage,
            environment: environment)
        let seen = Notebook<ValueModel<String>.Phase>()
        let model = ValueModel(store: store, key: "a")
        let other = ValueModel(store: store, key: "a")
        while !model.isLoaded || !other.isLoaded {
            seen.note(model.phase)
            seen.note(other.phase)
            await Task.yield()
        }
        #expect(Set(seen.lines).isSubset(of: [.loading, .loaded]))
        #expect(seen.lines.first == .loading)
        let local = Store<String>(name: "local", storage: storage, environment: environment)
        let empty = ValueModel(store: local, key: "b")
        #expect(empty.phase == .loading)
        while empty.phase == .loading { await Task.yield() }
        #expect(empty.phase == .empty)
    }

    @Test func `shows what a load has left when that returns, also if it failed`() async {
        let kitchen = Kitchen()
        kitchen.line.isOffline = true
        for number in 0..<50 {
            let model = ValueModel(store: kitchen.store, key: Key("\(number)"), loading: nil)
            let seen = Notebook<ValueModel<String>.Phase>()
            let watching = Task { @MainActor in
                var hasBegun = false
                while !Task.isCancelled {
                    hasBegun = hasBegun || model.phase == .loading
                    if hasBegun, !model.isWaiting { seen.note(model.phase) }
                    await Task.yield()
                }
            }
            try? await model.load()
            #expect(model.isWaiting && model.phase == .empty)
            watching.cancel()
            #expect(Set(seen.lines).isSubset(of: [.loading]))
        }
    }

    @Test func `says that a value that cannot be read was not changed`() async throws {
        struct Old: Codable, Sendable { var number: Int }
        struct New: Codable, Sendable { var number: Int, name: String }
        let clock = ManualClock()
        let storage = MemoryStorage(durability: .precious)
        try await Store<Old>(name: "test", storage: storage, environment: clock.environment())
            .set("a", to: Old(number: 1))
        let store = Store<New>(name: "test", storage: storage, environment: clock.environment())
        let model = ValueModel(store: store, key: "a")
        model.update { $0 ?? New(number: 2, name: "two") }
        await store.flush()
        while model.failure == nil { await Task.yield() }
        #expect(model.value == nil && model.failure?.error.code == .unreadable)
        #expect(model.failure?.error.message.contains("set the value again") == true)
        model.value = New(number: 3, name: "three")
        await store.flush()
        #expect(try await store.load("a").value?.number == 3)
    }

    @Test func `shows a failure beside the value that stays`() async {
        let kitchen = Kitchen([.value("one"), .failure(.unreachable, "Nobody answered.")])
        let model = ValueModel(store: kitchen.store, key: "a")
        while !model.isLoaded { await Task.yield() }
        await model.refresh()
        while model.failure == nil { await Task.yield() }
        #expect(model.value == "one")
        #expect(model.failure?.error.message == "Nobody answered.")
        #expect(model.phase == .loaded)
    }

    @Test func `without a value shows that the first load failed`() async {
        let kitchen = Kitchen([.failure(.refused)])
        let model = ValueModel(store: kitchen.store, key: "a")
        while model.failure == nil { await Task.yield() }
        #expect(model.phase == .failed)
    }

    @Test func `without a source is a local value: typed on one side, seen on the other`()
        async throws
    {
        let clock = ManualClock()
        let storage = MemoryStorage()
        let store = Store<String>(name: "notes", storage: storage, environment: clock.environment())
        let left = ValueModel(store: store, key: "note")
        let right = ValueModel(store: store, key: "note")
        left.value = "Hello"
        #expect(left.value == "Hello")
        while right.value == nil { await Task.yield() }
        #expect(right.value == "Hello")
        await store.flush()
        let reopened = Store<String>(
            name: "notes", storage: storage, environment: clock.environment())
        let restored = ValueModel(store: reopened, key: "note")
        while restored.value == nil { await Task.yield() }
        #expect(restored.value == "Hello")
    }

    @Test func `beside another of its key keeps what that one changed in the same turn`()
        async throws
    {
        struct Note: Codable, Equatable {
            var title = ""
            var text = ""
        }
        let clock = ManualClock()
        let storage = MemoryStorage()
        let store = Store<Note>(name: "notes", storage: storage, environment: clock.environment())
        try await store.set("note", to: Note())
        let left = ValueModel(store: store, key: "note")
        let right = ValueModel(store: store, key: "note")
        left.value?.title = "Shopping"
        right.value?.text = "Bread"
        left.update { note in Note(title: (note?.title ?? "") + " list", text: note?.text ?? "") }
        right.update { note in Note(title: note?.title ?? "", text: (note?.text ?? "") + ", salt") }
        let both = Note(title: "Shopping list", text: "Bread, salt")
        #expect(left.value == both)
        #expect(right.value == both)
        #expect(left.isUnsaved == false)
        await store.flush()
        let reopened = Store<Note>(
            name: "notes", storage: storage, environment: clock.environment())
        #expect(try await reopened.load("note").value == both)
    }

    @Test func `beside another of its key changes what is read while both wait for it`()
        async throws
    {
        let clock = ManualClock()
        let storage = MemoryStorage()
        try await Store<[String]>(name: "n", storage: storage, environment: clock.environment())
            .set("list", to: ["kept"])
        let store = Store<[String]>(name: "n", storage: storage, environment: clock.environment())
        let left = ValueModel(store: store, key: "list", loading: nil)
        let right = ValueModel(store: store, key: "list", loading: nil)
        left.update { ($0 ?? []) + ["left"] }
        right.update { ($0 ?? []) + ["right"] }
        while left.value?.count != 3 { await Task.yield() }
        await store.flush()
        let stored = try await Store<[String]>(
            name: "n", storage: storage, environment: clock.environment()
        ).load("list").value
        #expect(stored?.first == "kept")
        #expect(stored?.sorted() == ["kept", "left", "right"])
    }

    @Test func `does not wake a view of the value for an equal one`() async throws {
        let kitchen = Kitchen([.value("same"), .value("same"), .value("other")])
        let model = ValueModel(store: kitchen.store, key: "a")
        while model.snapshot.value == nil || model.isLoading { await Task.yield() }
        let woken = Notebook<Bool>()
        withObservationTracking {
            _ = model.value
        } onChange: {
            woken.note(true)
        }
        let confirmed = model.times?.confirmed
        kitchen.clock.advance(by: .seconds(1))
        await model.refresh()
        #expect(model.times?.confirmed != confirmed)
        #expect(woken.lines.isEmpty)
        await model.refresh()
        #expect(woken.lines == [true])
    }

    @Test func `is let go with its last user`() async {
        let kitchen = Kitchen()
        weak var gone: ValueModel<String>?
        do {
            let model = ValueModel(store: kitchen.store, key: "a", loading: nil)
            gone = model
        }
        #expect(gone == nil)
        #expect(kitchen.store.inMemory.first?.watchers == 0)
    }
}
