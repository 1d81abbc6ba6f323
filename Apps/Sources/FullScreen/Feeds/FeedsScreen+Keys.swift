public import Terminal

extension FeedsScreen {
    /// The keys, those of the page first; most are newsboat's too.
    static let keys: [(keys: String, words: String)] = [
        ("j, k", "Next or previous feed or article, also while reading"),
        ("↓, ↑", "The same; in an article, scroll"), ("Enter, o", "Open"),
        ("n, p", "Next or previous unread article, here or in the next feed"),
        ("Space", "Scroll the article, then open the next unread one"),
        ("b, PgUp, PgDn", "Scroll by a screen"), ("Home, End, g g, G", "First or last"),
        ("v", "Open the original page in the browser; in an article, o too"),
        ("m, N", "Mark as read or unread"), ("s", "Add or remove a star"),
        ("A", "Mark all in this list as read"),
        ("u", "Undo the last mark, or removal or change of a feed"),
        ("r", "Fetch this feed, or all that are due"), ("R", "Fetch all feeds now"),
        (".", "Reload the list to show new articles"),
        ("l", "Show or hide what is read"), ("J, K", "Next or previous feed"),
        ("/", "Search"), ("a", "Add a feed"),
        ("e, F", "In the list of feeds: rename a feed, or put it in a folder"),
        ("d", "In the list of feeds: unfollow a feed"),
    ]

    /// Applies a key.
    public mutating func press(_ key: Key) -> [FeedsRequest] {
        waitsForAddress = false
        switch frame.press(key, keys: Self.keys) {
        case .done: return []
        case .quit: return [.end(.quit)]
        case .go(let section): return section == .feeds ? home() : [.end(.go(section))]
        case .answered("/", let words): return search(words)
        case .answered("d", _): return asked.map { [.unfollow($0.id)] } ?? []
        case .answered("e", let name):
            return asked.map { name == $0.title ? [] : [.rename($0.id, name)] } ?? []
        case .answered("F", let folder):
            return asked.map { folder == $0.folder ?? "" ? [] : [.move($0.id, folder: folder)] }
                ?? []
        case .answered(_, let address):
            waitsForAddress = true
            return address.allSatisfy(\.isWhitespace) ? [] : [.add(address)]
        case .unused: break
        }
        let requests =
            pressAnywhere(key)
            ?? (article != nil ? pressArticle(key) : list != nil ? pressList(key) : pressFeeds(key))
        return requests + more() + unchecked()
    }

    /// Asks for the address of a feed; one that was refused is there still.
    mutating func askForAddress() {
        frame.prompt = .init(
            name: "a", label: "Address of a feed or page:",
            editor: LineEditor(refusedAddress ?? ""))
    }

    private mutating func home() -> [FeedsRequest] {
        (article, list, wanted) = (nil, nil, nil)
        return []
    }

    private mutating func pressAnywhere(_ key: Key) -> [FeedsRequest]? {
        switch key {
        case .character("n"): return nextUnread()
        case .character("p"): return previousUnread()
        case .character("m"), .character("N"): return toggleRead()
        case .character("s"): return toggleStar()
        case .character("A"): return markAll()
        case .character("u"): return [.undo]
        case .character("v"): return chosenArticle.map { [.browse($0.number)] } ?? []
        case .character("r"): return refresh()
        case .character("R"): return [.refresh(feed: nil, force: true)]
        case .character("J"): return feed(by: 1)
        case .character("K"): return feed(by: -1)
        case .character("/"): frame.prompt = .init(name: "/", label: "Search:")
        case .character("a"): askForAddress()
        default: return nil
        }
        return []
    }

    private mutating func pressFeeds(_ key: Key) -> [FeedsRequest] {
        if feedWindow.press(key) { return [] }
        switch key {
        case .enter, .right, .character("o"), .character(" "):
            return chosenPlace.map { open($0.list) } ?? []
        case .character("l"):
            let selected = chosenPlace?.id
            hidesRead.toggle()
            feedWindow.count = places.count
            feedWindow.select(places.firstIndex { $0.id == selected } ?? 0)
        case .character("."): return [.loadFeeds]
        case .character("q"): return [.end(.quit)]
        case .character("e"), .character("F"), .character("d"), .character("D"), .delete: ask(key)
        default: break
        }
        return []
    }

