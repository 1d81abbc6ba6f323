#if SQLite
import GRDB
import Larder

/// What the last commits of all processes touched, so that each can tell its own followers.
enum ChangeLog {
    /// How many commits are known one by one; who is further behind is told "everything".
    private static let kept: UInt64 = 2_000

    /// How many keys of one commit are noted by name.
    private static let namedKeys = 64

    /// Notes what a commit touched, in the place of one that is too long ago.
    static func add(_ batch: ChangeBatch, _ db: Database) throws {
        try Prepared(
            db,
            """
            INSERT INTO change(slot, number, origin, touched) VALUES(?, ?, ?, ?) \
            ON CONFLICT(slot) DO UPDATE SET \
            number = excluded.number, origin = excluded.origin, touched = excluded.touched
            """
        )
        .bind(1, batch.through.point % kept).bind(2, batch.through.point).bind(3, batch.origin)
        .bind(4, copying: pack(batch.changes)).run()
    }

    /// Reads the commits after one number and up to the last.
    private static func batches(
        _ db: Database, after number: UInt64, _ end: Ledger
    ) throws -> [ChangeBatch] {
        guard number < end.number else { return [] }
        let unknown = [ChangeBatch(changes: .everything, through: end.position)]
        guard end.number - number <= kept else { return unknown }
        var found: [ChangeBatch] = []
        let statement = try Prepared(
            db, "SELECT origin, touched FROM change WHERE slot = ? AND number = ?")
        defer { statement.reset() }
        for number in (number + 1)...end.number {
            statement.bind(1, number % kept).bind(2, number)
            // Every commit has its row; where one is gone, nobody knows what it said.
            guard try statement.step() else { return unknown }
            found.append(
                ChangeBatch(
                    changes: unpack(statement.bytes(1)),
                    origin: statement.isNull(0) ? nil : statement.text(0),
                    through: end.position(number)))
            statement.reset()
        }
        return found
    }

    /// Reads the commits after a position, or one batch that says "everything" when nobody knows.
    static func batches(
        _ db: Database, after position: StoragePosition, _ end: Ledger
    ) throws -> [ChangeBatch] {
        guard position.incarnation == end.incarnation, position.point <= end.number else {
            return [ChangeBatch(changes: .everything, through: end.position)]
        }
        return try batches(db, after: position.point, end)
    }

    // MARK: - Bytes

    private static func pack(_ changes: ChangeSet) -> [UInt8] {
        var keys = changes.keys
        var prefixes = changes.prefixes
        if keys.count > namedKeys {
            prefixes.append(keys.commonPrefix)
            keys = []
        }
        if prefixes.count > namedKeys { prefixes = [prefixes.commonPrefix] }
        var writer = PackedWriter()
        writer.add(UInt8(changes.isEverything ? 1 : 0))
        writer.add(UInt8(changes.hasMarks ? 1 : 0))
        for list in [keys, prefixes] {
            writer.add(count: list.count)
            for key in list { writer.add(key.path) }
        }
        writer.add(count: changes.groups.count)
        for group in changes.groups {
            writer.add(group.shelf)
            writer.add(group.group)
        }
        return writer.summed
    }

    /// Reads what was touched; when in doubt, everything.
    private static func unpack(_ bytes: UnsafeRawBufferPointer) -> ChangeSet {
        guard var reader = PackedReader(summed: bytes), let isEverything = reader.byte(),
            let hasMarks = reader.byte(),
            let keys = reader.list({ $0.text().map(Key.init(path:)) }),
            let prefixes = reader.list({ $0.text().map(Key.init(path:)) }),
            let groups = reader.list(DoneWrites.group)
        else { return .everything }
        return ChangeSet(
            keys: keys, prefixes: prefixes, groups: groups, hasMarks: hasMarks != 0,
            isEverything: isEverything != 0)
    }
}

/// What the last writes with an identity came to, so that doing one twice is doing it once.
enum DoneWrites {
    /// How many are remembered.
    private static let kept: Int64 = 4_000

