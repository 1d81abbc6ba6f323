import Foundation
import Larder
import LarderSimulation
import Testing

@testable import LarderHTTP

@Suite struct `Stale answers` {
    func bench(_ control: String, _ options: HTTPCacheOptions = .init()) async throws -> CacheBench
    {
        let bench = CacheBench(options)
        bench.answers(200, ["Cache-Control": .init(control)], "old")
        _ = try await bench.get()
        bench.clock.advance(20)
        return bench
    }

    @Test(arguments: [LarderError.Code.unreachable, .timedOut, .unreadable, .busy])
    func `stand in when the origin gives none`(code: LarderError.Code) async throws {
        let bench = try await bench("max-age=10")
        bench.fails(code)
        let answer = try await bench.get()
        #expect(answer.state == .stale(.unreachable(code)) && answer.text == "old")
        #expect(answer.age == .seconds(20) && answer.response.fields["Age"] == "20")
    }

    @Test func `stand in offline, without a try`() async throws {
        let bench = try await bench("max-age=10")
        bench.connectivity.isOffline = true
        #expect(try await bench.get().state == .stale(.unreachable(.offline)))
        #expect(bench.seen.count == 1)
    }

    @Test(arguments: [
        "max-age=10, must-revalidate", "max-age=10, no-cache", "max-age=60, no-cache",
        "max-age=10, must-revalidate, stale-if-error=60, stale-while-revalidate=60",
        "max-age=10, no-cache, stale-if-error=60, stale-while-revalidate=60",
    ])
    func `never stand in where the origin forbids it`(control: String) async throws {
        let bench = try await bench(control)
        bench.fails()
        await #expect(throws: LarderError.self) { try await bench.get() }
        await #expect(throws: LarderError.self) {
            try await bench.get(["Cache-Control": "max-stale"])
        }
        bench.answers(503)
        #expect(try await bench.get().response.status == 503)
    }

    @Test(arguments: ["no-cache", "max-age=0", "max-age=15"])
    func `do not stand in for a caller who wants better`(directive: String) async throws {
        let bench = try await bench("max-age=10")
        bench.fails()
        await #expect(throws: LarderError.self) {
            try await bench.get(["Cache-Control": .init(directive)])
        }
    }

    @Test func `do not stand in past the limit of the options`() async throws {
        let bench = try await bench(
            "max-age=10", HTTPCacheOptions(staleWhenUnreachable: .seconds(30)))
        bench.fails()
        #expect(try await bench.get().state == .stale(.unreachable(.unreachable)))
        bench.clock.advance(20)
        await #expect(throws: LarderError.self) { try await bench.get() }
    }

    @Test(arguments: [500, 502, 503, 504])
    func `stand in for a failing origin as long as it allowed`(status: Int) async throws {
        let bench = try await bench("max-age=10, stale-if-error=30")
        bench.answers(status)
        #expect(try await bench.get().state == .stale(.failing(status: status)))
        bench.clock.advance(20)
        #expect(try await bench.get().response.status == status)
    }

    @Test(arguments: [404, 501, 505, 403])
    func `do not stand in for any other answer`(status: Int) async throws {
        let bench = try await bench("max-age=10, stale-if-error=30")
        bench.answers(status)
        #expect(try await bench.get().response.status == status)
    }

    @Test func `survive an answer that says the origin is failing`() async throws {
        let bench = try await bench("max-age=10")
        bench.answers(503)
        #expect(try await bench.get().response.status == 503)
        bench.fails()
        #expect(try await bench.get().text == "old")
    }

    @Test func `are refreshed once behind the backs of many`() async throws {
        let bench = try await bench("max-age=10, stale-while-revalidate=60")
        bench.answers(200, ["Cache-Control": "max-age=10"], "new")
        let states = try await withThrowingTaskGroup(of: HTTPCacheResponse.State.self) { group in
            for _ in 0..<20 { group.addTask { try await bench.get().state } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(states.allSatisfy { $0 == .stale(.refreshing) || $0 == .fresh })
        await bench.cache.finishRefreshes()
        #expect(bench.seen.count == 2)
        let answer = try await bench.get()
        #expect(answer.state == .fresh && answer.text == "new")
    }

    @Test func `are stored and refreshed on the executor of the environment, and nowhere else`() {
        let executor = SeededExecutor(seed: 1)
        let bench = CacheBench(executor: executor)
        let texts = Locked<[String]>([])
        func get() {
            executor.start {
                let text = try? await bench.get().text
                texts.withLock { $0.append(text ?? "none") }
            }
            while executor.runOne() {}
        }
        let control = "max-age=10, stale-while-revalidate=60"
        bench.answers(200, ["Cache-Control": .init(control)], "old")
        get()
        bench.answers(200, ["Cache-Control": .init(control)], "new")
        bench.clock.advance(20)
        get()
        #expect(bench.seen.count == 2)
        get()
        #expect(texts.withLock { $0 } == ["old", "old", "new"])
    }

    @Test func `stay when their refresh fails, and are not refreshed past the window`()
        async throws
    {
        let bench = try await bench("max-age=10, stale-while-revalidate=30")
        bench.fails()
        #expect(try await bench.get().text == "old")
        await bench.cache.finishRefreshes()
        #expect(try await bench.get().state == .stale(.refreshing))
        await bench.cache.finishRefreshes()
        bench.answers(200, [:], "new")
        bench.clock.advance(20)
        #expect(try await bench.get().text == "new")
    }

    @Test func `do not hide that the caller gave up`() async throws {
        let bench = try await bench("max-age=10")
        bench.answers { _ in throw CancellationError() }
        await #expect(throws: CancellationError.self) { try await bench.get() }
    }
}
