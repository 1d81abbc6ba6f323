import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

private struct PrunedRow: Codable, Sendable, Equatable, Identifiable, IdentityReplacing {
    var id: String
    var rank: Double

    mutating func replaceIdentities(_ replacement: (String) -> String) { id = replacement(id) }
}

@Suite struct `Pruning rows that are changed` {
    private let clock = ManualClock()
    private let online = ConnectivitySwitch(otherwise: .online)
    private let kept = MemoryStorage(durability: .precious)

    @Test func `leaves those whose changes wait or were refused, until they are done`() async throws
    {
        let refuses = Locked<String?>("b")
        let shelf = Shelf<PrunedRow>(
            "items",
            columns: ShelfColumns(scope: "items", order: { .number($0.rank) }, marks: [.read]),
            storage: MemoryStorage(), marks: kept,
            environment: clock.environment(connectivity: online))
        let items = OptimisticShelf<Replacement<PrunedRow>>(shelf, storage: kept) { delivery in
            let item = delivery.payload.key.components.last
            if item == refuses.withLock({ $0 }) { throw LarderError(.refused, message: "No.") }
            return .accepted
        }
        let all = ["a", "b", "c", "d", "e"].enumerated().map {
            PrunedRow(id: $1, rank: Double(-$0))
        }
        try await shelf.upsert(all)
        online.isOffline = true
        try await items.mutate("b", .put(PrunedRow(id: "b", rank: -1)))
        try await items.mark("d", .read)
        #expect(
            try await items.prune(
                Retention(count: 0, keeping: []), pinned: [shelf.columns.identity("e")]) == 2)
        #expect(try await items.page().rows.map(\.id) == ["b", "d", "e"])
        online.isOffline = false
        try await items.queue.outbox.drain()
        #expect(try await items.prune(Retention(count: 0, keeping: [])) == 2)
        #expect(try await items.page().rows.map(\.id) == ["b"])
        let parked = try await items.queue.outbox.parked().map(\.id)
        for id in parked { try await items.queue.outbox.drop(id) }
        #expect(try await items.prune(Retention(count: 0, keeping: [])) == 1)
        #expect(try await items.page().rows.isEmpty)
    }

    @Test func `leaves what an answer made of a row as it was removed`() async throws {
        let trial = RowTrial(hasVersions: false)
        let hooked = HookedStorage(trial.cache)
        let (one, other) = (trial.shelf(over: hooked), trial.shelf())
        try await one.refresh { trial.rows + [VersionedRow(id: "b", text: "base")] }
        hooked.once({ $0.removed }) {
            // It is changed and accepted, and changed once more, before the row is put back.
            try await other.mutate("a", .put(VersionedRow(text: "one")))
            try await other.queue.outbox.drain()
            trial.online.isOffline = true
            try await other.mark("a", .read)
        }
        try await one.prune(Retention(count: 0, keeping: []))
        #expect(try await one.page().rows.map(\.row.row.text) == ["one"])
    }

    @Test func `leaves those that another process has changed, though nobody has heard of that`()
        async throws
    {
        let trial = RowTrial(hasVersions: false)
        let (one, other) = (trial.shelf(in: SilentStorage(trial.kept)), trial.shelf())
        try await one.refresh { trial.rows + [VersionedRow(id: "b", text: "base")] }
        _ = try await one.page()
        trial.online.isOffline = true
        try await other.mutate("a", .put(VersionedRow(text: "mine")))
        #expect(try await one.prune(Retention(count: 0, keeping: [])) == 1)
        #expect(try await other.page().rows.map(\.row.row.text) == ["mine"])
    }
}
