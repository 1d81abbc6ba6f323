import LarderText

/// The meaning of an element of a feed, whatever its name in the format.
enum Field: UInt8, Sendable {
    case none
    case rss, rdf, feed, channel, item
    case image, textInput, source, contributor, cloud
    case title, mediaTitle, link, id, guid
    case description, summary, content, encoded, body, subtitle, itunesSummary, mediaDescription
    case author, creator, owner, editor, name, email, uri
    case category, subject, itunesCategory, keywords, mediaCategory
    case published, updated, created
    case language, rights, generator, timeToLive, skipHours, hour, skipDays, day
    case updatePeriod, updateFrequency
    case enclosure, comments, icon, logo, itunesImage, url
    case mediaContent, mediaThumbnail, mediaPlayer
    case duration, fact
    /// Part of the markup of a text that is being collected.
    case markup

    /// Whether child elements belong to the text.
    var collectsMarkup: Bool {
        switch self {
        case .title, .mediaTitle, .description, .summary, .content, .encoded, .body, .subtitle,
            .itunesSummary, .mediaDescription, .rights:
            true
        default: false
        }
    }

    private static let names: [(Namespace, Field, String)] = [
        (.core, .rss, "rss"), (.core, .feed, "feed"), (.core, .channel, "channel"),
        (.core, .item, "item entry product"), (.core, .image, "image"),
        (.core, .textInput, "textinput"), (.core, .source, "source"), (.core, .cloud, "cloud"),
        (.core, .contributor, "contributor"), (.core, .title, "title"), (.core, .link, "link"),
        (.core, .id, "id"), (.core, .guid, "guid"), (.core, .description, "description abstract"),
        (.core, .summary, "summary"), (.core, .content, "content"),
        (.core, .encoded, "encoded fullitem prodlink"), (.core, .body, "body"),
        (.core, .subtitle, "subtitle tagline"), (.core, .author, "author"),
        (.core, .editor, "managingeditor"), (.core, .name, "name"), (.core, .email, "email"),
        (.core, .uri, "uri homepage"), (.core, .url, "url"), (.core, .category, "category"),
        (.core, .keywords, "keywords"), (.core, .published, "pubdate published issued"),
        (.core, .updated, "updated modified lastbuilddate date"), (.core, .created, "created"),
        (.core, .language, "language"), (.core, .rights, "rights copyright"),
        (.core, .generator, "generator"), (.core, .timeToLive, "ttl"),
        (.core, .skipHours, "skiphours"), (.core, .hour, "hour"), (.core, .skipDays, "skipdays"),
        (.core, .day, "day"), (.core, .enclosure, "enclosure"), (.core, .comments, "comments"),
        (.core, .icon, "icon"), (.core, .logo, "logo"),
        (.dublinCore, .title, "title"), (.dublinCore, .creator, "creator author"),
        (.dublinCore, .contributor, "contributor"), (.dublinCore, .subject, "subject"),
        (.dublinCore, .description, "description"), (.dublinCore, .updated, "date"),
        (.dublinCore, .language, "language"), (.dublinCore, .rights, "rights"),
        (.dublinTerms, .published, "issued"), (.dublinTerms, .created, "created"),
        (.dublinTerms, .updated, "modified"), (.content, .encoded, "encoded"),
        (.itunes, .creator, "author"), (.itunes, .owner, "owner"), (.itunes, .name, "name"),
        (.itunes, .email, "email"), (.itunes, .itunesSummary, "summary description"),
        (.itunes, .itunesImage, "image"), (.itunes, .itunesCategory, "category"),
        (.itunes, .keywords, "keywords"), (.itunes, .duration, "duration"),
        (.itunes, .mediaTitle, "title"),
        (.itunes, .fact, "explicit block season episode episodetype type subtitle"),
        (.media, .mediaTitle, "title"), (.media, .mediaContent, "content"),
        (.media, .mediaThumbnail, "thumbnail"), (.media, .mediaPlayer, "player"),
        (.media, .mediaDescription, "description"), (.media, .mediaCategory, "category"),
        (.media, .keywords, "keywords"),
        (.rdf, .rdf, "rdf"), (.xhtml, .body, "body div"),
        (.syndication, .updatePeriod, "updateperiod"),
        (.syndication, .updateFrequency, "updatefrequency"),
        (.podcast, .fact, "season episode chapters transcript guid medium locked"),
    ]

    private static let table: FieldTable = {
        var table = FieldTable()
        for (namespace, field, list) in names {
            for name in list.split(separator: " ") {
                table.insert(ByteHash.folded(String(name), seed: seed(namespace)), field)
            }
        }
        return table
    }()

    private static func seed(_ namespace: Namespace) -> UInt64 {
        ByteHash.add(ByteHash.seed, namespace.rawValue &+ 1)
    }

    /// Returns the meaning of an element.
    @inline(__always)
    static func of(_ namespace: Namespace, _ bytes: ByteView, _ local: Range<Int>) -> Field {
        table[ByteHash.folded(bytes, local, seed: seed(namespace))]
    }
}

/// A small open table from hashes of names to fields.
struct FieldTable: Sendable {
    private var slots: [(hash: UInt64, field: Field)] = Array(repeating: (0, .none), count: 512)

    mutating func insert(_ hash: UInt64, _ field: Field) {
        var slot = Int(truncatingIfNeeded: hash >> 8) & 511
        while slots[slot].hash != 0, slots[slot].hash != hash { slot = (slot + 1) & 511 }
        slots[slot] = (hash, field)
    }

    subscript(hash: UInt64) -> Field {
        var slot = Int(truncatingIfNeeded: hash >> 8) & 511
        while slots[slot].hash != 0 {
            if slots[slot].hash == hash { return slots[slot].field }
            slot = (slot + 1) & 511
        }
        return .none
    }
}
