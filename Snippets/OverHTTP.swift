#if SQLite && URLSession
// JSON over HTTP, kept in one SQLite file.
import Foundation
import Larder
import LarderHTTP
import LarderSQLite

struct Headline: Codable, Sendable {
    let id: Int
    let title: String
}

let line = ConnectivitySwitch()
let environment = StoreEnvironment(connectivity: line)
let client = HTTPClient(
    transport: URLSessionTransport(),
    userAgent: UserAgent(name: "News", version: "1.0", contact: "https://example.org"),
    // Only for a server of your own: without this, private addresses are refused.
    configuration: HTTPClient.Configuration(addresses: .any), environment: environment)
let source = HTTPSource<[Headline]>(
    client: client, accept: "application/json", expecting: ["application/json"],
    url: { key in URL(string: "http://localhost:8080/\(key).json") },
    decode: { data, _ in try JSONDecoder().decode([Headline].self, from: data) })
let file = FileManager.default.temporaryDirectory.appending(path: "headlines.sqlite")
let store = Store(
    name: "headlines", source: source, storage: try SQLiteStorage(at: file),
    freshness: .after(.seconds(300)), environment: environment)

do {
    let headlines = try await store.load("front")
    print(headlines.value?.map(\.title) ?? [])
} catch let error as LarderError {
    print(error.message)  // no server, and nothing stored yet
}
#endif
