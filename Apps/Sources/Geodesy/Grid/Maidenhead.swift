/// A locator of amateur radio: a cell named by pairs of letters and digits.
public struct Maidenhead: Sendable, Hashable {
    /// The locator, as `JN18du`.
    public let text: String

    /// South-west corner and size of the cell in degrees.
    let south, west, height, width: Double

    /// Finds the locator of a position, of 2, 4, 6, 8 or 10 characters.
    public init(_ position: Position, length: Int = 6) {
        let pairs = min(5, max(1, length / 2))
        let cells = Self.bases.prefix(pairs).reduce(1, *)
        // Counted in 180ths of a cell and rounded, as the common implementations do: a point less
        // than 1/360 of a cell below an edge belongs to the next cell, however it was rounded before.
        let last = cells * 180 - 1
        let lat = min(last, Int((position.latitude + 90) * Double(cells) + 0.5)) / 180
        let east = position.longitude >= 180 ? position.longitude - 360 : position.longitude
        let lon = min(last, Int((east + 180) * Double(cells) / 2 + 0.5)) / 180
        var text: [UInt8] = []
        var unit = cells
        for pair in 0..<pairs {
            let base = Self.bases[pair]
            let before = unit
            unit /= base
            for value in [lon % before / unit, lat % before / unit] {
                text.append(Self.first[pair] + UInt8(value))
            }
        }
        self.init(checked: text)
    }

    private static let bases = [18, 10, 24, 10, 24]
    private static let first: [UInt8] = [0x41, 0x30, 0x61, 0x30, 0x61]

    /// Reads a locator; `nil` if it breaks the rules.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 4, bytes.count <= 10, bytes.count % 2 == 0 else { return nil }
        var text: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let pair = index / 2
            let folded = pair % 2 == 1 ? byte : pair == 0 ? byte & 0xDF : byte | 0x20
            guard folded >= Self.first[pair],
                Int(folded - Self.first[pair]) < Self.bases[pair]
            else { return nil }
            text.append(folded)
        }
        self.init(checked: text)
    }

    private init(checked text: [UInt8]) {
        var (lat, lon, unit) = (0, 0, 1)
        for (index, byte) in text.enumerated() {
            let pair = index / 2
            let value = Int(byte - Self.first[pair])
            if index % 2 == 0 {
                unit *= Self.bases[pair]
                lon = lon * Self.bases[pair] + value
            } else {
                lat = lat * Self.bases[pair] + value
            }
        }
        self.text = String(decoding: text, as: UTF8.self)
        height = 180 / Double(unit)
        width = 360 / Double(unit)
        south = Double(lat * 180) / Double(unit) - 90
        west = Double(lon * 360) / Double(unit) - 180
    }

    /// The middle of the cell.
    public var position: Position { Position(computed: south + height / 2, west + width / 2) }
}
