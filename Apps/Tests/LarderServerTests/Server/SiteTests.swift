import Foundation
import Larder
import Rates
import Testing
import WebSafety

@testable import LarderServer

@Suite struct `The site` {
    @Test(arguments: ["/rates", "/rates/USD", "/feeds", "/places", "/inside"])
    func `every page is shown from what is stored, with its fields`(path: String) async throws {
        let household = try Household()
        let answer = try await household.serve { try await $0.ask("GET", path) }
        #expect(answer.status == 200)
        #expect(answer.field("Content-Type") == "text/html; charset=utf-8")
        #expect(answer.field("Content-Security-Policy")?.contains("default-src 'none'") == true)
        #expect(answer.body.contains("<h1") || answer.body.contains("aria-level=\"1\""))
        #expect(!answer.body.contains(" style=\""))
        #expect(!answer.body.contains("onclick"))
        // Nobody waits for a network.
        #expect(household.web.requests.isEmpty)
    }

    @Test(arguments: ["/nowhere", "/rates/XXX", "/assets/x/app.css", "/../etc/passwd", "/%2e%2e/x"])
    func `what is not there is said to be not there`(path: String) async throws {
        let answer = try await Household().serve { try await $0.ask("GET", path) }
        #expect((400..<500).contains(answer.status))
        #expect(answer.field("Content-Security-Policy") != nil)
    }

    @Test(arguments: [
        "/rates?base=%3Cscript%3Ealert(1)%3C/script%3E",
        "/rates?source=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
        "/rates?amount=%3Csvg/onload=alert(1)%3E&from=%22&to=%27&on=%3C", "/rates/%3Cscript%3E",
        "/places?q=%3Cscript%3Ealert(1)%3C/script%3E", "/feeds?q=%3Cscript%3E&view=%22&feed=%3C",
        "/feeds?article=%3Cscript%3E", "/feeds?after=%3Cscript%3E",
    ])
    func `what a stranger puts into an address is text`(path: String) async throws {
        let answer = try await Household().serve { try await $0.ask("GET", path) }
        #expect(answer.status < 500)
        for bad in ["<script>", "<img src=x", "<svg/onload"] { #expect(!answer.body.contains(bad)) }
    }

    @Test func `health, readiness and figures are there for those who watch`() async throws {
        try await Household().serve { visit in
            #expect(try await visit.ask("GET", "/healthz").body.contains("ok"))
            #expect(try await visit.ask("GET", "/readyz").body.contains("ready"))
            _ = try await visit.ask("GET", "/rates")
            let figures = try await visit.ask("GET", "/metrics").body
            #expect(
                figures.contains(
                    "larder_http_requests_total{method=\"GET\",route=\"/rates\",status=\"200\"} 1"))
            #expect(figures.contains("larder_http_request_duration_seconds_bucket{le=\"+Inf\"}"))
        }
    }

    @Test func `a browser that asks for nothing but the head gets it`() async throws {
        let answer = try await Household().serve { try await $0.ask("HEAD", "/rates") }
        #expect(answer.status == 200)
        #expect(answer.body.isEmpty)
    }

    @Test func `a form without scripts leads to a page that says what was done, once`() async throws
    {
        try await Household().serve { visit in
            let token = visit.site.renderer.tokens.token(for: nil)
            let answer = try await visit.ask(
                "POST", "/rates/favourite", ["Content-Type: application/x-www-form-urlencoded"],
                body: "code=USD&on=1&token=\(token)")
            #expect(answer.status == 303)
            let cookie = try #require(answer.field("Set-Cookie")).split(separator: ";")[0]
            let page = try await visit.ask("GET", "/rates", ["Cookie: \(cookie)"])
            #expect(page.body.contains("USD is a favourite."))
            #expect(page.field("Set-Cookie")?.contains("Max-Age=0") == true)
        }
    }

    @Test(arguments: ["//evil.example/", "https://evil.example/", "/\\evil.example"])
    func `no form leads to another site`(target: String) async throws {
        try await Household().serve { visit in
            for path in ["/rates/favourite", "/rates/refresh", "/inside/offline"] {
                let answer = try await visit.ask(
                    "POST", path,
                    [
                        "Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1",
                        "Referer: \(target)",
                    ], body: "code=USD&source=\(target)&base=\(target)&see=\(target)")
                if let location = answer.field("Location") {
                    #expect(location.hasPrefix("/rates") || location.hasPrefix("/inside"))
                }
                #expect(!answer.body.contains("href=\"\(target)"))
            }
        }
    }

