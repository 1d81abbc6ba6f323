import Foundation

// make bench: prints a table, and with --json one object. Run in a release build on a quiet machine. --core-only and the
// like measure one part, and --only TEXT those of its rows whose names contain the text.
let arguments = CommandLine.arguments
if arguments.contains("--memory-only") {
    let data = try JSONEncoder().encode(memoryRow())
    FileHandle.standardOutput.write(data)
    exit(0)
}
let only = arguments.firstIndex(of: "--only").map { arguments[$0 + 1] }
if arguments.contains("--core-only") {
    printTable(try await coreRows(Bench(runs: 3, only: only)))
    exit(0)
}
if arguments.contains("--storage-only") {
    printTable(try await storageRows(Bench(runs: 3, only: only)))
    exit(0)
}
if arguments.contains("--servers") {
    printServers()
    exit(0)
}
/// How many articles a page is taken from in PostgreSQL.
let articles = ProcessInfo.processInfo.environment["ARTICLES"].flatMap(Int.init)
if arguments.contains("--postgres-only") {
    printTable(
        try await postgresRows(Bench(runs: 3, only: only), articles: articles ?? 100_000))
    exit(0)
}
if arguments.contains("--outbox-only") {
    printTable(try await outboxRows(Bench(runs: 3, only: only)))
    exit(0)
}
if arguments.contains("--shelf-only") {
    printTable(try await shelfRows(Bench(runs: 3, only: only), feeds: 200))
    exit(0)
}
if arguments.contains("--feeds-only") {
    printTable(try await feedRows(Bench(runs: 3, only: only)))
    exit(0)
}
if arguments.contains("--places-only") {
    printTable(try await placesRows(Bench(runs: 9)))
    exit(0)
}
let bench = Bench(runs: arguments.contains("--quick") ? 3 : 9)
var rows = try await coreRows(bench)
rows.insert(try memoryRowFromChild(), at: min(6, rows.count))
rows += try await storageRows(bench)
rows += try await outboxRows(bench)
rows += try await shelfRows(bench, feeds: arguments.contains("--quick") ? 200 : 1_000)
rows += try await postgresRows(
    bench, articles: articles ?? (arguments.contains("--quick") ? 100_000 : 1_000_000))
rows += try await feedRows(bench)
rows += try await placesRows(bench)
if arguments.contains("--json") {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    FileHandle.standardOutput.write(try encoder.encode(rows))
} else {
    printTable(rows)
}

/// Measures memory in a fresh process, where nothing else has stretched the heap.
func memoryRowFromChild() throws -> Row {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    child.arguments = ["--memory-only"]
    let pipe = Pipe()
    child.standardOutput = pipe
    try child.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    return try JSONDecoder().decode(Row.self, from: data)
}
