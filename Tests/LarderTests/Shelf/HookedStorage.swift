import Foundation
import Larder

/// Rows and marks in memory that a test can stop, fail, and put others in the place of.
final class HookedStorage: ShelfStorage, MarkStorage {
    enum Step: Equatable {
        case page, marks, changed, write(Write), written(Write), position, changes
    }

    private let state: Locked<State>
    let durability = Durability.transient

    private struct State {
        var base: MemoryStorage
        var hook: (@Sendable (Step) async throws -> Void)?
    }

    init(_ base: MemoryStorage = MemoryStorage()) {
        state = Locked(State(base: base))
    }

    var base: MemoryStorage {
        get { state.withLock { $0.base } }
        set { state.withLock { $0.base = newValue } }
    }

    /// Calls a closure before each step, and after writes, until it is replaced.
    func onStep(_ hook: (@Sendable (Step) async throws -> Void)?) {
        state.withLock { $0.hook = hook }
    }

    /// Calls a closure at the first step that is meant, and at no other.
    func once(
        _ isMeant: @escaping @Sendable (Step) -> Bool,
        _ body: @escaping @Sendable () async throws -> Void
    ) {
        let isDone = Locked(false)
        onStep { step in
            guard isMeant(step),
                isDone.withLock({ done in
                    defer { done = true }; return !done
                })
            else { return }
            try await body()
        }
    }

    private func reach(_ step: Step) async throws {
        try await state.withLock { $0.hook }?(step)
    }

    @discardableResult
    func commit(_ write: Write) async throws -> Commit {
        try await reach(.write(write))
        let commit = try await base.commit(write)
        try await reach(.written(write))
        return commit
    }

    func position() async throws -> StoragePosition {
        try await reach(.position)
        return try await base.position()
    }

    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error> {
        let stream = base.changes(after: position)
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    for try await batch in stream {
                        try await self.reach(.changes)
                        continuation.yield(batch)
                    }
                    continuation.finish()
                } catch { continuation.finish(throwing: error) }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func close() async throws { try await base.close() }

    func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [StoredRow] {
        try await base.rows(identities, of: shelf)
    }

    func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try await base.fingerprints(identities, of: shelf)
    }

    func row(sequenceNumber: UInt64, of shelf: String) async throws -> StoredRow? {
        try await base.row(sequenceNumber: sequenceNumber, of: shelf)
    }

    /// The hook is called once the page was read.
    func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [StoredRow] {
        let page = try await base.page(
            query, of: shelf, after: after, offset: offset, limit: limit, withBodies: withBodies)
        try await reach(.page)
        return page
    }

    func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try await base.search(words, query, of: shelf, limit: limit)
    }

    func counts(of shelf: String) async throws -> [ShelfCount] { try await base.counts(of: shelf) }

    func lastSequenceNumber(of shelf: String) async throws -> UInt64 {
        try await base.lastSequenceNumber(of: shelf)
    }

    func watermark(of shelf: String) async throws -> String? {
        try await base.watermark(of: shelf)
    }

    func marks(for items: [String], in scope: String) async throws -> [Mark] {
        let marks = try await base.marks(for: items, in: scope)
        try await reach(.marks)
        return marks
    }

    func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try await base.marks(named: name, in: scope)
    }

    func allMarks() async throws -> [Mark] { try await base.allMarks() }

    func markPosition() async throws -> StoragePosition { try await base.markPosition() }

    func marks(changedAfter position: StoragePosition, limit: Int) async throws -> MarkChanges? {
        let changes = try await base.marks(changedAfter: position, limit: limit)
        try await reach(.changed)
        return changes
    }
}

extension HookedStorage.Step {
    /// Whether rows are about to be removed.
    var removes: Bool { if case .write(let write) = self { write.removes } else { false } }

    /// Whether rows are about to be put.
    var puts: Bool { if case .write(let write) = self { write.puts } else { false } }

    /// Whether rows were just removed.
    var removed: Bool { if case .written(let write) = self { write.removes } else { false } }
}

extension Write {
    fileprivate var puts: Bool {
        rows.contains { if case .upsert = $0 { true } else { false } }
    }

    fileprivate var removes: Bool {
        rows.contains { if case .remove = $0 { true } else { false } }
    }
}
