public import Larder
public import Testing

/// The rules that every storage for entries must pass, with one test for each.
///
/// Rules about writes also cover marks and rows, if the storage supports them.
///
/// ```swift
/// @Suite struct `My storage` {
///     @Test(arguments: StorageContract.Rule.allCases)
///     func keeps(rule: StorageContract.Rule) async throws {
///         try await StorageContract { try MyPlace() }.check(rule)
///     }
/// }
/// ```
public struct StorageContract: Sendable {
    /// Makes an empty place that nobody else uses.
    let makePlace: @Sendable () async throws -> Place

    /// Creates the contract for a storage; the closure makes empty places.
    public init(_ makePlace: @escaping @Sendable () async throws -> Place) {
        self.makePlace = makePlace
    }

    /// A place where a storage keeps its entries, which can be opened several times.
    public struct Place: Sendable {
        /// Opens the storage, as the program does when it starts.
        public var open: @Sendable () async throws -> any EntryStorage

        /// Whether the place can be opened several times at once.
        public var isShared: Bool

        /// Cleans up the place after the test.
        public var remove: @Sendable () -> Void

        /// Creates a place.
        public init(
            isShared: Bool, remove: @escaping @Sendable () -> Void = {},
            open: @escaping @Sendable () async throws -> any EntryStorage
        ) {
            self.isShared = isShared
            self.remove = remove
            self.open = open
        }
    }

    /// A rule of the contract.
    public enum Rule: String, Sendable, CaseIterable, CustomTestStringConvertible {
        // Reading and writing
        case `gives back what was put, byte for byte`
        case `answers nil for what is not there`
        case `replaces an entry whole`
        case `keeps empty values`
        case `keeps values of ten megabytes`
        case `keeps every byte of metadata, formats and odd keys`
        case `keeps keys apart that only look alike`
        // Expectations
        case `refuses a put whose expectation does not hold`
        case `changes nothing when one operation of a commit conflicts`
        case `leaves no trace of a commit that conflicts`
        case `writes entries, marks and rows together or not at all`
        case `does a write with an identity once`
        case `does a write with an identity once, however many hand it over at once`
        case `carries out the operations of a commit one after another`
        case `confirms the metadata and leaves the value`
        // Families
        case `invalidates the entries under a key and no others`
        case `invalidates one entry, and nothing below it`
        case `takes a later put for newer than an invalidation`
        case `takes a later put for newer than many invalidations of the same commit`
        case `removes entries, and does not mind when they are not there`
        case `removes an entry only if it has the expected revision`
        case `removes the entries under a key and no others`
        // Lists
        case `lists in the order of the bytes of keys`
        case `lists under a key, from a key on, as many as asked for`
        // Revisions
        case `gives every commit that changes something a position of its own`
        case `gives every entry that a commit changed its revision`
        case `never goes back, not after a restart either`
        case `keeps everything over a restart`
        // Many at once
        case `carries out a thousand commits at once`
        case `loses no update of many who write at once`
        case `does not show half a commit`
        // Changes
        case `reports changes in order`
        case `lets whoever is told of a commit read it at once`
        case `tells of the commits of many who write at once in their order`
        case `tells of one change in place of a thousand missed`
        case `tells who was long away of every commit, or that anything may have changed`
        case `goes on from a position of before`
        case `says that anything may have changed after a position it does not know`
        case `ends the stream of changes when it is closed`
        case `reports changes by another opening`
        case `takes positions from another opening`
        case `sees what another opening wrote`
        case `loses no update between two openings`
        // Leases
        case `gives a lease to one at a time, each with a higher number`
        case `lets a lease that ended be taken over, and refuses the write of who was overtaken`
        case `gives a contested lease to one`
        // Closing
        case `refuses everything after it was closed`
        case `behaves like a table in memory, whatever is done to it`

        /// The rule as a sentence.
        public var testDescription: String { rawValue }
    }

