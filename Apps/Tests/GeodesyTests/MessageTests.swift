import Testing

@testable import Geodesy

@Suite struct `Reading a message with a position` {
    @Test(arguments: [
        ("I'm at 52.5200,13.4050, come at 5pm", 52.52, 13.405),
        ("We are at 52.52,13.405 until 18:00", 52.52, 13.405),
        ("Treffen um 17 Uhr bei 52.5200,13.4050", 52.52, 13.405),
        ("Treffen um 17 Uhr bei 52,5200 13,4050!", 52.52, 13.405),
        ("Car parked 48.8582, 2.2945 level 3", 48.8582, 2.2945),
        ("Help! N52 31.200 E13 24.300 boat sinking 3 aboard", 52.52, 13.405),
        ("2 of us at (-33.8568, 151.2153), gate 4", -33.8568, 151.2153),
        ("In 10 minutes at 52°31'12\"N 13°24'18\"E, bring 2 bikes", 52.52, 13.405),
        ("Row 7, lat 52.5200 lon 13.4050, seat 12", 52.52, 13.405),
    ])
    func `finds the position among other numbers`(
        text: String, latitude: Double, longitude: Double
    ) throws {
        let reading = try CoordinateReader().read(text)
        #expect(abs(reading.position.latitude - latitude) < 1e-9)
        #expect(abs(reading.position.longitude - longitude) < 1e-9)
        #expect(reading.doubts.contains(.ignoredText))
    }

    @Test(arguments: [
        "Meet at 5 with 3 people", "Call 0711 123456", "12.30 to 14.15",
        "Open 12.30, 14.15 daily at 5",
        "Bus N5 E3 leaves at 17", "Sold 1.5 of 20, 3.25 left and 4", "Call +49 711 123456 or 110",
        "Scores 12.1234, 13.1234, 14.1234 after 3 rounds", "On 2026.11.26 at 10.15 in room 3",
    ])
    func `invents no position`(text: String) {
        #expect {
            _ = try CoordinateReader().read(text)
        } throws: {
            ($0 as? CoordinateError)?.readings.isEmpty == true
        }
    }

    @Test(arguments: [
        ("From 52.5200,13.4050 in 3 hours to 48.8582,2.2945", 2),
        ("Bring 1.500, 2.000 units by 5", 1),
        ("Floor 3 52.5200,13.4050 at 5", 1), ("5 km north of 52.5200,13.4050", 1),
        ("2km from 52.5200,13.4050 by 5", 1),
    ])
    func `asks where there are several, or other numbers look like one`(text: String, count: Int) {
        #expect {
            _ = try CoordinateReader().read(text)
        } throws: {
            let refusal = $0 as? CoordinateError
            return refusal?.code == .ambiguous && refusal?.readings.count == count
        }
    }

    private static let words = [
        "at", "come", "with", "people", "Uhr", "level", "bei", "until", "pm", "gate", "we", "are",
        "boat",
        "5pm", "room", "für", "см", "meet", "A", "and",
    ]
    private static let numbers = ["5", "17", "3", "18:00", "2026", "12.30", "7", "110", "4,50"]

    private func prose(_ random: inout SeededRandom, hasNumbers: Bool) -> String {
        (0..<(1 + random.below(5))).map { _ in
            let number = hasNumbers && random.below(3) == 0
            let word = Self.words[random.below(Self.words.count)]
            return number ? "\(Self.numbers[random.below(Self.numbers.count)]) people" : word
        }.joined(separator: " ")
    }

    @Test func `never reads another place than the one among random words and numbers`() {
        var random = SeededRandom(seed: 12)
        var found = 0
        for _ in 0..<2_000 {
            let latitude = Double(random.below(1_600_000) - 800_000) / 10_000 + 0.000_01
            let longitude = Double(random.below(3_400_000) - 1_700_000) / 10_000 + 0.000_01
            let position = Position(computed: latitude, longitude)
            let form: AngleNotation =
                [.decimalDegrees, .decimalMinutes, .degreesMinutesSeconds][random.below(3)]
            let text =
                "\(prose(&random, hasNumbers: true)) at \(position.text(form, decimals: 5)) "
                + prose(&random, hasNumbers: true)
            do {
                let reading = try CoordinateReader().read(text)
                let isNear =
                    abs(reading.position.latitude - latitude) < 1e-4
                    && abs(reading.position.longitude - longitude) < 1e-4
                #expect(isNear, "\(text): \(reading.position)")
                found += 1
            } catch {
                let isOffered =
                    error.readings.isEmpty
                    || error.readings.contains { abs($0.position.latitude - latitude) < 1e-4 }
                #expect(isOffered, "\(text): \(error)")
            }
        }
        #expect(found > 1_200)
    }

    @Test func `finds nothing among random words and small numbers`() {
        var random = SeededRandom(seed: 13)
        for _ in 0..<2_000 {
            let text = "\(prose(&random, hasNumbers: true)) \(prose(&random, hasNumbers: true))"
            let reading = try? CoordinateReader().read(text)
            #expect(reading == nil, "\(text)")
        }
    }
}
