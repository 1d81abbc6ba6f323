#if SQLite
import GRDB
import Larder

/// The row that decides what is committed: the number of the last commit, and the count and checksum of all
/// rows.
///
/// Only a precious file counts its rows, so that a missing one is noticed.
struct Ledger {
    /// The identity of the contents: created with the file, and again when a backup replaces it.
    var incarnation: String
    /// The number of the last commit that changed something.
    var number: UInt64
    var entryCount: Int64 = 0
    var entrySum: UInt64 = 0
    var markCount: Int64 = 0
    var markSum: UInt64 = 0
    /// Whether the file counts its rows, because it was created as a precious one.
    var isCounted: Bool

    init(incarnation: String, number: UInt64, isCounted: Bool) {
        self.incarnation = incarnation
        self.number = number
        self.isCounted = isCounted
    }

    /// The position of the last commit.
    var position: StoragePosition { position(number) }

    func position(_ number: UInt64) -> StoragePosition {
        StoragePosition(incarnation: incarnation, point: number)
    }

    /// - Parameter isOld: Whether to compute it as version 3 did, which did not record whether it counts
    ///   rows.
    private func checksum(isOld: Bool = false) -> UInt64 {
        var sum = Checksum()
        sum.add(incarnation)
        for word in [
            number, UInt64(bitPattern: entryCount), entrySum, UInt64(bitPattern: markCount),
            markSum,
        ] {
            sum.add(word)
        }
        if !isOld { sum.add(UInt64(isCounted ? 1 : 0)) }
        return sum.value
    }

    /// Reads the row, which must exist and be intact.
    ///
    /// - Parameter isOld: Whether the file is of version 3.
    init(_ db: Database, isOld: Bool = false) throws {
        let statement = try Prepared(
            db,
            """
            SELECT incarnation, number, entryCount, entrySum, markCount, markSum, sum\
            \(isOld ? "" : ", isCounted") FROM ledger WHERE id = 1
            """)
        defer { statement.reset() }
        guard try statement.step() else { throw SQLiteFailure.damage("the ledger is gone") }
        incarnation = statement.text(0)
        number = statement.word(1)
        entryCount = statement.int(2)
        entrySum = statement.word(3)
        markCount = statement.int(4)
        markSum = statement.word(5)
        isCounted = try isOld ? Self.wasCounted(db) : statement.int(7) != 0
        guard statement.word(6) == checksum(isOld: isOld) else {
            throw SQLiteFailure.damage("the ledger was changed")
        }
    }

    func write(_ db: Database) throws {
        try Prepared(
            db,
            """
            INSERT INTO ledger VALUES(1, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(id) DO UPDATE SET \
            incarnation = ?1, number = ?2, entryCount = ?3, entrySum = ?4, markCount = ?5, \
            markSum = ?6, isCounted = ?7, sum = ?8
            """
        )
        .bind(1, incarnation).bind(2, number).bind(3, entryCount).bind(4, entrySum)
        .bind(5, markCount).bind(6, markSum).bind(7, Int64(isCounted ? 1 : 0)).bind(8, checksum())
        .run()
    }

    /// Whether a file of any version was created as a precious one.
    static func isCounted(_ db: Database) throws -> Bool {
        try db.number("PRAGMA user_version") < 4 ? wasCounted(db) : Ledger(db).isCounted
    }

    /// Whether a file of version 1 to 3 was created as a precious one: only caches can release free pages.
    static func wasCounted(_ db: Database) throws -> Bool {
        try db.number("PRAGMA auto_vacuum") == 0
    }

    /// Continues the counts of a file of version 1 or 2.
    mutating func takeOver(_ old: OldLedger) {
        number = max(number, old.revision)
        entryCount = old.entryCount
        entrySum = old.entrySum
        markCount = old.markCount
        markSum = old.markSum
    }

    /// Whether both ledgers count the same rows.
    func counts(sameRowsAs other: Ledger) -> Bool {
        entryCount == other.entryCount && entrySum == other.entrySum
            && markCount == other.markCount && markSum == other.markSum
    }
}

/// The ledger of versions 1 and 2.
struct OldLedger {
    var revision: UInt64
    var entryCount: Int64
    var entrySum: UInt64
    var markCount: Int64
    var markSum: UInt64

    init(_ db: Database) throws {
        let statement = try Prepared(
            db,
            """
            SELECT revision, markRevision, entryCount, entrySum, markCount, markSum, sum \
            FROM ledger WHERE id = 1
            """)
        defer { statement.reset() }
        guard try statement.step() else { throw SQLiteFailure.damage("the ledger is gone") }
        var sum = Checksum()
        for column in 0..<6 as Range<Int32> { sum.add(statement.word(column)) }
        guard statement.word(6) == sum.value else {
            throw SQLiteFailure.damage("the ledger was changed")
        }
        revision = statement.word(0)
        entryCount = statement.int(2)
        entrySum = statement.word(3)
        markCount = statement.int(4)
        markSum = statement.word(5)
    }
}
#endif
