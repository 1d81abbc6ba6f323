import Foundation
import Larder
import LarderSQLite
import LarderStorageKit
import Testing

/// What `larder migrate` leaves when it does not come to its end.
@Suite struct `Data that was copied in part` {
    private let household: Household

    init() throws { household = try Household() }

    /// The person's own data, as another program has it open.
    private func withUserData(_ body: (SQLiteStorage) async throws -> Void) async throws {
        let storage = try SQLiteStorage(
            at: household.folder.appending(path: "data/user.sqlite"), durability: .precious)
        try await body(storage)
        try await storage.close()
    }

    @Test(arguments: [
        ["notes", "list"], ["notes", "new", "Text"], ["places", "list"], ["feeds", "list"],
        ["feeds", "refresh"], ["rates", "favourite", "SEK"], ["inspect"],
        ["migrate", "--from", "sqlite", "--to", "postgres:///none?host=/none"],
    ])
    func `is refused by every command, with what to do`(arguments: [String]) async throws {
        _ = try await household.run("notes", "new", "Here")
        try await withUserData { try await StorageTransfer.begin(in: $0, at: Date()) }
        let run = try await household.run(arguments)
        #expect(run.status == 1, "\(run.output) \(run.errors)")
        #expect(
            run.errors.contains(
                "because larder migrate did not come to its end. Run the same larder migrate again"),
            "\(run.errors)")
        try await withUserData { try await StorageTransfer.end(in: $0) }
        #expect(try await household.run("notes", "list").output.contains("Here"))
    }
}

/// `larder migrate` into a PostgreSQL server of the system's packages.
@Suite(.enabled(if: MigrateServer.initdb != nil, "PostgreSQL is needed"))
struct `Data that is copied to a database` {
    @Test func `is counted on a terminal, and nowhere else`() async throws {
        let server = try MigrateServer()
        defer { server.stop() }
        let household = try Household()
        for number in 1...3 { _ = try await household.run("notes", "new", "Note \(number)") }
        let migrate = ["migrate", "--from", "sqlite", "--to"]
        let user = try TerminalUser(household, migrate + [server.address("one")], columns: 40)
        await user.sees("All is")
        #expect(await user.end() == 0)
        #expect(user.text.contains("\r\u{1B}[KCopied: 3"), "\(user.text)")
        #expect(user.text.contains("\r\u{1B}[KCompared: "), "\(user.text)")
        #expect(user.lines.joined(separator: " ").contains("Copied 3 values"), "\(user.lines)")
        let piped = try await household.run(migrate + [server.address("two")])
        #expect(piped.status == 0 && piped.errors.isEmpty, "\(piped.errors)")
        #expect(piped.output.hasPrefix("Copied 3 values") && piped.lines.count == 1)
    }
}

/// A PostgreSQL server of its own, in a folder of its own, on a Unix socket alone.
private struct MigrateServer {
    let folder = "/tmp/larder-migrate-\(UUID().uuidString.prefix(8))"

    static let initdb: String? = {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return versions.map { "\(root)/\($0)/bin/initdb" }
            .last { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    init() throws {
        let binaries = Self.initdb.map { String($0.dropLast("/initdb".count)) } ?? ""
        try Self.shell("mkdir -m 755 \(folder)")
        if getuid() == 0 { try Self.shell("chown postgres \(folder)") }
        try asServer("\(binaries)/initdb -D \(folder)/data -U postgres -A trust --no-sync")
        try asServer(
            "\(binaries)/pg_ctl -D \(folder)/data -w -l \(folder)/log "
                + "-o \"-k \(folder) -c listen_addresses=\" start")
        for name in ["one", "two"] {
            try asServer("\(binaries)/createdb -h \(folder) -U postgres \(name)")
        }
    }

    func address(_ database: String) -> String {
        "postgres:///\(database)?host=\(folder)&user=postgres"
    }

    func stop() {
        let binaries = Self.initdb.map { String($0.dropLast("/initdb".count)) } ?? ""
        // What is left lies in the temporary folder.
        try? asServer("\(binaries)/pg_ctl -D \(folder)/data -m immediate -w stop")
        try? Self.shell("rm -rf \(folder)")
    }

    /// PostgreSQL refuses to run as root.
    private func asServer(_ command: String) throws {
        try Self.shell(getuid() == 0 ? "su postgres -s /bin/sh -c '\(command)'" : command)
    }

    private static func shell(_ command: String) throws {
        guard system("cd / && { \(command); } >/dev/null 2>&1 </dev/null") == 0 else {
            throw CocoaError(.executableLoad)
        }
    }
}
