public import Geodesy
public import Places

extension JSONText {
    /// What a text was read as, in every form.
    public static func reading(_ reading: ParsedCoordinate, of input: String) -> JSONText {
        forms(
            of: reading.position, of: input, format: reading.format.id,
            doubts: reading.doubts.map(\.rawValue))
    }

    /// A saved place that a text names, in every form.
    public static func namedPlace(
        _ position: Position, of input: String, town: String? = nil
    ) -> JSONText {
        forms(
            of: position, of: input, format: town == nil ? "savedPlace" : "town", doubts: [],
            town.map { [("town", .string($0))] } ?? [])
    }

    private static func forms(
        of position: Position, of input: String, format: String, doubts: [String],
        _ more: [(String, JSONText)] = []
    ) -> JSONText {
        var fields: [(String, JSONText)] =
            [
                ("input", .string(input)), ("lat", .number(position.latitude)),
                ("lon", .number(position.longitude)), ("format", .string(format)),
            ] + more
        for form in CoordinateFormat.written.compactMap(\.form) {
            guard let field = form.field, let text = form.compactText(of: position) else {
                continue
            }
            fields.append((field, .string(text)))
        }
        fields.append(("doubts", .array(doubts.map { .string($0) })))
        if let altitude = position.altitude { fields.append(("altitude", .number(altitude))) }
        if let radius = position.uncertainty { fields.append(("uncertainty", .number(radius))) }
        return .object(fields)
    }

    /// Why a text was refused; `at` is an offset in UTF-8 bytes.
    public static func refusal(_ refusal: CoordinateError, of input: String) -> JSONText {
        var fields: [(String, JSONText)] = [("at", refusal.at.map { .int($0) } ?? .null)]
        if !refusal.readings.isEmpty {
            let readings = refusal.readings.map { reading in
                JSONText.object([
                    ("lat", .number(reading.position.latitude)),
                    ("lon", .number(reading.position.longitude)),
                    ("format", .string(reading.format.id)),
                ])
            }
            fields.append(("readings", .array(readings)))
        }
        return .object([
            ("input", .string(input)),
            JSONText.error(refusal.code.rawValue, refusal.message, fields),
        ])
    }

    /// A stop of the current position or its history.
    public static func stop(_ stop: Stop) -> JSONText {
        .object([
            ("lat", .number(stop.position.latitude)), ("lon", .number(stop.position.longitude)),
            ("altitude", .number(stop.position.altitude)),
            ("uncertainty", .number(stop.position.uncertainty)), ("date", .date(stop.date)),
            ("origin", .string(stop.origin.rawValue)), ("name", .text(stop.name)),
        ])
    }

    /// A saved place.
    public static func place(_ place: SavedPlace, from here: Position? = nil) -> JSONText {
        let line = here?.geodesic(to: place.position)
        return .object([
            ("name", .string(place.name)), ("lat", .number(place.position.latitude)),
            ("lon", .number(place.position.longitude)),
            ("altitude", .number(place.position.altitude)),
            ("uncertainty", .number(place.position.uncertainty)), ("saved", .date(place.date)),
            ("distance", .number(line?.distance)), ("azimuth", .number(line?.initialAzimuth)),
        ])
    }

    /// A distance with its directions, on the ellipsoid and on the sphere.
    public static func lines(from start: Position, to end: Position) -> JSONText {
        let geodesic = start.geodesic(to: end)
        return .object([
            ("distance", .number(geodesic.distance)),
            ("azimuth1", .number(geodesic.initialAzimuth)),
            ("azimuth2", .number(geodesic.finalAzimuth)),
            (
                "sphere",
                .object([
                    ("distance", .number(GreatCircle.distance(from: start, to: end))),
                    ("bearing", .number(GreatCircle.initialBearing(from: start, to: end))),
                ])
            ),
        ])
    }

    /// The destination, on the ellipsoid and on the sphere.
    public static func arrival(from start: Position, azimuth: Double, metres: Double) -> JSONText {
        let geodesic = start.geodesic(azimuth: azimuth, distance: metres)
        let sphere = GreatCircle.destination(from: start, bearing: azimuth, distance: metres)
        return .object([
            ("lat", .number(geodesic.destination.latitude)),
            ("lon", .number(geodesic.destination.longitude)),
            ("azimuth2", .number(geodesic.finalAzimuth)),
            (
                "sphere",
                .object([
                    ("lat", .number(sphere.latitude)), ("lon", .number(sphere.longitude)),
                ])
            ),
        ])
    }

    /// A fix of a receiver; values that it did not report are null.
    public static func fix(_ fix: Fix) -> JSONText {
        .object([
            ("time", .text(fix.time.map(DateFormatting.precise))),
            ("lat", .number(fix.position.latitude)), ("lon", .number(fix.position.longitude)),
            ("altitude", .number(fix.position.altitude)),
            ("uncertainty", .number(fix.position.uncertainty)), ("speed", .number(fix.speed)),
            ("course", .number(fix.course)),
        ])
    }
}
