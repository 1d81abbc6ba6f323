import Foundation
import Larder
import LarderPostgres

/// Rows of PostgreSQL, beside plain SQL through libpq and beside pgbench, in the same run; none without a server.
func postgresRows(_ bench: Bench, articles: Int) async throws -> [Row] {
    guard let server = try PostgresInstance() else {
        FileHandle.standardError.write(Data("No PostgreSQL: its rows are left out\n".utf8))
        return []
    }
    defer { server.stop() }
    let bench = Bench(runs: min(bench.runs, 5), only: bench.only)
    let entries = try await PostgresBench(server, bench)
    var rows = try await entries.putRows()
    rows += try await entries.readRows()
    rows += try await entries.serverRows()
    try await entries.close()
    return rows + (try await articleRows(server, bench, articles))
}

/// Puts and reads of entries of 1 KB.
private struct PostgresBench {
    let server: PostgresInstance
    let bench: Bench
    let one: PostgresStorage
    let two: PostgresStorage
    let plain: [PlainPostgres]
    let values = ChangingValues()
    let keys = (0..<100).map { Key("item", "\($0)") }

    init(_ server: PostgresInstance, _ bench: Bench) async throws {
        self.server = server
        self.bench = bench
        one = try await PostgresStorage(at: PostgresAddress(server.address))
        two = try await PostgresStorage(at: PostgresAddress(server.address))
        plain = try (0..<8).map { _ in try PlainPostgres(server.address) }
        try plain[0].run("CREATE TABLE plain(key bytea PRIMARY KEY, value bytea NOT NULL)")
        try plain[0].run("CREATE TABLE bench(key int PRIMARY KEY, value text NOT NULL)")
        for connection in plain {
            try connection.prepare(
                "put",
                "INSERT INTO plain VALUES($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
            )
            try connection.prepare("get", "SELECT value FROM plain WHERE key = $1")
        }
    }

    func close() async throws {
        try await one.close()
        try await two.close()
    }

    private func put(_ key: Key, _ value: Data) -> EntryChange {
        .put(.local(key, value, format: "bytes/1", at: Date(timeIntervalSince1970: 1_800_000_000)))
    }

