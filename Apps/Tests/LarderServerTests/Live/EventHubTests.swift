import Foundation
import Hummingbird
import Larder
import LarderSimulation
import Money
import NIOCore
import Rates
import Testing

@testable import LarderServer

@Suite struct `The stream of changes` {
    private static func hub() -> EventHub { EventHub(epoch: "run1", clock: ManualClock()) }

    private static func listen(_ hub: EventHub, _ id: String? = nil) -> EventHub.Listening? {
        try? hub.listen(after: id, onDrop: {})
    }

    /// What a listener has been told by now.
    private static func told(_ hub: EventHub, after id: String? = nil) async throws -> String {
        let listening = try #require(listen(hub, id))
        hub.leave(listening.id)
        var text = ""
        for await buffer in listening.events { text += String(buffer: buffer) }
        return text
    }

    @Test func `changes in quick succession are told once`() async throws {
        let hub = Self.hub()
        let listening = try #require(Self.listen(hub))
        for _ in 0..<1_000 { hub.publish(.feeds) }
        hub.publish(.notes, key: "n1")
        hub.flush()
        hub.leave(listening.id)
        var texts: [String] = []
        for await buffer in listening.events { texts.append(String(buffer: buffer)) }
        #expect(texts.count == 3)
        #expect(texts[1] == "id: run1-1\nevent: change\ndata: {\"topic\":\"feeds\"}\n\n")
        #expect(texts[2].contains("\"key\":\"n1\""))
    }

    @Test func `who comes back is told what it missed`() async throws {
        let hub = Self.hub()
        for topic in [Topic.rates, .feeds, .places] {
            hub.publish(topic)
            hub.flush()
        }
        let text = try await Self.told(hub, after: "run1-1")
        #expect(!text.contains("\"rates\""))
        #expect(text.contains("\"feeds\"") && text.contains("\"places\""))
        #expect(!text.contains("event: reset"))
        let told = try await Self.told(hub, after: "run1-3")
        #expect(!told.contains("event: change"))
    }

    @Test func `who comes back, and breaks off before it is told, has still to be told`()
        async throws
    {
        let hub = Self.hub()
        for topic in [Topic.rates, .feeds] {
            hub.publish(topic)
            hub.flush()
        }
        for id in ["run1-1", "run0-7"] {
            let text = try await Self.told(hub, after: id)
            let opening = text.components(separatedBy: "\n\n")[0]
            #expect(opening.contains("event: hello") && !opening.contains("id:"))
        }
        // Who comes for the first time is told where it begins.
        #expect(try await Self.told(hub).contains("id: run1-2\nevent: hello"))
    }

    @Test func `a page knows no event that came after its data was read`() async throws {
        var section = Section(topic: Topic(rawValue: "slow"), name: "Slow", key: "s") {
            site, router, _ in
            router.get("/slow") { request, _ in
                let before = site.hub.lastID
                // The data is read here; then something changes before the page is complete.
                site.hub.publish(.rates)
                site.hub.flush()
                let frame = site.renderer.frame("Slow", nil, request)
                return "\(before) \(frame.lastEvent) \(site.hub.lastID)"
            }
        }
        section.unkept = ["/slow"]
        try await Household().serve(sections: [section]) { visit in
            let ids = try await visit.ask("GET", "/slow").body.split(separator: " ")
            #expect(ids[0] == ids[1] && ids[1] != ids[2], "\(ids)")
        }
    }

    @Test(arguments: [
        "run1-99", "run0-1", "-1", "1' OR 1=1", "", "run1-", "run1--1", "run1-18446744073709551616",
        "run1-1-1", "\u{0}",
    ])
    func `who comes back from another run, or from nowhere, is told to look at everything`(
        id: String
    ) async throws {
        let hub = Self.hub()
        hub.publish(.rates)
        hub.flush()
        let text = try await Self.told(hub, after: id)
        #expect(text.contains("event: reset"))
    }

