import Foundation
import FullScreen
import Terminal
import Testing

@Suite struct `The full-screen feed reader` {
    private let feeds = [
        FeedLine(id: "a", title: "Swift blog", unread: 2, total: 40, checked: "2 hours ago"),
        FeedLine(id: "b", title: "Empty", total: 3, checked: "never checked"),
        FeedLine(
            id: "c", title: "日本語ニュース", folder: "Far", unread: 1, total: 1, trouble: "No answer."),
    ]

    private func rows(_ numbers: ClosedRange<UInt64>, read: Set<UInt64> = []) -> [ArticleLine] {
        numbers.map {
            ArticleLine(
                number: $0, feed: "Swift blog", title: "Article \($0) about stores", age: "3 hours",
                isRead: read.contains($0))
        }
    }

    private func text(_ line: ArticleLine, lines count: Int = 40) -> FeedsMessage {
        .article(
            ArticleText(
                line: line, facts: ["A. Writer"], link: "https://example.org/\(line.number)"
            ) { _ in
                (0..<count).map { "Paragraph \($0)" }
            })
    }

    private func stage(columns: Int = 80) -> Stage<FeedsScreen> {
        var stage = Stage(FeedsScreen(), columns: columns)
        stage.tell(.feeds(feeds))
        return stage
    }

    /// A stage that shows the unread articles 1 to 6 of the first feed.
    private func opened(read: Set<UInt64> = [], hasMore: Bool = false) -> Stage<FeedsScreen> {
        var stage = stage()
        stage.type("jjj")
        stage.press(.enter)
        let list = ArticleList(feeds: ["a"], view: .unread)
        stage.tell(
            .articles(
                ArticlePage(list: list, rows: rows(1...6, read: read), hasMore: hasMore, through: 6)
            ))
        return stage
    }

