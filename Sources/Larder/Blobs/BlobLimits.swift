#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How much a blob store may hold.
public struct BlobLimits: Sendable, Hashable {
    /// The most bytes to keep in memory; zero disables the memory cache.
    public var memory: Int

    /// The most bytes to keep on disk; nil means no limit, and nothing is removed automatically.
    public var disk: Int?

    /// Creates limits.
    public init(memory: Int = 32 << 20, disk: Int? = nil) {
        precondition(memory >= 0 && disk.map { $0 > 0 } ?? true)
        self.memory = memory
        self.disk = disk
    }
}

/// A blob and its last use, for deciding what to prune.
public struct BlobSummary: Sendable, Hashable {
    /// The id of the blob.
    public var id: BlobID

    /// Its names, sorted.
    public var names: [Key]

    /// Its size in bytes.
    public var size: Int

    /// When any process last read or put it, accurate to about a minute. In a storage, reads are recorded a second
    /// later, so those of a program that ends sooner are not.
    public var lastUse: Date
}

/// How much a blob store holds.
public struct BlobUsage: Sendable, Hashable {
    /// The number of blobs.
    public var contents: Int

    /// The number of names.
    public var names: Int

    /// The size of all blobs on disk, in bytes.
    public var bytes: Int

    /// The size of the blobs in memory, in bytes.
    public var memory: Int
}
