import LarderText

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads Apple's lists of songs, albums, podcasts and apps, in both dialects.
///
/// The older one has every value under `label` and further facts under `attributes`; if there is one
/// entry or one link it stands alone instead of in a list, and if there is none the key is missing.
/// The newer one has plain values and its items under `results`.
struct AppleListReader {
    private let limits: FeedLimits

    static func read(_ root: JSONValue, limits: FeedLimits) throws -> Feed {
        let reader = AppleListReader(limits: limits)
        if root["results"] != nil { return reader.newer(root) }
        guard root["title"]?["label"] != nil || root["entry"] != nil || root["id"]?["label"] != nil
        else {
            throw FeedFormatError(
                .notAFeed, "The JSON document is neither a JSON Feed nor Apple's list.")
        }
        return reader.older(root)
    }

    private func label(_ value: JSONValue?) -> String? {
        guard let text = value?["label"]?.scalar ?? value?.scalar, !text.isEmpty else { return nil }
        return text
    }

    private func mark(_ value: JSONValue?, _ key: String) -> String? {
        value?["attributes"]?[key]?.scalar
    }

    private func link(_ text: String?) -> String? {
        text.flatMap { LinkAddress.link($0, base: nil) }
    }

    private func older(_ root: JSONValue) -> Feed {
        var feed = Feed(format: .appleLegacy)
        feed.title = label(root["title"])
        feed.id = label(root["id"])
        feed.rights = label(root["rights"])
        feed.description = feed.rights.map { FeedText($0) }
        feed.icon = link(label(root["icon"]))
        feed.updated = label(root["updated"]).flatMap(FeedDate.parse)
        if let name = label(root["author"]?["name"]) {
            feed.authors = [Person(name: name, url: link(label(root["author"]?["uri"])))]
        }
        for one in root["link"]?.list ?? [] {
            switch mark(one, "rel") {
            case "alternate": feed.link = link(mark(one, "href"))
            case "self": feed.selfLink = link(mark(one, "href"))
            default: break
            }
        }
        feed.entries = (root["entry"]?.list ?? []).prefix(limits.entries).map(olderEntry)
        return feed
    }

    private func olderEntry(_ item: JSONValue) -> Entry {
        var entry = Entry()
        entry.id = mark(item["id"], "im:id") ?? label(item["id"])
        entry.title = label(item["title"]) ?? label(item["im:name"])
        for one in item["link"]?.list ?? [] {
            let address = link(mark(one, "href"))
            if mark(one, "rel") == "enclosure" {
                guard let address else { continue }
                let duration = label(one["im:duration"]).flatMap { Int($0) }
                entry.duration = duration.map { $0 / 1000 }
                entry.enclosures.append(
                    Enclosure(
                        url: address, type: mark(one, "type"), title: mark(one, "title"),
                        duration: entry.duration))
            } else if entry.link == nil {
                entry.link = address
            }
        }
        if entry.link == nil { entry.link = link(label(item["id"])) }
        entry.published = label(item["im:releaseDate"]).flatMap(FeedDate.parse)
        entry.rights = label(item["rights"])
        entry.summary = label(item["summary"]).map { FeedText($0) }
        if let artist = label(item["im:artist"]) {
            entry.authors = [Person(name: artist, url: link(mark(item["im:artist"], "href")))]
        }
        if let term = mark(item["category"], "label") ?? mark(item["category"], "term") {
            entry.categories = [term]
        }
        // The pictures come smallest first.
        entry.image = link((item["im:image"]?.list ?? []).last.flatMap { label($0) })
        entry.facts["name"] = label(item["im:name"])
        entry.facts["collection"] = label(item["im:collection"]?["im:name"])
        entry.facts["price"] = label(item["im:price"])
        entry.facts["price.amount"] = mark(item["im:price"], "amount")
        entry.facts["price.currency"] = mark(item["im:price"], "currency")
        return entry
    }

    private func newer(_ root: JSONValue) -> Feed {
        var feed = Feed(format: .appleV2)
        feed.title = label(root["title"])
        feed.id = label(root["id"])
        feed.rights = label(root["copyright"])
        feed.description = feed.rights.map { FeedText($0) }
        feed.icon = link(label(root["icon"]))
        feed.updated = label(root["updated"]).flatMap(FeedDate.parse)
        if let name = label(root["author"]?["name"]) {
            feed.authors = [Person(name: name, url: link(label(root["author"]?["url"])))]
        }
        for one in root["links"]?.list ?? [] {
            if let address = link(label(one["self"])) { feed.selfLink = address }
            if let address = link(label(one["alternate"])) { feed.link = address }
        }
        feed.entries = (root["results"]?.list ?? []).prefix(limits.entries).map(newerEntry)
        return feed
    }

    private func newerEntry(_ item: JSONValue) -> Entry {
        var entry = Entry()
        entry.id = label(item["id"])
        entry.title = label(item["name"])
        entry.link = link(label(item["url"]))
        entry.published = label(item["releaseDate"]).flatMap(FeedDate.parse)
        entry.image = link(label(item["artworkUrl100"]))
        entry.rights = label(item["copyright"])
        if let artist = label(item["artistName"]) {
            entry.authors = [Person(name: artist, url: link(label(item["artistUrl"])))]
        }
        for genre in item["genres"]?.list ?? [] {
            if let name = label(genre["name"]) ?? genre.string, !entry.categories.contains(name),
                entry.categories.count < limits.listed
            {
                entry.categories.append(name)
            }
        }
        entry.facts["kind"] = label(item["kind"])
        // Apple spells it both ways.
        if let rating = label(item["contentAdvisoryRating"]) {
            entry.facts["explicit"] = rating.hasPrefix("Expl") ? "true" : rating
        }
        return entry
    }
}
