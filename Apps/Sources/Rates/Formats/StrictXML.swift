/// A strict reader of the XML that rate files are written in: elements and attributes, nothing else.
///
/// Foundation's parser on Linux reports success for a file that ends in the middle or closes the
/// wrong element, and silently drops internal entities. This one refuses anything not well-formed,
/// document types, encodings other than UTF-8, and nesting deeper than 32.
struct StrictXML {
    /// What was found next.
    enum Event {
        case start, end
    }

    /// An attribute of the element that was just opened.
    struct Attribute {
        var name: ArraySlice<UInt8>
        var value: ArraySlice<UInt8>
    }

    /// Binds a prefix to a namespace from an element on.
    private struct Binding {
        var depth: Int
        var prefix: ArraySlice<UInt8>
        var namespace: ArraySlice<UInt8>
    }

    private let text: ArraySlice<UInt8>
    private var position: Int
    private var open: [ArraySlice<UInt8>] = []
    private var bindings: [Binding] = []
    private var isEmptyElement = false
    private var hasRoot = false

    /// The attributes of the element that was just opened, without namespace declarations.
    private(set) var attributes: [Attribute] = []

    /// The name without prefix of the element that was just opened or closed.
    private(set) var name: ArraySlice<UInt8> = []

    /// The namespace of the element that was just opened.
    private(set) var namespace: ArraySlice<UInt8> = []

    /// How many elements are open, including the one just opened.
    var depth: Int { open.count }

    init(_ text: ArraySlice<UInt8>) throws(RateSheetError) {
        self.text = text
        position = text.startIndex
        if String(validating: text, as: UTF8.self) == nil {
            throw RateSheetError(.illFormed, "The file is not UTF-8 text: fetch it again.")
        }
    }

    /// Returns the next event; `nil` at the end of a complete document.
    mutating func next() throws(RateSheetError) -> Event? {
        if isEmptyElement {
            isEmptyElement = false
            close()
            return .end
        }
        while true {
            try skipText()
            guard position < text.endIndex else {
                if open.isEmpty && hasRoot { return nil }
                throw RateSheetError(
                    .truncated, "The file ends before it is complete: fetch it again."
                )
            }
            let following = position + 1 < text.endIndex ? text[position + 1] : 0
            if Self.isNameByte(following) {
                try readStart()
                return .start
            } else if skips("<!--") {
                try skip(past: "-->")
            } else if skips("<?") {
                try readInstruction()
            } else if skips("</") {
                let closing = try readName()
                skipBlanks()
                guard skips(">"), let last = open.last, ASCII.isEqual(closing, last) else {
                    throw illFormed("an element is closed that was not opened")
                }
                close()
                return .end
            } else if skips("<![CDATA[") {
                if open.isEmpty { throw illFormed("text stands outside the root element") }
                try skip(past: "]]>")
            } else if skips("<!") {
                throw illFormed("a document type is not accepted")
            } else if position + 1 == text.endIndex {
                throw RateSheetError(
                    .truncated, "The file ends in the middle of a tag: fetch it again."
                )
            } else {
                throw illFormed("a name was expected")
            }
        }
    }

    private mutating func readStart() throws(RateSheetError) {
        if open.isEmpty && hasRoot { throw illFormed("there is a second root element") }
        hasRoot = true
        position += 1
        let full = try readName()
        open.append(full)
        if open.count > 32 { throw illFormed("elements are nested too deeply") }
        attributes.removeAll(keepingCapacity: true)
        while true {
            let before = position
            skipBlanks()
            if skips("/>") {
                isEmptyElement = true
                break
            }
            if skips(">") { break }
            if position == before { throw illFormed("a space is missing before an attribute") }
            try readAttribute()
        }
        let (prefix, local) = Self.split(full)
        name = local
        namespace = try resolve(prefix)
    }

    private mutating func readAttribute() throws(RateSheetError) {
        let attribute = try readName()
        skipBlanks()
        if !skips("=") { throw illFormed("an attribute has no value") }
        skipBlanks()
        guard position < text.endIndex else { throw illFormed("an attribute has no value") }
        let quote = text[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw illFormed("an attribute's value is not quoted")
        }
        let start = position + 1
        guard let end = text[start...].firstIndex(of: quote) else {
            throw RateSheetError(
                .truncated, "The file ends in the middle of an attribute: fetch it again."
            )
        }
        position = end + 1
        let raw = text[start..<end]
        if raw.contains(UInt8(ascii: "<")) { throw illFormed("an attribute's value holds a “<”") }
        let value = raw.contains(UInt8(ascii: "&")) ? try Self.resolved(raw) : raw

        let (prefix, local) = Self.split(attribute)
        if ASCII.isEqual(attribute, Self.xmlns) {
            bindings.append(Binding(depth: open.count, prefix: [], namespace: value))
        } else if ASCII.isEqual(prefix, Self.xmlns) {
            bindings.append(Binding(depth: open.count, prefix: local, namespace: value))
        } else if attributes.contains(where: { ASCII.isEqual($0.name, attribute) }) {
            throw illFormed("an element has an attribute twice")
        } else {
            attributes.append(Attribute(name: attribute, value: value))
        }
    }

