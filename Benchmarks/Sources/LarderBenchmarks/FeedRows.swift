import FeedFormat
import Feeds
import Foundation
import Larder
import LarderHTTP
import LarderSQLite

/// Rows of feeds: ten megabytes of RSS read, and read and stored by the feed reader with its words
/// made searchable, beside other programs where they are installed.
func feedRows(_ bench: Bench) async throws -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "larder-feeds-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let feed = largeFeed()
    let file = folder.appending(path: "feed.xml")
    try Data(feed).write(to: file)
    let bench = Bench(runs: min(bench.runs, 5), only: bench.only)
    func ms(
        _ name: String, aim: Double? = nil, rawName: String? = nil,
        ours: () async throws -> Void, raw: (() async throws -> Void)? = nil
    ) async throws -> Row {
        try await bench.pair(
            name, unit: "ms", scale: 1e-6, aim: aim, count: 1, rawName: rawName, ours: ours,
            raw: raw)
    }
    var rows: [Row] = []
    func parse() throws { keep(try FeedParser.parse(Data(feed), contentType: nil, url: nil)) }
    if let sfeed = try Tool("sfeed", input: file, in: folder) {
        rows.append(
            try await ms("10 MB of RSS read", aim: 100, rawName: "sfeed") {
                try parse()
            } raw: {
                try sfeed.run()
            })
    } else {
        rows.append(try await ms("10 MB of RSS read", aim: 100) { try parse() })
    }
    let script = "import sys, feedparser; feedparser.parse(sys.stdin.buffer.read())"
    if let python = try Tool("python3", ["-c", script], input: file, in: folder) {
        rows.append(
            try await ms("the same", rawName: "feedparser") {
                try parse()
            } raw: {
                try python.run()
            })
    }
    let newsboat = try Newsboat(file, in: folder)
    var turn = 0
    func reader() throws -> (FeedReader, SQLiteStorage, SQLiteStorage) {
        let client = HTTPClient(
            transport: FileTransport(body: Data(feed)),
            userAgent: UserAgent(name: "bench", version: "1", contact: "https://example.org/"),
            configuration: .init(addresses: .any))
        let cache = try SQLiteStorage(at: folder.appending(path: "cache-\(turn).sqlite"))
        let kept = try SQLiteStorage(
            at: folder.appending(path: "kept-\(turn).sqlite"), durability: .precious)
        return (FeedReader(client: client, cache: cache, userData: kept), cache, kept)
    }
    func store() async throws {
        turn += 1
        let (reader, cache, kept) = try reader()
        keep(try await reader.add("https://feeds.example/feed.xml"))
        try await cache.close()
        try await kept.close()
    }
    rows.append(
        try await ms(
            "read and stored in a new database, searchable", aim: 400,
            rawName: newsboat == nil ? nil : "newsboat -x reload, not searchable"
        ) {
            try await store()
        } raw: {
            try newsboat?.forget()
            try newsboat?.reload()
        })
    let (known, cache, kept) = try reader()
    _ = try await known.refresh(force: true)
    rows.append(
        try await ms(
            "the same again, nothing changed", aim: 150,
            rawName: newsboat == nil ? nil : "newsboat -x reload"
        ) {
            keep(try await known.refresh(force: true))
        } raw: {
            try newsboat?.reload()
        })
    try await cache.close()
    try await kept.close()
    return rows
}

/// Ten megabytes of articles of the usual kind.
private func largeFeed() -> [UInt8] {
    var feed = "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>Large</title>"
    let words = (0..<2_000).map { "word\($0 &* 7_919 % 99_991)" }
    var index = 0
    while feed.utf8.count < 10_000_000 {
        let text = (0..<130).map { words[(index &* 31 &+ $0 &* 17) % words.count] }
        feed += "<item><guid>item-\(index)</guid><title>Title number \(index)</title>"
        feed += "<link>https://feeds.example/\(index)</link>"
        feed += "<pubDate>Mon, 02 Jan 2023 15:04:05 GMT</pubDate><description>&lt;p&gt;"
        feed += text.joined(separator: " ") + "&lt;/p&gt;</description></item>\n"
        index += 1
    }
    return Array((feed + "</channel></rss>").utf8)
}

/// Answers every request with the same bytes, and without validators.
private struct FileTransport: Transport {
    let body: Data

    func send(
        _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse {
        TransportResponse(
            status: 200, fields: ["Content-Type": "application/rss+xml"], body: body,
            url: request.url, requestedAt: Date(), receivedAt: Date())
    }
}

/// Another program, run with a file as its input.
private struct Tool {
    let program: String
    let arguments: [String]
    let input: URL
    let output: URL

    /// Nil when the program is not installed or refuses.
    init?(_ program: String, _ arguments: [String] = [], input: URL, in folder: URL) throws {
        self.program = program
        self.arguments = arguments
        self.input = input
        output = folder.appending(path: "output")
        do { try run() } catch { return nil }
    }

    func run() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        try Data().write(to: output)
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    }
}

/// newsboat without a screen, at the feed as a file.
private struct Newsboat {
    let tool: Tool
    let cache: URL

    /// Nil when it is not installed.
    init?(_ feed: URL, in folder: URL) throws {
        let urls = folder.appending(path: "urls")
        cache = folder.appending(path: "newsboat.db")
        let settings = folder.appending(path: "newsboat.config")
        try Data("file://\(feed.path)\n".utf8).write(to: urls)
        try Data("max-items 0\n".utf8).write(to: settings)
        guard
            let tool = try Tool(
                "newsboat",
                ["-u", urls.path, "-c", cache.path, "-C", settings.path, "-x", "reload"],
                input: urls, in: folder)
        else { return nil }
        self.tool = tool
    }

    func reload() throws { try tool.run() }

    func forget() throws { try FileManager.default.removeItem(at: cache) }
}
