import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

/// A change of a list of words, or of a counter in front of it.
private enum Change: Mutation, Equatable {
    case add(String)
    case remove(String)
    case count(Int)

    func apply(to value: inout Words?) throws {
        var words = value ?? Words()
        switch self {
        case .add(let word): words.list.append(word)
        case .remove(let word):
            guard let place = words.list.firstIndex(of: word) else {
                throw LarderError(.notFound, message: "There is no \(word).")
            }
            words.list.remove(at: place)
        case .count(let number): words.count += number
        }
        value = words
    }
}

private struct Words: Codable, Sendable, Equatable {
    var list: [String] = []
    var count = 0
}

/// A server that honours identities, and does what the test says.
private final class WordServer: Sendable {
    struct State {
        var words = Words()
        var known: Set<String> = []
        var faults: [LarderError.Code?] = []
        var losesAnswers = 0
        var saysValue = false
        var fetches = 0
    }

    let state = Locked(State())

    func send(_ delivery: Delivery<KeyedMutation<Change>>) throws -> MutationResult<Words> {
        try state.withLock { state in
            if !state.faults.isEmpty, let fault = state.faults.removeFirst() {
                throw LarderError(fault, message: "The test refuses it.")
            }
            if state.known.insert(delivery.id).inserted {
                var words: Words? = state.words
                try delivery.payload.change.apply(to: &words)
                state.words = words ?? Words()
            }
            if state.losesAnswers > 0 {
                state.losesAnswers -= 1
                throw LarderError(.timedOut, message: "The test loses the answer.")
            }
            return state.saysValue ? .value(state.words) : .accepted
        }
    }

    var source: ClosureSource<Words> {
        ClosureSource { _ in
            .value(
                self.state.withLock { state in
                    state.fetches += 1
                    return state.words
                })
        }
    }
}

@Suite private struct `A mutation` {
    let clock = ManualClock()
    let online = ConnectivitySwitch(otherwise: .online)
    let storage = MemoryStorage(durability: .precious)
    let server = WordServer()

    func words(rule: DeliveryRule = .standard) -> OptimisticStore<Change> {
        let server = server
        return OptimisticStore(
            name: "words", source: server.source, storage: storage, rule: rule,
            environment: clock.environment(connectivity: online)
        ) { try server.send($0) }
    }

    @Test func `is shown at once, and goes when the server has it`() async throws {
        let words = words()
        try await words.load("k")
        try await words.mutate("k", .add("a"))
        let before = words.snapshot(of: "k")
        #expect(before.value?.list == ["a"])
        #expect(before.confirmed.value?.value?.list == [])
        #expect(before.mutations.map(\.state) == [.waiting])
        try await words.outbox.drain()
        let after = words.snapshot(of: "k")
        #expect(after.value?.list == ["a"])
        #expect(after.mutations.isEmpty)
        #expect(after.confirmed.value?.value?.list == ["a"])
        #expect(server.state.withLock { $0.words.list } == ["a"])
    }

    @Test func `stays right when the one before it is refused`() async throws {
        let words = words()
        try await words.load("k")
        try await words.mutate("k", .add("a"))
        try await words.mutate("k", .add("b"))
        #expect(words.snapshot(of: "k").value?.list == ["a", "b"])
        server.state.withLock { $0.faults = [.refused] }
        try await words.outbox.drain()
        let shown = try await words.load("k", policy: .networkOnly)
        #expect(shown.value?.list == ["b"])
        #expect(shown.mutations.map(\.state) == [.parked])
        #expect(shown.mutations.map(\.change) == [.add("a")])
        #expect(shown.mutations.first?.failure?.error.message == "The test refuses it.")
        let id = try #require(shown.mutations.first?.id)
        try await words.outbox.retry(id)
        try await words.outbox.drain()
        #expect(try await words.load("k", policy: .networkOnly).value?.list == ["b", "a"])
    }

    @Test func `is replayed over a newer value of the server`() async throws {
        let words = words(rule: DeliveryRule { _, _ in .ask })
        try await words.load("k")
        server.state.withLock { $0.faults = [.conflict] }
        try await words.mutate("k", .add("mine"))
        try await words.outbox.drain()
        server.state.withLock { $0.words.list = ["theirs"] }
        let shown = try await words.load("k", policy: .networkOnly)
        #expect(shown.value?.list == ["theirs", "mine"])
        #expect(shown.confirmed.value?.value?.list == ["theirs"])
        #expect(shown.mutations.map(\.state) == [.asking])
    }

    @Test func `is shown after a restart, also offline`() async throws {
        let words = words()
        try await words.load("k")
        online.isOffline = true
        try await words.mutate("k", .add("a"))
        let next = self.words()
        let token = next.observe("k") { _ in }
        #expect(try await next.load("k", policy: .cacheOnly).value?.list == ["a"])
        online.isOffline = false
        // The change goes first, and what is fetched after it includes it: one fetch is enough.
        let before = server.state.withLock { $0.fetches }
        let shown = try await next.load("k", policy: .networkOnly)
        #expect(shown.confirmed.value?.value?.list == ["a"])
        #expect(server.state.withLock { $0.words.list } == ["a"])
        #expect(server.state.withLock { $0.fetches } == before + 1)
        token.cancel()
    }

