import Testing

@testable import Geodesy

@Suite struct `Reading a position` {
    @Test(arguments: [
        ("40.5, -74.25", "decimalDegrees", 40.5, -74.25),
        ("40.5 -74.25", "decimalDegrees", 40.5, -74.25),
        ("40.5/-74.25", "decimalDegrees", 40.5, -74.25),
        ("40.5, \u{2212}74.25", "decimalDegrees", 40.5, -74.25),
        ("40,5; -74,25", "decimalDegrees", 40.5, -74.25),
        ("40,5 -74,25", "decimalDegrees", 40.5, -74.25),
        ("40,5, -74,25", "decimalDegrees", 40.5, -74.25),
        ("46,8", "decimalDegrees", 46, 8),
        ("74.25W 40.5N", "decimalDegrees", 40.5, -74.25),
        ("40.5e74.25n", "decimalDegrees", 74.25, 40.5),
        ("40.5 degrees north, 74.25 degrees west", "decimalDegrees", 40.5, -74.25),
        ("lon, lat: -74.25, 40.5", "decimalDegrees", 40.5, -74.25),
        ("Breite 40,5, Länge 74,25", "decimalDegrees", 40.5, 74.25),
        ("40.5 lat, -74.25 lon", "decimalDegrees", 40.5, -74.25),
        ("٤٠٫٥, ٧٤٫٢٥", "decimalDegrees", 40.5, 74.25),
        ("New York: 40.5° N 74.25° W", "decimalDegrees", 40.5, -74.25),
        ("WGS84: 40.5, -74.25", "decimalDegrees", 40.5, -74.25),
        ("40°30.0'N 74°15.0'W", "decimalMinutes", 40.5, -74.25),
        ("40-30.0N 074-15.0W", "decimalMinutes", 40.5, -74.25),
        ("40N30.0 074W15.0", "decimalMinutes", 40.5, -74.25),
        ("40 30.0, -74 15.0", "decimalMinutes", 40.5, -74.25),
        ("40 30.5 74 15.5", "decimalMinutes", 40.508333333333, 74.258333333333),
        ("55°45′ с. ш. 37°36′ в. д.", "decimalMinutes", 55.75, 37.6),
        ("40°30′36″N 74°15′0″W", "degreesMinutesSeconds", 40.51, -74.25),
        ("40 30 36 N 74 15 0 W", "degreesMinutesSeconds", 40.51, -74.25),
        ("40:30:36N, 74:15:00W", "degreesMinutesSeconds", 40.51, -74.25),
        ("40.30.36N 74.15.00W", "degreesMinutesSeconds", 40.51, -74.25),
        ("40d30m36sN 74d15m0sW", "degreesMinutesSeconds", 40.51, -74.25),
        ("-0 30 36, 74 15 0", "degreesMinutesSeconds", -0.51, 74.25),
        ("北緯40度30分36秒 東経74度15分0秒", "degreesMinutesSeconds", 40.51, 74.25),
        ("북위 40도 30분 36초 동경 74도 15분 0초", "degreesMinutesSeconds", 40.51, 74.25),
        ("403036N 0741500W", "packed", 40.51, -74.25),
        ("4030.60,N,07415.00,W", "packed", 40.51, -74.25),
        ("+40.51-074.25/", "iso6709", 40.51, -74.25),
        ("+403036-0741500/", "iso6709", 40.51, -74.25),
        ("geo:40.51,-74.25;u=35", "geoURI", 40.51, -74.25),
        ("geo:0,0?q=40.51%2C-74.25(Home)", "geoURI", 40.51, -74.25),
        ("geo:90,50", "geoURI", 90, 0),
        ("https://www.google.com/maps/@40.51,-74.25,15z", "mapLink", 40.51, -74.25),
        (
            "https://www.google.com/maps/place/A/@1,2,3z/data=!8m2!3d40.51!4d-74.25", "mapLink",
            40.51,
            -74.25
        ),
        ("https://maps.apple.com/?ll=40.51,-74.25&q=Home", "mapLink", 40.51, -74.25),
        ("https://www.openstreetmap.org/#map=17/40.51/-74.25", "mapLink", 40.51, -74.25),
        ("https://www.bing.com/maps?cp=40.51~-74.25&lvl=12", "mapLink", 40.51, -74.25),
        (
            "https://geohack.toolforge.org/geohack.php?params=40_30_36_N_74_15_0_W_type:city",
            "mapLink", 40.51, -74.25
        ),
        ("https://yandex.com/maps/?pt=-74.25,40.51&z=10", "mapLink", 40.51, -74.25),
        (#"{"type":"Point","coordinates":[-74.25,40.51]}"#, "geoJSON", 40.51, -74.25),
        (#"{lat: 40.51, lng: -74.25}"#, "json", 40.51, -74.25),
        ("SRID=4326;POINT Z (-74.25 40.51 3)", "wellKnownText", 40.51, -74.25),
        ("40/1 30/1 360/10 N, 74/1 15/1 0/1 W", "exif", 40.51, -74.25),
        ("{{coord|40|30|36|N|74|15|0|W|type:city}}", "coordTemplate", 40.51, -74.25),
        (
            "$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47", "nmea", 48.1173,
            11.516666666667
        ),
        ("https://osm.org/go/0EEQjE", "mapLink", 51.510772705078, 0.054931640625),
        ("osm.org/go/0EEQjE--?m=", "mapLink", 51.510772705078, 0.054931640625),
        ("https://www.openstreetmap.org/go/0EEQjEEb", "mapLink", 51.510998010635, 0.054996013641),
        (#"9S46'45" 92W17'38""#, "degreesMinutesSeconds", -9.779166666667, -92.293888888889),
        (#"9S46'45", 92W17'38.5""#, "degreesMinutesSeconds", -9.779166666667, -92.294027777778),
        ("9S46.5' 92W17.25'", "decimalMinutes", -9.775, -92.2875),
        ("18T 582959 4445214", "utm", 40.153183027, -74.025952457),
        ("Zone 18T E 582959 N 4445214", "utm", 40.153183027, -74.025952457),
        ("UPS N 2000000 2000000", "ups", 90, 0),
        ("8FVC9G8F+6X", "plusCode", 47.3655625, 8.5249375),
        ("JN58td", "maidenhead", 48.145833333333, 11.625),
        (
            "48.858222,2.294500 N48 51 29.6 E2 17 40.2 geo:48.858222,2.2945", "decimalDegrees",
            48.858222, 2.2945
        ),
        (
            "40°30′36″N 74°15′00″W / 40.51000°N 74.25000°W / 40.51; -74.25", "decimalDegrees",
            40.51,
            -74.25
        ),
    ])
    func `finds the point and names its format`(
        text: String, format: String, latitude: Double, longitude: Double
    ) throws {
        let reading = try CoordinateReader().read(text)
        #expect(reading.format.id == format)
        #expect(abs(reading.position.latitude - latitude) < 1e-9)
        #expect(abs(reading.position.longitude - longitude) < 1e-9)
    }

    @Test(arguments: [
        ("", "empty", 0), ("   ", "empty", 0), ("hello", "empty", 0), ("47.2", "incomplete", 4),
        ("N 45.6", "incomplete", 6), ("95.5N 10E", "latitudeRange", 0),
        ("45N 181W", "longitudeRange", 4), ("40.5, 541", "longitudeRange", 6),
        ("40°60'N 10°0'E", "minutes", 4), ("40°59'60\"N 10°0'0\"E", "seconds", 7),
        ("39.5°20'N 15°20'E", "fraction", 0), ("33°-44'N 74°31'E", "minutes", 5),
        ("26.2N 5.1S", "axis", 6), ("4O.1, -74.1", "unreadable", 2),
        ("40.1.2, -74", "ambiguous", 0),
        ("30.2Z 21.3E", "unreadable", 4), ("40 7.4 22.8 N 74 7.4 22.8 W", "unreadable", 14),
        ("geo:40.1,", "unreadable", 9), ("geo:1,2;crs=nad27", "referenceSystem", 8),
        ("https://maps.app.goo.gl/abc", "noCoordinates", 0),
        ("https://osm.org/go/0E!QjE", "noCoordinates", 0), ("osm.org/go/", "noCoordinates", 0),
        ("https://example.com/?a=1&b=2", "noCoordinates", 0), ("9QCJ+2VX", "needsReference", 0),
        ("0TWL8295945214", "grid", 0), ("84900000+", "grid", 0),
        ("$GPGGA,120000.00,,,,,0,00,99.99,,,,,,*65", "noFix", 21),
        ("SRID=3857;POINT(1 2)", "referenceSystem", 5), (#"{"lat":40.4}"#, "noCoordinates", 0),
    ])
    func `refuses with a reason and a place`(text: String, code: String, at: Int) {
        #expect {
            _ = try CoordinateReader().read(text)
        } throws: { error in
            let refusal = error as? CoordinateError
            return refusal?.code.rawValue == code && (refusal?.at == at || code == "ambiguous")
        }
    }

    @Test(arguments: [
        ("-33.5 S 44.4 E", [(-33.5, 44.4), (33.5, 44.4)]),
        ("48°12′ N, 16°24′ O", [(48.2, 16.4), (48.2, -16.4)]),
        ("40.5N 74.1", [(40.5, 74.1)]), ("95, 10", [(10.0, 95.0)]),
        ("40.1 - 74.2", [(40.1, -74.2), (40.1, 74.2)]),
        ("40.1-74.2", [(40.1, -74.2), (40.1, 74.2)]),
        ("40.1 -74.2 100", [(40.1, -74.2)]),
        (
            "12 30 15 45",
            [
                (12.504166666667, 45.0),
                (12.5, 15.75), (12.0, 30.2625),
            ]
        ),
        ("FN20", [(40.5, -75.0)]), ("Meet me at 40.5, -74.2", [(40.5, -74.2)]),
        ("17S 500000 4000000", [(-54.148104104, -81.0), (36.144718098, -81.0)]),
        ("40.1, -74.2\n41.1, -75.2", [(40.1, -74.2), (41.1, -75.2)]),
    ])
    func `asks where there is more than one meaning`(
        text: String, expected: [(Double, Double)]
    ) {
        #expect {
            _ = try CoordinateReader().read(text)
        } throws: { error in
            let readings = (error as? CoordinateError)?.readings ?? []
            let found = readings.allSatisfy { reading in
                expected.contains {
                    abs($0.0 - reading.position.latitude) < 1e-8
                        && abs($0.1 - reading.position.longitude) < 1e-8
                }
            }
            return found && readings.count == expected.count
        }
    }

    @Test(arguments: [
        ("40.5, 200", "longitudeTurned"), ("0, 0", "nullIsland"), ("46,8 7,5", "decimalComma"),
        ("I am at 40.5N 74.2W", "ignoredText"),
        ("Meet me at 47.3769, 8.5417 tomorrow", "ignoredText"),
        ("[40.5, -74.2]", "order"),
        ("https://www.google.com/maps/@40.51,-74.25,15z", "viewport"), ("17TPJ", "coarse"),
    ])
    func `says what it assumed`(text: String, doubt: String) throws {
        let reading = try CoordinateReader().read(text)
        #expect(reading.doubts.map(\.rawValue) == [doubt])
    }

    @Test func `takes altitude and uncertainty along`() throws {
        let reader = CoordinateReader()
        #expect(try reader.read("40.5° N 74.2° W 300m").position.altitude == 300)
        #expect(try reader.read("40.5 N 74.2 W 1000 ft").position.altitude == 304.8)
        let full = try reader.read("40.5, -74.2, altitude 300 m, accuracy 5 m").position
        #expect(full.altitude == 300 && full.uncertainty == 5)
        #expect(try reader.read("geo:40.5,-74.2,12;u=35").position.uncertainty == 35)
        let json = #"{"coords":{"latitude":1,"longitude":2,"accuracy":9,"altitude":3}}"#
        #expect(try reader.read(json).position.uncertainty == 9)
    }

    @Test func `uses what it was told about the person`() throws {
        let text = "48°12′ N, 16°24′ O"
        #expect(
            abs(try CoordinateReader(letterO: .east).read(text).position.longitude - 16.4) < 1e-9)
        #expect(
            abs(try CoordinateReader(letterO: .west).read(text).position.longitude + 16.4) < 1e-9)
        let near = CoordinateReader(reference: try Position(latitude: 47.4, longitude: 8.6))
        let reading = try near.read("9G8F+6X")
        #expect(abs(reading.position.latitude - 47.3655625) < 1e-9)
        #expect(reading.doubts == [.reference])
    }

    @Test func `reads what we write`() throws {
        var random = SeededRandom(seed: 11)
        let reader = CoordinateReader()
        for _ in 0..<400 {
            let position = try Position(
                latitude: random.special(90), longitude: random.special(180))
            var texts = [
                position.text(decimals: 9), position.text(.decimalMinutes, decimals: 7),
                position.text(.degreesMinutesSeconds, decimals: 6),
                position.text(.degreesMinutesSeconds, decimals: 6, signs: .ascii),
                position.iso6709(decimals: 9), position.geoURI(decimals: 9),
            ].map { ($0, 1e-8) }
            texts.append((position.message(name: "Base camp"), 1.1e-6))
            texts.append((position.openStreetMapLink(), 1.1e-6))
            texts.append((UTM(position).text(decimals: 3), 1e-6))
            texts.append((MGRS(position).text(spaced: true), 2e-5))
            texts.append((PlusCode(position).text, 2e-4))
            texts.append((Maidenhead(position, length: 8).text, 0.003))
            for (text, tolerance) in texts {
                do {
                    let back = try reader.read(text).position
                    let isClose =
                        abs(back.latitude - position.latitude) <= tolerance
                        && (abs(position.latitude) > 89
                            || turn(back.longitude, position.longitude)
                                <= tolerance * 2 / max(0.01, 1 - abs(position.latitude) / 90))
                    #expect(isClose, "\(text) \(position) \(back)")
                } catch {
                    // A capital S after a zone is asked about; everything else must be read.
                    #expect(error.code == .ambiguous && text.contains("S "), "\(text): \(error)")
                }
            }
        }
    }

    @Test func `points at the original text when it replaced characters`() {
        #expect {
            _ = try CoordinateReader().read("４０．１ｘ, 7")
        } throws: { ($0 as? CoordinateError)?.at == 12 }
    }
}

@Suite struct `Text that is no position` {
    @Test(arguments: [
        "Temp 20° at 40.1N 74.2W", "[[1,2],[3,4]]", "geo:40,1;-74,2", "MULTIPOINT((1 2))",
        "+1 555 123 4567", "555-1234", "192.168.1.1", "2026-11-21 10:30", "75 5th Avenue, NYC",
        "40.1%, 74.2%", "A1 B2", "5 km north of 40.1N 74.2W", "nan, nan", "-inf -inf", "0x28, 0x10",
        "12,345.67 45,678.9", "POINT(1 2) POINT(3 4)", "https://www.google.com/maps?q=Paris",
        "https://maps.google.com/?q=91,10", "40, 26, 46, N, 79, 58, 56, W", "dr5regw3p",
    ])
    func `is refused`(text: String) {
        #expect(throws: CoordinateError.self) { try CoordinateReader().read(text) }
    }
}
