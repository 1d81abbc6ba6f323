#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where values come from on request: an HTTP server, a file, a query.
///
/// A source knows no cache. It gets a key and what is already known, and answers *fetched* or
/// *not modified*, or throws. It is called for one key at a time; calls for different keys overlap.
/// When the task is cancelled it should stop as soon as it can, down to the wire.
///
/// A source may load what it depends on from another store: a token, the page that names the rest. Both
/// stores may share one ``FetchQueue``, of any limit: a source that waits for another store's fetch gives
/// its place in the queue away meanwhile, and its child tasks (`async let`, task groups) count as itself.
/// Cancelling the load above cancels what nobody else waits for below. Stores must not depend on one
/// another in a circle: then each waits for the other.
public protocol Source<Value>: Sendable {
    /// What this source gives.
    associatedtype Value: Sendable

    /// Returns the current value for a key, or that the known one is current.
    ///
    /// Throw ``LarderError`` where the reason is known: its code decides about trying again, and
    /// its message is shown to people.
    func fetch(_ request: FetchRequest<Value>) async throws -> FetchResult<Value>
}

/// What a store asks of its source.
public struct FetchRequest<Value: Sendable>: Sendable {
    /// The key to fetch.
    public var key: Key

    /// The value in hand, with its times and validators; nil on the first fetch and for
    /// unconditional loads.
    public var known: Known<Value>?

    /// Tells the watchers how far the fetch has come; may be called at any rate.
    public var report: @Sendable (FetchProgress) -> Void

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

/// A value in hand.
public struct Known<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value

    /// When it was fetched and confirmed, and what moment it is for.
    public var times: ValueTimes

    /// What the source gave to recognise it by, sent back byte for byte.
    public var validators: Validators

    /// Creates a value in hand.
    public init(value: Value, times: ValueTimes, validators: Validators = Validators()) {
        self.value = value
        self.times = times
        self.validators = validators
    }
}

/// What a source recognises a version by, stored with the value it belongs to.
///
/// The fields are the source's own; for HTTP they are `etag` and `last-modified`. They are stored
/// in the same transaction as the value, so that there is never one without the other.
public struct Validators: Sendable, Hashable, Codable, ExpressibleByDictionaryLiteral {
    /// The fields by name.
    public var fields: [String: String]

    /// Creates validators from fields.
    public init(_ fields: [String: String] = [:]) {
        self.fields = fields
    }

    /// Creates validators from a literal.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = Dictionary(elements) { first, _ in first }
    }

    /// Whether there is nothing to recognise a version by.
    public var isEmpty: Bool { fields.isEmpty }

    /// The field of a name.
    public subscript(_ name: String) -> String? {
        get { fields[name] }
        set { fields[name] = newValue }
    }
}

/// What a source answered.
public enum FetchResult<Value: Sendable>: Sendable {
    /// A value.
    case fetched(Fetched<Value>)

    /// The known value is current; new validators and freshness replace the old where given.
    case notModified(NotModified)

    /// A value without anything else to say about it.
    public static func value(_ value: Value, asOf: Date? = nil) -> Self {
        .fetched(Fetched(value, asOf: asOf))
    }
}

/// A value as it came from a source.
public struct Fetched<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value

    /// The moment the data is for, where it says so.
    public var asOf: Date?

    /// What to recognise this version by.
    public var validators: Validators

    /// How long the source says it is fresh, over the store's rule.
    public var freshness: Freshness?

    /// The tags of this value, for invalidating by what it contains.
    public var tags: Set<String>

    /// Whether the value may be written to a storage; when not, it is shown and kept in memory only.
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

/// That the known value is current.
public struct NotModified: Sendable {
    /// New validators, or nil to keep the old.
    public var validators: Validators?

    /// New freshness, or nil to keep what the source said before, or the store's rule.
    public var freshness: Freshness?

    /// The moment the data is for, or nil to keep what it was.
    public var asOf: Date?

    /// Creates the answer.
    public init(validators: Validators? = nil, freshness: Freshness? = nil, asOf: Date? = nil) {
        self.validators = validators
        self.freshness = freshness
        self.asOf = asOf
    }
}

/// A source made of a closure.
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
