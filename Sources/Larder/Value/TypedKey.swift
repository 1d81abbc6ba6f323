#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A key that carries the type of its value, so that using it with a store of another type does not compile.
///
/// ```swift
/// extension TypedKey where Value == Profile {
///     static func profile(_ id: String) -> Self { Self("profiles", id) }
/// }
/// let profile = try await profiles.load(.profile("17")).value
/// ```
///
/// The type exists only for the compiler: what is stored is the plain ``key``.
public struct TypedKey<Value: Sendable>: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The key without the type.
    public let key: Key

    /// Creates a typed key from a plain one.
    public init(_ key: Key) {
        self.key = key
    }

    /// Creates a typed key from a path, like ``Key/init(_:)``.
    public init(_ path: String) {
        key = Key(path)
    }

    /// Creates a typed key from two or more components, which may contain any text.
    public init(_ first: String, _ second: String, _ others: String...) {
        key = Key(components: [first, second] + others)
    }

    /// Creates a typed key from one component, which may be any text.
    public init(component: String) {
        key = Key(component: component)
    }

    /// Orders keys by the bytes of their paths.
    public static func < (left: Self, right: Self) -> Bool { left.key < right.key }

    /// The path.
    public var description: String { key.path }
}

// The operations of a store, with typed keys.
extension Store {
    /// Returns what memory holds for a key, immediately and whatever its age.
    @inlinable public func snapshot(of key: TypedKey<Value>) -> Snapshot<Value> {
        snapshot(of: key.key)
    }

    /// Returns a handle for a key, which is faster to read than the key itself.
    public func resource(_ key: TypedKey<Value>) -> Resource<Value> { resource(key.key) }

    /// Loads a value under a policy; see ``LoadPolicy``.
    @discardableResult
    public func load(
        _ key: TypedKey<Value>, policy: LoadPolicy = .cached, maxAge: Duration? = nil
    ) async throws -> Snapshot<Value> {
        try await load(key.key, policy: policy, maxAge: maxAge)
    }

    /// Loads from the source, with validators, whatever the age of the stored value.
    @discardableResult
    public func refresh(_ key: TypedKey<Value>) async throws -> Snapshot<Value> {
        try await refresh(key.key)
    }

    /// Starts a load without waiting for it.
    public func prefetch(_ key: TypedKey<Value>) { prefetch(key.key) }

    /// Cancels the running fetch of a key for everybody who waits for it.
    public func cancel(_ key: TypedKey<Value>) { cancel(key.key) }

    /// Sets a value, and returns once the storage has it.
    public func set(_ key: TypedKey<Value>, to value: Value, asOf: Date? = nil) async throws {
        try await set(key.key, to: value, asOf: asOf)
    }

    /// Sets a value and returns immediately; it is stored soon after.
    public func setSoon(_ key: TypedKey<Value>, to value: Value, asOf: Date? = nil) {
        setSoon(key.key, to: value, asOf: asOf)
    }

    /// Updates the stored value with a function, without losing any other change.
    @discardableResult
    public func update(
        _ key: TypedKey<Value>, asOf: @escaping @Sendable (Value) -> Date? = { _ in nil },
        _ transform: @escaping @Sendable (Value?) throws -> Value?
    ) async throws -> Value? {
        try await update(key.key, asOf: asOf, transform)
    }

    /// Updates a value with a function and returns immediately; it is stored soon after.
    public func updateSoon(
        _ key: TypedKey<Value>, asOf: @escaping @Sendable (Value) -> Date? = { _ in nil },
        _ transform: @escaping @Sendable (Value?) throws -> Value?
    ) {
        updateSoon(key.key, asOf: asOf, transform)
    }

    /// Removes a value and everything known about it, and returns once it is gone.
    public func remove(_ key: TypedKey<Value>) async throws { try await remove(key.key) }

    /// Marks a value as outdated; with `erase`, removes it as well.
    public func invalidate(_ key: TypedKey<Value>, erase: Bool = false) async throws {
        try await invalidate(key.key, erase: erase)
    }

    /// Calls a closure with the current snapshot and then with every change.
    public func observe(
        _ key: TypedKey<Value>, loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (Snapshot<Value>) -> Void
    ) -> ObservationToken {
        observe(key.key, loading: policy, body)
    }

    /// Calls a closure with the old and new value of a part of the entry whenever it changes.
    @_disfavoredOverload  // the one for optional parts comes first
    public func observe<Part: Equatable & Sendable>(
        _ key: TypedKey<Value>, _ part: any KeyPath<Snapshot<Value>, Part> & Sendable,
        options: ObservationOptions = [], loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (PartChange<Part>) -> Void
    ) -> ObservationToken {
        observe(key.key, part, options: options, loading: policy, body)
    }

    /// Calls a closure with the old and new value of an optional part of the entry whenever it changes.
    public func observe<Part: Equatable & Sendable>(
        _ key: TypedKey<Value>, _ part: any KeyPath<Snapshot<Value>, Part?> & Sendable,
        options: ObservationOptions = [], loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (PartChange<Part>) -> Void
    ) -> ObservationToken {
        observe(key.key, part, options: options, loading: policy, body)
    }

    /// Returns the current snapshot and then every change, as an asynchronous sequence.
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
