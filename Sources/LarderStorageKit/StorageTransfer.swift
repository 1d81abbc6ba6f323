public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Copies everything from one storage into another, such as from SQLite into PostgreSQL, and compares the two.
///
/// Entries keep their values and facts, marks their dates, rows their marks, dates and order of arrival; rows get
/// new numbers. Copying again goes on where it ended, since what is there already is not written. In the meantime,
/// nobody may write into either storage; what is written into the source is found by ``differences()``. Rows do not
/// tell when they were changed, so after a change of a row that was copied, on either side, only an empty storage will
/// do.
///
/// Not copied: tombstones of rows, and positions, so whoever followed the source looks at everything once.
public struct StorageTransfer: Sendable {
    /// A storage that keeps entries, marks and rows.
    public typealias Place = any EntryStorage & MarkStorage & ShelfStorage

    /// A shelf whose rows are copied.
    public struct Rows: Sendable {
        /// The name of the shelf.
        public var name: String

        /// Returns a stored row as it is written.
        public var copy: @Sendable (StoredRow) throws -> ShelfRow

        /// Creates a shelf of rows that cannot be searched.
        public init(_ name: String) {
            self.init(name) { row in
                ShelfRow(
                    identity: row.identity, group: row.group, order: row.order, body: row.body)
            }
        }

        /// Creates a shelf, with a function such as `ShelfColumns.copy(of:)`.
        public init(
            _ name: String, copy: @escaping @Sendable (StoredRow) throws -> ShelfRow
        ) {
            self.name = name
            self.copy = copy
        }
    }

    /// How much was copied, or compared.
    public struct Counts: Sendable, Hashable {
        /// Entries.
        public var entries = 0

        /// Marks, set or cleared.
        public var marks = 0

        /// Rows of shelves.
        public var rows = 0

        /// Creates empty counts.
        public init() {}
    }

    private let source: Place
    private let target: Place
    private let shelves: [Rows]
    private let isLeftOut: @Sendable (Key) -> Bool
    private let isResuming: Bool

    /// The entry of a target that has not everything yet.
    private static let marker = Key("larder.transfer")

    /// How many entries, marks or rows are written in one commit.
    static let batch = 250

    /// Creates a transfer.
    ///
    /// - Parameters:
    ///   - source: Where everything is copied from.
    ///   - target: Where it is copied to.
    ///   - shelves: The shelves to copy.
    ///   - leavingOut: Whether an entry is not copied, for what can be fetched again.
    ///   - isResuming: Whether an earlier transfer did not come to its end and nobody used the target since
    ///     (``isUnfinished(_:)``). Rows that differ are then what changed in the source.
    public init(
        from source: Place, to target: Place, shelves: [Rows],
        leavingOut: @escaping @Sendable (Key) -> Bool = { _ in false }, isResuming: Bool = false
    ) {
        self.source = source
        self.target = target
        self.shelves = shelves
        isLeftOut = leavingOut
        self.isResuming = isResuming
    }

    /// Whether a transfer into a storage began, and did not come to its end: nobody may use what is there.
    public static func isUnfinished(_ storage: any EntryStorage) async throws -> Bool {
        try await storage.entry(for: marker) != nil
    }

    /// Marks a storage as unfinished. Do this before ``copy(report:)`` and after ``check()``.
    public static func begin(in storage: any EntryStorage, at date: Date) async throws {
        try await storage.commit([.put(.local(marker, Data(), format: "transfer/1", at: date))])
    }

    /// Removes the mark. Do this after ``differences()`` found none.
    public static func end(in storage: any EntryStorage) async throws {
        try await storage.commit([.remove(marker)])
    }

    /// Throws `.refused` if the target was used: if it has something that the source does not have or that differs there,
    /// unless the source has a newer entry or mark.
    public func check() async throws {
        try await check(
            try await facts(of: target), try await facts(of: source), try await source.allMarks())
    }

    private func check(_ there: [Key: Facts], _ all: [Key: Facts], _ marks: [Mark]) async throws {
        guard let other = try await firstOther(there, all, marks) else { return }
        throw LarderError(
            .refused, message: "It already has other data (“\(other)”): choose an empty storage.")
    }

