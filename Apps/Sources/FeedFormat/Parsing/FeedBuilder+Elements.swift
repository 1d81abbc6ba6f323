import LarderText

extension FeedBuilder {
    /// The place of the local part of the scanner's present name, and the hash of its prefix.
    private func split(_ name: Range<Int>) -> (prefix: UInt64, local: Range<Int>) {
        if let colon = bytes.first(58, from: name.lowerBound, within: name.count),
            colon + 1 < name.upperBound
        {
            return (ByteHash.folded(bytes, name.lowerBound..<colon), colon + 1..<name.upperBound)
        }
        return (NamespaceScope.none, name)
    }

    /// The decoded text of an attribute.
    func attribute(_ key: StaticString) -> String? {
        scanner.value(key).map(decoded)
    }

    func decoded(_ range: Range<Int>) -> String {
        let range = range.prefix(limits.lineBytes)
        if bytes.first(38, from: range.lowerBound, within: range.count) == nil {
            return bytes.string(range)
        }
        var out: [UInt8] = []
        var decoder = self.decoder
        decoder.append(bytes, range, to: &out)
        return String(decoding: out, as: UTF8.self)
    }

    mutating func start(isEmpty: Bool) {
        guard stack.count < Self.deepest else {
            if !isEmpty { overflow += 1 }
            return
        }
        var frame = Frame(
            name: ByteHash.folded(bytes, scanner.name), field: .none, bindings: scope.count)
        if !scanner.attributes.isEmpty { takeXMLAttributes(&frame) }
        let (prefix, local) = split(scanner.name)
        let namespace = scope.namespace(prefix)
        var field = Field.of(namespace, bytes, local)
        if stack.isEmpty { takeRoot(namespace, local, &field) }

        if let open = capture {
            if ignoredFrom == nil, breaks(open, field) {
                // The element around was never closed.
                close(to: open.depth - 1, isExplicit: false)
            } else if open.field.collectsMarkup {
                frame.field = .markup
                push(frame, isEmpty)
                appendTag(local, namespace, isEmpty: isEmpty)
                if isEmpty { pop(isExplicit: false) }
                return
            }
        }
        if ignoredFrom == nil { frame.field = open(field, namespace, local) }
        push(frame, isEmpty)
        if capture != nil, capture?.depth == 0 {
            capture?.depth = stack.count
            stack[stack.count - 1].hasCapture = true
        }
        if ignoredFrom == Int.max { ignoredFrom = stack.count }
        if isEmpty { pop(isExplicit: true) }
    }

    /// Whether an element cannot be inside the one whose text is being collected.
    private func breaks(_ open: Capture, _ field: Field) -> Bool {
        if open.field.collectsMarkup {
            return field == .item && !(version.isAtom && open.kind == .xhtml)
        }
        guard field != .none, stack.count == open.depth else { return field == .item }
        let isPart = field == .name || field == .email || field == .uri || field == .url
        return !((open.field == .author || open.field == .owner) && isPart)
    }

    private mutating func push(_ frame: Frame, _ isEmpty: Bool) {
        stack.append(frame)
    }

    private mutating func takeXMLAttributes(_ frame: inout Frame) {
        for attribute in scanner.attributes {
            let name = attribute.name
            guard name.count >= 5, bytes[name.lowerBound] | 0x20 == 0x78,
                bytes.has("xml", at: name.lowerBound)
            else { continue }
            if bytes.has("xmlns", at: name.lowerBound) {
                let namespace = Namespace(address: bytes, bytes.trimmed(attribute.value))
                if name.count == 5 {
                    scope.bind(NamespaceScope.none, namespace)
                } else if bytes[name.lowerBound + 5] == 58 {
                    let prefix = name.lowerBound + 6..<name.upperBound
                    scope.bind(ByteHash.folded(bytes, prefix), namespace)
                }
                noteVersion(attribute, isDefault: name.count == 5)
            } else if bytes.equals("xml:base", name) {
                let base = LinkAddress.resolve(decoded(attribute.value), base: bases.last ?? nil)
                let isWeb = ["http", "https", "ftp", "file"].contains(
                    LinkAddress.scheme(base) ?? "")
                bases.append(isWeb ? base : bases.last ?? nil)
                frame.hasBase = true
            } else if bytes.equals("xml:lang", name) {
                let value = decoded(attribute.value)
                languages.append(value.isEmpty ? nil : value)
                frame.hasLanguage = true
            }
        }
    }

