/// Makes a point of two angles, and asks if signs and letters leave a choice.
struct PointComposer {
    let fields: [AngleField]
    let altitude: Double?
    let scanner: ItemScanner
    let settings: CoordinateReader

    /// One way to read what can be read in two ways.
    private struct Choice {
        var isOEast: Bool
        var signCounts: Bool
        var dashCounts: Bool
    }

    /// Returns the reading if there is only one; asks otherwise.
    func compose(_ asks: FieldReader.Ask) throws(CoordinateError) -> ParsedCoordinate {
        let angles = [try fields[0].angle(), try fields[1].angle()]
        guard angles[0].isPacked == angles[1].isPacked else {
            throw CoordinateError(
                .unreadable, "One number is packed, the other is not.", at: fields[1].at)
        }
        if let a = fields[0].axis, let b = fields[1].axis, a == b {
            throw CoordinateError(.axis, "Both angles are \(a)s.", at: fields[1].at)
        }
        var doubts = asks.doubts
        let hasO = fields.contains { $0.designator?.isO ?? false }
        if hasO, settings.letterO == nil { doubts.append(.letterO) }
        let contradicts = fields.contains {
            $0.designator != nil && ($0.items.first?.sign ?? 0) < 0
        }
        if contradicts { doubts.append(.signAndLetter) }
        let isDash = fields.contains { $0.items.first?.isDashDoubtful ?? false }
        if isDash { doubts.append(.dash) }
        if (fields[0].axis == nil) != (fields[1].axis == nil) { doubts.append(.oneLetterOnly) }

        let first = try point(
            angles,
            Choice(
                isOEast: settings.letterO != .west, signCounts: true, dashCounts: true))
        guard !doubts.isEmpty else { return first }

        var readings: [ParsedCoordinate] = []
        for isOEast in hasO && settings.letterO == nil
            ? [true, false] : [settings.letterO != .west]
        {
            for signCounts in contradicts ? [true, false] : [true] {
                for dashCounts in isDash ? [true, false] : [true] {
                    let choice = Choice(
                        isOEast: isOEast, signCounts: signCounts, dashCounts: dashCounts)
                    // A choice that leads out of range is not a reading.
                    guard let reading = try? point(angles, choice).doubting(doubts),
                        !readings.contains(where: { $0.position == reading.position })
                    else { continue }
                    readings.append(reading)
                }
            }
        }
        throw CoordinateError(
            .ambiguous, Self.question(doubts[0]), at: asks.at ?? fields[1].at, readings: readings)
    }

    private static func question(_ doubt: CoordinateWarning) -> String {
        switch doubt {
        case .letterO:
            "O is east in German, west in French, Spanish and Italian: which do you mean?"
        case .signAndLetter: "A sign and a letter both name the side: which one counts?"
        case .dash: "Is the dash a sign, or does it stand between the two angles?"
        case .oneLetterOnly: "Only one of the two angles says which one it is."
        case .altitude: "Is the third number an altitude?"
        case .ignoredText: "Only part of this text looks like a position."
        default: "It is not clear which of these numbers belong together."
        }
    }

    /// Returns the point under one choice.
    private func point(_ angles: [Angled], _ choice: Choice) throws(CoordinateError)
        -> ParsedCoordinate
    {
        let isSwapped =
            if let axis = fields[0].axis {
                axis == .longitude
            } else if let axis = fields[1].axis {
                axis == .latitude
            } else {
                scanner.isLongitudeFirst ?? false
            }
        let (south, east) = isSwapped ? (1, 0) : (0, 1)
        var doubts: [CoordinateWarning] = []
        let latitude = signed(fields[south], angles[south], choice)
        var longitude = signed(fields[east], angles[east], choice)
        guard abs(latitude) <= 90 else {
            throw CoordinateError.latitude(
                latitude, at: fields[south].at, readings: swapped(latitude, longitude, angles))
        }
        if abs(longitude) > 180 {
            // Some count to 360° east; more than one turn is a mistake, and so is 190° W.
            guard abs(longitude) <= 360, fields[east].designator == nil, angles[east].parts == 1
            else { throw .longitude(longitude, at: fields[east].at) }
            longitude = Angle.turned(longitude)
            doubts.append(.longitudeTurned)
        }
        let hasComma = fields.contains { $0.items.contains { $0.usesComma } }
        if hasComma { doubts.append(.decimalComma) }
        if latitude == 0, longitude == 0 { doubts.append(.nullIsland) }
        // In square brackets, programs write the longitude first.
        if scanner.isList, fields[0].axis == nil, fields[1].axis == nil { doubts.append(.order) }
        if scanner.hasProse { doubts.append(.ignoredText) }
        return ParsedCoordinate(
            position: try Position(
                latitude: latitude, longitude: longitude, altitude: altitude,
                uncertainty: scanner.uncertainty),
            format: format(angles), doubts: doubts,
            resolution: max(angles[0].resolution, angles[1].resolution))
    }

    /// Offers the other order if the text leaves it open.
    private func swapped(_ a: Double, _ b: Double, _ angles: [Angled]) -> [ParsedCoordinate] {
        guard fields[0].axis == nil, fields[1].axis == nil, scanner.isLongitudeFirst == nil,
            let position = try? Position(latitude: b, longitude: a, altitude: altitude)
        else { return [] }  // the other order is not a position either
        return [
            ParsedCoordinate(
                position: position, format: format(angles), doubts: [.order],
                resolution: angles[0].resolution)
        ]
    }

    private func signed(_ field: AngleField, _ angle: Angled, _ choice: Choice) -> Double {
        let item = field.items.first
        var isNegative = (item?.sign ?? 0) < 0
        if item?.isDashDoubtful ?? false, !choice.dashCounts { isNegative = false }
        if let designator = field.designator {
            let isWest = designator.isO ? !choice.isOEast : designator.isNegative
            // "-33.5 S" is south, written twice, or north, written backwards.
            isNegative = isNegative && !choice.signCounts ? !isWest : isWest || isNegative
        }
        return isNegative ? -angle.magnitude : angle.magnitude
    }

    private func format(_ angles: [Angled]) -> CoordinateFormat {
        if angles[0].isPacked { return .packed }
        switch max(angles[0].parts, angles[1].parts) {
        case 1: return .decimalDegrees
        case 2: return .decimalMinutes
        default: return .degreesMinutesSeconds
        }
    }
}