    /// Copies what the target does not have yet; returns how much that was.
    ///
    /// Throws `.refused` before it writes anything if the target was used; see ``check()``.
    ///
    /// - Parameter report: Called after each commit with what was copied so far.
    public func copy(report: (Counts) -> Void = { _ in }) async throws -> Counts {
        var counts = Counts()
        let there = try await facts(of: target)
        let all = try await facts(of: source)
        let marks = try await source.allMarks()
        try await check(there, all, marks)
        for keys in all.keys.filter({ all[$0] != there[$0] }).sorted().chunks(of: Self.batch) {
            try Task.checkCancellation()
            var changes: [EntryChange] = []
            for key in keys {
                guard let entry = try await source.entry(for: key) else { continue }
                changes.append(.put(Self.copy(of: entry)))
            }
            try await target.commit(changes)
            counts.entries += changes.count
            report(counts)
        }
        let known = Set(try await target.allMarks())
        for marks in marks.filter({ !known.contains($0) }).chunks(of: Self.batch) {
            try Task.checkCancellation()
            counts.marks += try await target.set(Array(marks))
            report(counts)
        }
        for rows in try await rowsByArrival().chunks(of: Self.batch) {
            try Task.checkCancellation()
            let operations = try await operations(for: rows)
            if operations.isEmpty { continue }
            let reports = try await target.commit(operations).reports
            counts.rows += reports.reduce(0) { $0 + $1.inserted.count + $1.updated.count }
            report(counts)
        }
        return counts
    }

    /// Compares everything, value by value; returns what differs, named, and how much was compared.
    public func differences() async throws -> (differences: [String], compared: Counts) {
        var counts = Counts()
        var differences: [String] = []
        let all = try await facts(of: source)
        let there = try await facts(of: target)
        for key in Set(all.keys).union(there.keys).sorted() {
            let mine = try await source.entry(for: key).map(Self.copy)
            let theirs = try await target.entry(for: key).map(Self.copy)
            if mine != theirs { differences.append("entry \(key)") }
            counts.entries += 1
        }
        let (mine, theirs) = (
            Set(try await source.allMarks()), Set(try await target.allMarks())
        )
        differences += mine.symmetricDifference(theirs).map {
            "mark \($0.name.rawValue) of \($0.item) in \($0.scope)"
        }.sorted()
        counts.marks = mine.count
        for shelf in shelves {
            let rows = try await summaries(of: shelf, in: source)
            counts.rows += rows.count
            for part in rows.chunks(of: Self.batch) {
                let identities = part.map(\.identity)
                let mine = try await self.rows(identities, of: shelf, in: source)
                let theirs = try await self.rows(identities, of: shelf, in: target)
                differences += identities.filter { !Self.isSame(mine[$0], theirs[$0]) }.map {
                    "row \($0.item) of \($0.scope) on \(shelf.name)"
                }
            }
            let there = try await target.counts(of: shelf.name).reduce(0) { $0 + $1.rows }
            if there != rows.count {
                differences.append("\(there) rows on \(shelf.name), not \(rows.count)")
            }
        }
        return (differences, counts)
    }

    /// Names something of the target that does not come from the source, or was changed after it was copied; nil if there
    /// is no such thing.
    private func firstOther(
        _ there: [Key: Facts], _ all: [Key: Facts], _ marks: [Mark]
    ) async throws -> String? {
        let entries = there.filter { key, facts in
            guard let mine = all[key] else { return true }
            return facts.metadata.times.confirmed > mine.metadata.times.confirmed
        }
        if let key = entries.keys.min() { return "\(key)" }
        let dates = Dictionary(
            marks.map { ($0.slot, $0.date) }, uniquingKeysWith: { Swift.max($0, $1) })
        for mark in try await target.allMarks() where mark.date > dates[mark.slot] ?? .distantPast {
            return "\(mark.name.rawValue) of \(mark.item)"
        }
        for shelf in shelves {
            for part in try await summaries(of: shelf, in: target).chunks(of: Self.batch) {
                let identities = part.map(\.identity)
                let mine = try await rows(identities, of: shelf, in: source)
                let theirs = try await rows(identities, of: shelf, in: target)
                if let other = identities.first(where: {
                    isResuming ? mine[$0] == nil : !Self.isSame(mine[$0], theirs[$0])
                }) {
                    return other.item
                }
            }
        }
        return nil
    }

