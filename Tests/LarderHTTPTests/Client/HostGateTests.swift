import Larder
import Testing

@testable import LarderHTTP

@Suite struct `Host gate` {
    /// Holds those who passed until the test lets them go, and notes the order.
    final class Room: Sendable {
        private let inside = Locked<[(String, CheckedContinuation<Void, Never>)]>([])
        let seen = Locked<[String]>([])

        func stay(_ name: String) async {
            await withCheckedContinuation { continuation in
                inside.withLock { $0.append((name, continuation)) }
                seen.withLock { $0.append(name) }
            }
        }

        func letGo(_ name: String) {
            let leaving = inside.withLock { inside in
                let index = inside.firstIndex { $0.0 == name }
                return index.map { inside.remove(at: $0) }
            }
            leaving?.1.resume()
        }

        var names: [String] { inside.withLock { $0.map(\.0) } }
    }

    func until(_ condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    @Test func `lets a few through in all and fewer to each host, first come first served`() async {
        let gate = HostGate(perHost: 1, overall: 2)
        let room = Room()
        var tasks: [Task<Void, any Error>] = []
        for (index, (host, name)) in [("a", "a1"), ("a", "a2"), ("b", "b1"), ("c", "c1")]
            .enumerated()
        {
            tasks.append(Task { try await gate.pass(host) { await room.stay(name) } })
            await until { room.names.count + gate.waiting == index + 1 }
        }
        #expect(room.names == ["a1", "b1"])
        room.letGo("b1")
        await until { room.names.contains("c1") }
        #expect(gate.waiting == 1)
        room.letGo("a1")
        await until { room.names.contains("a2") }
        room.letGo("c1")
        room.letGo("a2")
        for task in tasks { _ = await task.result }
        #expect(room.seen.withLock { $0 } == ["a1", "b1", "c1", "a2"])
    }

    @Test func `lets go of those who are cancelled while they wait`() async throws {
        let gate = HostGate(perHost: 1, overall: 1)
        let room = Room()
        let first = Task { try await gate.pass("a") { await room.stay("first") } }
        await until { room.names == ["first"] }
        let second = Task { try await gate.pass("a") { await room.stay("second") } }
        await until { gate.waiting == 1 }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(gate.waiting == 0)
        room.letGo("first")
        try await first.value
        try await gate.pass("a") {}
    }

    @Test func `lets nobody in who was cancelled before`() async {
        let gate = HostGate(perHost: 1, overall: 1)
        let room = Room()
        let task = Task {
            await until { Task.isCancelled }
            try await gate.pass("a") { room.seen.withLock { $0.append("in") } }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(room.seen.withLock { $0.isEmpty })
    }
}