    @Test func `begins with the feeds, their unread counts and troubles`() {
        let stage = stage()
        #expect(
            stage.title
                == " Feeds                                                                 3 unread"
        )
        #expect(stage.shows("2/40  Swift blog"))
        #expect(stage.shows("1/1    日本語ニュース"))
        #expect(stage.shows("Far/") && stage.shows("failing") && stage.shows("2 hours ago"))
        #expect(stage.unknown.isEmpty)
    }

    @Test(arguments: [20, 40, 60, 80, 200])
    func `fits the terminal`(columns: Int) {
        var stage = stage(columns: columns)
        #expect(stage.shows("Swift"))
        stage.type("jjj")
        stage.press(.enter)
        stage.tell(
            .articles(
                ArticlePage(list: .init(feeds: ["a"], view: .unread), rows: rows(1...3), through: 3)
            ))
        #expect(stage.shows("Article 1"))
        stage.press(.enter)
        stage.tell(text(rows(1...1)[0]))
        #expect(stage.shows("Paragraph 0"))
        stage.type("?")
        #expect(stage.shows("Next"))
        #expect(stage.unknown.isEmpty)
    }

    @Test func `counts the starred articles of feeds that are no longer followed`() {
        var stage = stage()
        let feeds = [FeedLine(id: "a", title: "Swift blog", total: 3, starred: 2)]
        stage.tell(.feeds(feeds, ArticleCounts(unread: 0, total: 4, starred: 3)))
        #expect(stage.shows("3  Starred") && stage.shows("4  All articles"))
        stage.type("jjjd")
        #expect(
            stage.status.hasPrefix(
                "Unfollow Swift blog and remove 1 article? 2 starred articles stay."))
    }

    @Test func `stays in the starred articles, which it shows whether read or not`() {
        var stage = stage()
        stage.tell(.feeds([FeedLine(id: "a", title: "Swift blog", total: 3, starred: 2)]))
        stage.type("j")
        stage.press(.enter)
        #expect(stage.requests == [.load(.init(view: .starred), after: nil)])
        stage.type("l")
        #expect(stage.requests.isEmpty && stage.shows("read or not"))
    }

    @Test func `opens a feed's unread articles, or all if there are none`() {
        var stage = stage()
        stage.type("jjj")
        stage.press(.enter)
        #expect(stage.requests == [.load(.init(feeds: ["a"], view: .unread), after: nil)])
        stage.type("q")
        stage.type("j")
        stage.press(.enter)
        #expect(stage.requests == [.load(.init(feeds: ["b"], view: .all), after: nil)])
    }

    @Test func `opens an article and marks it as read, and the row stays where it is`() {
        var stage = opened()
        stage.type("j")
        stage.press(.enter)
        #expect(stage.requests == [.open(2)])
        stage.tell(text(rows(2...2, read: [2])[0]))
        #expect(stage.shows("Article 2 about stores") && stage.shows("Paragraph 0"))
        stage.type("q")
        #expect(stage.selected?.contains("Article 2") == true)
        #expect(stage.selected?.contains("●") == false)
        #expect(stage.shows("●   Article 1 "))
    }

    @Test func `goes on to the next article with j and the next unread one with n`() {
        var stage = opened(read: [2, 3])
        stage.press(.enter)
        stage.tell(text(rows(1...1, read: [1])[0]))
        stage.type("j")
        #expect(stage.requests == [.open(2)])
        stage.tell(text(rows(2...2, read: [2])[0]))
        stage.type("n")
        #expect(stage.requests == [.open(4)])
    }

    @Test func `scrolls with Space, and goes on at the end`() {
        var stage = opened()
        stage.press(.enter)
        stage.tell(text(rows(1...1, read: [1])[0], lines: 14))
        stage.type(" ")
        #expect(stage.requests.isEmpty)
        #expect(stage.title.contains("End") && stage.shows("Paragraph 13"))
        stage.type(" ")
        #expect(stage.requests == [.open(2)])
    }

    @Test func `goes to the next feed when everything here is read, and says when nothing is left`()
    {
        var stage = opened(read: [1, 2, 3, 4, 5, 6])
        stage.type("n")
        #expect(stage.requests == [.load(.init(feeds: ["c"], view: .unread), after: nil)])
        stage.tell(
            .articles(
                .init(list: .init(feeds: ["c"], view: .unread), rows: rows(9...9), through: 9)))
        #expect(stage.requests == [.open(9)])
        stage.tell(.feeds(feeds.map { .init(id: $0.id, title: $0.title, total: $0.total) }))
        stage.type("n")
        #expect(stage.status == "No unread articles left.")
    }

    @Test func `doesn't search for unread articles without end when counts are wrong`() {
        var stage = opened(read: [1, 2, 3, 4, 5, 6])
        stage.type("n")
        stage.tell(.articles(.init(list: .init(feeds: ["c"], view: .unread), rows: [], through: 9)))
        #expect(stage.requests == [.loadFeeds])
    }

    @Test func `shows a mark at once, and asks for it to be stored`() {
        var stage = opened()
        stage.type("s")
        #expect(stage.requests == [.star(1, true)])
        #expect(stage.selected?.contains("●★") == true)
        stage.type("m")
        #expect(stage.requests == [.markRead(1, true)])
        #expect(stage.selected?.contains("●") == false)
        stage.type("N")
        #expect(stage.requests == [.markRead(1, false)])
        stage.type("u")
        #expect(stage.requests == [.undo])
    }

    @Test func `marks as read only what the reader can have seen`() {
        var stage = opened()
        stage.type("A")
        #expect(stage.requests == [.markAllRead(.init(feeds: ["a"], view: .unread), through: 6)])
        stage.tell(.notice("6 articles marked as read. u: undo", isError: false))
        #expect(stage.status == "6 articles marked as read. u: undo")
        stage.type("j")
        #expect(!stage.status.contains("marked"))
    }

    @Test func `follows changes made elsewhere without moving anything`() {
        var stage = opened()
        stage.type("jj")
        stage.tell(.changed)
        #expect(stage.requests.contains(.loadFeeds))
        #expect(stage.requests.contains(.read([1, 2, 3, 4, 5, 6])))
        #expect(stage.requests.contains(.countNews(.init(feeds: ["a"], view: .unread), since: 6)))
        stage.tell(
            .rows(rows(3...3, read: [3])), .news(.init(feeds: ["a"], view: .unread), 4))
        #expect(stage.selected?.contains("Article 3") == true)
        #expect(stage.selected?.contains("●") == false)
        #expect(stage.title.contains("4 new, press ."))
        stage.type(".")
        #expect(stage.requests == [.load(.init(feeds: ["a"], view: .unread), after: nil)])
    }

    @Test func `keeps the selected feed when feeds come and go`() {
        var stage = stage()
        stage.type("jjjj")
        #expect(stage.selected?.contains("Empty") == true)
        stage.tell(.feeds([FeedLine(id: "z", title: "New one")] + feeds))
        #expect(stage.selected?.contains("Empty") == true)
    }

    @Test func `loads more before the end is reached, and everything for the last row`() {
        let list = ArticleList(feeds: ["a"], view: .unread)
        var stage = opened(hasMore: true)
        #expect(stage.requests == [.load(list, after: 6, shown: 6)])
        stage.type("GG")
        stage.tell(.articles(.init(list: list, rows: rows(7...300), hasMore: true, through: 300)))
        #expect(stage.requests == [.load(list, after: 300, shown: 300)])
        stage.tell(.articles(.init(list: list, rows: rows(301...400), through: 400)))
        #expect(stage.requests.isEmpty)
        #expect(stage.selected?.contains("Article 400") == true)
    }

    @Test func `ignores answers that come too late`() {
        var stage = opened()
        stage.press(.enter)
        stage.type("q")
        stage.tell(text(rows(5...5)[0]))
        #expect(!stage.shows("Paragraph"))
        stage.type("q")
        stage.tell(
            .articles(
                .init(list: .init(feeds: ["a"], view: .unread), rows: rows(1...2), through: 2)))
        #expect(stage.shows("Swift blog") && !stage.shows("Article"))
    }

    @Test func `searches, adds feeds, and gives a question up`() {
        var stage = stage()
        stage.type("/kernel n")
        #expect(stage.status == "Search: kernel n")
        stage.press(.enter)
        #expect(stage.requests == [.load(.init(view: .all, words: "kernel n"), after: nil)])
        stage.tell(
            .articles(.init(list: .init(view: .all, words: "kernel n"), rows: [], through: 0)))
        #expect(stage.shows("Nothing found."))
        stage.type("q")
        stage.type("a")
        stage.press(.paste("https://example.org/feed"), .enter)
        #expect(stage.requests == [.add("https://example.org/feed")])
        stage.type("a")
        stage.type("xq")
        stage.press(.escape)
        #expect(stage.requests.isEmpty && stage.status.contains("q:Quit"))
    }

    @Test func `renames, moves and unfollows the selected feed`() {
        var stage = stage()
        stage.type("d")
        #expect(stage.requests.isEmpty && stage.status == "Choose a feed first.")
        stage.type("jjjd")
        #expect(stage.status.hasPrefix("Unfollow Swift blog and remove 40 articles?"))
        // What is asked stays about that feed.
        stage.tell(.feeds(Array(feeds.dropFirst())))
        stage.type("y")
        #expect(stage.requests == [.unfollow("a")])
        stage.tell(.feeds(feeds))
        stage.type("gge")
        stage.type("jjj")
        stage.type("e")
        stage.press(.enter)
        #expect(stage.requests.isEmpty)
        stage.type("e 2")
        stage.press(.enter)
        #expect(stage.requests == [.rename("a", "Swift blog 2")])
        stage.type("FNews/Swift")
        stage.press(.enter)
        #expect(stage.requests == [.move("a", folder: "News/Swift")])
    }

    @Test(arguments: [20, 24, 40, 60])
    func `asks in whole sentences, with room for the answer`(columns: Int) {
        var stage = stage(columns: columns)
        stage.type("jjjd")
        #expect(stage.shows("[y/n]") && stage.shows("Swift"), "\(stage)")
        stage.type("n")
        stage.type("F")
        stage.type("News/Swift")
        #expect(stage.shows("none:") && stage.status.contains("Swift"), "\(stage)")
    }

    @Test func `lists its keys, and leaves from anywhere`() {
        var stage = opened()
        stage.type("?")
        #expect(stage.shows("j, k") && stage.title.contains("Keys"))
        stage.press(.end)
        #expect(stage.shows("Quit"))
        stage.type("?")
        #expect(stage.shows("Article 1"))
        stage.type("gn")
        #expect(stage.requests == [.end(.go(.notes))])
        stage.press(.control("c"))
        #expect(stage.requests == [.end(.quit)])
        stage.type("qq")
        #expect(stage.requests.contains(.end(.quit)))
    }

    @Test func `goes to the first row with g g`() {
        var stage = opened()
        stage.type("Ggg")
        #expect(stage.selected?.contains("Article 1") == true)
        stage.type("gf")
        #expect(stage.shows("Swift blog") && stage.shows("Starred"))
    }

    @Test func `keeps its place when the terminal changes its size`() {
        var stage = opened()
        stage.type("jjjj")
        stage.resize(columns: 30, rows: 5)
        #expect(stage.selected?.contains("Article 5") == true)
        stage.press(.enter)
        stage.tell(text(rows(5...5)[0]))
        stage.press(.pageDown, .pageDown)
        let line = stage.lines[1]
        stage.resize(columns: 100, rows: 5)
        #expect(stage.shows(line.trimmingPrefix { $0 == " " } + ""))
        stage.resize(columns: 1, rows: 1)
        stage.type("qq?")
        stage.resize(columns: 3, rows: 2)
        #expect(stage.unknown.isEmpty)
    }

    @Test func `shows what goes on and what failed`() {
        var stage = stage()
        stage.type("r")
        #expect(stage.requests == [.refresh(feed: nil, force: false)])
        stage.tell(.progress("Fetching: 1 of 3"))
        #expect(stage.status == "Fetching: 1 of 3")
        stage.tell(.progress(nil), .notice("Can't refresh\u{1B}[2J: offline.", isError: true))
        #expect(stage.status == "Can't refresh[2J: offline.")
        stage.type("jjj")
        stage.type("r")
        #expect(stage.requests == [.refresh(feed: "a", force: false)])
    }

    @Test func `tells a folder with one feed from that feed`() {
        var stage = Stage(FeedsScreen(), columns: 60, rows: 14)
        func feeds(unread: Int) -> FeedsMessage {
            let lines = [
                ("1", "Two", "A/B"), ("2", "Three", "A/B"), ("3", "Four", "A/C"),
                ("4", "One", "Flat"),
            ]
            return .feeds(
                lines.map {
                    FeedLine(id: $0.0, title: $0.1, folder: $0.2, unread: unread, total: 2)
                })
        }
        stage.tell(feeds(unread: 1))
        stage.type("jjjjjjj")
        #expect(stage.selected?.contains("Four") == true)
        stage.press(.enter)
        #expect(stage.title.hasPrefix(" Four · unread"))
        stage.type("q")
        stage.tell(feeds(unread: 0))
        #expect(stage.selected?.contains("Four") == true)
        stage.type("k")
        stage.press(.enter)
        #expect(stage.title.hasPrefix(" A/C/"))
        stage.type("J")
        #expect(stage.title.hasPrefix(" Four"))
        stage.type("J")
        #expect(stage.title.hasPrefix(" One"))
        stage.type("q")
        #expect(stage.selected?.contains("One") == true)
    }

    @Test func `loses nothing of a long title`() {
        var stage = Stage(FeedsScreen(), columns: 40, rows: 20)
        stage.tell(.feeds(feeds))
        stage.press(.enter)
        var line = rows(1...1)[0]
        line.title = "On " + String(repeating: "Donaudampfschiff", count: 6)
        stage.tell(.articles(.init(list: .init(view: .unread), rows: [line], through: 1)))
        stage.press(.enter)
        stage.tell(.article(ArticleText(line: line, facts: [line.title]) { _ in [] }))
        let shown = stage.lines.joined().filter { $0 != " " }
        let title = line.title.filter { $0 != " " }
        #expect(shown.components(separatedBy: title).count == 3)
    }

    @Test func `loses nothing of a long address`() {
        var stage = Stage(FeedsScreen(), columns: 40, rows: 20)
        stage.tell(.feeds(feeds))
        stage.press(.enter)
        stage.tell(.articles(.init(list: .init(view: .unread), rows: rows(1...1), through: 1)))
        stage.press(.enter)
        let link = "https://example.org/" + String(repeating: "0123456789", count: 9)
        stage.tell(
            .article(ArticleText(line: rows(1...1)[0], link: link) { _ in [link] }))
        let shown = stage.lines.map { $0.trimmingPrefix { $0 == " " } }.joined()
        #expect(shown.components(separatedBy: link).count == 3)
    }
}
