import LarderText

/// The namespaces whose elements mean something in a feed.
enum Namespace: UInt8, Sendable {
    /// RSS in all its versions, Atom, and elements without a namespace.
    case core
    case dublinCore
    case dublinTerms
    case content
    case itunes
    case media
    case rdf
    case xhtml
    case syndication
    case podcast
    case xml
    case foreign

    private static let known: [UInt64: Namespace] = {
        let lists: [(Namespace, String)] = [
            (
                .core,
                "http://www.w3.org/2005/Atom http://purl.org/atom/ns# http://purl.org/rss/1.0/ "
                    + "http://backend.userland.com/rss http://backend.userland.com/rss2 "
                    + "http://backend.userland.com/rss091 http://backend.userland.com/rss092 "
                    + "http://backend.userland.com/rss093 http://blogs.law.harvard.edu/tech/rss "
                    + "http://purl.org/rss/1.0/modules/rss091# http://my.netscape.com/rdf/simple/0.9/ "
                    + "http://channel.netscape.com/rdf/simple/0.9/ http://purl.org/net/rss1.1# "
                    + "http://purl.org/pie/ http://purl.org/echo/ http://example.com/newformat# "
                    + "http://example.com/necho uri/of/echo/namespace# "
                    + "http://cyber.law.harvard.edu/rss/rss.html https://cyber.harvard.edu/rss/rss.html"
            ),
            (.dublinCore, "http://purl.org/dc/elements/1.1/ http://purl.org/dc/elements/1.0/"),
            (.dublinTerms, "http://purl.org/dc/terms/"),
            (.content, "http://purl.org/rss/1.0/modules/content/"),
            (
                .itunes,
                "http://www.itunes.com/dtds/podcast-1.0.dtd https://www.itunes.com/dtds/podcast-1.0.dtd "
                    + "http://example.com/dtds/podcast-1.0.dtd "
                    + "http://www.google.com/schemas/play-podcasts/1.0"
            ),
            (
                .media,
                "http://search.yahoo.com/mrss http://search.yahoo.com/mrss/ "
                    + "https://search.yahoo.com/mrss https://search.yahoo.com/mrss/ "
                    + "http://video.search.yahoo.com/mrss http://video.search.yahoo.com/mrss/"
            ),
            (.rdf, "http://www.w3.org/1999/02/22-rdf-syntax-ns#"),
            (.xhtml, "http://www.w3.org/1999/xhtml"),
            (.syndication, "http://purl.org/rss/1.0/modules/syndication/"),
            (
                .podcast,
                "https://podcastindex.org/namespace/1.0 "
                    + "https://github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md"
            ),
            (.xml, "http://www.w3.org/xml/1998/namespace"),
        ]
        var table: [UInt64: Namespace] = [:]
        for (namespace, list) in lists {
            for address in list.split(separator: " ") {
                table[ByteHash.folded(String(address))] = namespace
            }
        }
        return table
    }()

    private static let customary: [UInt64: Namespace] = {
        let prefixes: [String: Namespace] = [
            "rss": .core, "atom": .core, "atom10": .core, "atom03": .core, "a10": .core,
            "dc": .dublinCore, "dcterms": .dublinTerms, "content": .content, "itunes": .itunes,
            "googleplay": .itunes, "media": .media, "rdf": .rdf, "xhtml": .xhtml,
            "sy": .syndication, "podcast": .podcast, "xml": .xml,
        ]
        return Dictionary(
            uniqueKeysWithValues: prefixes.map { (ByteHash.folded($0.key), $0.value) })
    }()

    /// Returns the namespace of an address, letter case aside.
    init(address bytes: ByteView, _ range: Range<Int>) {
        self = Self.known[ByteHash.folded(bytes, range)] ?? .foreign
    }

    /// Returns the usual namespace of a prefix, for documents that forgot to declare it.
    init(customary prefix: UInt64) {
        self = Self.customary[prefix] ?? .foreign
    }
}

/// The prefixes in force at a place of a document.
struct NamespaceScope {
    private var bindings: [(prefix: UInt64, namespace: Namespace)] = []

    /// The hash of no prefix.
    static let none = ByteHash.seed | 1

    /// More bindings than this are ignored.
    private static let most = 256

    var count: Int { bindings.count }

    mutating func bind(_ prefix: UInt64, _ namespace: Namespace) {
        guard bindings.count < Self.most else { return }
        bindings.append((prefix, namespace))
    }

    mutating func drop(to count: Int) {
        bindings.removeLast(max(0, bindings.count - count))
    }

    @inline(__always)
    func namespace(_ prefix: UInt64) -> Namespace {
        var index = bindings.count - 1
        while index >= 0 {
            if bindings[index].prefix == prefix {
                let found = bindings[index].namespace
                return found == .foreign && prefix == Self.none ? .core : found
            }
            index -= 1
        }
        return prefix == Self.none ? .core : Namespace(customary: prefix)
    }
}
