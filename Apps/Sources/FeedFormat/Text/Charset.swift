import LarderText

/// Names of encodings and what they stand for.
enum Charset {
    private static let families: [(String, String)] = [
        ("utf-8", "utf8 unicode-1-1-utf-8 unicode11utf8 x-unicode20utf8"),
        ("utf-16", "utf16 unicode ucs-2 iso-10646-ucs-2 csunicode"),
        ("utf-16le", "utf16le unicodefeff"), ("utf-16be", "utf16be unicodefffe"),
        ("utf-32", "utf32 ucs-4 utf-32le utf-32be utf32le utf32be"),
        (
            "windows-1252",
            "ascii us-ascii ansi-x3.4-1968 iso-8859-1 iso8859-1 iso88591 latin1 latin-1 l1 cp819 "
                + "ibm819 iso-ir-100 csisolatin1 iso-8859-1:1987 cp1252 x-cp1252 windows1252 ansi 8859-1 "
                + "646 1252 iso646-us ansi-x3.4-1986"
        ),
        ("windows-1250", "cp1250 x-cp1250 1250"), ("windows-1251", "cp1251 x-cp1251 1251"),
        ("windows-1253", "cp1253 x-cp1253 1253"),
        (
            "windows-1254",
            "cp1254 x-cp1254 iso-8859-9 iso8859-9 latin5 l5 csisolatin5 iso-ir-148 ms-turk 1254"
        ),
        ("windows-1255", "cp1255 x-cp1255 1255"), ("windows-1256", "cp1256 x-cp1256 1256"),
        ("windows-1257", "cp1257 x-cp1257 1257"), ("windows-1258", "cp1258 x-cp1258 1258"),
        ("windows-874", "tis-620 dos-874 iso-8859-11 iso8859-11"),
        ("iso-8859-2", "iso8859-2 latin2 l2 csisolatin2 iso-ir-101"),
        ("iso-8859-3", "iso8859-3 latin3 l3 csisolatin3 iso-ir-109"),
        ("iso-8859-4", "iso8859-4 latin4 l4 csisolatin4 iso-ir-110"),
        ("iso-8859-5", "iso8859-5 cyrillic csisolatincyrillic iso-ir-144"),
        ("iso-8859-6", "iso8859-6 arabic ecma-114 asmo-708 csisolatinarabic iso-ir-127"),
        ("iso-8859-7", "iso8859-7 greek greek8 ecma-118 elot-928 csisolatingreek iso-ir-126"),
        ("iso-8859-8", "iso8859-8 iso-8859-8-i hebrew csisolatinhebrew logical iso-ir-138"),
        ("iso-8859-10", "iso8859-10 latin6 l6 csisolatin6 iso-ir-157"),
        ("iso-8859-13", "iso8859-13"), ("iso-8859-14", "iso8859-14"),
        ("iso-8859-15", "iso8859-15 latin-9 latin9 l9 csisolatin9"), ("iso-8859-16", "iso8859-16"),
        ("koi8-r", "koi koi8 cskoi8r koi8r"), ("koi8-u", "koi8-ru koi8u"),
        ("macintosh", "mac csmacintosh x-mac-roman macroman"),
        ("x-mac-cyrillic", "x-mac-ukrainian maccyrillic"), ("ibm866", "cp866 866 csibm866"),
        (
            "gb18030",
            "gb2312 gbk x-gbk gb-2312-80 chinese csgb2312 csiso58gb231280 iso-ir-58 euc-cn cp936 "
                + "936 ms936 windows-936 gb18030-2000 euccn hz"
        ),
        ("big5", "big5-hkscs cn-big5 csbig5 x-x-big5 big5-tw big5hkscs cp950 950 ms950"),
        (
            "shift_jis",
            "shift-jis sjis x-sjis ms-kanji windows-31j ms932 csshiftjis shiftjis s-jis cp932 932"
        ),
        ("euc-jp", "x-euc-jp eucjp cseucpkdfmtjapanese ujis u-jis"),
        ("iso-2022-jp", "csiso2022jp"),
        (
            "euc-kr",
            "ks-c-5601-1987 ks-c-5601-1989 ksc5601 ksc-5601 korean cseuckr csksc56011987 "
                + "windows-949 cp949 949 ms949 uhc euckr iso-ir-149"
        ),
    ]

    private static let labels: [String: String] = {
        var table: [String: String] = [:]
        for (name, others) in families {
            table[folded(name)] = name
            for other in others.split(separator: " ") { table[String(other)] = name }
        }
        return table
    }()

