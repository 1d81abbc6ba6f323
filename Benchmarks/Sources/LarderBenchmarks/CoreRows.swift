import Foundation
import Larder
import LarderSimulation

private let words =
    "The quick brown fox jumps over the lazy dog, again and again, until it is "
    + "126 bytes long and therefore fit to be measured."

private func freshStore(_ count: Int) -> Store<String> {
    let store = Store<String>(name: "bench", freshness: .untilInvalidated)
    fill(store, count)
    return store
}

private func fill(_ store: Store<String>, _ count: Int) {
    for index in 0..<count { store.setSoon(Key("item", "\(index)"), to: words) }
}

/// Rows of reading, loading and watching, beside a dictionary behind a mutex.
func coreRows(_ bench: Bench) async throws -> [Row] {
    var rows: [Row] = []
    let store = freshStore(10_000)
    let resource = store.resource("item/77")
    let cell = Locked(words)
    rows.append(
        try await bench.pair(
            "cached read by held handle", aim: 30, count: 1_000_000, rawName: "string in a mutex"
        ) {
            for _ in 0..<1_000_000 { keep(resource.snapshot.value) }
        } raw: {
            for _ in 0..<1_000_000 { keep(cell.withLock { $0 }) }
        })

    let keys = (0..<10_000).map { Key("item", "\($0)") }
    let table = Locked(Dictionary(uniqueKeysWithValues: keys.map { ($0.path, words) }))
    rows.append(
        try await bench.pair(
            "cached read by key, 10,000 entries", aim: 150, count: 500_000,
            rawName: "dictionary in a mutex"
        ) {
            for index in 0..<500_000 { keep(store.snapshot(of: keys[index % 10_000]).value) }
        } raw: {
            for index in 0..<500_000 { keep(table.withLock { $0[keys[index % 10_000].path] }) }
        })

    rows.append(
        try await bench.pair(
            "load of a fresh value, no source call", aim: 300, count: 200_000,
            rawName: "dictionary in a mutex"
        ) {
            for index in 0..<200_000 { keep(try await store.load(keys[index % 10_000]).value) }
        } raw: {
            for index in 0..<200_000 { keep(table.withLock { $0[keys[index % 10_000].path] }) }
        })

    rows += try await watchRows(bench)
    rows.append(try await loadRow(bench))
    rows.append(try await invalidateRow(bench))
    if bench.only == nil { rows += try await listRows(bench) }
    return rows
}

private func watchRows(_ bench: Bench) async throws -> [Row] {
    let counter = Locked(0)
    let store = Store<Int>(name: "watched")
    let tokens = (0..<10_000).map { _ in
        store.observe("a") { snapshot in counter.withLock { $0 += snapshot.value ?? 0 } }
    }
    let closures = (0..<10_000).map { _ in
        { @Sendable (value: Int) in counter.withLock { $0 += value } }
    }
    let value = Locked(0)
    let change = try await bench.pair(
        "one change to 10,000 observers, each", aim: 80, count: 100_000,
        rawName: "plain closures"
    ) {
        for step in 0..<10 {
            store.setSoon(
                "a",
                to: step
                    &+ value.withLock {
                        $0 += 1; return $0
                    })
        }
    } raw: {
        for step in 0..<10 { for closure in closures { closure(step) } }
    }
    tokens.forEach { $0.cancel() }

    let quiet = Store<Int>(name: "quiet")
    let attached = Locked<[ObservationToken]>([])
    let attach = try await bench.pair(
        "attach 10,000 observers to one entry", unit: "ms", scale: 1e-6, aim: 8, count: 1,
        rawName: "closures in an array", before: { attached.withLock { $0 = [] } }
    ) {
        let tokens = (0..<10_000).map { _ in quiet.observe("a") { keep($0.revision) } }
        attached.withLock { $0 = tokens }
    } raw: {
        var list: [@Sendable (Int) -> Void] = []
        for _ in 0..<10_000 { list.append { keep($0) } }
        keep(list)
    }
    return [change, attach]
}

private func loadRow(_ bench: Bench) async throws -> Row {
    try await bench.pair(
        "1,000 loads of one key at once, one source call", unit: "ms", scale: 1e-6, aim: 1,
        count: 1, rawName: "1,000 tasks"
    ) {
        let calls = Locked(0)
        let source = ClosureSource<Int> { _ in
            calls.withLock { $0 += 1 }
            await Task.yield()
            return .value(1)
        }
        let store = Store(name: "shared", source: source, freshness: .untilInvalidated)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 { group.addTask { try await store.load("a") } }
            try await group.waitForAll()
        }
        precondition(calls.withLock { $0 } == 1, "the source was called more than once")
    } raw: {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 { group.addTask { await Task.yield() } }
        }
    }
}

private func invalidateRow(_ bench: Bench) async throws -> Row {
    let store = freshStore(100_000)
    return try await bench.pair(
        "invalidate a prefix over 100,000 entries", unit: "ms", scale: 1e-6, aim: 20, count: 1,
        // What is out of date already would be no news.
        before: { fill(store, 100_000) }
    ) {
        // In memory only: a storage does its part in one statement of its own.
        try? await store.invalidate(under: "item")
    }
}

/// Resident bytes for each of 100,000 entries of 126 bytes; measured in a process of its own.
func memoryRow() -> Row {
    let count = 100_000
    // The program itself comes into memory first.
    keep(freshStore(100))
    keep(String(format: "%06d", 1) + words.suffix(120))
    let before = residentBytes() ?? 0
    let store = Store<String>(name: "memory", freshness: .untilInvalidated)
    for index in 0..<count {
        store.setSoon(
            Key("item", "\(index)"), to: String(format: "%06d", index) + words.suffix(120))
    }
    let ours = Double((residentBytes() ?? 0) - before) / Double(count)
    let middle = residentBytes() ?? 0
    var table: [Key: String] = [:]
    for index in 0..<count {
        table[Key("item", "\(index)")] = String(format: "%06d", index) + words.suffix(120)
    }
    let raw = Double((residentBytes() ?? 0) - middle) / Double(count)
    keep(table)
    keep(store)
    return Row(
        name: "memory for each of 100,000 entries of 126 bytes", unit: "B", ours: Spread([ours]),
        raw: Spread([raw]), rawName: "dictionary, values and keys included", aim: 500)
}