    /// Checks one rule in a new place.
    public func check(_ rule: Rule, sourceLocation: SourceLocation = #_sourceLocation) async throws
    {
        let place = try await makePlace()
        defer { place.remove() }
        let trial = StorageTrial(place: place, source: sourceLocation)
        switch rule {
        case .`gives back what was put, byte for byte`: try await trial.roundTrip()
        case .`answers nil for what is not there`: try await trial.absence()
        case .`replaces an entry whole`: try await trial.replacement()
        case .`keeps empty values`: try await trial.emptyValue()
        case .`keeps values of ten megabytes`: try await trial.largeValue()
        case .`keeps every byte of metadata, formats and odd keys`: try await trial.oddities()
        case .`keeps keys apart that only look alike`: try await trial.lookAlikes()
        case .`refuses a put whose expectation does not hold`: try await trial.expectations()
        case .`changes nothing when one operation of a commit conflicts`:
            try await trial.allOrNothing()
        case .`leaves no trace of a commit that conflicts`: try await trial.untouched()
        case .`writes entries, marks and rows together or not at all`: try await trial.allKinds()
        case .`does a write with an identity once`: try await trial.twice()
        case .`does a write with an identity once, however many hand it over at once`:
            try await trial.twiceAtOnce()
        case .`carries out the operations of a commit one after another`:
            try await trial.sequence()
        case .`confirms the metadata and leaves the value`: try await trial.confirmation()
        case .`invalidates the entries under a key and no others`: try await trial.invalidation()
        case .`invalidates one entry, and nothing below it`: try await trial.singleInvalidation()
        case .`takes a later put for newer than an invalidation`:
            try await trial.putAfterInvalidation()
        case .`takes a later put for newer than many invalidations of the same commit`:
            try await trial.putAfterManyInvalidations()
        case .`removes entries, and does not mind when they are not there`:
            try await trial.removal()
        case .`removes an entry only if it has the expected revision`:
            try await trial.expectedRemoval()
        case .`removes the entries under a key and no others`: try await trial.familyRemoval()
        case .`lists in the order of the bytes of keys`: try await trial.listOrder()
        case .`lists under a key, from a key on, as many as asked for`: try await trial.listPages()
        case .`gives every commit that changes something a position of its own`:
            try await trial.positions()
        case .`gives every entry that a commit changed its revision`:
            try await trial.revisionsOfEntries()
        case .`never goes back, not after a restart either`: try await trial.revisionsAfterRestart()
        case .`keeps everything over a restart`: try await trial.restart()
        case .`carries out a thousand commits at once`: try await trial.thousandCommits()
        case .`loses no update of many who write at once`: try await trial.counter()
        case .`does not show half a commit`: try await trial.isolation()
        case .`reports changes in order`: try await trial.changesInOrder()
        case .`lets whoever is told of a commit read it at once`:
            try await trial.changesAreRead()
        case .`tells of the commits of many who write at once in their order`:
            try await trial.changesOfMany()
        case .`tells of one change in place of a thousand missed`: try await trial.overflow()
        case .`tells who was long away of every commit, or that anything may have changed`:
            try await trial.longAway()
        case .`goes on from a position of before`: try await trial.resumption()
        case .`says that anything may have changed after a position it does not know`:
            try await trial.unknownPositions()
        case .`ends the stream of changes when it is closed`: try await trial.endOfChanges()
        case .`reports changes by another opening`: try await trial.foreignChanges()
        case .`takes positions from another opening`: try await trial.foreignResumption()
        case .`sees what another opening wrote`: try await trial.foreignReads()
        case .`loses no update between two openings`: try await trial.foreignCounter()
        case .`gives a lease to one at a time, each with a higher number`: try await trial.leases()
        case .`lets a lease that ended be taken over, and refuses the write of who was overtaken`:
            try await trial.overtakenLease()
        case .`gives a contested lease to one`: try await trial.contestedLease()
        case .`refuses everything after it was closed`: try await trial.closing()
        case .`behaves like a table in memory, whatever is done to it`:
            for seed in 1...8 as ClosedRange<UInt64> { try await trial.likeTheModel(seed: seed) }
        }
    }
}
