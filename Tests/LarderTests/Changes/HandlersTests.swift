import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `Handlers` {
    @Test func `of an entry are told of every load and change until the token goes`() async throws {
        let kitchen = Kitchen([.value("one"), .failure(.unreachable), .value("three")])
        let seen = Notebook<String>()
        var token: ObservationToken? = kitchen.store.addHandlers(
            StoreHandlers(
                didStartLoad: { _ in seen.note("start") },
                didFinishLoad: { seen.note("finish \($0.value ?? "-")") },
                didFailLoad: { failure, snapshot in
                    seen.note("fail \(failure.error.code) \(snapshot.value ?? "-")")
                }), for: "a")
        try await kitchen.store.load("a")
        _ = try? await kitchen.store.refresh("a")
        #expect(seen.lines == ["start", "finish one", "start", "fail unreachable one"])
        token = nil
        try await kitchen.store.refresh("a")
        #expect(seen.lines.count == 4 && token == nil)
    }

    @Test func `of a list are told which part failed`() async throws {
        let library = Library(30)
        let seen = Notebook<String>()
        let token = library.list.addHandlers(
            ListHandlers(
                didFailLoad: { part, failure in seen.note("\(part) \(failure.attempts)") },
                didChange: { update in
                    if !update.changes.isEmpty { seen.note("+\(update.changes.steps.count)") }
                }))
        try await library.list.load()
        library.server.fail(.unreachable, times: 3)
        _ = try? await library.list.load(.cached, .more)
        _ = try? await library.list.refresh()
        _ = try? await library.list.refresh()
        try await library.list.load(.cached, .more)
        #expect(seen.lines == ["+10", "more 1", "list 1", "list 2", "+10"])
        token.cancel()
    }

    @Test func `A watched value is told with its old one, without double optionals`() async throws {
        let kitchen = Kitchen()
        let seen = Notebook<String>()
        let token = kitchen.store.observe("a", \.value, options: [.initial, .old]) { change in
            seen.note("\(change.kind) \(change.old ?? "-") \(change.new ?? "-")")
        }
        try await kitchen.store.set("a", to: "one")
        try await kitchen.store.set("a", to: "two")
        try await kitchen.store.remove("a")
        #expect(
            seen.lines == [
                "initial - -", "change - one", "change one two", "change two -",
            ])
        token.cancel()
    }
}
