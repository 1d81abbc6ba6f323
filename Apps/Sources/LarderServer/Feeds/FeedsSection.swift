public import Feeds
public import Larder
internal import Terminal

extension Topic {
    static let feeds = Topic(rawValue: "feeds")
}

extension Section {
    private static let whatMarksRead = Preference(
        name: "read", label: "An article is marked read by",
        options: [
            .init(value: "opening", label: "Opening it"),
            .init(value: "scrolling", label: "Opening it, or scrolling past it"),
            .init(value: "hand", label: "Me only"),
        ])

    /// Feeds and their articles. Without a place for their pictures, none are shown.
    public static func feeds(_ reader: FeedReader, pictures: BlobStore? = nil) -> Section {
        Section(
            topic: .feeds, name: "Feeds", key: "f", stores: [FeedReader.storeName],
            showsRows: true, showsMarks: true, lists: ["feeds", "items"],
            icon: "M5 5h14v14H5zM8 9h8M8 12h8M8 15h5", preferences: [whatMarksRead],
            unkept: ["/feeds/export.opml"], openers: ["article"],
            bodyLimits: [
                "/feeds/import": FeedsRoutes.largestList, "/api/import": FeedsRoutes.largestList,
            ],
            mark: { mark in
                guard mark.scope.contains(":"), [.read, .favourite].contains(mark.name) else {
                    return false
                }
                let id = Article.ID(feed: mark.scope, item: mark.item)
                try await reader.mark([id], mark.name, isSet: mark.isSet, at: mark.date)
                return true
            },
            add: { site, router, api in
                let presenter = FeedsPresenter(reader: reader, site: site)
                FeedsRoutes(site: site, presenter: presenter).add(to: router)
                if let pictures { ImageRoutes(site: site, pictures: pictures).add(to: router) }
                presenter.addAPI(to: api)
            },
            begin: { try await reader.beginIfNew() },
            refresh: { site in
                reader.startRefresh(force: false, by: site.refresher)
                await site.refresher.wait(for: .feeds)
            },
            shelves: { locale in
                var lines = try await reader.shelves(locale)
                if let pictures { lines.append(try await pictures.line(locale)) }
                return lines
            })
    }
}

extension Refresher.Job {
    /// All feeds.
    static let feeds = Self(topic: .feeds)

    /// One feed.
    static func feed(_ id: String) -> Self { .init(topic: .feeds, name: id) }
}

extension FeedReader {
    /// Fetches a feed, or all that are due, in the background, unless that is already running.
    func startRefresh(of feed: String? = nil, force: Bool, by refresher: Refresher) {
        refresher.start(feed.map { .feed($0) } ?? .feeds) { report in
            let round = try await self.refresh(
                only: feed.map { [$0] }, force: force, share: true,
                report: { report(.init(done: $0.finished, total: $0.total)) })
            let failed = round.results.filter { $0.error != nil }
            if let error = failed.first?.error, feed != nil { throw error }
            if round.results.isEmpty {
                if round.elsewhere > 0 {
                    return .init(text: "Another larder process is already fetching.")
                }
                return force ? .init(text: "There are no feeds to check.") : nil
            }
            let new = round.results.reduce(0) { $0 + $1.inserted }
            let trouble =
                failed.isEmpty ? "" : " \(QuantityFormatting.count(failed.count, "feed")) failed."
            return .init(
                text: "\(QuantityFormatting.count(round.results.count, "feed")) checked, "
                    + "\(QuantityFormatting.count(new, "new article")).\(trouble)",
                counted: Set(round.results.map(\.id)))
        }
    }

    /// The figures for articles and feeds on the page Inside.
    fileprivate func shelves(_ locale: PageLocale) async throws -> [InsideView.ShelfLine] {
        let counts = try await articles.counts()
        let feeds = try await overview()
        let failing = feeds.count { $0.refresh.lastError != nil }
        func number(_ value: Int) -> String { locale.number("\(value)") }
        return [
            .init(
                name: "articles", rows: number(counts.count()),
                size: QuantityFormatting.bytes(counts.bytes),
                more: ": \(number(counts.count([.read: false]))) unread, "
                    + "\(number(counts.count([.favourite: true]))) starred"),
            .init(
                name: "feeds", rows: number(feeds.count), size: nil,
                more: failing > 0 ? ", \(number(failing)) of them failing" : nil),
        ]
    }
}

extension BlobStore {
    /// What the page about the inside says of pictures.
    fileprivate func line(_ locale: PageLocale) async throws -> InsideView.ShelfLine {
        let usage = try await usage()
        return .init(
            name: usage.contents == 1 ? "picture" : "pictures",
            rows: locale.number("\(usage.contents)"),
            size: QuantityFormatting.bytes(usage.bytes), more: nil)
    }
}
