#if Postgres
import Larder

/// The effect of a write on entries: computed from what is known of the named ones, and then expressed as
/// statements that run together.
struct EntryPlan {
    /// What is known of an entry before a write.
    struct Known {
        var revision: UInt64
        var metadata: EntryMetadata
        var format: String
    }

    /// The outcome for an entry.
    private enum Outcome {
        case same
        case gone
        case put(StoredEntry)
        case metadata(EntryMetadata, format: String)
    }

    private struct Place {
        var outcome = Outcome.same
        /// The revision that a change may expect: zero for no entry, nil for an entry put by this write.
        var revision: UInt64? = 0
        /// Whether the row exists after the changes to families.
        var hasRow = false
        /// The current facts, as far as they are needed to confirm the entry.
        var metadata: (metadata: EntryMetadata, format: String)?
    }

    private let schema: PostgresSchema
    private let changes: [EntryChange]

    /// The keys named by changes, sorted.
    let keys: [Key]

    private var places: [Key: Place] = [:]
    private var families: [PostgresStatement] = []

    init(_ schema: PostgresSchema, _ changes: [EntryChange]) throws {
        self.schema = schema
        self.changes = changes
        keys = Set(changes.compactMap(\.named)).sorted()
        for key in keys where key.path.utf8.count > Self.longest {
            throw LarderError(
                .tooLarge, key: nil,
                message: """
                    A key has \(key.path.utf8.count) bytes; in PostgreSQL it may have \
                    \(Self.longest). Use a shorter one.
                    """)
        }
    }

    /// The maximum length of a key in bytes, which must fit into a page of an index.
    static let longest = 2_600

    /// The query that reads and locks the named entries, in key order, so that two writes cannot deadlock.
    var locking: PostgresStatement? {
        if keys.isEmpty { return nil }
        return PostgresStatement(
            """
            SELECT key, revision, facts, invalidated FROM \(schema("entry")) \
            WHERE key = ANY($1) ORDER BY key FOR UPDATE
            """, [.bytes(keys.map(\.path))])
    }

    /// Applies the changes in order; throws a conflict for the first expectation that does not hold.
    mutating func decide(_ found: PostgresResult?) throws {
        for row in found?.rows ?? [] {
            let key = Key(path: row.text(0))
            guard let (metadata, format) = EntryMetadata.read(row, 2, invalidated: 3) else {
                throw PostgresFailure.damaged("the metadata of an entry cannot be read")
            }
            places[key] = Place(revision: row.word(1), hasRow: true, metadata: (metadata, format))
        }
        for change in changes { try apply(change) }
    }

    private mutating func apply(_ change: EntryChange) throws {
        switch change {
        case .put(let entry, let expected):
            try expect(expected, of: entry.key)
            places[entry.key, default: Place()].outcome = .put(entry)
            places[entry.key]?.revision = nil
            places[entry.key]?.metadata = (entry.metadata, entry.format)
        case .confirm(let key, let metadata, let expected):
            try expect(expected, of: key)
            replaceFacts(of: key) { $0 = metadata }
        case .invalidate(let key): replaceFacts(of: key) { $0.isInvalidated = true }
        case .remove(let key, let expected):
            try expect(expected, of: key)
            forget(key)
        case .invalidateAll(let prefix):
            families.append(
                family(
                    prefix, "UPDATE \(schema("entry")) SET invalidated = true, revision = \(number)"
                ))
            for key in keys where key.isUnder(prefix) {
                replaceFacts(of: key) { $0.isInvalidated = true }
            }
        case .removeAll(let prefix):
            families.append(family(prefix, "DELETE FROM \(schema("entry"))"))
            for key in keys where key.isUnder(prefix) {
                forget(key)
                places[key]?.hasRow = false
            }
        }
    }

    private func expect(_ expected: UInt64?, of key: Key) throws {
        guard let expected else { return }
        let place = places[key] ?? Place()
        guard place.revision == expected else {
            throw LarderError.conflict(key, expected: expected, found: place.revision ?? 0)
        }
    }

    private mutating func replaceFacts(of key: Key, _ body: (inout EntryMetadata) -> Void) {
        guard var place = places[key], var known = place.metadata else { return }
        body(&known.metadata)
        place.metadata = known
        place.revision = nil
        if case .put(var entry) = place.outcome {
            entry.metadata = known.metadata
            place.outcome = .put(entry)
        } else {
            place.outcome = .metadata(known.metadata, format: known.format)
        }
        places[key] = place
    }

    private mutating func forget(_ key: Key) {
        guard var place = places[key] else { return }
        place.outcome = .gone
        place.revision = 0
        place.metadata = nil
        places[key] = place
    }

    // MARK: - Statements

    private var number: String { schema.currentNumber }

