/// What the list of feeds shows of one.
public struct FeedLine: Sendable, Hashable {
    /// The identifier.
    public var id: String
    /// The name.
    public var title: String
    /// The folder, if it is in one.
    public var folder: String?
    /// How many articles are unread.
    public var unread: Int
    /// How many there are.
    public var total: Int
    /// How many are starred.
    public var starred: Int
    /// When it was checked, in words.
    public var checked: String
    /// What is wrong with it, in words.
    public var trouble: String?

    /// Creates a line.
    public init(
        id: String, title: String, folder: String? = nil, unread: Int = 0, total: Int = 0,
        starred: Int = 0, checked: String = "", trouble: String? = nil
    ) {
        (self.id, self.title, self.folder) = (id, title, folder)
        (self.unread, self.total, self.starred) = (unread, total, starred)
        (self.checked, self.trouble) = (checked, trouble)
    }
}

/// Which articles a list shows.
public struct ArticleList: Sendable, Hashable {
    /// Which of the articles.
    public enum View: Sendable, Hashable { case unread, starred, all }

    /// The feeds; nil for all.
    public var feeds: [String]?
    /// The folder whose feeds they are; nil for a single feed, and for all.
    public var folder: String?
    /// Which of their articles.
    public var view: View
    /// What they contain; nil if that doesn't matter.
    public var words: String?

    /// Creates a list.
    public init(
        feeds: [String]? = nil, folder: String? = nil, view: View, words: String? = nil
    ) {
        (self.feeds, self.folder, self.view, self.words) = (feeds, folder, view, words)
    }
}

/// What a list shows of an article.
public struct ArticleLine: Sendable, Hashable {
    /// Its sequence number, by which commands and pages name it too.
    public var number: UInt64
    /// The name of its feed.
    public var feed: String
    /// Its title.
    public var title: String
    /// How old it is, in words.
    public var age: String
    /// Whether it was read.
    public var isRead: Bool
    /// Whether it is starred.
    public var isStarred: Bool

    /// Creates a line.
    public init(
        number: UInt64, feed: String, title: String, age: String, isRead: Bool = false,
        isStarred: Bool = false
    ) {
        (self.number, self.feed, self.title, self.age) = (number, feed, title, age)
        (self.isRead, self.isStarred) = (isRead, isStarred)
    }
}

/// A part of a list of articles.
public struct ArticlePage: Sendable {
    /// The list.
    public var list: ArticleList
    /// The next rows.
    public var rows: [ArticleLine]
    /// Whether there are more.
    public var hasMore: Bool
    /// The last sequence number when it was read.
    public var through: UInt64

    /// Creates a part.
    public init(list: ArticleList, rows: [ArticleLine], hasMore: Bool = false, through: UInt64) {
        (self.list, self.rows, self.hasMore, self.through) = (list, rows, hasMore, through)
    }
}

/// An article to read.
public struct ArticleText: Sendable {
    /// What lists show of it.
    public var line: ArticleLine
    /// Whether its title is only the beginning of its text, and not to be shown above it.
    public var isUntitled: Bool
    /// Its author, its date and the like.
    public var facts: [String]
    /// The address of its page.
    public var link: String?
    /// Its text for a width.
    public var text: @Sendable (_ columns: Int) -> [String]

    /// Creates an article.
    public init(
        line: ArticleLine, isUntitled: Bool = false, facts: [String] = [], link: String? = nil,
        text: @escaping @Sendable (_ columns: Int) -> [String]
    ) {
        (self.line, self.isUntitled) = (line, isUntitled)
        (self.facts, self.link, self.text) = (facts, link, text)
    }
}

/// How many articles there are, also of feeds that are no longer followed.
public struct ArticleCounts: Sendable, Hashable {
    /// How many are unread.
    public var unread: Int
    /// How many there are.
    public var total: Int
    /// How many are starred.
    public var starred: Int

    /// Creates counts.
    public init(unread: Int, total: Int, starred: Int) {
        (self.unread, self.total, self.starred) = (unread, total, starred)
    }

    /// Adds up those of feeds.
    public init(of feeds: [FeedLine]) {
        self.init(
            unread: feeds.reduce(0) { $0 + $1.unread }, total: feeds.reduce(0) { $0 + $1.total },
            starred: feeds.reduce(0) { $0 + $1.starred })
    }
}

/// What the reader is told.
public enum FeedsMessage: Sendable {
    /// The feeds, and how many articles there are; nil if all are of these feeds.
    case feeds([FeedLine], ArticleCounts? = nil)
    case articles(ArticlePage)
    /// Articles as they are now.
    case rows([ArticleLine])
    case news(ArticleList, Int)
    case article(ArticleText)
    /// Something stored changed, here or elsewhere.
    case changed
    case notice(String, isError: Bool)
    /// An address that could not be added, to be offered again; nil once one was.
    case refused(address: String?)
    /// What goes on at the moment; nil when it has ended.
    case progress(String?)
}

/// What the reader asks for.
public enum FeedsRequest: Sendable, Hashable {
    case loadFeeds
    case load(ArticleList, after: UInt64?, shown: Int = 0)
    case read([UInt64])
    case countNews(ArticleList, since: UInt64)
    /// Show an article and mark it as read.
    case open(UInt64)
    /// Show an article that is open as it is now.
    case reread(UInt64)
    case markRead(UInt64, Bool)
    case star(UInt64, Bool)
    case markAllRead(ArticleList, through: UInt64?)
    case undo
    /// Fetch a feed, or all that are due; all of them with `force`.
    case refresh(feed: String?, force: Bool)
    case browse(UInt64)
    case add(String)
    case unfollow(String)
    /// Give a feed another name; an empty one is its own title.
    case rename(String, String)
    /// Put a feed in a folder; an empty one is none.
    case move(String, folder: String)
    case end(ScreenEnd)
}
