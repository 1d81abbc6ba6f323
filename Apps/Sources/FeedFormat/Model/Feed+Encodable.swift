#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The JSON of a feed: every key is always there, dates are RFC 3339 in UTC, bodies are strings.
extension Feed: Encodable {
    private enum Key: String, CodingKey {
        case format, id, title, displayTitle, link, description, language, updated, published
        case author, icon, logo, rights, generator, categories, minutesBetweenUpdates, skipHours
        case skipDays, hubs, nextPage, entries, problems
    }

    /// Writes the JSON shape described above.
    public func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encode(format.rawValue, forKey: .format)
        try box.encode(id, forKey: .id)
        try box.encode(title, forKey: .title)
        try box.encode(displayTitle, forKey: .displayTitle)
        try box.encode(link, forKey: .link)
        try box.encode(description?.value, forKey: .description)
        try box.encode(language, forKey: .language)
        try box.encode(updated.map(FeedDate.string), forKey: .updated)
        try box.encode(published.map(FeedDate.string), forKey: .published)
        try box.encode(authors.first?.text, forKey: .author)
        try box.encode(icon, forKey: .icon)
        try box.encode(logo, forKey: .logo)
        try box.encode(rights, forKey: .rights)
        try box.encode(generator, forKey: .generator)
        try box.encode(categories, forKey: .categories)
        try box.encode(minutesBetweenUpdates, forKey: .minutesBetweenUpdates)
        try box.encode(skipHours, forKey: .skipHours)
        try box.encode(skipDays, forKey: .skipDays)
        try box.encode(hubs, forKey: .hubs)
        try box.encode(nextPage, forKey: .nextPage)
        try box.encode(entries, forKey: .entries)
        try box.encode(problems, forKey: .problems)
    }
}

extension Entry: Encodable {
    private enum Key: String, CodingKey {
        case id, title, displayTitle, link, externalLink, author, authors, published, updated
        case summary, summaryType, content, contentType, categories, enclosures, media, image
        case comments, rights, language, duration, facts
    }

    /// Writes the JSON shape described above.
    public func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encode(id, forKey: .id)
        try box.encode(title, forKey: .title)
        try box.encode(displayTitle, forKey: .displayTitle)
        try box.encode(link, forKey: .link)
        try box.encode(externalLink, forKey: .externalLink)
        try box.encode(authors.first?.text, forKey: .author)
        try box.encode(authors.compactMap(\.text), forKey: .authors)
        try box.encode(published.map(FeedDate.string), forKey: .published)
        try box.encode(updated.map(FeedDate.string), forKey: .updated)
        try box.encode(summary?.value, forKey: .summary)
        try box.encode(summary?.kind, forKey: .summaryType)
        try box.encode(content?.value, forKey: .content)
        try box.encode(content?.kind, forKey: .contentType)
        try box.encode(categories, forKey: .categories)
        try box.encode(enclosures, forKey: .enclosures)
        try box.encode(media, forKey: .media)
        try box.encode(image, forKey: .image)
        try box.encode(comments, forKey: .comments)
        try box.encode(rights, forKey: .rights)
        try box.encode(language, forKey: .language)
        try box.encode(duration, forKey: .duration)
        try box.encode(facts, forKey: .facts)
    }
}

extension Enclosure: Encodable {
    private enum Key: String, CodingKey {
        case url, type, length, title, duration
    }

    /// Writes the JSON shape described above.
    public func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encode(url, forKey: .url)
        try box.encode(type, forKey: .type)
        try box.encode(length, forKey: .length)
        try box.encodeIfPresent(title, forKey: .title)
        try box.encodeIfPresent(duration, forKey: .duration)
    }
}
