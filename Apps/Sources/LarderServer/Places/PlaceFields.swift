internal import Foundation
internal import Geodesy
internal import HTTPTypes
internal import Larder
internal import Places

/// A position and a name as forms send them, with numbers in full precision.
struct PlaceFields: Sendable, Hashable {
    /// The point.
    var position: Position
    /// The name of the place that is saved, removed or used.
    var name: String
    /// When it was saved or set, if the form says so.
    var date: Date?

    /// Reads the fields of a form; nil if they hold no position.
    ///
    /// - Throws: A ``PageError`` for numbers that are not a position.
    init?(_ fields: (String) -> String?) throws {
        guard let latitude = fields("latitude"), let longitude = fields("longitude"),
            !latitude.isEmpty
        else { return nil }
        func number(_ text: String?, _ what: String) throws -> Double? {
            guard let text, !text.isEmpty else { return nil }
            guard text.utf8.count <= 40, let number = Double(text), number.isFinite else {
                throw PageError(.unprocessableContent, "The \(what) is not a number.")
            }
            return number
        }
        do {
            position = try Position(
                latitude: number(latitude, "latitude") ?? .nan,
                longitude: number(longitude, "longitude") ?? .nan,
                altitude: number(fields("altitude"), "altitude"),
                uncertainty: number(fields("uncertainty"), "uncertainty"))
        } catch let refusal as CoordinateError {
            throw PageError(.unprocessableContent, refusal.message)
        }
        name = fields("name") ?? ""
        // No date of ours is thousands of years away.
        date = try number(fields("date"), "date").flatMap {
            abs($0) < 1e11 ? Date(timeIntervalSinceReferenceDate: $0) : nil
        }
    }
}

extension PlacesView.Exact {
    init(_ position: Position, called: String? = nil, saved date: Date? = nil) {
        latitude = "\(position.latitude)"
        longitude = "\(position.longitude)"
        altitude = position.altitude.map { "\($0)" }
        uncertainty = position.uncertainty.map { "\($0)" }
        self.called = called
        seconds = date.map { "\($0.timeIntervalSinceReferenceDate)" }
    }

    /// The fields of a form.
    var fields: [String: String] {
        [
            "latitude": latitude, "longitude": longitude, "altitude": altitude,
            "uncertainty": uncertainty, "date": seconds,
        ].compactMapValues(\.self)
    }

    /// The address of the page, as somebody sees it, that offers to bring back a place of this name.
    func removed(_ name: String, from see: String = "/places") -> String {
        see + (see.contains("?") ? "&" : "?") + "name=\(queryText(name))&"
            + fields.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "&")
    }
}
