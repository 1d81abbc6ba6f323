#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Marks by item, with the rule for which of two wins.
package struct MarkTable: Sendable {
    /// A mark, and the number of its last change.
    private struct Record: Sendable {
        var mark: Mark
        var number: UInt64
    }

    private var records: [ShelfIdentity: [Record]] = [:]

    /// The changes, in order.
    private var log: [(identity: ShelfIdentity, name: Mark.Name)] = []

    package init() {}

    /// The number of changes so far.
    package var position: UInt64 { UInt64(log.count) }

    /// Every mark, sorted by scope, item and name.
    package var all: [Mark] {
        records.values.joined().map(\.mark).sorted {
            ($0.identity, $0.name) < ($1.identity, $1.name)
        }
    }

    /// Applies a mark and returns whether anything changed; see ``Mark/stands(over:)``.
    package mutating func set(_ mark: Mark) -> Bool {
        let about = records[mark.identity]
        let place = about?.firstIndex { $0.mark.name == mark.name }
        guard mark.stands(over: place.flatMap { about?[$0].mark }) else { return false }
        log.append((mark.identity, mark.name))
        let change = Record(mark: mark, number: position)
        if let place {
            records[mark.identity]?[place] = change
        } else {
            records[mark.identity, default: []].append(change)
        }
        return true
    }

    /// Returns the marks changed after a position, covering at most `limit` changes.
    package func marks(
        changedAfter position: UInt64, limit: Int
    ) -> (marks: [Mark], position: UInt64)? {
        guard position <= self.position else { return nil }
        let end = position + min(UInt64(max(0, limit)), self.position - position)
        let changed = (position..<end).compactMap { index -> Mark? in
            let change = log[Int(index)]
            return records[change.identity]?
                .first { $0.mark.name == change.name && $0.number == index + 1 }?.mark
        }
        return (changed, end)
    }

    /// Returns the marks of items in a scope.
    package func marks(for items: [String], in scope: String) -> [Mark] {
        Set(items.map { ShelfIdentity(scope: scope, item: $0) })
            .flatMap { records[$0]?.map(\.mark) ?? [] }
    }

    /// Returns the marks with a name that are set, oldest first.
    package func marks(named name: Mark.Name, in scope: String?) -> [Mark] {
        records.values.joined().map(\.mark)
            .filter { mark in
                mark.isSet && mark.name == name
                    && (scope.map { $0.utf8.elementsEqual(mark.scope.utf8) } ?? true)
            }
            .sorted { ($0.date, $0.identity) < ($1.date, $1.identity) }
    }
}
