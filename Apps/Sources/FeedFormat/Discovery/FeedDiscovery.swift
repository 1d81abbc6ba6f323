import LarderText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A finder of the feeds that a web page links to.
public enum FeedDiscovery {
    /// A feed that a page points to.
    public struct Candidate: Sendable, Hashable, Codable {
        /// The feed's address; absolute if the page's address was given.
        public var url: String

        /// The page's name for it.
        public var title: String?

        /// The media type that the page states.
        public var type: String?

        /// Whether the page declares it, rather than just linking to something that looks like a
        /// feed.
        public var isDeclared: Bool
    }

    private static let types: Set<String> = [
        "application/rss+xml", "application/atom+xml", "application/feed+json",
        "application/rdf+xml", "application/json", "application/xml", "text/xml", "application/rss",
        "application/atom", "application/x-rss+xml", "text/rss", "text/rss+xml", "text/atom+xml",
    ]

    /// Finds the feeds of a page: the declared ones first, in their order, then links that look
    /// like feeds.
    ///
    /// - Parameters:
    ///   - page: the page's bytes.
    ///   - url: the page's address.
    public static func feeds(in page: Data, contentType: String? = nil, url: String? = nil)
        -> [Candidate]
    {
        page.withUnsafeBytes { raw in
            let bytes = raw.bindMemory(to: UInt8.self)
            let encoding = TextEncoding.read(bytes, contentType: contentType)
            if let decoded = encoding.decoded {
                return decoded.withUnsafeBufferPointer { feeds($0, url) }
            }
            return feeds(ByteView(rebasing: bytes[encoding.start...]), url)
        }
    }

    private static func feeds(_ bytes: ByteView, _ url: String?) -> [Candidate] {
        var tokenizer = HTMLTokenizer(bytes)
        var base = url
        var declared: [Candidate] = []
        var guessed: [Candidate] = []
        var anchor: (url: String, start: Int)?
        var seen: Set<String> = []
        while declared.count + guessed.count < 100 {
            switch tokenizer.next() {
            case .done:
                return declared + guessed
            case .text: break
            case .start:
                let tag = HTMLTag(tokenizer)
                if bytes.equals("base", tokenizer.name), let href = tag.value("href") {
                    base = LinkAddress.resolve(href, base: url)
                } else if bytes.equals("link", tokenizer.name) {
                    if let found = link(tag, base), seen.insert(found.url).inserted {
                        declared.append(found)
                    }
                } else if bytes.equals("a", tokenizer.name), let href = tag.value("href") {
                    anchor = webLink(href, base).map { ($0, tokenizer.position) }
                } else if bytes.equals("script", tokenizer.name) {
                    tokenizer.skipRaw("script")
                } else if bytes.equals("style", tokenizer.name) {
                    tokenizer.skipRaw("style")
                }
            case .end:
                guard bytes.equals("a", tokenizer.name), let open = anchor else { continue }
                anchor = nil
                let end = min(tokenizer.name.lowerBound - 2, open.start + 2000)
                let inside = end > open.start ? bytes.string(open.start..<end) : ""
                let text = PlainText.line(inside, isMarkup: true, limit: 80)
                if looksLikeFeed(open.url, text), seen.insert(open.url).inserted {
                    guessed.append(
                        Candidate(url: open.url, title: text, type: nil, isDeclared: false))
                }
            }
        }
        return declared + guessed
    }

    private static func webLink(_ href: String, _ base: String?) -> String? {
        var address = LinkAddress.resolve(href, base: base)
        if LinkAddress.scheme(address) == "feed" {
            let rest = address.dropFirst(5)
            address = rest.hasPrefix("//") ? "http:" + rest : String(rest)
        }
        switch LinkAddress.scheme(address) {
        case "http", "https", nil: return address.isEmpty ? nil : address
        default: return nil
        }
    }

    private static func link(_ tag: HTMLTag, _ base: String?) -> Candidate? {
        let relations = (tag.value("rel") ?? "").lowercased().split(whereSeparator: \.isWhitespace)
        guard relations.contains("alternate") || relations.contains("feed"),
            !relations.contains("stylesheet"), let href = tag.value("href"),
            let address = webLink(href, base)
        else { return nil }
        let type = (tag.value("type") ?? "").lowercased().split(separator: ";").first
            .map { String($0).trimmingSpaces() }
        guard relations.contains("feed") || types.contains(type ?? "") else { return nil }
        // WordPress declares its programming interface and comments the same way.
        if type == "application/json", address.contains("/wp-json") { return nil }
        return Candidate(url: address, title: tag.value("title"), type: type, isDeclared: true)
    }

    private static func looksLikeFeed(_ url: String, _ text: String?) -> Bool {
        let path = LinkAddress.Parts(url).path.lowercased()
        let endings = [
            ".rss", ".rdf", ".atom", "/feed", "/feed/", "/rss", "/rss/", "/atom", "/atom/",
            "feed.xml", "rss.xml", "atom.xml", "index.xml", "feed.json", "/feeds/posts/default",
        ]
        if endings.contains(where: { path.hasSuffix($0) }) { return true }
        guard let words = text?.lowercased() else { return false }
        return ["rss", "atom", "rss feed", "atom feed", "feed", "rss 2.0", "xml"].contains(words)
            && LinkAddress.scheme(url) != nil
    }
}
