import Foundation
import Testing

@testable import Geodesy

@Suite struct `Hostile input` {
    static let seeds = [
        "40.1, -74.2", "38,7905625 -9,793281", "N 48° 30,6410', E 18° 57,4583'",
        "40°7′24″N 74°7′24″W", "38-44.26N 008-30.59W", "400724N0740724W", "40d7m24s N 74d7m24s W",
        "+40.1235-074.1235+35.0CRSWGS_84/", "geo:40.1,-74.2,12;crs=wgs84;u=35",
        "geo:0,0?q=40.1,-74.2(Label)", "https://www.google.com/maps/@40.1,-74.2,15z",
        "https://www.google.com/maps/place/X/@1,2,3z/data=!3m1!8m2!3d0.39!4d-8.55!16s",
        "https://www.openstreetmap.org/?mlat=1&mlon=2#map=15/1/2",
        #"{"type":"Point","coordinates":[-74.2,40.1,3]}"#, #"{lat: "40.1", lng: -74.2}"#,
        "SRID=4326;POINT Z (-74.2 40.1 3)", "40/1 7/1 228/10 N, 74/1 7/1 228/10 W",
        "{{coord|40|7|24|N|74|7|24|W|type:x}}", "4807.038,N,01131.000,E",
        "$GPGGA,120000.00,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*4C",
        "18T 582959 4445214", "UTM zone 18 north, 582959 mE, 4445214 mN", "18TWL8295945214",
        "ZAH1234512345", "8FVC9G8F+6X", "9G8F+6X Zürich", "JN18du42", "48° с. ш. 37° в. д.",
        "北緯35度41分22秒 東経139度41分30秒", "٤٠٫٥, ٧٤٫١", "lat: 40.1, lon: -74.2",
        "I am at 4°10′04.6″N 65°30′39.0″W http://maps.google.com/?q=4.1679,-65.5108",
        "40.446° N 79.982° W 300m ±5 m", "40°26.7717’ -79°56.93172’", "27.15.45,2S 18.32.53,4E",
    ]

    @Test func `never crashes and never leaves the globe, whatever is done to good texts`() {
        var random = SeededRandom(seed: 20)
        let signs = Array("°′″'\",.;:/-+ NSEWO\n\t0123456789dms()[]{}|=&?#@!%$*é度٫\u{FEFF}−–".utf8)
        var seeds = Self.seeds.map { Array($0.utf8) }
        for row in Corpus.list("parse.json") where row.string("input").utf8.count < 200 {
            seeds.append(Array(row.string("input").utf8))
        }
        let reader = CoordinateReader(
            reference: try? Position(latitude: 47.4, longitude: 8.6), letterO: nil)
        var read = 0
        for _ in 0..<15_000 {
            var bytes = seeds[random.below(seeds.count)]
            for _ in 0..<(1 + random.below(4)) {
                let place = random.below(bytes.count + 1)
                switch random.below(6) {
                case 0: bytes.insert(signs[random.below(signs.count)], at: place)
                case 1: if place < bytes.count { bytes.remove(at: place) }
                case 2: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
                case 3: bytes = Array(bytes.prefix(place))
                case 4: bytes += seeds[random.below(seeds.count)]
                default:
                    if place < bytes.count { bytes[place] = signs[random.below(signs.count)] }
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            do {
                let reading = try reader.read(text)
                read += 1
                check(reading, text)
            } catch {
                #expect(!error.message.isEmpty)
                if let at = error.at { #expect(at >= 0 && at <= text.utf8.count, "\(text)") }
                for reading in error.readings { check(reading, text) }
            }
            _ = try? reader.readAngle(text)
            _ = try? NMEASentence.read(text)
            _ = PlusCode(text)
        }
        print("fuzz: \(read) of 15000 still read")
        #expect(read > 300)
    }

    private func check(_ reading: ParsedCoordinate, _ text: String) {
        let position = reading.position
        #expect(abs(position.latitude) <= 90 && abs(position.longitude) <= 180, "\(text)")
        #expect(reading.resolution.isFinite, "\(text)")
    }

    @Test func `survives random bytes`() {
        var random = SeededRandom(seed: 4)
        for _ in 0..<8_000 {
            let bytes = (0..<random.below(60)).map { _ in UInt8(random.below(256)) }
            _ = try? CoordinateReader().read(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Returns the processor seconds this thread has used.
    private func cpu() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test(arguments: [
        "1", "40°", " ", "<", "-", "+", ",", "4 ", "N", "(", "'", "{", "{{", "geo:", "http://a/",
        "1/", "1.", "𝟘", "\n", "\"", "&", "lat", "a", "{\"lat\":", "$GPGGA,", "1,1;", "/ ", "1+",
        "POINT(", "!3d1", "é", "度", "°′″",
    ])
    func `refuses twenty thousand characters within milliseconds`(piece: String) {
        for count in [20_000, 8_000, 4_000] {
            let text = String(repeating: piece, count: max(1, count / piece.count))
            for text in [text, "<" + text + "X", "https://maps.google.com/?q=" + text] {
                var took = 1.0
                for _ in 0..<3 {
                    let start = cpu()
                    #expect(throws: CoordinateError.self) { try CoordinateReader().read(text) }
                    took = min(took, cpu() - start)
                }
                // Milliseconds when built for release; unoptimised builds are slower by far.
                #expect(took < 0.15, "\(piece.debugDescription) \(count) \(took)")
            }
        }
    }
}
