internal import Foundation
internal import Larder

/// Remembers which changes from browsers were applied, so that a repeated request changes nothing.
///
/// A browser keeps a change until it receives an answer; if the answer is lost, it sends the change
/// again, perhaps to another server. The storage remembers the last two thousand changes.
final class IdempotencyStore: Sendable {
    private let storage: any EntryStorage
    private let now: @Sendable () -> Date
    private let noted = Locked(0)

    /// The most changes that are remembered; there may be some more until older ones are removed.
    static let kept = 2_000
    /// After how many changes the oldest are removed.
    private static let sweep = 200

    private static let store: Key = "changes received"

    init(storage: any EntryStorage, now: @escaping @Sendable () -> Date) {
        self.storage = storage
        self.now = now
    }

    /// Returns the number of changes that are remembered now.
    func count() async throws -> Int { try await storage.allSummaries(under: Self.store).count }

    /// Applies a change unless it has arrived before; returns nil if it has.
    ///
    /// The body must tolerate running twice: after a crash between the body and the note that the change
    /// arrived, it runs again.
    func once<Result: Sendable>(
        _ id: String?, _ body: () async throws -> Result
    ) async throws -> Result? {
        guard let id, Self.isID(id) else { return try await body() }
        if try await storage.entry(for: Self.store.appending(id)) != nil { return nil }
        let result = try await body()
        try await note(id)
        return result
    }

    private static func isID(_ text: String) -> Bool {
        (8...64).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                UInt8(ascii: "-") == $0 || UInt8(ascii: ".") == $0
                    || Character(Unicode.Scalar($0)).isHexDigit
            }
    }

    private func note(_ id: String) async throws {
        let mustSweep = noted.withLock { noted in
            noted += 1
            guard noted >= Self.sweep else { return false }
            noted = 0
            return true
        }
        let old = mustSweep ? try await surplus() : []
        try await storage.commit(
            [.put(.local(Self.store.appending(id), Data(), format: "none/1", at: now()))]
                + old.map { .remove($0) })
    }

    private func surplus() async throws -> [Key] {
        let all = try await storage.allSummaries(under: Self.store)
        return all.sorted { $0.metadata.times.fetched < $1.metadata.times.fetched }
            .prefix(max(0, all.count - Self.kept)).map(\.key)
    }
}
