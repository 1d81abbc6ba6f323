import LarderText

/// The tokeniser of the WHATWG HTML standard, without its error reports: one token a call, nothing copied.
///
/// Comments (with their abrupt ends), document types, processing instructions and CDATA sections, which
/// are comments in HTML, are skipped. After the start tag of an element whose inside is not markup,
/// the consumer calls ``skipRaw(_:)``.
struct HTMLTokenizer {
    /// What was found.
    enum Token {
        /// Text with character references still in it.
        case text(Range<Int>)
        /// A start tag; see ``name`` and ``attributes``.
        case start(isSelfClosing: Bool)
        /// An end tag; see ``name``.
        case end
        /// The end of the document.
        case done
    }

    /// An attribute by the places of its name and value.
    struct Attribute {
        var name: Range<Int>
        var value: Range<Int>
    }

    let bytes: ByteView
    private(set) var position = 0
    private(set) var name: Range<Int> = 0..<0
    private(set) var attributes: [Attribute] = []
    private static let mostAttributes = 128

    init(_ bytes: ByteView) {
        self.bytes = bytes
    }

    /// Reads the next token.
    mutating func next() -> Token {
        while position < bytes.count {
            let start = position
            guard bytes[start] == 60 else { return text(from: start, search: start) }
            guard start + 1 < bytes.count else { return text(from: start, search: start + 1) }
            let byte = bytes[start + 1]
            switch byte {
            case 65...90, 97...122:
                if let isSelfClosing = tag(from: start + 1) {
                    return .start(isSelfClosing: isSelfClosing)
                }
                return .done
            case 47:
                guard start + 2 < bytes.count else { return text(from: start, search: start + 1) }
                if Self.isLetter(bytes[start + 2]) {
                    return tag(from: start + 2) == nil ? .done : .end
                }
                skipBogus(from: start + 2)
            case 33:
                if bytes.has("<!--", at: start) {
                    skipComment(from: start + 4)
                } else {
                    skipBogus(from: start + 2)
                }
            case 63: skipBogus(from: start + 1)
            default: return text(from: start, search: start + 1)
            }
        }
        return .done
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        65...90 ~= byte || 97...122 ~= byte
    }

    private mutating func text(from start: Int, search: Int) -> Token {
        position = bytes.first(60, from: search) ?? bytes.count
        return .text(start..<position)
    }

    private mutating func skipBogus(from start: Int) {
        position = bytes.first(62, from: start).map { $0 + 1 } ?? bytes.count
    }

    /// Skips a comment: `-->` ends it, and so do `--!>`, and `>` or `->` at its very start.
    private mutating func skipComment(from start: Int) {
        if start < bytes.count, bytes[start] == 62 {
            position = start + 1
            return
        }
        if bytes.has("->", at: start) {
            position = start + 2
            return
        }
        var index = start
        while let dash = bytes.first(45, from: index) {
            if bytes.has("-->", at: dash) {
                position = dash + 3
                return
            }
            if bytes.has("--!>", at: dash) {
                position = dash + 4
                return
            }
            index = dash + 1
        }
        position = bytes.count
    }

    @inline(__always)
    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 32 || byte == 10 || byte == 9 || byte == 13 || byte == 12
    }

    /// Reads a tag from its name on; nil if the document ends inside it.
    private mutating func tag(from start: Int) -> Bool? {
        var index = start
        while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != 47,
            bytes[index] != 62
        {
            index += 1
        }
        name = start..<index
        attributes.removeAll(keepingCapacity: true)
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isSpace(byte) {
                index += 1
            } else if byte == 47 {
                index += 1
                if index < bytes.count, bytes[index] == 62 {
                    position = index + 1
                    return true
                }
            } else if byte == 62 {
                position = index + 1
                return false
            } else if let next = attribute(from: index) {
                index = next
            } else {
                break
            }
        }
        position = bytes.count
        return nil
    }

    /// Reads an attribute and returns where it ends; nil if the document ends first.
    private mutating func attribute(from start: Int) -> Int? {
        var index = start + 1  // a `=` in first place is part of the name
        while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != 47,
            bytes[index] != 62, bytes[index] != 61
        { index += 1 }
        let name = start..<index
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        guard index < bytes.count, bytes[index] == 61 else {
            keep(name, index..<index)
            return index < bytes.count ? index : nil
        }
        index += 1
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        guard index < bytes.count else { return nil }
        let quote = bytes[index]
        if quote == 34 || quote == 39 {
            guard let close = bytes.first(quote, from: index + 1) else { return nil }
            keep(name, index + 1..<close)
            return close + 1
        }
        let value = index
        while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != 62 { index += 1 }
        keep(name, value..<index)
        return index < bytes.count ? index : nil
    }

    private mutating func keep(_ name: Range<Int>, _ value: Range<Int>) {
        guard attributes.count < Self.mostAttributes else { return }
        attributes.append(Attribute(name: name, value: value))
    }

    /// Returns the place of an attribute's value; where a name comes twice, the first counts.
    func value(_ key: StaticString) -> Range<Int>? {
        attributes.first { bytes.equals(key, $0.name) }?.value
    }

    /// Skips everything up to and with the end tag of a raw text element, and returns the inside.
    @discardableResult
    mutating func skipRaw(_ name: StaticString) -> Range<Int> {
        let start = position
        let isScript = bytes.equals(name, 0..<0) ? false : name.description == "script"
        var escape = 0
        var index = position
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 60 {
                if isScript, escape == 0, bytes.has("<!--", at: index) {
                    escape = 1
                    index += 2
                    continue
                }
                if isScript, escape == 1, isTag(name, after: index + 1) { escape = 2 }
                if bytes.has("</", at: index), isTag(name, after: index + 2) {
                    if escape < 2 {
                        let end = index
                        position = index
                        _ = tag(from: index + 2)
                        return start..<end
                    }
                    escape = 1
                }
            } else if byte == 45, escape > 0, bytes.has("-->", at: index) {
                escape = 0
                index += 2
            }
            index += 1
        }
        position = bytes.count
        return start..<bytes.count
    }

    private func isTag(_ name: StaticString, after index: Int) -> Bool {
        guard bytes.has(name, at: index) else { return false }
        let next = index + name.utf8CodeUnitCount
        guard next < bytes.count else { return false }
        return Self.isSpace(bytes[next]) || bytes[next] == 47 || bytes[next] == 62
    }

    /// Ends the document here: for `plaintext`, after which nothing is markup.
    mutating func stop() {
        position = bytes.count
    }
}
