#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An in-memory cache of decoded blobs, such as images ready to draw, up to a total cost.
///
/// It holds one value per blob, so names that share a blob share the value, and evicts the least recently
/// used values. Nothing is written to disk.
///
/// ```swift
/// let pictures = DecodedBlobs(of: images, limit: 64 << 20, decode: Picture.init) { $0.byteCount }
/// let picture = try await pictures.value(for: "items/17")
/// ```
public final class DecodedBlobs<Value: Sendable>: Sendable {
    /// Where the blobs are stored.
    public let store: BlobStore

    private let decode: @Sendable (Data) throws -> Value
    private let cost: @Sendable (Value) -> Int
    private let values: Locked<CostCache<BlobID, Value>>

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - store: Where the blobs are stored.
    ///   - limit: The most that all values together may cost, in bytes or pixels; a value that alone costs
    ///     more is decoded again each time.
    ///   - decode: Decodes bytes into a value.
    ///   - cost: Returns the cost of a value.
    public init(
        of store: BlobStore, limit: Int, decode: @escaping @Sendable (Data) throws -> Value,
        cost: @escaping @Sendable (Value) -> Int
    ) {
        self.store = store
        self.decode = decode
        self.cost = cost
        values = Locked(CostCache(limit: limit))
    }

    /// Returns the value for a name; nil if nothing has the name.
    public func value(for name: Key) async throws -> Value? {
        try await store.find(name) { id in
            if let value = values.withLock({ $0.value(for: id) }) { return value }
            guard let bytes = try await store.content(id) else { return nil }
            let value = try decode(bytes)
            let cost = max(0, cost(value))
            values.withLock { $0.set(value, for: id, cost: cost) }
            return value
        }
    }

    /// The total cost of the values in memory.
    public var totalCost: Int { values.withLock { $0.cost } }

    /// Releases all values, for a memory warning.
    public func trimMemory() {
        values.withLock { $0.removeAll() }
    }
}
