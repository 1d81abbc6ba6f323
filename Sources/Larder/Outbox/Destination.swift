/// Where the writes of an ``Outbox`` go: an HTTP server, a database, another process.
///
/// The counterpart of a ``Source``. It knows nothing of the queue: it receives one write at a time for each
/// lane, and returns once the other side has accepted it. Calls for different lanes overlap. When its task is
/// cancelled, a destination should stop as soon as it can; the write counts as perhaps carried out, and is
/// sent again.
public protocol Destination<Payload>: Sendable {
    /// The type of what is sent.
    associatedtype Payload: Sendable

    /// Sends a write, and returns once the other side has accepted it for good.
    ///
    /// The same write may arrive more than once, always under the same ``Delivery/id``: pass that on, so that
    /// the other side carries it out once. Throw a ``LarderError`` when the reason is known: the
    /// ``DeliveryRule`` decides by it what happens next, and its message is shown to users.
    func send(_ delivery: Delivery<Payload>) async throws
}

/// One attempt to send a write.
public struct Delivery<Payload: Sendable>: Sendable {
    /// The idempotency key: the identity of the write, the same on every attempt.
    public var id: String

    /// The lane of the write.
    public var lane: Key

    /// What is to be sent.
    public var payload: Payload

    /// The number of this attempt, beginning with 1.
    public var attempt: Int

    /// The fencing number: higher for every later holder of the lane. A destination that remembers the highest
    /// number of a lane can refuse a sender whose place was taken while it was paused.
    public var fencingNumber: UInt64

    /// Whether an attempt before this one may have been carried out.
    package var mayBeDone = false

    /// Whether others of its lane may have gone before it since an attempt that may have been carried out.
    package var isOvertaken = false

    /// Where it waits in its lane.
    package var number: UInt64 = 0

    /// Creates a delivery, for calling a destination directly.
    public init(
        id: String, lane: Key = .mainLane, payload: Payload, attempt: Int = 1,
        fencingNumber: UInt64 = 0
    ) {
        self.id = id
        self.lane = lane
        self.payload = payload
        self.attempt = attempt
        self.fencingNumber = fencingNumber
    }
}

/// A destination that calls a closure.
public struct ClosureDestination<Payload: Sendable>: Destination {
    private let body: @Sendable (Delivery<Payload>) async throws -> Void

    /// Creates a destination that calls the closure for every attempt.
    public init(_ body: @escaping @Sendable (Delivery<Payload>) async throws -> Void) {
        self.body = body
    }

    /// Calls the closure.
    public func send(_ delivery: Delivery<Payload>) async throws { try await body(delivery) }
}

extension Key {
    /// The lane of writes that name none.
    public static let mainLane = Key(component: "main")
}
