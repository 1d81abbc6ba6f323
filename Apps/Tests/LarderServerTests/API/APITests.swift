import Foundation
import Larder
import LarderSQLite
import Testing
import WebSafety

@testable import LarderServer

/// What programs read and say.
@Suite(.timeLimit(.minutes(15))) struct `The API` {
    let household: Household

    init() throws { household = try Household() }

    private func feed(_ count: Int) -> [UInt8] {
        let items = (1...count).map {
            "<item><guid>n\($0)</guid><title>Headline \($0)</title>"
                + "<description>&lt;p onclick=\"x()\"&gt;Words \($0)&lt;script&gt;x()&lt;/script&gt;"
                + "</description></item>"
        }
        return Array(
            ("<rss version=\"2.0\"><channel><title>News</title>" + items.joined()
                + "</channel></rss>").utf8)
    }

    @Test func `rates are what the command says of them`() async throws {
        try await household.serve { visit in
            let rates = try await visit.objects("GET", "/api/rates?base=USD", "rates")
            #expect(rates.contains { $0["code"] as? String == "EUR" })
            #expect(rates.allSatisfy { $0["base"] as? String == "USD" })
            let points = try await visit.objects("GET", "/api/rates/usd?days=30", "points")
            #expect(points.count > 5)
            let sum = try await visit.object("GET", "/api/convert?amount=19.99&from=eur&to=eur")
            #expect(sum["result"] as? String == "19.99" || sum["amount"] as? String == "19.99")
            #expect(try await visit.call("GET", "/api/rates/XXX").status == 404)
            #expect(try await visit.call("GET", "/api/rates?base=%3Cb%3E").status == 422)
            #expect(try await visit.call("GET", "/api/convert?amount=1&from=EUR").status == 400)
            #expect(try await visit.call("POST", "/api/rates/SEK/favourite").status == 200)
            let starred = try await visit.objects("GET", "/api/rates", "rates")
            #expect(starred.first?["code"] as? String == "SEK")
            #expect(try await visit.call("DELETE", "/api/rates/SEK/favourite").status == 200)
        }
        #expect(household.web.requests.isEmpty)
    }

    @Test(arguments: [
        ("amount=1.250,50&from=EUR&to=EUR", "rounded", "1250.50"),
        ("amount=1.250&from=EUR&to=EUR", "rounded", "1.25"),
        ("amount=1.250&from=EUR&to=EUR", "other_reading", "1250"),
        // By the fixed rate, as no day is given.
        ("amount=195.583&from=DEM&to=EUR", "rounded", "100.00"),
        ("amount=195.583&from=DEM&to=EUR&day=2026-10-30&fixed=1", "rounded", "100.00"),
        // A Saturday has the figure of its Friday.
        ("amount=1&from=EUR&to=USD&day=2026-10-24", "day", "2026-10-24"),
        // Half a cent is rounded up, as EU law asks; with the banker's rule it would be 0.12.
        ("amount=0.125&from=EUR&to=EUR", "rounded", "0.13"),
        ("amount=12.33&from=CHF&to=CHF", "cash", "12.35"),
    ])
    func `amounts are converted as the command does`(
        query: String, field: String, value: String
    ) async throws {
        let sum = try await household.serve {
            try await $0.object("GET", "/api/convert?\(query)")
        }
        #expect(sum[field] as? String == value)
    }

    @Test(arguments: [
        ("amount=1,250&from=EUR&to=USD", "1.25 or 1250"),
        ("amount=1&from=DEM&to=EUR&day=2026-10-30", "add fixed=1"),
        ("amount=1&from=EUR&to=USD&day=2026-10-24&missing=exact", "2026-10-24"),
        ("amount=1&from=EUR&to=USD&day=2026-10-25&maximum_age=1", "limit is 1"),
        ("amount=1&from=EUR&to=USD&missing=guess", "exact, last or linear"),
        ("amount=1&from=EUR&to=USD&maximum_age=-1", "from 0 to"),
    ])
    func `an amount that cannot be converted is refused in the same words`(
        query: String, words: String
    ) async throws {
        let answer = try await household.serve { try await $0.call("GET", "/api/convert?\(query)") }
        #expect([400, 422].contains(answer.status))
        #expect(answer.body.contains(words), "\(answer.body)")
    }

    @Test func `a refresh that failed shows`() async throws {
        household.web.answer("https://news.example/feed", "application/rss+xml", feed(1))
        try await household.serve { visit in
            _ = try await visit.call("POST", "/api/feeds", #"{"url":"https://news.example/feed"}"#)
            let before = try await visit.object("GET", "/api/feeds")
            #expect((before["refresh"] as? [String: any Sendable])?["running"] as? Bool == false)
            visit.site.refresher.start(.feeds) { _ in
                throw LarderError(.full, message: "The disk is full.")
            }
            await visit.site.refresher.wait(for: .feeds)
            let after = try await visit.object("GET", "/api/feeds")
            let refresh = try #require(after["refresh"] as? [String: any Sendable])
            #expect(refresh["error"] as? String == "The disk is full.")
            // What belongs to one feed is told with it, also when it could not be stored.
            let id = "https://news.example/feed"
            visit.site.refresher.start(.feed(id)) { _ in
                throw LarderError(.full, message: "The disk is full for one.")
            }
            await visit.site.refresher.wait(for: .feed(id))
            let feeds = try await visit.objects("GET", "/api/feeds", "feeds")
            let failed = feeds.first { $0["id"] as? String == id }
            #expect(failed?["error"] as? String == "The disk is full for one.")
            let unknown = try await visit.call("POST", "/api/feeds/refresh", #"{"feed":"x"}"#)
            #expect(unknown.status == 404)
        }
    }

    @Test func `marks are undone one after the other`() async throws {
        household.web.answer("https://news.example/feed", "application/rss+xml", feed(2))
        try await household.serve { visit in
            _ = try await visit.call("POST", "/api/feeds", #"{"url":"https://news.example/feed"}"#)
            let items = try await visit.objects("GET", "/api/items", "items")
            let number = try #require(items.first?["number"] as? Int)
            func isStarred() async throws -> Bool? {
                try await visit.object("GET", "/api/items/\(number)")["starred"] as? Bool
            }
            _ = try await visit.call("POST", "/api/items/\(number)/starred")
            _ = try await visit.call("DELETE", "/api/items/\(number)/starred")
            let first = try await visit.call("POST", "/api/items/undo")
            #expect(first.status == 200)
            let isAgain = try await isStarred()
            #expect(isAgain == true)
            _ = try await visit.call("POST", "/api/items/undo")
            let isNoLonger = try await isStarred()
            #expect(isNoLonger == false)
            let end = try await visit.call("POST", "/api/items/undo")
            #expect(end.status == 409)
        }
    }

    @Test func `feeds are followed, read, marked and left`() async throws {
        household.web.answer("https://news.example/feed", "application/rss+xml", feed(7))
        try await household.serve { visit in
            let address = #"{"url":"https://news.example/feed","folder":"Daily"}"#
            let made = try await visit.call("POST", "/api/feeds", address)
            #expect(made.status == 201)
            #expect(try await visit.call("POST", "/api/feeds", address).status == 200)
            let feeds = try await visit.objects("GET", "/api/feeds", "feeds")
            let id = try #require(feeds.first?["id"] as? String)
            #expect(feeds.count == 1 && feeds.first?["unread"] as? Int == 7)

            var numbers: [Int] = []
            var next: Int?
            repeat {
                let after = next.map { "&after=\($0)" } ?? ""
                let page = try await visit.object("GET", "/api/items?limit=3" + after)
                let items = try #require(page["items"] as? [[String: any Sendable]])
                numbers += items.compactMap { $0["number"] as? Int }
                next = page["next"] as? Int
            } while next != nil
            #expect(Set(numbers).count == 7 && numbers.count == 7)

            let number = try #require(numbers.first)
            let item = try await visit.object("GET", "/api/items/\(number)")
            let html = try #require(item["html"] as? String)
            #expect(html.contains("Words") && !html.contains("script") && !html.contains("onclick"))
            for (method, isRead) in [("POST", true), ("POST", true), ("DELETE", false)] {
                let answer = try await visit.object(method, "/api/items/\(number)/read")
                #expect(answer["changed"] != nil)
                let now = try await visit.object("GET", "/api/items/\(number)")
                #expect(now["read"] as? Bool == isRead)
            }
            _ = try await visit.call("POST", "/api/items/\(number)/starred")
            let starred = try await visit.objects("GET", "/api/items?view=starred", "items")
            #expect(starred.compactMap { $0["number"] as? Int } == [number])
            let found = try await visit.objects("GET", "/api/items?q=headline%203", "items")
            #expect(found.count == 1 && found.first?["snippet"] != nil)

            let name = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            #expect(try await visit.call("DELETE", "/api/feeds/\(name)").status == 200)
            #expect(try await visit.call("DELETE", "/api/feeds/\(name)").status == 404)
        }
    }

    @Test func `places are read, kept and measured`() async throws {
        try await household.serve { visit in
            let read = try await visit.object("GET", "/api/places/read?text=40%C2%B006'N%2074.2W")
            #expect(read["lat"] as? Double == 40.1)
            let refused = try await visit.call("GET", "/api/places/read?text=95N%2010E")
            #expect(refused.status == 422 && refused.body.contains("\"code\""))
            let body = #"{"text":"48.8584, 2.2945","name":"Tower"}"#
            #expect(try await visit.call("POST", "/api/places", body).status == 201)
            let other = #"{"text":"1, 2","name":"Tower"}"#
            #expect(try await visit.call("POST", "/api/places", other).status == 409)
            let here = try await visit.object(
                "POST", "/api/places/here", #"{"text":"40.1, -74.2"}"#)
            #expect(here["lon"] as? Double == -74.2)
            let places = try await visit.objects("GET", "/api/places", "places")
            #expect(places.first?["name"] as? String == "Tower")
            let way = try await visit.object("GET", "/api/places/way?to=Tower")
            let metres = try #require(way["distance"] as? Double)
            #expect((5.8e6...6.0e6).contains(metres))
            #expect(try await visit.call("DELETE", "/api/places/Tower").status == 200)
            #expect(try await visit.call("DELETE", "/api/places/Tower").status == 404)
        }
    }

    @Test func `what two sides changed in a note is there twice until somebody settles it`()
        async throws
    {
        try await household.serve { visit in
            let note = try await visit.object(
                "POST", "/api/notes", #"{"text":"Meeting at 10\r\n"}"#)
            let path = "/api/notes/\(try #require(note["id"] as? String))"
            _ = try await visit.object("PUT", path, #"{"base":1,"text":"Meeting at 11\r\n"}"#)
            let both = try await visit.object(
                "PUT", path, #"{"base":1,"text":"Meeting at 14\r\n"}"#)
            #expect(both["text"] as? String == "Meeting at 11\r\nMeeting at 14\r\n")
            let conflict = try #require((both["conflicts"] as? [[String: Any]])?.first)
            #expect((conflict["earlier"] as? [String: Any])?["text"] as? String == "Meeting at 11")
            #expect(conflict["id"] as? String == "3" && both["conflict_count"] as? Int == 1)
            let more = try await visit.object("POST", path + "/lines", #"{"text":"Bring cake"}"#)
            #expect(more["conflict_count"] as? Int == 1)
            for wrong in [#"{"conflict":"3"}"#, #"{"conflict":"3","keep":"mine"}"#] {
                #expect(try await visit.call("POST", path + "/settle", wrong).status == 400)
            }
            let choice = #"{"conflict":"3","keep":"later","seen":4}"#
            let settled = try await visit.object("POST", path + "/settle", choice)
            #expect(settled["text"] as? String == "Meeting at 14\r\nBring cake")
            #expect(try await visit.call("POST", path + "/settle", choice).status == 404)
        }
    }

    @Test func `take a new note with an identity once, and refuse what can be none`() async throws {
        try await household.serve { visit in
            let write = ["Content-Type: application/json", "X-Larder-Request: 1"]
            for _ in 0..<2 {
                let answer = try await visit.ask(
                    "POST", "/api/notes", write + ["Idempotency-Key: \"0123-4567\""],
                    body: #"{"text":"one"}"#)
                #expect(answer.status == 201)
            }
            #expect(try await visit.objects("GET", "/api/notes", "notes").count == 1)
            let refused = try await visit.call(
                "POST", "/api/notes", #"{"text":"two","change":"short"}"#)
            #expect(refused.status == 400 && refused.plain.contains("8 to 64 bytes"))
            #expect(try await visit.objects("GET", "/api/notes", "notes").count == 1)
        }
    }

    @Test func `notes are written, merged, removed and restored`() async throws {
        try await household.serve { visit in
            let note = try await visit.object("POST", "/api/notes", #"{"text":"one two three"}"#)
            let id = try #require(note["id"] as? String)
            let path = "/api/notes/\(id)"
            _ = try await visit.object("PUT", path, #"{"base":1,"text":"one 2 three"}"#)
            let merged = try await visit.object("PUT", path, #"{"base":"1","text":"one two 3"}"#)
            #expect(merged["text"] as? String == "one 2 3" && merged["merged"] as? Bool == true)
            #expect(try await visit.call("PUT", path, #"{"text":"x"}"#).status == 400)
            #expect(try await visit.call("PUT", path, #"{"base":9,"text":"x"}"#).status == 404)
            #expect(try await visit.call("DELETE", path).status == 200)
            #expect(try await visit.objects("GET", "/api/notes", "notes").isEmpty)
            #expect(try await visit.objects("GET", "/api/notes?removed=1", "notes").count == 1)
            #expect(try await visit.call("POST", path + "/restore").status == 200)
        }
    }

    @Test(arguments: [
        ("GET", "/api/nowhere", 404), ("GET", "/api/items/x", 404), ("GET", "/api/items/99", 404),
        ("GET", "/api/items?limit=0", 400), ("GET", "/api/items?limit=9999999999999999999", 400),
        ("GET", "/api/items?after=7", 404), ("GET", "/api/notes/nothing", 404),
        ("GET", "/api/rates/%FF", 400), ("GET", "/api/rates?source=nobody", 0),
        ("POST", "/api/feeds", 422),
    ])
    func `a mistake is told as JSON`(method: String, path: String, status: Int) async throws {
        try await household.serve { visit in
            let answer = try await visit.call(method, path, method == "POST" ? "{}" : "")
            if status != 0 { #expect(answer.status == status) }
            #expect((400..<500).contains(answer.status))
            #expect(answer.body.hasPrefix("{\"error\":{"), "\(answer.body)")
            #expect(answer.field("Content-Type") == "application/json")
        }
    }

    @Test(arguments: [
        "{", "[]", "\"x\"", "{\"url\":[1]}", "{\"url\":{\"a\":1}}",
        String(repeating: "[", count: 5_000),
        "\u{FEFF}{}",
    ])
    func `a body that is no object of texts is refused`(body: String) async throws {
        try await household.serve { visit in
            let answer = try await visit.call("POST", "/api/feeds", body)
            #expect([400, 422].contains(answer.status))
        }
    }

    // MARK: - Tokens

    private static let outside = ServerConfiguration(
        host: "0.0.0.0", port: 0, refreshes: false, logsRequests: false)

    @Test func `a program comes in by its token, as far as it reaches, until it ends`() async throws
    {
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        let tokens = ProgramTokens(resources: household.resources)
        let writing = try await tokens.make(name: "Backup", mayWrite: true)
        let reading = try await tokens.make(name: "Screen", mayWrite: false)
        #expect(writing != reading)
        try await household.serve(Self.outside) { visit in
            let json = "Content-Type: application/json"
            func ask(_ method: String, _ path: String, _ token: String) async throws -> Int {
                try await visit.ask(
                    method, path,
                    ["Authorization: Bearer \(token)"] + (method == "GET" ? [] : [json]),
                    body: method == "POST" ? #"{"text":"x"}"# : ""
                ).status
            }
            #expect(try await visit.ask("GET", "/api/notes").status == 401)
            #expect(try await ask("GET", "/api/notes", writing) == 200)
            #expect(try await ask("POST", "/api/notes", writing) == 201)
            #expect(try await ask("GET", "/metrics", reading) == 200)
            #expect(try await ask("GET", "/api/notes", reading) == 200)
            #expect(try await ask("POST", "/api/notes", reading) == 403)
            #expect(try await ask("GET", "/notes", writing) == 403)
            #expect(try await ask("GET", "/api/notes", String(writing.dropLast()) + "!") == 401)
            #expect(try await ask("GET", "/api/notes", "") == 401)
            // A page elsewhere that knew it could use it no more than a person's browser.
            let forged = try await visit.ask(
                "POST", "/api/notes",
                ["Authorization: Bearer \(writing)", "Origin: https://evil.example", json],
                body: #"{"text":"x"}"#)
            #expect(forged.status == 403)
            // Not in an address, where logs would keep it.
            #expect(try await visit.ask("GET", "/api/notes?token=\(writing)").status == 401)
            try await tokens.end(name: "Backup")
            #expect(try await ask("GET", "/api/notes", writing) == 401)
            #expect(try await ask("GET", "/api/notes", reading) == 200)
        }
        #expect(try await tokens.all().map(\.name) == ["Screen"])
    }

    @Test func `a wrong token is told even where none is needed`() async throws {
        try await household.serve { visit in
            let answer = try await visit.ask(
                "GET", "/api/notes", ["Authorization: Bearer nonsense"])
            #expect(answer.status == 401)
            #expect(answer.field("WWW-Authenticate")?.hasPrefix("Bearer") == true)
        }
    }

    @Test func `the text of a token is kept nowhere`() async throws {
        let tokens = ProgramTokens(resources: household.resources)
        let text = try await tokens.make(name: "Backup", mayWrite: true)
        for summary in try await household.userData.allSummaries() {
            let value = try await household.userData.entry(for: summary.key)?.value ?? Data()
            #expect(!String(decoding: value, as: UTF8.self).contains(text.dropFirst(7)))
        }
        await #expect(throws: LarderError.self) {
            try await tokens.make(name: "Backup", mayWrite: true)
        }
        await #expect(throws: LarderError.self) { try await tokens.make(name: " ", mayWrite: true) }
        await #expect(throws: LarderError.self) { try await tokens.end(name: "Nobody") }
    }

    @Test func `two tokens that were made under one name at the same moment end together`()
        async throws
    {
        let tokens = ProgramTokens(resources: household.resources)
        _ = try await tokens.make(name: "Backup", mayWrite: true)
        let (second, _) = AccessToken.make(
            name: "Backup", mayWrite: true, at: household.resources.environment.now())
        try await household.resources.credentials.add(second)
        try await tokens.end(name: "Backup")
        #expect(try await tokens.all().isEmpty)
    }

    @Test func `a new password ends sessions of a server that runs, and their streams`()
        async throws
    {
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        try await household.serve(Self.outside) { [household] visit in
            let cookie = try await visit.signIn("four+words+that+differ")
            #expect(try await visit.ask("GET", "/rates", [cookie]).status == 200)
            let session = try #require(try await visit.site.authentication.sessions.all().first)
            let listening = try visit.site.hub.listen(
                after: nil, owner: .session(session.id), onDrop: {})
            try await visit.site.endStreams()
            #expect(visit.site.hub.counts.listening == 1)
            try await PageServer.setPassword(
                "other words that differ", resources: household.resources)
            try await visit.site.endStreams()
            #expect(visit.site.hub.counts.listening == 0)
            for await _ in listening.events {}
            #expect(try await visit.ask("GET", "/rates", [cookie]).status == 401)
            #expect(try await visit.signIn("other+words+that+differ") != cookie)
        }
    }
}

extension Visit {
    /// Asks as a program does, with a body of JSON.
    func call(_ method: String, _ path: String, _ body: String = "") async throws -> Answer {
        var fields = ["X-Larder-Request: 1"]
        if !body.isEmpty { fields.append("Content-Type: application/json") }
        return try await ask(method, path, fields, body: body)
    }

    func object(
        _ method: String, _ path: String, _ body: String = ""
    ) async throws -> [String: any Sendable] {
        let answer = try await call(method, path, body)
        let object = try JSONSerialization.jsonObject(with: Data(answer.plain.utf8))
        return try #require(object as? [String: any Sendable], "\(answer)")
    }

    func objects(
        _ method: String, _ path: String, _ name: String
    ) async throws -> [[String: any Sendable]] {
        let object = try await object(method, path)
        return try #require(object[name] as? [[String: any Sendable]], "\(object)")
    }

    /// Signs in; returns the field that the browser sends from then on.
    func signIn(_ password: String) async throws -> String {
        let answer = try await ask(
            "POST", "/sign-in",
            ["Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1"],
            body: "password=\(password)")
        let cookie = try #require(answer.field("Set-Cookie"), "\(answer)")
        return "Cookie: \(cookie.split(separator: ";")[0])"
    }
}

extension Visit.Answer {
    /// The body as it was meant: pieces of a chunked answer put together.
    var plain: String {
        guard field("Transfer-Encoding") == "chunked" else { return body }
        var rest = Substring(body)
        var whole = ""
        while let end = rest.firstRange(of: "\r\n"),
            let size = Int(rest[..<end.lowerBound], radix: 16), size > 0
        {
            let bytes = rest[end.upperBound...].utf8
            whole += String(decoding: bytes.prefix(size), as: UTF8.self)
            rest = Substring(decoding: bytes.dropFirst(size + 2), as: UTF8.self)
        }
        return whole
    }
}
