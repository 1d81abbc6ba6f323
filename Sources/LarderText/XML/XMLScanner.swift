/// A lenient scanner of XML: one token per call, never an error, nothing copied.
///
/// It makes one pass over the bytes. Markup that is not well formed is read as its author most
/// likely meant it: a `<` that opens no tag is text, attributes may lack quotes or values, and
/// comments and sections without an end reach to the end of the document. No entity or document
/// type makes it look at anything else.
public struct XMLScanner {
    /// What was found.
    public enum Token {
        /// Text with references still in it.
        case text(Range<Int>)
        /// The inside of a CDATA section.
        case section(Range<Int>)
        /// A start tag; its name and attributes are in ``name`` and ``attributes``.
        case start(isEmpty: Bool)
        /// An end tag; its name is in ``name``.
        case end
        /// The inside of a document type declaration.
        case documentType(Range<Int>)
        /// The inside of a processing instruction, such as the declaration.
        case instruction(Range<Int>)
        /// The end of the document.
        case done
    }

    /// An attribute by the places of its name and its value, references still in it.
    public struct Attribute: Sendable {
        /// The place of the name.
        public var name: Range<Int>

        /// The place of the value, without its quotation marks.
        public var value: Range<Int>
    }

    private let bytes: ByteView

    /// The place after the last token.
    public private(set) var position: Int

    /// The place of the name of the tag that was found last, with its prefix.
    public private(set) var name: Range<Int> = 0..<0

    /// The attributes of the start tag that was found last, at most 256.
    public private(set) var attributes: [Attribute] = []

    /// Whether anything so far was not well formed.
    ///
    /// Whether tags match, attributes differ, references and namespaces are declared is for the caller to check.
    public private(set) var isMalformed = false

    /// Terminators known not to occur again, so that no byte is searched for twice.
    private var absent: Set<String> = []
    private var absentQuotes: (double: Bool, single: Bool) = (false, false)

    /// The attributes kept of one tag.
    private static let mostAttributes = 256

    /// Creates a scanner of bytes that stay where they are while it is used.
    public init(_ bytes: ByteView, from start: Int = 0) {
        self.bytes = bytes
        position = start
        attributes.reserveCapacity(16)
    }

    /// Reads the next token.
    public mutating func next() -> Token {
        while position < bytes.count {
            guard bytes[position] == 60 else { return text(from: position) }
            guard position + 1 < bytes.count else {
                position += 1
                return .text(position - 1..<position)
            }
            let start = position
            switch bytes[position + 1] {
            case 47:
                if position + 2 < bytes.count, Self.isNameStart(bytes[position + 2]) {
                    endTag()
                    return .end
                }
                isMalformed = true
                position = bytes.first(62, from: position).map { $0 + 1 } ?? bytes.count
            case 33:
                if let token = declaration() { return token }
            case 63:
                position = past("?>", from: position + 2)
                return .instruction(start + 2..<max(start + 2, position - 2))
            case let byte where Self.isNameStart(byte):
                return startTag()
            default:
                isMalformed = true
                return text(from: start)
            }
        }
        return .done
    }

    private mutating func text(from start: Int) -> Token {
        position = bytes.first(60, from: start + 1) ?? bytes.count
        return .text(start..<position)
    }

    /// Returns the place after a terminator, or the end of the document.
    private mutating func past(_ mark: StaticString, from start: Int) -> Int {
        guard let found = find(mark, from: start) else {
            isMalformed = true
            return bytes.count
        }
        return found + mark.utf8CodeUnitCount
    }

    private mutating func find(_ mark: StaticString, from start: Int) -> Int? {
        let key = mark.description
        if absent.contains(key) { return nil }
        var index = start
        while let found = bytes.first(mark.utf8Start[0], from: index) {
            if bytes.has(mark, at: found) { return found }
            index = found + 1
        }
        absent.insert(key)
        return nil
    }

    private mutating func declaration() -> Token? {
        if bytes.has("<!--", at: position) {
            position = past("-->", from: position + 4)
            return nil
        }
        if bytes.has("<![CDATA[", at: position) {
            let start = position + 9
            let end = find("]]>", from: start)
            if end == nil { isMalformed = true }
            position = end.map { $0 + 3 } ?? bytes.count
            return .section(start..<(end ?? bytes.count))
        }
        if bytes.has("<!DOCTYPE", at: position) {
            let start = position + 9
            position = documentTypeEnd(from: start)
            return .documentType(start..<position)
        }
        isMalformed = true
        position = bytes.first(62, from: position).map { $0 + 1 } ?? bytes.count
        return nil
    }

