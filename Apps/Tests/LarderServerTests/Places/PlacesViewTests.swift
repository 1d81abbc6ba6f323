import Foundation
import Geodesy
import Larder
import LarderSimulation
import Places
import Testing

@testable import LarderServer

@Suite struct `The page of places` {
    let trial = PlacesTrial()

    @Test func `shows no point before there is one, and never 0, 0`() async throws {
        let view = try await trial.view()
        #expect(view.point == nil)
        #expect(view.here == nil)
        #expect(!view.canMeasure)
        #expect(try await trial.page().contains("No current position yet."))
    }

    @Test(arguments: [
        ("40.123, -74.123", "decimal degrees"), ("40 7.38 N 74 7.38 W", "degrees and minutes"),
        ("40°07′22.8″N 74°07′22.8″W", "degrees, minutes and seconds"),
        ("400723N 0740723W", "degrees and minutes packed into one number"),
        ("+40.123-074.123/", "ISO 6709"), ("geo:40.123,-74.123", "a geo: address"),
        (
            "https://www.openstreetmap.org/?mlat=40.123&mlon=-74.123#map=16/40.123/-74.123",
            "a map link"
        ),
        (#"{"type":"Point","coordinates":[-74.123,40.123]}"#, "GeoJSON"),
        ("POINT(-74.123 40.123)", "well-known text"), (#"{"lat":40.123,"lon":-74.123}"#, "JSON"),
        ("40/1,7/1,2280/100 N 74/1,7/1,2280/100 W", "rational numbers of a photograph"),
        ("{{coord|40|7|22.8|N|74|7|22.8|W}}", "a coord template"),
        ("18T 574721 4441813", "UTM"), ("18T WK 74721 41813", "MGRS"),
        ("87G74VFG+6Q", "a plus code"), ("FN20wc", "a Maidenhead locator"),
    ])
    func `says by which format a text was read`(text: String, words: String) async throws {
        let view = try await trial.view(text)
        #expect(view.heard?.words == "Read as " + words, "\(view.trouble?.message ?? "")")
        #expect(view.point?.forms.count == 3)
        #expect(view.point?.exact.latitude.hasPrefix("40.") == true)
        #expect(view.point?.isHere == false)
    }

    @Test func `lists the readings of an ambiguous text as links that mean one of them`()
        async throws
    {
        let trouble = try #require(try await trial.view("48 2 48 N 3 O").trouble)
        #expect(trouble.ask == "It could mean:")
        #expect(trouble.readings.map(\.detail).count == 2)
        let addresses = trouble.readings.map(\.address)
        #expect(
            addresses == [
                "/places?q=48.046666667,%203.000000000", "/places?q=48.046666667,%20-3.000000000",
            ])
        let chosen = try await trial.view("48.046666667, -3.000000000")
        #expect(chosen.trouble == nil)
        #expect(chosen.heard?.doubts == [])
    }

    @Test func `takes the letter O for east where the reader's language says so`() async throws {
        #expect(
            try await trial.view("48 2 48 N 3 0 0 O", language: "de_DE").point?.label.contains(
                ", 3") == true)
        #expect(
            try await trial.view("48 2 48 N 3 0 0 O", language: "fr_FR").point?.label.contains("-3")
                == true)
    }

    @Test func `marks the place in a text that could not be read`() async throws {
        let trouble = try #require(try await trial.view("48° 61′ N 2° E").trouble)
        #expect(trouble.marked?.before == "48° ")
        #expect(trouble.marked?.marked == "61′")
        #expect(trouble.marked?.after == " N 2° E")
        let page = try await trial.page("48° 61′ N 2° E")
        #expect(page.contains("<mark>61′</mark>"))
    }

    @Test func `finds a saved place however its name is written, and offers those like it`()
        async throws
    {
        let trial = try await trial.seeded()
        #expect(try await trial.view(" home ").heard?.words == "The saved place Home")
        let trouble = try #require(try await trial.view("ho").trouble)
        #expect(trouble.names.map(\.name) == ["Home"])
        #expect(trouble.message.hasPrefix("No saved place has that name."))
    }

    @Test func `offers the towns of a name that is no saved place`() async throws {
        let trouble = try #require(try await trial.view("burgdorf").trouble)
        #expect(trouble.message == "Which of these towns do you mean?")
        #expect(trouble.marked == nil)
        let town = try #require(trouble.towns.first { $0.detail.hasPrefix("Switzerland, ") })
        #expect(town.name == "Burgdorf" && town.address == "/places?q=47.06,%207.63&span=1")
        #expect(try await trial.page("burgdorf").contains(#"href="/places?q=47.06,%207.63"#))
        let end = try #require(try await trial.view("1, 2", to: "burgdorf").wayTrouble)
        #expect(end.towns.map(\.address).contains("/places?q=1,%202&to=47.06,%207.63"))
        #expect(try await trial.view("48° 61′ N 2° E").trouble?.towns.isEmpty == true)
    }

    @Test func `takes the only town of a name, and says which it is`() async throws {
        let heard = try #require(try await trial.view("burgdorf, ch").heard)
        #expect(heard.words == "The town Burgdorf, Switzerland")
        #expect(try await trial.view("1, 2", to: "burgdorf, ch").way != nil)
        let trouble = try #require(try await trial.view("hello").trouble)
        #expect(trouble.message.hasPrefix("No position, saved place or town found. "))
        #expect(trouble.marked == nil)
    }

    @Test func `counts the distances of saved places from the current position or the box`()
        async throws
    {
        let trial = try await trial.seeded()
        let view = try await trial.view()
        #expect(view.savedFrom == "the current position")
        #expect(view.saved.map(\.distance) == ["883.2\u{A0}km", "0\u{A0}m"])
        #expect(view.saved.map(\.bearing) == ["58.4° ENE", nil])
        #expect(view.saved.map(\.isHere) == [false, true])
        let other = try await trial.view("Home", language: "de_DE")
        #expect(other.savedFrom == "the point in the box")
        #expect(other.saved.map(\.distance) == ["0\u{A0}m", "883,2\u{A0}km"])
        #expect(other.heard?.away == "883,2\u{A0}km east-northeast of the current position")
    }

    @Test func `measures three ways between two points and can turn around`() async throws {
        let trial = try await trial.seeded()
        let way = try #require(try await trial.view("Home", to: "Tower").way)
        #expect(way.rows.map(\.name) == ["Geodesic", "Great circle", "Rhumb line"])
        #expect(way.distance == "883.2\u{A0}km")
        #expect(way.units == "883.21\u{A0}km = 548.80\u{A0}mi = 476.89\u{A0}NM")
        #expect(way.swapped == "/places?q=Tower&to=Home#way")
        #expect(try await trial.view(to: "Home").way?.from == "Tower")
        #expect(try await trial.view("1, 2", to: "nowhere").wayTrouble?.ask == nil)
    }

    @Test func `completes short plus codes near the current position`() async throws {
        let trial = try await trial.seeded()
        let heard = try #require(try await trial.view("V75V+7R").heard)
        #expect(heard.doubts == ["The short code was completed near the current position."])
    }

    @Test func `embeds one map without a style of its own, and keeps the texts when it is nearer`()
        async throws
    {
        let trial = try await trial.seeded()
        let map = try await trial.view("Home", to: "Tower", span: 90).map
        #expect(!map.svg.contains("<style"))
        #expect(map.svg.contains(#"id="map-title""#))
        #expect(map.svg.contains(#"class="line""#))
        #expect(map.words.contains("Home at 52°31.2′N 13°24.3′E"))
        #expect(
            map.whole.map(\.address) == [
                "/places?q=Home&to=Tower&span=360#map", "/places?q=Home&to=Tower#map",
            ])
        #expect(
            map.zooms.map(\.address) == [
                "/places?q=Home&to=Tower&span=180#map", "/places?q=Home&to=Tower&span=45#map",
            ])
        #expect(map.zooms.map(\.key) == ["-", "+"])
        #expect(map.moves.allSatisfy { $0.address?.contains("&span=90&at=") == true })
    }

    @Test func `keeps both points on the map as long as both fit, then its middle`() async throws {
        let trial = try await trial.seeded()
        let position = { try Position(latitude: $0, longitude: $1) }
        for (start, end) in [
            (try position(52.52, 13.405), try position(48.8582, 2.2945)),
            (try position(-18.14, 178.44), try position(-13.83, -171.76)),
            (try position(89, 10), try position(-89, -170)),
            (try position(46.948, 7.447), try position(46.949, 7.447)),
        ] {
            var question = PlacesPresenter.Question(q: "a", to: "b")
            var view: MapView? = MapView(question, start, end)
            let middle = MapView(question, start, end).frame.centre
            // In as far as it goes, then out again.
            for factor in [0.5, 2] {
                var steps = 0
                while let now = view {
                    let points = [start, end].map {
                        MapPoint(longitude: $0.longitude, latitude: $0.latitude)
                    }
                    let showsBoth = points.allSatisfy { now.frame.shows($0) }
                    #expect(now.moved == nil ? showsBoth : now.frame.shows(middle))
                    question.span = now.asked
                    view = now.zoomed(by: factor)
                    steps += 1
                    try #require(steps < 20)
                }
                question.span = factor < 1 ? 0.2 : 360
                view = MapView(question, start, end)
            }
        }
        let nearer = try await trial.view("Home", to: "Tower", span: 1).map.zooms.map(\.address)[1]
        #expect(nearer?.contains("&at=") == true)
    }

    @Test func `goes where the map was moved, and back to the points`() async throws {
        let trial = try await trial.seeded()
        let moved = try await trial.view("Home", span: 20, at: .init(address: "10,-179.9")).map
        #expect(moved.at == "10,-179.9" && moved.span == "20")
        #expect(moved.moves.last?.address == "/places?q=Home&span=20&at=10,-171.7766#map")
        #expect(moved.whole.map(\.address).last == "/places?q=Home&span=20#map")
        for text in ["", "1", "91,0", "a,b", "nan,1", "1,inf", "1,2,3"] {
            #expect(MapPoint(address: text) == nil)
        }
    }

    @Test func `offers what can be sent in one message`() async throws {
        let share = try #require(try await trial.seeded().view("Home").point?.share)
        #expect(share.size.hasSuffix("fits in one text message."))
        #expect(share.text.hasSuffix("geo:52.52,13.405 (Home)"))
        #expect(share.sms.hasPrefix("sms:?body=52.52"))
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "'\"><img src=x onerror=alert(1)>",
        "\u{202E}48.85\u{2066} <b>2.29", "48.85\u{0}, 2.29\u{7}<i>", "{{frame.token}}{{{page.q}}}",
        "</textarea><script>", String(repeating: "9", count: 20_000),
        String(repeating: "48.85,2.29 ", count: 1_000), "e\u{301}\u{301}\u{301}° 🇩🇪🇩🇪 N",
    ])
    func `shows whatever is written as text`(text: String) async throws {
        let page = try await trial.seeded().page(text, to: text)
        let own = try await trial.page()
        for tag in ["<script", "<img", "<b>", "<i>", "</textarea>"] {
            #expect(
                page.components(separatedBy: tag).count == own.components(separatedBy: tag).count)
        }
    }

    @Test(arguments: ["", "abc", "48° 61", "é 🇩🇪 x", "\r\n\r\n48"])
    func `cuts a text at any byte without losing any of it`(text: String) {
        for offset in -1...(text.utf8.count + 2) {
            let cut = MarkedText(text, at: offset)
            let whole = cut.before + cut.marked + cut.after
            #expect(whole.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
            #expect(cut.isEnd == (text.isEmpty || offset >= text.utf8.count))
        }
    }
}
