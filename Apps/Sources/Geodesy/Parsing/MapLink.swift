extension CoordinateFormat {
    /// A map service's address.
    public static let mapLink = CoordinateFormat(
        id: "mapLink", name: "a map link",
        read: { text throws(CoordinateError) in
            guard text.first.isLetter, let link = Link(text.bytes, text.range) else { return nil }
            return try MapLink(link: link, settings: text.settings, at: text.range.lowerBound)
                .read()
        },
        form: Form(
            title: "Link", isAddress: true, write: { position, _ in position.openStreetMapLink() }))
}

/// Finds the point in the address of a map service.
struct MapLink {
    let link: Link
    let settings: CoordinateReader
    let at: Int

    /// Returns the reading; throws if the link has no coordinates.
    func read() throws(CoordinateError) -> ParsedCoordinate {
        if let refusal = refusedHost() { throw refusal }
        if let (pin, isViewport) = try found() {
            return ParsedCoordinate(
                position: pin.position, format: .mapLink,
                doubts: pin.doubts + (isViewport ? [.viewport] : []), resolution: pin.resolution)
        }
        throw CoordinateError(.noCoordinates, "This link has no coordinates.", at: at)
    }

    /// Refuses services whose links cannot be read without asking them, or that use another system.
    private func refusedHost() -> CoordinateError? {
        let short = [
            "goo.gl", "maps.app.goo.gl", "g.co", "bit.ly", "t.co", "tinyurl.com", "her.is",
            "maps.apple", "binged.it", "osm.li", "ge0.me",
        ]
        if short.contains(link.host) {
            return CoordinateError(
                .noCoordinates, "A short link has no coordinates: open it and copy the long one.",
                at: at)
        }
        if host("what3words.com", "w3w.co") {
            return CoordinateError(.noCoordinates, "what3words addresses cannot be read.", at: at)
        }
        if host("baidu.com", "amap.com", "gaode.com", "qq.com") {
            return CoordinateError(
                .referenceSystem, "This service's coordinates are not WGS84.", at: at)
        }
        return nil
    }

    /// Returns the point and whether it is only the middle of the map.
    private func found() throws(CoordinateError) -> (ParsedCoordinate, Bool)? {
        if link.host.hasPrefix("google.") || link.host.hasPrefix("maps.google.") {
            return try google()
        }
        if host("apple.com") {
            return marked("coordinate", "ll", "q", "daddr", "address")
                ?? viewport("center", "sll", "near")
        }
        if host("openstreetmap.org", "osm.org") {
            if path("/go/") { return try shortLink() }
            return named("mlat", "mlon") ?? marked("query") ?? hash()
                ?? named("lat", "lon").map { ($0.0, true) }
        }
        if host("bing.com") {
            return bingPoint() ?? marked("where1", "q") ?? viewport("cp")
        }
        if host("toolforge.org", "wmflabs.org") {
            guard let text = link.value("params") else { return nil }
            return try CoordTemplate.parameters(text, settings).map { ($0, false) }
        }
        if link.host == "plus.codes" {
            let code = String(decoding: link.path.drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
            return PlusCode(code).map {
                (
                    ParsedCoordinate(
                        position: $0.position, format: .mapLink, resolution: $0.north - $0.south),
                    false
                )
            }
        }
        if link.host.hasPrefix("yandex.") || link.host.hasPrefix("maps.yandex.") {
            return swapped("pt", "whatshere[point]").map { ($0, false) }
                ?? swapped("ll").map { ($0, true) }
        }
        if host("mapy.cz", "mapy.com") { return named("y", "x") }
        if host("here.com") {
            return segment("/l/").map { ($0, false) } ?? viewport("map")
        }
        return marked("pin", "latlng", "latlon") ?? wazeOrNamed() ?? hash()
    }

    /// The point of a short link, which is the middle of its map unless it has a marker.
    private func shortLink() throws(CoordinateError) -> (ParsedCoordinate, Bool)? {
        guard let (latitude, longitude, height) = ShortLink.decode(link.path.dropFirst(4)) else {
            throw CoordinateError(
                .noCoordinates, "This short link is not complete, or has a typing mistake.", at: at)
        }
        let position = try Position(latitude: latitude, longitude: longitude)
        let hasMarker = link.query.contains { $0.name == "m" }
        return (
            ParsedCoordinate(position: position, format: .mapLink, resolution: height), !hasMarker
        )
    }

    private func wazeOrNamed() -> (ParsedCoordinate, Bool)? {
        if host("waze.com") {
            if let to = link.value("to"), to.starts(with: Array("ll.".utf8)) {
                return Self.pair(Array(to.dropFirst(3)), settings).map { ($0, false) }
            }
            return marked("ll", "latlng")
        }
        for (lat, lon) in [
            ("lat", "lon"), ("lat", "lng"), ("lat", "long"), ("latitude", "longitude"),
            ("mlat", "mlon"), ("mlat", "mlng"),
        ] {
            if let point = named(lat, lon) { return point }
        }
        return nil
    }
}

extension MapLink {
    /// Whether the host is one of these or below one of them.
    private func host(_ names: String...) -> Bool {
        names.contains { link.host == $0 || link.host.hasSuffix("." + $0) }
    }

