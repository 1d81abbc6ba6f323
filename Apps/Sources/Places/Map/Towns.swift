public import Geodesy

/// The towns of the world for the labels of maps and for search: those of more than 15,000 people, and the largest
/// of what is farther than 50 kilometres from all of them. From GeoNames, with places rounded to a kilometre.
public struct Towns: Sendable {
    /// A town.
    public struct Town: Sendable, Hashable {
        /// Its name in English, or else the one used there, in Latin letters.
        public var name: String
        /// The country in English.
        public var country: String
        /// Where it lies, to a hundredth of a degree.
        public var point: MapPoint
        /// Three times the natural logarithm of its people.
        var size: Int
    }

    private struct Entry: Sendable {
        var point: GridPoint
        var name: Range<Int>
        var country: Int
        var size: Int
    }

    private let bytes: [UInt8]
    /// The largest first.
    private let entries: [Entry]
    private let countries: [(code: String, name: String)]
    /// How many of the entries are cities that many people know, with more than 100,000 people or so.
    private let cityCount: Int

    /// The packaged towns.
    public static let packaged = Towns(TownsText.towns)

    /// How many there are.
    public var count: Int { entries.count }

    /// Decodes countries, each `*`, its code, its name and `;`, and after each its towns: a character of
    /// size, the distance from the town before in hundredths of a degree, the name and `;`.
    init(_ text: String) {
        let bytes = PackedText(text).bytes
        var countries: [(code: String, name: String)] = []
        var sizes = Array(repeating: [Entry](), count: 64)
        var (index, x, y) = (0, 0, 0)
        while let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")) {
            let entry = bytes[index..<end]
            if entry.first == UInt8(ascii: "*") {
                (x, y) = (0, 0)
                countries.append(
                    (
                        String(decoding: entry.dropFirst().prefix(2), as: UTF8.self),
                        String(decoding: entry.dropFirst(3), as: UTF8.self)
                    ))
            } else if let size = entry.first {
                var start = entry.startIndex + 1
                if let dx = PackedText.number(entry, at: &start),
                    let dy = PackedText.number(entry, at: &start), start < end, !countries.isEmpty
                {
                    (x, y) = (x + dx, y + dy)
                    let rank = min(63, max(0, Int(size) - 63))
                    sizes[rank].append(
                        Entry(
                            point: GridPoint(x: Int32(clamping: x), y: Int32(clamping: y)),
                            name: start..<end, country: countries.count - 1, size: rank))
                }
            }
            index = end + 1
        }
        self.bytes = bytes
        self.countries = countries
        entries = sizes.reversed().flatMap(\.self)
        // A size is three times the natural logarithm of the people.
        cityCount = sizes[35...].reduce(0) { $0 + $1.count }
    }

    private func town(_ entry: Entry) -> Town {
        Town(
            name: String(decoding: bytes[entry.name], as: UTF8.self),
            country: countries[entry.country].name, point: point(entry), size: entry.size)
    }

    private func point(_ entry: Entry) -> MapPoint {
        MapPoint(longitude: Double(entry.point.x) / 100, latitude: Double(entry.point.y) / 100)
    }

    /// The largest towns that a map shows, the largest first.
    public func largest(_ most: Int, in frame: MapFrame) -> [Town] {
        entries.lazy.filter { frame.shows(point($0)) }.prefix(most).map { town($0) }
    }

    /// The towns whose name begins with a text of at least three letters, or is the text, whatever its case and
    /// accents: those that are called so first, then by size. Some have other names, such as Wien for Vienna. After a comma may be the beginning of a country's name, or its code; if no town is called so, its last
    /// words may be the country, as in Paris France.
    public func named(_ text: String, most: Int = 8) -> [Town] {
        for (name, place) in Self.readings(of: text) {
            let (exact, others) = towns(called: name, in: place, most)
            if !exact.isEmpty || !others.isEmpty { return Array((exact + others).prefix(most)) }
        }
        return []
    }

    /// Returns the town that a name means: the only one that is called so, or one that has twenty times the people of any other. The
    /// choices are the others that may be meant; whatever is after the name, and is no country, has to be asked about: no state
    /// or province is known.
    public func meant(by text: String) -> (town: Town?, choices: [Town]) {
        let readings = Self.readings(of: text)
        for (name, place) in readings {
            let (exact, others) = towns(called: name, in: place, 8)
            guard let first = exact.first else {
                // The beginning of a name is no other town with a word after it.
                if others.isEmpty { continue }
                return (nil, [])
            }
            // The difference of the logarithms of 1 and 20 is 3.
            let isMeant = exact.dropFirst().allSatisfy { first.size - $0.size >= 9 }
            return isMeant ? (first, Array(exact.dropFirst())) : (nil, exact)
        }
        for (name, place) in readings where !place.isEmpty {
            let exact = towns(called: name, in: "", 8).exact
            if !exact.isEmpty { return (nil, exact) }
        }
        return (nil, [])
    }

    /// What a text can say, as folded names with a country or another place: what is before and after a comma, or else the whole
    /// text, and its words with the last one, two or three as the place.
    private static func readings(of text: String) -> [(name: String, place: String)] {
        let parts = text.prefix(200).split(
            separator: ",", maxSplits: 1, omittingEmptySubsequences: false
        ).map { folded($0) }
        guard let name = parts.first, !name.isEmpty else { return [] }
        if parts.count > 1 { return [(name, parts[1])] }
        let words = name.split(separator: " ")
        return [(name, "")]
            + (1...3).filter { $0 < words.count }.map { count in
                (
                    words.dropLast(count).joined(separator: " "),
                    words.suffix(count).joined(separator: " ")
                )
            }
    }

    private func towns(
        called name: String, in place: String, _ most: Int
    ) -> (exact: [Town], others: [Town]) {
        let country = Self.otherCountries[place] ?? place
        var (exact, others) = find(name, in: country, most)
        if let other = Self.otherNames[name] {
            let known = find(other.name, in: country.isEmpty ? other.country : country, most)
            exact = (exact + known.exact).sorted { $0.size > $1.size }
            others.removeAll { exact.contains($0) }
        }
        return (exact, others)
    }

    /// Returns the towns with a folded name, and those whose names begin so.
    private func find(
        _ name: String, in country: String, _ most: Int
    ) -> (exact: [Town], others: [Town]) {
        guard let first = name.utf8.first else { return ([], []) }
        let inCountry = countries.map { code, name in
            country.isEmpty || code.lowercased() == country || Self.folded(name).hasPrefix(country)
        }
        var (exact, others) = ([Town](), [Town]())
        for entry in entries where inCountry[entry.country] && exact.count < most {
            // Folding a name is slow, so names with another first letter are left out before.
            let letter = bytes[entry.name.lowerBound]
            guard letter >= 0x80 || letter | 0x20 == first | 0x20 else { continue }
            let town = town(entry)
            let folded = Self.folded(town.name)
            if folded == name {
                exact.append(town)
            } else if name.count > 2, others.count < most, folded.hasPrefix(name) {
                others.append(town)
            }
        }
        return (exact, others)
    }

    /// The nearest city in the country of a town, for telling it from others of its name; nil if there is none within
    /// 500 kilometres.
    public func city(near town: Town) -> Town? {
        guard let here = town.point.position else { return nil }
        var nearest: (distance: Double, town: Town)?
        for entry in entries.prefix(cityCount) where countries[entry.country].name == town.country {
            guard let there = point(entry).position else { continue }
            let distance = GreatCircle.distance(from: here, to: there)
            guard distance > 0, distance < nearest?.distance ?? 500_000 else { continue }
            let city = self.town(entry)
            if city.name != town.name { nearest = (distance, city) }
        }
        return nearest?.town
    }

    /// Where a town lies from a city that more people know, such as "5 km east of Eugene", with the distance in metres as it is written.
    public func whereabouts(_ town: Town, _ distance: (Double) -> String) -> String? {
        guard let city = city(near: town), let there = city.point.position,
            let here = town.point.position
        else { return nil }
        let line = there.geodesic(to: here)
        let direction = CompassPoint(bearing: line.initialAzimuth, points: .eight).words
        return "\(distance(line.distance)) \(direction) of \(city.name)"
    }

    /// Whether two texts are the same name, whatever their case and accents; what comes after a comma does not count.
    public static func isSame(_ one: String, _ other: String) -> Bool {
        func name(_ text: String) -> String {
            let name = folded(text.prefix(200).prefix { $0 != "," })
            return otherNames[name]?.name ?? name
        }
        return !name(one).isEmpty && name(one) == name(other)
    }

    /// Letters and digits in lower case without accents, with one blank between words.
    private static func folded(_ text: some StringProtocol) -> String {
        var folded = ""
        for scalar in text.lowercased().unicodeScalars {
            let properties = scalar.properties
            if scalar.isASCII {
                let isWord = properties.isAlphabetic || properties.numericType != nil
                folded.unicodeScalars.append(isWord ? scalar : " ")
            } else if properties.generalCategory == .nonspacingMark {
                continue
            } else if let name = properties.name, name.hasPrefix("LATIN SMALL LETTER ") {
                // Such as "u" of LATIN SMALL LETTER U WITH DIAERESIS, and "i" of … DOTLESS I.
                let words = name.split(separator: " ").dropFirst(3).prefix { $0 != "WITH" }
                folded += words.last?.lowercased() ?? ""
            } else {
                folded.unicodeScalars.append(properties.isAlphabetic ? scalar : " ")
            }
        }
        return folded.split(separator: " ").joined(separator: " ")
    }
}

extension MapPoint {
    /// The point as a position; nil if it is none.
    public var position: Position? {
        try? Position(latitude: latitude, longitude: longitude)
    }
}
