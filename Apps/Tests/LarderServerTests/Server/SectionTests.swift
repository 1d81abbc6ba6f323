import Foundation
import Hummingbird
import Larder
import LarderSimulation
import Records
import Testing

@testable import LarderServer

@Suite struct `The sections` {
    /// What the parts of the page that all sections share say.
    private struct Shared {
        var menu = ""
        var keys = ""
        var manifest = ""
        var index = ""
        var worker = ""

        init(_ visit: Visit) async throws {
            func part(_ text: String, _ start: String, _ end: String) -> String {
                let rest = text.components(separatedBy: start).dropFirst().first
                return rest?.components(separatedBy: end).first ?? ""
            }
            let page = try await visit.ask("GET", "/inside").body
            menu = part(page, "<nav aria-label=\"Sections\" class=\"sections\">", "</nav>")
                .replacing(/<svg.*?<\/svg>/, with: "")
            keys = part(page, "<kbd>g</kbd>", "</dd>")
            manifest = try await visit.ask("GET", "/manifest.webmanifest").body
            index = try await visit.ask("GET", "/api").body
            worker = part(
                try await visit.ask("GET", "/service-worker.js").body, "const sections", ";")
        }

        var all: [String] { [menu, keys, manifest, index, worker] }
    }

    @Test func `are in the menu, the keys, the manifest, the index and the service worker`()
        async throws
    {
        try await Household().serve { visit in
            let shared = try await Shared(visit)
            #expect(shared.menu.contains("<a href=\"/notes\" data-key=\"g n\">Notes</a>"))
            #expect(
                shared.keys
                    == " then <kbd>r</kbd> <kbd>f</kbd> <kbd>p</kbd> <kbd>n</kbd> <kbd>i</kbd></dt>"
                    + "<dd>Go to rates, feeds, places, notes, inside")
            #expect(shared.manifest.contains("\"start_url\": \"/rates\""))
            #expect(shared.manifest.contains("\"Rates, feeds, places and notes, kept at hand.\""))
            #expect(
                shared.index.contains(
                    "[\"/api/sources\",\"/api/rates\",\"/api/feeds\",\"/api/items\","
                        + "\"/api/places\",\"/api/notes\",\"/api/outbox\",\"/api/sync\"]"))
            #expect(
                shared.worker == " = [\"/rates\", \"/feeds\", \"/places\", \"/notes\", \"/inside\"]"
            )
        }
    }

    @Test(arguments: ["rates", "feeds", "places", "notes"])
    func `one that is left out is known nowhere`(name: String) async throws {
        let household = try Household()
        let left = household.sections.filter { $0.topic.rawValue != name }
        let out = try #require(household.sections.first { $0.topic.rawValue == name })
        try await household.serve(sections: left) { visit in
            let shared = try await Shared(visit)
            for text in shared.all {
                #expect(!text.isEmpty && !text.lowercased().contains(name), "\(text)")
            }
            #expect(!shared.menu.contains("\"g \(out.key)\""))
            #expect(!shared.keys.contains("<kbd>\(out.key)</kbd>"))
            let page = try await visit.ask("GET", left[0].path)
            #expect(page.status == 200)
            for script in out.scripts { #expect(!page.body.contains("/\(script).js")) }
            #expect(try await visit.ask("GET", "/").field("Location") == left[0].path)
            #expect(try await visit.ask("GET", out.path).status == 404)
            for list in out.lists {
                #expect(try await visit.ask("GET", "/api/\(list)").status == 404)
            }
            let sections = visit.site.sections
            #expect(!sections.contains { $0.keeps(out.path) })
            for store in out.stores {
                let change = ChangeSet(keys: [Key(store, "x")])
                #expect(sections.allSatisfy { $0.touched(by: change).isEmpty })
            }
        }
    }

    @Test func `one that is added is known everywhere`() async throws {
        let household = try Household()
        let garden = Section(
            topic: Topic(rawValue: "garden"), name: "Garden", key: "d", stores: ["beds"],
            tellsEntries: true, lists: ["beds"], unkept: ["/garden/today"]
        ) { site, router, api in
            router.get("/garden") { request, _ in
                site.renderer.done("It grows.", see: "/garden", request)
            }
            api.get("beds") { _, _ in Response.record([("beds", .array([]))]) }
        }
        try await household.serve(sections: household.sections + [garden]) { visit in
            let shared = try await Shared(visit)
            #expect(shared.menu.contains("<a href=\"/garden\" data-key=\"g d\">Garden</a>"))
            #expect(shared.keys.contains("<kbd>d</kbd> <kbd>i</kbd>"))
            #expect(shared.keys.contains("notes, garden, inside"))
            #expect(shared.manifest.contains("notes and garden, kept at hand."))
            #expect(shared.index.contains("\"/api/beds\""))
            #expect(shared.worker.contains("\"/garden\""))
            #expect(try await visit.ask("GET", "/api/beds").body == "{\"beds\":[]}\n")
        }
        #expect(garden.keeps("/garden/tools") && !garden.keeps("/garden/today"))
        #expect(!garden.keeps("/gardens"))
        #expect(garden.touched(by: ChangeSet(keys: [Key("beds", "north")])) == ["north"])
        #expect(garden.touched(by: ChangeSet.everything) == [nil])
    }

    @Test func `fetch what is due as each says, and not while everything is offline`() async throws
    {
        let world = PageWorld()
        let (rounds, continuation) = AsyncStream.makeStream(of: Bool.self)
        let garden = Section(
            topic: Topic(rawValue: "garden"), name: "Garden", key: "d", add: { _, _, _ in },
            refresh: { continuation.yield($0.resources.offline.isOffline) })
        let site = try await Site(
            sections: [garden], resources: world.resources,
            configuration: ServerConfiguration(port: 0))
        world.offline.isOffline = true
        let keeping = Task { try await Housekeeper(site: site).run() }
        await world.clock.sleepers(atLeast: 1)
        world.offline.isOffline = false
        world.clock.advance(by: Housekeeper.pause)
        #expect(await rounds.first { _ in true } == false)
        keeping.cancel()
        try await keeping.value
    }

    @Test func `are told what is theirs and nothing else`() throws {
        let household = try Household()
        func topics(_ changes: ChangeSet) -> [String] {
            household.sections.filter { !$0.touched(by: changes).isEmpty }.map(\.topic.rawValue)
        }
        #expect(topics(ChangeSet(keys: ["rates-ecb/history"])) == ["rates"])
        #expect(topics(ChangeSet(keys: ["feeds/undo"])) == ["feeds"])
        #expect(topics(ChangeSet(keys: ["position/here"])) == ["places"])
        #expect(topics(ChangeSet(prefixes: ["places"])) == ["places"])
        #expect(topics(ChangeSet(keys: ["notes/n1"])) == ["notes"])
        #expect(topics(ChangeSet(groups: [ShelfGroup(shelf: "articles", group: "a")])) == ["feeds"])
        #expect(topics(ChangeSet(hasMarks: true)) == ["rates", "feeds"])
        #expect(topics(ChangeSet(keys: ["web/sessions", "changes received/1"])).isEmpty)
        #expect(topics(.everything) == ["rates", "feeds", "places", "notes"])
    }
}
