import Foundation
import Larder
import LarderHTTP
import LarderHTTPTesting
import LarderSQLite

/// Rows of the outbox: storing a write with its local change, and sending what waits.
func outboxRows(_ bench: Bench) async throws -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "larder-bench-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return [
        try await enqueueRow(bench, folder), try await sendRow(bench, folder),
        try await sendOverHTTPRow(bench, folder),
    ]
}

/// A write enqueued with one local change of 1 KB, durable, beside a durable commit of that change alone.
private func enqueueRow(_ bench: Bench, _ folder: URL) async throws -> Row {
    let count = 320
    let values = ChangingValues()
    let keys = (0..<count).map { Key("item", "\($0)") }
    let metadata = EntryMetadata(times: Timestamps(fetched: Date()), origin: .local)
    let storage = try SQLiteStorage(
        at: folder.appending(path: "enqueue.sqlite"), durability: .precious)
    let outbox = Outbox<Data>(name: "outbox", storage: storage, codec: .bytes)
    let plain = try PlainSQLite(
        folder.appending(path: "enqueue-plain.sqlite").path, synchronous: "FULL")
    let payload = Data(repeating: 1, count: 100)
    let row = try await bench.pair(
        "durable enqueue of a write with a change of 1 KB", unit: "µs", scale: 1e-3, count: count,
        rawName: "SQLite's C interface, the change alone"
    ) {
        let value = values.next()
        for key in keys {
            let entry = StoredEntry(
                key: key, value: value, format: "bytes/1", metadata: metadata)
            try await outbox.enqueue(payload, in: key, with: Write(entries: [.put(entry)]))
        }
    } raw: {
        let value = values.next()
        for key in keys { try plain.put(key.path, value) }
    }
    try await storage.close()
    return row
}

/// 10,000 waiting writes in 100 lanes, sent to a destination that accepts at once, each noted durably.
private func sendRow(_ bench: Bench, _ folder: URL) async throws -> Row {
    let bench = Bench(runs: min(bench.runs, 3))
    let count = 10_000
    let storage = try SQLiteStorage(
        at: folder.appending(path: "send.sqlite"), durability: .precious)
    let outbox = Outbox<Data>(
        name: "outbox", destination: ClosureDestination { _ in }, storage: storage, codec: .bytes,
        concurrency: 32)
    let plain = try PlainSQLite(
        folder.appending(path: "send-plain.sqlite").path, synchronous: "FULL")
    let payload = Data(repeating: 1, count: 100)
    let payloads = Array(repeating: payload, count: count / 100)
    let row = try await bench.pair(
        "10,000 waiting writes stored and sent, each", unit: "µs", scale: 1e-3, count: count,
        rawName: "SQLite's C interface, one durable commit each"
    ) {
        for lane in 0..<100 { try await outbox.enqueue(all: payloads, in: Key("lane", "\(lane)")) }
        try await outbox.drain()
    } raw: {
        for number in 0..<count {
            try plain.put("\(number % 100)", Data("\(number)".utf8) + payload)
        }
    }
    try await storage.close()
    return row
}

/// 10,000 waiting writes in 100 lanes, sent to a server on this machine, beside the same requests alone.
private func sendOverHTTPRow(_ bench: Bench, _ folder: URL) async throws -> Row {
    let bench = Bench(runs: min(bench.runs, 3))
    let (count, lanes, atOnce) = (10_000, 100, 8)
    let server = try TinyOrigin([
        "/writes": TinyOrigin.Answer("HTTP/1.1 204 No Content\nContent-Length: 0\n\n", .keep)
    ])
    let url = try server.url("/writes")
    let client = HTTPClient(
        transport: URLSessionTransport(),
        userAgent: UserAgent(name: "LarderBenchmarks", version: "1", contact: "bench@example.org"),
        configuration: .init(addresses: .any, perHost: atOnce, overall: atOnce))
    let payload = Data(repeating: 1, count: 100)
    let storage = try SQLiteStorage(
        at: folder.appending(path: "http.sqlite"), durability: .precious)
    let outbox = Outbox<Data>(
        name: "outbox",
        destination: HTTPDestination(client: client) { body, _ in
            TransportRequest(method: "POST", url: url, body: body)
        }, storage: storage, codec: .bytes, rule: .http, concurrency: atOnce)
    let payloads = Array(repeating: payload, count: count / lanes)
    let row = try await bench.pair(
        "10,000 waiting writes sent to a local server, each", unit: "µs", scale: 1e-3,
        count: count, rawName: "the same requests alone"
    ) {
        for lane in 0..<lanes {
            try await outbox.enqueue(all: payloads, in: Key("lane", "\(lane)"))
        }
        try await outbox.drain()
        guard try await outbox.counts() == OutboxCounts() else {
            throw LarderError(.conflict, message: "Not all writes were sent.")
        }
    } raw: {
        try await withThrowingTaskGroup { group in
            for _ in 0..<atOnce {
                group.addTask {
                    for _ in 0..<(count / atOnce) {
                        let request = TransportRequest(method: "POST", url: url, body: payload)
                        _ = try await client.send(request)
                    }
                }
            }
            try await group.waitForAll()
        }
    }
    try await storage.close()
    return row
}
