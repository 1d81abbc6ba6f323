import Larder
import LarderSimulation
import Testing

/// One request through all layers; the order is that of the architecture page.
@Suite struct `The walk of one key` {
    @Test @MainActor func `goes through each step once`() async throws {
        let steps = Notebook<String>()
        let clock = ManualClock()
        let storage = WatchedStorage(steps)
        let source = ClosureSource<String> { request in
            steps.note("source asked, knowing \(request.known?.value ?? "nothing")")
            return .fetched(Fetched("value", validators: ["etag": "1"]))
        }
        let reporter = NotingReporter(steps)
        let store = Store(
            name: "walk", source: source, storage: storage, freshness: .after(.seconds(60)),
            environment: clock.environment(reporter: reporter))
        let token = store.observe("key", \.value) {
            steps.note("watchers told \($0.new.flatMap { $0 } ?? "-")")
        }
        let model = ValueModel(store: store, key: "key")
        while !model.isLoaded { await Task.yield() }
        steps.note("model shows \(model.value ?? "-")")
        #expect(
            steps.lines == [
                "storage read",
                "report miss",
                "report fetchStarted",
                "source asked, knowing nothing",
                "report fetchSucceeded",
                "storage committed 1 operation",
                "report committed",
                "watchers told value",
                "model shows value",
            ])
        token.cancel()
    }
}

private struct NotingReporter: Reporter {
    let steps: Notebook<String>
    init(_ steps: Notebook<String>) { self.steps = steps }
    func report(_ event: LarderEvent) { steps.note("report \(event.kind)") }
}

/// A memory storage that notes what it is asked.
private struct WatchedStorage: EntryStorage {
    let steps: Notebook<String>
    let inside = MemoryStorage()

    init(_ steps: Notebook<String>) { self.steps = steps }

    var durability: Durability { inside.durability }

    func entry(for key: Key) async throws -> StoredEntry? {
        steps.note("storage read")
        return try await inside.entry(for: key)
    }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await inside.summaries(under: prefix, after: after, limit: limit)
    }

    func commit(_ write: Write) async throws -> Commit {
        steps.note("storage committed \(write.entries.count) operation")
        return try await inside.commit(write)
    }

    func position() async throws -> StoragePosition { try await inside.position() }

    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error> {
        inside.changes(after: position)
    }

    func close() async throws { try await inside.close() }
}
