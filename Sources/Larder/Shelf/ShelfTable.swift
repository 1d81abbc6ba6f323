#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The rows of shelves in memory, indexed for listing and counting.
package struct ShelfTable: Sendable {
    /// One row with its words and fingerprint.
    struct Row: Sendable {
        var shelved: StoredRow
        var words: [String]
        var fingerprint: UInt64
    }

    /// One shelf.
    struct Family: Sendable {
        var name: String
        var rows: [ShelfIdentity: Row] = [:]
        /// The rows of each group in ascending order; keyed by bytes.
        var groups: [Key: [Place]] = [:]
        var tombstones: [ShelfIdentity: Date] = [:]
        var watermark: String?
    }

    /// A row's position in its group.
    struct Place: Sendable {
        var cursor: ShelfCursor
        var identity: ShelfIdentity
    }

    /// How long a tombstone's date is left as it is before it is renewed: a day, in seconds.
    package static let tombstoneStep: Double = 86_400

    private(set) var families: [Key: Family] = [:]
    package private(set) var lastSequenceNumber: UInt64 = 0
    private var lastArrived = Date.distantPast

    package init() {}

    // MARK: - Writing

    /// Applies one operation; a conflict is thrown before anything has changed.
    package mutating func apply(_ operation: ShelfOperation) throws -> ShelfReport {
        let key = Key(operation.shelf)
        var family = families.removeValue(forKey: key) ?? Family(name: operation.shelf)
        defer { families[key] = family }
        var report = ShelfReport()
        switch operation {
        case .upsert(_, let rows, let marks, let watermark, let date):
            if let watermark, family.watermark != watermark { throw LarderError.movedOn }
            for row in rows.lastOfEachName {
                put(row, marks[row.identity] ?? [], at: date, into: &family, &report)
            }
        case .remove(_, let identities, let tombstones, let watermark):
            if let watermark, family.watermark != watermark { throw LarderError.movedOn }
            for identity in identities {
                take(identity, from: &family, &report)
                if let tombstones { family.tombstones[identity] = tombstones }
            }
        case .retain(_, let group, let wanted):
            let places = family.groups[Key(group)] ?? []
            for place in places where !wanted.contains(place.identity) {
                take(place.identity, from: &family, &report)
            }
        case .removeScope(_, let scope):
            func isMeant(_ identity: ShelfIdentity) -> Bool {
                identity.scope.utf8.elementsEqual(scope.utf8)
            }
            for identity in family.rows.keys.filter(isMeant).sorted() {
                take(identity, from: &family, &report)
            }
            family.tombstones = family.tombstones.filter { !isMeant($0.key) }
        case .forgetTombstones(_, let date):
            family.tombstones = family.tombstones.filter { $0.value >= date }
        case .follow(_, let changes, let from, let to):
            if family.watermark != from { throw LarderError.movedOn }
            family.watermark = to
            for change in changes { mark(change, in: &family, &report) }
        }
        return report
    }

    private mutating func put(
        _ row: ShelfRow, _ marks: Set<Mark.Name>, at date: Date, into family: inout Family,
        _ report: inout ShelfReport
    ) {
        let fingerprint = row.fingerprint
        var shelved: StoredRow
        if let known = family.rows[row.identity] {
            if row.returning != nil || known.fingerprint == fingerprint && known.words == row.words
            {
                return report.unchanged.append(row.identity)
            }
            report.updated.append(row.identity)
            report.groups.insert(family.group(known.shelved))
            family.leave(known.shelved)
            shelved = known.shelved
        } else if !row.beatsTombstone, let seen = family.tombstones[row.identity] {
            if date.timeIntervalSince(seen) >= Self.tombstoneStep {
                family.tombstones[row.identity] = date
            }
            return report.withheld.append(row.identity)
        } else {
            report.inserted.append(row.identity)
            family.tombstones[row.identity] = nil
            let insertion =
                row.returning.flatMap { free($0, in: family) } ?? nextInsertion(at: date)
            shelved = StoredRow(
                identity: row.identity, group: row.group, order: row.order, body: row.body,
                size: 0, sequenceNumber: insertion.sequenceNumber, arrived: insertion.date,
                marks: marks)
        }
        shelved.group = row.group
        if !row.keepsOrder { shelved.order = row.order }
        shelved.body = row.body
        shelved.size = row.body.count
        family.enter(shelved)
        family.rows[row.identity] = Row(
            shelved: shelved, words: row.words, fingerprint: fingerprint)
        report.groups.insert(family.group(shelved))
    }

    private mutating func nextInsertion(at date: Date) -> ShelfInsertion {
        lastSequenceNumber += 1
        lastArrived = max(lastArrived, date)
        return ShelfInsertion(sequenceNumber: lastSequenceNumber, date: lastArrived)
    }

    /// Returns a row's original insertion, unless it does not come from this table or another row uses it.
    private func free(_ insertion: ShelfInsertion, in family: Family) -> ShelfInsertion? {
        guard insertion.sequenceNumber <= lastSequenceNumber, insertion.date <= lastArrived,
            !family.rows.values.contains(where: {
                $0.shelved.sequenceNumber == insertion.sequenceNumber
            })
        else { return nil }
        return insertion
    }

    private func take(
        _ identity: ShelfIdentity, from family: inout Family, _ report: inout ShelfReport
    ) {
        guard let row = family.rows.removeValue(forKey: identity) else { return }
        family.leave(row.shelved)
        report.removed.append(identity)
        report.groups.insert(family.group(row.shelved))
    }

    private func mark(
        _ change: ShelfMarkChange, in family: inout Family, _ report: inout ShelfReport
    ) {
        guard var row = family.rows[change.identity],
            row.shelved.marks.contains(change.name) != change.isSet
        else { return }
        if change.isSet {
            row.shelved.marks.insert(change.name)
        } else {
            row.shelved.marks.remove(change.name)
        }
        family.rows[change.identity] = row
        report.groups.insert(family.group(row.shelved))
    }

    // MARK: - Reading

    package func rows(_ identities: [ShelfIdentity], of shelf: String) -> [StoredRow] {
        guard let family = families[Key(shelf)] else { return [] }
        return Set(identities).compactMap { family.rows[$0]?.shelved }
    }

    package func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) -> [ShelfIdentity: UInt64] {
        guard let family = families[Key(shelf)] else { return [:] }
        return identities.reduce(into: [:]) { $0[$1] = family.rows[$1]?.fingerprint }
    }

    package func row(sequenceNumber: UInt64, of shelf: String) -> StoredRow? {
        families[Key(shelf)]?.rows.values.first { $0.shelved.sequenceNumber == sequenceNumber }?
            .shelved
    }

    package func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) -> [StoredRow] {
        guard let family = families[Key(shelf)], limit > 0 else { return [] }
        let groups =
            query.groups.map { Set($0.map { Key($0) }).compactMap { family.groups[$0] } }
            ?? Array(family.groups.values)
        let wanted = max(0, offset).addingReportingOverflow(limit)
        let end = wanted.overflow ? Int.max : wanted.partialValue
        var found: [StoredRow] = []
        for places in groups {
            var count = 0
            for place in places.walk(after: after, isAscending: query.isAscending) {
                guard let row = family.rows[place.identity]?.shelved, query.accepts(row.marks),
                    query.accepts(sequenceNumber: row.sequenceNumber, row.arrived)
                else { continue }
                found.append(row)
                count += 1
                if count == end { break }
            }
        }
        found.sort { query.isAfter($1.cursor, $0.cursor) }
        var page = Array(found.dropFirst(max(0, offset)).prefix(limit))
        if !withBodies { for index in page.indices { page[index].body = Data() } }
        return page
    }

    package func counts(of shelf: String) -> [ShelfCount] {
        guard let family = families[Key(shelf)] else { return [] }
        var counts: [ShelfCount] = []
        for places in family.groups.values {
            var found: [Set<Mark.Name>: ShelfCount] = [:]
            for place in places {
                guard let row = family.rows[place.identity]?.shelved else { continue }
                var count =
                    found[row.marks]
                    ?? ShelfCount(group: row.group, marks: row.marks, rows: 0, bytes: 0)
                count.rows += 1
                count.bytes += row.size
                found[row.marks] = count
            }
            counts += found.values
        }
        return counts
    }

    package func watermark(of shelf: String) -> String? { families[Key(shelf)]?.watermark }
}

