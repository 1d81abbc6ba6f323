public import Foundation
internal import Larder
public import LarderHTTP

/// The way to a larder that is served over HTTP; see `Docs/Sync.md` for the protocol.
public struct HTTPSyncTransport: SyncTransport {
    private let client: HTTPClient
    private let url: URL
    private let token: String?
    private let now: @Sendable () -> Date

    /// The limits for a server of one's own: its answers are long lists of much the same, which pack well, and what a
    /// person said goes nowhere but to the address that they gave.
    public static let limits = HTTPLimits(decodedRatio: .max, redirects: 0)

    /// Creates a way to a server.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - url: The address of the page, such as `https://larder.example`.
    ///   - token: A token of the server; nil if it needs none.
    ///   - now: The clock by which a server's wish for a pause is understood.
    public init(
        client: HTTPClient, url: URL, token: String?,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.now = now
        self.client = client
        self.url = url
        self.token = token
    }

    /// Asks what the other larder is.
    public func greeting(
        from replica: String, after position: String?
    ) async throws -> SyncGreeting {
        var query = [URLQueryItem(name: "from", value: replica)]
        if let position { query.append(.init(name: "after", value: position)) }
        return try await send("GET", "api/sync", query)
    }

    /// Tells the other larder that it was put back to an earlier state.
    public func tellLoss(of position: String, from replica: String) async throws -> SyncGreeting {
        try await send(
            "POST", "api/sync",
            [.init(name: "from", value: replica), .init(name: "lost", value: position)])
    }

    /// Asks for records after a position.
    public func page(
        after position: String?, limit: Int, except replica: String?, kinds: [String]
    ) async throws -> SyncPage {
        var query = [URLQueryItem(name: "limit", value: "\(limit)")]
        if let position { query.append(.init(name: "after", value: position)) }
        if let replica { query.append(.init(name: "except", value: replica)) }
        query.append(.init(name: "kinds", value: kinds.joined(separator: ",")))
        return try await send("GET", "api/sync/records", query)
    }

    /// Hands records over.
    public func push(
        _ records: [SyncRecord], from replica: String, at position: String, id: String
    ) async throws -> SyncAnswer {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        return try await send(
            "POST", "api/sync/records",
            [.init(name: "from", value: replica), .init(name: "at", value: position)],
            body: try encoder.encode(SyncPush(records: records)), id: id)
    }

    private func send<Answer: Decodable>(
        _ method: String, _ path: String, _ query: [URLQueryItem], body: Data? = nil,
        id: String? = nil
    ) async throws -> Answer {
        let place = url.appending(path: path).appending(queryItems: query)
        var request = TransportRequest(method: method, url: place, body: body)
        request.fields["Accept"] = "application/json"
        request.fields["X-Larder-Request"] = "1"
        if let token { request.fields["Authorization"] = "Bearer \(token)" }
        if body != nil { request.fields["Content-Type"] = "application/json" }
        if let id { request.fields["Idempotency-Key"] = "\"\(id)\"" }
        let response = try await client.send(request)
        let host = (try? WebAddress(url).host.description) ?? "the server"
        let problem =
            response.status < 400
            ? nil : try? JSONDecoder().decode(Problem.self, from: response.body).error.code
        // Only who asks for records has a position.
        if response.status == 410, Answer.self == SyncPage.self,
            let reason = problem.flatMap(SyncPositionError.init)
        {
            throw reason
        }
        if response.status == 500, problem == "damaged" {
            throw LarderError(
                .unreachable,
                message:
                    "Data on “\(host)” is damaged. Restore a backup there: `larder restore`")
        }
        if [401, 403].contains(response.status) {
            throw LarderError(
                .refused,
                message: token == nil
                    ? "“\(host)” requires a token. Make one there: `larder tokens new NAME`"
                    : "“\(host)” doesn't accept the token\(response.status == 403 ? " for writing" : ""). Make another "
                        + "there that may write: `larder tokens new NAME`",
                cause: SyncRefusal.login)
        }
        if let failure = response.failure(now: now()) {
            guard response.status == 413 else { throw failure }
            throw LarderError(
                failure.code, message: failure.message, cause: SyncRefusal.tooLarge)
        }
        let type = response.fields["Content-Type"]?.lowercased() ?? ""
        guard type.hasPrefix("application/json"),
            let answer = try? JSONDecoder().decode(Answer.self, from: response.body)
        else {
            throw LarderError(
                .unreachable,
                message:
                    "“\(host)” did not answer like a larder. Perhaps the network requires a sign-in, or "
                    + "the address is wrong.")
        }
        return answer
    }

    private struct Problem: Decodable {
        var error: Detail
        struct Detail: Decodable { var code: String }
    }
}
