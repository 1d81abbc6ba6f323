#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a shelf may forget.
public struct Retention: Sendable, Hashable, Codable {
    /// How many rows of each group stay, the greatest in order; nil for all.
    public var count: Int?

    /// How long rows stay after they arrived; nil for ever.
    public var age: TimeInterval?

    /// How many bytes the rows together may have, the least in order going first; nil for any.
    public var bytes: Int?

    /// Rows with one of these marks stay, whatever the limits say, and are not counted in them. A
    /// shelf that has marks must declare them.
    ///
    /// A row that is marked while it is being removed is put back. Should that fail, or the program end before
    /// it, the row comes back with the next answer of its source if ``ShelfColumns/keeping`` has the mark, too.
    public var keeping: Set<Mark.Name>

    /// Creates a rule; without limits it forgets nothing.
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