    private mutating func noteVersion(_ attribute: XMLScanner.Attribute, isDefault: Bool) {
        guard version == .unknown else { return }
        let value = attribute.value
        if bytes.equals("http://purl.org/rss/1.0/", value) {
            version = .rss10
        } else if bytes.equals("http://www.w3.org/2005/Atom", value) {
            version = .atom10
        } else if isDefault, bytes.equals("http://my.netscape.com/rdf/simple/0.9/", value) {
            version = .rss090
        }
    }

    private mutating func takeRoot(
        _ namespace: Namespace, _ local: Range<Int>, _ field: inout Field
    ) {
        if namespace == .foreign, field == .none {
            // A root in a namespace nobody knows is still what its name says.
            let guess = Field.of(.core, bytes, local)
            if guess == .rss || guess == .feed { field = guess }
        }
    }

    mutating func end() {
        if overflow > 0 {
            overflow -= 1
            return
        }
        let name = ByteHash.folded(bytes, scanner.name)
        guard let last = stack.last else { return }
        if last.name == name {
            pop(isExplicit: true)
            return
        }
        guard let index = stack.lastIndex(where: { $0.name == name }) else { return }
        // Inside a body, a stray end tag must not end what is around the body.
        if let capture, index < capture.depth - 1, capture.field.collectsMarkup,
            stack[index].field != .item, stack[index].field != .channel, stack[index].field != .feed
        {
            return
        }
        problem(.syntax, "An element is not closed where it should be.")
        close(to: index + 1, isExplicit: false)
        pop(isExplicit: true)
    }

    /// Closes elements until so many are open.
    mutating func close(to count: Int, isExplicit: Bool) {
        while stack.count > max(0, count) { pop(isExplicit: isExplicit) }
    }

    mutating func pop(isExplicit: Bool) {
        guard let frame = stack.popLast() else { return }
        if frame.field == .markup {
            if isExplicit, capture != nil { appendEndTag() }
        } else if frame.hasCapture {
            finishCapture()
        }
        leave(frame)
        if let from = ignoredFrom, stack.count < from { ignoredFrom = nil }
        scope.drop(to: frame.bindings)
        if frame.hasBase { bases.removeLast() }
        if frame.hasLanguage { languages.removeLast() }
    }

    /// Turns the collected text into markup, in which signs are escaped.
    private mutating func becomeMarkup() {
        guard capture?.kind != .xhtml else { return }
        capture?.kind = .xhtml
    }

    private mutating func appendTag(_ local: Range<Int>, _ namespace: Namespace, isEmpty: Bool) {
        if let capture, capture.kind != .xhtml {
            // TypePad wraps its escaped HTML in one div.
            if bytes.equals("div", local), text.allSatisfy(ByteView.isSpace) { return }
            becomeMarkup()
        }
        guard text.count < limits.textBytes else { return }
        text.append(60)
        text.append(contentsOf: bytes[local])
        if bytes.equals("svg", local) {
            text.append(contentsOf: " xmlns=\"http://www.w3.org/2000/svg\"".utf8)
        } else if bytes.equals("math", local) {
            text.append(contentsOf: " xmlns=\"http://www.w3.org/1998/Math/MathML\"".utf8)
        }
        for attribute in scanner.attributes {
            guard !bytes.has("xmlns", at: attribute.name.lowerBound) else { continue }
            text.append(32)
            text.append(contentsOf: bytes[attribute.name])
            text.append(contentsOf: [61, 34])
            var value: [UInt8] = []
            decoder.append(bytes, attribute.value, to: &value, isMarkup: true)
            for byte in value {
                if byte == 34 { text.append(contentsOf: "&quot;".utf8) } else { text.append(byte) }
            }
            text.append(34)
        }
        if isEmpty, !Self.isVoid(bytes, local) {
            text.append(contentsOf: "></".utf8)
            text.append(contentsOf: bytes[local])
            text.append(62)
        } else {
            text.append(contentsOf: isEmpty ? " />".utf8 : ">".utf8)
        }
    }

    private mutating func appendEndTag() {
        guard capture?.kind == .xhtml else { return }
        let (_, local) = split(scanner.name)
        guard !Self.isVoid(bytes, local) else { return }
        text.append(contentsOf: "</".utf8)
        text.append(contentsOf: bytes[local])
        text.append(62)
    }

    private static func isVoid(_ bytes: ByteView, _ local: Range<Int>) -> Bool {
        switch local.count {
        case 2: bytes.equals("br", local) || bytes.equals("hr", local)
        case 3:
            bytes.equals("img", local) || bytes.equals("col", local) || bytes.equals("wbr", local)
        case 4: bytes.equals("area", local)
        case 5:
            bytes.equals("embed", local) || bytes.equals("param", local)
                || bytes.equals("input", local) || bytes.equals("track", local)
        case 6: bytes.equals("source", local)
        default: false
        }
    }
}