    /// Returns a statement about all entries under a key that were written before this commit.
    private func family(_ prefix: Key, _ statement: String) -> PostgresStatement {
        if prefix.path.isEmpty {
            return PostgresStatement("\(statement) WHERE revision < \(number)")
        }
        let below = prefix.pathsBelow
        return PostgresStatement(
            "\(statement) WHERE (key = $1 OR key >= $2 AND key < $3) AND revision < \(number)",
            [.bytes(prefix.path), .bytes(below.start), .bytes(below.end)])
    }

    /// The statements for all changes, to run after the change of this commit is written.
    var statements: [PostgresStatement] {
        var gone: [Key] = []
        var new: [StoredEntry] = []
        var old: [StoredEntry] = []
        var metadata: [(key: Key, bytes: [UInt8], isInvalidated: Bool)] = []
        for key in keys {
            guard let place = places[key] else { continue }
            switch place.outcome {
            case .same: break
            case .gone: if place.hasRow { gone.append(key) }
            case .put(let entry): if place.hasRow { old.append(entry) } else { new.append(entry) }
            case .metadata(let known, let format):
                metadata.append((key, known.packed(format), known.isInvalidated))
            }
        }
        var statements = families
        if !gone.isEmpty {
            statements.append(
                PostgresStatement(
                    "DELETE FROM \(schema("entry")) WHERE key = ANY($1)",
                    [.bytes(gone.map(\.path))]))
        }
        if !new.isEmpty {
            statements.append(PostgresStatement(schema.insertingEntries, new.columns))
        }
        if !old.isEmpty {
            statements.append(PostgresStatement(schema.updatingEntries(), old.columns))
        }
        if !metadata.isEmpty {
            statements.append(
                PostgresStatement(
                    """
                    UPDATE \(schema("entry")) AS old SET revision = \(number), \
                    invalidated = new.invalidated, facts = new.facts \
                    FROM unnest($1::bytea[], $2::boolean[], $3::bytea[]) \
                    AS new(key, invalidated, facts) WHERE old.key = new.key
                    """,
                    [
                        .bytes(metadata.map(\.key.path)), .bools(metadata.map(\.isInvalidated)),
                        .bytes(metadata.map(\.bytes)),
                    ]))
        }
        return statements
    }
}

extension PostgresSchema {
    /// The statement that inserts entries, given their `columns`.
    var insertingEntries: String {
        """
        INSERT INTO \(self("entry")) AS old(key, revision, invalidated, facts, value) \
        SELECT key, \(currentNumber), invalidated, facts, value \
        FROM unnest($1::bytea[], $2::boolean[], $3::bytea[], $4::bytea[]) \
        AS new(key, invalidated, facts, value)
        """
    }

    /// Returns the statement that replaces entries, given their `columns`; with `expecting`, only those with
    /// the revisions in an additional list.
    func updatingEntries(expecting: Bool = false) -> String {
        """
        UPDATE \(self("entry")) AS old SET revision = \(currentNumber), \
        invalidated = new.invalidated, facts = new.facts, value = new.value \
        FROM unnest($1::bytea[], $2::boolean[], $3::bytea[], $4::bytea[]\
        \(expecting ? ", $5::bigint[]" : "")) \
        AS new(key, invalidated, facts, value\(expecting ? ", expected" : "")) \
        WHERE old.key = new.key\(expecting ? " AND old.revision = new.expected" : "")
        """
    }
}

extension [StoredEntry] {
    /// The columns of the rows, as lists.
    var columns: [PostgresValue] {
        [
            .bytes(map(\.key.path)), .bools(map(\.metadata.isInvalidated)),
            .bytes(map { $0.metadata.packed($0.format) }), .bytes(map { [UInt8]($0.value) }),
        ]
    }
}

extension EntryMetadata {
    /// Returns the facts and the format of the value as bytes.
    fileprivate func packed(_ format: String) -> [UInt8] {
        var writer = PackedWriter()
        pack(format: format, into: &writer)
        return writer.bytes
    }

    /// Reads facts from one column, and whether they are outdated from another.
    static func read(
        _ row: PostgresRow, _ column: Int32, invalidated: Int32
    ) -> (metadata: EntryMetadata, format: String)? {
        var found = row.withBytes(column) { bytes in
            var reader = PackedReader(bytes)
            return EntryMetadata.unpack(&reader)
        }
        found?.metadata.isInvalidated = row.bool(invalidated)
        return found
    }
}

extension EntryChange {
    /// The key of a change to one entry.
    fileprivate var named: Key? {
        switch self {
        case .put(let entry, _): entry.key
        case .confirm(let key, _, _), .invalidate(let key), .remove(let key, _): key
        case .invalidateAll, .removeAll: nil
        }
    }
}
#endif
