internal import Foundation
public import Larder
public import Sync

/// Marks of articles and favourite currencies: of two that were said about one item, the later stays.
///
/// The identity of a mark is its scope, item and name, joined by slashes, with slashes and percent signs in them
/// escaped as `%2F` and `%25`. The value is whether the mark is set.
public struct MarkKind: SyncKind {
    private let storage: any MarkStorage

    /// Creates the kind over the storage of the marks.
    public init(_ storage: any MarkStorage) { self.storage = storage }

    /// The name of the kind.
    public static let name = "mark"

    /// The name of the kind.
    public var names: [String] { [Self.name] }

    /// Returns the marks that changed.
    public func observe(after cursor: String?) async throws -> SyncObservation {
        guard var position = cursor.flatMap({ StoragePosition($0) }) else { return try await all() }
        var marks: [SyncElement: Mark] = [:]
        while true {
            guard let changes = try await storage.marks(changedAfter: position, limit: 1_000) else {
                return try await all()
            }
            for mark in changes.marks { marks[Self.element(mark)] = mark }
            if changes.position == position { break }
            position = changes.position
        }
        return Self.observation(Array(marks.values), position)
    }

    private func all() async throws -> SyncObservation {
        let position = try await storage.markPosition()
        return Self.observation(try await storage.allMarks(), position)
    }

    private static func observation(
        _ marks: [Mark], _ position: StoragePosition
    ) -> SyncObservation {
        SyncObservation(
            elements: marks.sorted { $0.date < $1.date }.map {
                SyncObservation.Element(
                    element($0), .bool($0.isSet), micros: HybridTime.micros(of: $0.date))
            }, isComplete: false, cursor: "\(position)")
    }

    private static func element(_ mark: Mark) -> SyncElement {
        SyncElement(
            kind: name, id: Key(mark.scope, mark.item, mark.name.rawValue).path)
    }

    private static func parts(_ id: String) -> [String]? {
        let parts = Key(path: id).components
        // Only the one spelling, so that one mark is one element.
        return parts.count == 3 && Key(components: parts).path.utf8.elementsEqual(id.utf8)
            ? parts : nil
    }

    /// Throws unless the identity is that of a mark, and the value true or false.
    public func check(_ record: SyncRecord) throws {
        guard case .bool? = record.value, let parts = Self.parts(record.id), !parts[2].isEmpty
        else {
            throw LarderError(
                .unreadable,
                message: "A mark has a scope, an item and a name, and is true or false.")
        }
    }

    /// Sets the marks at the time they were said.
    public func apply(_ records: SyncChanges, to write: inout Write) async throws {
        var known: [SyncElement: Mark] = [:]
        let split = records.new.compactMap { record in Self.parts(record.id).map { (record, $0) } }
        for (scope, items) in Dictionary(grouping: split, by: { Key(component: $0.1[0]) }) {
            let scope = scope.components.first ?? ""
            for mark in try await storage.marks(for: items.map { $0.1[1] }, in: scope) {
                known[Self.element(mark)] = mark
            }
        }
        write.marks += split.map { record, parts in
            // The storage knows moments more exactly than a stamp says.
            let here = known[record.element]?.date
            let isTie = here.map { HybridTime.micros(of: $0) == record.stamp.micros } ?? false
            return Mark(
                scope: parts[0], item: parts[1], name: Mark.Name(rawValue: parts[2]),
                isSet: record.value == .bool(true),
                date: isTie ? here ?? record.stamp.date : record.stamp.date)
        }
    }
}
