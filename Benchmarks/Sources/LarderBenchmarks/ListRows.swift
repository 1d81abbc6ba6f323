import Foundation
import Larder

private struct Song: ListItem {
    var id: Int
    var title: String
    var plays = 0
}

private func songs(_ ids: some Sequence<Int>) -> [Song] {
    ids.map { Song(id: $0, title: "Song number \($0)") }
}

/// Rows of finding what changed in a list of 10,000, beside the standard library's difference by
/// identity, without moves, which does less.
func listRows(_ bench: Bench) async throws -> [Row] {
    let old = songs(0..<10_000)
    var shuffled = old
    var random = SystemRandomNumberGenerator()
    shuffled.shuffle(using: &random)
    let moved = Array(old[5_000...] + old[..<5_000])
    var few = old
    for index in stride(from: 100, to: 10_000, by: 1_000) {
        few.remove(at: index)
        few.insert(Song(id: 20_000 + index, title: "New"), at: index - 50)
        few[index + 20].plays += 1
    }
    var rows: [Row] = []
    // The standard library's algorithm takes a time that grows with length times difference; a
    // shuffled list of 10,000 takes it minutes, so that row has no raw limit.
    for (name, new, hasRaw) in [
        ("10 inserted, deleted, updated", few, true), ("one half moved", moved, true),
        ("shuffled", shuffled, false),
    ] {
        let runs = name == "one half moved" ? Bench(runs: min(bench.runs, 3)) : bench
        let raw: (() async throws -> Void)? =
            hasRaw ? { keep(new.map(\.id).difference(from: old.map(\.id))) } : nil
        rows.append(
            try await runs.pair(
                "changes of a list of 10,000: \(name)", unit: "ms", scale: 1e-6, count: 1,
                rawName: hasRaw ? "CollectionDifference" : nil,
                ours: { keep(ListChanges(fromItems: old, toItems: new)) }, raw: raw))
    }
    let changes = ListChanges(fromItems: old, toItems: shuffled)
    rows.append(
        try await bench.pair(
            "apply the changes of the shuffled list", unit: "ms", scale: 1e-6, count: 1,
            rawName: "copy of the new list"
        ) {
            keep(changes.applied(toItems: old))
        } raw: {
            keep(shuffled.map { $0 })
        })
    return rows
}

/// Rows of putting and getting contents, beside plain files written whole and synced.
func blobRows(_ bench: Bench) async throws -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "larder-blobs-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try BlobStore(at: folder.appending(path: "blobs"), limits: BlobLimits(memory: 0))
    let warm = try BlobStore(at: folder.appending(path: "blobs"))
    let plain = folder.appending(path: "plain")
    try FileManager.default.createDirectory(at: plain, withIntermediateDirectories: true)
    let step = Locked(0)
    func fresh(_ size: Int) -> Data {
        let number = step.withLock { step in
            step += 1
            return step
        }
        var bytes = Data(repeating: 7, count: size)
        withUnsafeBytes(of: number) { bytes.replaceSubrange(0..<8, with: $0) }
        return bytes
    }
    var rows: [Row] = []
    rows.append(
        try await bench.pair(
            "put a blob of 50 KB", unit: "µs", scale: 1e-3, count: 50,
            rawName: "file written, synced, renamed"
        ) {
            for index in 0..<50 { try await store.put(fresh(50_000), for: Key("\(index)")) }
        } raw: {
            for index in 0..<50 {
                let part = plain.appending(path: "part")
                try fresh(50_000).write(to: part)
                let handle = try FileHandle(forUpdating: part)
                try handle.synchronize()
                try handle.close()
                try? FileManager.default.removeItem(at: plain.appending(path: "\(index)"))
                try FileManager.default.moveItem(at: part, to: plain.appending(path: "\(index)"))
            }
        })
    rows.append(
        try await bench.pair(
            "get a blob of 50 KB from the disk, checked", unit: "µs", scale: 1e-3, count: 50,
            rawName: "file read"
        ) {
            for index in 0..<50 { keep(try await store.bytes(for: Key("\(index)"))) }
        } raw: {
            for index in 0..<50 { keep(try Data(contentsOf: plain.appending(path: "\(index)"))) }
        })
    let cell = Locked(Dictionary(uniqueKeysWithValues: (0..<50).map { (Key("\($0)"), Data()) }))
    rows.append(
        try await bench.pair(
            "get a blob of 50 KB from memory", unit: "µs", scale: 1e-3, count: 5_000,
            rawName: "dictionary in a mutex"
        ) {
            for index in 0..<5_000 { keep(try await warm.bytes(for: Key("\(index % 50)"))) }
        } raw: {
            for index in 0..<5_000 { keep(cell.withLock { $0[Key("\(index % 50)")] }) }
        })
    let large = Data(repeating: 3, count: 16 << 20)
    rows.append(
        try await bench.pair(
            "name 16 MB by their digest", unit: "ms", scale: 1e-6, count: 1, rawName: "copy"
        ) {
            keep(BlobID(of: large))
        } raw: {
            keep(Data(large.map { $0 &+ 1 }))
        })
    return rows
}
