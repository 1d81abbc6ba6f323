import Larder
import LarderSimulation
import Testing

extension TypedKey where Value == String {
    fileprivate static func song(_ number: Int) -> Self { Self("songs", "\(number)") }
}

// What cannot be tested by running: `Store<Int>(name: "n").load(.song(1))` does not compile.
@Suite struct `A key that carries its type` {
    @Test func `names the same entry as the plain key`() async throws {
        let kitchen = Kitchen()
        #expect(try await kitchen.store.load(.song(1)).value == "one")
        #expect(kitchen.source.requests.map(\.key) == ["songs/1"])
        #expect(kitchen.store.snapshot(of: "songs/1").value == "one")
        #expect(kitchen.store.resource(.song(1)).key == "songs/1")
    }

    @Test func `does all that a plain one does`() async throws {
        let kitchen = Kitchen()
        let store = kitchen.store
        let seen = Notebook<String?>()
        let token = store.observe(.song(1), \.value) { seen.note($0.new ?? nil) }
        try await store.set(.song(1), to: "set")
        try await store.update(.song(1)) { ($0 ?? "") + " and updated" }
        try await store.invalidate(.song(1))
        await snapshotIsLoaded(store, "one")
        try await store.refresh(.song(1))
        try await store.remove(.song(1))
        #expect(!store.snapshot(of: .song(1)).isLoaded)
        #expect(seen.lines == ["set", "set and updated", "one", "two", nil])
        token.cancel()
    }

    private func snapshotIsLoaded(_ store: Store<String>, _ value: String) async {
        for await snapshot in store.snapshots(of: .song(1), loading: nil)
        where snapshot.value == value { return }
    }

    @Test @MainActor func `makes a model`() async {
        let kitchen = Kitchen()
        let model = ValueModel(store: kitchen.store, key: .song(1))
        while !model.isLoaded { await Task.yield() }
        #expect(model.value == "one")
    }

    @Test func `may hold any text, and sorts by its bytes`() {
        let key = TypedKey<Int>("a/b", "c")
        #expect(key.key.components == ["a/b", "c"])
        #expect(TypedKey<Int>("a") < TypedKey<Int>("b"))
        #expect(TypedKey<Int>("a").description == "a")
    }
}
