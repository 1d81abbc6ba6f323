#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Fetches values on request: from an HTTP server, a file, a query.
///
/// A source knows nothing of the cache. It receives a key and what is already known, and answers *fetched* or
/// *not modified*, or throws. Each call is for one key; calls for different keys overlap. When its task is
/// cancelled, a source should stop as soon as it can, down to the network.
///
/// A source may load what it depends on from another store, such as a token or an index page. Both stores may
/// share one ``FetchQueue`` of any limit: while a source waits for another store's fetch, it gives up its
/// place in the queue, and its child tasks (`async let`, task groups) count as part of it. Cancelling the
/// outer load cancels the inner fetches that nobody else waits for. Stores must not depend on one another in
/// a cycle: each would wait for the other.
public protocol Source<Value>: Sendable {
    /// The type of values that this source returns.
    associatedtype Value: Sendable

    /// Returns the current value for a key, or confirms that the known one is current.
    ///
    /// Throw a ``LarderError`` when the reason is known: its code decides whether to retry, and its message
    /// is shown to users.
    func fetch(_ request: FetchRequest<Value>) async throws -> FetchResult<Value>
}

/// A store's request to its source.
public struct FetchRequest<Value: Sendable>: Sendable {
    /// The key to fetch.
    public var key: Key

    /// The known value, with its times and validators; nil on the first fetch and for unconditional loads.
    public var known: Known<Value>?

    /// Reports the progress of the fetch to watchers; may be called at any rate.
    public var report: @Sendable (FetchProgress) -> Void

    /// Called by a source that has waited for changes of the value itself, right before it asks: what was changed until
    /// then is in the answer.
    package var asksNow: @Sendable () -> Void = {}

    /// Creates a request.
    public init(
        key: Key, known: Known<Value>? = nil,
        report: @escaping @Sendable (FetchProgress) -> Void = { _ in }
    ) {
        self.key = key
        self.known = known
        self.report = report
    }
}

/// A value that the store already has.
public struct Known<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value

    /// When it was fetched and confirmed, and what moment it is for.
    public var times: Timestamps

    /// The validators that the source supplied, returned to it unchanged.
    public var validators: Validators

    /// Creates a known value.
    public init(value: Value, times: Timestamps, validators: Validators = Validators()) {
        self.value = value
        self.times = times
        self.validators = validators
    }
}

/// What a source uses to recognise a version, stored with its value.
///
/// The fields are the source's own; for HTTP they are `etag` and `last-modified`. They are stored in the same
/// transaction as the value, so neither exists without the other.
public struct Validators: Sendable, Hashable, Codable, ExpressibleByDictionaryLiteral {
    /// The fields by name.
    public var fields: [String: String]

    /// Creates validators from fields.
    public init(_ fields: [String: String] = [:]) {
        self.fields = fields
    }

    /// Creates validators from a dictionary literal.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = Dictionary(elements) { first, _ in first }
    }

    /// Whether there are no fields.
    public var isEmpty: Bool { fields.isEmpty }

    /// Accesses the field with a name.
    public subscript(_ name: String) -> String? {
        get { fields[name] }
        set { fields[name] = newValue }
    }
}

/// The answer of a source.
public enum FetchResult<Value: Sendable>: Sendable {
    /// A value.
    case fetched(Fetched<Value>)

    /// The known value is current; new validators and freshness replace the old ones if given.
    case notModified(NotModified)

    /// Returns an answer that consists of just a value.
    public static func value(_ value: Value, asOf: Date? = nil) -> Self {
        .fetched(Fetched(value, asOf: asOf))
    }
}

/// A value as a source returned it.
public struct Fetched<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value

    /// The moment the data is for, if known.
    public var asOf: Date?

    /// The validators of this version.
    public var validators: Validators

    /// How long the value is fresh according to the source; takes precedence over the store's rule.
    public var freshness: Freshness?

    /// The tags under which the value can be invalidated.
    public var tags: Set<String>

    /// Whether the value may be written to a storage; if not, it is shown and kept in memory only.
    public var mayBeStored: Bool = true

    /// Creates a fetched value.
    public init(
        _ value: Value, asOf: Date? = nil, validators: Validators = Validators(),
        freshness: Freshness? = nil, tags: Set<String> = [], mayBeStored: Bool = true
    ) {
        self.value = value
        self.asOf = asOf
        self.validators = validators
        self.freshness = freshness
        self.tags = tags
        self.mayBeStored = mayBeStored
    }
}

/// The answer that the known value is current.
public struct NotModified: Sendable {
    /// New validators, or nil to keep the old ones.
    public var validators: Validators?

    /// New freshness, or nil to keep what the source said before, or else the store's rule.
    public var freshness: Freshness?

    /// The moment the data is for, or nil to keep the previous one.
    public var asOf: Date?

    /// Creates a not-modified answer.
    public init(validators: Validators? = nil, freshness: Freshness? = nil, asOf: Date? = nil) {
        self.validators = validators
        self.freshness = freshness
        self.asOf = asOf
    }
}

/// A source that calls a closure.
public struct ClosureSource<Value: Sendable>: Source {
    private let body: @Sendable (FetchRequest<Value>) async throws -> FetchResult<Value>

    /// Creates a source that calls the closure for every fetch.
    public init(
        _ body: @escaping @Sendable (FetchRequest<Value>) async throws -> FetchResult<Value>
    ) {
        self.body = body
    }

    /// Calls the closure.
    public func fetch(_ request: FetchRequest<Value>) async throws -> FetchResult<Value> {
        try await body(request)
    }
}