    private mutating func close() {
        if let last = open.popLast() { name = Self.split(last).local }
        while let last = bindings.last, last.depth > open.count { bindings.removeLast() }
    }

    private func resolve(
        _ prefix: ArraySlice<UInt8>
    ) throws(RateSheetError) -> ArraySlice<UInt8> {
        for binding in bindings.reversed() where ASCII.isEqual(binding.prefix, prefix) {
            return binding.namespace
        }
        if prefix.isEmpty { return [] }
        throw illFormed("a prefix has no namespace")
    }

    /// Skips text between elements; outside the root, only blanks are allowed.
    private mutating func skipText() throws(RateSheetError) {
        let start = position
        while position < text.endIndex, text[position] != UInt8(ascii: "<") { position += 1 }
        if position == start { return }
        let skipped = text[start..<position]
        if open.isEmpty, !skipped.allSatisfy(ASCII.isBlank) {
            throw illFormed("text stands outside the root element")
        }
        if skipped.contains(UInt8(ascii: "&")) { _ = try Self.resolved(skipped) }
    }

    private mutating func readInstruction() throws(RateSheetError) {
        let start = position
        try skip(past: "?>")
        let instruction = text[start..<position]
        if !instruction.starts(with: Array("xml ".utf8)) { return }
        let lowered = String(decoding: instruction, as: UTF8.self).lowercased()
        if lowered.contains("encoding"), !lowered.contains("utf-8"), !lowered.contains("us-ascii") {
            throw illFormed("only UTF-8 is read")
        }
    }

    private mutating func readName() throws(RateSheetError) -> ArraySlice<UInt8> {
        let start = position
        while position < text.endIndex, Self.isNameByte(text[position]) { position += 1 }
        if position == text.endIndex {
            throw RateSheetError(
                .truncated, "The file ends in the middle of a tag: fetch it again.")
        }
        if position == start { throw illFormed("a name was expected") }
        return text[start..<position]
    }

    private mutating func skipBlanks() {
        while position < text.endIndex, ASCII.isBlank(text[position]) { position += 1 }
    }

    /// Moves past a piece of markup if it is here.
    private mutating func skips(_ markup: StaticString) -> Bool {
        let count = markup.utf8CodeUnitCount
        guard text.endIndex - position >= count else { return false }
        for offset in 0..<count where text[position + offset] != (markup.utf8Start + offset).pointee
        {
            return false
        }
        position += count
        return true
    }

    private mutating func skip(past markup: StaticString) throws(RateSheetError) {
        while position < text.endIndex {
            if skips(markup) { return }
            position += 1
        }
        throw RateSheetError(.truncated, "The file ends before it is complete: fetch it again.")
    }

    private func illFormed(_ reason: String) -> RateSheetError {
        RateSheetError(
            .illFormed,
            "The file is not well-formed XML (\(reason), byte \(position - text.startIndex)): fetch it again."
        )
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"),
            UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    private static func split(
        _ name: ArraySlice<UInt8>
    ) -> (prefix: ArraySlice<UInt8>, local: ArraySlice<UInt8>) {
        guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else {
            return (name[name.startIndex..<name.startIndex], name)
        }
        return (name[..<colon], name[(colon + 1)...])
    }

    /// Replaces the references that XML itself defines; refuses all others.
    private static func resolved(
        _ raw: ArraySlice<UInt8>
    ) throws(RateSheetError) -> ArraySlice<UInt8> {
        var result: [UInt8] = []
        var rest = raw
        while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<ampersand]
            let window = rest[ampersand...].prefix(12)
            guard
                let end = window.firstIndex(of: UInt8(ascii: ";")),
                let character = character(
                    String(decoding: rest[(ampersand + 1)..<end], as: UTF8.self))
            else {
                throw RateSheetError(
                    .illFormed,
                    "The file refers to “\(ASCII.excerpt(window))”, which is not defined."
                )
            }
            result += Array(String(character).utf8)
            rest = rest[(end + 1)...]
        }
        result += rest
        return result[...]
    }

    private static func character(_ reference: String) -> Character? {
        switch reference {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let value: UInt32?
        if reference.hasPrefix("#x") {
            value = UInt32(reference.dropFirst(2), radix: 16)
        } else if reference.hasPrefix("#") {
            value = UInt32(reference.dropFirst())
        } else {
            value = nil
        }
        guard let value, value >= 0x20 || value == 9 || value == 10 || value == 13 else {
            return nil
        }
        return Unicode.Scalar(value).map(Character.init)
    }

    private static let xmlns = Array("xmlns".utf8)
}
