public import Terminal

extension FeedsScreen {
    /// What a row of the list of feeds stands for, however many of its articles are read.
    enum PlaceID: Sendable, Hashable {
        case feed(String)
        case folder(String)
        case all(ArticleList.View)
    }

    /// A row of the list of feeds: a feed, a folder, or a list over all of them.
    struct Place: Sendable, Identifiable {
        var list: ArticleList
        var title: String
        var unread: Int
        var total: Int
        var isFeed = false
        var isSetIn = false
        var checked = ""
        var trouble: String?

        var id: PlaceID { list.place }
    }

    /// The rows of the list of feeds.
    var places: [Place] {
        func place(_ feed: FeedLine, isSetIn: Bool) -> Place {
            // An unread article is what a reader of a feed wants first; without one, everything.
            Place(
                list: ArticleList(feeds: [feed.id], view: feed.unread > 0 ? .unread : .all),
                title: feed.title, unread: feed.unread, total: feed.total, isFeed: true,
                isSetIn: isSetIn, checked: feed.checked, trouble: feed.trouble)
        }
        let shown = hidesRead ? feeds.filter { $0.unread > 0 } : feeds
        var places = [
            Place(
                list: .init(view: .unread), title: "Unread", unread: counts.unread,
                total: counts.total),
            Place(
                list: .init(view: .starred), title: "Starred", unread: 0, total: counts.starred),
            Place(list: .init(view: .all), title: "All articles", unread: 0, total: counts.total),
        ]
        places += shown.filter { $0.folder == nil }.map { place($0, isSetIn: false) }
        for folder in Set(shown.compactMap(\.folder)).sorted() {
            let inside = shown.filter { $0.folder == folder }
            let counts = ArticleCounts(of: inside)
            places.append(
                Place(
                    list: .init(
                        feeds: inside.map(\.id), folder: folder,
                        view: counts.unread > 0 ? .unread : .all),
                    title: folder + "/", unread: counts.unread, total: counts.total))
            places += inside.map { place($0, isSetIn: true) }
        }
        return places
    }

    var chosenPlace: Place? {
        let places = places
        return places.indices.contains(feedWindow.selected) ? places[feedWindow.selected] : nil
    }

    /// What the terminal shows.
    public var canvas: Canvas {
        var canvas = Canvas(columns: size.columns, rows: size.rows)
        if frame.drawHelp(on: &canvas) { return canvas }
        if let article {
            draw(article, on: &canvas)
        } else if let list {
            draw(list, on: &canvas)
        } else {
            drawFeeds(on: &canvas)
        }
        return canvas
    }

    private func drawFeeds(on canvas: inout Canvas) {
        let places = places
        let unread = places.first?.unread ?? 0
        frame.drawTitle("Feeds", isLoaded ? "\(unread) unread" : "", on: &canvas)
        var table = TextTable(columns: [
            .init("", .right), .init("", isFlexible: true, leastWidth: 20),
            .init("", expendability: 1),
        ])
        let rows = isLoaded ? feedWindow.visible.filter(places.indices.contains) : []
        // As wide as the widest of all, so that nothing moves sideways while scrolling.
        let width = places.map { Self.count($0).count }.max() ?? 0
        table.rows = rows.map { row in
            let place = places[row]
            let count = Self.count(place)
            let padding = String(repeating: " ", count: width - count.count)
            let style: Style = place.unread > 0 ? .bold : .plain
            return [
                .init(padding + count, place.unread > 0 ? .bold : .dim),
                .init((place.isSetIn ? "  " : "") + place.title, style),
                .init(
                    place.trouble == nil ? place.checked : "failing",
                    place.trouble == nil ? .dim : .warning),
            ]
        }
        table.draw(feedWindow, on: &canvas, from: 1)
        var hint = "?:Keys  q:Quit  Enter:Open  n:Next unread  r:Refresh  a:Add  /:Search"
        if isLoaded, feeds.isEmpty { hint = "No feeds yet. a: add one" }
        if let place = chosenPlace, let trouble = place.trouble, frame.progress == nil {
            hint = trouble
        }
        frame.drawStatus(hint, on: &canvas)
    }