extension ShelfTable.Family {
    fileprivate func group(_ row: StoredRow) -> ShelfGroup {
        ShelfGroup(shelf: name, group: row.group)
    }

    fileprivate mutating func enter(_ row: StoredRow) {
        let place = ShelfTable.Place(cursor: row.cursor, identity: row.identity)
        var places = groups.removeValue(forKey: Key(row.group)) ?? []
        places.insert(place, at: places.firstIndex(notBefore: row.cursor))
        groups[Key(row.group)] = places
    }

    fileprivate mutating func leave(_ row: StoredRow) {
        guard var places = groups.removeValue(forKey: Key(row.group)) else { return }
        let index = places.firstIndex(notBefore: row.cursor)
        if index < places.count { places.remove(at: index) }
        if !places.isEmpty { groups[Key(row.group)] = places }
    }
}

extension [ShelfTable.Place] {
    /// The index of the first position that is not before a cursor, or the end.
    fileprivate func firstIndex(notBefore cursor: ShelfCursor) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].cursor < cursor { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the positions after a cursor, in either direction.
    fileprivate func walk(
        after: ShelfCursor?, isAscending: Bool
    ) -> AnySequence<ShelfTable.Place> {
        guard let after else {
            return isAscending ? AnySequence(self) : AnySequence(reversed())
        }
        let index = firstIndex(notBefore: after)
        if !isAscending { return AnySequence(self[..<index].reversed()) }
        let isThere = index < count && self[index].cursor == after
        return AnySequence(self[(isThere ? index + 1 : index)...])
    }
}

extension [ShelfRow] {
    /// The rows without those whose identity occurs again later.
    package var lastOfEachName: [ShelfRow] {
        lastOfEach(\.identity)
    }
}

extension Array {
    /// The elements without those whose name occurs again later.
    func lastOfEach<Name: Hashable>(_ name: (Element) -> Name) -> [Element] {
        var seen: Set<Name> = []
        let last = reversed().filter { seen.insert(name($0)).inserted }
        return last.count == count ? self : last.reversed()
    }
}

extension LarderError {
    /// The error for marks that changed after they were looked up.
    package static var movedOn: LarderError {
        LarderError(.conflict, message: "Someone else changed the marks. Read them again.")
    }
}
