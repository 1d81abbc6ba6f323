internal import Foundation
internal import Hummingbird
internal import Larder

/// Where a person is in the feeds, as read from the address: which list, and which article.
struct FeedsPlace: Sendable, Hashable {
    /// Which articles of the chosen feeds are listed.
    enum View: String, Sendable, CaseIterable {
        case unread, starred, all
    }

    var view = View.unread
    var feed: String?
    var folder: String?
    var words: String?
    /// The sequence number of the open article.
    var article: UInt64?
    /// The article after which this page of the list begins, or before which it ends.
    var after: UInt64?
    var before: UInt64?
    /// Which page of the results of a search, from 1.
    var page = 1
    /// Whether a phone, which has room for one of them, shows the names of the feeds rather than the list.
    var isNames = false
    /// Whether the form to add a feed is open.
    var isAdding = false

    /// The most pages of results.
    static let mostPages = 20

    init() {}

    /// Reads an address; ignores fields that make no sense.
    init(_ request: Request) {
        view = request.query("view").flatMap { View(rawValue: $0) } ?? .unread
        feed = request.query("feed")
        folder = request.query("folder")
        words = request.query("q").flatMap {
            $0.allSatisfy(\.isWhitespace) ? nil : String($0.prefix(300))
        }
        article = request.query("article").flatMap { UInt64($0) }
        after = request.query("after").flatMap { UInt64($0) }
        before = request.query("before").flatMap { UInt64($0) }
        page = min(max(request.query("page").flatMap { Int($0) } ?? 1, 1), Self.mostPages)
        isAdding = request.query("add") != nil
        isNames = isAdding || request.query("names") != nil
    }

    init(view: View, feed: String? = nil, folder: String? = nil) {
        (self.view, self.feed, self.folder) = (view, feed, folder)
    }

    /// The address of the names of the feeds.
    static let names = "/feeds?names=1"

    /// The address of this place.
    var address: String {
        if isNames { return Self.names }
        var parts = ["view=\(view.rawValue)"]
        if let feed { parts.append("feed=\(queryText(feed))") }
        if let folder { parts.append("folder=\(queryText(folder))") }
        if let words { parts.append("q=\(queryText(words))") }
        if words != nil, page > 1 { parts.append("page=\(page)") }
        if let after { parts.append("after=\(after)") }
        if let before { parts.append("before=\(before)") }
        if let article { parts.append("article=\(article)") }
        return "/feeds?" + parts.joined(separator: "&")
    }

    /// The same list with an article open, or with none.
    func with(article: UInt64?) -> FeedsPlace {
        var place = self
        place.article = article
        if article != nil { (place.isNames, place.isAdding) = (false, false) }
        return place
    }

    /// The start of another list of the same feeds.
    func with(view: View) -> FeedsPlace { FeedsPlace(view: view, feed: feed, folder: folder) }

    /// Another page of the results of a search.
    func results(page: Int) -> FeedsPlace {
        var place = with(article: nil)
        place.page = page
        return place
    }

    /// The page of the list that follows or precedes an article.
    func page(after: UInt64? = nil, before: UInt64? = nil) -> FeedsPlace {
        var place = with(article: nil)
        (place.after, place.before, place.page) = (after, before, 1)
        return place
    }
}

/// The list that is already on the screen: it stays as it was loaded, whatever is read or arrives in
/// the meantime.
struct ShownList: Sendable, Hashable {
    /// The last sequence number when the list was loaded.
    var through: UInt64
    /// The sequence numbers of the articles in the list.
    var rows: [UInt64] = []

    /// The most articles of a list that are read.
    private static let most = 200

    init(through: UInt64, rows: [UInt64] = []) {
        (self.through, self.rows) = (through, rows)
    }

    /// Reads the field that the page's script sends, such as "412; 400 399 398".
    init?(_ request: Request) {
        guard let text = request.headers[.fixed("X-Larder-List")]?.prefix(8_000) else { return nil }
        let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let through = UInt64(first.filter(\.isNumber)) else {
            return nil
        }
        let rows = parts.count > 1 ? parts[1].split(separator: " ").compactMap { UInt64($0) } : []
        self.init(through: through, rows: Array(rows.prefix(Self.most)))
    }
}
