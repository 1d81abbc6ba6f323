import Foundation
import Larder
import LarderSQLite

/// An article of the size that feeds have.
struct Article: Codable, Sendable, Identifiable {
    var id: String
    var feed: Int
    var date: Double
    var title: String
    var text: String

    static func columns(
        words: @escaping @Sendable (Article) -> [String]
    ) -> ShelfColumns<Article> {
        ShelfColumns(
            identity: { ShelfIdentity(scope: "feed \($0.prefix { $0 != "/" })", item: $0) },
            group: { "feed \($0.feed)" }, order: { .number($0.date) }, words: words,
            marks: [.read, .favourite])
    }
}

/// Rows of shelves: lists, counts, search, marks and pruning over as many groups of a thousand rows,
/// beside what SQL does without the shelf's indexes and counts.
func shelfRows(_ bench: Bench, feeds: Int) async throws -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "larder-shelf-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "cache.sqlite")
    let cache = try SQLiteStorage(at: url, durability: .rebuildable)
    let kept = try SQLiteStorage(
        at: folder.appending(path: "user.sqlite"), durability: .precious)
    let shelf = Shelf(
        "articles",
        columns: Article.columns(words: { [$0.title, $0.text] }), storage: cache, marks: kept)
    let perFeed = 1_000
    let start = ContinuousClock.now
    for feed in 0..<feeds {
        try await shelf.upsert((0..<perFeed).map { item(feed, $0) })
    }
    let took = start.duration(to: .now)
    FileHandle.standardError.write(
        Data("\(feeds * perFeed) rows shelved in \(took)".utf8))
    while try await cache.unindexed(of: shelf.name) > 0 {}
    FileHandle.standardError.write(
        Data(", found by their words after \(start.duration(to: .now))\n".utf8))
    let plain = try PlainSQLite(
        folder.appending(path: "plain.sqlite").path, synchronous: "NORMAL")
    try plain.run("ATTACH '\(url.path)' AS cache")
    try plain.run("PRAGMA cache.synchronous = NORMAL")
    let size = "of \(feeds * perFeed) rows"
    let some = Bench(runs: min(bench.runs, 5), only: bench.only)
    func ms(
        _ name: String, aim: Double? = nil, rawName: String? = nil,
        ours: () async throws -> Void, raw: (() async throws -> Void)? = nil
    ) async throws -> Row {
        try await some.pair(
            "\(name) \(size)", unit: "ms", scale: 1e-6, aim: aim, count: 1, rawName: rawName,
            ours: ours, raw: raw)
    }
    var rows: [Row] = []
    rows.append(
        try await ms("first page of 50,", aim: 20) { keep(try await shelf.page(limit: 50)) })
    let middle = ShelfCursor(order: .number(Double(perFeed * feeds / 2)), sequenceNumber: 1)
    rows.append(
        try await ms("a page in the middle", rawName: "LIMIT and OFFSET") {
            keep(try await shelf.page(after: middle, limit: 50))
        } raw: {
            try plain.run(
                """
                SELECT body FROM cache.shelf_row WHERE shelf = 1 AND marks = 0 \
                ORDER BY place DESC, id DESC LIMIT 50 OFFSET \(perFeed * feeds / 2)
                """)
        })
    rows.append(
        try await ms("first unread page of a feed,") {
            keep(try await shelf.page(.group("feed 7").without(.read), limit: 50))
        })
    rows.append(
        try await ms("unread counts of all feeds,", rawName: "count(*) … GROUP BY") {
            keep(try await shelf.counts().byGroup([.read: false]))
        } raw: {
            try plain.run(
                "SELECT family, count(*) FROM cache.shelf_row WHERE marks & 1 = 0 GROUP BY 1")
        })
    rows.append(
        try await ms("search of a rare word", rawName: "LIKE '%word%'") {
            keep(try await shelf.search(SearchQuery("rare777"), limit: 20))
        } raw: {
            try plain.run("SELECT id FROM cache.shelf_row WHERE body LIKE '%rare777%' LIMIT 20")
        })
    rows.append(
        try await ms("search of a word in one row of ten") {
            keep(try await shelf.search(SearchQuery("\"word3\""), limit: 20))
        })
    var feed = 100
    rows.append(
        try await ms("marking a feed of \(perFeed) read") {
            feed += 1
            try await shelf.markAll(.read, in: .group("feed \(feed)"))
        })
    rows.append(
        try await ms("pruning a feed of \(perFeed) to 100", rawName: "DELETE of rows and words") {
            feed += 1
            try await shelf.prune(Retention(count: 100), in: "feed \(feed)")
        } raw: {
            feed += 1
            let old = """
                SELECT id FROM cache.shelf_row WHERE shelf = 1 AND family = \
                (SELECT id FROM cache.shelf_name WHERE text = 'feed \(feed)') \
                ORDER BY place DESC LIMIT -1 OFFSET 100
                """
            try plain.run("BEGIN IMMEDIATE")
            try plain.run("DELETE FROM cache.shelf_words WHERE rowid IN (\(old))")
            try plain.run("DELETE FROM cache.shelf_row WHERE id IN (\(old))")
            try plain.run("COMMIT")
        })
    let again = (0..<perFeed).map { item(7, $0) }
    rows.append(
        try await some.pair(
            "upsert of rows that are the same", unit: "µs a row", scale: 1e-3, count: perFeed
        ) { try await shelf.upsert(again) })
    try await cache.close()
    try await kept.close()
    return rows
}

private func item(_ feed: Int, _ index: Int) -> Article {
    let words = (0..<60).map { "word\((index &* 7 &+ feed &* 13 &+ $0 &* 31) % 600)" }
    let rare = index % 1_000 == feed % 1_000 ? " rare\(feed)" : ""
    return Article(
        id: "\(feed)/\(index)", feed: feed, date: Double(index * 1_000 + feed),
        title: "Title \(index) of feed \(feed)" + rare, text: words.joined(separator: " "))
}
