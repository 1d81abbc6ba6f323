public import Larder
internal import LarderSimulation
public import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The rules that a blob store must pass wherever it keeps its blobs, with one test for each.
///
/// ```swift
/// @Test(arguments: BlobContract.Rule.allCases)
/// func keeps(rule: BlobContract.Rule) async throws {
///     try await BlobContract { BlobContract.Place(storage: { try await MyStorage() }) }.check(rule)
/// }
/// ```
public struct BlobContract: Sendable {
    let makePlace: @Sendable () async throws -> Place

    /// Creates the contract; the closure makes empty places.
    public init(_ makePlace: @escaping @Sendable () async throws -> Place) {
        self.makePlace = makePlace
    }

    /// Which blobs must stay, whatever the limit.
    public typealias Keeping = @Sendable ([BlobSummary]) async -> Set<BlobID>

    /// A place for blobs, which can be opened several times.
    public struct Place: Sendable {
        /// Opens a blob store, as the program does when it starts; earlier openings may still be in use.
        public var open:
            @Sendable (BlobLimits, StoreEnvironment, @escaping Keeping) async throws -> BlobStore

        /// Cleans up the place after the test.
        public var remove: @Sendable () -> Void

        /// Creates a place.
        public init(
            remove: @escaping @Sendable () -> Void = {},
            open:
                @escaping @Sendable (BlobLimits, StoreEnvironment, @escaping Keeping) async throws
                -> BlobStore
        ) {
            self.remove = remove
            self.open = open
        }

        /// Creates a place in a storage; the closure opens the same content each time.
        public init(
            remove: @escaping @Sendable () -> Void = {},
            storage: @escaping @Sendable () async throws -> any EntryStorage
        ) {
            self.init(remove: remove) { limits, environment, keeping in
                BlobStore(
                    in: try await storage(), name: "blobs", limits: limits,
                    environment: environment, keeping: keeping)
            }
        }
    }

    /// A rule of the contract.
    public enum Rule: String, Sendable, CaseIterable, CustomTestStringConvertible {
        case `keeps bytes under a name, for the next opening`
        case `takes any name`
        case `keeps bytes of any kind and size`
        case `keeps equal bytes once, until their last name is removed`
        case `replaces what a name means, and removes what has no name left`
        case `keeps bytes without a name until they are removed`
        case `moves a name, also onto another`
        case `gives a blob another name`
        case `gives nothing that another opening removed`
        case `finds a name that is put again and again`
        case `loses no name of many who put and remove at once`
        case `fetches what is not there once, for all who ask`
        case `stores no load over what was done to its name meanwhile, here or elsewhere`
        case `stores no load over a name that was put and removed meanwhile among many`
        case `stores a load whatever other loads of its name end without storing`
        case `stores a load though changes of its name meanwhile fail or change nothing`
        case `removes what was used least recently, down to its limit`
        case `removes nothing that is used while the oldest are chosen`
        case `never removes what must stay`
        case `seldom asks what must stay when that fills the limit`
        case `shows what was loaded before it makes room`
        case `keeps to its limit while many put`

        /// The rule as a sentence.
        public var testDescription: String { rawValue }
    }

    /// Checks one rule in a new place.
    public func check(_ rule: Rule, sourceLocation: SourceLocation = #_sourceLocation) async throws
    {
        let place = try await makePlace()
        defer { place.remove() }
        let trial = BlobTrial(place: place, source: sourceLocation)
        switch rule {
        case .`keeps bytes under a name, for the next opening`: try await trial.reopening()
        case .`takes any name`: try await trial.anyName()
        case .`keeps bytes of any kind and size`: try await trial.anyBytes()
        case .`keeps equal bytes once, until their last name is removed`:
            try await trial.equalBytes()
        case .`replaces what a name means, and removes what has no name left`:
            try await trial.replacing()
        case .`keeps bytes without a name until they are removed`: try await trial.loose()
        case .`moves a name, also onto another`: try await trial.moving()
        case .`gives a blob another name`: try await trial.naming()
        case .`gives nothing that another opening removed`: try await trial.removedElsewhere()
        case .`finds a name that is put again and again`: try await trial.putAgain()
        case .`loses no name of many who put and remove at once`: try await trial.many()
        case .`fetches what is not there once, for all who ask`: try await trial.loading()
        case .`stores no load over what was done to its name meanwhile, here or elsewhere`:
            try await trial.changedMeanwhile()
        case .`stores no load over a name that was put and removed meanwhile among many`:
            try await trial.changedMeanwhileAmongMany()
        case .`stores a load whatever other loads of its name end without storing`:
            try await trial.loadedBesideOthers()
        case .`stores a load though changes of its name meanwhile fail or change nothing`:
            try await trial.changedInVain()
        case .`removes what was used least recently, down to its limit`: try await trial.pruning()
        case .`removes nothing that is used while the oldest are chosen`:
            try await trial.usedMeanwhile()
        case .`never removes what must stay`: try await trial.keeping()
        case .`seldom asks what must stay when that fills the limit`:
            try await trial.keepingAll()
        case .`shows what was loaded before it makes room`: try await trial.loadingBeyondLimit()
        case .`keeps to its limit while many put`: try await trial.limitOfMany()
        }
    }
}
