import Feeds
import Foundation
import Larder
import LarderHTTP
import LarderServer
import LarderSimulation
import Notes
import Places
import Rates
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Everything the page shows, over storages in memory and a scripted network.
struct PageWorld: Sendable {
    let clock = ManualClock()
    let transport: ScriptedTransport
    let userData = MemoryStorage()
    let cache = MemoryStorage()
    let offline = ConnectivitySwitch()
    let rates: ExchangeRates
    let reader: FeedReader
    let places: PlaceBook
    let notes: NoteBook
    let resources: ServerResources

    init() {
        let clock = clock
        transport = ScriptedTransport(now: { clock.date })
        var environment = clock.environment()
        environment.connectivity = offline
        let client = HTTPClient(
            transport: transport,
            userAgent: UserAgent(
                name: "larder-test", version: "1.2.3", contact: "https://reader.example/bot"),
            configuration: .init(addresses: .any), environment: environment)
        rates = ExchangeRates(
            client: client, storage: userData, marks: userData, environment: environment)
        reader = FeedReader(
            client: client, cache: cache, userData: userData, gap: .zero, environment: environment)
        places = PlaceBook(storage: userData, environment: environment)
        notes = NoteBook(storage: userData, environment: environment)
        resources = ServerResources(
            client: client, environment: environment, counts: CountingReporter(), offline: offline,
            storages: [("user", userData)], userData: userData)
    }

    /// Publishes a feed with so many entries, "NAME 1" the oldest, an hour between two.
    func publish(_ name: String, _ count: Int, body: String = "<p>Some words.</p>") -> String {
        let start = clock.date.addingTimeInterval(-Double(count) * 3_600)
        let items = (1...max(1, count)).prefix(count).map { number in
            let date = start.addingTimeInterval(Double(number) * 3_600 - 60).formatted(.iso8601)
            return "<entry><id>\(name)-\(number)</id><title>\(name) \(number)</title>"
                + "<updated>\(date)</updated><link href=\"https://\(name).example/\(number)\"/>"
                + "<content type=\"html\"><![CDATA[\(body)]]></content></entry>"
        }
        let address = "https://\(name).example/feed"
        transport.answer(
            address,
            "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>\(name)</title>"
                + "\(items.joined())</feed>", type: "application/atom+xml")
        return address
    }

    /// Publishes a feed and follows it; returns its name here.
    @discardableResult
    func follow(_ name: String, _ count: Int, body: String = "<p>Some words.</p>") async throws
        -> String
    {
        guard case .added(let feed, _) = try await reader.add(publish(name, count, body: body))
        else { throw CocoaError(.featureUnsupported) }
        return feed.id
    }

    /// Serves the page on a free port of this machine while the body runs.
    func serve(_ body: (Browser) async throws -> Void) async throws {
        let server = try await PageServer(
            sections: [.rates(rates), .feeds(reader), .places(places), .notes(notes)],
            resources: resources,
            configuration: ServerConfiguration(
                port: 0, refreshes: false, logsRequests: false, version: "test"))
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let serving = Task {
            defer { continuation.finish() }
            try await server.run { continuation.yield($0) }
        }
        defer { serving.cancel() }
        guard let port = await ports.first(where: { _ in true }) else {
            return try await serving.value
        }
        try await body(Browser(port: port))
    }
}

/// Asks a served page as a browser does, without scripts or as our scripts do.
struct Browser: Sendable {
    let port: Int
    private let session = URLSession(configuration: .ephemeral)

    init(port: Int) {
        self.port = port
    }

    struct Answer: Sendable {
        var status: Int
        var text: String
        /// The path and query of the page that was shown in the end.
        var address: String
        var type: String
    }

    func get(_ path: String, _ fields: [String: String] = [:]) async throws -> Answer {
        try await send(try request(path, fields))
    }

    /// Sends a form as our scripts do, and returns their answer.
    func post(_ path: String, _ fields: [String: String]) async throws -> Answer {
        var request = try request(
            path, ["Accept": "application/json", "X-Larder-Request": "1"])
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(Self.encoded(fields).utf8)
        return try await send(request)
    }

    /// Sends a form as a browser does without scripts, and follows where it leads.
    func submit(_ path: String, _ fields: [String: String]) async throws -> Answer {
        var request = try request(path, ["Accept": "text/html"])
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(Self.encoded(fields).utf8)
        return try await send(request)
    }

    /// Sends a body of any kind, as a script.
    func post(_ path: String, body: Data, type: String) async throws -> Answer {
        var request = try request(
            path, ["Accept": "application/json", "X-Larder-Request": "1", "Content-Type": type])
        request.httpMethod = "POST"
        request.httpBody = body
        return try await send(request)
    }

    private func request(_ path: String, _ fields: [String: String]) throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    private func send(_ request: URLRequest) async throws -> Answer {
        let (data, response) = try await session.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        let url = try #require(answer.url)
        return Answer(
            status: answer.statusCode, text: String(decoding: data, as: UTF8.self),
            address: url.path + (url.query().map { "?" + $0 } ?? ""),
            type: answer.value(forHTTPHeaderField: "Content-Type") ?? "")
    }

    private static func encoded(_ fields: [String: String]) -> String {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~")
        return fields.map { name, value in
            let text = value.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
            return "\(name)=\(text)"
        }.joined(separator: "&")
    }
}
