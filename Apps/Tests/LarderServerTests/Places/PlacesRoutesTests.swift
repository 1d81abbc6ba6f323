import Foundation
import Geodesy
import Larder
import LarderSimulation
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

    @Test func `renames a place, and takes back that and a place that was saved`() async throws {
        try await world.serve { browser in
            let home = ["latitude": "52.52", "longitude": "13.405", "name": "Home"]
            let saved = try await browser.post("/places/save", home)
            let page = try await browser.get("/places?q=Home")
            #expect(page.text.contains("action=\"/places/rename\""))
            let renamed = try await browser.post(
                "/places/rename", ["name": "Home", "as": "Cabin <1>"])
            #expect(renamed.text.contains("Home is called Cabin"))
            #expect(try await world.places.all().map(\.name) == ["Cabin <1>"])
            for answer in [renamed, saved] {
                let done = try JSONDecoder().decode(Done.self, from: Data(answer.text.utf8))
                let undone = try await browser.post(
                    try #require(done.undo), try #require(done.undoFields))
                #expect(undone.status == 200)
            }
            #expect(try await world.places.all().isEmpty)
            let taken = try await browser.post("/places/rename", ["name": "Home", "as": "x"])
            #expect(taken.status == 404)
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
            #expect(undo.see == "/places" && undo.undo == "/places/restore")
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

    @Test func `lists a hundred saved places, and all on request`() async throws {
        for number in 0..<120 {
            try await world.places.save(
                Position(latitude: Double(number) / 2, longitude: 3), as: "Place no. \(number)x")
        }
        func rows(_ text: String) -> Int { text.ranges(of: "<tr id=\"place-").count }
        try await world.serve { browser in
            let page = try await browser.get("/places?q=Place+no.+7x")
            #expect(rows(page.text) == 100 && page.text.contains("All 120 saved places"))
            #expect(page.text.contains("/places?q=Place%20no.%207x&amp;saved=all#saved"))
            // A browser knows the others by their names while the server is away.
            #expect(
                page.text.contains(
                    #"value="Place no. 119x" data-fields="latitude=59.5&amp;longitude=3.0""#))
            let all = try await browser.get("/places?saved=all")
            #expect(rows(all.text) == 120 && !all.text.contains("more-saved"))
        }
    }

    @Test func `undoes what was removed, replaced or set without a trace`()
        async throws
    {
        for (number, name) in ["Home & <garden>", "Tower"].enumerated() {
            try await world.places.save(
                Position(latitude: 52.5 + Double(number), longitude: 13.405, altitude: 35.5),
                as: name)
            world.clock.advance(by: .seconds(60))
        }
        try await world.places.set(
            Position(latitude: 1, longitude: 2), origin: .receiver, name: "gpsd on this machine")
        world.clock.advance(by: .seconds(60))
        let before = (try await world.places.all(), try await world.places.whereabouts())
        try await world.serve { browser in
            for (path, fields) in [
                ("/places/remove", ["name": "Home & <garden>"]),
                (
                    "/places/save",
                    ["name": "home & <garden>", "latitude": "9", "longitude": "9", "replace": "1"]
                ),
                ("/places/set", ["latitude": "3", "longitude": "4"]),
            ] {
                let done = try await browser.post(path, fields)
                let undo = try JSONDecoder().decode(Done.self, from: Data(done.text.utf8))
                world.clock.advance(by: .seconds(60))
                let answer = try await browser.post(
                    try #require(undo.undo), try #require(undo.undoFields))
                #expect(answer.status == 200, "\(answer.text)")
            }
            let wrong = try await browser.post("/places/revert", ["former-latitude": "1"])
            #expect(wrong.status == 422)
        }
        #expect(try await world.places.all() == before.0)
        #expect(try await world.places.whereabouts() == before.1)
    }
}
