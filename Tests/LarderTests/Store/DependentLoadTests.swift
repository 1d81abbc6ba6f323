import Larder
import LarderSimulation
import Testing

@Suite(.timeLimit(.minutes(15))) struct `A source that loads from another store` {
    let clock = ManualClock()
    let queue = FetchQueue(limit: 1)

    /// A store over the same queue, whose values come from the closure.
    private func store(
        _ name: String, _ fetch: @escaping @Sendable (Key) async throws -> String
    ) -> Store<String> {
        Store(
            name: name, source: ClosureSource { .value(try await fetch($0.key)) }, retry: .never,
            queue: queue, environment: clock.environment())
    }

    @Test func `gets its value through a queue of one, two levels deep`() async throws {
        let token = store("tokens") { _ in "secret" }
        let user = store("users") { "\($0) by \(try await token.load("t").value ?? "")" }
        #expect(try await user.load("ada").value == "ada by secret")
        #expect(queue.counts == (0, 0))
    }

    @Test func `gets its value through a queue of one, three levels deep`() async throws {
        let token = store("tokens") { _ in "secret" }
        let user = store("users") { "\($0) by \(try await token.load("t").value ?? "")" }
        let feed = store("feeds") { "\($0) of \(try await user.load("ada").value ?? "")" }
        #expect(try await feed.load("news").value == "news of ada by secret")
        #expect(queue.counts == (0, 0))
    }

    @Test func `may ask for several at once, which share its place`() async throws {
        let most = Locked((now: 0, most: 0))
        let parts = store("parts") { key in
            most.withLock { count in
                count.now += 1
                count.most = max(count.most, count.now)
            }
            await Task.yield()
            most.withLock { $0.now -= 1 }
            return key.path
        }
        let whole = store("wholes") { _ in
            async let first = parts.load("1").value
            async let second = parts.load("2").value
            async let third = parts.load("3").value
            return try await [first, second, third].compactMap { $0 }.joined(separator: " ")
        }
        #expect(try await whole.load("w").value == "1 2 3")
        #expect(most.withLock { $0.most } == 1)
        #expect(queue.counts == (0, 0))
    }

    @Test func `ends when two that it asks for come back while a stranger has its place`()
        async throws
    {
        let inner = ScriptedSource<String>([.held("x"), .held("y")])
        let parts = Store(name: "parts", source: inner, environment: clock.environment())
        let (second, plain) = (Locked(false), Locked(false))
        let whole = store("wholes") { key in
            if key == "plain" {
                while !plain.withLock({ $0 }) { await Task.yield() }
                return "plain"
            }
            async let x = parts.load("x").value
            async let y = {
                while !second.withLock({ $0 }) { await Task.yield() }
                return try await parts.load("y").value
            }()
            return try await [x, y].compactMap { $0 }.joined()
        }
        let load = Task { try await whole.load("both").value }
        await inner.started(1)
        let stranger = Task { try await whole.load("plain").value }
        while queue.counts != (1, 0) { await Task.yield() }
        inner.release()
        // The first wants the place back, which the stranger has.
        while queue.counts.waiting == 0 { await Task.yield() }
        second.withLock { $0 = true }
        await inner.started(2)
        inner.release()
        for _ in 0..<100 { await Task.yield() }
        plain.withLock { $0 = true }
        #expect(try await stranger.value == "plain")
        #expect(try await load.value?.count == 2)
        #expect(queue.counts == (0, 0))
    }

    @Test func `shares what it depends on with many others, none of which waits for ever`()
        async throws
    {
        let token = store("tokens") { _ in "secret" }
        let users = store("users") { "\($0) by \(try await token.load("t").value ?? "")" }
        let values = try await withThrowingTaskGroup(of: String?.self) { group in
            for number in 0..<100 {
                group.addTask { try await users.load(Key("\(number)")).value }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values.allSatisfy { $0?.hasSuffix(" by secret") == true })
        #expect(queue.counts == (0, 0))
    }

    @Test func `is cancelled down to what it waits for, and leaves the queue free`() async throws {
        let script = ScriptedSource<String>([.held("never"), .value("now")])
        let below = Store(
            name: "below", source: script, retry: .never, queue: queue,
            environment: clock.environment())
        let above = store("above") { _ in try await below.load("b").value ?? "" }
        let load = Task { try await above.load("a") }
        await script.started()
        load.cancel()
        await #expect(throws: CancellationError.self) { try await load.value }
        while script.cancelled == 0 || queue.counts.running > 0 { await Task.yield() }
        #expect(queue.counts == (0, 0))
        #expect(try await above.load("a").value == "now")
    }

    @Test func `fails with the reason of what it depends on, and leaves the queue free`()
        async throws
    {
        let below = store("below") { _ in throw LarderError(.refused, message: "No.") }
        let above = store("above") { _ in try await below.load("b").value ?? "" }
        let error = await #expect(throws: LarderError.self) { try await above.load("a") }
        #expect(error?.code == .refused)
        #expect(queue.counts == (0, 0))
    }
}
