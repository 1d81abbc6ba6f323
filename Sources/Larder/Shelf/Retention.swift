#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a shelf may prune.
public struct Retention: Sendable, Hashable, Codable {
    /// How many rows of each group to keep, the greatest in order; nil for all.
    public var count: Int?

    /// How long to keep rows after they arrived, in seconds; nil for ever.
    public var age: TimeInterval?

    /// How many bytes all rows together may take, the least in order going first; nil for no limit.
    public var bytes: Int?

    /// Rows with one of these marks stay, whatever the limits, and do not count towards them. A shelf that
    /// has marks must declare them, except `.favourite`, which otherwise keeps nothing.
    ///
    /// A row that is marked while it is being removed is put back. If that fails, or the program ends first,
    /// the row returns with its source's next answer, provided ``ShelfColumns/keeping`` contains the mark
    /// too.
    public var keeping: Set<Mark.Name>

    /// Creates a rule; without limits, nothing is pruned.
    public init(
        count: Int? = nil, age: TimeInterval? = nil, bytes: Int? = nil,
        keeping: Set<Mark.Name> = [.favourite]
    ) {
        self.count = count
        self.age = age
        self.bytes = bytes
        self.keeping = keeping
    }
}
