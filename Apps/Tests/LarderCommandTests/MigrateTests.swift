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
