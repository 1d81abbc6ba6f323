#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One entry as a storage keeps it: an encoded value and the facts about it.
public struct StoredEntry: Sendable, Hashable {
    /// The name of the entry.
    public var key: Key

    /// The encoded value.
    public var value: Data

    /// What wrote the value, such as `json/1`; another format is not decoded but fetched again.
    public var format: String

    /// The facts about the value.
    public var facts: StoredFacts

    /// The number of the commit that wrote the entry: later commits have higher ones, over all keys
    /// of a storage. Set by the storage; ignored when writing.
    public var revision: UInt64

    /// Creates an entry to be written.
    public init(
        key: Key, value: Data, format: String, facts: StoredFacts, revision: UInt64 = 0
    ) {
        self.key = key
        self.value = value
        self.format = format
        self.facts = facts
        self.revision = revision
    }
}

/// What is known about a stored value besides the value.
public struct StoredFacts: Sendable, Hashable, Codable {
    /// When the value was fetched and confirmed, and what moment it is for.
    public var times: ValueTimes

    /// When the source was asked for the value; nil for one that was set, or where it is not known. Of two
    /// fetches the one that asked later stands.
    public var asked: Date?

    /// What the source recognises the value by.
    public var validators: Validators

    /// How long the source said the value is fresh; nil leaves it to the store's rule.
    public var freshness: Freshness?

    /// Where the value came from.
    public var origin: Origin

    /// Whether somebody said that the value is out of date.
    public var isInvalidated: Bool

    /// The commit that had said so when a value was stored that was asked for before it; nil for none. It is out
    /// of date like any other, but what was asked for since that commit is not.
    public var invalidation: UInt64?

    /// What the value can be invalidated by besides its key.
    public var tags: Set<String>

    /// Creates facts.
    public init(
        times: ValueTimes, validators: Validators = Validators(), freshness: Freshness? = nil,
        origin: Origin = .source, isInvalidated: Bool = false, tags: Set<String> = [],
        asked: Date? = nil
    ) {
        self.times = times
        self.asked = asked
        self.validators = validators
        self.freshness = freshness
        self.origin = origin
        self.isInvalidated = isInvalidated
        self.tags = tags
    }
}

/// What a list of entries says about each.
public struct EntrySummary: Sendable, Hashable {
    /// The name of the entry.
    public var key: Key

    /// How many bytes the encoded value has.
    public var size: Int

    /// The facts about the value.
    public var facts: StoredFacts

    /// The commit that wrote the entry.
    public var revision: UInt64

    /// Creates a summary.
    public init(key: Key, size: Int, facts: StoredFacts, revision: UInt64) {
        self.key = key
        self.size = size
        self.facts = facts
        self.revision = revision
    }
}

extension StoredFacts {
    /// The facts as a store takes them in: ``isInvalidated`` says in every case whether the value is out of
    /// date, and ``invalidation`` which commit said so, unless it is the one that the entry has its revision of.
    var inMemory: StoredFacts {
        var facts = self
        if isInvalidated { facts.invalidation = nil }
        facts.isInvalidated = isInvalidated || invalidation != nil
        return facts
    }

    /// Takes in that a source said the same is current.
    mutating func confirm(_ answer: NotModified, at now: Date) {
        times.confirmed = now
        if let asOf = answer.asOf { times.asOf = asOf }
        if let validators = answer.validators { self.validators = validators }
        if let freshness = answer.freshness { self.freshness = freshness }
    }
}
