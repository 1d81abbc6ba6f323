import Feeds
import Foundation
import Larder
import LarderSimulation
import NIOCore
import TestSupport
import Testing
import WebSafety

@testable import LarderServer

/// The cases of `shared/corpora/hostile/web.json`, against a server for people who sign in.
@Suite(.timeLimit(.minutes(15))) struct `Cases for a page and its API` {
    private struct Row: Decodable, Sendable {
        var area: String
        var method: String?
        var path: String?
        var headers: [String: String]?
        var body: String?
        var expect: String
        var text: String?
    }

    private static let password = "four+words+that+differ"

    /// The rows of an area, with what they are about put in its place; none without the corpora.
    private func rows(_ area: String) throws -> [Row] {
        guard let file = CorpusFile.find("hostile/web.json") else { return [] }
        return try JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
            .filter { $0.area == area }
    }

    private func ask(
        _ row: Row, _ visit: Visit, cookie: String, number: Int, feed: String
    ) async throws -> Visit.Answer {
        let path = (row.path ?? "/")
            .replacing("/items/1/", with: "/items/\(number)/")
            .replacing("/feeds/1", with: "/feeds/\(feed)")
        let fields = (row.headers ?? [:]).map { name, value in
            let value = value.replacing(":8080", with: ":\(visit.port)")
            return name == "Cookie"
                ? value.replacing("$session", with: cookie).withPrefix("Cookie: ")
                : "\(name): \(value)"
        }
        return try await visit.ask(
            row.method ?? "GET", path, fields, body: try body(row),
            until: row.path == "/events" ? "data: {}\n\n" : nil)
    }

    private func body(_ row: Row) throws -> String {
        guard let name = row.body, name.hasPrefix("$") else { return row.body ?? "" }
        let file = try #require(CorpusFile.find("hostile/" + name.dropFirst()))
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Serves a site with a password and one feed; gives a session's cookie and what rows are about.
    private func serve(
        host: String = "0.0.0.0", clock: any Clock<Duration> = ContinuousClock(),
        _ body:
            @escaping @Sendable (Visit, Household, String, Int, String) async throws -> Void
    ) async throws {
        let household = try Household(clock: clock)
        household.web.answer(
            "https://news.example/feed", "application/rss+xml",
            Array(
                "<rss version=\"2.0\"><channel><title>News</title><item><guid>1</guid></item></channel></rss>"
                    .utf8))
        guard
            case .added(let feed, _) = try await household.feeds.add(
                "https://news.example/feed")
        else { throw CancellationError() }
        let page = try await household.feeds.articles.page(.all, limit: 1)
        let number = try #require(page.rows.first).sequenceNumber
        let id = feed.id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        let configuration = ServerConfiguration(
            host: host, port: 0, refreshes: false, logsRequests: false)
        try await household.serve(configuration) { visit in
            let cookie =
                host == "127.0.0.1"
                ? "x=y"
                : String(try await visit.signIn(Self.password).dropFirst("Cookie: ".count))
            try await body(visit, household, cookie, Int(number), id)
        }
    }

    @Test func `no other site's page changes anything`() async throws {
        let rows = try rows("csrf")
        try await serve { visit, household, cookie, number, feed in
            for row in rows {
                let answer = try await ask(row, visit, cookie: cookie, number: number, feed: feed)
                let isRead = row.expect.hasPrefix("404")
                #expect(
                    (isRead ? [404, 405] : [403, 415]).contains(answer.status),
                    "\(row) \(answer.status)")
                let page = try await household.feeds.articles.page(.all, limit: 2)
                #expect(page.rows.count == 1 && page.rows.first?.marks.isEmpty == true, "\(row)")
                #expect(try await household.feeds.overview().count == 1, "\(row)")
            }
            // The same session, from a page of ours, does.
            let own = try await visit.ask(
                "POST", "/api/items/\(number)/read",
                [
                    "Cookie: \(cookie)", "Origin: http://127.0.0.1:\(visit.port)",
                    "Sec-Fetch-Site: same-origin", "X-Larder-Request: 1",
                ])
            #expect(own.status == 200)
        }
    }

    @Test func `no other site's page may read anything`() async throws {
        let rows = try rows("cors")
        try await serve { visit, _, cookie, number, feed in
            for row in rows {
                let answer = try await ask(row, visit, cookie: cookie, number: number, feed: feed)
                #expect(!answer.head.lowercased().contains("access-control-"), "\(answer.head)")
            }
        }
    }

    @Test func `a server for this machine answers to no other name`() async throws {
        let rows = try rows("host")
        try await serve(host: "127.0.0.1") { visit, _, cookie, number, feed in
            for row in rows {
                let answer = try await ask(row, visit, cookie: cookie, number: number, feed: feed)
                #expect([403, 421].contains(answer.status), "\(row) \(answer.status)")
            }
            for host in ["0.0.0.0", "127.1", "2130706433", "0x7f000001", "127.0.0.1.", "[::]"] {
                let field = "Host: \(host):\(visit.port)"
                #expect(try await visit.ask("GET", "/api/items", [field]).status == 421, "\(host)")
            }
        }
    }

    @Test func `a stream begins somewhere sane, for those who are signed in`() async throws {
        let rows = try rows("sse").filter { $0.path != nil }
        try await serve { visit, _, cookie, number, feed in
            for row in rows {
                let answer = try await ask(row, visit, cookie: cookie, number: number, feed: feed)
                if row.expect.hasPrefix("401") {
                    #expect(answer.status == 401)
                } else {
                    #expect([200, 400].contains(answer.status), "\(row) \(answer.status)")
                }
            }
            #expect(try await visit.ask("GET", "/healthz").status == 200)
        }
    }

    @Test func `one session has so many streams, and others are still served`() async throws {
        try await serve { visit, _, cookie, _, _ in
            let field = ["Cookie: \(cookie)"]
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<200 {
                    group.addTask {
                        try await visit.ask("GET", "/events", field, until: "never").status
                    }
                }
                // Streams that were let in stay open; the others have been answered.
                var refused: [Int] = []
                for try await status in group {
                    refused.append(status)
                    if refused.count == 200 - 32 { break }
                }
                #expect(visit.site.hub.counts.listening == 32)
                let other = try await visit.signIn(Self.password)
                let stream = try await visit.ask("GET", "/events", [other], until: "event: hello")
                #expect(stream.status == 200)
                #expect(try await visit.ask("GET", "/rates", [other]).status == 200)
                visit.site.hub.close()
                group.cancelAll()
                return refused
            }
            #expect(statuses.count == 168 && statuses.allSatisfy { $0 == 429 })
        }
    }

    @Test func `what is stored forges no event`() async throws {
        let texts =
            try rows("sse").compactMap(\.text) + ["a\u{2028}b\r\ndata: forged\r\n\r\n", "\0"]
        let hub = EventHub(epoch: "e", clock: ContinuousClock())
        for text in texts {
            let listening = try hub.listen(after: nil, onDrop: {})
            hub.publish(.notes, key: text)
            hub.flush()
            hub.leave(listening.id)
            var told = ""
            for await buffer in listening.events { told += String(buffer: buffer) }
            let lines = told.split(whereSeparator: \.isNewline)
            #expect(lines.count { $0.hasPrefix("id:") } == 2, "\(told)")
            #expect(lines.count { $0.hasPrefix("data:") } == 2, "\(told)")
        }
    }

    @Test func `fifty wrong passwords keep nobody else out`() async throws {
        // Waits are by a clock that stands still, however long the attempts take.
        try await serve(clock: ManualClock()) { visit, _, _, _, _ in
            let form = ["Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1"]
            var statuses: [Int] = []
            for number in 0..<50 {
                statuses.append(
                    try await visit.ask(
                        "POST", "/sign-in", form, body: "password=wrong\(number)",
                        from: "127.0.0.7"
                    ).status)
            }
            #expect(statuses.prefix(SignInLimiter.free).allSatisfy { $0 == 403 })
            #expect(statuses.dropFirst(SignInLimiter.free).allSatisfy { $0 == 429 })
            let right = try await visit.ask(
                "POST", "/sign-in", form, body: "password=\(Self.password)", from: "127.0.0.7")
            #expect(right.status == 429)
            let elsewhere = try await visit.ask(
                "POST", "/sign-in", form, body: "password=\(Self.password)", from: "127.0.0.8")
            #expect(elsewhere.status == 303)
        }
    }

    @Test func `a session is new at each sign-in and ends at sign-out`() async throws {
        let rows = try rows("session").filter { $0.path != nil }
        try await serve { visit, _, cookie, number, feed in
            for row in rows {
                let answer = try await ask(row, visit, cookie: cookie, number: number, feed: feed)
                #expect([401, 431].contains(answer.status), "\(answer.status)")
            }
            let chosen = "larder=" + String(repeating: "A", count: 43)
            let form = ["Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1"]
            let first = try await visit.ask(
                "POST", "/sign-in", form + ["Cookie: \(chosen)"], body: "password=\(Self.password)")
            let mine = try #require(first.field("Set-Cookie")).split(separator: ";")[0]
            #expect(mine != chosen)
            #expect(try await visit.ask("GET", "/api/items", ["Cookie: \(chosen)"]).status == 401)
            let second = try await visit.ask(
                "POST", "/sign-in", form + ["Cookie: \(mine)"], body: "password=\(Self.password)")
            let newer = try #require(second.field("Set-Cookie")).split(separator: ";")[0]
            #expect(newer != mine)
            #expect(try await visit.ask("GET", "/api/items", ["Cookie: \(mine)"]).status == 401)
            #expect(try await visit.ask("GET", "/api/items", ["Cookie: \(newer)"]).status == 200)
            _ = try await visit.ask("POST", "/sign-out", form + ["Cookie: \(newer)"])
            #expect(try await visit.ask("GET", "/api/items", ["Cookie: \(newer)"]).status == 401)
        }
    }

    @Test func `nobody may show the page inside theirs`() async throws {
        let rows = try rows("frame")
        try await serve { visit, _, cookie, number, feed in
            for row in rows {
                for path in ["/", "/rates", "/api/items"] {
                    var row = row
                    row.path = path
                    let answer = try await ask(
                        row, visit, cookie: cookie, number: number, feed: feed)
                    let policy = answer.field("Content-Security-Policy") ?? ""
                    #expect(policy.contains("frame-ancestors 'none'"), "\(path)")
                    #expect(answer.field("X-Content-Type-Options") == "nosniff")
                    #expect(
                        ["no-referrer", "same-origin"].contains(answer.field("Referrer-Policy")))
                }
            }
        }
    }

    @Test func `a list that grows without end is refused at once`() async throws {
        let rows = try rows("upload")
        try await serve { visit, household, cookie, number, feed in
            for row in rows {
                for path in ["/api/import", "/feeds/import"] {
                    for extra in [[:], ["X-Larder-Request": "1"]] {
                        var row = row
                        row.path = path
                        row.headers?.merge(extra) { $1 }
                        let answer = try await ask(
                            row, visit, cookie: cookie, number: number, feed: feed)
                        #expect((400..<500).contains(answer.status), "\(path) \(answer)")
                    }
                }
            }
            #expect(try await household.feeds.overview().count == 1)
        }
    }
}

extension String {
    fileprivate func withPrefix(_ prefix: String) -> String { prefix + self }
}
