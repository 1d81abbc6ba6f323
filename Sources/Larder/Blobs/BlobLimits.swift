#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How much a blob store may hold.
public struct BlobLimits: Sendable, Hashable {
    /// How many bytes may be in memory; zero keeps nothing there.
    public var memory: Int

    /// How many bytes may be on the disk; nil sets no limit, and nothing is ever removed by itself.
    public var disk: Int?

    /// Creates limits.
    public init(memory: Int = 32 << 20, disk: Int? = nil) {
        precondition(memory >= 0 && disk.map { $0 > 0 } ?? true)
        self.memory = memory
        self.disk = disk
    }
}

/// A content as it is judged when there is too much.
public struct BlobUse: Sendable, Hashable {
    /// The content.
    public var id: BlobID

    /// Its names, in order.
    public var names: [Key]

    /// How many bytes it has.
    public var size: Int

    /// When it was last read or put, by whatever process; true to about a minute.
    public var lastUse: Date
}

/// How much a blob store holds.
public struct BlobUsage: Sendable, Hashable {
    /// How many contents there are.
    public var contents: Int

    /// How many names they have.
    public var names: Int

    /// How many bytes the contents have on the disk.
    public var bytes: Int

    /// How many bytes are in memory.
    public var memory: Int
}