    /// Asks what to do with the selected feed.
    private mutating func ask(_ key: Key) {
        guard case .feed(let id) = chosenPlace?.id, let feed = feeds.first(where: { $0.id == id })
        else {
            frame.notice = ("Choose a feed first.", false)
            return
        }
        asked = feed
        switch key {
        case .character("e"):
            frame.prompt = .init(
                name: "e", label: "Name, or nothing for its own title:",
                editor: LineEditor(feed.title))
        case .character("F"):
            frame.prompt = .init(
                name: "F", label: "Folder, such as News/Science, or nothing for none:",
                editor: LineEditor(feed.folder ?? ""))
        default:
            let count = feed.total - feed.starred
            let articles = QuantityFormatting.count(count, "article")
            let stay = QuantityFormatting.count(
                feed.starred, "starred article stays", "starred articles stay")
            frame.prompt = .init(
                name: "d",
                label: "Unfollow \(feed.title)" + (count > 0 ? " and remove \(articles)?" : "?")
                    + (feed.starred > 0 ? " \(stay)." : ""),
                purpose: .yesOrNo)
        }
    }

    private mutating func pressList(_ key: Key) -> [FeedsRequest] {
        if [.end, .character("G"), .character(">")].contains(key) {
            let hasMore = list?.hasMore == true
            list?.goesToEnd = hasMore
        }
        if list?.window.press(key) == true { return [] }
        switch key {
        case .enter, .right, .character("o"), .character(" "):
            return list?.chosen.map { open($0.number) } ?? []
        case .character("l"):
            guard var changed = list?.list else { return [] }
            guard changed.view != .starred else {
                frame.notice = ("Starred shows articles whether read or not.", false)
                return []
            }
            changed.view = changed.view == .unread ? .all : .unread
            return open(changed)
        case .character("."): return list.map { open($0.list) } ?? []
        case .character("q"), .escape, .left, .character("h"):
            list = nil
            return [.loadFeeds]
        default: return []
        }
    }

    private mutating func pressArticle(_ key: Key) -> [FeedsRequest] {
        switch key {
        case .character("j"): return step(by: 1)
        case .character("k"): return step(by: -1)
        case .character("o"): return article.map { [.browse($0.text.line.number)] } ?? []
        case .character(" ") where article?.pane.isAtEnd(height: frame.height) == true:
            return nextUnread()
        case .character("q"), .escape, .left, .character("h"):
            (article, wanted) = (nil, nil)
        default: article?.pane.scroll(key, height: frame.height)
        }
        return []
    }

    // MARK: - Opening

    mutating func open(_ next: ArticleList) -> [FeedsRequest] {
        (article, wanted) = (nil, nil)
        list = OpenList(next, height: frame.height)
        return [.load(next, after: nil)]
    }

    mutating func open(_ number: UInt64) -> [FeedsRequest] {
        wanted = number
        if let row = list?.rows.firstIndex(where: { $0.number == number }) {
            list?.window.select(row)
            list?.rows[row].isRead = true
        }
        return [.open(number)]
    }

    private mutating func search(_ words: String) -> [FeedsRequest] {
        guard !words.allSatisfy(\.isWhitespace) else { return [] }
        let here = list?.list
        return open(
            ArticleList(feeds: here?.feeds, folder: here?.folder, view: .all, words: words))
    }

    private mutating func step(by rows: Int) -> [FeedsRequest] {
        guard let open = list else { return [] }
        let next = open.window.selected + rows
        guard open.rows.indices.contains(next) else {
            let words = rows > 0 ? "This is the last article." : "This is the first article."
            frame.notice = (words, false)
            return []
        }
        return self.open(open.rows[next].number)
    }