    /// Runs a body for each key, as many at once as said.
    private func each(
        _ tasks: Int, _ body: @escaping @Sendable (Int, Key) async throws -> Void
    ) async throws {
        let keys = keys
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for index in stride(from: task, to: keys.count, by: tasks) {
                        try await body(task, keys[index])
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    private static let script = """
        \\set key random(1, 100)
        INSERT INTO bench VALUES(:key, repeat('x', 1000)) \
        ON CONFLICT (key) DO UPDATE SET value = excluded.value;

        """

    /// What pgbench took beside plain SQL.
    private func pgbench(
        _ name: String, _ script: String, clients: Int, beside row: Row
    ) throws -> Row {
        if let only = bench.only, !row.name.contains(only) {
            return Row(name: "", unit: "", ours: Spread([]))
        }
        let each = try (0..<bench.runs).map { _ in
            try server.pgbench(script, clients: clients) / Double(clients) * 1e-3
        }
        return Row(name: name, unit: "µs", ours: Spread(each), raw: row.raw, rawName: row.rawName)
    }

    func putRows() async throws -> [Row] {
        let (one, values, plain) = (one, values, plain)
        let single = try await bench.pair(
            "PostgreSQL: put of 1 KB, one for each commit", unit: "µs", scale: 1e-3, aim: 1.5,
            count: keys.count, rawName: "libpq, autocommit"
        ) {
            let value = values.next()
            for key in keys { try await one.commit([put(key, value)]) }
        } raw: {
            let value = values.next()
            for key in keys { try plain[0].execute("put", [Data(key.path.utf8), value]) }
        }
        let many = try await bench.pair(
            "PostgreSQL: the same by 8 tasks at once", unit: "µs", scale: 1e-3, aim: 1.5,
            count: keys.count, rawName: "libpq, 8 connections"
        ) {
            let value = values.next()
            try await each(8) { _, key in try await one.commit([put(key, value)]) }
        } raw: {
            let value = values.next()
            try await each(8) { task, key in
                try plain[task].execute("put", [Data(key.path.utf8), value])
            }
        }
        let batch = try await bench.pair(
            "PostgreSQL: put of 1 KB, 100 in one commit", unit: "µs", scale: 1e-3, aim: 1.5,
            count: keys.count, rawName: "libpq, a statement for each"
        ) {
            let value = values.next()
            try await one.commit(keys.map { put($0, value) })
        } raw: {
            let value = values.next()
            try plain[0].run("BEGIN")
            for key in keys { try plain[0].execute("put", [Data(key.path.utf8), value]) }
            try plain[0].run("COMMIT")
        }
        return [
            single, try pgbench("  pgbench, one client", Self.script, clients: 1, beside: single),
            many, try pgbench("  pgbench, 8 clients", Self.script, clients: 8, beside: many),
            batch,
        ]
    }

    func readRows() async throws -> [Row] {
        let (one, plain) = (one, plain)
        let row = try await bench.pair(
            "PostgreSQL: read of an entry of 1 KB", unit: "µs", scale: 1e-3, aim: 1.5,
            count: keys.count, rawName: "libpq"
        ) {
            for key in keys { keep(try await one.entry(for: key)) }
        } raw: {
            for key in keys { keep(try plain[0].execute("get", [Data(key.path.utf8)])) }
        }
        let script = "\\set key random(1, 100)\nSELECT value FROM bench WHERE key = :key;\n"
        return [row, try pgbench("  pgbench, one client", script, clients: 1, beside: row)]
    }

    /// The same work by two servers, half each, and by one; the database is the same.
    func serverRows() async throws -> [Row] {
        let (one, two, values) = (one, two, values)
        return [
            try await bench.pair(
                "PostgreSQL: puts by 16 tasks of two servers", unit: "µs", scale: 1e-3,
                count: keys.count, rawName: "of one server"
            ) {
                let value = values.next()
                try await each(16) { task, key in
                    try await (task % 2 == 0 ? one : two).commit([put(key, value)])
                }
            } raw: {
                let value = values.next()
                try await each(16) { _, key in try await one.commit([put(key, value)]) }
            },
            try await bench.pair(
                "PostgreSQL: reads by 16 tasks of two servers", unit: "µs", scale: 1e-3,
                count: keys.count, rawName: "of one server"
            ) {
                try await each(16) { task, key in
                    keep(try await (task % 2 == 0 ? one : two).entry(for: key))
                }
            } raw: {
                try await each(16) { _, key in keep(try await one.entry(for: key)) }
            },
        ]
    }
}

/// A shelf of many articles: pages, marks and refreshes.
private func articleRows(_ server: PostgresInstance, _ bench: Bench, _ count: Int) async throws
    -> [Row]
{
    var options = PostgresStorage.Options()
    options.schema = "articles"
    let storage = try await PostgresStorage(at: PostgresAddress(server.address), options: options)
    let shelf = Shelf(
        "articles",
        columns: Article.columns(words: { _ in [] }), storage: storage, marks: storage)
    func items(_ feed: Int, _ numbers: Range<Int>) -> [Article] {
        numbers.map {
            Article(
                id: "\(feed)/\($0)", feed: feed, date: Double($0 * 1_000 + feed),
                title: "Title \($0) of feed \(feed)",
                text: String(repeating: "Words of it. ", count: 20))
        }
    }
    let start = ContinuousClock.now
    let feeds = max(1, count / 1_000)
    for feed in 0..<feeds { try await shelf.upsert(items(feed, 0..<1_000)) }
    FileHandle.standardError.write(
        Data("\(feeds * 1_000) rows in PostgreSQL in \(ContinuousClock.now - start)\n".utf8))
    let plain = try PlainPostgres(server.address)
    try plain.run("ANALYZE")
    try plain.prepare(
        "page",
        """
        SELECT id, scope, item, row_group, sort_key, marks, arrived, body FROM articles.shelf_row \
        WHERE shelf = $1 AND marks = (SELECT marks FROM articles.shelf_count LIMIT 1) \
        ORDER BY sort_key DESC, id DESC LIMIT 50
        """)
    let name = Data("articles".utf8)
    var rows = [
        try await bench.pair(
            "PostgreSQL: first page of 50 of \(feeds * 1_000) rows", unit: "ms", scale: 1e-6,
            aim: 1.5,
            count: 10, rawName: "libpq, one SELECT"
        ) {
            for _ in 0..<10 { keep(try await shelf.page(limit: 50)) }
        } raw: {
            for _ in 0..<10 { keep(try plain.execute("page", [name])) }
        },
        try await bench.pair(
            "PostgreSQL: a page of 50 in the middle", unit: "ms", scale: 1e-6, count: 10,
            rawName: "libpq, the first page"
        ) {
            let place = ShelfCursor(order: .number(500_000), sequenceNumber: 1)
            for _ in 0..<10 { keep(try await shelf.page(after: place, limit: 50)) }
        } raw: {
            for _ in 0..<10 { keep(try plain.execute("page", [name])) }
        },
    ]
    let again = items(0, 0..<500)
    rows.append(
        try await bench.pair(
            "PostgreSQL: refresh of 500 rows, nothing new", unit: "µs a row", scale: 1e-3,
            count: 500
        ) { try await shelf.upsert(again) })
    try plain.run("CREATE TABLE articles(id bytea PRIMARY KEY, body bytea NOT NULL)")
    try plain.prepare("article", "INSERT INTO articles VALUES($1, $2)")
    let next = Locked(1_000)
    rows.append(
        try await bench.pair(
            "PostgreSQL: refresh of 500 new rows", unit: "µs a row", scale: 1e-3, count: 500,
            rawName: "libpq, a statement for each, one index"
        ) {
            let first = next.withLock { number in
                defer { number += 500 }
                return number
            }
            try await shelf.upsert(items(feeds, first..<first + 500))
        } raw: {
            try plain.run("BEGIN")
            for _ in 0..<500 {
                try plain.execute(
                    "article", [Data(UUID().uuidString.utf8), Data(repeating: 7, count: 350)])
            }
            try plain.run("COMMIT")
        })
    try plain.run("CREATE TABLE marks(item bytea PRIMARY KEY, is_set boolean NOT NULL)")
    try plain.prepare(
        "mark",
        "INSERT INTO marks VALUES($1, true) ON CONFLICT (item) DO UPDATE SET is_set = NOT marks.is_set"
    )
    let isSet = Locked(false)
    rows.append(
        try await bench.pair(
            "PostgreSQL: one mark, durable", unit: "µs", scale: 1e-3, aim: 1.5, count: 20,
            rawName: "libpq, autocommit"
        ) {
            let on = isSet.withLock { on in
                on.toggle()
                return on
            }
            for number in 0..<20 { try await shelf.mark(["1/\(number)"], .read, isSet: on) }
        } raw: {
            for number in 0..<20 { try plain.execute("mark", [Data("1/\(number)".utf8)]) }
        })
    try await storage.close()
    return rows
}
