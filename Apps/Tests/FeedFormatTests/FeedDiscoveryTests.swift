import Foundation
import Testing

@testable import FeedFormat

@Suite struct `Finding feeds in a page` {
    private func feeds(_ html: String) -> [FeedDiscovery.Candidate] {
        FeedDiscovery.feeds(in: Data(html.utf8), url: "https://e.example/blog/")
    }

    @Test func `takes what the page declares, then what looks like a feed`() {
        let found = feeds(
            """
            <html><head><base href="/site/"><link rel="stylesheet alternate" href="a.css" type="text/css">
            <link REL='Alternate' title="All &amp; more" type='application/rss+xml' href='feed.xml'>
            <link rel=alternate type=application/feed+json href=/feed.json>
            <link rel=alternate hreflang=de href=/de/><script><link rel=alternate type=application/rss+xml href=no></script>
            </head><body><!-- <link rel=alternate type=application/rss+xml href=no> -->
            <a href="/news.rss">News</a> <a href="/x"><b>RSS</b></a> <a href="/about">About</a>
            <a href="javascript:x">RSS</a> <a href="/site/feed.xml">again</a>
            """)
        #expect(
            found.map(\.url) == [
                "https://e.example/site/feed.xml", "https://e.example/feed.json",
                "https://e.example/news.rss", "https://e.example/x",
            ])
        #expect(found.first?.title == "All & more")
        #expect(found.map(\.isDeclared) == [true, true, false, false])
    }

    @Test func `stands anything`() {
        #expect(feeds(String(repeating: "<a href='", count: 20_000)).isEmpty)
        #expect(feeds(String(repeating: "<a href=x>", count: 20_000)).isEmpty)
    }
}
