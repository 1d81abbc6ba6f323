#if SQLite
// The code of the page "Send writes that arrive" (Docs/Outbox.md), in one piece; it needs a server of yours to do anything.
import Foundation
import HTTPTypes
import Larder
import LarderHTTP
import LarderMutations
import LarderSQLite

struct Star: Codable, Sendable {
    var article: Int
    var url: URL { URL(filePath: "/stars/\(article)") }
}

func sendStars(with client: HTTPClient, token: String, file: URL) async throws {
    let storage = try SQLiteStorage(at: file, durability: .precious)
    let destination = HTTPDestination<Star>(client: client, fields: [.authorization: token]) {
        star, _ in
        TransportRequest(method: "PUT", url: star.url, body: try JSONEncoder().encode(star))
    }
    let outbox = Outbox(name: "stars", destination: destination, storage: storage, rule: .http)
    let sending = outbox.start()  // sends for as long as it is kept; nobody has to watch

    let star = Mark(scope: "articles", item: "17", name: "starred", date: .now)
    try await outbox.enqueue(Star(article: 17), in: "articles/17", with: Write(marks: [star]))
    sending.cancel()
}

struct Item: Codable, Identifiable, Sendable {
    var id: String
    var text: String
    var clientID: String?  // the temporary identity, if the server keeps it
}

enum ItemChange: Mutation {
    case add(Item)
    case remove(id: String)

    func apply(to list: inout [Item]?) throws {
        switch self {
        case .add(let item): list = (list ?? []) + [item]
        case .remove(let id): list?.removeAll { $0.id == id }
        }
    }
}

protocol ListServer: Sendable {  // what you write for your server
    /// Sends a change; returns the final identities by the temporary ones.
    func send(_ change: some Mutation, to key: Key, id: String) async throws -> [String: String]
    func items() async throws -> [Item]
}

func showChanges(
    server: any ListServer, source: any Source<[Item]>, storage: any EntryStorage
) async throws {
    let lists = OptimisticStore<ItemChange>(name: "lists", source: source, storage: storage) {
        delivery in
        _ = try await server.send(
            delivery.payload.change, to: delivery.payload.key, id: delivery.id)
        return .accepted
    }
    let sending = lists.start()  // sends for as long as it is kept
    try await lists.mutate("shopping", .add(Item(id: "17", text: "milk")))
    let shown = lists.snapshot(of: "shopping")  // shown.value, shown.mutations, shown.confirmed
    print(shown.value?.count ?? 0)
    sending.cancel()
}

extension Item: IdentityReplacing {
    mutating func replaceIdentities(_ replacement: (String) -> String) { id = replacement(id) }
}

func changeLists(
    server: any ListServer, source: any Source<[Item]>, storage: any EntryStorage
) async throws {
    let lists = OptimisticStore<ListMutation<Replacement<Item>>>(
        name: "lists", source: source, storage: storage,
        naming: { items in  // of a server that keeps temporary identities; see below
            Dictionary(items.compactMap { item in item.clientID.map { ($0, item.id) } }) { $1 }
        }
    ) { delivery in
        let identities = try await server.send(
            delivery.payload.change, to: delivery.payload.key, id: delivery.id)
        return .accepted.naming(identities)  // ["temporary:…": "17"]
    }
    let id = lists.queue.temporaryIdentity()
    try await lists.mutate(
        "shopping", .insert(Item(id: id, text: "milk", clientID: id), after: nil))
    try await lists.mutate("shopping", .move(id, after: "12"))

    try await lists.mutate("shopping", .remove("17"), undoable: "window 1")
    try await lists.queue.undo("window 1")  // also after a restart
    try await lists.queue.redo("window 1")
}

func changeRows(server: any ListServer, shelf: Shelf<Item>, kept: any EntryStorage) async throws {
    let tasks = OptimisticShelf<Replacement<Item>>(shelf, storage: kept) { delivery in
        _ = try await server.send(
            delivery.payload.change, to: delivery.payload.key, id: delivery.id)
        return .accepted
    }
    try await tasks.mark("17", .favourite)
    try await tasks.mutate("18", .remove)
    let page = try await tasks.page(.all.with(.favourite))  // page.rows[0].mutations
    try await tasks.refresh { try await server.items() }
    print(page.rows.count)
}

func upload(
    _ path: String, to url: URL, with client: HTTPClient, token: String, storage: any EntryStorage
) async throws {
    let destination = HTTPUploadDestination(
        client: client, storage: storage, fields: [.authorization: token])
    let uploads = Outbox(name: "uploads", destination: destination, storage: storage, rule: .http)
    try await uploads.enqueue(FileUpload(file: path, to: url), in: Key("uploads", path))
}
#endif
