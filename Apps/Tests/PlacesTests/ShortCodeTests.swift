import Foundation
import Geodesy
import Places
import Testing

@Suite struct `A short plus code beside a name` {
    @Test(arguments: [
        "9G8F+5W Zürich", "9G8F+5W, zurich, Switzerland", "Zürich 9G8F+5W", " 9G8F+5W  Zürich, CH ",
    ])
    func `is completed near the town of that name`(text: String) throws {
        // Wherever the person is.
        let reader = CoordinateReader(reference: try Position(latitude: -33.9, longitude: 151.2))
        let (reading, near) = try reader.read(text, saved: [])
        #expect(reading.position.text() == "47.36544, 8.52481")
        #expect(near == "Zürich, Switzerland")
        #expect(reading.doubts == [.reference])
    }

    @Test func `is completed near a saved place before a town`() throws {
        let home = try SavedPlace(
            name: "Zürich", position: Position(latitude: 52.52, longitude: 13.405), date: .now)
        let (reading, near) = try CoordinateReader().read("9G8F+5W Zürich", saved: [home])
        #expect(near == "Zürich")
        #expect(abs(reading.position.latitude - 52.52) < 1)
    }

    @Test(arguments: ["9G8F+5W Nowhereville", "9G8F+5W", "9G8F+5W ,"])
    func `says that it needs a place that is known`(text: String) {
        let error = #expect(throws: CoordinateError.self) {
            try CoordinateReader().read(text, saved: [])
        }
        #expect(error?.code == .needsReference)
    }
}
