import Foundation
import Larder

@testable import LarderHTTP

/// Plays one test of the suite against a cache, on a clock that is moved by hand.
struct CacheSuiteRunner {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let test: CacheSuite.Test
    let clock: CacheTestClock
    let origin: CacheSuiteOrigin
    let cache: HTTPCache

    init(_ test: CacheSuite.Test, start: TimeInterval) {
        let clock = CacheTestClock(start)
        self.test = test
        self.clock = clock
        origin = CacheSuiteOrigin(test, clock: clock)
        cache = HTTPCache(
            storage: CacheTestStorage(), environment: StoreEnvironment(now: { clock.now }))
    }

    /// Returns nil when the test passes, and otherwise what was not as it should be.
    func run() async -> String? {
        do {
            var answers: [TransportResponse] = []
            for (index, step) in test.requests.enumerated() {
                let answer = await send(step, number: index + 1, previous: answers.last)
                answers.append(answer)
                try check(answer, step, number: index + 1)
                await cache.finishRefreshes()
                if step.flag("pause_after") { clock.advance(3) }
            }
            for (index, step) in test.requests.enumerated() {
                try checkOrigin(answers[index], step, number: index + 1)
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func send(
        _ step: CacheSuite.Request, number: Int, previous: TransportResponse?
    ) async -> TransportResponse {
        var address = "http://origin.test:8000/test/7e6e2a52"
        if let file = step.text("filename") { address += "/" + file }
        if let query = step.text("query_arg") { address += "?" + query }
        var request = TransportRequest(
            method: step.text("request_method") ?? "GET",
            url: URL(string: address) ?? URL(filePath: "/"))
        for line in step.list("request_headers").compactMap({ $0 as? [Any] }) {
            let name = line[0] as? String ?? ""
            let start = previous?.fields["Server-Now"].flatMap(Double.init) ?? 0
            let date = (line[1] as? Double).map {
                HTTPDate.format(Date(timeIntervalSince1970: start + $0))
            }
            request.fields.append(name, HTTPList.trimmed((line[1] as? String ?? date ?? "").utf8))
        }
        if step.text("cache") == "no-cache", request.fields["Cache-Control"] == nil {
            request.fields.append("Cache-Control", "max-age=0")
        }
        request.fields.append("Req-Num", String(number))
        request.body = step.text("request_body").map { Data($0.utf8) }
        let origin = origin
        do {
            return try await cache.send(request) { try origin.answer($0) }.response
        } catch {
            return TransportResponse(
                status: 504, url: request.url, requestedAt: clock.now, receivedAt: clock.now)
        }
    }

    private func check(
        _ answer: TransportResponse, _ step: CacheSuite.Request, number: Int
    ) throws {
        func expect(_ holds: Bool, _ message: String) throws {
            if !holds { throw Failure(description: "answer \(number): \(message)") }
        }
        let count = answer.fields["Server-Request-Count"].flatMap { Int($0) }
        switch step.text("expected_type") {
        case "cached":
            let isBare = answer.status == 304 && count == nil
            try expect(isBare || count.map { $0 < number } ?? false, "is not from the cache")
        case "not_cached": try expect(count == number, "is from the cache")
        default: break
        }
        if step.has("expected_status") {
            try expect(
                step.isNull("expected_status")
                    || answer.status == step.fields["expected_status"] as? Int,
                "has status \(answer.status)")
        } else {
            try expect(
                answer.status == (step.has("response_status") ? step.status : 200),
                "has status \(answer.status)")
        }
        try checkFields(answer, step, expect)
        if step.fields["check_body"] as? Bool == false || [204, 304].contains(answer.status) {
            return
        }
        let text = String(decoding: answer.body, as: UTF8.self)
        if step.has("expected_response_text") {
            let expected = step.text("expected_response_text")
            try expect(expected == nil || text == expected, "has the body \(text)")
        } else if step.has("response_body") {
            let expected = step.text("response_body")
            try expect(expected == nil || text == expected, "has the body \(text)")
        } else if step.text("request_method") != "HEAD" {
            try expect(text == CacheSuiteOrigin.body, "has the body \(text)")
        }
    }

    private func checkFields(
        _ answer: TransportResponse, _ step: CacheSuite.Request,
        _ expect: (Bool, String) throws -> Void
    ) throws {
        let start = answer.fields["Server-Now"].flatMap(Double.init) ?? 0
        for line in step.list("expected_response_headers") {
            let parts = line as? [Any] ?? [line]
            let name = parts[0] as? String ?? ""
            let value = answer.fields.joined(name)
            try expect(value != nil, "lacks \(name)")
            if parts.count == 3, parts[1] as? String == ">", let least = parts[2] as? Double {
                let number = value.flatMap(Double.init)
                try expect(number.map { $0 > least } ?? false, "has \(name) \(value ?? "")")
            } else if parts.count == 2 {
                let date = (parts[1] as? Double).map {
                    HTTPDate.format(Date(timeIntervalSince1970: start + $0))
                }
                try expect(
                    value == parts[1] as? String ?? date, "has \(name) \(value ?? "")")
            }
        }
        for line in step.list("expected_response_headers_missing") {
            let parts = line as? [Any] ?? [line]
            let value = answer.fields.joined(parts[0] as? String ?? "")
            let isMissing = parts.count > 1 ? value != parts[1] as? String : value == nil
            try expect(isMissing, "should lack \(parts[0])")
        }
    }

    private func checkOrigin(
        _ answer: TransportResponse, _ step: CacheSuite.Request, number: Int
    ) throws {
        if step.text("expected_type") == "cached" { return }
        func expect(_ holds: Bool, _ message: String) throws {
            if !holds { throw Failure(description: "request \(number): \(message)") }
        }
        let seen = origin.seen.first { $0.number == number }
        switch step.text("expected_type") {
        case "not_cached": try expect(seen != nil, "did not reach the origin")
        case "etag_validated":
            try expect(seen?.fields["If-None-Match"] != nil, "has no If-None-Match")
        case "lm_validated":
            try expect(seen?.fields["If-Modified-Since"] != nil, "has no If-Modified-Since")
        default: break
        }
        if let method = step.text("expected_method") {
            try expect(seen?.method == method, "has another method")
        }
        for line in step.list("expected_request_headers") {
            let parts = line as? [Any] ?? [line]
            let value = seen?.fields.joined(parts[0] as? String ?? "")
            try expect(
                parts.count > 1 ? value == parts[1] as? String : value != nil,
                "has \(parts[0]): \(value ?? "nothing")")
        }
        for line in seen?.answered ?? [] where !step.flag("disconnect") {
            let sent = seen?.answered.filter { HeaderFields.isSame($0.name, line.name) } ?? []
            try expect(
                answer.fields.joined(line.name) == sent.map(\.value).joined(separator: ", "),
                "\(line.name) arrived as \(answer.fields.joined(line.name) ?? "nothing")")
        }
    }
}
