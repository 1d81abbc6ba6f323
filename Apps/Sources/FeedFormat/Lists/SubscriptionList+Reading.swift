import LarderText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SubscriptionList {
    /// The deepest nesting of folders; anything deeper moves up to it.
    private static let deepest = 32

    /// The most outlines a list may have.
    private static let most = 100_000

    /// Reads OPML of any version, with attribute names in any case, even if it is not well formed.
    ///
    /// - Throws: ``FeedFormatError`` if the document is not OPML, or has more than 100,000 outlines.
    public init(_ data: Data, contentType: String? = nil) throws {
        self = try data.withUnsafeBytes { raw in
            let bytes = raw.bindMemory(to: UInt8.self)
            let encoding = TextEncoding.read(bytes, contentType: contentType)
            if let decoded = encoding.decoded {
                return try decoded.withUnsafeBufferPointer { try Self.read($0, 0) }
            }
            return try Self.read(bytes, encoding.start)
        }
    }

    private static func read(_ bytes: ByteView, _ start: Int) throws -> SubscriptionList {
        var reader = OutlineReader(bytes, from: start, deepest: deepest, most: most)
        return try reader.read()
    }
}

/// Reads the outlines of an OPML document without recursion.
private struct OutlineReader {
    private var scanner: XMLScanner
    /// Its budget is for the whole document, so that entities cannot make a short one long.
    private var decoder = TextDecoder(budget: 1 << 16)
    private let bytes: ByteView
    private let deepest: Int
    private let most: Int
    private var list = SubscriptionList()
    private var open: [SubscriptionList.Outline] = []
    /// Open outlines whose children count as their siblings, because they are too deep.
    private var flattened = 0
    private var count = 0
    private var isOPML = false
    private var titleText: [UInt8]?

    init(_ bytes: ByteView, from start: Int, deepest: Int, most: Int) {
        self.bytes = bytes
        self.deepest = deepest
        self.most = most
        scanner = XMLScanner(bytes, from: start)
    }

    mutating func read() throws -> SubscriptionList {
        loop: while count <= most {
            switch scanner.next() {
            case .text(let range): append(range)
            case .section(let range): appendSection(range)
            case .start(let isEmpty): start(isEmpty)
            case .end: end()
            case .instruction: break
            case .documentType(let range): decoder.entities.declare(bytes, range)
            case .done: break loop
            }
        }
        guard count <= most else {
            throw FeedFormatError(
                .tooLarge, "The list has more than \(most) entries: split it into several files.")
        }
        while !open.isEmpty { close() }
        guard isOPML else {
            throw FeedFormatError(.notAFeed, "The document is not a list of subscriptions (OPML).")
        }
        return list
    }

    private mutating func append(_ range: Range<Int>) {
        guard var text = titleText, text.count < 16 << 10 else { return }
        decoder.append(bytes, range, to: &text)
        titleText = text
    }

    private mutating func appendSection(_ range: Range<Int>) {
        guard var text = titleText else { return }
        decoder.appendSection(bytes, range, to: &text, isMarkup: false)
        titleText = text
    }

    private mutating func start(_ isEmpty: Bool) {
        let name = scanner.name
        if bytes.equals("opml", name) {
            isOPML = true
            list.version = text("version")
        } else if bytes.equals("title", name), list.title == nil, !isEmpty {
            titleText = []
        } else if bytes.equals("outline", name) {
            isOPML = true
            openOutline(isEmpty)
        }
    }

    private mutating func text(_ key: StaticString) -> String? {
        guard let range = scanner.value(key)?.prefix(16 << 10) else { return nil }
        var out: [UInt8] = []
        decoder.append(bytes, range, to: &out)
        let text = out.trimmedString()
        return text.isEmpty ? nil : text
    }

    /// A name to show; some programs write the markup of a feed's title into it.
    private mutating func name(_ key: StaticString) -> String? {
        text(key).flatMap { text in
            MarkupGuess.looksLikeHTML(text) ? PlainText.line(text, isMarkup: true) : text
        }
    }

    private mutating func openOutline(_ isEmpty: Bool) {
        count += 1
        guard count <= most else { return }
        var outline = SubscriptionList.Outline(title: name("text") ?? name("title"))
        outline.type = text("type")
        let kind = outline.type?.lowercased()
        let address = text("xmlUrl") ?? (kind == "rss" || kind == "atom" ? text("url") : nil)
        if let address {
            outline.feedURL = Self.web(address)
        } else if kind == "include" || kind == "link", let url = text("url"),
            kind == "include" || url.lowercased().hasSuffix(".opml")
        {
            outline.listURL = Self.web(url)
        }
        let isFeed = address != nil || kind == "rss" || kind == "atom"
        if isFeed, outline.feedURL == nil {
            list.unusable.append(outline.title ?? address ?? "A feed without a name")
        }
        outline.pageURL = text("htmlUrl").flatMap { LinkAddress.link($0, base: nil) }
        if isEmpty {
            append(outline)
        } else if open.count >= deepest {
            append(outline)
            flattened += 1
        } else {
            open.append(outline)
        }
    }

    /// Only web addresses can be feeds; `feed:` is an old way to write `http:`.
    private static func web(_ address: String) -> String? {
        var address = LinkAddress.clean(address)
        if LinkAddress.scheme(address) == "feed" {
            let rest = address.dropFirst(5)
            address = rest.hasPrefix("//") ? "http:" + rest : String(rest)
        }
        switch LinkAddress.scheme(address) {
        case "http", "https", nil: return address.isEmpty ? nil : address
        default: return nil
        }
    }

    private mutating func append(_ outline: SubscriptionList.Outline) {
        if open.isEmpty {
            list.outlines.append(outline)
        } else {
            open[open.count - 1].children.append(outline)
        }
    }

    private mutating func close() {
        if let outline = open.popLast() { append(outline) }
    }

    private mutating func end() {
        if bytes.equals("outline", scanner.name) {
            if flattened > 0 { flattened -= 1 } else { close() }
        } else if bytes.equals("title", scanner.name), let text = titleText {
            let title = text.trimmedString()
            list.title = title.isEmpty ? nil : title
            titleText = nil
        }
    }
}
