import Feeds
import Foundation
import Hummingbird
import Larder
import LarderHTTP
import LarderSQLite
import LarderSimulation
import NIOCore
import NIOPosix
import Notes
import PersonalData
import Places
import Rates
import Sync

@testable import LarderServer

/// Everything a site needs, in memory, with a network that a test writes.
struct Household: Sendable {
    let web = WrittenWeb()
    let cache: SQLiteStorage
    let said: SQLiteStorage
    let rates: ExchangeRates
    let feeds: FeedReader
    let places: PlaceBook
    let notes: NoteBook
    let pictures: BlobStore
    let resources: ServerResources

    /// All sections in their order.
    var sections: [LarderServer.Section] {
        [.rates(rates), .feeds(feeds, pictures: pictures), .places(places), .notes(notes)]
    }

    /// A new folder for the data of one household.
    static func newFolder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "larder-site-\(UUID().uuidString)")
    }

    /// Opens the data in a folder, and makes what is not there.
    init(
        at folder: URL = Household.newFolder(), addresses: AddressPolicy = .publicOnly,
        now: @escaping @Sendable () -> Date = { Date() },
        clock: any Clock<Duration> = ContinuousClock()
    ) throws {
        let offline = ConnectivitySwitch()
        let counts = CountingReporter()
        let environment = StoreEnvironment(
            now: now, clock: clock, connectivity: offline, reporter: counts)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        cache = try SQLiteStorage(
            at: folder.appending(path: "cache.sqlite"), durability: .rebuildable,
            environment: environment)
        // A folder of an earlier version keeps the name of its file.
        let old = folder.appending(path: "said.sqlite").path
        let name = FileManager.default.fileExists(atPath: old) ? "said.sqlite" : "user.sqlite"
        said = try SQLiteStorage(
            at: folder.appending(path: name), durability: .precious,
            environment: environment)
        let client = HTTPClient(
            transport: web, userAgent: UserAgent(name: "test", version: "1", contact: "test"),
            configuration: .init(addresses: addresses), environment: environment)
        rates = ExchangeRates(
            client: client, storage: cache, marks: said, environment: environment)
        feeds = FeedReader(
            client: client, cache: cache, said: said, gap: .zero, environment: environment)
        places = PlaceBook(storage: said, environment: environment)
        notes = NoteBook(storage: said, environment: environment)
        pictures = try BlobStore(
            at: folder.appending(path: "pictures"), environment: environment)
        resources = ServerResources(
            client: client, environment: environment, counts: counts, offline: offline,
            storages: [("cache.sqlite", cache), (name, said)], said: said,
            journal: PersonalData.journal(
                feeds: feeds, places: places, notes: notes, storage: said, environment: environment)
        )
    }

    /// Serves the site, or some sections of it, on a free port for as long as the body runs.
    func serve<Result: Sendable>(
        _ configuration: ServerConfiguration = ServerConfiguration(
            port: 0, refreshes: false, logsRequests: false),
        sections: [LarderServer.Section]? = nil, resources: ServerResources? = nil,
        _ body: @escaping @Sendable (Visit) async throws -> Result
    ) async throws -> Result {
        let server = try await PageServer(
            sections: sections ?? self.sections, resources: resources ?? self.resources,
            configuration: configuration)
        let (ports, continuation) = AsyncStream<Int>.makeStream()
        let application = server.application { continuation.yield($0) }
        return try await withThrowingTaskGroup(of: Result?.self) { group in
            group.addTask {
                try await application.run()
                return nil
            }
            group.addTask {
                for await port in ports {
                    return try await body(Visit(port: port, site: server.site, household: self))
                }
                return nil
            }
            for try await result in group {
                if let result {
                    group.cancelAll()
                    return result
                }
            }
            throw CancellationError()
        }
    }
}

/// A network of written answers; every other address is not there.
final class WrittenWeb: LarderHTTP.Transport {
    private let answers = Locked<[String: TransportResponse]>([:])
    private let asked = Locked<[String]>([])

    /// The addresses that were asked for.
    var requests: [String] { asked.withLock { $0 } }

    func answer(
        _ address: String, _ type: String, _ body: [UInt8], status: Int = 200,
        cacheControl: String? = nil
    ) {
        var fields = HeaderFields([.init("Content-Type", type)])
        fields["Cache-Control"] = cacheControl
        let url = URL(string: address) ?? URL(filePath: "/")
        answers.withLock {
            $0[address] = TransportResponse(
                status: status, fields: fields,
                body: Data(body), url: url, requestedAt: Date(), receivedAt: Date())
        }
    }

    func send(
        _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse {
        asked.withLock { $0.append(request.url.absoluteString) }
        guard let answer = answers.withLock({ $0[request.url.absoluteString] }) else {
            throw LarderError(.unreachable, message: "There is nothing there.")
        }
        return answer
    }
}

/// Somebody who asks a served site.
struct Visit: Sendable {
    let port: Int
    let site: Site
    let household: Household

    /// An answer as it came.
    struct Answer: Sendable {
        var status: Int
        var head: String
        var body: String

        func field(_ name: String) -> String? {
            head.split(separator: "\r\n")
                .first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
                .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
        }
    }

    /// Asks for a path, and reads until the server closes or enough has come.
    func ask(
        _ method: String = "GET", _ path: String, _ fields: [String] = [], body: String = "",
        from address: String = "127.0.0.1", until enough: String? = nil
    ) async throws -> Answer {
        var lines = ["\(method) \(path) HTTP/1.1", "Connection: close"]
        if !fields.contains(where: { $0.hasPrefix("Host:") }) {
            lines.append("Host: 127.0.0.1:\(port)")
        }
        lines += fields
        if method != "GET" || !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
        let text = lines.joined(separator: "\r\n") + "\r\n\r\n" + body
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(to: SocketAddress(ipAddress: address, port: 0))
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(string: text))
            var bytes: [UInt8] = []
            do {
                for try await buffer in inbound {
                    bytes += buffer.readableBytesView
                    if let enough, String(decoding: bytes, as: UTF8.self).contains(enough) { break }
                }
            } catch {
                // A server that closes hard has said all it will.
            }
            let all = String(decoding: bytes, as: UTF8.self)
            let parts = all.split(separator: "\r\n\r\n", maxSplits: 1)
            let head = parts.first.map(String.init) ?? ""
            return Answer(
                status: Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0, head: head,
                body: parts.count > 1 ? String(parts[1]) : "")
        }
    }

    /// Sends a form as a script of ours does.
    func send(_ path: String, _ form: String) async throws -> Answer {
        try await ask(
            "POST", path,
            [
                "Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1",
                "Accept: application/json",
            ], body: form)
    }
}
