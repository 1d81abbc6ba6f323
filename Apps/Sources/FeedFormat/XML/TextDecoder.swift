import LarderText

/// Turns the raw text of a document into plain bytes: references resolved, line ends and controls mended.
struct TextDecoder {
    var entities: EntityTable
    private(set) var hasUndefined = false

    init(budget: Int) {
        entities = EntityTable(budget: budget)
    }

    /// 0: copy; 1: `&`; 2: a control to drop; 3: carriage return; 4: `<` or `>`.
    private static let classes: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for control in 0..<32 { table[control] = 2 }
        table[9] = 0
        table[10] = 0
        table[13] = 3
        table[38] = 1
        table[60] = 4
        table[62] = 4
        table[127] = 2
        return table
    }()

    /// Appends decoded text.
    ///
    /// - Parameter isMarkup: whether the result goes into markup, where `&`, `<` and `>` stay escaped.
    mutating func append(
        _ bytes: ByteView, _ range: Range<Int>, to out: inout [UInt8], isMarkup: Bool = false
    ) {
        var index = range.lowerBound
        var run = index
        let end = range.upperBound
        Self.classes.withUnsafeBufferPointer { classes in
            while index < end {
                let kind = classes[Int(bytes[index])]
                if kind == 0 || (kind == 4 && !isMarkup) {
                    index += 1
                    continue
                }
                if index > run { out.append(contentsOf: ByteView(rebasing: bytes[run..<index])) }
                switch kind {
                case 1: index = reference(bytes, index, end, &out, isMarkup)
                case 2: index += 1
                case 3:
                    out.append(10)
                    index += index + 1 < end && bytes[index + 1] == 10 ? 2 : 1
                default:
                    Self.escape(UInt32(bytes[index]), &out)
                    index += 1
                }
                run = index
            }
        }
        if end > run { out.append(contentsOf: ByteView(rebasing: bytes[run..<end])) }
    }

    /// Appends a CDATA section, in which nothing is a reference.
    func appendSection(
        _ bytes: ByteView, _ range: Range<Int>, to out: inout [UInt8], isMarkup: Bool
    ) {
        var run = range.lowerBound
        for index in range {
            let byte = bytes[index]
            let isControl = byte < 32 && byte != 9 && byte != 10
            let isSign = isMarkup && (byte == 38 || byte == 60 || byte == 62)
            guard isControl || isSign else { continue }
            out.append(contentsOf: ByteView(rebasing: bytes[run..<index]))
            run = index + 1
            if isSign { Self.escape(UInt32(byte), &out) }
            if byte == 13, index + 1 >= range.upperBound || bytes[index + 1] != 10 {
                out.append(10)
            }
        }
        out.append(contentsOf: ByteView(rebasing: bytes[run..<range.upperBound]))
    }

    @inline(__always)
    private mutating func reference(
        _ bytes: ByteView, _ index: Int, _ end: Int, _ out: inout [UInt8], _ isMarkup: Bool
    ) -> Int {
        // The five of XML, by far the most frequent.
        let left = end - index
        if left >= 4, bytes[index + 2] == 116, bytes[index + 3] == 59 {
            if bytes[index + 1] == 108 { return put(60, index + 4, &out, isMarkup) }
            if bytes[index + 1] == 103 { return put(62, index + 4, &out, isMarkup) }
        }
        if left >= 5, bytes[index + 1] == 97, bytes[index + 2] == 109, bytes[index + 3] == 112,
            bytes[index + 4] == 59
        {
            return put(38, index + 5, &out, isMarkup)
        }
        return rare(bytes, index, end, &out, isMarkup)
    }

    private mutating func rare(
        _ bytes: ByteView, _ index: Int, _ end: Int, _ out: inout [UInt8], _ isMarkup: Bool
    ) -> Int {
        if !entities.isEmpty, let close = bytes.first(59, from: index, within: 100),
            close < end,
            entities.expand(bytes.string(index + 1..<close), into: &out)
        {
            return close + 1
        }
        if let found = CharacterReference.read(bytes, at: index, end: end, needsSemicolon: true) {
            _ = put(found.first, found.end, &out, isMarkup)
            return found.second == 0 ? found.end : put(found.second, found.end, &out, isMarkup)
        }
        hasUndefined = true
        return put(38, index + 1, &out, isMarkup)
    }

    @inline(__always)
    private func put(_ value: UInt32, _ next: Int, _ out: inout [UInt8], _ isMarkup: Bool) -> Int {
        if isMarkup {
            Self.escape(value, &out)
        } else if value >= 32 || value == 9 || value == 10 || value == 13 {
            out.append(scalar: value)
        }
        return next
    }

    private static func escape(_ value: UInt32, _ out: inout [UInt8]) {
        switch value {
        case 38: out.append(contentsOf: "&amp;".utf8)
        case 60: out.append(contentsOf: "&lt;".utf8)
        case 62: out.append(contentsOf: "&gt;".utf8)
        case 9, 10, 13, 32...: out.append(scalar: value)
        default: break
        }
    }
}
