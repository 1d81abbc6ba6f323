public import Geodesy

extension CoordinateWarning {
    /// The doubt as a sentence.
    public var words: String { words(near: "the given place") }

    /// The doubt as a sentence, which names the place that completed a short code.
    public func words(near place: String) -> String {
        switch self {
        case .longitudeTurned: "The longitude was beyond 180°, so it was wrapped around."
        case .nullIsland: "0, 0 often means that the value is missing."
        case .order: "The latitude was assumed to come first; many programs put it second."
        case .ignoredText: "Words around the coordinates were ignored."
        case .decimalComma: "The commas were read as decimal signs."
        case .viewport: "The link says where its map was centred, not which place was meant."
        case .signAndLetter: "A sign and a letter both name the hemisphere."
        case .letterO: "O can be east (Ost) or west (Ouest, Oeste)."
        case .bandOrHemisphere:
            "S was read as the southern hemisphere; as a band it would be 32° to 40° north."
        case .looksLikeWord: "The text could also be a word."
        case .oneLetterOnly: "Only one of the two angles has a letter."
        case .grouping: "It was a guess which numbers belong together."
        case .dash: "A dash could be a sign or a separator."
        case .altitude: "The third number was read as the altitude in metres."
        case .severalForms: "The text holds several forms of one place; the most precise was used."
        case .reference: "The short code was completed near \(place)."
        case .coarse: "The text names a cell larger than a kilometre; this is its centre."
        }
    }
}

extension CompassPoint {
    /// The direction in full, such as `north-northwest`, for the sixteen usual points of the
    /// compass.
    public var words: String {
        switch self {
        case .north, .northByEast: "north"
        case .northNortheast, .northeastByNorth: "north-northeast"
        case .northeast, .northeastByEast: "northeast"
        case .eastNortheast, .eastByNorth: "east-northeast"
        case .east, .eastBySouth: "east"
        case .eastSoutheast, .southeastByEast: "east-southeast"
        case .southeast, .southeastBySouth: "southeast"
        case .southSoutheast, .southByEast: "south-southeast"
        case .south, .southByWest: "south"
        case .southSouthwest, .southwestBySouth: "south-southwest"
        case .southwest, .southwestByWest: "southwest"
        case .westSouthwest, .westBySouth: "west-southwest"
        case .west, .westByNorth: "west"
        case .westNorthwest, .northwestByWest: "west-northwest"
        case .northwest, .northwestByNorth: "northwest"
        case .northNorthwest, .northByWest: "north-northwest"
        }
    }
}
