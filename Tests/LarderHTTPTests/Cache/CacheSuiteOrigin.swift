import Foundation
import Larder

@testable import LarderHTTP

/// The origin of one test of the suite: answers as the test says, and remembers what it saw.
final class CacheSuiteOrigin: Sendable {
    struct Seen: Sendable {
        var number: Int
        var method: String
        var fields: HeaderFields
        /// What was answered, as far as the test wants it to arrive unchanged.
        var answered: [HeaderFields.Field]
    }

    static let body = "0b5c7f4e-2d0b-4a3e-9d3c-5f0c2b7c9a11"

    private let seenRequests = Locked<[Seen]>([])
    private let requests:
        [@Sendable (Int, CacheSuiteOrigin, TransportRequest) throws -> TransportResponse]
    private let clock: CacheTestClock

    var seen: [Seen] { seenRequests.withLock { $0 } }

    init(_ test: CacheSuite.Test, clock: CacheTestClock) {
        self.clock = clock
        requests = test.requests.indices.map { index in
            let plan = Plan(
                test.requests[index], after: index > 0 ? test.requests[index - 1] : nil)
            return { number, origin, request in
                try origin.answer(request, number: number, plan: plan)
            }
        }
    }

    func answer(_ request: TransportRequest) throws -> TransportResponse {
        let number = Int(request.fields["Req-Num"] ?? "") ?? 0
        guard requests.indices.contains(number - 1) else {
            throw LarderError(.unreadable, message: "A request without a number came.")
        }
        return try requests[number - 1](number, self, request)
    }

    private func answer(_ request: TransportRequest, number: Int, plan: Plan) throws
        -> TransportResponse
    {
        let requested = clock.now
        clock.advance(plan.pause)
        let now = clock.now
        let lines = plan.lines.map { line in
            (HeaderFields.Field(line.name, line.value(request.url, now)), line.isChecked)
        }
        let count = seenRequests.withLock { seen in
            seen.append(
                Seen(
                    number: number, method: request.method, fields: request.fields,
                    answered: lines.filter(\.1).map(\.0)))
            return seen.count
        }
        if plan.disconnects { throw LarderError(.unreachable, message: "The connection broke.") }
        var fields = HeaderFields()
        fields.append("Server-Base-Url", request.url.absoluteString)
        fields.append("Server-Request-Count", String(count))
        fields.append("Client-Request-Count", String(number))
        fields.append("Server-Now", String(now.timeIntervalSince1970))
        for (line, _) in lines { fields.append(line.name, line.value) }
        if fields["Content-Type"] == nil { fields.append("Content-Type", "text/plain") }
        if fields["Date"] == nil { fields.append("Date", HTTPDate.format(now)) }
        fields.append("Request-Numbers", seen.map { String($0.number) }.joined(separator: " "))
        let status = plan.status(for: request, now: now)
        var body = Data((plan.body ?? Self.body).utf8)
        if [204, 304].contains(status) {
            body = Data()
        } else if let length = fields["Content-Length"].flatMap({ Int($0) }) {
            body = body.prefix(length)  // no more than that would come over a wire
        } else if fields["Transfer-Encoding"] == nil {
            fields.append("Content-Length", String(body.count))
        }
        if request.method == "HEAD" { body = Data() }
        return TransportResponse(
            status: status, fields: fields, body: body, url: request.url, requestedAt: requested,
            receivedAt: now)
    }

    /// What the test says about one answer, as values that may be sent around.
    struct Plan: Sendable {
        struct Line: Sendable {
            var name: String
            var text: String?
            var offset: Double?
            var isChecked: Bool
            var isMagic: Bool

            func value(_ url: URL, _ now: Date) -> String {
                if let offset { return HTTPDate.format(now + offset) }
                let text = text ?? ""
                guard isMagic else { return text }
                return text.isEmpty ? url.absoluteString : url.absoluteString + "/" + text
            }
        }

        var lines: [Line]
        var code: Int
        var body: String?
        var pause: Double
        var disconnects: Bool
        var isValidation: Bool
        var previous: [Line]

        init(_ request: CacheSuite.Request, after previous: CacheSuite.Request?) {
            lines = Self.lines(request)
            code = request.status
            body = request.text("response_body")
            pause = request.number("response_pause") ?? 0
            disconnects = request.flag("disconnect")
            isValidation = request.text("expected_type")?.hasSuffix("validated") ?? false
            self.previous = previous.map(Self.lines) ?? []
        }

        private static func lines(_ request: CacheSuite.Request) -> [Line] {
            request.list("response_headers").compactMap { $0 as? [Any] }.map { line in
                let name = line[0] as? String ?? ""
                let isPlace = ["location", "content-location"].contains(name.lowercased())
                return Line(
                    name: name, text: line[1] as? String, offset: line[1] as? Double,
                    isChecked: line.count < 3 || line[2] as? Bool == true,
                    isMagic: isPlace && request.flag("magic_locations"))
            }
        }

        /// A request that should validate gets 304 when it names what was answered before.
        func status(for request: TransportRequest, now: Date) -> Int {
            guard isValidation else { return code }
            func known(_ name: String) -> Line? {
                previous.first { $0.name.lowercased() == name }
            }
            if let etag = known("etag")?.text, request.fields["If-None-Match"] == etag {
                return 304
            }
            if let modified = known("last-modified"), request.fields["If-Modified-Since"] != nil,
                modified.offset != nil || modified.text == request.fields["If-Modified-Since"]
            {
                return 304
            }
            return 999
        }
    }
}
