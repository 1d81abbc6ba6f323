import Foundation
import Larder
import LarderSimulation
import Testing

/// Faults that others have had.
@Suite struct `Writes that get lost elsewhere` {
    let clock = ManualClock()
    let online = ConnectivitySwitch(otherwise: .online)
    let storage = MemoryStorage(durability: .precious)

    func outbox(
        to destination: any Destination<String>, in storage: (any EntryStorage)? = nil,
        rule: DeliveryRule = .standard
    ) -> Outbox<String> {
        Outbox(
            name: "outbox", destination: destination, storage: storage ?? self.storage,
            codec: .text, rule: rule, environment: clock.environment(connectivity: online))
    }

    @Test(arguments: [LarderError.Code.unreachable, .busy, .timedOut, .offline])
    func `arrive after a passing error of the server`(code: LarderError.Code) async throws {
        let server = ScriptedDestination<String>([.failure(code), .failure(code), .failure(code)])
        let outbox = outbox(to: server)
        try await outbox.enqueue("a")
        for _ in 0..<4 {
            try await outbox.drain()
            clock.advance(by: .seconds(20))
        }
        #expect(server.carriedOut.map(\.payload) == ["a"])
    }

    @Test func `arrive both, a removal and what is then made under the same name`() async throws {
        let server = ScriptedDestination<String>([.loseAnswer])
        let outbox = outbox(to: server)
        let lane = Key("rows", "17")
        try await outbox.enqueue("delete 17", in: lane)
        try await outbox.enqueue("insert 17", in: lane)
        try await outbox.drain()
        clock.advance(by: .seconds(5))
        try await outbox.drain()
        #expect(server.carriedOut.map(\.payload) == ["delete 17", "insert 17"])
    }

    @Test func `are sent again by themselves, without another local write`() async throws {
        let server = ScriptedDestination<String>([.failure(.unreachable)])
        let outbox = outbox(to: server)
        let token = outbox.start()
        try await outbox.enqueue("a")
        await server.received(atLeast: 1)
        try await outbox.drain()
        clock.advance(by: .seconds(5))
        await server.received(atLeast: 2)
        try await outbox.drain()
        #expect(server.carriedOut.map(\.payload) == ["a"])
        token.cancel()
    }

    @Test func `are sent while nobody watches, and after everybody has left`() async throws {
        let server = ScriptedDestination<String>()
        let outbox = outbox(to: server)
        let sending = outbox.start()
        try await outbox.enqueue("a")
        await server.received(atLeast: 1)
        let watching = outbox.observe {}
        watching.cancel()
        try await outbox.enqueue("b")
        await server.received(atLeast: 2)
        try await outbox.drain()
        #expect(server.carriedOut.map(\.payload) == ["a", "b"])
        sending.cancel()
    }

    @Test func `are heard of, however long the storage was away when sending began`() async throws {
        let faulty = FaultyStorage(storage)
        let server = ScriptedDestination<String>()
        let outbox = outbox(to: server, in: faulty)
        faulty.failPositions(15)
        let sending = outbox.start()
        for _ in 0..<40 {
            clock.advance(by: .seconds(60))
            for _ in 0..<50 { await Task.yield() }
        }
        try await self.outbox(to: ScriptedDestination<String>()).enqueue("a")
        for _ in 0..<10_000 where server.received.isEmpty { await Task.yield() }
        #expect(server.received.map(\.payload) == ["a"])
        sending.cancel()
    }

    @Test func `can be dropped after a crash while the clock was ahead`() async throws {
        let faulty = FaultyStorage(storage)
        let server = ScriptedDestination<String>([.hold])
        var dying: Outbox? = outbox(to: server, in: faulty)
        let id = try #require(try await dying?.enqueue("a"))
        clock.advance(by: .seconds(31_536_000))
        let sending = dying?.start()
        await server.received(atLeast: 1)
        faulty.failCommits(1_000_000)
        server.release()
        dying = nil
        sending?.cancel()
        online.isOffline = true
        let now = ManualClock()
        let next = Outbox(
            name: "outbox", destination: server, storage: storage, codec: .text,
            environment: now.environment(connectivity: online))
        #expect(try await next.waiting().map(\.state) == [.waiting])
        // Whoever has the lane may be there: nobody can tell before its lease has lasted for as long as it says.
        await #expect(throws: LarderError.self) { try await next.drop(id) }
        now.advance(by: .seconds(31))
        try await next.drop(id)
        #expect(try await next.waiting().isEmpty)
    }

    @Test func `are carried out once after a crash between sending and noting it`() async throws {
        let faulty = FaultyStorage(storage)
        let server = ScriptedDestination<String>([.hold])
        var dying: Outbox? = outbox(to: server, in: faulty)
        let id = try await dying?.enqueue("a")
        let sending = dying?.start()
        await server.received(atLeast: 1)
        // From here on, nothing of the process reaches the disk.
        faulty.failCommits(1_000_000)
        server.release()
        dying = nil
        sending?.cancel()
        let next = outbox(to: server)
        clock.advance(by: .seconds(31))
        try await next.drain()
        #expect(server.received.map(\.id) == [id, id])
        #expect(server.carriedOut.map(\.payload) == ["a"])
        #expect(try await next.waiting().isEmpty)
    }

    @Test func `do not storm the server when the connection is back`() async throws {
        let (now, most) = (Locked(0), Locked(0))
        let server = ClosureDestination<String> { _ in
            let count = now.withLock { count in
                count += 1
                return count
            }
            most.withLock { $0 = max($0, count) }
            for _ in 0..<10 { await Task.yield() }
            now.withLock { $0 -= 1 }
        }
        let outbox = outbox(to: server)
        let sending = outbox.start()
        online.isOffline = true
        for number in 0..<200 { try await outbox.enqueue("a", in: Key("lane", "\(number)")) }
        online.isOffline = false
        try await outbox.drain()
        #expect(try await outbox.counts() == OutboxCounts())
        #expect(most.withLock { $0 } <= 4)
        #expect(most.withLock { $0 } > 1)
        sending.cancel()
    }

