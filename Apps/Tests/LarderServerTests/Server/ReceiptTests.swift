import Larder
import Testing
import WebSafety

@testable import LarderServer

@Suite struct `A change that a browser holds` {
    private static let key = "0f8fad5b-d9cb-469f-a165-70867728950e"

    private static func send(
        _ visit: Visit, _ path: String, _ form: String,
        fields: [String] = ["X-Larder-Request: 1"]
    ) async throws -> Visit.Answer {
        try await visit.ask(
            "POST", path,
            [
                "Content-Type: application/x-www-form-urlencoded", "Accept: application/json",
                "Idempotency-Key: \(key)",
            ] + fields, body: form + "&change=\(key)")
    }

    @Test(arguments: [
        ("/rates/favourite", "code=USD&on=1", 200), ("/rates/favourite", "code=nonsense", 422),
        ("/notes/none", "text=x&base=1", 404), ("/no/such/thing", "x=1", 404),
    ])
    func `is let go when the server has said its last word on it`(
        path: String, form: String, status: Int
    ) async throws {
        let answer = try await Household().serve { try await Self.send($0, path, form) }
        #expect(answer.status == status)
        #expect(answer.field("Idempotency-Key") == Self.key)
    }

    @Test func `is let go when it conflicts with what is there`() async throws {
        try await Household().serve { visit in
            let form = "q=1.5,103.75&latitude=1.5&longitude=103.75&name="
            _ = try await visit.send("/places/save", form + "Causeway")
            let answer = try await Self.send(visit, "/places/save", form + "causeway")
            #expect(answer.status == 409)
            #expect(answer.field("Idempotency-Key") == Self.key)
        }
    }

    @Test(arguments: [
        (["Origin: https://evil.example", "X-Larder-Request: 1"], 403), ([], 403),
        (["Host: elsewhere.example", "X-Larder-Request: 1"], 421),
    ])
    func `is kept when a guard refuses the request`(fields: [String], status: Int) async throws {
        let answer = try await Household().serve {
            try await Self.send($0, "/rates/favourite", "code=USD&on=1", fields: fields)
        }
        #expect(answer.status == status)
        #expect(answer.field("Idempotency-Key") == nil)
    }

    @Test func `is kept while the server cannot do what it asks, or wants a sign-in`() async throws
    {
        let household = try Household()
        try await household.serve { visit in
            household.resources.offline.isOffline = true
            let answer = try await Self.send(visit, "/rates/refresh", "source=ecb")
            #expect(answer.status == 503)
            #expect(answer.field("Idempotency-Key") == nil)
        }
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        let configuration = ServerConfiguration(
            host: "0.0.0.0", port: 0, refreshes: false, logsRequests: false)
        try await household.serve(configuration) { visit in
            let answer = try await Self.send(visit, "/rates/favourite", "code=USD&on=1")
            #expect(answer.status == 401)
            #expect(answer.field("Idempotency-Key") == nil)
        }
    }

    @Test func `is not let go by a server that was not asked about it`() async throws {
        let answer = try await Household().serve { visit in
            try await visit.send("/rates/favourite", "code=USD&on=1&change=\(Self.key)")
        }
        #expect(answer.status == 200)
        #expect(answer.field("Idempotency-Key") == nil)
    }
}