    /// Finds the end of a document type, over quotes, comments and the internal subset.
    private func documentTypeEnd(from start: Int) -> Int {
        var index = start
        var depth = 0
        let limit = min(bytes.count, start + (1 << 20))
        while index < limit {
            switch bytes[index] {
            case 34, 39:
                guard let close = bytes.first(bytes[index], from: index + 1), close < limit else {
                    return bytes.first(62, from: index).map { $0 + 1 } ?? bytes.count
                }
                index = close
            case 91: depth += 1
            case 93: depth -= 1
            case 60 where bytes.has("<!--", at: index):
                index += 4
                while index < limit, !bytes.has("-->", at: index) { index += 1 }
                index += 2
            case 62 where depth <= 0: return index + 1
            default: break
            }
            index += 1
        }
        return min(index, bytes.count)
    }

    private mutating func endTag() {
        let start = position + 2
        let end = nameEnd(from: start)
        name = start..<end
        var index = end
        while index < bytes.count, bytes[index] <= 32 { index += 1 }
        if index == bytes.count || bytes[index] != 62 { isMalformed = true }
        while index < bytes.count, bytes[index] != 62, bytes[index] != 60 { index += 1 }
        position = index < bytes.count && bytes[index] == 62 ? index + 1 : index
    }

    @inline(__always)
    private func nameEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count, !Self.isNameEnd(bytes[index]) { index += 1 }
        return index
    }

    @inline(__always)
    private static func isNameEnd(_ byte: UInt8) -> Bool {
        byte <= 32 || byte == 62 || byte == 47 || byte == 60 || byte == 61 || byte == 34
            || byte == 39
    }

    @inline(__always)
    private static func isNameStart(_ byte: UInt8) -> Bool {
        65...90 ~= byte || 97...122 ~= byte || byte == 95 || byte == 58 || byte >= 0x80
    }

    private mutating func startTag() -> Token {
        let end = nameEnd(from: position + 1)
        name = position + 1..<end
        attributes.removeAll(keepingCapacity: true)
        var index = end
        while true {
            while index < bytes.count, bytes[index] <= 32 { index += 1 }
            guard index < bytes.count else { break }
            switch bytes[index] {
            case 62:
                position = index + 1
                return .start(isEmpty: false)
            case 47:
                index += 1
                if index < bytes.count, bytes[index] == 62 {
                    position = index + 1
                    return .start(isEmpty: true)
                }
                isMalformed = true
            case 60:
                // The tag was never closed: the next one begins here.
                isMalformed = true
                position = index
                return .start(isEmpty: false)
            default:
                if bytes[index - 1] > 32 { isMalformed = true }
                index = attribute(at: index)
            }
        }
        isMalformed = true
        position = bytes.count
        return .start(isEmpty: false)
    }

    private mutating func attribute(at start: Int) -> Int {
        var index = nameEnd(from: start)
        let name = start..<index
        if name.isEmpty {
            isMalformed = true
            if bytes[index] != 61 { return index + 1 }
        }
        while index < bytes.count, bytes[index] <= 32 { index += 1 }
        guard index < bytes.count, bytes[index] == 61 else {
            isMalformed = true
            keep(name, index..<index)
            return index
        }
        index += 1
        while index < bytes.count, bytes[index] <= 32 { index += 1 }
        guard index < bytes.count else { return index }
        let quote = bytes[index]
        if quote == 34 || quote == 39, let close = closing(quote, from: index + 1) {
            keep(name, index + 1..<close)
            return close + 1
        }
        isMalformed = true
        let valueStart = index
        while index < bytes.count, bytes[index] > 32, bytes[index] != 62 { index += 1 }
        keep(name, valueStart..<index)
        return index
    }

    private mutating func closing(_ quote: UInt8, from index: Int) -> Int? {
        if quote == 34 ? absentQuotes.double : absentQuotes.single { return nil }
        if let found = bytes.first(quote, from: index) { return found }
        if quote == 34 { absentQuotes.double = true } else { absentQuotes.single = true }
        return nil
    }

    private mutating func keep(_ name: Range<Int>, _ value: Range<Int>) {
        guard !name.isEmpty, attributes.count < Self.mostAttributes else { return }
        attributes.append(Attribute(name: name, value: value))
    }

    /// Returns the place of an attribute's value by its local name, a prefix aside.
    public func value(_ key: StaticString) -> Range<Int>? {
        for attribute in attributes {
            let name = attribute.name
            let length = key.utf8CodeUnitCount
            if name.count == length, bytes.equals(key, name) { return attribute.value }
            if name.count > length, bytes[name.upperBound - length - 1] == 58,
                bytes.has(key, at: name.upperBound - length), !bytes.has("xml", at: name.lowerBound)
            {
                return attribute.value
            }
        }
        return nil
    }
}
