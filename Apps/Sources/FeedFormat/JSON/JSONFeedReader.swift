import LarderText

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads JSON Feed 1.0 and 1.1; hands Apple's lists on to ``AppleListReader``.
struct JSONFeedReader {
    let limits: FeedLimits
    let url: String?
    var feed = Feed(format: .json)

    /// Reads a JSON document of any of the three dialects.
    static func read(_ bytes: ByteView, url: String?, limits: FeedLimits) throws -> Feed {
        let root: JSONValue
        let hasTrailing: Bool
        do {
            (root, hasTrailing) = try JSONReader.read(bytes, .lenient)
        } catch {
            throw FeedFormatError(
                .malformed, "The JSON is cut short or not valid at byte \(error.offset).")
        }
        guard root.members != nil else {
            throw FeedFormatError(.notAFeed, "The JSON document is not an object.")
        }
        var feed: Feed
        if let list = root["feed"], list.members != nil {
            feed = try AppleListReader.read(list, limits: limits)
        } else {
            var reader = JSONFeedReader(limits: limits, url: url)
            try reader.read(root)
            feed = reader.feed
        }
        if hasTrailing {
            feed.problems.append(
                FeedProblem(.syntax, "There is more text after the JSON document."))
        }
        return feed
    }

    private mutating func read(_ root: JSONValue) throws {
        let version = root["version"]?.string ?? ""
        guard version.contains("jsonfeed.org/version/1") else {
            throw FeedFormatError(
                .notAFeed, "The JSON document does not name a version of JSON Feed.")
        }
        guard let items = root["items"]?.array else {
            throw FeedFormatError(.notAFeed, "The JSON document has no list of items.")
        }
        feed.format = version.hasSuffix("1.1") ? .json11 : .json10
        feed.title = root["title"]?.string
        feed.link = link(root["home_page_url"])
        feed.selfLink = link(root["feed_url"])
        feed.nextPage = link(root["next_url"])
        if feed.nextPage == feed.selfLink { feed.nextPage = nil }
        feed.description = text(root["description"])
        feed.language = root["language"]?.string
        feed.icon = link(root["favicon"])
        feed.logo = link(root["icon"])
        feed.authors = authors(root)
        for hub in (root["hubs"]?.list ?? []).prefix(8) {
            if let address = link(hub["url"]) { feed.hubs.append(address) }
        }
        var dropped = 0
        for item in items.prefix(limits.entries) {
            if let entry = entry(item) { feed.entries.append(entry) } else { dropped += 1 }
        }
        if dropped > 0 { problem(.item, "Items without a usable id were left out: \(dropped).") }
        if items.count > limits.entries {
            problem(
                .limit, "Items beyond the limit were left out: \(items.count - limits.entries).")
        }
    }

    private mutating func problem(_ kind: FeedProblem.Kind, _ message: String) {
        guard feed.problems.count < limits.problems else { return }
        feed.problems.append(FeedProblem(kind, message))
    }

    private func link(_ value: JSONValue?) -> String? {
        guard let text = value?.string, !text.isEmpty else { return nil }
        return LinkAddress.link(text, base: feed.selfLink ?? url)
    }

    private func text(_ value: JSONValue?, _ kind: FeedText.Kind = .text) -> FeedText? {
        guard let text = value?.string, !text.isEmpty else { return nil }
        return FeedText(text, kind: kind, base: feed.link ?? feed.selfLink ?? url)
    }

    private func authors(_ value: JSONValue) -> [Person] {
        let people = (value["authors"]?.list ?? []) + (value["author"].map { [$0] } ?? [])
        var found: [Person] = []
        for person in people.prefix(limits.listed) {
            let one = Person(
                name: person["name"]?.string ?? person.string, url: link(person["url"]))
            if one.name != nil || one.url != nil, !found.contains(where: { $0.name == one.name }) {
                found.append(one)
            }
        }
        return found
    }

    private mutating func entry(_ item: JSONValue) -> Entry? {
        guard let id = item["id"]?.scalar, !id.trimmingSpaces().isEmpty else { return nil }
        var entry = Entry()
        entry.id = id
        entry.title = item["title"]?.string
        entry.link = link(item["url"])
        entry.externalLink = link(item["external_url"])
        entry.content = text(item["content_html"], .html) ?? text(item["content_text"])
        entry.summary = text(item["summary"])
        entry.image = link(item["image"]) ?? link(item["banner_image"])
        entry.published = date(item["date_published"])
        entry.updated = date(item["date_modified"])
        entry.authors = authors(item)
        // The format says so: an item without authors has the feed's.
        if entry.authors.isEmpty { entry.authors = feed.authors }
        entry.language = item["language"]?.string
        for tag in (item["tags"]?.list ?? []).prefix(limits.listed) {
            if let tag = tag.string, !entry.categories.contains(tag) {
                entry.categories.append(tag)
            }
        }
        for file in (item["attachments"]?.list ?? []).prefix(limits.listed) {
            guard let address = link(file["url"]) else { continue }
            let duration = file["duration_in_seconds"]?.count.flatMap { Int(exactly: $0) }
            entry.enclosures.append(
                Enclosure(
                    url: address, type: file["mime_type"]?.string,
                    length: file["size_in_bytes"]?.count, title: file["title"]?.string,
                    duration: duration))
        }
        return entry
    }

    private mutating func date(_ value: JSONValue?) -> Date? {
        guard let text = value?.string, !text.isEmpty else { return nil }
        let date = FeedDate.parse(text)
        if date == nil { problem(.date, "A date could not be read: \(text.prefix(60))") }
        return date
    }
}
