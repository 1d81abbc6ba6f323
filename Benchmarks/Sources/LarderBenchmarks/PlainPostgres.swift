import CPostgres
import Foundation

/// A PostgreSQL server for measuring, from the system's packages, on a Unix socket alone and with its disk synced. It must be
/// stopped.
struct PostgresInstance {
    let folder = "/tmp/larder-bench-\(UUID().uuidString.prefix(8))"
    private let binaries: String

    /// Starts a server; nil if none is installed.
    init?() throws {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        guard let newest = versions.max(by: { (Int($0) ?? 0) < (Int($1) ?? 0) }) else { return nil }
        binaries = "\(root)/\(newest)/bin"
        try shell("mkdir -m 755 \(folder)" + (getuid() == 0 ? " && chown postgres \(folder)" : ""))
        try asServer(
            "\(binaries)/initdb -D \(folder)/data -U postgres -A trust --no-sync -E UTF8 --locale=C.UTF-8"
        )
        try asServer(
            "\(binaries)/pg_ctl -D \(folder)/data -w -l \(folder)/log "
                + "-o \"-k \(folder) -c listen_addresses= -c fsync=on -c max_connections=200\" start"
        )
    }

    var address: String { "postgres:///postgres?host=\(folder)&user=postgres" }

    func stop() {
        try? asServer("\(binaries)/pg_ctl -D \(folder)/data -m immediate -w stop")
        try? shell("rm -rf \(folder)")
    }

    /// The mean latency of a script of pgbench in nanoseconds, for each of `clients` that run at once.
    func pgbench(_ script: String, clients: Int = 1, seconds: Int = 3) throws -> Double {
        let file = "\(folder)/script"
        try script.write(toFile: file, atomically: false, encoding: .utf8)
        try shell(
            "\(binaries)/pgbench -h \(folder) -U postgres -n -M prepared -c \(clients) -j 2 "
                + "-T \(seconds) -f \(file) postgres > \(folder)/said")
        let said = try String(contentsOfFile: "\(folder)/said", encoding: .utf8)
        let line = said.split(separator: "\n").first { $0.hasPrefix("latency average") } ?? ""
        let words = line.split(separator: " ")
        return (words.count > 3 ? Double(words[3]) ?? 0 : 0) * 1e6
    }

    private func asServer(_ command: String) throws {
        try shell(getuid() == 0 ? "su postgres -s /bin/sh -c '\(command)'" : command)
    }

    private func shell(_ command: String) throws {
        guard system("cd / && { \(command); } 2>/dev/null </dev/null >/tmp/larder-bench-said") == 0
        else { throw PlainPostgres.Trouble(description: "failed: \(command)") }
    }
}

/// The raw limit for storage in PostgreSQL: one connection of libpq with prepared statements, and nothing else.
final class PlainPostgres: @unchecked Sendable {
    private let connection: OpaquePointer

    init(_ address: String) throws {
        guard let connection = PQconnectdb(address) else { throw Trouble(description: "no memory") }
        self.connection = connection
        guard PQstatus(connection) == CONNECTION_OK else {
            throw Trouble(description: String(cString: PQerrorMessage(connection)))
        }
    }

    deinit { PQfinish(connection) }

    func run(_ sql: String) throws { try check(PQexec(connection, sql)) }

    func prepare(_ name: String, _ sql: String) throws {
        try check(PQprepare(connection, name, sql, 0, nil))
    }

    /// Runs a prepared statement with binary parameters; returns how many rows it gave.
    @discardableResult
    func execute(_ name: String, _ parameters: [Data]) throws -> Int {
        let lengths = parameters.map { Int32($0.count) }
        let formats = parameters.map { _ in Int32(1) }
        let all = parameters.reduce(into: Data()) { $0 += $1 }
        let result = all.withUnsafeBytes { bytes in
            var offset = 0
            let pointers = parameters.map { part -> UnsafePointer<CChar>? in
                defer { offset += part.count }
                return bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: CChar.self)
            }
            return PQexecPrepared(
                connection, name, Int32(parameters.count), pointers, lengths, formats, 1)
        }
        return try check(result)
    }

    @discardableResult
    private func check(_ result: OpaquePointer?) throws -> Int {
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
            throw Trouble(description: String(cString: PQerrorMessage(connection)))
        }
        return Int(PQntuples(result))
    }

    struct Trouble: Error, CustomStringConvertible { var description: String }
}

extension Data {
    /// A number as PostgreSQL takes it in binary.
    init(big number: Int64) {
        self = Swift.withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }
}
