/// A storage for the entries of stores; see `StorageContract` of the LarderTesting product.
public protocol EntryStorage: Storage {
    /// Returns an entry, or nil if there is none.
    ///
    /// A damaged entry counts as absent in a ``Durability/rebuildable`` storage, after an event; it is an
    /// error in a ``Durability/precious`` one.
    func entry(for key: Key) async throws -> StoredEntry?

    /// Lists entries sorted by key: those under `prefix` whose keys are greater than `after`, at most
    /// `limit`.
    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary]
}

extension EntryStorage {
    /// Commits changes to entries in one transaction.
    @discardableResult
    public func commit(_ entries: [EntryChange], author: String? = nil) async throws -> Commit {
        try await commit(Write(entries: entries, author: author))
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
