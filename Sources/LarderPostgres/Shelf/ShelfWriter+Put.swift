#if Postgres
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Upserts rows.
extension ShelfWriter {
    /// A row that does not exist yet.
    private struct Newcomer {
        var row: ShelfRow
        var marks: [UInt8]
        var insertion: ShelfInsertion?
    }

    mutating func put(
        _ rows: [ShelfRow], _ marks: [ShelfIdentity: Set<Mark.Name>], _ expected: String?,
        at date: Date, _ report: inout ShelfReport
    ) throws {
        if rows.isEmpty { return try expect(expected) }
        let names = rows.map(\.identity)
        let tombstones = PostgresStatement(
            """
            SELECT ordinality, seen FROM \(schema("shelf_tombstone")) AS stone \
            JOIN unnest($2::bytea[], $3::bytea[]) WITH ORDINALITY AS named(scope, item, ordinality) \
            USING (scope, item) WHERE stone.shelf = $1
            """, [name, names.scopes, names.items])
        var found = try read([watermark, finding(names, isLocking: false), tombstones])
        let watermark = found.removeFirst().first?.text(0)
        if let expected, watermark != expected { throw LarderError.movedOn }
        var known: [ShelfIdentity: ShelfRecord] = [:]
        for row in found.removeFirst().rows.map(ShelfRecord.init) { known[row.identity] = row }
        var buried: [ShelfIdentity: Double] = [:]
        for row in found.removeFirst().rows { buried[names[Int(row.int(0)) - 1]] = row.double(1) }

        var changed: [ShelfRow] = []
        var seenAgain: [ShelfIdentity] = []
        var newcomers: [Newcomer] = []
        var same: [ShelfIdentity] = []
        for row in rows {
            if let old = known[row.identity] {
                if row.returning != nil || row.isSame(as: old) {
                    report.unchanged.append(row.identity)
                    same.append(row.identity)
                } else {
                    changed.append(row)
                }
            } else if let seen = buried[row.identity], !row.beatsTombstone {
                report.withheld.append(row.identity)
                if date.timeIntervalSinceReferenceDate - seen >= ShelfTable.tombstoneStep {
                    seenAgain.append(row.identity)
                }
            } else {
                newcomers.append(
                    Newcomer(
                        row: row, marks: (marks[row.identity] ?? []).packed,
                        insertion: row.returning))
            }
        }
        try hold(same, and: changed.map(\.identity))
        try update(changed, &report)
        try insert(newcomers, at: date, &report)
        see(seenAgain, at: date)
    }

    /// Keeps rows that are the same from being removed before this commit ends, and fails if one was removed since it was read. All
    /// rows are locked in one order, those that change as well.
    private mutating func hold(
        _ identities: [ShelfIdentity], and changing: [ShelfIdentity]
    ) throws {
        if identities.isEmpty { return }
        guard changing.isEmpty else {
            let all = identities + changing
            guard try lockedRows(all).count == all.count else { throw PostgresFailure.overtaken }
            return
        }
        write(
            """
            SELECT 1 / (CASE WHEN count(*) = $4 THEN 1 ELSE 0 END) FROM (\
            SELECT 1 FROM \(schema("shelf_row")) AS row \
            JOIN unnest($2::bytea[], $3::bytea[]) AS named(scope, item) USING (scope, item) \
            WHERE row.shelf = $1 ORDER BY scope, item FOR SHARE OF row) AS held
            """, [name, identities.scopes, identities.items, .int(identities.count)])
    }

    // MARK: - Tombstones

    /// Records that a source still lists rows with tombstones.
    private mutating func see(_ identities: [ShelfIdentity], at date: Date) {
        if identities.isEmpty { return }
        let stones = schema("shelf_tombstone")
        write(
            """
            WITH held AS (SELECT scope, item FROM \(stones) AS stone \
            JOIN unnest($2::bytea[], $3::bytea[]) AS named(scope, item) USING (scope, item) \
            WHERE stone.shelf = $1 ORDER BY scope, item FOR UPDATE OF stone) \
            UPDATE \(stones) AS stone SET seen = $4 FROM held WHERE stone.shelf = $1 \
            AND stone.scope = held.scope AND stone.item = held.item
            """,
            [
                name, identities.scopes, identities.items,
                .double(date.timeIntervalSinceReferenceDate),
            ])
    }

    /// Removes the tombstones of rows that are put despite them, and fails if another row has got one
    /// in the meantime.
    private mutating func unbury(_ rows: [ShelfRow]) {
        let stones = schema("shelf_tombstone")
        let beating = rows.filter(\.beatsTombstone).map(\.identity)
        if !beating.isEmpty {
            write(
                """
                DELETE FROM \(stones) AS stone \
                USING unnest($2::bytea[], $3::bytea[]) AS named(scope, item) \
                WHERE stone.shelf = $1 AND stone.scope = named.scope AND stone.item = named.item
                """, [name, beating.scopes, beating.items])
        }
        let others = rows.filter { !$0.beatsTombstone }.map(\.identity)
        if !others.isEmpty {
            write(
                """
                SELECT 1 / (CASE WHEN count(*) = 0 THEN 1 ELSE 0 END) FROM \(stones) AS stone \
                JOIN unnest($2::bytea[], $3::bytea[]) AS named(scope, item) USING (scope, item) \
                WHERE stone.shelf = $1
                """, [name, others.scopes, others.items])
        }
    }

