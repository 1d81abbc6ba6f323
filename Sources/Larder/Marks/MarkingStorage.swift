/// A storage that keeps marks too, and writes entries and marks in one transaction.
///
/// With it a mark and the outbox entry that tells a server of it are both there, or neither is.
public protocol MarkingStorage: Storage, MarkStorage {
    /// Carries out operations and takes in marks in one transaction; returns its revision.
    @discardableResult
    func commit(_ operations: [StorageOperation], marks: [Mark]) async throws -> UInt64
}
