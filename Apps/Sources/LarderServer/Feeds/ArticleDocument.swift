internal import FeedFormat
internal import Feeds
internal import Foundation

/// The text of an article as a separate document, for a frame in which no script can run.
struct ArticleDocument: Sendable {
    let images: ImageAddress
    /// The path of the style sheet.
    let assets: String

    /// Returns the document, or nil when the article has no text.
    func html(_ article: Article) -> String? {
        guard let text = article.text ?? article.summary else { return nil }
        let body = framed(HTMLSanitizer().sanitize(text))
        guard !body.isEmpty else { return nil }
        let tag = article.language ?? ""
        let isTag =
            !tag.isEmpty && tag.utf8.count < 36
            && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return
            "<!doctype html><html\(isTag ? " lang=\"\(tag)\"" : "")\(chosen)><head><meta charset=\"utf-8\">"
            + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
            + "<meta name=\"color-scheme\" content=\"light dark\"><title>Article</title>"
            + "<base target=\"_blank\"><link rel=\"stylesheet\" href=\"\(assets)/article.css\">"
            + "</head><body dir=\"auto\">\(body)</body></html>"
    }

    /// The colours and the size of text that the reader chose, as attributes.
    private var chosen: String {
        ["theme", "text"].compactMap { name in
            PageContext.preferences.chosen[name].map { " data-\(name)=\"\($0)\"" }
        }.joined()
    }

    /// How much room the text needs, as a word for the style sheet: a frame cannot report its height.
    static func size(_ article: Article) -> String {
        guard let text = (article.text ?? article.summary)?.value else { return "none" }
        let hasMedia = text.contains("<img") || text.contains("<figure")
        switch text.utf8.count {
        case ..<700 where !hasMedia: return "brief"
        case ..<2_500 where !hasMedia: return "middle"
        default: return "long"
        }
    }

    /// Routes pictures through this server, and turns audio and video into links.
    ///
    /// The sanitiser escapes every special character, so a tag ends at the next `>` and a value at the
    /// next quotation mark.
    func framed(_ safe: String) -> String {
        var out = ""
        out.reserveCapacity(safe.utf8.count)
        var rest = safe[...]
        var isAfterMedia = false
        while let start = rest.firstIndex(of: "<") {
            out += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ">") else { break }
            let tag = String(rest[start...end])
            let fresh = replacement(of: tag) ?? tag
            let isMedia = fresh != tag && fresh.hasPrefix("<a ")
            isAfterMedia = isAfterMedia && rest[..<start].allSatisfy(\.isWhitespace)
            // Two links in a row would look like one.
            if fresh.hasPrefix("<a "),
                isAfterMedia || isMedia && (out.hasSuffix("</a>") || out.hasSuffix("</a> "))
            {
                out += "<br>"
            }
            out += fresh
            isAfterMedia = isMedia || isAfterMedia && fresh.isEmpty
            rest = rest[rest.index(after: end)...]
        }
        return out + rest
    }

    private func replacement(of tag: String) -> String? {
        if tag == "</audio>" || tag == "</video>" { return "" }
        for (name, words) in [("audio", "Listen to the audio"), ("video", "Watch the video")]
        where tag.hasPrefix("<\(name)") {
            guard let source = value("src", of: tag) else { return "" }
            return "<a href=\"\(source)\" rel=\"noopener noreferrer nofollow\">\(words)</a> "
        }
        guard tag.hasPrefix("<img"), let source = value("src", of: tag) else { return nil }
        let plain = source.replacing("&#34;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&amp;", with: "&")
        guard plain.hasPrefix("http:") || plain.hasPrefix("https:") else { return "" }
        let own = images.proxied(plain).replacing("&", with: "&amp;")
        return tag.replacing(" src=\"\(source)\"", with: " src=\"\(own)\"", maxReplacements: 1)
    }

    private func value(_ name: String, of tag: String) -> String? {
        guard let start = tag.range(of: " \(name)=\"") else { return nil }
        let rest = tag[start.upperBound...]
        return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
    }
}

/// An address that is safe to put in a link.
func webLink(_ text: String?) -> String? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines),
        let url = URL(string: text), let scheme = url.scheme?.lowercased(),
        scheme == "http" || scheme == "https", url.host()?.isEmpty == false
    else { return nil }
    return url.absoluteString
}
