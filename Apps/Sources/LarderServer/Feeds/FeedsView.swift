/// What the page of feeds shows.
struct FeedsView: Sendable {
    /// Which pane a phone shows: feeds, articles or article.
    var level: String
    /// The heading levels of the panes; the pane that a phone shows has level 1.
    var feedsLevel: Int
    var listLevel: Int
    var rowLevel: Int
    var articleLevel: Int
    var feeds: FeedsPane
    var list: ArticleList
    var article: ArticleView?
    /// Whether the form to add a feed is open.
    var isAdding: Bool
    /// The address that forms return to.
    var here: String

    /// The feeds.
    struct FeedsPane: Sendable {
        var views: [Link]
        var folders: [Folder]
        var hasFeeds: Bool
        var isStarter: Bool
        var isBusy: Bool
        var progress: String?
        var message: String?
        var trouble: String?
    }

    /// A link to a list.
    struct Link: Sendable {
        var id: String
        var name: String
        var address: String
        var count: String?
        /// What the count means, for screen readers.
        var counted: String
        var isHere: Bool
        /// What is wrong, in a few words.
        var trouble: String?
        /// The address of its picture, and the letter that stands for it.
        var icon: String?
        var letter: String?
    }

    struct Folder: Sendable {
        var isFolded: Bool
        var link: Link?
        var feeds: [Link]
    }
}

/// The list of articles.
struct ArticleList: Sendable {
    var title: String
    /// The address of this page of the list.
    var address: String
    var back: String
    var tabs: [FeedsView.Link]
    var rows: [Row]
    var hasRows: Bool
    /// The text that replaces the rows if there are none.
    var empty: String?
    var hint: String?
    /// How many articles a search found, and which of them are here.
    var found: String
    var words: String
    var isSearch: Bool
    var view: String
    /// The view that a search begins in, and that clearing it leads back to.
    var searched: String
    var feed: String?
    var folder: String?
    /// The feed that is chosen, if it is a single one.
    var about: FeedAbout?
    /// How many articles arrived since the list was loaded, such as "3 new articles".
    var news: String?
    var newest: String
    /// The address that reloads the list from its start.
    var first: String
    /// The last sequence number that the reader can have seen.
    var through: String
    var next: String?
    var previous: String?
    /// Where to continue once nothing here is unread.
    var onward: FeedsView.Link?
    var canMarkAll: Bool
    var canUndo: Bool

    struct Row: Sendable {
        var number: String
        var address: String
        var feed: String
        var item: String
        var title: String
        var source: String
        /// The id of its feed's link beside the list.
        var sourceLink: String
        var moment: Moment
        var age: String
        var line: String?
        var snippet: [Piece]
        /// The address of a small picture.
        var picture: String?
        var isRead: Bool
        var isStarred: Bool
        var isOpen: Bool
        /// Whether its title is only the beginning of its text.
        var isUntitled: Bool
    }

    /// A piece of the text around a match.
    struct Piece: Sendable {
        var text: String
        var isFound: Bool
    }
}

/// The details of the chosen feed, and what can be done with it.
struct FeedAbout: Sendable {
    var id: String
    var title: String
    /// The name to change: the one that the person gave it, or its own title.
    var name: String
    var folder: String
    var address: String
    /// The address of its website.
    var home: String?
    var isPackaged: Bool
    var isStarter: Bool
    var isGone: Bool
    var isBusy: Bool
    var checked: Moment?
    var next: Moment?
    var isDue: Bool
    var trouble: FeedFailure?
    /// Those that go with the feed; nil if there are none.
    var articles: String?
    var starred: String?
}

/// The article that is open.
struct ArticleView: Sendable {
    var number: String
    var feed: String
    var item: String
    var title: String
    /// Whether the title is only the beginning of the text.
    var isUntitled: Bool
    var source: String
    var sourceAddress: String
    var author: String?
    var moment: Moment
    var link: String?
    var comments: String?
    var categories: [String]
    var files: [File]
    var document: String?
    var size: String
    var isRead: Bool
    var isStarred: Bool
    var address: String
    var back: String
    var backName: String
    var previous: String?
    var next: String?
    var nextUnread: FeedsView.Link?

    /// A file that comes with the article.
    struct File: Sendable {
        var address: String
        var name: String
        var about: String
    }
}
