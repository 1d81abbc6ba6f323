#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A write in an ``Outbox``.
public struct OutboxItem<Payload: Sendable>: Sendable, Identifiable {
    /// The idempotency key, the same on every attempt.
    public var id: String

    /// The lane: writes of one lane go in order.
    public var lane: Key

    /// The place in the lane; it says nothing about other lanes.
    public var sequenceNumber: UInt64

    /// What is to be sent; nil if this version of the program cannot read it.
    public var payload: Payload?

    /// What is happening to it.
    public var state: OutboxState

    /// How often it was sent.
    public var attempts: Int

    /// When it was enqueued.
    public var enqueued: Date

    /// Why the last attempt failed; nil if none has.
    public var failure: Failure?

    /// When it is sent again, for a write that waits after a failure.
    public var nextAttempt: Date?

    /// Whether an attempt may have been carried out: it is under way, or was not refused.
    package var mayBeDone = false
}

/// What is happening to a write in an ``Outbox``.
public enum OutboxState: String, Sendable, Hashable, Codable, CaseIterable {
    /// It waits for its turn, for the connection, or for its next attempt.
    case waiting
    /// It is being sent, by this process or another.
    case sending
    /// It failed, and its lane waits until a person retries or drops it.
    case asking
    /// It failed and was set aside until a person retries or drops it; its lane goes on.
    case parked
    /// It was given up. The last thousand stay on record.
    case dropped
}

/// How many writes an ``Outbox`` has.
public struct OutboxCounts: Sendable, Hashable {
    /// Those that are to be sent, including those that wait for a person's decision with their lane.
    public var waiting: Int

    /// Those that were set aside.
    public var parked: Int

    /// Those on record that were given up.
    public var dropped: Int

    /// Creates counts.
    public init(waiting: Int = 0, parked: Int = 0, dropped: Int = 0) {
        self.waiting = waiting
        self.parked = parked
        self.dropped = dropped
    }
}
