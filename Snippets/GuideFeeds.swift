#if SQLite
// Two feeds on one shelf, as in the guide "Keep a feed on a shelf".
import Foundation
import Larder
import LarderHTTP
import LarderHTTPTesting
import LarderSQLite

struct Article: Codable, Sendable, Equatable, Identifiable {
    var feed: String
    var guid: String
    var title: String
    var date: Date
    var id: String { Key(feed, guid).path }
}

/// An article as the server sends it: it doesn't say of which feed.
struct Entry: Decodable {
    var guid: String
    var title: String
    var date: Date
}

let body = #"[{"guid": "1", "title": "First", "date": 700000000}]"#
let head = "HTTP/1.1 200 OK\nContent-Type: application/json\nContent-Length: \(body.utf8.count)"
let origin = try TinyOrigin([
    "/swift.json": .init(head + "\n\n" + body), "/linux.json": .init(head + "\n\n" + body),
])
let server = try origin.url("/")
let client = HTTPClient(
    name: "Reader", version: "1.0", contact: "https://example.org", addresses: .any)

let source = HTTPSource<[Article]>(
    client: client, expecting: ["application/json"],
    url: { feed in server.appending(feed, suffix: ".json") },
    decode: { data, _, feed in
        try JSONDecoder().decode([Entry].self, from: data).map { entry in
            Article(feed: feed.path, guid: entry.guid, title: entry.title, date: entry.date)
        }
    })

let storage = MemoryStorage(durability: .precious)
let articles = Shelf(
    "articles",
    columns: ShelfColumns<Article>(
        scope: "articles", group: { $0.feed }, order: { .date($0.date) }, words: { [$0.title] },
        marks: [.read, .favourite]),
    storage: storage, marks: storage)
let loader = ShelfLoader(articles, source: source, retention: Retention(count: 500))

for feed: Key in ["swift", "linux"] { try await loader.refresh(feed) }
let swift = try await articles.page(.group("swift"), limit: 10)
print(swift.rows.map(\.title), try await articles.page(limit: 10).rows.count)
#endif