    // MARK: - Reading

    /// What tells an entry from another version of it.
    private struct Facts: Equatable {
        var size: Int
        var metadata: EntryMetadata
    }

    private func facts(of place: Place) async throws -> [Key: Facts] {
        var facts: [Key: Facts] = [:]
        for summary in try await place.allSummaries()
        where summary.key != Self.marker && !isLeftOut(summary.key) {
            facts[summary.key] = Facts(
                size: summary.size, metadata: Self.copy(of: summary.metadata))
        }
        return facts
    }

    private static func copy(of entry: StoredEntry) -> StoredEntry {
        StoredEntry(
            key: entry.key, value: entry.value, format: entry.format,
            metadata: copy(of: entry.metadata))
    }

    /// The facts without the number of a commit, which means nothing in another storage.
    private static func copy(of metadata: EntryMetadata) -> EntryMetadata {
        var metadata = metadata
        metadata.isInvalidated = metadata.isInvalidated || metadata.invalidation != nil
        metadata.invalidation = nil
        return metadata
    }

    // MARK: - Rows

    /// A row of one of the shelves, without its content.
    private struct Arrival {
        var shelf: Int
        var row: StoredRow
    }

    /// All rows in the order in which they arrived: the dates of arrival on a storage never go back.
    private func rowsByArrival() async throws -> [Arrival] {
        var all: [Arrival] = []
        for (number, shelf) in shelves.enumerated() {
            all += try await summaries(of: shelf, in: source).map {
                Arrival(shelf: number, row: $0)
            }
        }
        return all.sorted {
            ($0.row.arrived, $0.shelf, $0.row.sequenceNumber)
                < ($1.row.arrived, $1.shelf, $1.row.sequenceNumber)
        }
    }

    /// The operations that write those of the rows that the target does not have as they are, each for rows of one shelf that
    /// arrived at the same time.
    private func operations(for arrivals: some Collection<Arrival>) async throws -> [ShelfOperation]
    {
        var missing: [Int: [ShelfIdentity: StoredRow]] = [:]
        for (number, part) in Dictionary(grouping: arrivals, by: \.shelf) {
            let identities = part.map(\.row.identity)
            let mine = try await rows(identities, of: shelves[number], in: source)
            let theirs = try await rows(identities, of: shelves[number], in: target)
            missing[number] = mine.filter { !Self.isSame($0.value, theirs[$0.key]) }
        }
        var operations: [ShelfOperation] = []
        for arrival in arrivals {
            guard let row = missing[arrival.shelf]?[arrival.row.identity] else { continue }
            let shelf = shelves[arrival.shelf]
            var (rows, marks) = ([ShelfRow](), [ShelfIdentity: Set<Mark.Name>]())
            if case .upsert(shelf.name, let last, let lastMarks, _, row.arrived)? = operations.last
            {
                (rows, marks) = (last, lastMarks)
                operations.removeLast()
            }
            rows.append(try shelf.copy(row))
            marks[row.identity] = row.marks
            operations.append(
                .upsert(shelf: shelf.name, rows: rows, marks: marks, at: row.arrived))
        }
        return operations
    }

    private func summaries(of shelf: Rows, in place: Place) async throws -> [StoredRow] {
        var rows: [StoredRow] = []
        while true {
            let page = try await place.page(
                .all, of: shelf.name, after: rows.last?.cursor, offset: 0, limit: Self.batch,
                withBodies: false)
            rows += page
            if page.count < Self.batch { return rows }
        }
    }

    private func rows(
        _ identities: [ShelfIdentity], of shelf: Rows, in place: Place
    ) async throws -> [ShelfIdentity: StoredRow] {
        let rows = try await place.rows(identities, of: shelf.name)
        return Dictionary(rows.map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
    }

    private static func isSame(_ row: StoredRow?, _ other: StoredRow?) -> Bool {
        guard let row, let other else { return false }
        return row.group == other.group && row.order == other.order && row.body == other.body
            && row.arrived == other.arrived
    }
}

extension Mark {
    /// The mark without what changes.
    fileprivate var slot: Mark { Mark(scope: scope, item: item, name: name, date: .distantPast) }
}

extension Array {
    /// The elements in runs of at most a number.
    fileprivate func chunks(of size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}
