public import Larder

/// Hands the changes of one opening of a storage to everybody who follows them, in order: what
/// ``/Larder/Storage/changes(after:)`` returns.
///
/// It remembers the last thousand batches, so that a reader can go on from a position; from one that it
/// does not know, and to a reader that falls further behind, it says that anything may have changed.
///
/// ```swift
/// changes.publish(ChangeBatch(changes: touched, origin: write.origin, through: commit.position))
/// ```
public final class StorageChanges: Sendable {
    private let hub: ChangeHub

    /// Begins after the position that the storage has as it is opened.
    public init(after position: StoragePosition) {
        hub = ChangeHub(after: position)
    }

    deinit { hub.finish() }

    /// The position of the last batch.
    public var position: StoragePosition { hub.position }

    /// Whether nobody follows, so that nobody needs to look for the commits of others.
    public var isEmpty: Bool { hub.isEmpty }

    /// Hands a batch to everybody who follows. Call it in the order of commits.
    public func publish(_ batch: ChangeBatch) { hub.publish(batch) }

    /// Returns what came after a position, and everything from now on.
    public func changes(after position: StoragePosition) -> AsyncThrowingStream<
        ChangeBatch, any Error
    > {
        hub.changes(after: position)
    }

    /// Ends all streams once they have delivered what waits, with an error if there is one.
    public func finish(throwing error: (any Error)? = nil) { hub.finish(throwing: error) }
}
