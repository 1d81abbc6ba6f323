import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Watching` {
    @Test func `gives what is there first, then every change`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.set("a", to: "first")
        let seen = Notebook<String?>()
        let token = kitchen.store.observe("a") { seen.note($0.value) }
        #expect(seen.lines == ["first"])
        try await kitchen.store.set("a", to: "second")
        #expect(seen.lines == ["first", "second"])
        token.cancel()
        try await kitchen.store.set("a", to: "third")
        #expect(seen.lines == ["first", "second"])
    }

    @Test func `a part tells initial, old, new and prior, as asked`() async throws {
        let kitchen = Kitchen()
        try await kitchen.store.set("a", to: "one")
        let seen = Notebook<String>()
        let token = kitchen.store.observe(
            "a", \.value, options: [.initial, .old, .prior]
        ) { change in
            seen.note(
                "\(change.kind) \(change.old.flatMap { $0 } ?? "-") \(change.new.flatMap { $0 } ?? "-")"
            )
        }
        try await kitchen.store.set("a", to: "two")
        #expect(seen.lines == ["initial - one", "prior one -", "change one two"])
        token.cancel()
    }

    @Test func `several parts of one entry are watched apart`() async throws {
        let kitchen = Kitchen([.value("one"), .value("one"), .value("two")])
        let values = Notebook<String?>()
        let times = Notebook<Date?>()
        let tokens = [
            kitchen.store.observe("a", \.value) { values.note($0.new ?? nil) },
            kitchen.store.observe("a", \.confirmed) { times.note($0.new ?? nil) },
        ]
        try await kitchen.store.refresh("a")
        kitchen.clock.advance(by: .seconds(1))
        try await kitchen.store.refresh("a")
        kitchen.clock.advance(by: .seconds(1))
        try await kitchen.store.refresh("a")
        #expect(values.lines == ["one", "two"])
        #expect(times.lines.count == 3)
        tokens.forEach { $0.cancel() }
    }

    @Test func `an equal value wakes nobody who watches the value`() async throws {
        let kitchen = Kitchen([.value("same")])
        let seen = Notebook<String?>()
        let token = kitchen.store.observe("a", \.value) { seen.note($0.new ?? nil) }
        for _ in 0..<5 { try await kitchen.store.refresh("a") }
        #expect(seen.lines == ["same"])
        let snapshot = kitchen.store.snapshot(of: "a")
        #expect(snapshot.updateCount == 5)
        #expect(snapshot.valueRevision < snapshot.revision)
        token.cancel()
    }

    @Test func `ends when the token is let go`() async throws {
        let kitchen = Kitchen()
        let seen = Notebook<String?>()
        do {
            let token = kitchen.store.observe("a") { seen.note($0.value) }
            _ = token
        }
        try await kitchen.store.set("a", to: "unseen")
        #expect(seen.lines.count == 1)
        #expect(kitchen.store.inMemory.first?.watchers == 0)
    }

    @Test func `a change made by a watcher is told after the one it answers`() async throws {
        let kitchen = Kitchen()
        let store = kitchen.store
        let seen = Notebook<String?>()
        let first = store.observe("a") { snapshot in
            if snapshot.value == "ping" { store.setSoon("a", to: "pong") }
        }
        let second = store.observe("a") { seen.note($0.value) }
        try await store.set("a", to: "ping")
        #expect(seen.lines == [nil, "ping", "pong"])
        first.cancel()
        second.cancel()
    }

    @Test func `tells listeners the start and the end of every load, in order`() async throws {
        let kitchen = Kitchen([.value("one"), .failure(.unreachable), .held("never")])
        let listener = Diary()
        kitchen.store.addListener(listener, for: "a")
        try await kitchen.store.refresh("a")
        _ = try? await kitchen.store.refresh("a")
        let task = Task { try await kitchen.store.refresh("a") }
        await kitchen.source.started(3)
        kitchen.store.cancel("a")
        _ = try? await task.value
        let events = listener.lines.filter { $0 != "change" }
        #expect(events == ["start", "finish one", "start", "fail one", "start", "cancel one"])
        #expect(listener.lines.first == "change")
        let finish = try #require(listener.lines.firstIndex(of: "finish one"))
        #expect(listener.lines[..<finish].filter { $0 == "change" }.count >= 2)
    }

    @Test func `holds listeners weakly`() async throws {
        let kitchen = Kitchen()
        weak var gone: Diary?
        do {
            let listener = Diary()
            gone = listener
            kitchen.store.addListener(listener, for: "a")
            #expect(kitchen.store.inMemory.first?.watchers == 1)
        }
        #expect(gone == nil)
        try await kitchen.store.set("a", to: "x")
        #expect(kitchen.store.inMemory.first?.watchers == 0)
    }

    @Test func `as a sequence gives the newest to a slow reader`() async throws {
        let kitchen = Kitchen()
        let stream = kitchen.store.snapshots(of: "a", loading: nil)
        for index in 0..<100 { try await kitchen.store.set("a", to: "\(index)") }
        var iterator = stream.makeAsyncIterator()
        #expect(await iterator.next()?.value == "99")
    }

    @Test func `attaching and detaching ten thousand leaves nothing behind`() {
        let kitchen = Kitchen()
        var tokens = (0..<10_000).map { _ in kitchen.store.observe("a") { _ in } }
        #expect(kitchen.store.inMemory.first?.watchers == 10_000)
        tokens.removeAll()
        #expect(kitchen.store.inMemory.first?.watchers == 0)
    }
}

/// A listener that writes down what it is told.
final class Diary: StoreListener {
    private let notes = Notebook<String>()
    var lines: [String] { notes.lines }

    func didStartLoad(_ key: Key, _ snapshot: Snapshot<String>) { notes.note("start") }
    func didFinishLoad(_ key: Key, _ snapshot: Snapshot<String>) {
        notes.note("finish \(snapshot.value ?? "-")")
    }
    func didFailLoad(_ key: Key, _ snapshot: Snapshot<String>) {
        notes.note("fail \(snapshot.value ?? "-")")
    }
    func didCancelLoad(_ key: Key, _ snapshot: Snapshot<String>) {
        notes.note("cancel \(snapshot.value ?? "-")")
    }
    func didChange(_ key: Key, _ snapshot: Snapshot<String>) { notes.note("change") }
}
