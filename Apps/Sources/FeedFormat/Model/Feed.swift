#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A feed as its publisher sent it, whatever the format: one shape for RSS, Atom, JSON and Apple's lists.
///
/// Text is what the feed contains after decoding, neither sanitised nor shortened: show bodies only
/// through ``HTMLSanitizer`` or ``PlainText``. Addresses are absolute if a base was known, and an
/// address whose scheme could run something is left out.
public struct Feed: Sendable, Hashable {
    /// The recognised format of the document.
    public var format: FeedKind

    /// The feed's own title, as received; it may contain markup if ``titleIsMarkup`` says so.
    public var title: String?

    /// Whether the title is HTML rather than plain text.
    public var titleIsMarkup = false

    /// The address of the page the feed belongs to.
    public var link: String?

    /// The feed's own address, according to the feed.
    public var selfLink: String?

    /// The feed's identifier, exactly as received.
    public var id: String?

    /// The feed's description.
    public var description: FeedText?

    /// The language of the feed, as received (`en-gb`).
    public var language: String?

    /// When the feed last changed, according to the feed.
    public var updated: Date?

    /// When the feed was published, according to the feed.
    public var published: Date?

    /// The authors or the publisher of the feed.
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

    /// How long the publisher asks readers to wait between fetches, in minutes, from `ttl` or
    /// `sy:`.
    public var minutesBetweenUpdates: Int?

    /// The hours of the day (0 to 23, UTC) in which readers need not fetch.
    public var skipHours: [Int] = []

    /// The English names of the days on which readers need not fetch.
    public var skipDays: [String] = []

    /// The WebSub hubs that push this feed.
    public var hubs: [String] = []

    /// The address of the next page of entries.
    public var nextPage: String?

    /// The entries, in the order of the document.
    public var entries: [Entry] = []

    /// Whether the document ends in the middle, so that entries may be missing.
    public var isCutShort = false

    /// Faults in the document, at most a few dozen; the entries are there nevertheless.
    public var problems: [FeedProblem] = []

    /// Creates an empty feed of a format.
    public init(format: FeedKind) {
        self.format = format
    }

    /// A title to show: plain text, never empty; the page's host replaces a missing one.
    public var displayTitle: String {
        if let text = PlainText.line(title, isMarkup: titleIsMarkup) { return text }
        if let host = link.flatMap(LinkAddress.host) { return host }
        return "Untitled feed"
    }
}
