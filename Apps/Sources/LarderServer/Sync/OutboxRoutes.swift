internal import Hummingbird
internal import Larder
internal import Records
internal import Sync

/// What waits for other larders, on the page Inside and for programs.
struct OutboxView: Sendable {
    var peers: [Peer]
    var items: [Item]
    var hasPeers: Bool
    var hasItems: Bool

    struct Peer: Sendable {
        var address: String
        var waiting: String
        var parked: String?
        var last: Moment?
    }

    struct Item: Sendable {
        var id: String
        var name: String
        var address: String
        var state: String
        var enqueued: Moment
        var failure: String?
    }

    /// How many writes the page shows.
    private static let most = 50

    init(_ outboxes: SyncOutboxes?, _ locale: PageLocale) async throws {
        peers =
            try await outboxes?.counts().map { peer, counts in
                Peer(
                    address: peer.address, waiting: locale.number("\(counts.waiting)"),
                    parked: counts.parked == 0 ? nil : locale.number("\(counts.parked)"),
                    last: peer.last.map { Moment($0, locale) })
            } ?? []
        items =
            try await outboxes?.items(limit: Self.most).map { item in
                Item(
                    id: item.id, name: item.words, address: item.address,
                    state: Self.words(item.write.state),
                    enqueued: Moment(item.write.enqueued, locale),
                    failure: item.write.failure?.error.message)
            } ?? []
        (hasPeers, hasItems) = (!peers.isEmpty, !items.isEmpty)
    }

    private static func words(_ state: OutboxState) -> String {
        switch state {
        case .waiting: "Waiting to be sent"
        case .sending: "Being sent"
        case .asking: "Waiting for you"
        case .parked: "Set aside"
        case .dropped: "Given up"
        }
    }
}

/// The routes for deciding about what waits.
struct OutboxRoutes {
    let site: Site
    let outboxes: SyncOutboxes

    func add(to router: Router<PageContext>, _ api: RouterGroup<PageContext>) {
        router.form("/inside/outbox") { form, request in
            let item = try await outboxes.item(form["id"] ?? "")
            switch form["do"] {
            case "retry":
                try await outboxes.retry(item)
                return site.renderer.done(
                    "It will be sent with the next sync.", see: "/inside#outbox", request)
            case "drop":
                try await outboxes.drop(item)
                return site.renderer.done("Given up.", see: "/inside#outbox", request)
            default: throw PageError(.unprocessableContent, "Set “do” to retry or drop.")
            }
        }
        api.get("outbox") { request, _ in
            let items = try await outboxes.items(withDropped: request.query("dropped") == "1")
            return Response.record([("outbox", .array(items.map { .outboxItem($0) }))])
        }
        api.get("outbox/:id") { _, context in
            Response.record(
                .outboxItem(try await outboxes.item(try context.parameter("id")), withRecords: true)
            )
        }
        api.post("outbox/:id/retry") { _, context in
            try await outboxes.retry(try await outboxes.item(try context.parameter("id")))
            return Response.record([("ok", true)])
        }
        api.delete("outbox/:id") { _, context in
            try await outboxes.drop(try await outboxes.item(try context.parameter("id")))
            return Response.record([("ok", true)])
        }
    }
}