    @Test func `leave a trace when a conflict is settled`() async throws {
        let server = ScriptedDestination<String>([.failure(.conflict, "Theirs is newer.")])
        let outbox = outbox(to: server, rule: DeliveryRule { _, _ in .drop })
        let id = try await outbox.enqueue("mine")
        try await outbox.drain()
        let record = try #require(try await outbox.dropped().first)
        #expect(record.id == id)
        #expect(record.payload == "mine")
        #expect(record.failure?.error.message == "Theirs is newer.")
    }

    @Test func `keep the newest thousand that were given up on record`() async throws {
        let refusing = ClosureDestination<String> { _ in
            throw LarderError(.conflict, message: "Theirs is newer.")
        }
        let outbox = outbox(to: refusing, rule: DeliveryRule { _, _ in .drop })
        let ids = try await outbox.enqueue(all: (0..<1_120).map { "\($0)" })
        try await outbox.drain()
        let kept = Set(try await outbox.dropped().map(\.id))
        #expect(kept.isSuperset(of: ids.suffix(1_000)))
        #expect(kept.count <= 1_050)
    }
}

@Suite struct `Reads beside an outbox` {
    let clock = ManualClock()
    let online = ConnectivitySwitch(otherwise: .online)
    let storage = MemoryStorage(durability: .precious)

    @Test func `wait until what was changed offline has gone`() async throws {
        let log = Locked<[String]>([])
        let environment = clock.environment(connectivity: online)
        let server = ClosureDestination<String> { delivery in
            log.withLock { $0.append("write \(delivery.payload)") }
        }
        let outbox = Outbox(
            name: "outbox", destination: server, storage: storage, environment: environment)
        let source = ClosureSource<Int> { _ in
            log.withLock { $0.append("read") }
            return .value(1)
        }
        let store = Store(
            name: "numbers", source: source.after(outbox), storage: storage,
            environment: environment)
        let sending = outbox.start()
        online.isOffline = true
        try await outbox.enqueue("a")
        try await outbox.enqueue("b", in: "other")
        try await outbox.drain()
        online.isOffline = false
        _ = try await store.load("k", policy: .networkOnly)
        #expect(log.withLock { $0 }.last == "read")
        #expect(Set(log.withLock { $0.prefix(2) }) == ["write a", "write b"])
        sending.cancel()
    }

    @Test func `do not wait for writes that fail`() async throws {
        let server = ScriptedDestination<String>([.failure(.unreachable)])
        let environment = clock.environment(connectivity: online)
        let outbox = Outbox(
            name: "outbox", destination: server, storage: storage, environment: environment)
        try await outbox.enqueue("a")
        let source = ClosureSource<Int> { _ in .value(1) }.after(outbox)
        let store = Store(name: "numbers", source: source, environment: environment)
        #expect(try await store.load("k").value == 1)
    }

    @Test func `show a value once it is stored with its write`() async throws {
        let environment = clock.environment(connectivity: online)
        let outbox = Outbox<String>(name: "outbox", storage: storage, environment: environment)
        let store = Store<Int>(name: "numbers", storage: storage, environment: environment)
        try await store.set("k", to: 1)
        try await store.set("k", to: 2, sending: "k is 2", through: outbox)
        #expect(store.snapshot(of: "k").value == 2)
        #expect(try await outbox.waiting(in: "k").map(\.payload) == ["k is 2"])
        try await store.set("k", to: nil, sending: "k is gone", through: outbox)
        #expect(store.snapshot(of: "k").value == nil)
    }

    @Test(arguments: [2, nil])
    func `take the place of a value that could not be stored`(value: Int?) async throws {
        let faulty = FaultyStorage(storage)
        let environment = clock.environment(connectivity: online)
        let outbox = Outbox<String>(name: "outbox", storage: faulty, environment: environment)
        let store = Store<Int>(name: "numbers", storage: faulty, environment: environment)
        faulty.failCommits(1, .full)
        await #expect(throws: LarderError.self) { try await store.set("k", to: 1) }
        #expect(store.snapshot(of: "k").value == 1)
        try await store.set("k", to: value, sending: "newer", through: outbox)
        #expect(store.snapshot(of: "k").value == value)
        #expect(store.snapshot(of: "k").failure == nil)
        await store.flush()
        let later = Store<Int>(name: "numbers", storage: storage, environment: environment)
        #expect(try await later.load("k").value == value)
    }

    @Test func `come after values that have to be stored together`() async throws {
        let faulty = FaultyStorage(storage)
        let environment = clock.environment(connectivity: online)
        let outbox = Outbox<String>(name: "outbox", storage: faulty, environment: environment)
        let store = Store<Int>(name: "numbers", storage: faulty, environment: environment)
        faulty.failCommits(2, .full)
        await #expect(throws: LarderError.self) { try await store.set(["k": 1, "l": 1]) }
        await #expect(throws: LarderError.self) {
            try await store.set("k", to: 2, sending: "newer", through: outbox)
        }
        #expect(try await outbox.waiting().isEmpty)
        try await store.set("k", to: 2, sending: "newer", through: outbox)
        let later = Store<Int>(name: "numbers", storage: storage, environment: environment)
        #expect(try await later.load("k").value == 2)
        #expect(try await later.load("l").value == 1)
    }
}