    // MARK: - New rows

    private mutating func insert(
        _ newcomers: [Newcomer], at date: Date, _ report: inout ShelfReport
    ) throws {
        if newcomers.isEmpty { return }
        let returning = try returning(newcomers.compactMap(\.insertion))
        var (back, new): ([Newcomer], [Newcomer]) = ([], [])
        var taken: Set<UInt64> = []
        for newcomer in newcomers {
            if let insertion = newcomer.insertion, returning.contains(insertion.sequenceNumber),
                taken.insert(insertion.sequenceNumber).inserted
            {
                back.append(newcomer)
            } else {
                new.append(newcomer)
            }
        }
        if !new.isEmpty {
            // From here to its end, only this commit adds rows to the shelf, so sequence numbers are in
            // commit order: a reader that has seen one has seen all before it.
            write(
                """
                INSERT INTO \(schema("shelf_sequence")) AS old(shelf, number, date) \
                VALUES($1, $2, $3) ON CONFLICT (shelf) DO UPDATE \
                SET number = old.number + excluded.number, date = greatest(old.date, excluded.date)
                """,
                [name, .int(new.count), .double(date.timeIntervalSinceReferenceDate)])
        }
        unbury(newcomers.map(\.row))
        if !new.isEmpty {
            add(
                new, id: "last.number - cardinality($2::bytea[]) + new.ordinality",
                arrived: "last.date",
                from: ", \(schema("shelf_sequence")) AS last WHERE last.shelf = $1")
        }
        if !back.isEmpty { add(back, id: "new.number", arrived: "new.date", from: "") }
        for newcomer in newcomers {
            let row = newcomer.row
            count(row.group, newcomer.marks, rows: 1, bytes: Int64(row.body.count))
            report.inserted.append(row.identity)
            report.groups.insert(group(row.group))
        }
    }

    /// Returns which original sequence numbers can be reused: those that were assigned before and that no row
    /// has now.
    private mutating func returning(_ insertions: [ShelfInsertion]) throws -> Set<UInt64> {
        if insertions.isEmpty { return [] }
        let numbers = insertions.map { Int64(clamping: $0.sequenceNumber) }
        let results = try read([
            PostgresStatement(
                "SELECT number, date FROM \(schema("shelf_sequence")) WHERE shelf = $1 FOR UPDATE",
                [name]),
            PostgresStatement(
                "SELECT id FROM \(schema("shelf_row")) WHERE shelf = $1 AND id = ANY($2)",
                [name, .ints(numbers)]),
        ])
        guard let last = results.first?.first, let rows = results.last?.rows else { return [] }
        let taken = Set(rows.map { $0.word(0) })
        let free = insertions.filter {
            $0.sequenceNumber > 0 && $0.sequenceNumber <= last.word(0)
                && $0.date.timeIntervalSinceReferenceDate <= last.double(1)
                && !taken.contains($0.sequenceNumber)
        }
        return Set(free.map(\.sequenceNumber))
    }

    private mutating func add(
        _ newcomers: [Newcomer], id: String, arrived: String, from: String
    ) {
        let rows = newcomers.map(\.row)
        write(
            """
            INSERT INTO \(schema("shelf_row"))(shelf, id, scope, item, row_group, texts, \
            sort_key, marks, all_marks, arrived, fingerprint, word_fingerprint, size, body) \
            SELECT $1, \(id), new.scope, new.item, new.row_group, new.texts, new.sort_key, \
            new.marks, new.all_marks, \(arrived), new.fingerprint, new.word_fingerprint, \
            octet_length(new.body), new.body \
            FROM unnest($2::bytea[], $3::bytea[], $4::bytea[], $5::bytea[], $6::bytea[], \
            $7::bytea[], $8::bigint[], $9::bigint[], $10::bytea[], $11::bigint[], \
            $12::double precision[], $13::bytea[]) WITH ORDINALITY AS new(scope, item, row_group, \
            texts, sort_key, marks, fingerprint, word_fingerprint, body, number, date, all_marks, \
            ordinality)\(from)
            """,
            [name] + rows.named + [
                PostgresName.list(rows.map(\.group)),
                .bytes(rows.map { $0.wholeTexts(order: $0.order) }),
                .bytes(rows.map { $0.order.sortKey }),
                .bytes(newcomers.map { PostgresName.bytes($0.marks) }),
                .ints(rows.map { Int64(bitPattern: $0.fingerprint) }),
                .ints(rows.map { Int64(bitPattern: $0.wordPrint) }),
                .bytes(rows.map { [UInt8]($0.body) }),
                .ints(newcomers.map { Int64(clamping: $0.insertion?.sequenceNumber ?? 0) }),
                .doubles(
                    newcomers.map { $0.insertion?.date.timeIntervalSinceReferenceDate ?? 0 }),
                .bytes(newcomers.map { PostgresName.whole($0.marks) }),
            ])
        index(rows.filter { $0.wordPrint != 0 })
    }

