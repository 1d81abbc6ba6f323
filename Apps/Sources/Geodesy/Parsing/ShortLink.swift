/// The point in a short link of OpenStreetMap, such as `osm.org/go/0EEQjE`.
///
/// Each character holds three bits of the longitude and three of the latitude, in turns and from the highest;
/// what they leave open is 0, as on the map that the link opens. Dashes at the end say how far to zoom.
/// Links from before 2012 have `@` for `~`.
enum ShortLink {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~".utf8)

    /// Returns the latitude, the longitude and the height of the cell; nil if it is not such a code.
    static func decode(_ code: ArraySlice<UInt8>) -> (Double, Double, height: Double)? {
        let letters = code.prefix { $0 != UInt8(ascii: "-") }
        let dashes = code.dropFirst(letters.count)
        // Ten characters are the most that fit into 32 bits for each axis.
        guard (1...10).contains(letters.count), dashes.count <= 2,
            dashes.allSatisfy({ $0 == UInt8(ascii: "-") })
        else { return nil }
        var (x, y) = (0, 0)
        for letter in letters {
            let letter = letter == UInt8(ascii: "@") ? UInt8(ascii: "~") : letter
            guard let value = alphabet.firstIndex(of: letter) else { return nil }
            for place in [5, 3, 1] {
                x = x << 1 | value >> place & 1
                y = y << 1 | value >> (place - 1) & 1
            }
        }
        let cells = Double(1 << (3 * letters.count))
        return (Double(y) * 180 / cells - 90, Double(x) * 360 / cells - 180, 180 / cells)
    }
}
