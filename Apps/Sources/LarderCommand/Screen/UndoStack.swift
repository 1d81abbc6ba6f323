internal import Larder

/// What can be taken back in a list that fills the terminal, the last thing first.
final class UndoStack: Sendable {
    /// How something is taken back; returns what was done in words.
    typealias Undo = @Sendable () async throws -> String

    private let undos = Locked<[Undo]>([])

    /// Adds what was just done.
    func add(_ undo: @escaping Undo) { undos.withLock { $0.append(undo) } }

    /// Takes back what was done last; nil if there is nothing. What can't be taken back any more is passed over next time.
    func undoLast() async throws -> String? {
        guard let undo = undos.withLock({ $0.popLast() }) else { return nil }
        return try await undo()
    }
}
