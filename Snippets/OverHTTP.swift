#if SQLite
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
    name: "News", version: "1.0", contact: "https://example.org",
    addresses: .any,  // only for a server of your own: without this, private addresses are refused
    environment: environment)
let source = HTTPSource<[Headline]>.json(client) { key in
    URL(string: "http://localhost:8080")?.appending(key, suffix: ".json")
}
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
