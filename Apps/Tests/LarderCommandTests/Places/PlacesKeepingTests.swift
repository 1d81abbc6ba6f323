import Foundation
import Testing

/// What the command keeps, shows and sends of places.
@Suite struct `Places kept by the command` {
    let home: Household

    init() throws { home = try Household() }

    @Test func `sets, shows and keeps the positions before`() async throws {
        let none = try await home.run("places", "show")
        #expect(none.status == 65)
        #expect(none.errors.contains("larder places set"))
        #expect(try await home.run("places", "set", "48°51′29.6″N 2°17′40.2″E").status == 0)
        let second = try await home.run("places", "set", "-33.8568,", "151.2153")
        #expect(second.output == "-33.85680, 151.21530\n")
        let shown = try await home.run("places", "show", "--history")
        #expect(shown.output.hasPrefix("-33.85680, 151.21530\nSet less than a minute ago"))
        #expect(shown.output.contains("48.85822, 2.29450"))
        let stops = try await home.run("places", "show", "--history", "--json").objects
        #expect(
            stops.map { ($0["lon"] as? Double).map { ($0 * 1e6).rounded() } } == [
                151_215_300, 2_294_500,
            ])
        let doubtful = try await home.run("places", "set", "0, 0")
        #expect(doubtful.errors.contains("often means that the value is missing"))
        #expect(try await home.run("places", "set", "40,5, 7").status == 65)
    }

    @Test func `saves places and shows the way to them`() async throws {
        _ = try await home.run("places", "set", "48.8582 2.2945")
        let saved = try await home.run(
            "places", "save", "Opera House", "--at", "-33.8568, 151.2153")
        #expect(saved.output == "Opera House  -33.85680, 151.21530\n")
        _ = try await home.run("places", "save", "Home")
        let list = try await home.run("places", "list")
        #expect(list.output.contains("Opera House"))
        #expect(list.output.contains("16961 km"))
        #expect(list.output.contains("here"))
        let rows = try await home.run("places", "list", "--json").objects
        #expect(rows.map { $0["name"] as? String } == ["Opera House", "Home"])
        let way = try await home.run("places", "to", "opera", "house", "--from", "home")
        #expect(way.output.hasPrefix("16961 km east-northeast\nFrom Home (48.85820, 2.29450)"))
        #expect(try await home.run("places", "to", "nowhere").errors.contains("Opera House, Home"))
        #expect(try await home.run("places", "save", "home").status == 64)
        #expect(try await home.run("places", "save", "home", "--replace").status == 0)
        #expect(try await home.run("places", "save", "FN20ab").status == 65)
        #expect(try await home.run("places", "set", "Opera House").output.contains("(Opera House)"))
        #expect(try await home.run("places", "remove", "Home").status == 0)
        #expect(try await home.run("places", "remove", "Home").status == 65)
    }

    @Test func `is removed once a person has agreed, who reads all that is known of it`()
        async throws
    {
        _ = try await home.run(
            "places", "save", "Zed", "--at", "geo:48.1234567,11.5,520;u=10")
        let saved = try await home.run("places", "list", "--json").objects.first
        #expect(saved?["altitude"] as? Double == 520 && saved?["uncertainty"] as? Double == 10)
        let remove = ["places", "remove", "zed"]
        let refused = try await home.run(remove, typing: "n\n")
        let words = "Zed, 48.1234567, 11.5000000, altitude 520.0 m, within 10.0 m"
        #expect(
            refused.status == 1 && refused.errors.contains("Remove \(words)? [y/N]"),
            "\(refused.words)")
        #expect(try await home.run("places", "list").output.contains("Zed"))
        let removed = try await home.run(remove, typing: "y\n")
        #expect(removed.errors.contains("Removed \(words)."))
        #expect(try await home.run(remove + ["--yes"], typing: "").status == 65)
        #expect(try await home.run("places", "restore", "--list").output.contains("Zed"))
        #expect(try await home.run("places", "restore").errors == "Brought back \(words).\n")
        #expect(try await home.run("places", "list", "--json").objects.first?["altitude"] != nil)
        let nothing = try await home.run("places", "restore")
        #expect(nothing.status == 65 && nothing.errors.contains("no place was removed here lately"))
    }

    @Test func `gets another name`() async throws {
        _ = try await home.run("places", "save", "Home", "--at", "1, 1")
        _ = try await home.run("places", "save", "Office", "--at", "2, 2")
        let renamed = try await home.run("places", "rename", "home", "Cabin")
        #expect(renamed.status == 0 && renamed.output.hasPrefix("Cabin  1"), "\(renamed)")
        let taken = try await home.run("places", "rename", "Cabin", "OFFICE")
        #expect(taken.status != 0 && taken.errors.contains("already a place called “Office”"))
        let missing = try await home.run("places", "rename", "Home", "Hut")
        #expect(missing.status == 65 && missing.errors.contains("Cabin, Office"), "\(missing)")
    }

    @Test func `comes back although its name is in use again`() async throws {
        _ = try await home.run("places", "save", "Home", "--at", "1, 1")
        _ = try await home.run("places", "remove", "Home")
        _ = try await home.run("places", "save", "Home", "--at", "2, 2")
        let taken = try await home.run("places", "restore", "Home")
        #expect(taken.status != 0 && taken.errors.contains("--as NAME"), "\(taken)")
        let named = try await home.run("places", "restore", "Home", "--as", "Old home")
        #expect(named.status == 0 && named.errors.contains("Old home, 1"), "\(named)")
        let moved = try await home.run(
            "places", "save", "Home", "--at", "3, 3", "--replace")
        #expect(moved.errors.contains("`larder places restore Home --replace`"), "\(moved)")
        let back = try await home.run("places", "restore", "Home", "--replace")
        #expect(back.status == 0 && back.errors.contains("Home, 2"), "\(back)")
    }

    @Test func `is saved under a name on one line only`() async throws {
        let two = try await home.run("places", "save", "Paris\nx", "--at", "1, 2")
        #expect(two.status == 65 && two.errors.contains("on one line"), "\(two)")
        let piped = try await home.run("places", "save", "Paris\n", "--at", "1, 2")
        #expect(piped.status == 0 && piped.output.hasPrefix("Paris "), "\(piped.errors)")
    }

    @Test func `is not looked for in a link that holds none`() async throws {
        _ = try await home.run("places", "save", "Home", "--at", "1, 2")
        for link in ["https://maps.app.goo.gl/abcDEF", "https://example.org/x"] {
            let outcome = try await home.run("places", "to", link)
            #expect(outcome.status == 65 && outcome.errors.contains("link"), "\(outcome.errors)")
            #expect(!outcome.errors.contains("saved place"))
        }
    }

    @Test func `shares one text message that it reads back`() async throws {
        _ = try await home.run("places", "save", "Eiffel Tower", "--at", "48.858222, 2.2945")
        let shared = try await home.run("places", "share", "eiffel", "tower").lines
        try #require(shared.count == 3)
        #expect(
            shared[0]
                == "48.858222,2.294500 N48 51 29.6 E2 17 40.2 geo:48.858222,2.2945 (Eiffel Tower)")
        for line in shared {
            let back = try await home.run("places", "convert", "--json", line).objects.first
            #expect(back?["dd"] as? String == "48.85822, 2.29450", "\(line)")
        }
        #expect(try await home.run("places", "share").status == 65)
    }

    @Test func `draws a map`() async throws {
        _ = try await home.run("places", "set", "37.62, -122.38")
        _ = try await home.run("places", "save", "Tokyo & more", "--at", "35.68, 139.76")
        let file = home.folder.appending(path: "world.svg")
        let outcome = try await home.run("places", "map", "--svg", file.path, "--line")
        #expect(outcome.status == 0 && outcome.errors.contains("Wrote"))
        let svg = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(svg.contains("Tokyo &amp; more"))
        // The line is cut where the land is: at the antimeridian.
        #expect(svg.contains(" -18000 ") && svg.contains("M18000 "))
        #expect(svg.contains(">Brazil<") && svg.contains(">Sydney<"))
        let out = try await home.run("places", "map", "--svg", "-", "1 2")
        #expect(out.output.hasPrefix("<svg"))
        let near = try await home.run("places", "map", "--svg", "-", "--span", "20", "46.9 7.4")
        #expect(near.output.contains(">Switzerland<") || near.output.contains(">Geneva<"))
        // Lines stay whole: the map is as wide as its places need.
        let far = try await home.run(
            "places", "map", "--svg", "-", "--line", "--span", "5", "46.9 7.4", "60 30")
        #expect(!far.output.contains(#/viewBox="\S+ \S+ 5 /#))
        #expect(try await home.run("places", "map").status == 64)
        #expect(try await home.run("places", "map", "--svg", "/nowhere/x.svg").status == 1)
    }

    private static func sentence(_ body: String) -> String {
        let hex = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
        return "$\(body)*\(hex.count == 1 ? "0" : "")\(hex)\r\n"
    }

    /// A receiver that goes north by 18 m a second.
    private var walk: String {
        (0..<30).map { second in
            let clock = "1200\(second < 10 ? "0" : "")\(second).00"
            let minutes = "0\(second / 100).\(second < 10 ? "0" : "")\(second)00"
            return Self.sentence("GPRMC,\(clock),A,48\(minutes),N,00200.0000,E,36.0,0.0,150626,,,A")
        }.joined()
    }

    @Test func `follows a log by distance and makes it the current position`() async throws {
        let log = try home.file("walk.nmea", walk)
        let all = try await home.run("places", "locate", "--nmea", log.path, "--json")
        #expect(try all.objects.count == 30)
        #expect(try all.objects.first?["time"] as? String == "2026-06-15T12:00:00Z")
        let some = try await home.run(
            "places", "locate", "--nmea", log.path, "--filter", "90", "--set")
        #expect(some.lines.count == 6)
        #expect(some.lines.first == "2026-06-15T12:00:00Z  48.000000, 2.000000  18.5 m/s north")
        let here = try await home.run("places", "show", "--json").objects.first
        #expect(here?["origin"] as? String == "receiver")
        #expect(abs((here?["lat"] as? Double ?? 0) - 48.0041667) < 1e-6)
        let piped = try await home.run(
            ["places", "locate", "--nmea", "-", "--once"], input: Data(walk.utf8))
        #expect(piped.lines.count == 1)
    }

    @Test(
        arguments: [
            (["--nmea", "/nowhere"], 65), (["--nmea", "/"], 65), (["--nmea", "/dev/null"], 65),
            (["--nmea", "/dev/null", "--once"], 65), (["--gpsd", "127.0.0.1:0"], 64),
            (["--gpsd", "127.0.0.1:x"], 64), (["--gpsd", "a", "--nmea", "b"], 64),
            (["--filter", "-1"], 64), (["--gpsd", "127.0.0.1:1", "--once", "--timeout", "1"], 69),
            (["--gpsd", "example.org", "--offline"], 69),
        ] as [([String], Int32)])
    func `says why it cannot follow`(arguments: [String], code: Int32) async throws {
        let outcome = try await home.run(["places", "locate"] + arguments)
        #expect(outcome.status == code, "\(outcome.errors)")
        #expect(outcome.data.isEmpty && !outcome.errors.isEmpty)
    }
}
