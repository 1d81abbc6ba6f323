#if Log && Metrics && Tracing
import Foundation
import InMemoryTracing
import Larder
import LarderSimulation
import LarderTelemetry
import Testing
import Tracing

@Suite(.timeLimit(.minutes(5))) struct `The span of a fetch` {
    private let clock = ManualClock()
    private let reported = Reported()

    /// Does something as part of a request.
    private func asking<Result: Sendable>(
        _ name: String, _ body: @Sendable () async throws -> Result
    ) async throws -> (span: InMemorySpan, result: Result) {
        let span = reported.tracer.startSpan(name)
        defer { span.end() }
        return (
            span, try await InstrumentationContext.$current.withValue(span.context, operation: body)
        )
    }

    @Test func `goes from who asks to what the source asks`() async throws {
        let tracer = reported.tracer
        let source = ClosureSource<Int> { _ in
            tracer.startSpan("GET").end()
            return .value(1)
        }
        let store = Store<Int>(
            name: "rates", source: source, environment: reported.environment(clock))
        let request = try await asking("request") { try await store.load("a").value }
        #expect(request.result == 1)
        let fetch = try #require(reported.fetches.first)
        #expect(fetch.parentSpanID == request.span.spanID)
        #expect(fetch.traceID == request.span.traceID)
        #expect(fetch.text("larder.store.name") == "rates")
        #expect(fetch.text("larder.fetch.outcome") == "fetched")
        #expect(fetch.status == nil)
        #expect(fetch.events.map(\.name) == ["larder.fetch.started", "larder.fetch.succeeded"])
        let inner = try #require(tracer.finishedSpans.first { $0.operationName == "GET" })
        #expect(inner.parentSpanID == fetch.spanID)
        #expect(reported.fetches.count == 1)
    }

    @Test func `is one for all who join, with links to them`() async throws {
        let source = ScriptedSource<Int>([.held(1)])
        let store = Store<Int>(
            name: "rates", source: source, environment: reported.environment(clock))
        async let first = asking("first") { try await store.load("a").value }
        await source.started()
        async let second = asking("second") { try await store.load("a").value }
        await reported.until { $0.messages.contains("fetch joined") }
        source.release()
        let askers = try await (first.span, second.span)
        let fetch = try #require(reported.fetches.first)
        #expect(reported.fetches.count == 1)
        #expect(fetch.parentSpanID == askers.0.spanID)
        #expect(
            fetch.links.map { $0.context.inMemorySpanContext?.spanID } == [askers.1.spanID])
    }

    @Test func `ends with the kind of the error, and without its words`() async throws {
        let source = ScriptedSource<Int>([.failure(.refused, "secret")])
        let store = Store<Int>(
            name: "rates", source: source, environment: reported.environment(clock))
        await #expect(throws: LarderError.self) { try await store.load("a") }
        await #expect(throws: LarderError.self) { try await store.load("a", policy: .noStore) }
        #expect(reported.fetches.count == 2)
        for fetch in reported.fetches {
            #expect(fetch.status == SpanStatus(code: .error))
            #expect(fetch.text("error.type") == "refused")
            #expect(fetch.text("larder.fetch.outcome") == "failed")
            #expect(fetch.errors.isEmpty)
        }
    }

    @Test func `covers the waits, and tells of each attempt`() async throws {
        let source = ScriptedSource<Int>([.failure(.unreachable), .value(1)])
        let store = Store<Int>(
            name: "rates", source: source, environment: reported.environment(clock))
        async let value = store.load("a").value
        await clock.sleepers()
        #expect(reported.fetches.isEmpty)
        clock.advance(by: .seconds(10))
        #expect(try await value == 1)
        #expect(
            reported.fetches.first?.events.map(\.name) == [
                "larder.fetch.started", "larder.fetch.retried", "larder.fetch.succeeded",
            ])
    }

    @Test func `says that everybody left`() async throws {
        let source = ScriptedSource<Int>([.held(1)])
        let store = Store<Int>(
            name: "rates", source: source, environment: reported.environment(clock))
        let asker = Task { try await store.load("a") }
        await source.started()
        asker.cancel()
        await #expect(throws: CancellationError.self) { try await asker.value }
        await reported.until { !$0.fetches.isEmpty }
        #expect(reported.fetches.first?.text("larder.fetch.outcome") == "cancelled")
        #expect(reported.fetches.first?.status == nil)
    }

    @Test func `belongs to nobody's request when a timer asks`() async throws {
        let source = ScriptedSource<Int>([.value(1)])
        let store = Store<Int>(
            name: "rates", source: source, environment: reported.environment(clock))
        let watching = store.observe("a") { _ in }
        let request = try await asking("request") {
            store.prefetch("a")
            return store.poll("a", every: .seconds(60))
        }
        await reported.until { !$0.fetches.isEmpty }
        await clock.sleepers()
        clock.advance(by: .seconds(60))
        await reported.until { $0.fetches.count == 2 }
        #expect(reported.fetches.map(\.parentSpanID) == [request.span.spanID, nil])
        #expect(
            reported.fetches.map { $0.attributes.get("larder.fetch.background") } == [
                .bool(false), .bool(true),
            ])
        request.result.cancel()
        watching.cancel()
    }

    @Test func `is not inside the one before when a watched value is fetched once more by itself`()
        async throws
    {
        let (watched, asked) = (Locked<Store<Int>?>(nil), Locked(0))
        let source = ClosureSource<Int> { request in
            let number = asked.withLock { number in
                number += 1
                return number
            }
            // It is outdated before it has arrived.
            if number < 4 { try await watched.withLock(\.self)?.invalidate(request.key) }
            return .value(number)
        }
        let store = Store<Int>(
            name: "rates", source: source, environment: reported.environment(clock))
        watched.withLock { $0 = store }
        defer { watched.withLock { $0 = nil } }
        let token = store.observe("a") { _ in }
        let request = try await asking("request") { try await store.load("a").value }
        await reported.until { $0.fetches.count == 4 }
        #expect(reported.fetches.map(\.parentSpanID) == [request.span.spanID, nil, nil, nil])
        #expect(Set(reported.fetches.map(\.traceID)).count == 4)
        token.cancel()
    }

    @Test func `of a source's own store is inside the span of its fetch`() async throws {
        let environment = reported.environment(clock)
        let tokens = Store<Int>(
            name: "tokens", source: ScriptedSource([.value(1)]), environment: environment)
        let source = ClosureSource<Int> { _ in .value(try await tokens.load("t").value ?? 0) }
        let store = Store<Int>(name: "rates", source: source, environment: environment)
        try await store.load("a")
        let names = reported.fetches.map { $0.text("larder.store.name") }
        #expect(names == ["tokens", "rates"])
        #expect(reported.fetches.first?.parentSpanID == reported.fetches.last?.spanID)
        #expect(reported.fetches.allSatisfy { $0.events.count == 2 })
    }

    @Test func `is there for pages and blobs too`() async throws {
        let environment = reported.environment(clock)
        let source = ClosurePagedSource<Row> { request in
            .value(Page([Row(id: request.cursor?.number ?? 0)], next: PageCursor(1)))
        }
        let list = PagedStore(name: "rows", source: source, environment: environment).list("all")
        try await list.load()
        try await list.load(.cached, .more)
        let blobs = BlobStore(in: MemoryStorage(), name: "icons", environment: environment)
        _ = try await blobs.load(Key("a")) { Data([1]) }
        #expect(
            reported.fetches.map { $0.text("larder.store.name") } == ["rows", "rows", "icons"])
    }
}

private struct Row: Codable, ListItem { var id: Int }
#endif
