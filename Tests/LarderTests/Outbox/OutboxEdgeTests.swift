import Foundation
import LarderSimulation
import Testing

@testable import Larder

/// Moments at which two things happen at once, and records that cannot be read.
@Suite struct `Waiting writes` {
    let clock = ManualClock()
    let online = ConnectivitySwitch(otherwise: .online)
    let storage = MemoryStorage(durability: .precious)

    func outbox(
        to destination: (any Destination<String>)?, in storage: (any EntryStorage)? = nil,
        name: String = "outbox", rule: DeliveryRule = .standard
    ) -> Outbox<String> {
        Outbox(
            name: name, destination: destination, storage: storage ?? self.storage,
            codec: .text, rule: rule, environment: clock.environment(connectivity: online))
    }

    @Test func `go when the connection returns while it is noted that it was gone`() async throws {
        let slow = SlowStorage(storage)
        let (attempts, online) = (Locked(0), online)
        let server = ClosureDestination<String> { _ in
            let attempt = attempts.withLock { attempts in
                attempts += 1
                return attempts
            }
            guard attempt == 1 else { return }
            online.isOffline = true
            slow.holdCommits()
            throw LarderError(.unreachable, message: "The line is gone.")
        }
        let outbox = outbox(to: server, in: slow)
        try await outbox.enqueue("a")
        let sending = outbox.start()
        // The commit that puts the write back is held.
        await slow.held()
        online.isOffline = false
        slow.release()
        while try await outbox.counts().waiting > 0 { await Task.yield() }
        #expect(attempts.withLock { $0 } == 2)
        sending.cancel()
    }

    @Test func `are not parked because sending stops and starts at once`() async throws {
        let (began, ended) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
        let attempts = Locked(0)
        let server = ClosureDestination<String> { _ in
            let attempt = attempts.withLock { attempts in
                attempts += 1
                return attempts
            }
            guard attempt == 1 else { return }
            began.continuation.yield()
            for await _ in ended.stream { break }
            while !Task.isCancelled { await Task.yield() }
            throw LarderError(.refused, message: "It was cancelled.")
        }
        let outbox = outbox(to: server)
        try await outbox.enqueue("a")
        let first = outbox.start()
        for await _ in began.stream { break }
        first.cancel()
        let second = outbox.start()
        ended.continuation.yield()
        while try await outbox.counts().waiting > 0 { await Task.yield() }
        #expect(try await outbox.parked().isEmpty)
        #expect(attempts.withLock { $0 } == 2)
        second.cancel()
    }

    @Test func `are sent once although a lease could not be extended at first`() async throws {
        let faulty = FaultyStorage(storage)
        let server = ScriptedDestination<String>([.hold, .hold], honoursIdentity: false)
        let outbox = outbox(to: server, in: faulty)
        try await outbox.enqueue(all: ["a", "b"])
        let sending = outbox.start()
        await server.received(atLeast: 1)
        clock.advance(by: .seconds(9))
        server.release()
        await server.received(atLeast: 2)
        let other = self.outbox(to: server)
        for (seconds, fails) in [(10, true), (10, false), (9, false)] {
            let commits = faulty.commits
            if fails { faulty.failCommits(1) }
            await clock.sleepers(atLeast: 1)
            clock.advance(by: .seconds(seconds))
            while seconds == 10 && faulty.commits == commits { await Task.yield() }
            try await other.drain()
        }
        server.release()
        while try await outbox.counts().waiting > 0 { await Task.yield() }
        #expect(server.carriedOut.map(\.payload) == ["a", "b"])
        sending.cancel()
    }

    @Test func `are sent again after a conflict, however often they timed out before`() async throws
    {
        let server = ScriptedDestination<String>([
            .failure(.timedOut), .failure(.timedOut), .failure(.conflict), .failure(.conflict),
            .failure(.timedOut), .failure(.conflict), .failure(.conflict),
        ])
        let outbox = outbox(to: server)
        try await outbox.enqueue("a")
        for _ in 0..<10 {
            try await outbox.drain()
            clock.advance(by: .seconds(600))
        }
        #expect(server.carriedOut.map(\.payload) == ["a"])
        server.add(.failure(.conflict), .failure(.conflict), .failure(.conflict))
        try await outbox.enqueue("b")
        for _ in 0..<10 {
            try await outbox.drain()
            clock.advance(by: .seconds(600))
        }
        #expect(try await outbox.parked().map(\.attempts) == [3])
    }

    @Test func `wait for the named moment although the clock was set back`() async throws {
        let server = ScriptedDestination<String>([
            .fail(
                LarderError(
                    .busy, message: "Later.", retryAfter: clock.date.addingTimeInterval(200_000)))
        ])
        let outbox = outbox(to: server)
        try await outbox.enqueue("a")
        try await outbox.drain()
        clock.shiftWall(by: .seconds(-1))
        try await outbox.drain()
        #expect(server.received.count == 1)
    }

    @Test(arguments: [60, 3_600, 172_000])
    func `are held up by no clock that was set back`(seconds: Int) async throws {
        let server = ScriptedDestination<String>([.failure(.unreachable)])
        let outbox = outbox(to: server)
        try await outbox.enqueue("a")
        try await outbox.drain()
        clock.shiftWall(by: .seconds(-seconds))
        clock.advance(by: .seconds(5))
        try await outbox.drain()
        #expect(server.carriedOut.map(\.payload) == ["a"])
    }

