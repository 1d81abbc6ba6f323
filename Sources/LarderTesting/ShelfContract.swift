public import Larder
public import Testing

/// The rules that every storage for shelves must pass, with one test for each.
///
/// ```swift
/// @Test(arguments: ShelfContract.Rule.allCases)
/// func keeps(rule: ShelfContract.Rule) async throws {
///     try await ShelfContract { ShelfContract.Place { MyShelves() } }.check(rule)
/// }
/// ```
public struct ShelfContract: Sendable {
    let makePlace: @Sendable () async throws -> Place

    /// Creates the contract for a storage; the closure makes empty places.
    public init(_ makePlace: @escaping @Sendable () async throws -> Place) {
        self.makePlace = makePlace
    }

    /// A place where shelves are stored, which can be opened several times.
    public struct Place: Sendable {
        /// Opens the storage, as the program does when it starts; earlier openings may still be in use.
        public var open: @Sendable () async throws -> any ShelfStorage

        /// Cleans up the place after the test.
        public var remove: @Sendable () -> Void

        /// Creates a place.
        public init(
            remove: @escaping @Sendable () -> Void = {},
            open: @escaping @Sendable () async throws -> any ShelfStorage
        ) {
            self.remove = remove
            self.open = open
        }
    }

    /// A rule of the contract.
    public enum Rule: String, Sendable, CaseIterable, CustomTestStringConvertible {
        // Upserting and removing
        case `says which rows are new, changed and the same`
        case `gives back rows byte for byte, odd names too`
        case `keeps names apart that only look alike`
        case `takes the last of two rows with one name`
        case `removes rows, and does not mind when they are not there`
        case `withholds what has a tombstone, until that is forgotten`
        case `puts in what a mark keeps, whatever its tombstone`
        case `retains only what is named in a group`
        case `removes a scope with its tombstones`
        case `moves a row to another group`
        case `keeps shelves apart`
        // Lists
        case `lists a group in order, from either end`
        case `orders numbers before text, and equals by sequence number`
        case `reads on from a place, whatever comes or goes`
        case `numbers rows upwards, and lets no clock set them back`
        case `lists what had arrived by a number or a time`
        // Marks
        case `lists and counts by marks`
        case `keeps sequence number and marks of a changed row`
        case `refuses marks that follow from elsewhere`
        case `changes nothing when one operation conflicts`
        // Pruning
        case `removes nothing when the marks have moved on`
        case `puts a row back where it was`
        case `puts back no row over another, nor one with a number that is taken`
        // Search
        case `finds rows by all their words, in any case and accent`
        case `finds beginnings and phrases, and leaves out what is excluded`
        case `finds words in languages without spaces`
        case `finds what rows say now`
        case `ranks a find in the first text before one in the last`
        case `finds what is rare behind ten thousand newer finds`
        case `takes any text for words`
        case `says how many rows are not found yet, and finds all in the end`
        // Many at once
        case `keeps everything for the next opening`
        case `tells of changes, by another opening too`
        case `names the groups that were touched, byte for byte`
        case `loses nothing of many who write at once`
        case `loses no row that two move at once`
        case `behaves like a table in memory, whatever is done to it`

        /// The rule as a sentence.
        public var testDescription: String { rawValue }
    }

    /// Checks one rule in a new place.
    public func check(_ rule: Rule, sourceLocation: SourceLocation = #_sourceLocation) async throws
    {
        let place = try await makePlace()
        defer { place.remove() }
        let trial = ShelfTrial(
            place: place, storage: try await place.open(), source: sourceLocation)
        switch rule {
        case .`says which rows are new, changed and the same`: try await trial.upserts()
        case .`gives back rows byte for byte, odd names too`: try await trial.oddities()
        case .`keeps names apart that only look alike`: try await trial.lookAlikes()
        case .`takes the last of two rows with one name`: try await trial.twins()
        case .`removes rows, and does not mind when they are not there`: try await trial.removal()
        case .`withholds what has a tombstone, until that is forgotten`:
            try await trial.tombstones()
        case .`puts in what a mark keeps, whatever its tombstone`: try await trial.kept()
        case .`retains only what is named in a group`: try await trial.retaining()
        case .`removes a scope with its tombstones`: try await trial.scopes()
        case .`moves a row to another group`: try await trial.moving()
        case .`keeps shelves apart`: try await trial.shelves()
        case .`lists a group in order, from either end`: try await trial.listing()
        case .`orders numbers before text, and equals by sequence number`:
            try await trial.ordering()
        case .`reads on from a place, whatever comes or goes`: try await trial.paging()
        case .`numbers rows upwards, and lets no clock set them back`:
            try await trial.numbering()
        case .`lists what had arrived by a number or a time`: try await trial.bounds()
        case .`lists and counts by marks`: try await trial.marks()
        case .`keeps sequence number and marks of a changed row`: try await trial.changedRows()
        case .`refuses marks that follow from elsewhere`: try await trial.watermarks()
        case .`changes nothing when one operation conflicts`: try await trial.allOrNothing()
        case .`removes nothing when the marks have moved on`: try await trial.expectedRemoval()
        case .`puts a row back where it was`: try await trial.returning()
        case .`puts back no row over another, nor one with a number that is taken`:
            try await trial.returningBesideOthers()
        case .`finds rows by all their words, in any case and accent`: try await trial.words()
        case .`finds beginnings and phrases, and leaves out what is excluded`:
            try await trial.phrases()
        case .`finds words in languages without spaces`: try await trial.spaceless()
        case .`finds what rows say now`: try await trial.changedWords()
        case .`ranks a find in the first text before one in the last`: try await trial.ranking()
        case .`finds what is rare behind ten thousand newer finds`: try await trial.rareFinds()
        case .`takes any text for words`: try await trial.anyWords()
        case .`says how many rows are not found yet, and finds all in the end`:
            try await trial.manyWords()
        case .`keeps everything for the next opening`: try await trial.reopening()
        case .`tells of changes, by another opening too`: try await trial.changes()
        case .`names the groups that were touched, byte for byte`: try await trial.groups()
        case .`loses nothing of many who write at once`: try await trial.many()
        case .`loses no row that two move at once`: try await trial.moves()
        case .`behaves like a table in memory, whatever is done to it`:
            for seed in 1...6 as ClosedRange<UInt64> { try await trial.likeTheMemory(seed: seed) }
        }
    }
}
