#if SQLite
// A feed reader: articles in one file, what a person said about them in another.
import Foundation
import Larder
import LarderHTTP
import LarderSQLite

struct Article: Codable, Sendable, Equatable, Identifiable {
    var id: String
    var title: String
    var date_published: Date
}

let server = CommandLine.arguments.dropFirst().first ?? "https://example.org"
let client = HTTPClient(
    name: "Reader", version: "1.0", contact: "https://example.org",
    addresses: server.hasPrefix("https") ? .publicOnly : .any)
let source = HTTPSource<[Article]>.json(client) {
    URL(string: server)?.appending($0, suffix: ".json")
}

let folder = FileManager.default.temporaryDirectory
let articles = Shelf(
    "articles",
    columns: ShelfColumns<Article>(
        scope: "articles", order: { .date($0.date_published) }, words: { [$0.title] },
        marks: [.read, .favourite]),
    storage: try SQLiteStorage(at: folder.appending(path: "articles.sqlite")),
    marks: try SQLiteStorage(at: folder.appending(path: "user.sqlite"), durability: .precious))
let loader = ShelfLoader(
    articles, source: source, freshness: .after(.seconds(900)), retention: Retention(count: 500),
    retry: .never)

do { try await loader.refresh("news") } catch let error as LarderError { print(error.message) }
let unread = try await articles.page(.all.without(.read), limit: 10)
for article in unread.rows { print(article.title) }
if let newest = unread.rows.first { try await articles.mark([newest.id], .read) }
print(try await articles.counts().count([.read: false]), "unread")
#endif
