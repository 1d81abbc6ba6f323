import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

/// A number that mutations add to.
private struct Add: Mutation {
    var number: Int

    func apply(to value: inout Int?) throws {
        if number == 0 { throw LarderError(.refused, message: "Nothing to add.") }
        value = (value ?? 0) + number
    }
}

/// What happens when storages fail for a moment, answers come late, and processes meet.
@Suite struct `A mutation beside failures` {
    private let clock = ManualClock()
    private let online = ConnectivitySwitch(otherwise: .online)
    private let storage = MemoryStorage(durability: .precious)
    private let there = Locked(10)
    private let known = Locked<[String: Int]>([:])
    private let losesAnswers = Locked(0)

    private func numbers(
        in storage: (any EntryStorage)? = nil,
        included: @escaping @Sendable (Int) -> [String] = { _ in [] },
        saysValue: Bool = false, freshness: FreshnessRule<Confirmed<Int>> = .alwaysStale
    ) -> OptimisticStore<Add> {
        let (there, known, losesAnswers) = (there, known, losesAnswers)
        return OptimisticStore(
            name: "numbers", source: ClosureSource { _ in .value(there.withLock { $0 }) },
            storage: storage ?? self.storage, freshness: freshness,
            environment: clock.environment(connectivity: online), included: included
        ) { delivery in
            let answer = known.withLock { known in
                let answer =
                    known[delivery.id]
                    ?? there.withLock { there in
                        there += delivery.payload.change.number
                        return there
                    }
                known[delivery.id] = answer
                return answer
            }
            let isLost = losesAnswers.withLock { count in
                defer { count = max(0, count - 1) }
                return count > 0
            }
            if isLost { throw LarderError(.timedOut, message: "The test loses the answer.") }
            return saysValue ? .value(answer) : .accepted
        }
    }

    /// Lets time pass until something is so: what has to be read or fetched again is so after a pause.
    private func pass(until isSo: () -> Bool) async {
        while !isSo() {
            clock.advance(by: .milliseconds(10))
            await Task.yield()
        }
    }

    @Test func `of what nobody has read is sent though the source never answers`() async throws {
        let sent = Locked(0)
        let numbers = OptimisticStore<Add>(
            name: "numbers",
            source: ClosureSource<Int> { _ in
                try await Task.sleep(for: .seconds(86_400))
                return .value(10)
            }, storage: storage, environment: clock.environment(connectivity: online)
        ) { _ in
            sent.withLock { $0 += 1 }
            return .accepted
        }
        let token = numbers.start()
        try await numbers.mutate("k", Add(number: 1))
        for _ in 0..<20_000 where sent.withLock({ $0 }) == 0 {
            clock.advance(by: .milliseconds(10))
            await Task.yield()
        }
        #expect(sent.withLock { $0 } == 1)
        token.cancel()
    }

    @Test func `that could not be stored is not shown any more`() async throws {
        let faulty = FaultyStorage(storage)
        let numbers = numbers(in: faulty)
        try await numbers.load("k")
        online.isOffline = true
        faulty.failCommits(1_000)
        await #expect(throws: LarderError.self) { try await numbers.mutate("k", Add(number: 1)) }
        faulty.failCommits(0)
        #expect(try await numbers.load("k", policy: .cacheOnly).value == 10)
        #expect(numbers.snapshot(of: "k").mutations.isEmpty)
    }

    @Test func `that was stored and could not be read is shown once, and goes when it was sent`()
        async throws
    {
        let faulty = FaultyStorage(storage)
        let numbers = numbers(in: faulty)
        try await numbers.load("k")
        faulty.afterNextCommit { faulty.failReads(1) }
        try await numbers.mutate("k", Add(number: 1))
        faulty.failReads(0)
        for _ in 0..<40 { try await numbers.mutate("k", Add(number: 1)) }
        try await numbers.outbox.drain()
        #expect(try await numbers.load("k", policy: .networkOnly).value == 51)
        #expect(numbers.snapshot(of: "k").mutations.isEmpty)
    }

