import Foundation
import Testing

@testable import Geodesy

@Suite struct `Formats of coordinates` {
    private static let places = [(40.123, -74.123), (-33.9, 18.4), (88.5, -120.0), (-86.2, 10.0)]

    @Test func `stand in the order of tries once each`() {
        let formats = CoordinateFormat.all
        #expect(Set(formats).count == formats.count)
        #expect(Set(formats.map(\.name)).count == formats.count)
        #expect(Set(CoordinateFormat.written) == Set(formats.filter { $0.form != nil }))
    }

    @Test(arguments: CoordinateFormat.written)
    func `are read as themselves where a position is written in them`(format: CoordinateFormat)
        throws
    {
        var count = 0
        for (latitude, longitude) in Self.places {
            let position = try Position(latitude: latitude, longitude: longitude)
            for text in [format.form?.text(of: position), format.form?.compactText(of: position)] {
                guard let text else { continue }
                let reading = try CoordinateReader().read(text)
                #expect(reading.format == format, "\(text)")
                #expect(position.geodesic(to: reading.position).distance < 6_000, "\(text)")
                count += 1
            }
        }
        #expect(count >= 4)
    }

    @Test func `with labels are tried alone after their own label`() throws {
        #expect(throws: CoordinateError.self) { try CoordinateReader().read("UTM FN20ab") }
        #expect(try CoordinateReader().read("grid square: FN20").format == .maidenhead)
        #expect(try CoordinateReader().read("USNG 18T WL 85628 11322").format == .mgrs)
        #expect(try CoordinateReader().read("UPS Z 2000000 2100000").format == .ups)
    }

    /// Adding a format is its value and its place in two lists only while nothing else names one.
    @Test func `are named by nothing outside this library`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
        let names = ["\"Plus code\"", "plus_code", "\"MGRS\"", "\"Maidenhead\"", "\"geo address\""]
            .map { Data($0.utf8) }
        let files = try #require(
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var read = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            if file.path.contains("/Sources/Geodesy/") { continue }
            read += 1
            let text = try Data(contentsOf: file)
            let isClean = names.allSatisfy { text.range(of: $0) == nil }
            #expect(isClean, "\(file.lastPathComponent) names a format")
        }
        #expect(read > 300)
    }
}
