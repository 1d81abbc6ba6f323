import Larder
import LarderMutations
import LarderSimulation
import Testing

@Suite struct `A change whose result can't be stored` {
    @Test func `is left to a person, and blocks nothing behind it`() async throws {
        let clock = ManualClock()
        let numbers = OptimisticStore<Replacement<Double>>(
            name: "numbers", source: nil, storage: MemoryStorage(durability: .precious),
            environment: clock.environment()
        ) { delivery in
            // JSON has no such number.
            delivery.payload.change == .put(1) ? .value(.nan) : .accepted
        }
        let first = try await numbers.mutate("n", .put(1))
        try await numbers.mutate("n", .put(2))
        for _ in 0..<4 {
            try await numbers.outbox.drain()
            clock.advance(by: .seconds(600))
        }
        #expect(try await numbers.outbox.waiting().isEmpty)
        let parked = try await numbers.outbox.parked()
        #expect(parked.map(\.id) == [first])
        #expect(parked.first?.failure?.error.code == .unreadable)
        #expect(numbers.snapshot(of: "n").value == 2)
    }
}
