/// A text made plain: digits and signs of other scripts and widths are replaced by ASCII ones.
struct Source {
    let bytes: Bytes
    /// For each byte where it was in the original text; empty when nothing was replaced.
    private let origins: [Int]

    init(_ text: String) {
        let original = Array(text.utf8)
        // Only texts with these lead bytes hold anything to replace.
        guard original.contains(where: { $0 == 0xD9 || $0 == 0xDB || $0 == 0xE0 || $0 == 0xEF })
        else {
            bytes = Bytes(original)
            origins = []
            return
        }
        let source = Bytes(original)
        var plain: [UInt8] = []
        var origins: [Int] = []
        var index = 0
        while index < source.count {
            let (scalar, length) = source.scalar(at: index)
            if let byte = Self.ascii(scalar) {
                plain.append(byte)
                origins.append(index)
            } else {
                for offset in 0..<length {
                    plain.append(source[index + offset])
                    origins.append(index + offset)
                }
            }
            index += length
        }
        bytes = Bytes(plain)
        self.origins = origins
    }

    /// Returns where a byte was in the original text.
    func origin(_ index: Int) -> Int {
        origins.isEmpty ? index : index < origins.count ? origins[max(0, index)] : index
    }

    private static func ascii(_ scalar: UInt32) -> UInt8? {
        switch scalar {
        case 0x660...0x669: UInt8(0x30 + scalar - 0x660)
        case 0x6F0...0x6F9: UInt8(0x30 + scalar - 0x6F0)
        case 0x966...0x96F: UInt8(0x30 + scalar - 0x966)
        case 0x9E6...0x9EF: UInt8(0x30 + scalar - 0x9E6)
        case 0xE50...0xE59: UInt8(0x30 + scalar - 0xE50)
        case 0x66B: UInt8(ascii: ".")
        case 0xFF01...0xFF5E: UInt8(scalar - 0xFEE0)
        case 0xFEFF: UInt8(ascii: " ")
        default: nil
        }
    }
}