    @Test func `who was away too long is told to look at everything`() async throws {
        let hub = Self.hub()
        for _ in 0..<(EventHub.kept + 5) {
            hub.publish(.rates)
            hub.flush()
        }
        let text = try await Self.told(hub, after: "run1-3")
        #expect(text.contains("event: reset"))
        let told = try await Self.told(hub, after: "run1-6")
        #expect(!told.contains("event: reset"))
    }

    @Test func `who does not keep up is dropped, and the others are not`() async throws {
        let hub = Self.hub()
        let dropped = Locked(0)
        let slow = try hub.listen(after: nil, onDrop: { dropped.withLock { $0 += 1 } })
        let quick = try #require(Self.listen(hub))
        let reading = Task {
            var count = 0
            for await buffer in quick.events where String(buffer: buffer).contains("change") {
                count += 1
            }
            return count
        }
        for _ in 0..<20_000 {
            hub.publish(.feeds)
            hub.flush()
            if dropped.withLock({ $0 }) > 0 { break }
            await Task.yield()
        }
        #expect(dropped.withLock { $0 } == 1)
        hub.close()
        #expect(await reading.value > 0)
        _ = slow
    }

    @Test func `a key with line breaks forges no event`() async throws {
        let hub = Self.hub()
        let listening = try #require(Self.listen(hub))
        hub.publish(.notes, key: "a\r\rdata: forged\n\nid: 9\u{2028}\n\ndata: forged")
        hub.flush()
        hub.leave(listening.id)
        var text = ""
        for await buffer in listening.events { text += String(buffer: buffer) }
        #expect(text.components(separatedBy: "\n\n").filter { !$0.isEmpty }.count == 2)
        #expect(!text.contains("\ndata: forged"))
        #expect(!text.contains("\r"))
    }

    @Test func `the stream tells what the stores change`() async throws {
        let household = try Household()
        try await household.serve { visit in
            async let heard = visit.ask("GET", "/events", until: "\"rates\"")
            // Said again until it is heard, as nobody knows when the listener is there.
            var isOn = true
            let saying = Task {
                guard let code = CurrencyCode("USD") else { return }
                while !Task.isCancelled {
                    try await visit.household.rates.setFavourite(code, isOn)
                    isOn.toggle()
                    await Task.yield()
                }
            }
            let answer = try await heard
            saying.cancel()
            #expect(answer.field("Content-Type") == "text/event-stream; charset=utf-8")
            #expect(answer.body.contains("event: change"))
        }
    }

    @Test func `too many listeners are refused, and pages still served`() async throws {
        let configuration = ServerConfiguration(
            port: 0, streams: 1, refreshes: false, logsRequests: false)
        try await Household().serve(configuration) { visit in
            let one = try #require(Self.listen(visit.site.hub))
            #expect(try await visit.ask("GET", "/events").status == 503)
            #expect(try await visit.ask("GET", "/rates").status == 200)
            visit.site.hub.leave(one.id)
        }
    }
}

@Suite struct `Numbers as the reader writes them` {
    @Test(arguments: [
        ("de_DE", "1234567.5", "1.234.567,5"), ("en_GB", "1234567.5", "1,234,567.5"),
        ("en_GB", "1234.5", "1,234.5"), ("es_ES", "1234.5", "1234,5"),
        ("es_ES", "12345", "12.345"), ("de_DE", "-0.25", "−0,25"), ("en_GB", "", ""),
    ])
    func `numbers are grouped and pointed`(locale: String, text: String, expected: String) {
        #expect(PageLocale(Locale(identifier: locale)).number(text) == expected)
    }

    @Test func `counts in a sentence are grouped`() {
        let said = "114 feeds checked, 6397 new articles."
        #expect(PageLocale().numbers(in: said) == "114 feeds checked, 6,397 new articles.")
        let german = PageLocale(Locale(identifier: "de_DE"))
        #expect(german.numbers(in: said) == "114 feeds checked, 6.397 new articles.")
    }
}
