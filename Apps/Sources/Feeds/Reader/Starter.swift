internal import FeedFormat
internal import Foundation

/// What a new reader shows before anybody adds a feed, even offline: a few feeds to try, and our own
/// articles about what the reader can do.
enum Starter {
    /// The address of the feed of our own articles; it is never fetched.
    static let welcome = "larder:welcome"

    private static let feeds: [(address: String, title: String)] = [
        (welcome, "First steps with Larder"),
        ("https://www.swift.org/atom.xml", "Swift.org"),
        ("https://www.nasa.gov/feed/", "NASA"),
        ("https://feeds.bbci.co.uk/news/world/rss.xml", "BBC News - World"),
        ("https://www.debian.org/News/news", "Debian News"),
    ]

    static func subscriptions(at date: Date) -> [Subscription] {
        feeds.enumerated().compactMap { index, feed in
            guard let url = URL(string: feed.address) else { return nil }
            return Subscription(
                id: feed.address, address: url, name: feed.title,
                added: date.addingTimeInterval(Double(index) / 1_000), isStarter: true)
        }
    }

    static func articles(at date: Date) -> [Article] {
        texts.enumerated().map { index, text in
            var entry = Entry()
            entry.id = "welcome-\(index + 1)"
            entry.title = text.title
            entry.published = date.addingTimeInterval(Double(-index))
            entry.authors = [Person(name: "larder")]
            entry.content = FeedText(text.body, kind: .html)
            return Article(entry, id: Article.ID(feed: welcome, item: "welcome-\(index + 1)"))
        }
    }

    private static let texts: [(title: String, body: String)] = [
        (
            "Add your feeds",
            """
            <p>These feeds came with Larder, so that you have something to read. They are removed when \
            you add your own:</p>
            <pre>larder feeds add swift.org</pre>
            <p>Give the address of a feed, or of any page that links to one. To import a list from \
            another reader, run <code>larder feeds import subscriptions.opml</code>.</p>
            """
        ),
        (
            "Refresh, and read offline",
            """
            <p><code>larder feeds refresh</code> fetches the feeds that are due and says what is new. \
            <code>larder feeds items --unread</code> lists unread articles, and <code>larder feeds \
            show 12</code> shows one. Everything is stored, so you can read it offline.</p>
            """
        ),
        (
            "Mark and star articles",
            """
            <p>Use <code>larder feeds read</code>, <code>unread</code> and <code>star</code>. Larder \
            stores these marks apart from the articles, so what you have read stays read, even if it \
            is pruned and comes back. <code>larder feeds undo</code> undoes the last mark.</p>
            """
        ),
        (
            "Search your articles",
            """
            <p><code>larder feeds search WORDS</code> searches all stored articles. Put a phrase in \
            quotation marks, and a minus sign before a word to exclude it.</p>
            """
        ),
    ]
}
