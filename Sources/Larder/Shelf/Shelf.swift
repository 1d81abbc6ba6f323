#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A family of identified rows: articles, saved places, rates by day.
///
/// Rows are written in batches; listed by group, order and marks; found by full-text search; read in pages
/// that do not drift; and counted without being read. Marks are kept in a ``MarkStorage``, separate from the
/// rows, and outlive them; the shelf follows their changes.
///
/// ```swift
/// let shelf = Shelf("articles", columns: columns, storage: cache, marks: kept)
/// let report = try await shelf.upsert(articles)      // inserted, updated, unchanged, …
/// let unread = try await shelf.page(.all.without(.read), limit: 50)
/// ```
///
/// A shelf can be used from any thread. When a call returns, everything is on disk, as durably as the storage
/// promises.
public final class Shelf<Row: Sendable & Identifiable>: Sendable where Row.ID: Sendable {
    /// The name of the shelf in its storage.
    public let name: String

    /// How the shelf identifies, groups, orders and indexes its rows.
    public let columns: ShelfColumns<Row>

    /// Where the rows are stored.
    public let storage: any ShelfStorage

    /// Where the marks are stored.
    public let marks: (any MarkStorage)?

    package let environment: StoreEnvironment

    /// The lists and streams that show rows now.
    let viewers = ShelfViewers()

    /// Keeps marking and removing apart.
    let gate = ShelfGate()

    /// Where markings that change entries, too, take turns: only other programs overtake them.
    let turns = ShelfGate()

    /// The dates of marks set through this shelf.
    let moments = Locked(MarkDates())

    /// Creates a shelf; several can share one storage under different names.
    ///
    /// A shelf whose columns declare marks needs a storage for them: one that is ``Durability/precious``, or in
    /// memory. Marks are what a person said; a storage that may throw its content away must not have the only
    /// copy.
    public init(
        _ name: String, columns: ShelfColumns<Row>, storage: any ShelfStorage,
        marks: (any MarkStorage)? = nil, environment: StoreEnvironment = StoreEnvironment()
    ) {
        precondition(
            columns.marks.isEmpty || marks != nil,
            """
            the shelf \(name) declares the marks \(columns.marks.map(\.rawValue)) and has no storage for \
            them
            """)
        precondition(
            columns.marks.isEmpty || marks?.durability != .rebuildable,
            """
            the shelf \(name) declares the marks \(columns.marks.map(\.rawValue)), and its storage for them is \
            rebuildable: open that storage with `durability: .precious`, in a file of its own
            """)
        self.name = name
        self.columns = columns
        self.storage = storage
        self.marks = marks
        self.environment = environment
    }

    // MARK: - Writing

    /// Inserts or updates rows, and reports which are new, changed and unchanged.
    ///
    /// Existing rows keep their sequence numbers and marks. Pruned rows are withheld as long as a source
    /// keeps listing them, unless a mark keeps them (``ShelfColumns/keeping``). With `replacing`, rows of
    /// that group that are not among these are removed; an empty array removes nothing, since an empty answer
    /// is more often a fault than the truth. `alongside` runs in the same transaction, in which these rows are all there, whoever removes one
    /// meanwhile; only what was removed for good, or pruned, is withheld. With a lease,
    /// everything is refused with `.conflict` if somebody else has taken the lease over; otherwise the
    /// transaction ends the lease. The storage must then support entries too.
    @discardableResult
    public func upsert(
        _ rows: [Row], replacing group: String? = nil, alongside others: [ShelfOperation] = [],
        under lease: Lease? = nil
    ) async throws -> ShelfReport {
        try await upsert(rows, replacing: group, alongside: others, under: lease, with: [])
    }

    /// The same, with changes of entries in the same commit.
    package func upsert(
        _ rows: [Row], replacing group: String?, alongside others: [ShelfOperation] = [],
        under lease: Lease? = nil, with more: [EntryChange]
    ) async throws -> ShelfReport {
        // What runs in the same transaction may lean on rows that are there already: it is found out in it.
        let isAlone = others.isEmpty && more.isEmpty
        let (encoded, unchanged) = try await sorted(rows, leavingOutUnchanged: isAlone)
        var operations: [ShelfOperation] = []
        let all = Set(encoded.map(\.identity) + unchanged)
        if let group, !all.isEmpty {
            operations.append(.retain(shelf: name, group: group, only: all))
        }
        var same = ShelfReport()
        same.unchanged = unchanged
        let alongside = operations + others
        if encoded.isEmpty {
            // No row needs marks here; readers follow them.
            if alongside.isEmpty && lease == nil && more.isEmpty { return same }
            let entries = more + (lease.map { [$0.end] } ?? [])
            let write = Write(entries: entries, rows: alongside)
            let reports = try await storage.commit(write).reports
            return reports.prefix(operations.count).reduce(into: same) { $0.add($1) }
        }
        let reports = try await put(encoded, alongside: alongside, under: lease, with: more)
        return reports.prefix(operations.count + 1).reduce(into: same) { $0.add($1) }
    }

