#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Marks by what they are about, with the rule for which of two stands.
struct MarkTable: Sendable {
    /// Scope, item and name as one key, because keys are equal byte for byte and text is not.
    private var marks: [Key: Mark] = [:]

    /// The changes in their order, and where the last of each mark is.
    private var log: [Key] = []
    private var positions: [Key: UInt64] = [:]

    /// Every mark, in the order of scopes, items and names.
    var all: [Mark] { marks.sorted { $0.key < $1.key }.map(\.value) }

    /// The position of the last change.
    var position: UInt64 { UInt64(log.count) }

    /// Takes in a mark and returns whether that changed anything: the later date stands, and of
    /// two with the same date the one written last.
    mutating func set(_ mark: Mark) -> Bool {
        let key = Key(mark.scope, mark.item, mark.name.rawValue)
        if let known = marks[key] {
            if known.date > mark.date { return false }
            if known.date == mark.date && known.isSet == mark.isSet { return false }
        }
        marks[key] = mark
        log.append(key)
        positions[key] = position
        return true
    }

    /// The marks changed after a position, of at most so many changes.
    func marks(changedAfter position: UInt64, limit: Int) -> MarkChanges? {
        guard position <= self.position else { return nil }
        let end = position + min(UInt64(max(0, limit)), self.position - position)
        let changed = (position..<end).compactMap { index -> Mark? in
            let key = log[Int(index)]
            return positions[key] == index + 1 ? marks[key] : nil
        }
        return MarkChanges(marks: changed, position: end)
    }

    func marks(for items: [String], in scope: String) -> [Mark] {
        let wanted = Set(items.map { Key(scope, $0) })
        return marks.values.filter { wanted.contains(Key($0.scope, $0.item)) }
    }

    func marks(named name: Mark.Name, in scope: String?) -> [Mark] {
        marks
            .filter { _, mark in
                mark.isSet && mark.name.rawValue.utf8.elementsEqual(name.rawValue.utf8)
                    && (scope.map { $0.utf8.elementsEqual(mark.scope.utf8) } ?? true)
            }
            .sorted { ($0.value.date, $0.key) < ($1.value.date, $1.key) }
            .map(\.value)
    }
}

/// Tells everybody who listens that something happened; only the newest is kept for a slow reader.
package final class Bell: Sendable {
    private struct State {
        var readers: [Int: AsyncStream<Void>.Continuation] = [:]
        var nextReader = 0
        var isFinished = false
    }

    private let state = Locked(State())

    package init() {}

    /// Whether nobody listens.
    package var isEmpty: Bool { state.withLock { $0.readers.isEmpty } }

    /// Returns a stream that gives a value after every ring from now on.
    package func rings() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let id: Int? = state.withLock { state in
            if state.isFinished { return nil }
            state.nextReader += 1
            state.readers[state.nextReader] = continuation
            return state.nextReader
        }
        guard let id else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.readers.removeValue(forKey: id) }
        }
        return stream
    }

    /// Gives a value to every reader.
    package func ring() {
        let readers = state.withLock { Array($0.readers.values) }
        for reader in readers { reader.yield() }
    }

    /// Ends every stream.
    package func finish() {
        let readers = state.withLock { state in
            state.isFinished = true
            defer { state.readers = [:] }
            return Array(state.readers.values)
        }
        for reader in readers { reader.finish() }
    }
}