    @Test func `a change that comes twice counts once`() async throws {
        try await Household().serve { visit in
            let change = "change=0f8fad5b-d9cb-469f-a165-70867728950e"
            let first = try await visit.send("/rates/favourite", "code=USD&on=1&\(change)")
            #expect(first.body.contains("\"ok\":true"))
            _ = try await visit.send("/rates/favourite", "code=USD&on=0")
            // The answer to the first was lost, and the browser sends it again.
            let again = try await visit.send("/rates/favourite", "code=USD&on=1&\(change)")
            #expect(again.status == 200)
            #expect(try await visit.household.rates.favourites().isEmpty)
        }
    }

    @Test func `the switch takes everything offline and back`() async throws {
        try await Household().serve { visit in
            _ = try await visit.send("/inside/offline", "on=1")
            #expect(visit.site.resources.offline.isOffline)
            let refused = try await visit.send("/rates/refresh", "source=ecb")
            #expect(refused.status == 503)
            #expect(refused.body.contains("offline"))
            #expect(try await visit.ask("GET", "/rates").body.contains("Offline mode"))
            _ = try await visit.send("/inside/offline", "on=0")
            #expect(!visit.site.resources.offline.isOffline)
        }
    }

    @Test func `a refresh that fails leaves what was there, and says why`() async throws {
        try await Household().serve { visit in
            let answer = try await visit.send("/rates/refresh", "source=ecb")
            #expect(answer.status == 200)
            await visit.site.refresher.wait(for: .rates("ecb"))
            let page = try await visit.ask("GET", "/rates").body
            #expect(page.contains("There is nothing there."))
            #expect(page.contains("id=\"row-USD\""))
        }
    }

    @Test func `scripts and styles never change under their address`() async throws {
        try await Household().serve { visit in
            for name in ["app.css", "app.js", "morph.js", "icon.svg"] {
                let answer = try await visit.ask(
                    "GET", "\(visit.site.renderer.assets.path)/\(name)")
                #expect(answer.status == 200)
                #expect(answer.field("Cache-Control")?.contains("immutable") == true)
            }
            let worker = try await visit.ask("GET", "/service-worker.js")
            #expect(worker.body.contains(visit.site.renderer.assets.path + "/app.css"))
            #expect(worker.field("Cache-Control") == "no-cache")
        }
    }

