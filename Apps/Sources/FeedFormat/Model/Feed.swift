#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A feed as its publisher sent it, whatever the format: one shape for RSS, Atom, JSON and Apple's lists.
///
/// Text is what the feed says after decoding, neither sanitised nor shortened: show bodies only through
/// ``HTMLSanitizer`` or ``PlainText``. Addresses are absolute where a base was known, and an address whose
/// scheme could run something is left out.
public struct Feed: Sendable, Hashable {
    /// The format the document was recognised as.
    public var format: FeedKind

    /// The feed's own title, as received; it may hold markup when ``titleIsMarkup`` says so.
    public var title: String?

    /// Whether the title is HTML rather than plain text.
    public var titleIsMarkup = false

    /// The address of the page the feed belongs to.
    public var link: String?

    /// The address the feed names as its own.
    public var selfLink: String?

    /// The feed's identity, exactly as received.
    public var id: String?

    /// What the feed says about itself.
    public var description: FeedText?

    /// The language of the feed, as received (`en-gb`).
    public var language: String?

    /// When the feed last changed, by its own word.
    public var updated: Date?

    /// When the feed was published, by its own word.
    public var published: Date?

    /// The people or the body that write the feed.
    public var authors: [Person] = []

    /// A small square picture.
    public var icon: String?

    /// A larger picture.
    public var logo: String?

    /// The copyright notice.
    public var rights: String?

    /// The program that made the feed.
    public var generator: String?

    /// The feed's subjects.
    public var categories: [String] = []

    /// How long the publisher asks readers to wait between visits, in minutes, from `ttl` or `sy:`.
    public var minutesBetweenUpdates: Int?

    /// The hours of the day (0 to 23, UTC) in which readers need not ask.
    public var skipHours: [Int] = []

    /// The English names of the days on which readers need not ask.
    public var skipDays: [String] = []

    /// The WebSub hubs that push this feed.
    public var hubs: [String] = []

    /// The address of the next page of entries.
    public var nextPage: String?

    /// The entries, in the order of the document.
    public var entries: [Entry] = []

    /// What was wrong with the document, at most a few dozen facts; entries are there all the same.
    public var problems: [FeedProblem] = []

    /// Creates an empty feed of a format.
    public init(format: FeedKind) {
        self.format = format
    }

    /// A title to show: plain text, never empty; the page's host stands in for a missing one.
    public var displayTitle: String {
        if let text = PlainText.line(title, isMarkup: titleIsMarkup) { return text }
        if let host = link.flatMap(WebAddress.host) { return host }
        return "Untitled feed"
    }
}
