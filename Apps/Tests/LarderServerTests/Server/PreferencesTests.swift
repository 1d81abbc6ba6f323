import Foundation
import Larder
import LarderSimulation
import Testing

@testable import LarderServer

@Suite struct `What readers choose` {
    private func choose(
        _ visit: Visit, _ form: String, cookies: String = ""
    ) async throws -> Visit.Answer {
        try await visit.ask(
            "POST", "/inside/preferences",
            [
                "Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1",
                "Cookie: \(cookies)",
            ], body: form)
    }

    @Test func `comes back with every page of that browser, and of no other`() async throws {
        try await Household().serve { visit in
            let answer = try await choose(visit, "theme=dark&text=large&read=opening")
            let cookie = try #require(
                answer.head.split(separator: "\r\n").first {
                    $0.contains("larder-preferences=text.large_theme.dark;")
                })
            #expect(cookie.contains("Max-Age=34560000") && cookie.contains("SameSite=Lax"))
            let chosen = ["Cookie: larder-preferences=text.large_theme.dark"]
            for path in ["/rates", "/feeds", "/places", "/notes", "/inside"] {
                let page = try await visit.ask("GET", path, chosen).body
                #expect(page.contains("<html lang=\"en\" data-theme=\"dark\" data-text=\"large\">"))
                #expect(try await visit.ask("GET", path).body.contains("<html lang=\"en\">"))
            }
        }
    }

    @Test(arguments: [
        "theme.sepia", "theme.dark\"onload", "theme", ".", "_._", "theme.DARK", "colour.dark",
        "theme.dark.light", String(repeating: "a.b_", count: 5_000),
    ])
    func `is ignored where it makes no sense`(cookie: String) async throws {
        try await Household().serve { visit in
            let page = try await visit.ask(
                "GET", "/rates", ["Cookie: larder-preferences=\(cookie); larder-folded=\(cookie)"])
            // A cookie that browsers could not send is refused with the whole request.
            if page.status == 200 { #expect(page.body.contains("<html lang=\"en\">")) }
            #expect(page.status == 200 || page.status == 400 || page.status == 431)
        }
    }

    @Test(arguments: ["theme=sepia", "text=", "read=never", "refresh=2"])
    func `is refused with what there is to choose from`(form: String) async throws {
        try await Household().serve { visit in
            let answer = try await choose(visit, form)
            #expect(answer.status == 422 && answer.field("Set-Cookie") == nil)
            #expect(answer.body.contains("choose one of") || answer.body.contains("1 or 0"))
        }
    }

    @Test func `is offered with what is chosen now`() async throws {
        try await Household().serve { visit in
            let page = try await visit.ask(
                "GET", "/inside", ["Cookie: larder-preferences=read.hand"]
            ).body
            #expect(page.contains("<option value=\"hand\" selected>Me only</option>"))
            #expect(page.contains("<option value=\"device\" selected>Automatic</option>"))
        }
    }

    @Test func `about fetching holds for the server, and after a restart`() async throws {
        let world = PageWorld()
        let (rounds, continuation) = AsyncStream.makeStream(of: Bool.self)
        let garden = Section(
            topic: Topic(rawValue: "garden"), name: "Garden", key: "d", add: { _, _, _ in },
            refresh: { _ in continuation.yield(true) })
        func site() async throws -> Site {
            try await Site(
                sections: [garden], resources: world.resources,
                configuration: ServerConfiguration(port: 0))
        }
        let first = try await site()
        #expect(try await first.settings.refreshesWhenDue())
        try await first.settings.setRefreshesWhenDue(false)
        let second = try await site()
        #expect(try await !second.settings.refreshesWhenDue())
        let keeping = Task { try await Housekeeper(site: second).run() }
        await world.clock.sleepers(atLeast: 1)
        world.clock.advance(by: Housekeeper.pause)
        await world.clock.sleepers(atLeast: 1)
        // Nothing was fetched in two rounds; the next one is the first.
        try await second.settings.setRefreshesWhenDue(true)
        continuation.yield(false)
        world.clock.advance(by: Housekeeper.pause)
        var heard: [Bool] = []
        for await round in rounds {
            heard.append(round)
            if heard.count == 2 { break }
        }
        #expect(heard == [false, true])
        keeping.cancel()
        try await keeping.value
    }
}
