public import FeedFormat
public import Feeds
internal import Foundation
public import Larder

extension JSONText {
    /// A feed that is followed; `error` is why its last refresh failed, if that is not stored with it.
    public static func feed(
        _ feed: FeedOverview, error: String? = nil, _ more: [(String, JSONText)] = []
    ) -> JSONText {
        .object(
            [
                ("id", .string(feed.id)), ("number", .int(Int(clamping: feed.number))),
                ("address", .string(feed.subscription.address.absoluteString)),
                ("title", .string(feed.title)),
                ("folders", .array(feed.subscription.folders.map { .string($0) })),
                ("page", .text(feed.record?.page)), ("unread", .int(feed.unread)),
                ("total", .int(feed.total)), ("starred", .int(feed.starred)),
                ("packaged", .bool(feed.subscription.isStarter)),
                ("checked", .date(feed.refresh.lastChecked)),
                ("succeeded", .date(feed.refresh.lastSucceeded)),
                ("next_check", .date(feed.refresh.nextCheck)),
                ("failures", .int(feed.refresh.failures)),
                ("error", .text(feed.refresh.lastError?.message ?? error)),
                ("stopped", .bool(feed.refresh.stopped != nil)),
            ] + more)
    }

    /// A feed that a page links to.
    public static func choice(_ candidate: FeedDiscovery.Candidate) -> JSONText {
        .object([
            ("choice", .string(candidate.url)), ("title", .text(candidate.title)),
            ("type", .text(candidate.type)),
        ])
    }

    /// An article of a list; `feed` is the title of its feed.
    public static func article(
        _ article: Shelved<Article>, feed: String, _ more: [(String, JSONText)] = []
    ) -> JSONText {
        .object(
            [
                ("number", .int(Int(clamping: article.sequenceNumber))),
                ("feed", .string(article.row.id.feed)), ("item", .string(article.row.id.item)),
                ("feed_title", .string(feed)), ("title", .string(article.row.title)),
                ("link", .text(article.row.link)), ("author", .text(article.row.author)),
                ("published", .date(article.row.published)),
                ("arrived", .date(article.arrived)),
                ("read", .bool(article.marks.contains(.read))),
                ("starred", .bool(article.marks.contains(.favourite))),
            ] + more)
    }

    /// The content of an article: as plain text, and as HTML that runs nothing.
    public static func content(of article: Article) -> [(String, JSONText)] {
        let body = article.text ?? article.summary ?? FeedText("")
        return [
            ("text", .string(PlainText.render(body, width: 80))),
            ("html", .string(HTMLSanitizer().sanitize(body))),
            ("categories", .array(article.categories.map { .string($0) })),
            ("enclosures", .array(article.enclosures.map { .string($0.url) })),
        ]
    }
}
