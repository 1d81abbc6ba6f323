#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A family of identified rows: articles, saved places, rates by day.
///
/// Rows are put in by the batch, listed by group, order and marks, found by words, read in pages
/// that do not drift, and counted without being read. What a person said about them is kept by a
/// ``MarkStorage``, apart from the rows and for longer than they last; the shelf follows it.
///
/// ```swift
/// let shelf = Shelf("articles", columns: columns, storage: cache, marks: said)
/// let report = try await shelf.upsert(articles)      // inserted, updated, unchanged, …
/// let unread = try await shelf.page(.all.without(.read), limit: 50)
/// ```
///
/// Any thread may use a shelf. Everything is on disk when a call returns, as carefully as the
/// storage keeps things.
public final class Shelf<Row: Sendable & Identifiable>: Sendable where Row.ID: Sendable {
    /// The name of the shelf in its storage.
    public let name: String

    /// What the shelf knows of its rows.
    public let columns: ShelfColumns<Row>

    /// Where rows are kept.
    public let storage: any ShelfStorage

    /// Where marks are kept.
    public let marks: (any MarkStorage)?

    let environment: StoreEnvironment

    /// Those who show rows now.
    let viewers = ShelfViewers()

    /// Keeps what is said and what is removed apart.
    let gate = ShelfGate()

    /// The moments of what is said through this shelf.
    let moments = Locked(SayingMoments())

    /// Creates a shelf; several may stand on one storage under different names.
    ///
    /// One whose columns declare marks needs a place for them.
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
        self.name = name
        self.columns = columns
        self.storage = storage
        self.marks = marks
        self.environment = environment
    }

    // MARK: - Writing

    /// Puts rows in, and says which are new, changed and the same.
    ///
    /// Rows that are there keep their sequence number and their marks. Rows that were pruned are withheld as
    /// long as they keep coming, unless a mark keeps them (``ShelfColumns/keeping``). With
    /// `replacing`, rows of that group that are not among these go;
    /// no rows at all remove nothing, since an empty answer is more often a fault than the truth.
    /// `alongside` is carried out in the same transaction. With a lease all of it is refused with
    /// `.conflict` if somebody else has taken that over, and gives it back otherwise; the storage must keep
    /// entries too.
    @discardableResult
    public func upsert(
        _ rows: [Row], replacing group: String? = nil, alongside others: [ShelfOperation] = [],
        under lease: Lease? = nil
    ) async throws -> ShelfReport {
        let (encoded, unchanged) = try await sorted(rows)
        var operations: [ShelfOperation] = []
        let all = Set(encoded.map(\.identity) + unchanged)
        if let group, !all.isEmpty {
            operations.append(.retain(shelf: name, group: group, only: all))
        }
        var same = ShelfReport()
        same.unchanged = unchanged
        let alongside = operations + others
        if encoded.isEmpty {
            // Nothing that needs marks; whoever reads follows what was said.
            if alongside.isEmpty && lease == nil { return same }
            let write = Write(entries: lease.map { [$0.end] } ?? [], rows: alongside)
            let reports = try await storage.commit(write).reports
            return reports.prefix(operations.count).reduce(into: same) { $0.add($1) }
        }
        let reports = try await put(encoded, alongside: alongside, under: lease)
        return reports.prefix(operations.count + 1).reduce(into: same) { $0.add($1) }
    }

    /// Puts rows in with the marks they have by what was said.
    func put(
        _ rows: [ShelfRow], alongside others: [ShelfOperation] = [], under lease: Lease? = nil
    ) async throws -> [ShelfReport] {
        try await untilMarksRest { watermark in
            let marks = try await self.setMarks(of: rows.map(\.identity))
            let rows = rows.map { row in
                var row = row
                row.isKept = marks[row.identity]?.isDisjoint(with: self.columns.keeping) == false
                return row
            }
            let put = ShelfOperation.upsert(
                shelf: self.name, rows: rows, marks: marks, watermark: watermark?.text,
                at: self.environment.now())
            let entries = lease.map { [$0.end] } ?? []
            return try await self.storage.commit(Write(entries: entries, rows: [put] + others))
                .reports
        }
    }

    /// Encodes rows and tells new and changed ones, with their words, from those that are the same.
    private func sorted(
        _ rows: [Row]
    ) async throws -> (encoded: [ShelfRow], unchanged: [ShelfIdentity]) {
        let encoded = try rows.map { ($0, try columns.encoded($0)) }
        let known = try await storage.fingerprints(encoded.map(\.1.identity), of: name)
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

    /// Returns the operation that puts a row in, for another shelf's transaction.
    ///
    /// For shelves without marks: marks of new rows are not looked up.
    public func putting(_ rows: [Row]) throws -> ShelfOperation {
        let encoded = try rows.map { try columns.encoded($0, words: columns.words($0)) }
        return .upsert(shelf: name, rows: encoded, at: environment.now())
    }

    /// Takes rows away; ones that are not there do not matter. Their marks stay.
    ///
    /// With `forGood` they do not come back while a source still lists them, unless a mark keeps them
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

    /// Takes all rows of a scope away, such as those of a feed that is not followed any more. Their
    /// marks stay.
    @discardableResult
    public func removeScope(_ scope: String) async throws -> ShelfReport {
        let commit = try await storage.commit([.removeScope(shelf: name, scope)])
        return commit.reports.first ?? ShelfReport()
    }

    /// Runs a body that expects the marks on the rows to be those of a watermark, again when somebody
    /// said something meanwhile.
    func untilMarksRest<Result: Sendable>(
        _ body: (Watermark?) async throws -> Result
    ) async throws -> Result {
        for _ in 0..<Self.attempts {
            do {
                return try await body(try await follow())
            } catch let error as LarderError
                where error.code == .conflict && error.key?.isUnder(Leases.root) != true
            {
                continue
            }
        }
        throw LarderError.movedOn
    }

    /// Throws when a query is by a mark that the rows do not carry.
    func check(_ query: ShelfQuery) throws { try check(query.marks.keys) }

    func check(_ names: some Sequence<Mark.Name>) throws {
        guard let unknown = names.first(where: { !columns.marks.contains($0) }) else { return }
        throw LarderError(
            .unsupported,
            message: """
                The shelf \(name) cannot be asked by the mark \(unknown.rawValue): its columns do not \
                declare that.
                """)
    }

    /// How often something is tried again when somebody else was faster.
    static var attempts: Int { 100 }
}
