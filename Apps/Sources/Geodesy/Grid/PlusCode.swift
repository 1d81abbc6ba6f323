/// An Open Location Code: a cell named by 2 to 15 characters and a plus sign.
public struct PlusCode: Sendable, Hashable {
    /// The code, upper case, as `8FVC9G8F+6X`.
    public let text: String

    /// Edges of the cell in degrees.
    public let south, west, north, east: Double

    /// The middle of the cell.
    public var position: Position { Position(computed: (south + north) / 2, (west + east) / 2) }

    static let alphabet = Array("23456789CFGHJMPQRVWX".utf8)
    /// Value of a character of the alphabet, upper or lower case.
    static let values: [Int8] = {
        var values = [Int8](repeating: -1, count: 256)
        for (value, byte) in alphabet.enumerated() {
            values[Int(byte)] = Int8(value)
            if byte >= 0x41 { values[Int(byte | 0x20)] = Int8(value) }
        }
        return values
    }()

    /// Units of the finest cell in a degree.
    static let latitudeUnits = 25_000_000.0
    static let longitudeUnits = 8_192_000.0

    /// Finds the code of a position, of 2, 4, 6, 8 or 10 to 15 characters.
    public init(_ position: Position, length: Int = 10) {
        self.init(latitude: position.latitude, longitude: position.longitude, length: length)
    }

    /// Finds the code of any two finite numbers: latitudes are cut off at the poles, longitudes
    /// wrapped.
    init(latitude: Double, longitude: Double, length: Int) {
        let length = min(15, max(2, length < 10 ? length & ~1 : length))
        let top = 180 * Int(Self.latitudeUnits)
        var lat = Self.units(latitude, Self.latitudeUnits) + top / 2
        lat = min(top - 1, max(0, lat))
        let around = 360 * Int(Self.longitudeUnits)
        var lon = (Self.units(longitude, Self.longitudeUnits) + around / 2) % around
        if lon < 0 { lon += around }

        var code = [UInt8](repeating: UInt8(ascii: "0"), count: 15)
        for index in stride(from: 14, through: 10, by: -1) {
            code[index] = Self.alphabet[lat % 5 * 4 + lon % 4]
            lat /= 5
            lon /= 4
        }
        for index in stride(from: 8, through: 0, by: -2) {
            code[index] = Self.alphabet[lat % 20]
            code[index + 1] = Self.alphabet[lon % 20]
            lat /= 20
            lon /= 20
        }
        // The first of each pair is the latitude, as counted above.
        for index in length..<max(8, length) { code[index] = UInt8(ascii: "0") }
        code.removeLast(15 - max(8, length))
        code.insert(UInt8(ascii: "+"), at: 8)
        self.init(full: code)
    }

    /// Returns a coordinate in whole units, undoing what binary fractions add to short decimals.
    private static func units(_ value: Double, _ scale: Double) -> Int {
        let exact = min(9e15, max(-9e15, value * scale))
        let nearest = exact.rounded()
        return Int(abs(exact - nearest) < 1e-6 ? nearest : exact.rounded(.down))
    }

    /// Measures the cell of a valid full code.
    init(full code: [UInt8]) {
        var (lat, lon) = (-90.0, -180.0)
        var (high, wide) = (400.0, 400.0)
        var index = 0
        for byte in code {
            let value = Self.values[Int(byte)]
            guard value >= 0, index < 15 else { continue }
            if index >= 10 {
                high /= 5
                wide /= 4
                lat += high * Double(value / 4)
                lon += wide * Double(value % 4)
            } else if index % 2 == 0 {
                high /= 20
                lat += high * Double(value)
            } else {
                wide /= 20
                lon += wide * Double(value)
            }
            index += 1
        }
        text = String(decoding: code.map { $0 >= 0x61 ? $0 & 0xDF : $0 }, as: UTF8.self)
        south = lat
        west = lon
        north = min(90, lat + high)
        east = lon + wide
    }
}