    /// Puts rows with their current marks.
    package func put(
        _ rows: [ShelfRow], alongside others: [ShelfOperation] = [], under lease: Lease? = nil,
        with more: [EntryChange] = []
    ) async throws -> [ShelfReport] {
        let own = Set(more.compactMap(\.key))
        return try await untilMarksRest(except: own) { watermark in
            let marks = try await self.setMarks(
                watermark?.names ?? [], of: rows.map(\.identity))
            let rows = rows.map { row in
                var row = row
                row.isKept =
                    marks[row.identity]?.intersection(self.columns.marks)
                    .isDisjoint(with: self.columns.keeping) == false
                return row
            }
            let put = ShelfOperation.upsert(
                shelf: self.name, rows: rows, marks: marks, watermark: watermark?.text,
                at: self.environment.now())
            let entries = more + (lease.map { [$0.end] } ?? [])
            return try await self.storage.commit(Write(entries: entries, rows: [put] + others))
                .reports
        }
    }

    /// Encodes rows, and separates new and changed ones, with their words, from unchanged ones if these can be left out: somebody may
    /// remove them before the others are stored. Of rows with one identity the last counts, also if an earlier one is what is stored.
    private func sorted(
        _ rows: [Row], leavingOutUnchanged: Bool
    ) async throws -> (encoded: [ShelfRow], unchanged: [ShelfIdentity]) {
        let encoded = try rows.map { ($0, try columns.encoded($0)) }.lastOfEach(\.1.identity)
        let known =
            leavingOutUnchanged
            ? try await storage.fingerprints(encoded.map(\.1.identity), of: name) : [:]
        var changed: [ShelfRow] = []
        var unchanged: [ShelfIdentity] = []
        for (row, var shelved) in encoded {
            if known[shelved.identity] == shelved.fingerprint {
                unchanged.append(shelved.identity)
            } else {
                shelved.words = Array(columns.words(row).prefix(ShelfRow.wordColumns))
                changed.append(shelved)
            }
        }
        return (changed, unchanged)
    }

    /// Returns the operation that puts rows, for use in another shelf's transaction.
    ///
    /// For shelves without marks: the marks of new rows are not looked up.
    public func putting(_ rows: [Row]) throws -> ShelfOperation {
        let encoded = try rows.map { try columns.encoded($0, words: columns.words($0)) }
        return .upsert(shelf: name, rows: encoded, at: environment.now())
    }

    /// Removes rows; ids without a row are ignored. Their marks stay.
    ///
    /// With `forGood`, a source that still lists the rows does not bring them back, unless a mark keeps them
    /// (``ShelfColumns/keeping``).
    @discardableResult
    public func remove(_ ids: [Row.ID], forGood: Bool = false) async throws -> ShelfReport {
        let commit = try await storage.commit([
            .remove(
                shelf: name, ids.map(columns.identity),
                tombstones: forGood ? environment.now() : nil)
        ])
        return commit.reports.first ?? ShelfReport()
    }

    /// Removes all rows of a scope, such as those of a feed that was unfollowed. Their marks stay.
    @discardableResult
    public func removeScope(_ scope: String) async throws -> ShelfReport {
        let commit = try await storage.commit([.removeScope(shelf: name, scope)])
        return commit.reports.first ?? ShelfReport()
    }

    /// Runs a body that expects the rows to have the marks of a watermark, and repeats it if marks have
    /// changed in the meantime.
    ///
    /// - Parameter others: Keys of entries in the commit that have nothing to do with marks.
    func untilMarksRest<Result: Sendable>(
        except others: Set<Key> = [],
        _ body: (Watermark?) async throws -> Result
    ) async throws -> Result {
        for _ in 0..<Self.attempts {
            do {
                return try await body(try await follow())
            } catch let error as LarderError
                where error.code == .conflict && error.key?.isUnder(Leases.root) != true
                && error.key.map(others.contains) != true
            {
                continue
            }
        }
        throw LarderError.movedOn
    }

    /// Throws if a query uses a mark that the shelf does not declare.
    package func check(_ query: ShelfQuery) throws { try check(query.marks.keys) }

    package func check(_ names: some Sequence<Mark.Name>) throws {
        guard let unknown = names.first(where: { !columns.marks.contains($0) }) else { return }
        throw LarderError(
            .unsupported,
            message: """
                The shelf “\(name)” knows no mark “\(unknown.rawValue)”, because its columns do not declare it: add it \
                to `marks:`.
                """)
    }

    /// How often a step is tried again after a conflict.
    static var attempts: Int { 100 }
}