    /// How many articles are unread, and how many there are.
    private static func count(_ place: Place) -> String {
        place.unread > 0 ? "\(place.unread)/\(place.total)" : "\(place.total)"
    }

    private func title(_ list: ArticleList) -> String {
        let place =
            list.feeds.map { _ in
                places.first { $0.id == list.place }?.title ?? "Feed"
            }
        if let words = list.words {
            return "Search: \(words)" + (place.map { " in \($0)" } ?? "")
        }
        switch list.view {
        case .unread: return place.map { "\($0) · unread" } ?? "Unread"
        case .starred: return "Starred"
        case .all: return place ?? "All articles"
        }
    }

    private func draw(_ open: OpenList, on canvas: inout Canvas) {
        let count =
            open.isLoading && open.rows.isEmpty
            ? "" : "\(open.rows.count)\(open.hasMore ? "+" : "")"
        let news = open.news > 0 ? "\(open.news) new, press .   " : ""
        frame.drawTitle(title(open.list), news + count, on: &canvas)
        if open.rows.isEmpty, !open.isLoading {
            let words =
                open.list.words != nil
                ? "Nothing found. Every word must be there."
                : open.list.view == .unread
                    ? "Everything is read. l shows all articles."
                    : open.list.view == .starred
                        ? "Nothing is starred. s adds a star." : "No articles. r fetches them."
            for (index, line) in words.wrapped(to: max(10, size.columns - 2)).enumerated() {
                canvas.write(line, row: 2 + index, column: 1)
            }
        }
        let hasFeeds = open.list.feeds?.count != 1
        let feedWidth = min(24, size.columns / 4)
        var table = TextTable(columns: [
            .init(""), .init("", isFlexible: true, leastWidth: 24),
            .init("", expendability: hasFeeds ? 1 : 3), .init("", .right, expendability: 2),
        ])
        let rows = open.window.visible.filter(open.rows.indices.contains)
        table.rows = rows.map { row in
            let line = open.rows[row]
            let feed = line.feed.printable.cut(to: feedWidth)
            let padding = String(repeating: " ", count: max(0, feedWidth - feed.displayWidth))
            return [
                .init((line.isRead ? " " : "●") + (line.isStarred ? "★" : " "), .warning),
                .init(line.title, line.isRead ? .plain : .bold),
                .init(hasFeeds ? feed + padding : "", .dim),
                .init(String(repeating: " ", count: max(0, 10 - line.age.count)) + line.age, .dim),
            ]
        }
        table.draw(open.window, on: &canvas, from: 1)
        frame.drawStatus(
            "?:Keys  q:Back  Enter:Open  n:Next unread  m:Read  s:Star  A:All read  u:Undo",
            on: &canvas)
    }

    private func draw(_ open: OpenArticle, on canvas: inout Canvas) {
        let line = open.text.line
        let marks = (line.isStarred ? "★ " : "") + (line.isRead ? "" : "● ")
        frame.drawTitle(
            marks + line.feed.printable, open.pane.position(height: frame.height), on: &canvas)
        open.pane.draw(from: 1, height: frame.height, on: &canvas, margin: 1)
        frame.drawStatus(
            "?:Keys  q:Back  Space:Scroll  n:Next unread  j/k:Next, previous  v:Browser",
            on: &canvas)
    }

    /// The lines of an article: what it is, then its text.
    func lines(of article: ArticleText) -> [StyledText] {
        let width = max(20, min(size.columns - 2, 80))
        var lines =
            article.isUntitled
            ? []
            : article.line.title.printable.broken(to: width).map { StyledText([.init($0, .bold)]) }
        lines += article.facts.joined(separator: " · ").printable.broken(to: width)
            .map { StyledText([.init($0, .dim)]) }
        if let link = article.link?.printable {
            lines += link.broken(to: width).map { StyledText([.init($0, .dim)]) }
        }
        lines.append(StyledText([]))
        return lines
            + article.text(width).flatMap { $0.printable.broken(to: width) }
            .map { StyledText([.init($0)]) }
    }
}

extension ArticleList {
    /// The row of the list of feeds that it belongs to. A folder with one feed is not that feed.
    var place: FeedsScreen.PlaceID {
        if let folder { return .folder(folder) }
        return feeds?.first.map { .feed($0) } ?? .all(view)
    }
}
