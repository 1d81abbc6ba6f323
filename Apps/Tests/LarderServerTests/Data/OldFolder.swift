import Foundation
import Larder
import LarderHTTP
import LarderSQLite

@testable import LarderServer

/// A copy of a data folder that the command wrote in version 0.1; `Fixtures/v0.1/README.md` says what
/// is in each.
struct OldFolder: Sendable {
    /// How the command came to its end.
    enum End: String, CaseIterable, Sendable {
        case closed, killed
    }

    let folder = Household.newFolder()
    let household: Household

    /// Half a minute after the last command.
    static let now = Date(timeIntervalSince1970: 1_795_319_820)

    /// The minute in which the commands ran.
    static let minute = now.addingTimeInterval(-60)...now

    /// Copies a folder and opens the copy, or the automatic backup in it, as the data.
    init(_ end: End, fromBackup: Bool = false) throws {
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/v0.1/\(end)")
        if fromBackup {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: fixture.appending(path: "said.sqlite.backup-2026-11-22"),
                to: folder.appending(path: "said.sqlite"))
        } else {
            try FileManager.default.copyItem(at: fixture, to: folder)
        }
        household = try Household(at: folder, addresses: .any, now: { Self.now })
    }

    /// Closes the data and removes the copy.
    func end() async throws {
        try await household.cache.close()
        try await household.userData.close()
        try FileManager.default.removeItem(at: folder)
    }
}
