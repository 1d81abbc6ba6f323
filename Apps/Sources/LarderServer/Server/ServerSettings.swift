internal import Foundation
internal import Larder

/// What readers chose for the server as a whole; stored with their own data.
struct ServerSettings: Sendable {
    let storage: any EntryStorage
    let now: @Sendable () -> Date

    private static let refreshes: Key = "settings/refresh"

    /// Whether due data is fetched without being asked for; true unless someone chose otherwise.
    func refreshesWhenDue() async throws -> Bool {
        guard let entry = try await storage.entry(for: Self.refreshes) else { return true }
        return entry.value != Data("0".utf8)
    }

    func setRefreshesWhenDue(_ isOn: Bool) async throws {
        try await storage.commit([
            .put(
                .local(
                    Self.refreshes, Data((isOn ? "1" : "0").utf8), format: "text/1", at: now()))
        ])
    }
}
