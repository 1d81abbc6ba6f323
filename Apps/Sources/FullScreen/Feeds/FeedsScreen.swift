internal import Terminal

/// The feed reader that fills the terminal: feeds, the articles of one of them, one article.
public struct FeedsScreen: ScreenProgram {
    /// What it is told.
    public typealias Message = FeedsMessage
    /// What it asks for.
    public typealias Request = FeedsRequest

    var frame = ScreenFrame()
    /// The address that could not be added last.
    var refusedAddress: String?
    /// Whether no key was pressed since an address was given.
    var waitsForAddress = false
    /// The feed that a question is about.
    var asked: FeedLine?
    var feeds: [FeedLine] = []
    var counts = ArticleCounts(of: [])
    var isLoaded = false
    /// Whether only feeds with unread articles are listed.
    var hidesRead = false
    var feedWindow = ListWindow()
    var list: OpenList?
    var article: OpenArticle?
    /// The article that was asked for and has not arrived.
    var wanted: UInt64?
    /// Whether the list that is being loaded opens its first unread article.
    var opensUnread = false

    /// A list of articles on the screen. What is read or arrives in the meantime moves nothing in it.
    struct OpenList: Sendable {
        let list: ArticleList
        var rows: [ArticleLine] = []
        var window: ListWindow
        var hasMore = true
        var isLoading = true
        /// The last sequence number that the reader can have seen.
        var through: UInt64 = 0
        /// How many articles arrived since.
        var news = 0
        /// Which rows were read after the last change.
        var checked: Set<UInt64> = []
        /// Whether to go on loading until the last article is there.
        var goesToEnd = false

        init(_ list: ArticleList, height: Int) {
            self.list = list
            window = ListWindow(height: height)
        }

        var chosen: ArticleLine? {
            rows.indices.contains(window.selected) ? rows[window.selected] : nil
        }
    }

    /// An article on the screen.
    struct OpenArticle: Sendable {
        var text: ArticleText
        var pane = TextPane([])
    }

    /// Creates a reader that has not loaded anything.
    public init() {}

    /// The size of the terminal.
    public var size: ScreenSize {
        get { frame.size }
        set {
            frame.size = newValue
            feedWindow.height = frame.height
            list?.window.height = frame.height
            if frame.help != nil { frame.showHelp(Self.keys) }
            layArticle()
        }
    }

    /// Asks for what the first screen shows.
    public mutating func begin() -> [FeedsRequest] { [.loadFeeds] }

    // MARK: - Messages

    /// Applies a message.
    public mutating func receive(_ message: FeedsMessage) -> [FeedsRequest] {
        switch message {
        case .feeds(let lines, let all):
            let selected = chosenPlace?.id
            (feeds, counts) = (lines, all ?? ArticleCounts(of: lines))
            isLoaded = true
            settle(on: selected)
        case .articles(let page): return receive(page)
        case .rows(let lines): update(lines)
        case .news(let of, let count):
            if list?.list == of { list?.news = count }
        case .article(let text): show(text)
        case .changed:
            list?.checked = []
            return [.loadFeeds] + news() + unchecked()
                + (article.map { [.reread($0.text.line.number)] } ?? [])
        case .notice(let words, let isError): frame.notice = (words, isError)
        case .refused(let address):
            refusedAddress = address
            if waitsForAddress, address != nil { askForAddress() }
        case .progress(let words): frame.progress = words
        }
        return []
    }

    private mutating func receive(_ page: ArticlePage) -> [FeedsRequest] {
        guard var open = list, open.list == page.list, open.isLoading else { return [] }
        let known = Set(open.rows.map(\.number))
        open.rows += page.rows.filter { !known.contains($0.number) }
        open.checked.formUnion(page.rows.map(\.number))
        open.window.count = open.rows.count
        (open.hasMore, open.isLoading) = (page.hasMore, false)
        if open.through == 0 { open.through = page.through }
        if open.goesToEnd { open.window.select(open.rows.count - 1) }
        open.goesToEnd = open.goesToEnd && page.hasMore
        list = open
        if opensUnread {
            opensUnread = false
            // The counts may be older than the list: look at them again instead of trying the next feed.
            if let first = open.rows.first(where: { !$0.isRead }) { return self.open(first.number) }
            frame.notice = ("No unread articles left.", false)
            return [.loadFeeds]
        }
        return more()
    }

    private mutating func update(_ lines: [ArticleLine]) {
        for line in lines {
            guard let index = list?.rows.firstIndex(where: { $0.number == line.number }) else {
                continue
            }
            list?.rows[index] = line
            list?.checked.insert(line.number)
            if article?.text.line.number == line.number { article?.text.line = line }
        }
    }

    private mutating func show(_ text: ArticleText) {
        let number = text.line.number
        if article?.text.line.number == number {
            article?.text = text
        } else {
            guard wanted == number else { return }
            article = OpenArticle(text: text)
            if let row = list?.rows.firstIndex(where: { $0.number == number }) {
                list?.window.select(row)
            }
        }
        if wanted == number { wanted = nil }
        update([text.line])
        layArticle()
    }

    mutating func layArticle() {
        guard var open = article else { return }
        open.pane.replace(lines(of: open.text), height: frame.height)
        article = open
    }

    private mutating func settle(on selected: PlaceID?) {
        let places = places
        feedWindow.count = places.count
        guard let selected, let row = places.firstIndex(where: { $0.id == selected }) else {
            return
        }
        feedWindow.select(row)
    }

    // MARK: - What to read next

    /// Asks for more rows before the selection reaches the last one.
    mutating func more() -> [FeedsRequest] {
        guard let open = list, open.hasMore, !open.isLoading, let last = open.rows.last else {
            return []
        }
        let isNear = open.window.visible.upperBound + 50 > open.rows.count
        guard isNear || open.goesToEnd else { return [] }
        list?.isLoading = true
        return [.load(open.list, after: last.number, shown: open.rows.count)]
    }

    /// Asks for rows in sight that may have changed.
    func unchecked() -> [FeedsRequest] {
        guard let open = list else { return [] }
        let numbers = open.window.visible.filter(open.rows.indices.contains)
            .map { open.rows[$0].number }.filter { !open.checked.contains($0) }
        return numbers.isEmpty ? [] : [.read(numbers)]
    }

    private func news() -> [FeedsRequest] {
        guard let open = list, open.list.words == nil, open.through > 0 else { return [] }
        return [.countNews(open.list, since: open.through)]
    }
}
