import LarderText

/// Finds out how a document's characters are encoded and turns them into UTF-8.
///
/// The order is fixed:
/// 1. a byte order mark;
/// 2. the pattern of zero bytes that `<` or `{` makes in UTF-16 and UTF-32, or `<?xm` in EBCDIC;
/// 3. the charset of the HTTP `Content-Type`;
/// 4. the encoding in the XML declaration;
/// 5. UTF-8.
///
/// A name that is unknown is skipped. A claim of UTF-8 (or none) is checked: where the bytes are not
/// UTF-8, a document with more right than wrong sequences keeps them and gets U+FFFD for the wrong ones;
/// any other is read as windows-1252. Names mean what the WHATWG Encoding Standard says, so `iso-8859-1`
/// and `us-ascii` are windows-1252 and `gb2312` is GB18030. One-byte encodings come from our own tables,
/// UTF-16 and UTF-32 are decoded here, everything else goes through the system's iconv. UTF-7 is refused.
struct TextEncoding {
    /// The document in UTF-8; nil if the input was that already, from ``start`` on.
    var decoded: [UInt8]?

    /// The number of bytes to skip, for a byte order mark.
    var start = 0

    /// The name of the encoding used.
    var name = "utf-8"

    /// The faults.
    var problem: FeedProblem?

    /// Examines and decodes a document.
    static func read(_ bytes: ByteView, contentType: String?) -> TextEncoding {
        if let marked = byMark(bytes) ?? byPattern(bytes) { return marked }
        var problem: FeedProblem?
        let http = contentType.flatMap(charset(of:))
        let declared = declaration(in: bytes).map { bytes.string($0) }
        var isUTF8Claimed = false
        for label in [http, declared].compactMap({ $0 }) {
            guard let name = Charset.canonical(label) else {
                problem = FeedProblem(.encoding, "The encoding “\(label.prefix(40))” is unknown.")
                continue
            }
            // What can be read as ASCII is not UTF-16, whatever it says.
            if name.hasPrefix("utf-16") || name.hasPrefix("utf-32") { continue }
            if name == "utf-8" {
                isUTF8Claimed = true
                break
            }
            if name == "windows-1252", Charset.isASCII(label) { continue }
            if SingleByte.has(name) {
                return TextEncoding(
                    decoded: SingleByte.decode(bytes, as: name), name: name, problem: problem)
            }
            if let decoded = Iconv.decode(bytes, as: Charset.iconvName(name)) {
                return TextEncoding(decoded: decoded, name: name, problem: problem)
            }
            problem = FeedProblem(.encoding, "The encoding “\(label.prefix(40))” is unknown.")
        }
        let census = UTF8Census(bytes)
        if census.wrong == 0 { return TextEncoding(problem: problem) }
        if census.right >= census.wrong || (isUTF8Claimed && census.wrong <= 1) {
            return TextEncoding(
                problem: FeedProblem(.encoding, "Sequences that are not UTF-8: \(census.wrong)."))
        }
        return TextEncoding(
            decoded: SingleByte.decode(bytes, as: "windows-1252"), name: "windows-1252",
            problem: FeedProblem(.encoding, "The text is not UTF-8; read as windows-1252."))
    }

    private static func byMark(_ bytes: ByteView) -> TextEncoding? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return TextEncoding(start: 3) }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return wide(bytes, .utf32Little, skip: 4) }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return wide(bytes, .utf32Big, skip: 4) }
        if bytes.starts(with: [0xFF, 0xFE]) { return wide(bytes, .utf16Little, skip: 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return wide(bytes, .utf16Big, skip: 2) }
        return nil
    }

    private static func byPattern(_ bytes: ByteView) -> TextEncoding? {
        guard bytes.count >= 4 else { return nil }
        let isOpening: (UInt8) -> Bool = {
            $0 == 60 || $0 == 123 || $0 == 91 || ByteView.isSpace($0)
        }
        switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
        case (0, 0, 0, let byte) where isOpening(byte): return wide(bytes, .utf32Big, skip: 0)
        case (let byte, 0, 0, 0) where isOpening(byte): return wide(bytes, .utf32Little, skip: 0)
        case (0, let byte, 0, _) where isOpening(byte): return wide(bytes, .utf16Big, skip: 0)
        case (let byte, 0, _, 0) where isOpening(byte): return wide(bytes, .utf16Little, skip: 0)
        case (0x4C, 0x6F, 0xA7, 0x94): return ebcdic(bytes)
        default: return nil
        }
    }

    private static func wide(_ bytes: ByteView, _ form: WideText, skip: Int) -> TextEncoding {
        TextEncoding(decoded: form.decode(bytes, from: skip), name: form.rawValue)
    }

    private static func ebcdic(_ bytes: ByteView) -> TextEncoding? {
        let head = ByteView(rebasing: bytes[..<min(bytes.count, 200)])
        guard let first = Iconv.decode(head, as: "IBM037") else { return nil }
        let label = first.withUnsafeBufferPointer { view in
            declaration(in: view).map { view.string($0) }
        }
        for name in [label.flatMap(Charset.canonical), "IBM037"].compactMap({ $0 }) {
            let known = Charset.iconvName(String(name.map { $0 == "_" ? "-" : $0 }))
            if let decoded = Iconv.decode(bytes, as: known) {
                return TextEncoding(decoded: decoded, name: name)
            }
        }
        return nil
    }

    /// Returns the `charset` parameter of a media type.
    static func charset(of contentType: String) -> String? {
        for parameter in contentType.split(separator: ";").dropFirst() {
            let sides = parameter.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            let trim: (Character) -> Bool = { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            var name = sides[0]
            while let first = name.first, trim(first) { name.removeFirst() }
            while let last = name.last, trim(last) { name.removeLast() }
            guard name.lowercased() == "charset" else { continue }
            var value = sides[1]
            while let first = value.first, trim(first) { value.removeFirst() }
            while let last = value.last, trim(last) { value.removeLast() }
            return value.isEmpty ? nil : String(value)
        }
        return nil
    }

    /// Returns the place of the encoding's name in an XML declaration.
    private static func declaration(in bytes: ByteView) -> Range<Int>? {
        var index = 0
        let limit = min(bytes.count, 1024)
        while index < limit, !bytes.has("<?xml", at: index) { index += 1 }
        guard index < limit else { return nil }
        let end = min(bytes.first(62, from: index) ?? limit, index + 300, bytes.count)
        while index < end, !bytes.has("encoding", at: index) { index += 1 }
        index += 8
        while index < end, bytes[index] == 61 || ByteView.isSpace(bytes[index]) { index += 1 }
        guard index < end, bytes[index] == 34 || bytes[index] == 39 else { return nil }
        let start = index + 1
        index = start
        while index < end, bytes[index] != 34, bytes[index] != 39 { index += 1 }
        return bytes.trimmed(start..<index)
    }
}