    @Test func `whose answers were lost counts once when a person tries again under its identity`()
        async throws
    {
        let faulty = FaultyStorage(storage)
        let numbers = numbers(in: faulty)
        try await numbers.load("k")
        online.isOffline = true
        faulty.failCommits(2, after: true)
        await #expect(throws: LarderError.self) {
            try await numbers.mutate("k", Add(number: 1), id: "one")
        }
        try await numbers.mutate("k", Add(number: 1), id: "one")
        #expect(numbers.snapshot(of: "k").value == 11)
        online.isOffline = false
        try await numbers.outbox.drain()
        #expect(there.withLock { $0 } == 11)
    }

    @Test func `leaves a newer value alone when the answer is that to an earlier attempt`()
        async throws
    {
        let known = known
        let numbers = numbers(
            included: { _ in known.withLock { Array($0.keys) } }, saysValue: true,
            freshness: .after(.seconds(3_600)))
        try await numbers.load("k")
        losesAnswers.withLock { $0 = 1 }
        try await numbers.mutate("k", Add(number: 1))
        try await numbers.outbox.drain()
        there.withLock { $0 = 50 }
        try await numbers.load("k", policy: .networkOnly)
        clock.advance(by: .seconds(5))
        try await numbers.outbox.drain()
        #expect(try await numbers.load("k").value == 50)
    }

    @Test func `leaves a newer value alone when a person lets an earlier attempt be answered`()
        async throws
    {
        let numbers = numbers(saysValue: true, freshness: .after(.seconds(3_600)))
        try await numbers.load("k")
        losesAnswers.withLock { $0 = 1 }
        let id = try await numbers.mutate("k", Add(number: 1))
        try await numbers.outbox.drain()
        there.withLock { $0 = 50 }
        try await numbers.load("k", policy: .networkOnly)
        try await numbers.outbox.retry(id)
        #expect(try await numbers.outbox.waiting().map(\.attempts) == [1])
        try await numbers.outbox.drain()
        #expect(try await numbers.load("k", policy: .networkOnly).value == 50)
        #expect(try await numbers.load("k", policy: .cacheOnly).mutations.isEmpty)
    }

    @Test func `is known to be included, however many a server names`() async throws {
        let known = known
        let numbers = numbers(included: { _ in
            known.withLock { $0.keys.sorted() } + (0..<60).map { "old \($0)" }
        })
        try await numbers.load("k")
        losesAnswers.withLock { $0 = 1 }
        try await numbers.mutate("k", Add(number: 1))
        try await numbers.outbox.drain()
        #expect(try await numbers.load("k", policy: .networkOnly).value == 11)
    }

    @Test func `never vanishes in another process while it is sent`() async throws {
        for _ in 0..<60 {
            let trial = `A mutation beside failures`()
            let (one, other) = (trial.numbers(), trial.numbers())
            try await one.load("k")
            // A fetch beside the mutations could include one before its answer is stored.
            try await other.load("k", policy: .cacheOnly)
            let seen = Locked<[Int]>([])
            let token = other.observe("k") { snapshot in
                seen.withLock { $0.append(snapshot.value ?? 0) }
            }
            for _ in 0..<5 {
                try await one.mutate("k", Add(number: 1))
                try await one.outbox.drain()
            }
            await trial.pass { seen.withLock { $0.last } == 15 }
            let values = seen.withLock { $0 }
            #expect(values == values.sorted())
            token.cancel()
        }
    }

    @Test func `is applied once, though another process fetches it before its answer is stored`()
        async throws
    {
        let other = numbers()
        let one = OptimisticStore<Add>(
            name: "numbers", source: ClosureSource { [there] _ in .value(there.withLock { $0 }) },
            storage: storage, environment: clock.environment(connectivity: online)
        ) { [there] delivery in
            there.withLock { $0 += delivery.payload.change.number }
            try await other.load("k", policy: .networkOnly)
            return .accepted
        }
        try await one.load("k")
        try await one.mutate("k", Add(number: 1))
        try await one.outbox.drain()
        #expect(one.snapshot(of: "k").value == 11)
        #expect(try await other.load("k", policy: .cacheOnly).value == 11)
        try await one.mutate("k", Add(number: 1))
        try await one.outbox.drain()
        #expect(one.snapshot(of: "k").value == 12)
    }

    @Test func `of an earlier launch is shown over what is stored, and never over nothing`()
        async throws
    {
        let before = numbers()
        try await before.load("k")
        online.isOffline = true
        try await before.mutate("k", Add(number: 1))
        for _ in 0..<30 {
            let numbers = numbers()
            let seen = Locked<[Int?]>([])
            let token = numbers.observe("k") { snapshot in
                seen.withLock { $0.append(snapshot.value) }
            }
            await pass { seen.withLock { $0.last } == 11 }
            #expect(seen.withLock { !$0.contains(1) })
            token.cancel()
        }
    }

    @Test func `keeps what it is applied to in memory until it was sent`() async throws {
        let numbers = numbers()
        try await numbers.load("k")
        online.isOffline = true
        try await numbers.mutate("k", Add(number: 1))
        for _ in 0..<5 { await numbers.store.trimMemory() }
        #expect(numbers.snapshot(of: "k").value == 11)
        online.isOffline = false
        try await numbers.outbox.drain()
        var evicted = 0
        for _ in 0..<10_000 where evicted == 0 {
            await Task.yield()
            evicted = await numbers.store.trimMemory()
        }
        #expect(numbers.snapshot(of: "k").value == nil)
    }

    @Test func `says that the value cannot be read, and not that it makes no sense`() async throws {
        let before = numbers()
        try await before.load("k")
        let faulty = FaultyStorage(storage)
        let numbers = numbers(in: faulty)
        online.isOffline = true
        try await numbers.outbox.drain()
        faulty.failReads(1_000)
        do {
            try await numbers.mutate("k", Add(number: 0))
            Issue.record("It was taken.")
        } catch {
            #expect((error as? LarderError)?.code == .io)
        }
    }

    @Test func `is told to a watcher after ten thousand other keys`() async throws {
        let numbers = numbers()
        let seen = AsyncStream<Int?>.makeStream()
        let token = numbers.observe("k") { seen.continuation.yield($0.value) }
        try await numbers.load("k")
        online.isOffline = true
        for number in 0..<10_050 {
            _ = try await numbers.load(Key("other", "\(number)"), policy: .cacheOnly)
        }
        try await self.numbers().mutate("k", Add(number: 1))
        for await value in seen.stream where value == 11 { break }
        token.cancel()
    }

    @Test func `is read although a parked one of another key is damaged`() async throws {
        let numbers = numbers()
        try await storage.commit([
            .put(
                StoredEntry(
                    key: "numbers.outbox/parked/x", value: Data("garbage".utf8), format: "outbox/1",
                    metadata: EntryMetadata(times: Timestamps(fetched: clock.date))))
        ])
        try await numbers.load("k")
        try await numbers.mutate("k", Add(number: 1))
        #expect(numbers.snapshot(of: "k").value == 11)
    }

    @Test func `of another key that hangs holds up no fetch`() async throws {
        let slow = ScriptedDestination<Int>([.hold])
        let (clock, online) = (clock, online)
        let numbers = OptimisticStore<Add>(
            name: "numbers", source: ClosureSource { _ in .value(1) }, storage: storage,
            environment: clock.environment(connectivity: online)
        ) { delivery in
            if delivery.payload.key == "slow" {
                try await slow.send(Delivery(id: delivery.id, payload: 1))
            }
            return .accepted
        }
        let sending = numbers.start()
        try await numbers.mutate("slow", Add(number: 1))
        await slow.received(atLeast: 1)
        #expect(try await numbers.load("k", policy: .networkOnly).value == 1)
        slow.release()
        sending.cancel()
    }

    @Test func `takes a time that grows with their number, and not with its square`() async throws {
        online.isOffline = true
        let numbers = numbers()
        try await numbers.load("k", policy: .cacheOnly)
        var reads: [Int] = []
        let slow = SlowStorage(storage)
        let counted = self.numbers(in: slow)
        for count in [100, 400] {
            let before = slow.reads
            for number in 0..<count {
                try await counted.mutate(Key("k", "\(count)"), Add(number: number + 1))
            }
            reads.append(slow.reads - before)
        }
        #expect(reads[1] < reads[0] * 5)
    }
}

