// A list that a server gives out in pages, loaded as somebody scrolls.
import Foundation
import Larder
import LarderHTTP

struct Song: Codable, Sendable, Equatable, Identifiable {
    var id: Int
    var title: String
}

let server = CommandLine.arguments.dropFirst().first ?? "https://example.org"
let client = HTTPClient(
    name: "Songs", version: "1.0", contact: "https://example.org",
    addresses: server.hasPrefix("https") ? .publicOnly : .any)
let source = HTTPPagedSource<Song>.numbered(client) { list, number, limit in
    URL(string: server)?.appending(list, suffix: "/\(number).json")?
        .appending(queryItems: [URLQueryItem(name: "limit", value: "\(limit)")])
}
let songs = PagedStore(
    name: "songs", source: source, options: PagingOptions(limit: 2), retry: .never)
let list = songs.list("top")

let token = list.addHandlers(
    ListHandlers(
        didFailLoad: { part, failure in print("\(part): \(failure.error.message)") },
        didChange: { update in
            for case .insert(let song, let place) in update.changes.steps {
                print(place.item, song.title)
            }
        }))
let model = ListModel(list, loading: nil)
try? await model.load()  // the failure is told to the handlers, and shown by the model
while model.hasMore, model.moreFailure == nil { await model.loadMore() }
print(model.items.count, "songs")
token.cancel()
