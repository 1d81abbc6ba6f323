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

    /// The value, or nil when there is none: never loaded, or erased.
    ///
    /// A list that was loaded and is empty is a value.
    @inlinable public var value: Value? { picture.value }

    /// Why the last attempt failed; nil after a success.
    @inlinable public var failure: Failure? { picture.failure }

    /// What is going on.
    @inlinable public var activity: Activity { picture.activity }

    /// Counts the changes to this entry, of any kind; it only grows while the program runs.
    @inlinable public var revision: UInt64 { picture.revision }

    /// The revision at which the value last became another one.
    ///
    /// A fetch that brings an equal value moves ``revision`` and the times, but not this.
    @inlinable public var valueRevision: UInt64 { picture.valueRevision }

    /// When the value was fetched and confirmed, and what moment it is for.
    @inlinable public var times: ValueTimes? { picture.facts?.times }

    /// When the value came from its source, or was set.
    @inlinable public var fetched: Date? { times?.fetched }

    /// When the value was last said to be current.
    @inlinable public var confirmed: Date? { times?.confirmed }

    /// The moment the data is for, by its own account.
    @inlinable public var asOf: Date? { times?.asOf }

    /// Where the value came from.
    @inlinable public var origin: Origin? { picture.facts?.origin }

    /// What the source recognises the value by.
    public var validators: Validators { picture.facts?.validators ?? Validators() }

    /// What the value can be invalidated by besides its key.
    public var tags: Set<String> { picture.facts?.tags ?? [] }

    /// Whether there is a value.
    @inlinable public var isLoaded: Bool { picture.value != nil }

    /// Whether a fetch is running, of whatever kind.
    public var isLoading: Bool {
        switch picture.activity {
        case .loading: true
        case .idle, .waiting: false
        }
    }

    /// Whether a fetch is running while there is no value yet.
    public var isFirstLoad: Bool { isLoading && !isLoaded }

    /// Whether a fetch is running while there is a value to look at.
    public var isRefreshing: Bool { isLoading && isLoaded }

    /// Whether somebody said that the value is out of date.
    @inlinable public var isInvalidated: Bool { picture.facts?.isInvalidated ?? false }

    /// Until when the value is fresh and usable; nil without a value.
    @inlinable public var validity: Validity? { picture.validity }

    /// Returns the age of the value at a moment; nil without a value.
    ///
    /// An invalidated value is at least stale.
    public func age(at now: Date) -> Freshness.Age? {
        guard picture.value != nil, let validity = picture.validity else { return nil }
        let age = validity.age(at: now)
        return age == .fresh && isInvalidated && !validity.isImmutable ? .stale : age
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

/// Why an attempt failed, and when.
public struct Failure: Sendable {
    /// What went wrong.
    public let error: LarderError

    /// When.
    public let date: Date

    /// How many attempts in a row have failed.
    public let attempts: Int

    /// Creates a failure.
    public init(error: LarderError, date: Date, attempts: Int) {
        self.error = error
        self.date = date
        self.attempts = attempts
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
}

/// The contents of a snapshot, shared by everybody who holds it.
@usableFromInline
final class Picture<Value: Sendable>: Sendable {
    @usableFromInline let value: Value?
    @usableFromInline let revision: UInt64
    @usableFromInline let valueRevision: UInt64
    @usableFromInline let facts: Facts?
    @usableFromInline let failureBox: FailureBox?
    @usableFromInline let activity: Activity
    let updateCount: UInt32
    let failureCount: UInt32

    @inlinable var failure: Failure? { failureBox?.failure }
    @inlinable var validity: Validity? { facts?.validity }

    /// What every entry begins with.
    init() {
        value = nil
        revision = 0
        valueRevision = 0
        facts = nil
        failureBox = nil
        activity = .idle
        updateCount = 0
        failureCount = 0
    }

    init(_ draft: Draft<Value>) {
        value = draft.value
        revision = draft.revision
        valueRevision = draft.valueRevision
        facts = draft.facts
        failureBox = draft.failureBox
        activity = draft.activity
        updateCount = draft.updateCount
        failureCount = draft.failureCount
    }
}

/// A picture being changed into the next one.
struct Draft<Value: Sendable> {
    private(set) var value: Value?
    fileprivate let revision: UInt64
    fileprivate var valueRevision: UInt64
    var facts: Facts?
    fileprivate var failureBox: FailureBox?
    var activity: Activity
    var updateCount: UInt32
    var failureCount: UInt32

    init(_ old: Picture<Value>) {
        value = old.value
        revision = old.revision &+ 1
        valueRevision = old.valueRevision
        facts = old.facts
        failureBox = old.failureBox
        activity = old.activity
        updateCount = old.updateCount
        failureCount = old.failureCount
    }

    var failure: Failure? {
        get { failureBox?.failure }
        set { failureBox = newValue.map(FailureBox.init) }
    }

    /// Takes in a value; an equal one keeps the old and its revision.
    mutating func setValue(_ new: Value?, isSame: Bool) {
        guard !isSame else { return }
        value = new
        valueRevision = revision
    }
}

/// A failure on the heap: most entries have none, and pay one word.
@usableFromInline
final class FailureBox: Sendable {
    @usableFromInline let failure: Failure

    init(_ failure: Failure) {
        self.failure = failure
    }
}

/// The stored facts of a value with the validity computed from them, shared between pictures.
@usableFromInline
final class Facts: Sendable {
    @usableFromInline let times: ValueTimes
    @usableFromInline let validity: Validity
    @usableFromInline let origin: Origin
    @usableFromInline let isInvalidated: Bool
    let validators: Validators
    let tags: Set<String>
    private let sourceFreshness: FreshnessBox?

    init(_ stored: StoredFacts, validity: Validity) {
        times = stored.times
        self.validity = validity
        origin = stored.origin
        isInvalidated = stored.isInvalidated
        validators = stored.validators
        tags = stored.tags
        sourceFreshness = stored.freshness.map(FreshnessBox.init)
    }

    /// The facts as a storage keeps them.
    var stored: StoredFacts {
        StoredFacts(
            times: times, validators: validators, freshness: sourceFreshness?.freshness,
            origin: origin, isInvalidated: isInvalidated, tags: tags)
    }

    private final class FreshnessBox: Sendable {
        let freshness: Freshness
        init(_ freshness: Freshness) { self.freshness = freshness }
    }
}
