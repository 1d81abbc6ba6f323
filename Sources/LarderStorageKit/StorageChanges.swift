public import Larder

/// Delivers the changes of one open storage to all followers, in order; its streams are what
/// `Storage.changes(after:)` returns.
///
/// It remembers the last thousand batches, so a reader can continue from a position; for an unknown position,
/// and for a reader that falls further behind, it reports that anything may have changed.
///
/// ```swift
/// changes.publish(ChangeBatch(changes: touched, author: write.author, through: commit.position))
/// ```
public final class StorageChanges: Sendable {
    private let hub: ChangeHub

    /// Starts after the storage's position at opening.
    public init(after position: StoragePosition) {
        hub = ChangeHub(after: position)
    }

    deinit { hub.finish() }

    /// The position of the last batch.
    public var position: StoragePosition { hub.position }

    /// Whether there are no followers, so that there is no need to look for commits of other processes.
    public var isEmpty: Bool { hub.isEmpty }

    /// Delivers a batch to all followers. Call it in the order of commits.
    public func publish(_ batch: ChangeBatch) { hub.publish(batch) }

    /// Returns the changes after a position and all later ones.
    public func changes(after position: StoragePosition) -> AsyncThrowingStream<
        ChangeBatch, any Error
    > {
        hub.changes(after: position)
    }

    /// Ends all streams after they have delivered their pending batches, with an error if one is given.
    public func finish(throwing error: (any Error)? = nil) { hub.finish(throwing: error) }
}
