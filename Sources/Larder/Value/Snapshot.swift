#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The state of an entry at one moment: its value, its last failure, and its current activity.
///
/// Value, failure and activity are three separate facts: an old value, a failed fetch and a running retry can
/// all be true at once, and the screen decides what to show. A snapshot never changes; a newer one has a
/// higher ``revision``.
public struct Snapshot<Value: Sendable>: Sendable {
    @usableFromInline let picture: Picture

    @inlinable init(_ picture: Picture) {
        self.picture = picture
    }

    /// Wraps a picture from an entry of a store of this value type, which holds no others.
    @inlinable init(any picture: AnyPicture) {
        self.picture = unsafeDowncast(picture, to: Picture.self)
    }

    /// The value, or nil if there is none: it was never loaded, or was erased.
    ///
    /// An empty list that was loaded is a value.
    @inlinable public var value: Value? { picture.metadata?.value(as: Value.self) }

    /// Why the last attempt failed; nil after a success.
    public var failure: Failure? { picture.trouble?.failure }

    /// When an attempt last failed; unlike ``failure``, it is kept after a success.
    public var lastFailed: Date? { picture.trouble?.lastFailed }

    /// The retries of the running fetch; nil until its first attempt fails.
    public var retry: RetryProgress? { picture.trouble?.retry }

    /// What the entry is currently doing.
    public var activity: Activity { picture.activity.activity }

    /// Counts every change to this entry; it only grows while the program runs.
    @inlinable public var revision: UInt64 { picture.revision }

    /// The revision at which the value last changed.
    ///
    /// A fetch that returns an equal value advances ``revision`` and the times, but not this.
    @inlinable public var valueRevision: UInt64 { picture.valueRevision }

    /// When the value was fetched and confirmed, and the moment its data is for.
    public var times: Timestamps? { picture.metadata?.times }

    /// When the value came from its source, or was set.
    public var fetched: Date? { times?.fetched }

    /// When the value was last confirmed to be current.
    public var confirmed: Date? { times?.confirmed }

    /// The moment the data is for, if the data says.
    public var asOf: Date? { times?.asOf }

    /// Where the value came from.
    public var origin: Origin? { picture.metadata?.origin }

    /// Whether the value was read from the storage, rather than fetched or set while the program runs.
    public var isRestored: Bool { picture.metadata?.isRestored ?? false }

    /// Whether the value was set locally and could not be stored; ``failure`` says why.
    public var isUnsaved: Bool {
        picture.pending?.layers.contains(where: { $0.hasFailed }) ?? false
    }

    /// What the source uses to recognise this version of the value.
    public var validators: Validators { picture.metadata?.extras?.validators ?? Validators() }

    /// The tags by which the value can be invalidated, besides its key.
    public var tags: Set<String> { picture.metadata?.extras?.tags ?? [] }

    /// Whether there is a value.
    @inlinable public var isLoaded: Bool { picture.metadata != nil }

    /// Whether a fetch of any kind is running.
    public var isLoading: Bool {
        if case .loading = picture.activity { return true }
        return false
    }

    /// Whether a fetch is running while there is no value yet.
    public var isFirstLoad: Bool { isLoading && !isLoaded }

    /// Whether a fetch is running while there is a value to show.
    public var isRefreshing: Bool { isLoading && isLoaded }

    /// Whether the value was invalidated.
    public var isInvalidated: Bool { picture.isInvalidated }

    /// How long the value is fresh and usable; nil without a value.
    public var validity: Validity? { picture.metadata?.validity }

    /// Returns the age of the value at a moment; nil without a value.
    ///
    /// An invalidated value is at least stale; ``freshnessReason(at:)`` says why.
    public func age(at now: Date) -> Freshness.Age? {
        freshnessReason(at: now).age
    }

    /// Returns whether there is a value that is no longer fresh.
    public func isOutdated(at now: Date) -> Bool {
        age(at: now).map { $0 != .fresh } ?? false
    }

    /// How many fetches succeeded, including those that returned an equal value.
    public var updateCount: Int { Int(picture.updateCount) }

    /// How many fetches failed for good.
    public var failureCount: Int { Int(picture.failureCount) }
}

/// The state of a fetch that failed and is being retried.
public struct RetryProgress: Sendable {
    /// How many attempts have failed.
    public let failedTries: Int

    /// Why the last attempt failed.
    public let error: LarderError

    /// When the next attempt begins, or began.
    public let next: Date

    /// Creates a retry state.
    public init(failedTries: Int, error: LarderError, next: Date) {
        self.failedTries = failedTries
        self.error = error
        self.next = next
    }
}

/// What an entry is currently doing.
public enum Activity: Sendable, Hashable {
    /// Nothing.
    case idle
    /// A fetch is running; its progress, if the source reports it.
    case loading(FetchProgress?)
    /// A fetch is waiting because the app is offline; it starts automatically later.
    case waiting
    /// The storage is being read, and there is nothing to show yet.
    case restoring
}
