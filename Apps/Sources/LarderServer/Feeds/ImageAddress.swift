internal import FeedFormat
internal import Feeds
internal import Foundation
internal import WebSafety

/// Makes the addresses of pictures in articles and lists. Pictures come through this server, so that no
/// publisher learns who reads what, and when.
struct ImageAddress: Sendable {
    /// The key that signs the addresses which this server is willing to fetch.
    let key: SigningKey

    /// Returns this server's address for a picture elsewhere.
    func proxied(_ url: String) -> String {
        "/image?u=\(queryText(url))&s=\(key.signature("image", url))"
    }

    /// Returns this server's address for a picture elsewhere that a list shows, if it is small enough for that.
    func listed(_ url: String) -> String { proxied(url) + "&list=1" }

    /// The address of the picture of a feed: its own, or that of its website.
    func icon(of feed: FeedOverview) -> String? {
        if let icon = webLink(feed.record?.icon) { return listed(icon) }
        guard let page = webLink(feed.record?.page), var parts = URLComponents(string: page) else {
            return nil
        }
        (parts.path, parts.query, parts.fragment) = ("/favicon.ico", nil, nil)
        (parts.user, parts.password) = (nil, nil)
        return parts.string.map(listed)
    }

    /// The address of the picture of an article: the one it names, or the first one in its text.
    func picture(of article: Article) -> String? {
        if let image = webLink(article.image) { return listed(image) }
        guard let text = article.text ?? article.summary, text.kind != .text else { return nil }
        return Self.firstPicture(in: text.value).flatMap { webLink($0) }.map(listed)
    }

    /// The address of the first picture in markup that is not there to count readers.
    static func firstPicture(in markup: String) -> String? {
        // Most texts have none, or have it near their beginning.
        var rest = markup.utf8.prefix(20_000)
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            guard rest.prefix(5).elementsEqual("<img ".utf8, by: { $0 | 0x20 == $1 }) else {
                rest = rest.dropFirst()
                continue
            }
            let tag = String(decoding: rest.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
            if !tag.contains(/\b(?:width|height)\s*=\s*["']?[01]\b/.ignoresCase()),
                let source = tag.firstMatch(of: /\bsrc\s*=\s*["']([^"']+)["']/.ignoresCase())
            {
                return String(source.output.1).replacing("&amp;", with: "&")
            }
            rest = rest.dropFirst(5)
        }
        return nil
    }
}
