#if SQLite
import GRDB
public import Larder

extension SQLiteStorage {
    /// Returns the rows with these identities that exist.
    public func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [StoredRow] {
        try await readShelf(shelf, otherwise: []) { reader, damaged in
            try reader.rows(identities, damaged: damaged)
        }
    }

    /// Returns the fingerprints of the rows that exist.
    public func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try await readShelf(shelf, otherwise: [:]) { reader, _ in
            try reader.fingerprints(identities)
        }
    }

    /// Returns the row with a sequence number, or nil.
    public func row(sequenceNumber: UInt64, of shelf: String) async throws -> StoredRow? {
        try await readShelf(shelf, otherwise: nil) { reader, damaged in
            try reader.row(sequenceNumber: sequenceNumber, damaged: damaged)
        }
    }

    /// Returns the rows of a query after a cursor, using an index.
    public func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [StoredRow] {
        try await readShelf(shelf, otherwise: []) { reader, damaged in
            try reader.page(
                query, after: after, offset: offset, limit: limit, withBodies: withBodies,
                damaged: damaged)
        }
    }

    /// Returns the rows that match all words: first those whose first text has them as they were typed, then ranked by FTS5's
    /// bm25; if very many match, the newest ten thousand are ranked. ``unindexed(of:)`` tells how many rows are not searchable yet.
    public func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try await readShelf(shelf, otherwise: []) { reader, damaged in
            try reader.search(words, query, limit: limit, damaged: damaged)
        }
    }

    /// Counts the rows by group and marks, from stored counts.
    public func counts(of shelf: String) async throws -> [ShelfCount] {
        try await readShelf(shelf, otherwise: []) { reader, _ in try reader.counts() }
    }

    /// Returns the last sequence number on any shelf.
    public func lastSequenceNumber(of shelf: String) async throws -> UInt64 {
        try await readShelf(shelf, otherwise: 0) { reader, _ in
            UInt64(max(0, try reader.db.number("SELECT number FROM shelf_arrival WHERE id = 1")))
        }
    }

    /// Returns how far the marks of a shelf's rows have been followed.
    public func watermark(of shelf: String) async throws -> String? {
        try await readShelf(shelf, otherwise: nil) { reader, _ in try reader.watermark() }
    }

    /// Reads a shelf in one read transaction.
    func readShelf<Result>(
        _ name: String, otherwise nothing: Result,
        _ body: (inout ShelfReader, (DamagedRow) throws -> Void) throws -> Result
    ) async throws -> Result {
        try await checked()
        var damaged: [DamagedRow] = []
        do {
            let result = try await read { db in
                damaged = []
                guard var reader = try ShelfReader(db, name) else { return nothing }
                return try body(&reader) { row in
                    if file.isPrecious { throw row }
                    damaged.append(row)
                }
            }
            await drop(damaged, from: name)
            return result
        } catch let row as DamagedRow {
            throw file.typed(row)
        }
    }

    /// Removes damaged rows, so that the source can deliver them again.
    private func drop(_ damaged: [DamagedRow], from shelf: String) async {
        if damaged.isEmpty { return }
        for row in damaged {
            file.environment.reporter.report(
                LarderEvent(
                    .damaged, subject: file.path, key: row.key, error: file.typed(row)))
        }
        do {
            try await removeDamaged(damaged.compactMap(\.number), from: shelf)
        } catch {
            // The reader has the intact rows; the next read tries again.
            reportFailure(file.typed(error))
        }
    }
}
#endif
