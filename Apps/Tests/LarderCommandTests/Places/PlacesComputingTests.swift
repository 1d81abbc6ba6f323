import Foundation
import Testing

/// Reading and computing, through the command.
@Suite struct `Places computed by the command` {
    let home: Household

    init() throws { home = try Household() }

    @Test func `shows a position in every form`() async throws {
        let outcome = try await home.run("places", "convert", "40°07′22.8″N 74°07′22.8″W")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        for words in [
            "40.12300, -74.12300", "Read as degrees, minutes and seconds.", "40°07.380′N",
            "18N 574726 4441778", "18T WK 74726 41777", "87G74VFG+6R", "FN20wc",
            "+40.12300-074.12300/", "geo:40.123,-74.123",
        ] {
            #expect(outcome.output.contains(words), "\(words)")
        }
        let object = try #require(
            try await home.run("places", "convert", "--json", "-40.5", "200").objects.first)
        #expect(
            Set(object.keys) == [
                "input", "lat", "lon", "format", "dd", "ddm", "dms", "utm", "mgrs", "plus_code",
                "maidenhead", "doubts",
            ])
        #expect(object["lon"] as? Double == -160)
        #expect(object["doubts"] as? [String] == ["longitudeTurned"])
    }

    @Test func `completes a short plus code near the town beside it`() async throws {
        let outcome = try await home.run("places", "convert", "9G8F+5W Zürich")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("47.36544, 8.52481"))
        let words = "The short code was completed near Zürich, Switzerland."
        #expect((outcome.output + outcome.errors).contains(words), "\(outcome.output)")
    }

    @Test func `finds a town by its name, and asks which of several`() async throws {
        let way = try await home.run("places", "to", "Zürich", "--from", "48.2, 16.37")
        #expect(way.status == 0 && way.output.contains("Zürich, Switzerland"), "\(way)")
        let several = try await home.run("places", "to", "Portland", "--from", "48.2, 16.37")
        #expect(
            several.status == 64 && several.errors.contains("Portland, United States at 45.52"),
            "\(several)")
        let likely = try await home.run("places", "to", "San Fran", "--from", "48.2, 16.37")
        #expect(likely.status == 65 && likely.errors.contains("Did you mean San Francisco,"))
        // Which town was meant is said, whatever is done with it.
        for command in [["convert", "Roma"], ["share", "Roma"], ["inverse", "1, 2", "Roma"]] {
            let outcome = try await home.run(["places"] + command)
            #expect(outcome.errors.contains("Note: read as the town Rome, Italy."), "\(outcome)")
        }
        let json = try await home.run("places", "convert", "--json", "Wien").objects.first
        #expect(
            json?["format"] as? String == "town" && json?["town"] as? String == "Vienna, Austria")
        let set = try await home.run("places", "set", "Berlin, Germany")
        #expect(
            set.output.hasPrefix("52.52000, 13.41000") && set.errors.contains("the town Berlin"))
        _ = try await home.run("places", "save", "Zürich", "--at", "1, 2")
        let saved = try await home.run("places", "to", "zürich", "--from", "1, 2")
        #expect(!saved.output.contains("Switzerland"))
    }

    @Test func `asks where a text has two meanings`() async throws {
        let outcome = try await home.run("places", "convert", "48°12′30″ N, 16°22′23″ O")
        #expect(outcome.status == 65)
        #expect(outcome.data.isEmpty)
        #expect(outcome.errors.contains("1. 48.20833, 16.37306"))
        #expect(outcome.errors.contains("2. 48.20833, -16.37306"))
        let told = try await home.run(
            "places", "convert", "--letter-o", "east", "48°12′30″ N, 16°22′23″ O")
        #expect(told.output.hasPrefix("48.20833, 16.37306"))
        let json = try await home.run("places", "convert", "--json", "40,5, 7")
        #expect(json.status == 65)
        let error = try json.objects.first?["error"] as? [String: any Sendable]
        #expect(error?["code"] as? String == "ambiguous")
        #expect((error?["readings"] as? [any Sendable])?.count == 2)
    }

    @Test func `points at what it cannot read`() async throws {
        let outcome = try await home.run("places", "convert", "40°60'N 10°E")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("40°60'N 10°E\n           ^"))
        #expect(try await home.run("places", "convert", "9G8F+6X").status == 65)
        let near = try await home.run("places", "convert", "--near", "47.4 8.6", "9G8F+6X")
        #expect(near.output.contains("8FVC9G8F+6X"))
    }

    @Test(
        arguments: [
            (["convert"], 64), (["convert", "--nonsense", "1", "2"], 64),
            (["convert", "95, 10"], 65),
            (["convert", "1 2", "--decimals", "99"], 64), (["inverse", "1 2"], 64),
            (["inverse", "1 2", "nowhere"], 65), (["inverse", "1", "2", "3", "4"], 0),
            (["inverse", "-1", "-2", "-3", "-4", "--json"], 0), (["direct", "1 2", "3"], 64),
            (["direct", "1 2", "north", "5"], 64), (["direct", "-1", "-2", "-3", "-4"], 0),
            (["--help"], 0),
        ] as [([String], Int32)])
    func `ends with the right code`(arguments: [String], code: Int32) async throws {
        let outcome = try await home.run(["places"] + arguments)
        #expect(outcome.status == code, "\(outcome.errors)")
        #expect(outcome.data.isEmpty == (code != 0))
    }

    @Test func `answers lines after a byte order mark, and with other line ends`() async throws {
        for (command, line) in [
            ("convert", "48.1 11.5"), ("inverse", "1 2 3 4"), ("direct", "1 2 3 4"),
        ] {
            let input = Data("\u{FEFF}\(line)\r\n\(line)".utf8)
            let answers = try await home.run("places", command, "--json", input: input)
            #expect(answers.lines.count == 2 && Set(answers.lines).count == 1, "\(answers.words)")
            #expect(try answers.objects.allSatisfy { $0["error"] == nil })
        }
        let rates = try await home.run(
            "rates", "convert", "--json", input: Data("\u{FEFF}1 USD JPY".utf8))
        #expect(try rates.objects.first?["error"] == nil, "\(rates.words)")
    }

    @Test func `answers lines with saved places`() async throws {
        let input = Data("home\nNowhere\n1 2\n".utf8)
        let before = try await home.run("places", "convert", "--json", input: input).objects
        #expect(before.map { $0["error"] == nil } == [false, false, true])
        _ = try await home.run("places", "save", "Home", "--at", "48.1, 11.5")
        let answers = try await home.run("places", "convert", "--json", input: input).objects
        #expect(answers.map { $0["error"] == nil } == [true, false, true])
        #expect(answers.first?["format"] as? String == "savedPlace")
        #expect(answers.first?["lat"] as? Double == 48.1)
    }

    @Test(arguments: [("90", "1,5", "METRES"), ("9 0", "1", "AZIMUTH"), ("90", "5km", "METRES")])
    func `says which of its numbers is none`(
        azimuth: String, metres: String, name: String
    ) async throws {
        let outcome = try await home.run("places", "direct", "48.1, 11.5", azimuth, metres)
        #expect(
            outcome.status == 64 && outcome.errors.contains("\(name) must be"), "\(outcome.words)")
    }

    @Test func `has no direction where there is no way`() async throws {
        let way = try await home.run("places", "inverse", "48.1, 11.5", "48.1, 11.5").output
        #expect(way.contains("0.0 m") && !way.contains("°\n") && !way.contains("180.0"), "\(way)")
    }

    @Test func `answers every line of foreign input with one object`() async throws {
        let lines: [[UInt8]] = [
            Array("40.1, -74.2".utf8), [], [0xFF, 0xFE, 0x00, 0x80, 0x31],
            [UInt8](repeating: UInt8(ascii: "9"), count: 20_000),
            Array(String(repeating: "40°", count: 7_000).utf8), Array(#""40.1\n-74.2""#.utf8),
            Array(#""\ud800""#.utf8), Array("\u{1F1FA}\u{0301}\u{200D}".utf8),
        ]
        let input = Data(lines.joined(separator: [0x0A])) + Data([0x0A])
        let started = ContinuousClock.now
        let answers = try await home.run("places", "convert", "--json", input: input).objects
        // Generous: the limit catches what grows with the square of its input.
        #expect(ContinuousClock.now - started < .seconds(180))
        try #require(answers.count == lines.count)
        #expect(
            answers.map { $0["lat"] != nil } == [
                true, false, false, false, false, true, false, false,
            ])
        for command in ["inverse", "direct"] {
            let outcome = try await home.run("places", command, "--json", input: input)
            #expect(outcome.status == 0)
            #expect(try outcome.objects.count == lines.count)
            #expect(try outcome.objects.allSatisfy { $0["error"] != nil })
        }
        let far = Data("1 2 3 1e308\n1 2 1e308 4\n90 360 0 -5\n0 541 0 1\n1 2 nan 3\n".utf8)
        let there = try await home.run("places", "direct", "--json", input: far).objects
        #expect(there.map { $0["error"] == nil } == [true, true, true, false, false])
    }

    @Test func `reads the corpus without one silent mistake`() async throws {
        guard let url = PlacesCorpus.file("coordinates/parse.json") else { return }
        let texts = try JSONDecoder().decode([PlacesCorpus.Text].self, from: Data(contentsOf: url))
        let input = try texts.map { try $0.line + "\n" }.joined()
        let answers = try await home.run(
            "places", "convert", "--json", input: Data(input.utf8)
        ).objects
        try #require(answers.count == texts.count)
        var right = 0
        for (text, answer) in zip(texts, answers) {
            #expect(answer["input"] as? String == text.input)
            guard let lat = answer["lat"] as? Double, let lon = answer["lon"] as? Double else {
                #expect(text.reject == true, "refused \(text.input)")
                continue
            }
            guard let wantedLat = text.lat, let wantedLon = text.lon else {
                Issue.record("accepted \(text.input)")
                continue
            }
            let tolerance = max(text.tol ?? 0, 1e-9)
            let isRight =
                abs(lat - wantedLat) <= tolerance
                && abs((lon - wantedLon).remainder(dividingBy: 360)) <= tolerance
            #expect(isRight, "\(text.input) became \(lat), \(lon)")
            right += isRight ? 1 : 0
        }
        #expect(right == texts.count { $0.reject != true })
    }

    @Test func `computes the corpus to some ten nanometres`() async throws {
        guard let rows = try PlacesCorpus.table("coordinates/geodesic-inverse.csv") else { return }
        let input = rows.map { row in
            ["lat1", "lon1", "lat2", "lon2"].map { row[$0] ?? "" }.joined(separator: " ") + "\n"
        }.joined()
        let answers = try await home.run(
            "places", "inverse", "--json", input: Data(input.utf8)
        ).lines
        try #require(answers.count == rows.count)
        for (row, answer) in zip(rows, answers) {
            // Foundation's reader of JSON loses the last digits of a number on Linux.
            let text = answer.dropFirst(#"{"distance":"#.count).prefix { $0 != "," }
            let distance = try #require(Double(text))
            #expect(abs(distance - (Double(row["s12"] ?? "") ?? .nan)) < 2e-8, "\(row)")
        }
    }

    @Test func `arrives where the corpus says`() async throws {
        guard let rows = try PlacesCorpus.table("coordinates/geodesic-direct.csv") else { return }
        let input = rows.map { row in
            ["lat1", "lon1", "azi1", "s12"].map { row[$0] ?? "" }.joined(separator: " ") + "\n"
        }.joined()
        let answers = try await home.run(
            "places", "direct", "--json", input: Data(input.utf8)
        ).objects
        try #require(answers.count == rows.count)
        for (row, answer) in zip(rows, answers) {
            let lat = try #require(answer["lat"] as? Double)
            #expect(abs(lat - (Double(row["lat2"] ?? "") ?? .nan)) < 2e-12, "\(row)")
        }
    }
}
