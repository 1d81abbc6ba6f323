#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What was made of the bytes of a blob store, such as images ready to be drawn, up to a cost.
///
/// It holds a value for each content, so names that share one share the value, and goes by what
/// was used least recently. Nothing of it is on the disk.
///
/// ```swift
/// let pictures = DecodedBlobs(of: images, limit: 64 << 20, decode: Picture.init) { $0.byteCount }
/// let picture = try await pictures.value(for: "items/17")
/// ```
public final class DecodedBlobs<Value: Sendable>: Sendable {
    /// Where the bytes are.
    public let store: BlobStore

    private let decode: @Sendable (Data) throws -> Value
    private let cost: @Sendable (Value) -> Int
    private let values: Locked<CostCache<BlobID, Value>>

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - store: Where the bytes are.
    ///   - limit: What all values together may cost, in bytes or pixels; a value that alone costs
    ///     more is made again each time.
    ///   - decode: Makes a value of bytes.
    ///   - cost: What a value costs.
    public init(
        of store: BlobStore, limit: Int, decode: @escaping @Sendable (Data) throws -> Value,
        cost: @escaping @Sendable (Value) -> Int
    ) {
        self.store = store
        self.decode = decode
        self.cost = cost
        values = Locked(CostCache(limit: limit))
    }

    /// Returns the value of a name; nil when nothing has the name.
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

    /// What the values in memory cost.
    public var totalCost: Int { values.withLock { $0.cost } }

    /// Lets go of all values, for a memory warning.
    public func trimMemory() {
        values.withLock { $0.removeAll() }
    }
}
