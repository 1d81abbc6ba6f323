#if SQLite
// A viewer of exchange rates: the last table at once, a newer one when there is one, offline too.
import Foundation
import Larder
import LarderHTTP
import LarderSQLite

struct Rates: Codable, Sendable, Equatable {
    var date: String
    var rates: [String: Double]
}

let server = CommandLine.arguments.dropFirst().first ?? "https://example.org"
let client = HTTPClient(
    name: "Rates", version: "1.0", contact: "https://example.org",
    addresses: server.hasPrefix("https") ? .publicOnly : .any)
let source = HTTPSource<Rates>.json(client) { base in
    URL(string: server)?.appending(path: "rates").appending(base, suffix: ".json")
}
let file = FileManager.default.temporaryDirectory.appending(path: "rates.sqlite")
let store = Store(
    name: "rates", source: source, storage: try SQLiteStorage(at: file),
    freshness: .after(.seconds(3_600)), retry: .never, refreshesWatched: true)

let model = ValueModel(store: store, key: "EUR")
await model.refresh()
for (currency, rate) in (model.value?.rates ?? [:]).sorted(by: { $0.key < $1.key }) {
    print("1 EUR is \(rate) \(currency)")
}
if let date = model.value?.date { print("Published on \(date)") }
if let confirmed = model.times?.confirmed, model.isOutdated { print("Checked on \(confirmed)") }
if let retry = model.retry { print("Attempt \(retry.failedTries) failed, again at \(retry.next)") }
if let failure = model.failure { print(failure.error.message) }
#endif
