#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A key that says what lies under it, so that asking a store of another type does not compile.
///
/// ```swift
/// extension TypedKey where Value == Profile {
///     static func profile(_ id: String) -> Self { Self("profiles", id) }
/// }
/// let profile = try await profiles.load(.profile("17")).value
/// ```
///
/// The type is there for the compiler only: stored is the plain ``key``.
public struct TypedKey<Value: Sendable>: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The key without the type.
    public let key: Key

    /// Creates a key of a type from a plain one.
    public init(_ key: Key) {
        self.key = key
    }

    /// Creates a key of a type from text that is a path, as ``Key/init(_:)`` does.
    public init(_ path: String) {
        key = Key(path)
    }

    /// Creates a key of a type from two or more components, which may contain any text.
    public init(_ first: String, _ second: String, _ others: String...) {
        key = Key(components: [first, second] + others)
    }

    /// Creates a key of a type from one component, which may be any text.
    public init(component: String) {
        key = Key(component: component)
    }

    /// Orders keys by the bytes of their paths.
    public static func < (left: Self, right: Self) -> Bool { left.key < right.key }

    /// The path.
    public var description: String { key.path }
}

// What a store does with a plain key, it does with one of its type.
extension Store {
    /// Returns what is in memory for a key, at once; as by a plain key.
    @inlinable public func snapshot(of key: TypedKey<Value>) -> Snapshot<Value> {
        snapshot(of: key.key)
    }

    /// Returns a handle on a key, which reads faster than by key.
    public func resource(_ key: TypedKey<Value>) -> Resource<Value> { resource(key.key) }

    /// Returns a value by a policy; see ``LoadPolicy``.
    @discardableResult
    public func load(
        _ key: TypedKey<Value>, policy: LoadPolicy = .cached, maxAge: Duration? = nil
    ) async throws -> Snapshot<Value> {
        try await load(key.key, policy: policy, maxAge: maxAge)
    }

    /// Loads from the source, with validators, whatever the age of what is stored.
    @discardableResult
    public func refresh(_ key: TypedKey<Value>) async throws -> Snapshot<Value> {
        try await refresh(key.key)
    }

    /// Starts a load that nobody waits for.
    public func prefetch(_ key: TypedKey<Value>) { prefetch(key.key) }

    /// Cancels the fetch in the air for a key, for everybody who waits.
    public func cancel(_ key: TypedKey<Value>) { cancel(key.key) }

    /// Sets a value by hand, and returns when the storage has it.
    public func set(_ key: TypedKey<Value>, to value: Value, asOf: Date? = nil) async throws {
        try await set(key.key, to: value, asOf: asOf)
    }

    /// Sets a value by hand and returns at once; it is stored soon after.
    public func setSoon(_ key: TypedKey<Value>, to value: Value, asOf: Date? = nil) {
        setSoon(key.key, to: value, asOf: asOf)
    }

    /// Changes the stored value by a function, so that no other change is lost.
    @discardableResult
    public func update(
        _ key: TypedKey<Value>, asOf: @escaping @Sendable (Value) -> Date? = { _ in nil },
        _ transform: @escaping @Sendable (Value?) throws -> Value?
    ) async throws -> Value? {
        try await update(key.key, asOf: asOf, transform)
    }

    /// Changes a value by a function and returns at once; it is stored soon after.
    public func updateSoon(
        _ key: TypedKey<Value>, asOf: @escaping @Sendable (Value) -> Date? = { _ in nil },
        _ transform: @escaping @Sendable (Value?) throws -> Value?
    ) {
        updateSoon(key.key, asOf: asOf, transform)
    }

    /// Removes a value with everything known about it, and returns when it is gone.
    public func remove(_ key: TypedKey<Value>) async throws { try await remove(key.key) }

    /// Says that a value is out of date; with `erase` it goes as well.
    public func invalidate(_ key: TypedKey<Value>, erase: Bool = false) async throws {
        try await invalidate(key.key, erase: erase)
    }

    /// Calls a closure with what is there and then with every change.
    public func observe(
        _ key: TypedKey<Value>, loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (Snapshot<Value>) -> Void
    ) -> ObservationToken {
        observe(key.key, loading: policy, body)
    }

    /// Calls a closure when a part of the entry changes, with what it was and is.
    public func observe<Part: Equatable & Sendable>(
        _ key: TypedKey<Value>, _ part: any KeyPath<Snapshot<Value>, Part> & Sendable,
        options: ObservationOptions = [], loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (PartChange<Part>) -> Void
    ) -> ObservationToken {
        observe(key.key, part, options: options, loading: policy, body)
    }

    /// Returns what is there and then every change, as a sequence.
    public func snapshots(
        of key: TypedKey<Value>, loading policy: LoadPolicy? = .cached
    ) -> AsyncStream<Snapshot<Value>> {
        snapshots(of: key.key, loading: policy)
    }
}

extension ValueModel {
    /// Creates a model of one entry.
    public convenience init(
        store: Store<Value>, key: TypedKey<Value>, loading policy: LoadPolicy? = .cached
    ) {
        self.init(store: store, key: key.key, loading: policy)
    }
}
