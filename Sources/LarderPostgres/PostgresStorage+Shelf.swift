#if Postgres
public import Larder

extension PostgresStorage: ShelfStorage {
    /// Returns the rows with these identities that exist.
    public func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [StoredRow] {
        try await readShelf(shelf) { try $0.rows(identities) }
    }

    /// Returns the fingerprints of the rows that exist.
    public func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try await readShelf(shelf) { try $0.fingerprints(identities) }
    }

    /// Returns the row with a sequence number, or nil.
    public func row(sequenceNumber: UInt64, of shelf: String) async throws -> StoredRow? {
        try await readShelf(shelf) { try $0.row(sequenceNumber: sequenceNumber) }
    }

    /// Returns the rows of a query after a cursor, using an index.
    public func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [StoredRow] {
        try await readShelf(shelf) { reader in
            try reader.page(
                query, after: after, offset: offset, limit: limit, withBodies: withBodies)
        }
    }

    /// Returns the rows that match all words, ranked as in memory; if very many match, the newest ten
    /// thousand are ranked.
    public func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try await readShelf(shelf) { try $0.search(words, query, limit: limit) }
    }

    /// Counts the rows by group and marks, from stored counts.
    public func counts(of shelf: String) async throws -> [ShelfCount] {
        try await readShelf(shelf) { try $0.counts() }
    }

    /// Returns the last sequence number on the shelf.
    public func lastSequenceNumber(of shelf: String) async throws -> UInt64 {
        try await readShelf(shelf) { try $0.lastSequenceNumber() }
    }

    /// Returns how far the marks of a shelf's rows have been followed.
    public func watermark(of shelf: String) async throws -> String? {
        try await readShelf(shelf) { try $0.watermark() }
    }

    private func readShelf<Result: Sendable>(
        _ shelf: String, _ body: @escaping @Sendable (ShelfReader) throws -> Result
    ) async throws -> Result {
        try await read { [schema] connection in
            try body(ShelfReader(connection: connection, schema: schema, shelf: shelf))
        }
    }
}
#endif
