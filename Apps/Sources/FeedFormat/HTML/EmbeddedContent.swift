/// A video or another page that an article embeds: where it is, and what to call it.
struct EmbeddedContent: Sendable, Hashable {
    let address: String
    let words: String

    /// Reads the tag of a frame; nil for one without a web address, and for one that nobody can see.
    init?(_ tag: HTMLTag) {
        guard let source = tag.value("src")?.trimmingSpaces(), !TrackingPixel.isOne(tag, source)
        else { return nil }
        let address = Self.page(of: source.hasPrefix("//") ? "https:" + source : String(source))
        let lower = address.prefix(8).lowercased()
        guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else { return nil }
        self.address = address
        let host = Self.host(of: address)
        let title = tag.value("title")?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let name = title.map { String($0.prefix(120)) } ?? ""
        words = "Embedded: " + (name.isEmpty ? "" : name + ", ") + host
    }

    private static func host(of address: String) -> String {
        let rest = address.drop { $0 != "/" }.dropFirst(2)
        let host = rest.prefix { !"/?#:".contains($0) }
        return String(host.hasPrefix("www.") ? host.dropFirst(4) : host)
    }

    /// The page of a video, where it is known: a player by itself has no title and no comments.
    private static func page(of address: String) -> String {
        let video: (Substring) -> Substring = { $0.prefix { !"?&#/".contains($0) } }
        for player in ["youtube.com/embed/", "youtube-nocookie.com/embed/"] {
            guard let found = address.firstRange(of: player) else { continue }
            let id = video(address[found.upperBound...])
            return id.isEmpty ? address : "https://www.youtube.com/watch?v=" + id
        }
        if let found = address.firstRange(of: "player.vimeo.com/video/") {
            return "https://vimeo.com/" + video(address[found.upperBound...])
        }
        return address
    }
}