/// The source says that there is nothing.
@Suite struct `A value that was removed on the server` {
    @Test func `stays removed though the answer to its removal was lost`() async throws {
        let trial = RowTrial(hasVersions: false)
        let rows = trial.store()
        try await rows.load("a")
        trial.script.withLock { $0 = [.timedOut] }
        try await rows.mutate("a", .remove)
        try await trial.settle(rows.queue)
        #expect(trial.text == nil)
        #expect(try await rows.queue.outbox.waiting().isEmpty)
        #expect(try await rows.load("a", policy: .cacheOnly).value == nil)
    }

    @Test func `is a conflict with nothing on the other side`() async throws {
        let trial = RowTrial()
        let rows = trial.store(.keepTheirs)
        try await rows.load("a")
        trial.there.withLock { $0 = nil }
        trial.script.withLock { $0 = [.conflict] }
        try await rows.mutate("a", .put(VersionedRow(text: "mine", version: 1)))
        try await trial.settle(rows.queue)
        let conflict = try #require(try await rows.queue.conflicts().first)
        #expect(conflict.theirs == nil && conflict.outcome == .keptTheirs)
        #expect(try await rows.queue.outbox.parked().isEmpty)
        #expect(try await rows.load("a", policy: .cacheOnly).value == nil)
    }
}
