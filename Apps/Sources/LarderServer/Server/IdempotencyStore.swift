internal import Foundation
internal import Larder

/// Remembers which changes made offline have arrived, so that each takes effect once.
///
/// A browser sends a waiting change until it receives an answer; if the answer is lost, it sends the change
/// again. The store remembers the last two thousand changes, even across restarts.
final class IdempotencyStore: Sendable {
    private let storage: any EntryStorage
    private let now: @Sendable () -> Date
    private let known = Locked<(ids: Set<String>, order: [String], isLoaded: Bool)>(([], [], false))

    /// The most changes that are remembered.
    static let kept = 2_000

    private static let store: Key = "changes received"

    init(storage: any EntryStorage, now: @escaping @Sendable () -> Date) {
        self.storage = storage
        self.now = now
    }

    /// The number of changes that are remembered now.
    var count: Int { known.withLock { $0.order.count } }

    /// Applies a change unless it has arrived before; returns nil if it has.
    ///
    /// The body must tolerate running twice: after a crash between the body and the note that the change
    /// arrived, it runs again.
    func once<Result: Sendable>(
        _ id: String?, _ body: () async throws -> Result
    ) async throws -> Result? {
        guard let id, Self.isID(id) else { return try await body() }
        try await load()
        if known.withLock({ $0.ids.contains(id) }) { return nil }
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

    private func load() async throws {
        if known.withLock({ $0.isLoaded }) { return }
        let summaries = try await storage.allSummaries(under: Self.store)
            .sorted { $0.metadata.times.fetched < $1.metadata.times.fetched }
        let ids = summaries.compactMap(\.key.components.last)
        known.withLock { known in
            guard !known.isLoaded else { return }
            known = (Set(ids).union(known.ids), ids + known.order, true)
        }
    }

    private func note(_ id: String) async throws {
        let old = known.withLock { known -> [String] in
            guard known.ids.insert(id).inserted else { return [] }
            known.order.append(id)
            guard known.order.count > Self.kept else { return [] }
            let old = Array(known.order.prefix(known.order.count - Self.kept))
            known.order.removeFirst(old.count)
            known.ids.subtract(old)
            return old
        }
        let date = now()
        var operations: [EntryChange] = [
            .put(
                StoredEntry(
                    key: Self.store.appending(id), value: Data(), format: "none/1",
                    metadata: EntryMetadata(
                        times: Timestamps(fetched: date, confirmed: date), origin: .local)))
        ]
        operations += old.map { .remove(Self.store.appending($0)) }
        try await storage.commit(operations)
    }
}
