import Foundation
import Geodesy
import Larder
import Places
import Testing

@testable import LarderServer

@Suite(.timeLimit(.minutes(15))) struct `The served page of places` {
    let world = PageWorld()

    private struct Done: Decodable {
        var see: String
        var undo: String?
        var undoFields: [String: String]?
    }

    @Test func `reads what a form without scripts sends, plus signs as spaces`() async throws {
        try await world.serve { browser in
            let page = try await browser.get("/places?q=40+7.38+N+74+7.38+W")
            #expect(page.status == 200)
            #expect(page.text.contains("Read as degrees and minutes"))
            #expect(page.text.contains("40.12300, -74.12300"))
        }
    }

    @Test func `takes a change that was made offline once`() async throws {
        try await world.serve { browser in
            let change = "0123456789ab"
            let home = ["latitude": "52.52", "longitude": "13.405", "change": change]
            let first = try await browser.post("/places/set", home)
            let other = try await browser.post("/places/set", ["text": "1.5, 2.5"])
            let again = try await browser.post("/places/set", home)
            #expect([first, other, again].map(\.status) == [200, 200, 200])
            let current = try await world.places.current()
            #expect(current.position.latitude == 1.5)
        }
    }

    @Test func `changes nothing by an address, and nothing for what is no position`()
        async throws
    {
        try await world.serve { browser in
            for path in ["/places/set", "/places/save", "/places/remove", "/places/gps"] {
                let answer = try await browser.get(path + "?latitude=1&longitude=2&name=x")
                #expect([404, 405].contains(answer.status))
            }
            let set = try await browser.post("/places/set", ["text": "abc"])
            let removed = try await browser.post("/places/remove", ["name": "x"])
            let followed = try await browser.post("/places/gps", ["on": "1"])
            #expect([set, removed, followed].map(\.status) == [422, 404, 404])
        }
        #expect(try await world.places.whereabouts() == Here())
    }

    @Test func `leads back to a removed place with a way to have it back`() async throws {
        try await world.places.save(
            Position(latitude: 52.52, longitude: 13.405), as: "Home & <garden>")
        try await world.serve { browser in
            let done = try await browser.post(
                "/places/remove", ["name": "Home & <garden>"])
            let undo = try JSONDecoder().decode(Done.self, from: Data(done.text.utf8))
            #expect(undo.see == "/places" && undo.undo == "/places/save")
            #expect(undo.undoFields?["latitude"] == "52.52")
            // Readers without scripts are led to a page that offers it.
            let answer = try await browser.get(
                PlacesView.Exact(Position(latitude: 52.52, longitude: 13.405)).removed(
                    "Home & <garden>"))
            #expect(answer.text.contains("Removed Home &amp; &lt;garden&gt;."))
            #expect(answer.text.contains(#"name="latitude" value="52.52""#))
        }
        #expect(try await world.places.all().isEmpty)
    }
}