    @Test(arguments: [false, true])
    func `counts once, however often its answer is lost`(saysValue: Bool) async throws {
        server.state.withLock {
            $0.losesAnswers = 3
            $0.saysValue = saysValue
        }
        let words = words()
        try await words.load("k")
        try await words.mutate("k", .count(1))
        for _ in 0..<5 {
            try await words.outbox.drain()
            clock.advance(by: .seconds(20))
        }
        #expect(words.snapshot(of: "k").value?.count == 1)
        #expect(try await words.load("k", policy: .networkOnly).value?.count == 1)
    }

    @Test func `that makes no sense is refused, and nothing is stored`() async throws {
        let words = words()
        try await words.load("k")
        await #expect(throws: LarderError.self) { try await words.mutate("k", .remove("x")) }
        #expect(words.snapshot(of: "k").mutations.isEmpty)
        #expect(try await words.outbox.waiting().isEmpty)
    }

    @Test func `that no longer fits is not shown, says why, and is still sent`() async throws {
        server.state.withLock { $0.words.list = ["a"] }
        let words = words(rule: DeliveryRule { _, _ in .ask })
        try await words.load("k")
        server.state.withLock { $0.faults = [.conflict] }
        try await words.mutate("k", .remove("a"))
        try await words.outbox.drain()
        server.state.withLock { $0.words.list = ["b"] }
        let shown = try await words.load("k", policy: .networkOnly)
        #expect(shown.value?.list == ["b"])
        #expect(shown.mutations.first?.misfit?.message == "There is no a.")
        #expect(shown.mutations.first?.isShown == false)
    }

    @Test func `is told to observers with every step`() async throws {
        let seen = Locked<[String]>([])
        let words = words()
        try await words.load("k")
        let token = words.observe("k") { snapshot in
            let states = snapshot.mutations.map(\.state.rawValue).joined()
            let line = "\(snapshot.value?.list.joined() ?? "-") \(states)"
            seen.withLock { if $0.last != line { $0.append(line) } }
        }
        try await words.mutate("k", .add("a"))
        try await words.outbox.drain()
        #expect(seen.withLock { $0.prefix(3) } == [" ", "a pending", "a waiting"])
        // No step takes the change back.
        #expect(seen.withLock { $0.dropFirst().allSatisfy { $0.hasPrefix("a ") } })
        token.cancel()
    }

    @Test func `is told to nobody who has cancelled, even while being told`() async throws {
        let words = words()
        try await words.load("k")
        let token = Locked<ObservationToken?>(nil)
        let calls = Locked(0)
        let watching = words.observe("k") { snapshot in
            calls.withLock { $0 += 1 }
            guard !snapshot.mutations.isEmpty else { return }
            // It would be told after this call.
            words.store.setSoon("k", to: Confirmed(nil))
            token.withLock(\.self)?.cancel()
        }
        token.withLock { $0 = watching }
        let before = calls.withLock(\.self)
        try await words.mutate("k", .add("a"))
        try await words.outbox.drain()
        #expect(calls.withLock(\.self) == before + 1)
    }

    @Test func `of another process is shown too`() async throws {
        let (one, other) = (words(), words())
        let seen = AsyncStream<Words?>.makeStream()
        let token = one.observe("k") { seen.continuation.yield($0.value) }
        try await one.load("k")
        try await other.load("k")
        online.isOffline = true
        try await other.mutate("k", .add("a"))
        for await value in seen.stream where value?.list == ["a"] { break }
        #expect(one.snapshot(of: "k").mutations.map(\.state) == [.waiting])
        token.cancel()
    }

    @Test func `ends, one way or the other, as the server has it`() async throws {
        for seed in UInt64(1)...60 {
            var random = SeededRandom(seed: seed)
            let trial = `A mutation`()
            let words = trial.words()
            var sum = 0
            for _ in 0..<12 {
                switch random.next() as UInt64 % 6 {
                case 0, 1, 2:
                    let number = Int(random.next() as UInt64 % 100)
                    sum += number
                    try await words.mutate("k", .count(number))
                    let shown = words.snapshot(of: "k")
                    let parked = shown.mutations.filter { $0.state == .parked }
                    #expect(parked.isEmpty, "seed \(seed)")
                case 3:
                    trial.server.state.withLock { state in
                        state.faults = [.unreachable, nil, .busy]
                        state.losesAnswers = Int(random.next() as UInt64 % 2)
                    }
                case 4: try await words.outbox.drain()
                default:
                    trial.clock.advance(by: .seconds(Int(random.next() as UInt64 % 40)))
                    _ = try? await words.load("k", policy: .networkOnly)
                }
            }
            for _ in 0..<20 where try await words.outbox.counts().waiting > 0 {
                trial.clock.advance(by: .seconds(600))
                try await words.outbox.drain()
            }
            #expect(trial.server.state.withLock { $0.words.count } == sum, "seed \(seed)")
            let last = try await words.load("k", policy: .networkOnly)
            #expect(last.value?.count == sum, "seed \(seed)")
            #expect(last.mutations.isEmpty, "seed \(seed)")
        }
    }
}
