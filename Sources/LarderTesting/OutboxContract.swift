import Larder
public import Testing

/// The rules that an outbox must pass in any storage, with one test for each.
///
/// ```swift
/// @Test(arguments: OutboxContract.Rule.allCases)
/// func outbox(rule: OutboxContract.Rule) async throws {
///     try await OutboxContract { StorageContract.Place { try await MyStorage() } }.check(rule)
/// }
/// ```
public struct OutboxContract: Sendable {
    let makePlace: @Sendable () async throws -> StorageContract.Place

    /// Creates the contract; the closure makes empty places.
    public init(_ makePlace: @escaping @Sendable () async throws -> StorageContract.Place) {
        self.makePlace = makePlace
    }

    /// A rule of the contract.
    public enum Rule: String, Sendable, CaseIterable, CustomTestStringConvertible {
        case `stores a write and its local change together, or neither`
        case `keeps any payload, lane and identity`
        case `stores a write once, however often it is enqueued under one identity`
        case `sends the writes of a lane in order, and lanes beside each other`
        case `keeps the order of commits, whoever enqueues`
        case `keeps waiting writes for the next opening`
        case `sends what another opening enqueues`
        case `sends again what was in flight, under the same identity`
        case `notes later what it could not note at once, and sends it once`
        case `takes over from a process that died while sending`
        case `changes nothing for a holder that was overtaken`
        case `sends nothing twice, however many openings send`
        case `waits while offline, and sends at once when the connection is back`
        case `sends again after an error, and not before the named moment`
        case `goes on without a write that is refused`
        case `lets a lane wait for a person, and no other lane`
        case `does to a failed write what a person says`
        case `puts one write in the place of another that waits`
        case `keeps on record what it gives up`
        case `keeps what it cannot read`
        case `leaves nothing behind once all is delivered`

        /// The rule as a sentence.
        public var testDescription: String { rawValue }
    }

    /// Checks one rule in a new place.
    public func check(_ rule: Rule, sourceLocation: SourceLocation = #_sourceLocation) async throws
    {
        let place = try await makePlace()
        defer { place.remove() }
        let trial = OutboxTrial(place: place, source: sourceLocation)
        switch rule {
        case .`stores a write and its local change together, or neither`: try await trial.together()
        case .`keeps any payload, lane and identity`: try await trial.anything()
        case .`stores a write once, however often it is enqueued under one identity`:
            try await trial.twiceEnqueued()
        case .`sends the writes of a lane in order, and lanes beside each other`:
            try await trial.lanes()
        case .`keeps the order of commits, whoever enqueues`: try await trial.commitOrder()
        case .`keeps waiting writes for the next opening`: try await trial.reopening()
        case .`sends what another opening enqueues`: try await trial.enqueuedElsewhere()
        case .`sends again what was in flight, under the same identity`: try await trial.inFlight()
        case .`notes later what it could not note at once, and sends it once`:
            try await trial.notedLater()
        case .`takes over from a process that died while sending`: try await trial.takeover()
        case .`changes nothing for a holder that was overtaken`: try await trial.overtaken()
        case .`sends nothing twice, however many openings send`: try await trial.many()
        case .`waits while offline, and sends at once when the connection is back`:
            try await trial.offline()
        case .`sends again after an error, and not before the named moment`:
            try await trial.again()
        case .`goes on without a write that is refused`: try await trial.parking()
        case .`lets a lane wait for a person, and no other lane`: try await trial.asking()
        case .`does to a failed write what a person says`: try await trial.deciding()
        case .`puts one write in the place of another that waits`: try await trial.replacing()
        case .`keeps on record what it gives up`: try await trial.dropping()
        case .`keeps what it cannot read`: try await trial.unreadable()
        case .`leaves nothing behind once all is delivered`: try await trial.tidy()
        }
    }
}
