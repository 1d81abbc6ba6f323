// The code of the guide "Keep a store over HTTP", in one piece: it runs against a server on the loopback interface.
import Foundation
import Larder
import LarderHTTP
import LarderHTTPTesting

struct Headline: Codable, Sendable, Equatable {
    var id: Int
    var title: String
}

func newsStore(
    server: URL, addresses: AddressPolicy = .publicOnly, storage: any EntryStorage,
    environment: StoreEnvironment = StoreEnvironment()
) -> Store<[Headline]> {
    let client = HTTPClient(
        name: "News", version: "1.0", contact: "https://example.org/news", addresses: addresses,
        environment: environment)
    let source = HTTPSource<[Headline]>.json(client) { key in
        server.appending(key, suffix: ".json")
    }
    return Store(
        name: "headlines", source: source, storage: storage, freshness: .after(.seconds(300)),
        environment: environment)
}

/// An account whose tokens expire.
actor Session {
    private let newToken: @Sendable () async throws -> String  // asks your server
    private var login: String?

    init(newToken: @escaping @Sendable () async throws -> String) { self.newToken = newToken }

    func login(after refused: String?) async throws -> String {
        if let login, login != refused { return login }
        let new = "Bearer " + (try await newToken())
        login = new
        return new
    }
}

func client(
    for server: URL, of session: Session, addresses: AddressPolicy, environment: StoreEnvironment
) -> HTTPClient {
    let transport = LoginTransport(URLSessionTransport(), server: server) { refused in
        try await session.login(after: refused)
    }
    let client = HTTPClient(
        transport: transport,
        userAgent: UserAgent(name: "News", version: "1.0", contact: "https://example.org/news"),
        configuration: .init(addresses: addresses), environment: environment)
    return client
}

func rates(of server: URL, client: HTTPClient) -> HTTPSource<[String: Double]> {
    return HTTPSource(
        client: client, expecting: ["text/plain"],
        url: { key in server.appending(key, suffix: ".txt") },
        decode: { data, _ in
            // Lines such as "EUR|Euro|1.0834"
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            return try lines.reduce(into: [:]) { rates, line in
                let parts = line.split(separator: "|")
                guard parts.count == 3, let rate = Double(parts[2]) else {
                    throw LarderError(.unreadable, message: "This line is not a rate: \(line)")
                }
                rates[String(parts[0])] = rate
            }
        })
}

let body = #"[{"id": 1, "title": "Larder is here"}]"#
let head = "HTTP/1.1 200 OK\nContent-Type: application/json\nContent-Length: \(body.utf8.count)"
let origin = try TinyOrigin(["/front.json": .init(head + "\n\n" + body)])
let store = newsStore(
    server: try origin.url("/"), addresses: .any, storage: MemoryStorage())

let front = try await store.load("front")
print(front.value?.map(\.title) ?? [])

do {
    try await store.load("sport")
} catch let error as LarderError where error.code == .notFound {
    print(error.message)
}
