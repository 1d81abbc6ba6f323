import LarderText

/// The elements of a rate file in XML: whatever the scanner would read leniently is refused.
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

    private let bytes: ByteView
    private let text: ArraySlice<UInt8>
    private var scanner: XMLScanner
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

    /// Creates a reader of a text and a view of the same bytes, which stay where they are while it is used.
    init(_ text: ArraySlice<UInt8>, _ bytes: ByteView) throws(RateSheetError) {
        self.text = text
        self.bytes = bytes
        scanner = XMLScanner(bytes)
        if String(validating: bytes, as: UTF8.self) == nil {
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
            let token = scanner.next()
            if scanner.isMalformed {
                throw scanner.position == bytes.count
                    ? truncated() : illFormed("a tag is not well-formed")
            }
            switch token {
            case .text(let range): try checkText(slice(range))
            case .section:
                if open.isEmpty { throw illFormed("text stands outside the root element") }
            case .instruction(let range): try checkInstruction(range)
            case .documentType: throw illFormed("a document type is not accepted")
            case .start(let isEmpty):
                isEmptyElement = isEmpty
                try start()
                return .start
            case .end:
                guard let last = open.last, ASCII.isEqual(slice(scanner.name), last) else {
                    throw illFormed("an element is closed that was not opened")
                }
                close()
                return .end
            case .done:
                if open.isEmpty && hasRoot { return nil }
                throw truncated()
            }
        }
    }

    private func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
        text[(text.startIndex + range.lowerBound)..<(text.startIndex + range.upperBound)]
    }

    private mutating func start() throws(RateSheetError) {
        if open.isEmpty && hasRoot { throw illFormed("there is a second root element") }
        hasRoot = true
        let full = try name(scanner.name)
        open.append(full)
        if open.count > 32 { throw illFormed("elements are nested too deeply") }
        attributes.removeAll(keepingCapacity: true)
        for attribute in scanner.attributes {
            try take(name(attribute.name), slice(attribute.value))
        }
        let (prefix, local) = Self.split(full)
        name = local
        namespace = try resolve(prefix)
    }

    private mutating func take(
        _ attribute: ArraySlice<UInt8>, _ raw: ArraySlice<UInt8>
    ) throws(RateSheetError) {
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

    /// Checks text between elements; outside the root, only blanks are allowed.
    private func checkText(_ skipped: ArraySlice<UInt8>) throws(RateSheetError) {
        if open.isEmpty, !skipped.allSatisfy(ASCII.isBlank) {
            throw illFormed("text stands outside the root element")
        }
        if skipped.contains(UInt8(ascii: "&")) { _ = try Self.resolved(skipped) }
    }

    private func checkInstruction(_ range: Range<Int>) throws(RateSheetError) {
        let lowered = bytes.string(range).lowercased()
        guard lowered.hasPrefix("xml ") else { return }
        if lowered.contains("encoding"), !lowered.contains("utf-8"), !lowered.contains("us-ascii") {
            throw illFormed("only UTF-8 is read")
        }
    }

    private func name(_ range: Range<Int>) throws(RateSheetError) -> ArraySlice<UInt8> {
        let name = slice(range)
        guard name.allSatisfy(Self.isNameByte) else { throw illFormed("a name was expected") }
        return name
    }

    private func truncated() -> RateSheetError {
        RateSheetError(.truncated, "The file ends before it is complete: fetch it again.")
    }

    private func illFormed(_ reason: String) -> RateSheetError {
        RateSheetError(
            .illFormed,
            "The file is not well-formed XML (\(reason), byte \(scanner.position)): fetch it again."
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
