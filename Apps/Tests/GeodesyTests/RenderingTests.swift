import Foundation
import Testing

@testable import Geodesy

@Suite struct `A position as text` {
    @Test func `equals the corpus byte for byte`() throws {
        var wrong = 0
        let styles: [(String, AngleNotation, Int)] = [
            ("dd5", .decimalDegrees, 5), ("ddm3", .decimalMinutes, 3),
            ("dms0", .degreesMinutesSeconds, 0), ("dms1", .degreesMinutesSeconds, 1),
            ("dms2", .degreesMinutesSeconds, 2),
        ]
        for row in Corpus.list("render.json") {
            let position = try Position(
                latitude: Double(row.string("lat")) ?? .nan,
                longitude: Double(row.string("lon")) ?? .nan)
            for (name, notation, decimals) in styles {
                let ours = [
                    position.text(of: .latitude, notation, decimals: decimals),
                    position.text(of: .longitude, notation, decimals: decimals),
                ]
                if ours != row[name] as? [String] {
                    wrong += 1
                    #expect(Bool(false), "\(row) \(ours)")
                }
            }
        }
        #expect(wrong == 0)
    }

    @Test func `carries to the next minute and degree`() throws {
        let position = try Position(latitude: 39.999_999_99, longitude: -179.999_999_99)
        #expect(position.text(.degreesMinutesSeconds) == "40°00′00.0″N 180°00′00.0″W")
        #expect(position.text(.decimalMinutes) == "40°00.000′N 180°00.000′W")
        #expect(position.text() == "40.00000, -180.00000")
    }

    @Test func `can be written in ASCII and with other precisions`() throws {
        let position = try Position(latitude: 40.123, longitude: -74.123)
        #expect(
            position.text(.degreesMinutesSeconds, decimals: 1, signs: .ascii)
                == "40d07'22.8\"N 74d07'22.8\"W")
        #expect(position.text(.decimalDegrees, decimals: 0) == "40, -74")
        #expect(position.text(.decimalMinutes, decimals: 1) == "40°07.4′N 74°07.4′W")
    }

    @Test func `follows ISO 6709 and RFC 5870`() throws {
        let eiffel = try Position(
            latitude: 48.858222, longitude: 2.2945, altitude: 35, uncertainty: 10)
        #expect(eiffel.iso6709() == "+48.85822+002.29450+35.0CRSWGS_84/")
        #expect(eiffel.geoURI() == "geo:48.858222,2.2945,35;u=10")
        let pole = try Position(latitude: 90, longitude: 50)
        #expect(pole.geoURI() == "geo:90,0")
        let south = try Position(latitude: -0.5, longitude: -9.25)
        #expect(south.iso6709(decimals: 2) == "-00.50-009.25/")
        #expect(
            south.openStreetMapLink()
                == "https://www.openstreetmap.org/?mlat=-0.5&mlon=-9.25#map=16/-0.5/-9.25")
    }

    @Test func `fits one text message`() throws {
        let eiffel = try Position(latitude: 48.858222, longitude: 2.2945)
        #expect(
            eiffel.message()
                == "48.858222,2.294500 N48 51 29.6 E2 17 40.2 geo:48.858222,2.2945")
        let far = try Position(latitude: -89.999999, longitude: -179.999999)
        let text = far.message(name: String(repeating: "University 12 ", count: 30))
        #expect(text.utf8.count <= 160)
        #expect(text.utf8.allSatisfy { $0 < 0x7F })
    }

    @Test(arguments: [
        "Zürich", "Łódź", "Αθήνα", "Москва", "東京", "القاهرة", "हिन्दी", "Cafe\u{301}", "Ö", "в", "N W",
    ])
    func `says every letter of a name, and is read back`(name: String) throws {
        let zurich = try Position(latitude: 47.376887, longitude: 8.541694)
        let text = zurich.message(name: name)
        #expect(text.hasSuffix(" (\(name))"))
        #expect(try CoordinateReader().read(text).position == zurich)
    }

    @Test(arguments: [
        ("Saint-Denis", "Saint-Denis"), ("L\u{2019}Aquila", "L'Aquila"), ("N-W", "N-W"),
        ("E'N", "E'N"), ("Room 12b/3", "Room b"), ("-Hill-", "Hill"), ("A&B", "A B"),
    ])
    func `joins what a name joins, and parts the rest`(name: String, said: String) throws {
        let place = try Position(latitude: 47.376887, longitude: 8.541694)
        let text = place.message(name: name)
        #expect(text.hasSuffix(" (\(said))"))
        #expect(try CoordinateReader().read(text).position == place)
    }

    @Test func `survives being stored, and refuses what is no place`() throws {
        let position = try Position(latitude: 1.5, longitude: 2.5, altitude: 3, uncertainty: 4)
        let data = try JSONEncoder().encode(position)
        #expect(try JSONDecoder().decode(Position.self, from: data) == position)
        let bad = Data(#"{"latitude":91,"longitude":0}"#.utf8)
        #expect(throws: CoordinateError.self) { try JSONDecoder().decode(Position.self, from: bad) }
        #expect(throws: CoordinateError.self) { try Position(latitude: .nan, longitude: 0) }
        #expect(throws: CoordinateError.self) { try Position(latitude: 0, longitude: 181) }
        #expect(throws: CoordinateError.self) {
            try Position(latitude: 0, longitude: 1, uncertainty: -1)
        }
        #expect(position.swapped?.latitude == 2.5)
    }
}
