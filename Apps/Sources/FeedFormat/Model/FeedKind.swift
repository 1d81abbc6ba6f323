/// The formats a feed document can have; the raw value is what reports and JSON show.
public enum FeedKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// RSS 0.90, an early form of RDF.
    case rss090
    /// RSS 0.91 by Netscape, known by its document type.
    case rss091n
    /// RSS 0.91 by Userland.
    case rss091u
    /// RSS 0.92.
    case rss092
    /// RSS 0.93.
    case rss093
    /// RSS 0.94.
    case rss094
    /// RSS 1.0, which is RDF.
    case rss10
    /// RSS 2.0 and its revisions.
    case rss20
    /// RSS of an unknown version.
    case rss
    /// Atom 0.1, a draft.
    case atom01
    /// Atom 0.2, a draft.
    case atom02
    /// Atom 0.3.
    case atom03
    /// Atom 1.0 (RFC 4287).
    case atom10
    /// Atom of an unknown version.
    case atom
    /// Microsoft's Channel Definition Format.
    case cdf
    /// JSON Feed 1.0.
    case json10
    /// JSON Feed 1.1.
    case json11
    /// JSON Feed of an unknown version.
    case json
    /// Apple's older list, where every value sits under `label`.
    case appleLegacy = "itunes-rss-json"
    /// Apple's newer list with plain values under `results`.
    case appleV2 = "apple-marketing-v2"
    /// Something with entries that names no known format.
    case unknown = ""

    /// Whether the format is one of Atom's versions.
    public var isAtom: Bool {
        switch self {
        case .atom, .atom01, .atom02, .atom03, .atom10: true
        default: false
        }
    }
}
