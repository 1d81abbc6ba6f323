extension Position {
    /// Returns the point after ISO 6709 Annex H, as `+48.85822+002.29450/`.
    ///
    /// An altitude is added in metres above the ellipsoid, with the name of the system.
    public func iso6709(decimals: Int = 5) -> String {
        let decimals = Digits.clamp(decimals)
        var text = Self.signed(latitude, decimals: decimals, width: 2)
        text += Self.signed(longitude, decimals: decimals, width: 3)
        if let altitude {
            text += Self.signed(altitude, decimals: 1, width: 1) + "CRSWGS_84"
        }
        return text + "/"
    }

    /// Returns the point after RFC 5870, as `geo:48.85822,2.2945`, without needless zeros.
    public func geoURI(decimals: Int = 6) -> String {
        var text = "geo:" + Self.short(latitude, decimals: decimals)
        // At a pole every longitude is the same place, and the standard asks for 0.
        text += "," + Self.short(abs(latitude) == 90 ? 0 : longitude, decimals: decimals)
        if let altitude { text += "," + Self.short(altitude, decimals: 2) }
        if let uncertainty { text += ";u=" + Self.short(uncertainty, decimals: 2) }
        return text
    }

    /// Returns the address of the point on openstreetmap.org, with a marker.
    public func openStreetMapLink(zoom: Int = 16) -> String {
        let lat = Self.short(latitude, decimals: 6)
        let lon = Self.short(longitude, decimals: 6)
        let zoom = min(19, max(1, zoom))
        return "https://www.openstreetmap.org/?mlat=\(lat)&mlon=\(lon)#map=\(zoom)/\(lat)/\(lon)"
    }

    /// Returns a number with a sign always, and zeros before it up to a width.
    private static func signed(_ value: Double, decimals: Int, width: Int) -> String {
        let text = Digits.fixed(value, decimals: decimals, width: width)
        return text.utf8.first == UInt8(ascii: "-") ? text : "+" + text
    }

    /// Returns a number without zeros at its end.
    static func short(_ value: Double, decimals: Int) -> String {
        var text = Digits.fixed(value, decimals: decimals)
        guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
        while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
        if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
        return text
    }
}
