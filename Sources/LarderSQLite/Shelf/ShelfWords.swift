#if SQLite
import Dispatch
import GRDB
import Larder

/// Which part of the full-text index is built when.
struct WordIndexing: Sendable {
    /// The largest upsert whose words are indexed with it; the words of larger ones wait.
    var atOnce = 100

    /// How many waiting rows are indexed in one transaction, so that commits wait only briefly.
    var batch = 200

    /// How many rows are indexed at most when somebody asks how many are waiting.
    var helped = 2_000

    /// Whether waiting rows are indexed automatically.
    var isInBackground = true

    /// The delay after a commit before indexing starts, because another commit often follows.
    var pause = DispatchTimeInterval.milliseconds(100)
}

/// The words of rows: indexed, or waiting to be.
///
/// Indexing takes longer than storing. So when many rows are stored, their words are queued in the same
/// transaction, and indexed in batches while the rows are already shown.
struct ShelfWords {
    /// A batch of words ends as soon as it has this many bytes.
    private static let batchSize = 300_000

    private let db: Database

    init(_ db: Database) { self.db = db }

    /// Adds the words of a row that has none yet.
    func add(_ words: [String], _ id: Int64, of shelf: Int64, waits: Bool) throws {
        guard waits else { return try index(words, id) }
        try PackedWriter.bytes(of: words).withUnsafeBytes { bytes in
            try Prepared(db, "INSERT INTO shelf_waiting VALUES(?, ?, ?, ?)")
                .bind(1, id).bind(2, shelf).bind(3, borrowing: bytes)
                .bind(4, Checksum.ofRow(id, shelf, bytes)).run()
        }
    }

    /// Removes the words of a row, indexed or waiting.
    func remove(_ id: Int64) throws {
        try Prepared(db, "DELETE FROM shelf_waiting WHERE id = ?").bind(1, id).run()
        if db.changesCount > 0 { return }
        try Prepared(db, "DELETE FROM shelf_words WHERE rowid = ?").bind(1, id).run()
    }

    private func index(_ words: [String], _ id: Int64) throws {
        let statement = try Prepared(
            db, "INSERT INTO shelf_words(rowid, a, b, c, d) VALUES(?, ?, ?, ?, ?)"
        ).bind(1, id)
        for column in 0..<ShelfRow.wordColumns {
            let text = column < words.count ? WordSplitter.jointed(words[column]) : ""
            statement.bind(Int32(column) + 2, text)
        }
        try statement.run()
    }

    // MARK: - Waiting rows

    /// Returns how many rows of a shelf are waiting.
    func waiting(_ shelf: Int64) throws -> Int {
        let statement = try Prepared(db, "SELECT count(*) FROM shelf_waiting WHERE shelf = ?")
            .bind(1, shelf)
        defer { statement.reset() }
        return try statement.step() ? Int(statement.int(0)) : 0
    }

    /// Whether any row is waiting.
    var isWaiting: Bool {
        get throws { try db.number("SELECT EXISTS(SELECT 1 FROM shelf_waiting)") != 0 }
    }

    /// The shelves with waiting rows.
    var waitingShelves: Set<Int64> {
        get throws {
            // Skip through the index: each shelf may have a million rows.
            let next = try Prepared(db, "SELECT min(shelf) FROM shelf_waiting WHERE shelf > ?")
            defer { next.reset() }
            var found: Set<Int64> = []
            var last = Int64.min
            while try next.bind(1, last).step(), !next.isNull(0) {
                last = next.int(0)
                found.insert(last)
                next.reset()
            }
            return found
        }
    }

    /// Indexes the rows that have waited longest; throws ``DamagedRow`` at a damaged one.
    func indexSome(_ count: Int) throws {
        let waiting = try Prepared(
            db, "SELECT \(Self.columns) FROM shelf_waiting ORDER BY id LIMIT ?"
        )
        .bind(1, Int64(count))
        defer { waiting.reset() }
        var last: Int64?
        var size = 0
        while size < Self.batchSize, try waiting.step() {
            let id = waiting.int(0)
            guard let words = Self.words(waiting) else {
                throw DamagedRow(key: Key("shelf \(waiting.int(1))", "\(id)"), number: id)
            }
            try index(words, id)
            last = id
            size += waiting.bytes(2).count
        }
        waiting.reset()
        guard let last else {
            // No rows, although the index lists some: the index is damaged.
            if try !waitingShelves.isEmpty { throw DamagedRow(key: Key("shelf")) }
            return
        }
        try Prepared(db, "DELETE FROM shelf_waiting WHERE id <= ?").bind(1, last).run()
    }

    /// Indexes all intact waiting rows; the source must deliver the others again.
    func salvage() throws {
        // In physical order, without the damaged index.
        let waiting = try Prepared(db, "SELECT \(Self.columns) FROM shelf_waiting NOT INDEXED")
        defer { waiting.reset() }
        while try waiting.step() {
            guard let words = Self.words(waiting) else { continue }
            try Prepared(db, "DELETE FROM shelf_words WHERE rowid = ?").bind(1, waiting.int(0))
                .run()
            try index(words, waiting.int(0))
        }
        try db.run(
            """
            DELETE FROM shelf_waiting;
            UPDATE shelf_row SET print = 0, wordPrint = 1 WHERE wordPrint <> 0 \
            AND NOT EXISTS(SELECT 1 FROM shelf_words_docsize WHERE id = shelf_row.id);
            """)
    }

    private static let columns = "id, shelf, words, sum"

    /// Returns the words of the current row of a statement; nil if they are damaged.
    private static func words(_ waiting: Prepared) -> [String]? {
        let bytes = waiting.bytes(2)
        guard waiting.word(3) == Checksum.ofRow(waiting.int(0), waiting.int(1), bytes) else {
            return nil
        }
        var reader = PackedReader(bytes)
        return reader.texts()
    }
}
#endif
