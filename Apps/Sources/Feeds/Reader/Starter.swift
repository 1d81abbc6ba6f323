internal import FeedFormat
internal import Foundation

/// What a new reader shows before anybody added a feed, and without a network: a few feeds to try, and
/// articles of our own about what can be done.
enum Starter {
    /// The feed of our own articles, which is never fetched.
    static let welcome = "larder:welcome"

    private static let feeds: [(address: String, title: String)] = [
        (welcome, "First steps with larder"),
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
            "Add what you read",
            """
            <p>These feeds came with larder, so that there is something to see. They go when you add \
            the first of your own:</p>
            <pre>larder feeds add swift.org</pre>
            <p>Give the address of a feed or of any page that tells of one. A list from another \
            reader comes in with <code>larder feeds import subscriptions.opml</code>.</p>
            """
        ),
        (
            "Fetch, and read without a network",
            """
            <p><code>larder feeds refresh</code> asks the feeds that are due, gently, and says what \
            is new. <code>larder feeds items --unread</code> lists it, and <code>larder feeds show \
            12</code> shows one. All of it is kept, so it can be read offline.</p>
            """
        ),
        (
            "Marks stay",
            """
            <p><code>larder feeds read</code>, <code>unread</code> and <code>star</code> are kept \
            apart from the articles, and outlive them: what was read stays read, even when it was \
            pruned and comes back. <code>larder feeds undo</code> takes the last of it back.</p>
            """
        ),
        (
            "Find things again",
            """
            <p><code>larder feeds search WORDS</code> looks through every article that is kept. \
            Quotation marks make a phrase, a minus sign leaves something out.</p>
            """
        ),
    ]
}