    private static func folded(_ label: String) -> String {
        String(
            decoding: label.lowercased().utf8.filter { $0 > 32 }.map { $0 == 95 ? 45 : $0 },
            as: UTF8.self)
    }

    /// Returns the WHATWG's name for a label; an unknown label is returned unchanged, for iconv.
    static func canonical(_ label: String) -> String? {
        let key = folded(label)
        guard !key.isEmpty, key.utf8.count < 40 else { return nil }
        if let name = labels[key] { return name }
        // UTF-7 can hide markup from everybody else who looks at the bytes.
        if key.contains("utf7") || key.contains("utf-7") { return nil }
        return label
    }

    /// Whether a label claims plain ASCII, a claim that says nothing about bytes outside it.
    static func isASCII(_ label: String) -> Bool {
        ["ascii", "us-ascii", "ansi-x3.4-1968", "646", "iso646-us"].contains(folded(label))
    }

    /// Returns the name the system's iconv knows an encoding by.
    static func iconvName(_ name: String) -> String {
        switch name {
        case "shift_jis": return "CP932"
        case "euc-kr": return "CP949"
        case "big5": return "BIG5-HKSCS"
        default: break
        }
        if name.utf8.allSatisfy({ 48...57 ~= $0 }) { return "CP" + name }
        return name
    }
}

/// A count of the multi-byte sequences in some bytes that are UTF-8 and of those that are not.
struct UTF8Census {
    private(set) var right = 0
    private(set) var wrong = 0

    init(_ bytes: ByteView) {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        let count = bytes.count
        while index < count {
            if bytes[index] < 0x80 {
                guard index + 8 <= count else {
                    index += 1
                    continue
                }
                let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                let high = UInt64(littleEndian: word) & 0x8080_8080_8080_8080
                // The lowest bit set is in the first byte that is not ASCII.
                index += high == 0 ? 8 : high.trailingZeroBitCount / 8
                continue
            }
            let length = Self.length(bytes, index)
            if length == 0 {
                wrong += 1
                index += 1
            } else {
                right += 1
                index += length
            }
        }
    }

    /// Returns the length of the well-formed sequence at a place, or 0.
    @inline(__always)
    private static func length(_ bytes: ByteView, _ index: Int) -> Int {
        let lead = bytes[index]
        let left = bytes.count - index
        func isTail(_ step: Int) -> Bool { bytes[index + step] & 0xC0 == 0x80 }
        switch lead {
        case 0xC2...0xDF: return left >= 2 && isTail(1) ? 2 : 0
        case 0xE0...0xEF:
            guard left >= 3, isTail(1), isTail(2) else { return 0 }
            let second = bytes[index + 1]
            if lead == 0xE0, second < 0xA0 { return 0 }
            if lead == 0xED, second > 0x9F { return 0 }
            return 3
        case 0xF0...0xF4:
            guard left >= 4, isTail(1), isTail(2), isTail(3) else { return 0 }
            let second = bytes[index + 1]
            if lead == 0xF0, second < 0x90 { return 0 }
            if lead == 0xF4, second > 0x8F { return 0 }
            return 4
        default: return 0
        }
    }
}

/// Encodings of two or four bytes to a unit.
enum WideText: String {
    case utf16Little = "utf-16le"
    case utf16Big = "utf-16be"
    case utf32Little = "utf-32le"
    case utf32Big = "utf-32be"

    /// Decodes to UTF-8; units that are no characters become U+FFFD.
    func decode(_ bytes: ByteView, from start: Int) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count)
        let width = self == .utf16Little || self == .utf16Big ? 2 : 4
        var index = start
        func unit(_ index: Int) -> UInt32 {
            var value: UInt32 = 0
            for step in 0..<width {
                let isBig = self == .utf16Big || self == .utf32Big
                value = value << 8 | UInt32(bytes[index + (isBig ? step : width - 1 - step)])
            }
            return value
        }
        while index + width <= bytes.count {
            var value = unit(index)
            index += width
            if width == 2, 0xD800..<0xDC00 ~= value, index + 2 <= bytes.count {
                let low = unit(index)
                if 0xDC00..<0xE000 ~= low {
                    value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
                    index += 2
                }
            }
            out.append(scalar: value)
        }
        if index < bytes.count { out.append(scalar: 0xFFFD) }
        return out
    }
}