    /// Makes rows searchable.
    private mutating func index(_ rows: [ShelfRow]) {
        if rows.isEmpty { return }
        let words = rows.map { ShelfWords(texts: $0.words) }
        write(
            """
            INSERT INTO \(schema("shelf_words"))(shelf, id, texts, terms) \
            SELECT row.shelf, row.id, new.texts, new.terms::tsvector \
            FROM unnest($2::bytea[], $3::bytea[], $4::bytea[], $5::text[]) \
            AS new(scope, item, texts, terms) JOIN \(schema("shelf_row")) AS row \
            ON row.shelf = $1 AND row.scope = new.scope AND row.item = new.item \
            ON CONFLICT (shelf, id) DO UPDATE SET texts = excluded.texts, terms = excluded.terms
            """,
            [name] + rows.named + [
                .bytes(words.map(\.packed)), .texts(words.map(\.vector)),
            ])
    }

    // MARK: - Changed rows

    private mutating func update(_ rows: [ShelfRow], _ report: inout ShelfReport) throws {
        if rows.isEmpty { return }
        // The rows are locked only now; another commit may have changed them in the meantime.
        var known: [ShelfIdentity: ShelfRecord] = [:]
        for row in try lockedRows(rows.map(\.identity)) { known[row.identity] = row }
        guard known.count == rows.count else { throw PostgresFailure.overtaken }
        var changed: [(row: ShelfRow, old: ShelfRecord, order: SortValue)] = []
        for row in rows {
            guard let old = known[row.identity] else { continue }
            if row.isSame(as: old) {
                report.unchanged.append(row.identity)
                continue
            }
            changed.append((row, old, row.keepsOrder ? old.order : row.order))
            count(old.rowGroup, old.marks, rows: -1, bytes: -old.size)
            count(row.group, old.marks, rows: 1, bytes: Int64(row.body.count))
            report.updated.append(row.identity)
            report.groups.insert(group(old.rowGroup))
            report.groups.insert(group(row.group))
        }
        if changed.isEmpty { return }
        write(
            """
            UPDATE \(schema("shelf_row")) AS old SET row_group = new.row_group, texts = new.texts, \
            sort_key = new.sort_key, fingerprint = new.fingerprint, \
            word_fingerprint = new.word_fingerprint, \
            size = octet_length(new.body), body = new.body \
            FROM unnest($2::bigint[], $3::bytea[], $4::bytea[], $5::bytea[], $6::bigint[], \
            $7::bigint[], $8::bytea[]) AS new(id, row_group, texts, sort_key, fingerprint, \
            word_fingerprint, body) \
            WHERE old.shelf = $1 AND old.id = new.id
            """,
            [
                name, .ints(changed.map(\.old.id)), PostgresName.list(changed.map(\.row.group)),
                .bytes(changed.map { $0.row.wholeTexts(order: $0.order) }),
                .bytes(changed.map(\.order.sortKey)),
                .ints(changed.map { Int64(bitPattern: $0.row.fingerprint) }),
                .ints(changed.map { Int64(bitPattern: $0.row.wordPrint) }),
                .bytes(changed.map { [UInt8]($0.row.body) }),
            ])
        let reworded = changed.filter { $0.row.wordPrint != $0.old.wordPrint }
        let silenced = reworded.filter { $0.row.wordPrint == 0 }.map(\.old.id)
        if !silenced.isEmpty {
            write(
                "DELETE FROM \(schema("shelf_words")) WHERE shelf = $1 AND id = ANY($2)",
                [name, .ints(silenced)])
        }
        index(reworded.map(\.row).filter { $0.wordPrint != 0 })
    }
}

extension ShelfRow {
    /// Whether the existing row has the same content.
    fileprivate func isSame(as old: ShelfRecord) -> Bool {
        old.fingerprint == fingerprint && old.wordPrint == wordPrint
    }

    /// The full texts, if columns may contain shortened ones.
    fileprivate func wholeTexts(order: SortValue) -> [UInt8]? {
        PostgresName.whole(identity.scope, identity.item, group, order.text)
    }
}

extension [ShelfRow] {
    /// The columns of the identities.
    fileprivate var named: [PostgresValue] { [map(\.identity).scopes, map(\.identity).items] }
}

extension PostgresFailure {
    /// Another commit changed what was read before it was locked; a repeated write sees the change.
    static let overtaken = PostgresFailure(
        state: State.serializationFailure, message: "another was faster", isLost: false)
}
#endif