    private func path(_ part: String) -> Bool {
        String(decoding: link.path, as: UTF8.self).hasPrefix(part)
    }

    private func marked(_ names: String...) -> (ParsedCoordinate, Bool)? {
        for name in names {
            if let text = link.value(name), let point = Self.pair(text, settings) {
                return (point, false)
            }
        }
        return nil
    }

    private func viewport(_ names: String...) -> (ParsedCoordinate, Bool)? {
        for name in names {
            if let text = link.value(name), let point = Self.pair(text, settings, isPrefix: true) {
                return (point, true)
            }
        }
        return nil
    }

    private func swapped(_ names: String...) -> ParsedCoordinate? {
        for name in names {
            guard let text = link.value(name),
                let (lon, lat) = Self.numbers(text, isPrefix: true)?.pair
            else { continue }
            return Self.reading(lat, lon)
        }
        return nil
    }

    /// Returns the point of two parameters.
    private func named(_ lat: String, _ lon: String) -> (ParsedCoordinate, Bool)? {
        guard let a = link.value(lat), let b = link.value(lon),
            let latitude = Bytes(a).decimal(0..<a.count),
            let longitude = Bytes(b).decimal(0..<b.count)
        else { return nil }
        return Self.reading(latitude, longitude).map { ($0, false) }
    }

    /// Returns the point of `#map=17/40.1/-74.2` or `#17/40.1/-74.2`.
    private func hash() -> (ParsedCoordinate, Bool)? {
        var text = Bytes(link.fragment)
        if text.has("map=", at: 0) { text = Bytes(Array(link.fragment.dropFirst(4))) }
        let parts = text.storage.split(
            maxSplits: 5, omittingEmptySubsequences: false,
            whereSeparator: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "&") })
        guard parts.count >= 3, let zoom = Bytes(Array(parts[0])).decimal(0..<parts[0].count),
            zoom.value <= 24, let lat = Bytes(Array(parts[1])).decimal(0..<parts[1].count),
            let lon = Bytes(Array(parts[2])).decimal(0..<parts[2].count)
        else { return nil }
        return Self.reading(lat, lon).map { ($0, true) }
    }

    /// Returns the point of `sp=point.40.1_-74.2_Title`.
    private func bingPoint() -> (ParsedCoordinate, Bool)? {
        guard let text = link.value("sp"), text.starts(with: Array("point.".utf8)) else {
            return nil
        }
        let parts = text.dropFirst(6).split(separator: UInt8(ascii: "_"))
        guard parts.count >= 2, let lat = Bytes(Array(parts[0])).decimal(0..<parts[0].count),
            let lon = Bytes(Array(parts[1])).decimal(0..<parts[1].count)
        else { return nil }
        return Self.reading(lat, lon).map { ($0, false) }
    }

    /// Returns the point of the path's segment after a name.
    private func segment(_ name: StaticString) -> ParsedCoordinate? {
        let path = Bytes(link.path)
        guard let start = path.find(name) else { return nil }
        let rest = path.storage.dropFirst(start + name.utf8CodeUnitCount)
        let text = rest.prefix { $0 != UInt8(ascii: "/") }
        let spaced = text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
        return Self.pair(spaced, settings) ?? Self.pair(spaced, settings, isPrefix: true)
    }

    /// Google: the place before the search, the search before the map's middle.
    private func google() throws(CoordinateError) -> (ParsedCoordinate, Bool)? {
        let path = Bytes(link.path)
        if path.find("/dir/") != nil {
            throw CoordinateError(.noCoordinates, "A route holds more than one position.", at: at)
        }
        let places = Self.places(path)
        if places.count > 1 {
            throw CoordinateError(
                .ambiguous, "This link holds more than one place.", at: at, readings: places)
        }
        if let place = places.first { return (place, false) }
        if let point = marked("q", "query", "destination", "daddr", "cbll", "viewpoint") {
            return point
        }
        if let point = segment("/place/") ?? segment("/search/") { return (point, false) }
        if let point = viewport("ll", "center", "sll") { return point }
        guard let sign = path.storage.firstIndex(of: UInt8(ascii: "@")) else { return nil }
        return Self.pair(Array(path.storage[(sign + 1)...]), settings, isPrefix: true)
            .map { ($0, true) }
    }

    /// Returns the different places written as `!3d40.1!4d-74.2`.
    private static func places(_ path: Bytes) -> [ParsedCoordinate] {
        var places: [ParsedCoordinate] = []
        var from = 0
        while let start = path.find("!3d", from: from) {
            from = start + 3
            guard let (lat, next) = path.decimal(at: from, before: path.count),
                path.has("!4d", at: next),
                let (lon, _) = path.decimal(at: next + 3, before: path.count),
                let place = reading(lat, lon),
                !places.contains(where: { $0.position == place.position })
            else { continue }
            places.append(place)
            if places.count > 4 { break }
        }
        return places
    }
}
