import Foundation
import Larder
import LarderHTTP
import Testing

extension HostileContract {
    /// The cases of the hostile origin that take several turns, or in which more counts than
    /// whether a value came.
    public func checkTurns(at server: HostileServer) async throws {
        try await checkValidators(at: server)
        try await checkFreshness(at: server)
        try await checkManners(at: server)
        try await checkLaterFailures(at: server)
    }

    private func known(_ fetched: Fetched<Data>) -> Known<Data> {
        Known(
            value: fetched.value, times: Timestamps(fetched: Date()), validators: fetched.validators
        )
    }

    private func isNotModified(_ result: FetchResult<Data>) -> Bool {
        if case .notModified = result { return true }
        return false
    }

    private func checkValidators(at server: HostileServer) async throws {
        let feed = try await value("/feed", at: server)
        // What the answer took on its way counts as age, and a busy machine takes long.
        #expect(feed.freshness.map { (30...60).contains($0.fresh.inSeconds) } == true)
        #expect(isNotModified(try await fetch("/feed", at: server, known: known(feed))))

        let chain = try await value("/redirect-chain", at: server)
        #expect(isNotModified(try await fetch("/redirect-chain", at: server, known: known(chain))))

        let first = try await value("/304-other-etag", at: server)
        await #expect(throws: LarderError.self) {
            try await fetch("/304-other-etag", at: server, known: known(first))
        }
        for path in ["/etag-flap", "/etag-lie"] {
            let old = try await value(path, at: server)
            let new = try await fetch(path, at: server, known: known(old))
            #expect(!isNotModified(new), "\(path)")
        }
        #expect(try await value("/etag-odd", at: server).validators["etag"] == nil)
        #expect(try await value("/etag-odd?v=abc", at: server).validators["etag"] == "abc")
    }

    private func checkFreshness(at server: HostileServer) async throws {
        let expected: [(String, Duration?)] = [
            ("/clock", .zero), ("/clock?skew=86400", .seconds(60)), ("/expires", .zero),
            ("/no-date", .seconds(60)), ("/lm-future", nil), ("/age", .zero),
            ("/vary", .seconds(60)),
            ("/cc?v=no-cache", .zero), ("/cc?v=max-age%3D30", .seconds(30)),
        ]
        for (path, duration) in expected {
            let fresh = try await value(path, at: server).freshness?.fresh
            let isRight = fresh.map { fresh in
                duration.map { (-0.01...25).contains(($0 - fresh).inSeconds) } ?? false
            }
            #expect(isRight ?? (duration == nil), "\(path): \(String(describing: fresh))")
        }
        _ = try await value("/cc", at: server)
    }

    private func checkManners(at server: HostileServer) async throws {
        let now = Locked(Date())
        let client = client(environment: StoreEnvironment(now: { now.withLock { $0 } }))
        var error = await failure("/retry-after", at: server, over: client)
        #expect(error?.code == .busy)
        let wait = error?.retryAfter?.timeIntervalSince(now.withLock { $0 }) ?? 0
        #expect((119...121).contains(wait))
        error = await failure("/feed", at: server, over: client)
        #expect(error?.code == .busy)
        now.withLock { $0 += 121 }
        _ = try await value("/feed", at: server, over: client)

        let echo = try await value("/echo", at: server).value
        let fields = try JSONDecoder().decode([String: String].self, from: echo)
        #expect(fields["user-agent"] == "Larder-tests/0.1 (+https://a.example/)")
        #expect(fields["accept-encoding"] == (isLinuxSession ? "identity" : "gzip, deflate"))

        for _ in 0..<3 {
            let request = TransportRequest(
                method: "POST", url: server.url("/outbox"), fields: ["Idempotency-Key": "k"],
                body: Data("x".utf8))
            #expect(try await self.client().send(request).status == 200)
        }
    }

    private func failure(
        _ path: String, at server: HostileServer, over client: HTTPClient? = nil
    ) async -> LarderError? {
        do {
            _ = try await value(path, at: server, over: client)
            return nil
        } catch {
            return error as? LarderError
        }
    }

    /// First a value, then what each case does next.
    private func checkLaterFailures(at server: HostileServer) async throws {
        let expected: [(String, LarderError.Code)] = [
            ("/stale-if-error", .unreachable), ("/must-revalidate", .unreachable),
            ("/ok-then-die", .unreachable),
        ]
        for (path, code) in expected {
            _ = try await value(path, at: server)
            let error = await failure(path, at: server)
            #expect(error?.code == code, "\(path): \(String(describing: error))")
        }
        for path in ["/swr", "/shrink"] {
            let first = try await value(path, at: server).value
            #expect(try await value(path, at: server).value != first, "\(path)")
        }
        var codes: [LarderError.Code?] = []
        for _ in 0..<3 { codes.append(await failure("/flaky", at: server)?.code) }
        #expect(codes.filter { $0 == nil }.count == 1)
        #expect(codes.filter { $0 == .busy }.count == 2)
    }
}
