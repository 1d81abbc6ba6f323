#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One finished picture of an entry: what it is, what went wrong last, and what is going on.
///
/// Value, failure and activity are three facts. An old value, a failed fetch and a running retry
/// are all true together, and the screen decides what to show. A snapshot never changes; a newer
/// one has a higher ``revision``.
public struct Snapshot<Value: Sendable>: Sendable {
    @usableFromInline let picture: Picture<Value>

    @inlinable init(_ picture: Picture<Value>) {
        self.picture = picture
    }

    /// Takes a picture out of an entry of a store of this value type, which holds no others.
    @inlinable init(any picture: AnyPicture) {
        self.picture = unsafeDowncast(picture, to: Picture<Value>.self)
    }

    /// The value, or nil when there is none: never loaded, or erased.
    ///
    /// A list that was loaded and is empty is a value.
    @inlinable public var value: Value? { picture.value }

    /// Why the last attempt failed; nil after a success.
    public var failure: Failure? { picture.trouble?.failure }

    /// When an attempt last failed; unlike ``failure`` it stays after a success.
    public var lastFailed: Date? { picture.trouble?.lastFailed }

    /// The tries of the fetch that is running, once one of them has failed; nil while none has.
    public var retry: RetryProgress? { picture.trouble?.retry }

    /// What is going on.
    public var activity: Activity { picture.activity.activity }

    /// Counts the changes to this entry, of any kind; it only grows while the program runs.
    @inlinable public var revision: UInt64 { picture.revision }

    /// The revision at which the value last became another one.
    ///
    /// A fetch that brings an equal value moves ``revision`` and the times, but not this.
    @inlinable public var valueRevision: UInt64 { picture.valueRevision }

    /// When the value was fetched and confirmed, and what moment it is for.
    public var times: ValueTimes? { picture.facts?.times }

    /// When the value came from its source, or was set.
    public var fetched: Date? { times?.fetched }

    /// When the value was last said to be current.
    public var confirmed: Date? { times?.confirmed }

    /// The moment the data is for, by its own account.
    public var asOf: Date? { times?.asOf }

    /// Where the value came from.
    public var origin: Origin? { picture.facts?.origin }

    /// Whether the value was read from the storage, and not fetched or set while the program runs.
    public var isRestored: Bool { picture.facts?.isRestored ?? false }

    /// Whether the value was set by hand and could not be stored; ``failure`` says why.
    public var isUnsaved: Bool {
        picture.pending?.layers.contains(where: { $0.hasFailed }) ?? false
    }

    /// What the source recognises the value by.
    public var validators: Validators { picture.facts?.extras?.validators ?? Validators() }

    /// What the value can be invalidated by besides its key.
    public var tags: Set<String> { picture.facts?.extras?.tags ?? [] }

    /// Whether there is a value.
    @inlinable public var isLoaded: Bool { picture.value != nil }

    /// Whether a fetch is running, of whatever kind.
    public var isLoading: Bool {
        if case .loading = picture.activity { return true }
        return false
    }

    /// Whether a fetch is running while there is no value yet.
    public var isFirstLoad: Bool { isLoading && !isLoaded }

    /// Whether a fetch is running while there is a value to look at.
    public var isRefreshing: Bool { isLoading && isLoaded }

    /// Whether somebody said that the value is out of date.
    public var isInvalidated: Bool { picture.isInvalidated }

    /// Until when the value is fresh and usable; nil without a value.
    public var validity: Validity? { picture.facts?.validity }

    /// Returns the age of the value at a moment; nil without a value.
    ///
    /// An invalidated value is at least stale; ``staleness(at:)`` says why.
    public func age(at now: Date) -> Freshness.Age? {
        staleness(at: now).age
    }

    /// Whether there is a value that is past its freshness.
    public func isOutdated(at now: Date) -> Bool {
        age(at: now).map { $0 != .fresh } ?? false
    }

    /// How many fetches brought a value, an equal one included.
    public var updateCount: Int { Int(picture.updateCount) }

    /// How many fetches failed in the end.
    public var failureCount: Int { Int(picture.failureCount) }
}

/// How far a fetch has come that failed and is tried again.
public struct RetryProgress: Sendable {
    /// How many tries have failed.
    public let failedTries: Int

    /// Why the last of them failed.
    public let error: LarderError

    /// When the next one begins, or began.
    public let next: Date

    /// Creates it.
    public init(failedTries: Int, error: LarderError, next: Date) {
        self.failedTries = failedTries
        self.error = error
        self.next = next
    }
}

/// What is going on with an entry.
public enum Activity: Sendable, Hashable {
    /// Nothing.
    case idle
    /// A fetch is running, and has come this far where the source tells.
    case loading(FetchProgress?)
    /// A fetch wants to run and may not, because we are offline; it starts by itself later.
    case waiting
    /// The storage is being read, and there is nothing to show yet.
    case restoring
}
