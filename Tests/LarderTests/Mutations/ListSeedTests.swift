import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

/// Lists under seeds: changed, undone and redone at random, over answers that get lost, programs that end and
/// commits that fail, and compared with a plain list.
@Suite struct `Lists under seeds` {
    private static let count =
        ProcessInfo.processInfo.environment["LARDER_SEEDS"].flatMap { UInt64($0) } ?? 150

    /// What a person did: the lists before and after, and where they are in them.
    private struct Model {
        var states: [[Item]] = [[]]
        var place = 0
        var names = 0

        var list: [Item] { states[place] }

        mutating func apply(_ change: ItemList) throws {
            var list: [Item]? = list
            try change.apply(to: &list)
            states = states.prefix(place + 1) + [list ?? []]
            place += 1
        }
    }

    private func randomChange(
        _ model: inout Model, _ random: inout SeededRandom, _ store: OptimisticStore<ItemList>
    ) -> ItemList {
        let ids = model.list.map(\.id)
        let one = ids.isEmpty ? nil : ids[Int(random.next() as UInt64 % UInt64(ids.count))]
        let other = ids.isEmpty ? nil : ids[Int(random.next() as UInt64 % UInt64(ids.count))]
        model.names += 1
        let text = "text \(model.names)"
        switch (random.next() as UInt64 % 5, one) {
        case (0, .some(let id)): return .remove(id)
        case (1, .some(let id)): return .move(id, after: other == id ? nil : other)
        case (2, .some(let id)): return .change(id, .put(Item(id: id, text: text)))
        default:
            let id = store.queue.temporaryIdentity()
            return .insert(Item(id: id, text: text), after: other)
        }
    }

    @Test func `end as a person left them, shown and on the server`() async throws {
        for seed in 1...Self.count {
            var random = SeededRandom(seed: seed)
            let trial = ListTrial()
            var store = trial.store()
            var model = Model()
            for _ in 0..<25 {
                switch random.next() as UInt64 % 10 {
                case 0, 1, 2, 3:
                    let change = randomChange(&model, &random, store)
                    try model.apply(change)
                    try await store.mutate("k", change, undoable: "w")
                case 4:
                    let isDone = try await store.queue.undo("w") != nil
                    #expect(isDone == (model.place > 0), "seed \(seed)")
                    model.place = max(0, model.place - 1)
                case 5:
                    let isDone = try await store.queue.redo("w") != nil
                    #expect(isDone == (model.place + 1 < model.states.count), "seed \(seed)")
                    model.place = min(model.states.count - 1, model.place + 1)
                case 6: store = trial.store()
                case 7:
                    trial.server.state.withLock { state in
                        state.losesAnswers = Int(random.next() as UInt64 % 3)
                        state.faults = [nil, .busy, .unreachable]
                    }
                case 8: trial.online.isOffline.toggle()
                default:
                    try await store.outbox.drain()
                    trial.clock.advance(by: .seconds(40))
                }
                // Items keep their order and their texts, whatever they are called by now.
                let shown = try await store.load("k", policy: .cacheOnly)
                #expect(shown.texts == model.list.map(\.text), "seed \(seed)")
            }
            trial.online.isOffline = false
            try await trial.settle(store)
            #expect(trial.server.items("k").map(\.text) == model.list.map(\.text), "seed \(seed)")
            let last = try await store.load("k", policy: .networkOnly)
            #expect(last.value == trial.server.items("k"), "seed \(seed)")
            #expect(last.mutations.isEmpty, "seed \(seed)")
        }
    }
}
