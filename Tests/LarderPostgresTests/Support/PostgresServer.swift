#if Postgres
import Foundation
import Larder
import LarderPostgres

/// A PostgreSQL server of the tests: from the system's packages, in a folder of its own, on a Unix socket
/// alone, with its disk synced. A shell that waits for us to end stops and removes it, however we end.
final class PostgresServer: Sendable {
    let folder: String
    private let binaries: String
    private let watchdog: Locked<Process?>

    /// The server that the tests of this process share.
    static let shared = Locked<PostgresServer?>(nil)

    /// Whether the server's binaries are there.
    static var isThere: Bool { binaries != nil }

    private static let binaries: String? = {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let folders =
            [ProcessInfo.processInfo.environment["LARDER_POSTGRES_BIN"]].compactMap { $0 }
            + versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "\(root)/\($0)/bin" }
            + ["/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql/bin", "/usr/bin"]
        return folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
    }()

    /// Returns the shared server, started by whoever comes first.
    static func start() throws -> PostgresServer {
        try shared.withLock { known in
            if let known { return known }
            let server = try PostgresServer()
            known = server
            return server
        }
    }

    /// Makes and starts a server.
    init() throws {
        guard let binaries = Self.binaries else { throw CocoaError(.fileNoSuchFile) }
        self.binaries = binaries
        folder = "/tmp/larder-postgres-\(UUID().uuidString.prefix(8))"
        watchdog = Locked(nil)
        try Self.shell("mkdir -m 755 \(folder)")
        if Self.isRoot { try Self.shell("chown postgres \(folder)") }
        try asServer(
            "\(binaries)/initdb -D \(folder)/data -U postgres -A trust --no-sync -E UTF8 --locale=C.UTF-8")
        try asServer("mkdir \(folder)/socket")
        try start()
        try watch()
    }

    /// What stops and removes the server once our end of its input is closed, as it is when we end.
    private func watch() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let stop = command("\(binaries)/pg_ctl -D \(folder)/data -m immediate -w stop")
        process.arguments = ["-c", "read line; \(stop); rm -rf \(folder)"]
        process.standardInput = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        watchdog.withLock { $0 = process }
    }

    func start() throws {
        let options = [
            "-k \(folder)/socket", "-c listen_addresses=''", "-c fsync=on",
            "-c max_connections=500", "-c log_min_messages=warning",
        ].joined(separator: " ")
        try asServer(
            "\(binaries)/pg_ctl -D \(folder)/data -w -l \(folder)/log -o \"\(options)\" start")
    }

    /// Stops the server as a power cut would.
    func stopImmediately() throws {
        try asServer("\(binaries)/pg_ctl -D \(folder)/data -m immediate -w stop")
    }

    var address: PostgresAddress {
        get throws {
            try PostgresAddress("postgres:///postgres?host=\(folder)/socket&user=postgres")
        }
    }

    /// Opens a storage in a schema.
    func open(_ schema: String, listens: Bool = true) async throws -> PostgresStorage {
        var options = PostgresStorage.Options()
        options.schema = schema
        options.listens = listens
        return try await PostgresStorage(at: address, options: options)
    }

    /// Runs statements as another program would.
    @discardableResult
    func psql(_ sql: String) throws -> String {
        try Self.shell(
            "\(binaries)/psql -X -A -t -v ON_ERROR_STOP=1 -h \(folder)/socket -U postgres postgres",
            input: sql)
    }

    // MARK: - Commands

    private static var isRoot: Bool { getuid() == 0 }

    private func asServer(_ command: String) throws { try Self.shell(self.command(command)) }

    /// PostgreSQL refuses to run as root.
    private func command(_ command: String) -> String {
        Self.isRoot ? "su postgres -s /bin/sh -c '\(command)'" : command
    }

    @discardableResult
    static func shell(_ command: String, input: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        let stdin = Pipe()
        let stdout = Pipe()
        process.standardInput = stdin
        // The server that is started keeps what it inherits.
        process.standardOutput = command.contains("pg_ctl") ? FileHandle.nullDevice : stdout
        process.standardError = FileHandle.nullDevice
        try process.run()
        stdin.fileHandleForWriting.write(Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        try? stdout.fileHandleForWriting.close()
        let output = command.contains("pg_ctl") ? Data() : stdout.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw LarderError(
                .io, message: "\(command) ended with \(process.terminationStatus)")
        }
        return String(decoding: output, as: UTF8.self)
    }
}

extension String {
    /// A schema that nobody else has.
    static var newSchema: String { "s" + UUID().uuidString.prefix(12).lowercased() }
}
#endif
