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

    /// The rows that somebody watches, by the watcher.
    let watched = Locked<[Int: Set<ShelfIdentity>]>([:])

    /// When something was last said through this shelf, so that no two sayings share a moment.
    let lastSaid = Locked(Date.distantPast)

    /// Creates a shelf; several may stand on one storage under different names.
    public init(
        _ name: String, columns: ShelfColumns<Row>, storage: any ShelfStorage,
        marks: (any MarkStorage)? = nil, environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.name = name
        self.columns = columns
        self.storage = storage
        self.marks = marks
        self.environment = environment
    }

    // MARK: - Writing

    /// Puts rows in, and says which are new, changed and the same.
    ///
    /// Rows that are there keep their arrival and their marks. Rows that were pruned are withheld as
    /// long as they keep coming. With `replacing`, rows of that group that are not among these go;
    /// no rows at all remove nothing, since an empty answer is more often a fault than the truth.
    /// `alongside` is carried out in the same transaction.
    @discardableResult
    public func upsert(
        _ rows: [Row], replacing group: String? = nil, alongside others: [ShelfOperation] = []
    ) async throws -> ShelfReport {
        let (encoded, unchanged) = try await sorted(rows)
        let all = Set(encoded.map(\.identity) + unchanged)
        for _ in 0..<Self.attempts {
            let watermark = try await follow()
            let found = try await setMarks(of: encoded.map(\.identity))
            var operations: [ShelfOperation] = [
                .upsert(
                    shelf: name, rows: encoded, marks: found, watermark: watermark,
                    at: environment.now())
            ]
            if let group, !all.isEmpty {
                operations.append(.retain(shelf: name, group: group, only: all))
            }
            if encoded.isEmpty, unchanged.isEmpty, others.isEmpty { return ShelfReport() }
            do {
                let commit = try await storage.commit(operations + others)
                var same = ShelfReport()
                same.unchanged = unchanged
                return commit.reports.prefix(operations.count).reduce(into: same) {
                    $0.add($1)
                }
            } catch let error as LarderError where error.code == .conflict {
                continue
            }
        }
        throw LarderError.movedOn
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
        let encoded = try rows.map { row in
            var shelved = try columns.encoded(row)
            shelved.words = Array(columns.words(row).prefix(ShelfRow.wordColumns))
            return shelved
        }
        return .upsert(shelf: name, rows: encoded, at: environment.now())
    }

    /// Takes rows away; ones that are not there do not matter. Their marks stay.
    ///
    /// With `forGood` they do not come back while a source still lists them.
    @discardableResult
    public func remove(_ ids: [Row.ID], forGood: Bool = false) async throws -> ShelfReport {
        try await remove(identities: ids.map(columns.identity), forGood: forGood)
    }

    func remove(identities: [ShelfIdentity], forGood: Bool) async throws -> ShelfReport {
        let commit = try await storage.commit([
            .remove(
                shelf: name, identities, tombstones: forGood ? environment.now() : nil)
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

    /// How often something is tried again when somebody else was faster.
    static var attempts: Int { 100 }
}
