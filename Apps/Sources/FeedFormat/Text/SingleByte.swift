import LarderText

/// Encodings of one byte to a character, by the tables of the WHATWG Encoding Standard.
enum SingleByte {
    /// The characters of bytes 80 to FF of each encoding.
    private static let tables: [String: [UInt32]] = {
        var tables: [String: [UInt32]] = [:]
        var name = ""
        for line in source.split(separator: "\n") {
            if line.hasPrefix("=") {
                name = String(line.dropFirst())
                continue
            }
            for item in line.split(separator: " ") {
                let ends = item.split(separator: "+")
                guard let first = UInt32(ends[0], radix: 16) else { continue }
                let more = ends.count > 1 ? UInt32(ends[1], radix: 16) ?? 0 : 0
                tables[name, default: []].append(contentsOf: first...(first + more))
            }
        }
        return tables.filter { $0.value.count == 128 }
    }()

    /// The upper half of windows-1252, which stands in for anything unknown.
    static let windows1252: [UInt32] =
        tables["windows-1252"] ?? (0x80...0xFF).map { UInt32($0) }

    /// Whether an encoding is one of these.
    static func has(_ name: String) -> Bool { tables[name] != nil }

    /// Decodes to UTF-8.
    static func decode(_ bytes: ByteView, as name: String) -> [UInt8] {
        let table = tables[name] ?? windows1252
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 {
                out.append(byte)
            } else {
                out.append(scalar: table[Int(byte) - 0x80])
            }
        }
        return out
    }
}
