import Foundation
import Larder
import LarderSQLite

/// Rows of keeping, beside plain SQLite through its C interface.
func storageRows(_ bench: Bench) async throws -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "larder-bench-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var rows: [Row] = []
    rows += try await upsertRows(bench, folder)
    rows += try await batchRows(bench, folder)
    rows.append(try await openRow(bench, folder))
    rows.append(try await saveRow(bench, folder))
    rows += try await blobRows(bench)
    return rows
}

/// Upserts of values of 1 KB, each acknowledged when it is durable: one after another, and of 64 tasks at once.
private func upsertRows(_ bench: Bench, _ folder: URL) async throws -> [Row] {
    let count = 320
    let values = ChangingValues()
    let keys = (0..<count).map { Key("item", "\($0)") }
    let storage = try SQLiteStorage(
        at: folder.appending(path: "upserts.sqlite"), durability: .precious)
    let store = Store(name: "upserts", storage: storage, codec: .bytes)
    let plain = try PlainSQLite(
        folder.appending(path: "upserts-plain.sqlite").path, synchronous: "FULL")
    func raw() throws {
        let value = values.next()
        for key in keys { try plain.put(key.path, value) }
    }
    let oneByOne = try await bench.pair(
        "durable upserts of 1 KB, one after another", unit: "µs", scale: 1e-3, count: count,
        rawName: "SQLite's C interface"
    ) {
        let value = values.next()
        for key in keys { try await store.set(key, to: value) }
    } raw: {
        try raw()
    }
    let atOnce = try await bench.pair(
        "durable upserts of 1 KB, 64 tasks at once", unit: "µs", scale: 1e-3, count: count,
        rawName: "SQLite's C interface, one after another"
    ) {
        let value = values.next()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<64 {
                group.addTask {
                    for index in stride(from: task, to: count, by: 64) {
                        try await store.set(keys[index], to: value)
                    }
                }
            }
            try await group.waitForAll()
        }
    } raw: {
        try raw()
    }
    try await storage.close()
    return [oneByOne, atOnce]
}

/// Upserts of 100,000 values of 1 KB that are there already, in one transaction, made durable.
private func batchRows(_ bench: Bench, _ folder: URL) async throws -> [Row] {
    let count = 100_000
    let bench = Bench(runs: min(bench.runs, 5), only: bench.only)
    let values = ChangingValues()
    let keys = (0..<count).map { Key("item", "\($0)") }
    let storage = try SQLiteStorage(
        at: folder.appending(path: "batch.sqlite"), durability: .precious)
    let store = Store(name: "batch", storage: storage, codec: .bytes)
    // In a file of its own: the store would read its entries again after each batch of the other.
    let alone = try SQLiteStorage(
        at: folder.appending(path: "alone.sqlite"), durability: .precious)
    let plain = try PlainSQLite(folder.appending(path: "plain.sqlite").path, synchronous: "FULL")
    let metadata = EntryMetadata(times: Timestamps(fetched: Date()))
    let names = keys.map { Key(path: "direct/" + $0.path) }
    func raw() throws {
        let value = values.next()
        try plain.run("BEGIN IMMEDIATE")
        for key in keys { try plain.put(key.path, value) }
        try plain.run("COMMIT")
    }
    let through = try await bench.pair(
        "durable upserts of 1 KB, 100,000 in one batch: store", count: count,
        rawName: "SQLite's C interface"
    ) {
        let value = values.next()
        try await store.set(Dictionary(uniqueKeysWithValues: keys.map { ($0, value) }))
    } raw: {
        try raw()
    }
    let direct = try await bench.pair(
        "the same: storage alone", count: count, rawName: "SQLite's C interface"
    ) {
        let value = values.next()
        try await alone.commit(
            names.map {
                .put(
                    StoredEntry(key: $0, value: value, format: "bytes/1", metadata: metadata))
            })
    } raw: {
        try raw()
    }
    try await storage.close()
    try await alone.close()
    return [through, direct]
}

/// Values of 1 KB, another for each round: SQLite writes nothing for a row that is the same already.
final class ChangingValues: Sendable {
    private let round = Locked(UInt64(0))

    func next() -> Data {
        let number = round.withLock { round in
            round += 1
            return round
        }
        return Data("\(number) ".utf8) + Data(repeating: 7, count: 1_000)
    }
}

private func openRow(_ bench: Bench, _ folder: URL) async throws -> Row {
    let url = folder.appending(path: "open.sqlite")
    let first = try SQLiteStorage(at: url, durability: .rebuildable)
    let store = Store<String>(name: "open", storage: first)
    try await store.set("a", to: "value")
    try await first.close()
    let path = folder.appending(path: "open-plain.sqlite").path
    try PlainSQLite(path, synchronous: "NORMAL").put("a", Data("value".utf8))
    return try await bench.pair(
        "open the storage, migrate, first value", unit: "ms", scale: 1e-6, aim: 3, count: 1,
        rawName: "SQLite's C interface"
    ) {
        let storage = try SQLiteStorage(at: url, durability: .rebuildable)
        keep(try await Store<String>(name: "open", storage: storage).load("a").value)
        try await storage.close()
    } raw: {
        keep(try PlainSQLite(path, synchronous: "NORMAL").get("a"))
    }
}

/// What one changed value costs its caller, and until it is durable, among 10,000 others.
private func saveRow(_ bench: Bench, _ folder: URL) async throws -> Row {
    let storage = try SQLiteStorage(
        at: folder.appending(path: "save.sqlite"), durability: .precious)
    let store = Store<String>(name: "save", storage: storage)
    try await store.set(
        Dictionary(uniqueKeysWithValues: (0..<10_000).map { (Key("item", "\($0)"), "value \($0)") })
    )
    let plain = try PlainSQLite(
        folder.appending(path: "save-plain.sqlite").path, synchronous: "FULL")
    let step = Locked(0)
    let row = try await bench.pair(
        "save of one change among 10,000, caller's side", unit: "µs", scale: 1e-3, aim: 100,
        count: 100, rawName: "SQLite's C interface, durable"
    ) {
        for index in 0..<100 {
            store.setSoon(
                Key("item", "\(index)"), to: "changed \(step.withLock { $0 += 1; return $0 })")
        }
    } raw: {
        let value = Data("changed \(step.withLock { $0 += 1; return $0 })".utf8)
        for index in 0..<100 { try plain.put("item/\(index)", value) }
    }
    await store.flush()
    try await storage.close()
    return row
}