    /// Opens the next unread article: below, above, or in the next feed that has one.
    private mutating func nextUnread() -> [FeedsRequest] {
        guard let open = list else { return openNextFeed(after: feedWindow.selected - 1) }
        // A row that is selected and not open yet counts as the next.
        let isReading = article != nil || wanted != nil
        let from = isReading ? open.window.selected : open.window.selected - 1
        // Taken before the closure: the optimizer of Swift 6.3.1 crashes on one that borrows self here.
        let shown = shownNumber
        let below = open.rows.dropFirst(from + 1).first { !$0.isRead }
        let above = open.rows.prefix(max(0, from + 1)).first { !$0.isRead && $0.number != shown }
        if let next = below ?? above { return self.open(next.number) }
        if open.isLoading { return [] }
        let here = places.firstIndex { $0.id == open.list.place }
        return openNextFeed(after: here ?? -1)
    }

    private mutating func openNextFeed(after place: Int) -> [FeedsRequest] {
        let places = places
        let here = list?.list.feeds
        func isNext(_ place: Place) -> Bool {
            place.isFeed && place.unread > 0 && place.list.feeds != here
        }
        guard
            let next = places.dropFirst(place + 1).first(where: isNext)
                ?? places.first(where: isNext)
        else {
            frame.notice = ("No unread articles left.", false)
            return []
        }
        opensUnread = true
        feedWindow.select(places.firstIndex { $0.id == next.id } ?? 0)
        return open(ArticleList(feeds: next.list.feeds, view: .unread))
    }

    private mutating func previousUnread() -> [FeedsRequest] {
        guard let open = list else { return [] }
        guard let previous = open.rows.prefix(open.window.selected).last(where: { !$0.isRead })
        else {
            frame.notice = ("No unread article above.", false)
            return []
        }
        return self.open(previous.number)
    }

    /// Opens the list of the next or previous feed.
    private mutating func feed(by rows: Int) -> [FeedsRequest] {
        guard let open = list else {
            feedWindow.move(by: rows)
            return []
        }
        let places = places
        let here = places.firstIndex { $0.id == open.list.place } ?? -1
        let others =
            rows > 0
            ? Array(places.dropFirst(here + 1)) : Array(places.prefix(max(0, here)).reversed())
        guard let next = others.first(where: \.isFeed) else {
            frame.notice = (rows > 0 ? "This is the last feed." : "This is the first feed.", false)
            return []
        }
        feedWindow.select(places.firstIndex { $0.id == next.id } ?? 0)
        return self.open(next.list)
    }

    // MARK: - Marking

    /// The article that keys act on.
    private var chosenArticle: ArticleLine? { article?.text.line ?? list?.chosen }

    private var shownNumber: UInt64? { article?.text.line.number }

    private mutating func change(_ number: UInt64, _ body: (inout ArticleLine) -> Void) {
        if let row = list?.rows.firstIndex(where: { $0.number == number }) {
            if var line = list?.rows[row] {
                body(&line)
                list?.rows[row] = line
            }
        }
        if article?.text.line.number == number, var line = article?.text.line {
            body(&line)
            article?.text.line = line
        }
    }

    private mutating func toggleRead() -> [FeedsRequest] {
        guard let line = chosenArticle else { return [] }
        change(line.number) { $0.isRead.toggle() }
        return [.markRead(line.number, !line.isRead)]
    }

    private mutating func toggleStar() -> [FeedsRequest] {
        guard let line = chosenArticle else { return [] }
        change(line.number) { $0.isStarred.toggle() }
        return [.star(line.number, !line.isStarred)]
    }

    private mutating func markAll() -> [FeedsRequest] {
        if let open = list {
            guard open.list.words == nil else {
                frame.notice = ("Mark articles found by a search one by one, with m.", false)
                return []
            }
            // Only what the reader can have seen: not what arrived in the meantime.
            return open.isLoading ? [] : [.markAllRead(open.list, through: open.through)]
        }
        guard let place = chosenPlace else { return [] }
        return [.markAllRead(place.list, through: nil)]
    }

    private func refresh() -> [FeedsRequest] {
        let feeds = list?.list.feeds ?? (list == nil ? chosenPlace?.list.feeds : nil)
        return [.refresh(feed: feeds?.count == 1 ? feeds?.first : nil, force: false)]
    }
}
