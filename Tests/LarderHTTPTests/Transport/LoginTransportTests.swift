import Foundation
import Larder
import LarderHTTP
import Testing

@Suite struct `A login that expires` {
    /// A server that takes one login, and gives out the next one.
    private final class Account: Sendable {
        let valid = Locked("Bearer 1")
        let asked = Locked<[String?]>([])

        func renew(_ refused: String?) async throws -> String {
            asked.withLock { $0.append(refused) }
            for _ in 0..<100 { await Task.yield() }
            return valid.withLock { $0 }
        }
    }

    private let account = Account()

    /// So long that a busy machine is no reason for a failure.
    private static let patient: HTTPLimits = {
        var limits = HTTPLimits()
        (limits.head, limits.idle, limits.total) = (.seconds(900), .seconds(900), .seconds(900))
        return limits
    }()

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private func transport(
        _ answer: (@Sendable (TransportRequest) async throws -> ScriptedTransport.Reply)? = nil
    ) throws -> (login: LoginTransport, server: ScriptedTransport) {
        let account = account
        let inner = ScriptedTransport(
            answer ?? { request in
                let isValid = request.fields["authorization"] == account.valid.withLock { $0 }
                return .init(isValid ? 200 : 401)
            })
        let login = LoginTransport(inner, server: try url("https://example.org/api")) {
            try await account.renew($0)
        }
        return (login, inner)
    }

    private func get(
        _ transport: LoginTransport, _ text: String, _ fields: HeaderFields = [:]
    ) async throws -> Int {
        try await transport.send(
            TransportRequest(url: try url(text), fields: fields), limits: Self.patient,
            addresses: .any, report: { _ in }
        ).status
    }

    @Test func `goes along, and is renewed once it is refused`() async throws {
        let (login, inner) = try transport()
        #expect(try await get(login, "https://example.org/a") == 200)
        account.valid.withLock { $0 = "Bearer 2" }
        #expect(try await get(login, "https://example.org/b") == 200)
        #expect(try await get(login, "https://EXAMPLE.org:443/c") == 200)
        #expect(account.asked.withLock { $0 } == [nil, "Bearer 1"])
        #expect(
            inner.requests.map { $0.fields["authorization"] }
                == ["Bearer 1", "Bearer 1", "Bearer 2", "Bearer 2"])
    }

    @Test func `is renewed once for all that are refused at the same time`() async throws {
        let (login, _) = try transport()
        #expect(try await get(login, "https://example.org/a") == 200)
        account.valid.withLock { $0 = "Bearer 2" }
        let statuses = try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                group.addTask { try await get(login, "https://example.org/\(number)") }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 20))
        #expect(account.asked.withLock { $0.count } == 2)
    }

    @Test(arguments: [
        "http://example.org/", "https://example.org:8443/", "https://www.example.org/",
        "https://example.org.evil.example/",
    ])
    func `goes to no other origin`(other: String) async throws {
        let (login, inner) = try transport { _ in .init(200) }
        #expect(try await get(login, other) == 200)
        #expect(inner.requests.map { $0.fields["authorization"] } == [nil])
        #expect(account.asked.withLock { $0.isEmpty })
    }

    @Test func `doesn't take the place of one in the request`() async throws {
        let (login, inner) = try transport { _ in .init(401) }
        let own: HeaderFields = ["Authorization": "Basic own"]
        #expect(try await get(login, "https://example.org/", own) == 401)
        #expect(inner.requests.map { $0.fields["authorization"] } == ["Basic own"])
    }

    @Test func `is a refusal if the new one is refused too, or is the same`() async throws {
        let (login, inner) = try transport { _ in .init(401) }
        #expect(try await get(login, "https://example.org/") == 401)
        #expect(inner.requests.count == 1)
        account.valid.withLock { $0 = "Bearer 2" }
        #expect(try await get(login, "https://example.org/") == 401)
        #expect(inner.requests.count == 3)
    }

    @Test func `that can't be had fails the request, and is asked for by the next one`()
        async throws
    {
        let fails = Locked(true)
        let (_, inner) = try transport { _ in .init(200) }
        let login = LoginTransport(inner, server: try url("https://example.org")) { _ in
            if fails.withLock({ $0 }) { throw LarderError(.offline, message: "No way.") }
            return "Bearer 1"
        }
        await #expect(throws: LarderError.self) { try await get(login, "https://example.org/") }
        fails.withLock { $0 = false }
        #expect(try await get(login, "https://example.org/") == 200)
        #expect(inner.requests.count == 1)
    }

    @Test func `that never comes keeps nobody who is cancelled or has waited too long`()
        async throws
    {
        let (_, inner) = try transport { _ in .init(200) }
        let hasBegun = Locked(false)
        let login = LoginTransport(inner, server: try url("https://example.org")) { _ in
            hasBegun.withLock { $0 = true }
            try await Task.sleep(for: .seconds(1_000_000))
            return "Bearer 1"
        }
        let request = TransportRequest(url: try url("https://example.org/"))
        let asking = Task {
            try await login.send(
                request, limits: Self.patient, addresses: .any, report: { _ in })
        }
        while !hasBegun.withLock({ $0 }) { await Task.yield() }
        asking.cancel()
        await #expect(throws: CancellationError.self) { try await asking.value }
        var limits = Self.patient
        limits.total = .milliseconds(20)
        let error = await #expect(throws: LarderError.self) {
            try await login.send(request, limits: limits, addresses: .any, report: { _ in })
        }
        #expect(error?.code == .timedOut)
    }
}
