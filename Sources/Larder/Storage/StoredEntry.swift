#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An entry in a storage: an encoded value and the facts about it.
public struct StoredEntry: Sendable, Hashable {
    /// The key of the entry.
    public var key: Key

    /// The encoded value.
    public var value: Data

    /// The format of the value, such as `json/1`; a value in another format is fetched again instead of
    /// decoded.
    public var format: String

    /// The facts about the value.
    public var metadata: EntryMetadata

    /// The number of the commit that wrote the entry; later commits have higher numbers, across all keys of a
    /// storage. Set by the storage; ignored when writing.
    public var revision: UInt64

    /// Creates an entry to be written.
    public init(
        key: Key, value: Data, format: String, metadata: EntryMetadata, revision: UInt64 = 0
    ) {
        self.key = key
        self.value = value
        self.format = format
        self.metadata = metadata
        self.revision = revision
    }

    /// Returns an entry for a value that was made here, not fetched.
    public static func local(
        _ key: Key, _ value: Data, format: String, at date: Date
    ) -> StoredEntry {
        StoredEntry(
            key: key, value: value, format: format,
            metadata: EntryMetadata(
                times: Timestamps(fetched: date, confirmed: date), origin: .local))
    }
}

/// What is known about a stored value.
public struct EntryMetadata: Sendable, Hashable, Codable {
    /// When the value was fetched and confirmed, and the moment it is for.
    public var times: Timestamps

    /// When the source was asked for the value; nil for a value that was set, or if unknown. Of two fetches,
    /// the one that asked later wins.
    public var asked: Date?

    /// The validators by which the source recognises the value.
    public var validators: Validators

    /// How long the value is fresh according to the source; nil applies the store's rule.
    public var freshness: Freshness?

    /// Where the value came from.
    public var origin: Origin

    /// Whether the value was invalidated.
    public var isInvalidated: Bool

    /// The commit of an earlier invalidation, for a value that was requested before it but stored after it;
    /// otherwise nil. Such a value is outdated like any invalidated one, but values requested since that
    /// commit are not.
    public var invalidation: UInt64?

    /// The tags by which the value can be invalidated, besides its key.
    public var tags: Set<String>

    /// Creates facts.
    public init(
        times: Timestamps, validators: Validators = Validators(), freshness: Freshness? = nil,
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

/// The summary of an entry in listings.
public struct EntrySummary: Sendable, Hashable {
    /// The key of the entry.
    public var key: Key

    /// The size of the encoded value in bytes.
    public var size: Int

    /// The facts about the value.
    public var metadata: EntryMetadata

    /// The number of the commit that wrote the entry.
    public var revision: UInt64

    /// Creates a summary.
    public init(key: Key, size: Int, metadata: EntryMetadata, revision: UInt64) {
        self.key = key
        self.size = size
        self.metadata = metadata
        self.revision = revision
    }
}

extension EntryMetadata {
    /// The facts as a store uses them: ``isInvalidated`` always says whether the value is outdated, and
    /// ``invalidation`` names the commit that invalidated it, unless that is the entry's own revision.
    var inMemory: EntryMetadata {
        var metadata = self
        if isInvalidated { metadata.invalidation = nil }
        metadata.isInvalidated = isInvalidated || invalidation != nil
        return metadata
    }

    /// Applies a "not modified" answer from the source.
    mutating func confirm(_ answer: NotModified, at now: Date) {
        times.confirmed = now
        if let asOf = answer.asOf { times.asOf = asOf }
        if let validators = answer.validators { self.validators = validators }
        if let freshness = answer.freshness { self.freshness = freshness }
    }
}