    // MARK: - Pictures

    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]

    private static func ask(_ address: String, _ visit: Visit, signed: Bool = true) async throws
        -> Visit.Answer
    {
        let signature = signed ? visit.site.key.signature("image", address) : "AAAA"
        return try await visit.ask("GET", "/image?u=\(queryText(address))&s=\(signature)")
    }

    @Test func `a picture of an article is passed on, called what it is`() async throws {
        let household = try Household()
        household.web.answer("https://pictures.example/a.png", "text/html", Self.png)
        try await household.serve { visit in
            let answer = try await Self.ask("https://pictures.example/a.png", visit)
            #expect(answer.status == 200)
            #expect(answer.field("Content-Type") == "image/png")
            #expect(answer.field("Content-Security-Policy") == "default-src 'none'; sandbox")
        }
    }

    @Test func `a picture that was fetched once is there offline, and its server is asked once`()
        async throws
    {
        let household = try Household()
        let address = "https://pictures.example/a.png"
        household.web.answer(address, "image/png", Self.png)
        try await household.serve { visit in
            let answer = try await Self.ask(address, visit)
            #expect(answer.status == 200)
            household.web.answer(address, "text/html", Array("gone".utf8))
            #expect(try await Self.ask(address, visit).status == 200)
            household.resources.offline.isOffline = true
            #expect(try await Self.ask(address, visit).field("Content-Type") == "image/png")
            #expect(try await Self.ask("https://pictures.example/b.png", visit).status == 503)
        }
    }

    @Test(arguments: [
        (nil, "private, max-age=86400, immutable"),
        ("max-age=60", "private, max-age=86400, immutable"),
        ("no-store", "no-store"), ("private, No-Store", "no-store"),
    ])
    func `a picture that may not be stored is not stored by the browser either`(
        control: String?, sent: String
    ) async throws {
        let household = try Household()
        household.web.answer(
            "https://pictures.example/a.png", "image/png", Self.png, cacheControl: control)
        try await household.serve { visit in
            let answer = try await Self.ask("https://pictures.example/a.png", visit)
            #expect(answer.status == 200)
            #expect(answer.field("Cache-Control") == sent)
        }
    }

    @Test(arguments: [
        "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "<html></html>",
        "",
    ])
    func `what is no picture is not passed on`(body: String) async throws {
        let household = try Household()
        household.web.answer("https://pictures.example/a", "image/png", Array(body.utf8))
        try await household.serve { visit in
            let answer = try await Self.ask("https://pictures.example/a", visit)
            #expect(answer.status == 415)
            #expect(!answer.body.contains("alert"))
        }
    }

    @Test func `an address that this server did not sign is not fetched`() async throws {
        let household = try Household()
        household.web.answer("https://pictures.example/a.png", "image/png", Self.png)
        try await household.serve { visit in
            let answer = try await Self.ask("https://pictures.example/a.png", visit, signed: false)
            #expect(answer.status == 403)
        }
        #expect(household.web.requests.isEmpty)
    }

    // MARK: - Sign-in

    @Test(arguments: [
        ServerConfiguration(host: "0.0.0.0", port: 0),
        ServerConfiguration(port: 0, names: ["larder.example"]),
        ServerConfiguration(port: 0, isBehindTLS: true),
    ])
    func `other machines are not listened to without a password`(
        configuration: ServerConfiguration
    ) async throws {
        let household = try Household()
        await #expect(throws: LarderError.self) {
            _ = try await PageServer(
                sections: household.sections, resources: household.resources,
                configuration: configuration)
        }
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        try await household.serve(configuration) { visit in
            let answer = try await visit.ask("GET", "/api/items")
            #expect(answer.status == 401)
        }
    }

    @Test func `with a password one signs in, and out`() async throws {
        let household = try Household()
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        let configuration = ServerConfiguration(
            host: "0.0.0.0", port: 0, refreshes: false, logsRequests: false)
        try await household.serve(configuration) { visit in
            let lost = try await visit.ask("GET", "/rates", ["Accept: text/html"])
            #expect(lost.field("Location") == "/sign-in?see=%2Frates")
            #expect(try await visit.ask("GET", "/events").status == 401)
            #expect(try await visit.ask("GET", "/metrics").status == 401)
            #expect(try await visit.ask("GET", "/image?u=x&s=y").status == 401)
            let form = ["Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1"]
            let wrong = try await visit.ask("POST", "/sign-in", form, body: "password=wrong+words")
            #expect(wrong.status == 403)
            #expect(wrong.field("Set-Cookie") == nil)
            let right = try await visit.ask(
                "POST", "/sign-in", form, body: "password=four+words+that+differ")
            #expect(right.status == 303)
            let cookie = try #require(right.field("Set-Cookie"))
            #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
            let pair = "Cookie: \(cookie.split(separator: ";")[0])"
            let page = try await visit.ask("GET", "/rates", [pair])
            #expect(page.status == 200)
            #expect(page.body.contains("Sign out"))
            let forged = try await visit.ask(
                "POST", "/rates/favourite",
                [pair, "Content-Type: application/x-www-form-urlencoded"], body: "code=USD&on=1")
            #expect(forged.status == 403)
            _ = try await visit.ask("POST", "/sign-out", form + [pair])
            #expect(try await visit.ask("GET", "/events", [pair]).status == 401)
        }
    }

    @Test func `signing in leads to the page that was wanted, and to no other server`() async throws
    {
        let household = try Household()
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        let configuration = ServerConfiguration(
            host: "0.0.0.0", port: 0, refreshes: false, logsRequests: false)
        try await household.serve(configuration) { visit in
            let asked = try await visit.ask("GET", "/sign-in?see=%2Ffeeds%3Fview%3Dall")
            #expect(asked.body.contains("name=\"see\" value=\"/feeds?view=all\""))
            let form = ["Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1"]
            for (see, place) in [
                ("%2Ffeeds%3Fview%3Dall", "/feeds?view=all"), ("%2F%2Fevil.example", "/"),
                ("%2F%5Cevil.example", "/"), ("https%3A%2F%2Fevil.example", "/"),
                ("%2Frates%0D%0ASet-Cookie%3A+x%3D1", "/"), ("", "/"), ("%2Fsign-out", "/"),
            ] {
                let answer = try await visit.ask(
                    "POST", "/sign-in", form, body: "password=four+words+that+differ&see=\(see)")
                #expect(answer.field("Location") == place, "\(see)")
            }
        }
    }
}