    @Test
    func `of one lane are held up by no clock that was set back before those of another failed`() {
        var schedule = OutboxSchedule(concurrency: 2)
        let (one, two) = (Key("one"), Key("two"))
        for lane in [one, two] { schedule.visit(lane) }
        #expect([schedule.start(), schedule.start()] == [one, two])
        let date = clock.date
        schedule.end(one, .until(date + 600), at: date, .zero)
        let back = date - 3_600
        schedule.end(two, .until(back + 5), at: back, .seconds(1))
        #expect(schedule.firstDue == .seconds(6))
        schedule.visitResting(dueAt: .seconds(6))
        #expect(schedule.start() == two)
        #expect(schedule.firstDue == .seconds(600))
    }

    @Test func `with names and identities full of spaces are kept apart`() async throws {
        try await outbox(to: nil, name: "a b").enqueue("one", id: "c")
        try await outbox(to: nil, name: "a").enqueue("two", id: "b c")
        #expect(try await outbox(to: nil, name: "a b").waitingTexts() == ["one"])
        #expect(try await outbox(to: nil, name: "a").waitingTexts() == ["two"])
    }

    @Test func `are told to an observer, also what came before it could listen`() async throws {
        let faulty = FaultyStorage(storage)
        faulty.failPositions(1)
        let outbox = outbox(to: nil, in: faulty)
        let told = AsyncStream<Void>.makeStream()
        let token = outbox.observe { told.continuation.yield() }
        try await self.outbox(to: nil).enqueue("a")
        await clock.sleepers()
        clock.advance(by: .seconds(2))
        for await _ in told.stream { break }
        token.cancel()
    }

    @Test func `that cannot be read are listed, block only their lane, and can be dropped`()
        async throws
    {
        let server = ScriptedDestination<String>()
        let outbox = outbox(to: server)
        try await outbox.enqueue("a", in: "bad")
        try await outbox.enqueue("b", in: "bad")
        try await outbox.enqueue("c", in: "good", id: "c")
        let bad = try #require(
            try await storage.allSummaries(under: "outbox/waiting/bad").first?.key)
        var entry = try #require(try await storage.entry(for: bad))
        entry.value = Data("garbage".utf8)
        try await storage.commit([.put(entry)])
        var parked = entry
        parked.key = "outbox/parked/x"
        try await storage.commit([.put(parked)])
        #expect(try await outbox.waiting().map(\.payload) == [nil, "b", "c"])
        try await outbox.drain()
        #expect(server.carriedOut.map(\.payload) == ["c"])
        let item = try #require(try await outbox.waiting().first)
        #expect(item.state == .asking)
        #expect(item.failure?.error.code == .unreadable)
        #expect(try await outbox.parked().map(\.id) == ["x"])
        try await outbox.drop("x")
        try await outbox.drop(item.id)
        try await outbox.drain()
        #expect(server.carriedOut.map(\.payload) == ["c", "b"])
        #expect(try await outbox.counts() == OutboxCounts())
    }

    @Test func `cannot be dropped while another process sends them for long`() async throws {
        let server = ScriptedDestination<String>([.hold])
        let sender = outbox(to: server)
        let id = try await sender.enqueue("a")
        let sending = sender.start()
        await server.received(atLeast: 1)
        // The sender extends its lease twice.
        for _ in 0..<4 {
            await clock.sleepers()
            clock.advance(by: .seconds(15))
            for _ in 0..<200 { await Task.yield() }
        }
        let other = outbox(to: nil)
        await #expect(throws: LarderError.self) { try await other.drop(id) }
        server.release()
        while try await sender.counts().waiting > 0 { await Task.yield() }
        #expect(try await other.dropped().isEmpty)
        sending.cancel()
    }

    @Test func `are dropped although they get another place in their lane at that moment`()
        async throws
    {
        let other = outbox(to: nil)
        let first = try await other.enqueue("first")
        let second = try await other.enqueue("second")
        let places = try await storage.allSummaries(under: Key("outbox", "waiting")).map(\.key)
        let slow = FaultyStorage(storage)
        slow.beforeReads { key in
            guard key == places.last else { return }
            slow.beforeReads(nil)
            try await other.settle(first, in: .mainLane) { .after(second) }
        }
        try await outbox(to: nil, in: slow).drop(second)
        #expect(try await other.dropped().map(\.id) == [second])
        #expect(try await other.waitingTexts() == ["first"])
    }

    @Test func `leave nothing behind when they are dropped, or when there were none`() async throws
    {
        let outbox = outbox(to: nil)
        let local = StoredEntry(
            key: "local", value: Data(), format: "bytes/1",
            metadata: EntryMetadata(times: Timestamps(fetched: clock.date)))
        try await outbox.enqueue(all: [], in: "lane", with: Write(entries: [.put(local)]))
        #expect(try await storage.allSummaries(under: "outbox").isEmpty)
        let id = try await outbox.enqueue("a")
        try await outbox.drop(id)
        #expect(
            try await storage.allSummaries(under: "outbox").map(\.key) == [
                Key("outbox", "dropped", id)
            ])
    }

    @Test func `that were parked and dropped are kept on record up to the newest thousand`()
        async throws
    {
        let refusing = ClosureDestination<String> { _ in
            throw LarderError(.refused, message: "No.")
        }
        let outbox = outbox(to: refusing)
        try await outbox.enqueue(all: (0..<1_120).map { "\($0)" })
        try await outbox.drain()
        for item in try await outbox.parked() { try await outbox.drop(item.id) }
        #expect(try await outbox.dropped().count <= 1_050)
    }
}

extension Outbox<String> {
    fileprivate func waitingTexts() async throws -> [String?] { try await waiting().map(\.payload) }
}
