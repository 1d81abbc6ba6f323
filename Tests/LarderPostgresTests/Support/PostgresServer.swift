#if Postgres
import Foundation
import Larder
import LarderPostgres

/// A PostgreSQL server of the tests: from the system's packages, in a folder of its own, on a Unix socket
/// alone, with its disk synced. A shell that waits for us to end stops and removes it, however we end.
final class PostgresServer: Sendable {
    let folder: String
    private let binaries: String
    /// What the watchdog reads until we end; never used but to be held.
    private let leash: Leash

    /// The server that the tests of this process share.
    static let shared = Locked<PostgresServer?>(nil)

    /// Whether there is a server to be started; where it does not start, that is said and the tests skip.
    static let isThere: Bool = {
        guard binaries != nil else { return false }
        do {
            _ = try start()
            return true
        } catch {
            print("Skipped: the tests of PostgreSQL, whose server does not start: \(error)")
            return false
        }
    }()

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

    /// The port on this machine where it shows a certificate in the name `localhost`; nil for none.
    let port: Int?

    /// Whether a certificate can be made.
    static var hasOpenSSL: Bool {
        ["/usr/bin/openssl", "/opt/homebrew/bin/openssl"].contains {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    /// Makes and starts a server.
    init(port: Int? = nil) throws {
        self.port = port
        guard let binaries = Self.binaries else { throw CocoaError(.fileNoSuchFile) }
        self.binaries = binaries
        folder = "/tmp/larder-postgres-\(UUID().uuidString.prefix(8))"
        leash = try Leash(
            ["standby", "data"].map { [folder, binaries] in
                Self.command("\(binaries)/pg_ctl -D \(folder)/\($0) -m immediate -w stop; ")
            }.joined() + "rm -rf \(folder)")
        try Self.shell("mkdir -m 755 \(folder)")
        if Self.isRoot { try Self.shell("chown postgres \(folder)") }
        try asServer(
            """
            \(binaries)/initdb -D \(folder)/data -U postgres -A trust --no-sync -E UTF8 \
            --locale=C.UTF-8
            """)
        try asServer("mkdir \(folder)/socket")
        if port != nil { for name in ["server", "other"] { try makeCertificate(name) } }
        try start()
    }

    private func makeCertificate(_ name: String) throws {
        let place = "\(folder)/data/\(name)"
        try asServer(
            """
            openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
            -addext subjectAltName=DNS:localhost -keyout \(place).key -out \(place).crt \
            && chmod 600 \(place).key
            """)
        try Self.shell("cp \(place).crt \(folder)/\(name).crt && chmod 644 \(folder)/\(name).crt")
    }

    func start() throws {
        let network =
            port.map { "-c listen_addresses=localhost -p \($0) -c ssl=on" }
            ?? "-c listen_addresses=''"
        let options = [
            "-k \(folder)/socket", network, "-c fsync=on",
            "-c max_connections=500", "-c log_min_messages=warning",
        ].joined(separator: " ")
        try asServer(
            "\(binaries)/pg_ctl -D \(folder)/data -w -l \(folder)/log -o \"\(options)\" start")
    }

    /// Stops the server as a power cut would.
    func stopImmediately() throws {
        try asServer("\(binaries)/pg_ctl -D \(folder)/data -m immediate -w stop")
    }

    /// Starts a replica of the server, without which no commit is acknowledged from then on.
    func startStandby() throws {
        try asServer(
            """
            mkdir \(folder)/standby-socket && \(binaries)/pg_basebackup -D \(folder)/standby \
            -h \(folder)/socket -U postgres -R -X stream -c fast && \
            \(binaries)/pg_ctl -D \(folder)/standby -w -l \(folder)/standby-log \
            -o "-k \(folder)/standby-socket -c listen_addresses= -c max_connections=500" start
            """)
        try psql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        try psql("SELECT pg_reload_conf()")
        let isSynchronous = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
        for _ in 0..<600 where try psql(isSynchronous) != "1" { usleep(100_000) }
    }

    /// Stops the server as a power cut would, and lets the replica take its place, at the same address.
    func failOver() throws {
        try stopImmediately()
        try asServer("\(binaries)/pg_ctl -D \(folder)/standby -w promote")
        try Self.shell(
            "mv \(folder)/socket \(folder)/old && mv \(folder)/standby-socket \(folder)/socket")
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
        // The machine may have other work.
        options.patience = .seconds(60)
        return try await PostgresStorage(at: address, options: options)
    }

    /// Runs statements as another program would, and returns what they gave.
    @discardableResult
    func psql(_ sql: String) throws -> String {
        let file = "/tmp/larder-psql-\(UUID().uuidString)"
        defer {
            for name in [file, file + ".out"] { try? FileManager.default.removeItem(atPath: name) }
        }
        try sql.write(toFile: file, atomically: false, encoding: .utf8)
        try Self.shell(
            """
            \(binaries)/psql -X -A -t -v ON_ERROR_STOP=1 -h \(folder)/socket \
            -p \(port ?? 5432) -U postgres postgres -o \(file).out -f \(file)
            """)
        return try String(contentsOfFile: file + ".out", encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Makes a user who needs a password.
    func letIn(_ user: String, password: String) throws {
        let quoted = password.replacingOccurrences(of: "'", with: "''")
        try psql(
            """
            SET password_encryption = 'scram-sha-256';
            CREATE USER \(user) PASSWORD '\(quoted)';
            GRANT CREATE ON DATABASE postgres TO \(user);
            """)
        let rules = "\(folder)/data/pg_hba.conf"
        let others = try String(contentsOfFile: rules, encoding: .utf8)
        try Data("local all \(user) scram-sha-256\n\(others)".utf8)
            .write(to: URL(fileURLWithPath: rules), options: [])
        try psql("SELECT pg_reload_conf()")
    }

    /// Takes over a schema of another server, as a person does with a backup.
    func restore(_ schema: String, of other: PostgresServer) throws {
        let file = "/tmp/larder-dump-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Self.shell(
            """
            \(binaries)/pg_dump -h \(other.folder)/socket -U postgres -n \(schema) -f \(file) \
            postgres && \(binaries)/psql -q -X -v ON_ERROR_STOP=1 -h \(folder)/socket \
            -U postgres -f \(file) postgres
            """)
    }

    /// Dumps a schema, takes it away, and restores it, as a person does with a backup.
    func dumpAndRestore(_ schema: String) throws {
        let here = "-h \(folder)/socket -U postgres"
        let file = "/tmp/larder-dump-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Self.shell("\(binaries)/pg_dump \(here) -n \(schema) -f \(file) postgres")
        try psql("DROP SCHEMA \(schema) CASCADE")
        try Self.shell("\(binaries)/psql -X -v ON_ERROR_STOP=1 \(here) -f \(file) postgres")
    }

    // MARK: - Commands

    private static var isRoot: Bool { getuid() == 0 }

    private func asServer(_ command: String) throws { try Self.shell(Self.command(command)) }

    /// PostgreSQL refuses to run as root.
    private static func command(_ command: String) -> String {
        isRoot ? "su postgres -s /bin/sh -c '\(command)'" : command
    }

    /// Runs a command; not by `Process`, which waits by a run loop that a task's thread has not.
    static func shell(_ command: String) throws {
        let said = "/tmp/larder-said-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: said) }
        let status = system("cd / && { \(command); } >\(said) 2>&1 </dev/null")
        guard status == 0 else {
            let text = (try? String(contentsOfFile: said, encoding: .utf8)) ?? ""
            throw LarderError(.io, message: "\(command) ended with \(status): \(text)")
        }
    }
}

/// Runs a command once this process has ended, however it did.
private final class Leash: @unchecked Sendable {
    /// Only held: the other end reads until it is closed, as it is when we end.
    private let pipe: UnsafeMutablePointer<FILE>

    init(_ command: String) throws {
        // Whoever ends us may end the whole group of processes.
        let watch = "trap '' TERM INT HUP; (cat; \(command)) >/dev/null 2>&1"
        guard let pipe = popen(watch, "we") else {
            throw LarderError(.io, message: "no shell could be started")
        }
        self.pipe = pipe
    }
}

/// An entry whose value is a text, to be put.
func entry(_ key: Key, _ text: String = "v") -> EntryChange {
    .put(
        StoredEntry(
            key: key, value: Data(text.utf8), format: "text/1",
            metadata: EntryMetadata(times: Timestamps(fetched: Date(timeIntervalSince1970: 0)))))
}

extension String {
    /// A schema that nobody else has.
    static var newSchema: String {
        "s" + UUID().uuidString.filter { $0 != "-" }.prefix(12).lowercased()
    }
}
#endif
