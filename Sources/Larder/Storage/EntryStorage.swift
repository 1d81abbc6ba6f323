/// A storage that keeps the entries of stores; see `StorageContract` of the LarderTesting product.
public protocol EntryStorage: Storage {
    /// Returns an entry, or nil when there is none.
    ///
    /// A damaged entry of a ``Durability/rebuildable`` storage counts as absent, after an event; of
    /// a ``Durability/precious`` one it is an error.
    func entry(for key: Key) async throws -> StoredEntry?

    /// Lists entries in the order of their keys: those under `prefix` whose keys come after `after`,
    /// at most `limit` of them.
    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary]
}

extension EntryStorage {
    /// Carries out changes to entries in one transaction.
    @discardableResult
    public func commit(_ entries: [EntryChange], origin: String? = nil) async throws -> Commit {
        try await commit(Write(entries: entries, origin: origin))
    }

    /// Lists all entries under a key.
    public func allSummaries(under prefix: Key = "") async throws -> [EntrySummary] {
        var all: [EntrySummary] = []
        while true {
            let page = try await summaries(under: prefix, after: all.last?.key, limit: 1_000)
            all += page
            if page.count < 1_000 { return all }
        }
    }
}
