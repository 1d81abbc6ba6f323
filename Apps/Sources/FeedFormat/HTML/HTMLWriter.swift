import LarderText

/// The serialiser of sanitised HTML.
struct HTMLWriter: HTMLSink {
    let rules: HTMLSanitizer
    let base: String?
    var out: [UInt8] = []
    private var startsPre = false

    init(rules: HTMLSanitizer, base: String?, capacity: Int) {
        self.rules = rules
        self.base = base
        out.reserveCapacity(capacity + capacity / 8)
    }

    mutating func open(_ element: HTMLElement, _ tag: HTMLTag?) -> Bool {
        switch element {
        case .a:
            guard let href = tag?.value("href"), let link = address(href, isSource: false) else {
                return false
            }
            begin(element, tag)
            put("href", link)
            put("rel", "noopener noreferrer nofollow")
            put("referrerpolicy", "no-referrer")
        case .img:
            guard rules.keepsMedia, let tag, let source = source(of: tag),
                !TrackingPixel.isOne(tag, source)
            else { return false }
            begin(element, tag)
            put("src", source)
            put("alt", tag.value("alt") ?? "")
            putNumber("width", tag.value("width"))
            putNumber("height", tag.value("height"))
            put("loading", "lazy")
            put("referrerpolicy", "no-referrer")
        case .audio, .video:
            guard rules.keepsMedia, let source = tag?.value("src"),
                let link = address(source, isSource: true)
            else { return false }
            begin(element, tag)
            put("src", link)
            put("controls", "")
            put("preload", "none")
        default:
            begin(element, tag)
            putOthers(of: element, tag)
        }
        out.append(62)
        startsPre = element == .pre
        return true
    }

    private mutating func putOthers(of element: HTMLElement, _ tag: HTMLTag?) {
        guard let tag else { return }
        switch element {
        case .td, .th:
            putNumber("colspan", tag.value("colspan"))
            putNumber("rowspan", tag.value("rowspan"))
        case .ol:
            putNumber("start", tag.value("start"))
            if tag.value("reversed") != nil { put("reversed", "") }
        case .li: putNumber("value", tag.value("value"))
        case .time, .ins, .del:
            if let moment = tag.value("datetime"), moment.utf8.count < 64 {
                put("datetime", moment)
            }
        default: break
        }
    }

    private mutating func begin(_ element: HTMLElement, _ tag: HTMLTag?) {
        startsPre = false
        out.append(60)
        out.append(contentsOf: element.rawValue.utf8)
        guard let tag else { return }
        if let title = tag.value("title"), !title.isEmpty { put("title", title) }
        if let language = tag.value("lang"), Self.isLanguage(language) { put("lang", language) }
        if let direction = tag.value("dir")?.lowercased(),
            ["ltr", "rtl", "auto"].contains(direction)
        {
            put("dir", direction)
        }
    }

    private static func isLanguage(_ text: String) -> Bool {
        let count = text.utf8.count
        return count > 0 && count < 36
            && text.utf8.allSatisfy { CharacterReference.isAlphanumeric($0) || $0 == 45 }
    }

    private mutating func put(_ name: StaticString, _ value: String) {
        out.append(32)
        out.append(
            contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        out.append(contentsOf: [61, 34])
        Self.escape(Array(value.utf8), into: &out)
        out.append(34)
    }

    private mutating func putNumber(_ name: StaticString, _ value: String?) {
        if let number = Self.pixels(value) { put(name, String(number)) }
    }

    /// A whole number up to 9999, with or without `px`; nothing else, percentages least of all.
    static func pixels(_ text: String?) -> Int? {
        guard var text = text?.trimmingSpaces()[...] else { return nil }
        if text.lowercased().hasSuffix("px") { text = text.dropLast(2) }
        guard let number = Int(text), 0...9999 ~= number else { return nil }
        return number
    }

    mutating func close(_ element: HTMLElement) {
        startsPre = false
        out.append(contentsOf: [60, 47])
        out.append(contentsOf: element.rawValue.utf8)
        out.append(62)
    }

    mutating func embed(_ content: EmbeddedContent) {
        guard rules.keepsMedia, let link = address(content.address, isSource: false) else { return }
        // Two links in a row would look like one.
        if out.suffix(4).elementsEqual("</a>".utf8) { out.append(contentsOf: "<br>".utf8) }
        begin(.a, nil)
        put("href", link)
        put("rel", "noopener noreferrer nofollow")
        put("referrerpolicy", "no-referrer")
        out.append(62)
        text(Array(content.words.utf8))
        close(.a)
    }

    mutating func text(_ text: [UInt8]) {
        // A parser drops the first line end of `pre`: give it one to drop.
        if startsPre, text.first == 10 { out.append(10) }
        startsPre = false
        Self.escape(text, into: &out)
    }

    /// Appends text with all five signs escaped, good inside and outside attributes.
    static func escape(_ text: [UInt8], into out: inout [UInt8]) {
        text.withUnsafeBufferPointer { escape($0, into: &out) }
    }

    private static func escape(_ text: ByteView, into out: inout [UInt8]) {
        var run = 0
        for index in text.indices {
            let byte = text[index]
            let name: StaticString
            switch byte {
            case 38: name = "&amp;"
            case 60: name = "&lt;"
            case 62: name = "&gt;"
            case 34: name = "&#34;"
            case 39: name = "&#39;"
            default: continue
            }
            out.append(contentsOf: ByteView(rebasing: text[run..<index]))
            out.append(
                contentsOf: UnsafeBufferPointer(
                    start: name.utf8Start, count: name.utf8CodeUnitCount))
            run = index + 1
        }
        out.append(contentsOf: ByteView(rebasing: text[run...]))
    }

    /// The picture's address, or where lazy scripts keep it.
    private func source(of tag: HTMLTag) -> String? {
        let keys: [StaticString] = ["data-src", "data-lazy-src", "data-original", "data-orig-src"]
        if let text = tag.value("src"), let found = address(text, isSource: true) {
            let isStandIn = found.hasPrefix("data:")
            if !isStandIn { return found }
            for key in keys {
                if let lazy = tag.value(key), let found = address(lazy, isSource: true) {
                    return found
                }
            }
            return found
        }
        for key in keys {
            if let lazy = tag.value(key), let found = address(lazy, isSource: true) { return found }
        }
        if let first = tag.value("srcset")?.split(whereSeparator: { $0 == " " || $0 == "," }).first
        {
            return address(String(first), isSource: true)
        }
        return nil
    }

    private func address(_ text: String, isSource: Bool) -> String? {
        SafeAddress.of(text, base: base, isSource: isSource, rules: rules)
    }
}
