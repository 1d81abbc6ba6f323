import Larder
import LarderSimulation
import Observation
import Testing

@MainActor @Suite struct `A value model` {
    @Test func `loads when it is made and shows what came`() async {
        let kitchen = Kitchen()
        let model = ValueModel(store: kitchen.store, key: "a")
        #expect(model.phase == .empty || model.phase == .loading)
        while !model.isLoaded { await Task.yield() }
        #expect(model.value == "one")
        #expect(model.phase == .loaded)
        #expect(!model.isOutdated)
        kitchen.clock.advance(by: .seconds(60))
        #expect(model.isOutdated)
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

    @Test func `does not wake a view of the value for an equal one`() async throws {
        let kitchen = Kitchen([.value("same"), .value("same"), .value("other")])
        let model = ValueModel(store: kitchen.store, key: "a")
        while !model.isLoaded || model.isLoading { await Task.yield() }
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