    /// Returns what a write came to that was done before, or nil.
    static func commit(_ db: Database, id: String, _ ledger: Ledger) throws -> Commit? {
        let statement = try Prepared(db, "SELECT outcome, sum FROM done WHERE id = ?").bind(1, id)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let outcome = statement.bytes(0)
        guard statement.word(1) == Checksum.ofRow(id, outcome),
            let commit = unpack(outcome, ledger)
        else { throw SQLiteFailure.damage("what a write came to was changed") }
        return commit
    }

    /// Remembers what a write came to.
    static func add(_ commit: Commit, id: String, _ db: Database) throws {
        let outcome = pack(commit)
        let sum = outcome.withUnsafeBytes { Checksum.ofRow(id, $0) }
        try Prepared(db, "INSERT INTO done(id, outcome, sum) VALUES(?, ?, ?)")
            .bind(1, id).bind(2, copying: outcome).bind(3, sum).run()
        let last = try db.number("SELECT max(position) FROM done")
        try Prepared(db, "DELETE FROM done WHERE position <= ?").bind(1, last - kept).run()
    }

    private static func pack(_ commit: Commit) -> [UInt8] {
        var writer = PackedWriter()
        writer.add(commit.position.point)
        writer.add(count: commit.changedMarks)
        writer.add(count: commit.reports.count)
        for report in commit.reports {
            for list in [
                report.inserted, report.updated, report.unchanged, report.removed, report.withheld,
            ] {
                writer.add(count: list.count)
                for identity in list {
                    writer.add(identity.scope)
                    writer.add(identity.item)
                }
            }
            writer.add(count: report.groups.count)
            for group in report.groups {
                writer.add(group.shelf)
                writer.add(group.group)
            }
        }
        return writer.summed
    }

    private static func unpack(_ bytes: UnsafeRawBufferPointer, _ ledger: Ledger) -> Commit? {
        guard var reader = PackedReader(summed: bytes), let number = reader.word(),
            let changedMarks = reader.count(), let reports = reader.list(Self.report)
        else { return nil }
        return Commit(
            position: ledger.position(number), revisions: .same(number),
            changedMarks: changedMarks, reports: reports)
    }

    fileprivate static func group(_ reader: inout PackedReader) -> ShelfGroup? {
        guard let shelf = reader.text(), let group = reader.text() else { return nil }
        return ShelfGroup(shelf: shelf, group: group)
    }

    private static func report(_ reader: inout PackedReader) -> ShelfReport? {
        func identities(_ reader: inout PackedReader) -> [ShelfIdentity]? {
            reader.list { reader in
                guard let scope = reader.text(), let item = reader.text() else { return nil }
                return ShelfIdentity(scope: scope, item: item)
            }
        }
        var report = ShelfReport()
        guard let inserted = identities(&reader), let updated = identities(&reader),
            let unchanged = identities(&reader), let removed = identities(&reader),
            let withheld = identities(&reader), let groups = reader.list(Self.group)
        else { return nil }
        report.inserted = inserted
        report.updated = updated
        report.unchanged = unchanged
        report.removed = removed
        report.withheld = withheld
        report.groups = Set(groups)
        return report
    }
}

extension PackedWriter {
    /// The bytes with their checksum behind them.
    var summed: [UInt8] {
        var writer = self
        writer.add(bytes.withUnsafeBytes { Checksum.of($0) })
        return writer.bytes
    }
}

extension PackedReader {
    /// Reads bytes with their checksum behind them; nil when that does not fit.
    init?(summed bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 8 else { return nil }
        let body = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 8)])
        var tail = PackedReader(UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - 8)...]))
        guard tail.word() == Checksum.of(body) else { return nil }
        self.init(body)
    }

    mutating func list<Item>(_ body: (inout PackedReader) -> Item?) -> [Item]? {
        guard let count = count() else { return nil }
        var items: [Item] = []
        for _ in 0..<count {
            guard let item = body(&self) else { return nil }
            items.append(item)
        }
        return items
    }
}

extension [Key] {
    /// The longest key that all of these lie under.
    fileprivate var commonPrefix: Key {
        guard let first else { return "" }
        var common = first.path.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)[...]
        for key in self {
            let parts = key.path.utf8.split(
                separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            let shared = zip(common, parts).prefix { $0.elementsEqual($1) }.count
            common = common.prefix(shared)
        }
        return Key(path: common.map { String($0) ?? "" }.joined(separator: "/"))
    }
}
#endif
