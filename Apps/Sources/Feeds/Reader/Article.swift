public import FeedFormat
public import Foundation
public import Larder

/// One item of a feed as it is stored, with its text as received; sanitise it before showing it.
public struct Article: Sendable, Hashable, Identifiable {
    /// The feed, and the item's identifier in it.
    public struct ID: Sendable, Hashable, Codable {
        /// The subscription.
        public var feed: String
        /// The identifier, exactly as received; if several items share one, a suffix tells them
        /// apart.
        public var item: String

        /// Creates an identifier.
        public init(feed: String, item: String) {
            self.feed = feed
            self.item = item
        }

        /// The name under which it is stored and marked.
        public var identity: ShelfIdentity { ShelfIdentity(scope: feed, item: item) }
    }

    /// The feed, and the item's identifier in it.
    public var id: ID

    /// The title as plain text, made from the text if there is none.
    public var title: String

    /// The address of its page.
    public var link: String?

    /// The author.
    public var author: String?

    /// When it was published, according to the feed.
    public var published: Date?

    /// When it last changed, according to the feed.
    public var updated: Date?

    /// The text to read.
    public var text: FeedText?

    /// The summary, if the feed has one besides the text.
    public var summary: FeedText?

    /// Subjects.
    public var categories: [String]

    /// Files attached to it.
    public var enclosures: [Enclosure]

    /// The address of a picture for lists.
    public var image: String?

    /// The address of the page with comments.
    public var comments: String?

    /// The language it is written in.
    public var language: String?

    /// Creates an article from an entry.
    init(_ entry: Entry, id: ID) {
        self.id = id
        title = entry.displayTitle
        link = entry.link ?? entry.externalLink
        author = entry.authors.compactMap(\.text).joined(separator: ", ").nonEmpty
        published = entry.published
        updated = entry.updated
        text = entry.body
        summary = entry.content == nil ? nil : entry.summary
        categories = entry.categories
        enclosures =
            entry.enclosures
            + entry.media.filter { media in
                !entry.enclosures.contains { $0.url == media.url }
            }
        image = entry.image
        comments = entry.comments
        language = entry.language
    }

    /// The author as shown; for `someone@example.org (A Writer)`, as RSS has it, only the name.
    public var byline: String? {
        author?.replacing(/[^\s,()]+@[^\s,()]+ \(([^()]+)\)/) { String($0.output.1) }
    }

    /// Whether the title is only the beginning of the text, as that of an item without one.
    public var hasTitleFromText: Bool {
        guard let text else { return false }
        return title == PlainText.line(text.value, isMarkup: text.kind != .text, limit: 100)
    }

    /// What distinguishes items that share an identifier.
    var fingerprint: String { ArticleIdentity.fingerprint(link: link, title: title) }

    /// The text without markup, for search.
    var plainText: String {
        guard let text = text ?? summary else { return "" }
        if text.kind == .text { return text.value }
        return PlainText.render(text, width: 1_000_000, listsLinks: false)
    }
}

extension String {
    /// The text, or nil when there is none.
    var nonEmpty: String? { isEmpty ? nil : self }
}
