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
    public var failure: Failure? { picture.failureBox?.failure }

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
    /// An invalidated value is at least stale.
    public func age(at now: Date) -> Freshness.Age? {
        guard picture.value != nil, let facts = picture.facts else { return nil }
        let age = facts.age(at: now)
        return age == .fresh && picture.isInvalidated && !facts.isImmutable ? .stale : age
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
    let facts: Facts?
    let failureBox: FailureBox?
    let activity: CompactActivity
    let updateCount: UInt32
    let failureCount: UInt32
    let isInvalidated: Bool

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
        isInvalidated = false
    }

    init(_ draft: Draft<Value>) {
        value = draft.value
        revision = draft.revision
        valueRevision = draft.valueRevision
        facts = draft.facts
        failureBox = draft.failureBox
        activity = draft.compactActivity
        updateCount = draft.updateCount
        failureCount = draft.failureCount
        isInvalidated = draft.isInvalidated
    }
}

/// A picture being changed into the next one.
struct Draft<Value: Sendable> {
    private(set) var value: Value?
    fileprivate let revision: UInt64
    fileprivate var valueRevision: UInt64
    private(set) var facts: Facts?
    fileprivate var failureBox: FailureBox?
    fileprivate var compactActivity: CompactActivity
    var updateCount: UInt32
    var failureCount: UInt32
    var isInvalidated: Bool

    init(_ old: Picture<Value>) {
        value = old.value
        revision = old.revision &+ 1
        valueRevision = old.valueRevision
        facts = old.facts
        failureBox = old.failureBox
        compactActivity = old.activity
        updateCount = old.updateCount
        failureCount = old.failureCount
        isInvalidated = old.isInvalidated
    }

    var activity: Activity {
        get { compactActivity.activity }
        set { compactActivity = CompactActivity(newValue) }
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

    /// Takes in the facts of a value, or none.
    mutating func setFacts(_ new: Facts?, isInvalidated: Bool = false) {
        facts = new
        self.isInvalidated = isInvalidated
    }
}

/// A failure on the heap: most entries have none, and pay one word.
final class FailureBox: Sendable {
    let failure: Failure

    init(_ failure: Failure) {
        self.failure = failure
    }
}

/// An activity in one word, with the progress on the heap.
enum CompactActivity: Sendable {
    case idle
    case waiting
    case loading(ProgressBox?)

    final class ProgressBox: Sendable {
        let progress: FetchProgress
        init(_ progress: FetchProgress) { self.progress = progress }
    }

    init(_ activity: Activity) {
        switch activity {
        case .idle: self = .idle
        case .waiting: self = .waiting
        case .loading(let progress): self = .loading(progress.map(ProgressBox.init))
        }
    }

    var activity: Activity {
        switch self {
        case .idle: .idle
        case .waiting: .waiting
        case .loading(let box): .loading(box?.progress)
        }
    }
}

/// The stored facts of a value with the validity computed from them, shared between pictures.
///
/// There is one for every value in memory, so what few values have is in ``Extras``.
final class Facts: Sendable {
    let times: ValueTimes
    private let freshUntil: Date
    private let usableUntil: Date
    let isImmutable: Bool
    let origin: Origin
    let extras: Extras?

    /// What the source said beyond the value.
    final class Extras: Sendable {
        let validators: Validators
        let tags: Set<String>
        let freshness: Freshness?

        init?(_ stored: StoredFacts) {
            if stored.validators.isEmpty, stored.tags.isEmpty, stored.freshness == nil {
                return nil
            }
            validators = stored.validators
            tags = stored.tags
            freshness = stored.freshness
        }
    }

    init(_ stored: StoredFacts, validity: Validity) {
        times = stored.times
        freshUntil = validity.freshUntil
        usableUntil = validity.usableUntil
        isImmutable = validity.isImmutable
        origin = stored.origin
        extras = Extras(stored)
    }

    var validity: Validity {
        Validity(
            from: times.confirmed, freshUntil: freshUntil, usableUntil: usableUntil,
            isImmutable: isImmutable)
    }

    func age(at now: Date) -> Freshness.Age { validity.age(at: now) }

    /// The facts as a storage keeps them.
    func stored(isInvalidated: Bool = false) -> StoredFacts {
        StoredFacts(
            times: times, validators: extras?.validators ?? Validators(),
            freshness: extras?.freshness, origin: origin, isInvalidated: isInvalidated,
            tags: extras?.tags ?? [])
    }
}
