#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One item of a feed.
public struct Entry: Sendable, Hashable {
    /// The identifier, exactly as received except for white space around it; nil if there is none.
    public var id: String?

    /// The title as received; it may contain markup if ``titleIsMarkup`` says so.
    public var title: String?

    /// Whether the title is HTML rather than plain text.
    public var titleIsMarkup = false

    /// The address of the page.
    public var link: String?

    /// The address of the page the item is about, if it is not the item's own.
    public var externalLink: String?

    /// The authors.
    public var authors: [Person] = []

    /// When it was published, according to the feed.
    public var published: Date?

    /// When it last changed, according to the feed.
    public var updated: Date?

    /// The summary, or the only text if the format has no other.
    public var summary: FeedText?

    /// The full text, if the feed has one besides the summary.
    public var content: FeedText?

    /// Subjects, in order, without repeats.
    public var categories: [String] = []

    /// Files attached to the item, such as a podcast's sound.
    public var enclosures: [Enclosure] = []

    /// Media named by the media extension, apart from ``enclosures``.
    public var media: [Enclosure] = []

    /// A picture for lists.
    public var image: String?

    /// The address of the page with comments.
    public var comments: String?

    /// The copyright notice.
    public var rights: String?

    /// The language, if the item names its own.
    public var language: String?

    /// The duration of the sound or video, in seconds.
    public var duration: Int?

    /// Further facts by name: `season`, `episode`, `explicit`, `price` and the like.
    public var facts: [String: String] = [:]

    /// Creates an empty entry.
    public init() {}

    /// The text to read: the content, else the summary.
    public var body: FeedText? { content ?? summary }

    /// The date to sort by: publication, or else the last change.
    public var date: Date? { published ?? updated }

    /// A title to show: plain text, never empty; made from the text or the address if there is
    /// none.
    public var displayTitle: String {
        if let text = PlainText.line(title, isMarkup: titleIsMarkup, limit: PlainText.longestTitle)
        {
            return text
        }
        if let body, let text = PlainText.line(body.value, isMarkup: body.kind != .text, limit: 100)
        {
            return text
        }
        if let link { return link }
        return enclosures.first?.url ?? "Untitled"
    }
}
