#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The contents of a snapshot, shared by everybody who holds it.
///
/// What is shown is the replay of ``pending`` changes over what is confirmed; without any, it is what
/// is confirmed.
@usableFromInline
final class Picture<Value: Sendable>: Sendable {
    @usableFromInline let value: Value?
    @usableFromInline let revision: UInt64
    @usableFromInline let valueRevision: UInt64
    let facts: Facts?
    private let transient: Transient<Value>?
    // The smallest last: there is one picture for every entry, and a byte more costs sixteen.
    let updateCount: UInt32
    let failureCount: UInt16
    let isInvalidated: Bool

    /// What every entry begins with: nothing.
    init(revision: UInt64 = 0) {
        value = nil
        self.revision = revision
        valueRevision = revision
        facts = nil
        transient = nil
        updateCount = 0
        failureCount = 0
        isInvalidated = false
    }

    init(_ draft: Draft<Value>, showing shown: Content<Value>, isSame: Bool) {
        value = isSame ? draft.old.value : shown.value
        revision = draft.isQuiet ? draft.old.revision : draft.old.revision &+ 1
        valueRevision = isSame ? draft.old.valueRevision : revision
        facts = shown.facts
        isInvalidated = shown.isInvalidated
        transient = Transient(draft.nextPending, draft.trouble, draft.compactActivity)
        updateCount = draft.updateCount
        failureCount = draft.failureCount
    }

    /// Nothing, with a revision that is not below the given one.
    func counting(from least: UInt64) -> Picture<Value> {
        revision < least ? Picture(revision: least) : self
    }

    var pending: Pending<Value>? { transient?.pending }
    var trouble: Trouble? { transient?.trouble }
    var activity: CompactActivity { transient?.activity ?? .idle }

    /// What is shown.
    var shown: Content<Value> {
        Content(value: value, facts: facts, isInvalidated: isInvalidated)
    }

    /// What lies below all layers.
    var confirmed: Content<Value> { pending?.confirmed ?? shown }

    /// Whether the value carries one of the tags, here or below the layers.
    func carries(_ tags: Set<String>) -> Bool {
        !tags.isDisjoint(with: facts?.extras?.tags ?? [])
            || !tags.isDisjoint(with: pending?.confirmed.facts?.extras?.tags ?? [])
    }

    /// The same, out of date wherever the value lies; nil when that is nothing new.
    func outdated() -> Picture<Value>? {
        if pending == nil {
            return Facts.canBecomeOutdated(facts, isInvalidated) ? Picture(outdating: self) : nil
        }
        var draft = Draft(self)
        draft.invalidate()
        return draft.picture { _, _ in true }
    }

    /// The same without a value, for one who asks; no picture of the entry.
    func emptied() -> Picture<Value> {
        var draft = Draft(self)
        draft.isQuiet = true
        draft.refuseLayers { _ in true }
        draft.setConfirmed(Content())
        return draft.picture { _, _ in false }
    }

    private init(outdating old: Picture<Value>) {
        value = old.value
        revision = old.revision &+ 1
        valueRevision = old.valueRevision
        facts = old.facts
        transient = old.transient
        updateCount = old.updateCount
        failureCount = old.failureCount
        isInvalidated = true
    }
}

/// What is there for a time only: most pictures have none of it, and pay one word.
private final class Transient<Value: Sendable>: Sendable {
    let pending: Pending<Value>?
    let trouble: Trouble?
    let activity: CompactActivity

    init?(_ pending: Pending<Value>?, _ trouble: Trouble?, _ activity: CompactActivity) {
        if pending == nil, trouble == nil, case .idle = activity { return nil }
        self.pending = pending
        self.trouble = trouble
        self.activity = activity
    }
}

/// A value with what is known about it, or that there is none.
struct Content<Value: Sendable>: Sendable {
    var value: Value?
    /// What is known about the value; nil when there is none.
    var facts: Facts?
    var isInvalidated = false

    /// Whether it is news that this is out of date.
    var canBecomeOutdated: Bool { Facts.canBecomeOutdated(facts, isInvalidated) }
}

/// What went wrong.
final class Trouble: Sendable {
    let failure: Failure?
    let lastFailed: Date?
    let retry: RetryProgress?

    init(_ failure: Failure?, _ lastFailed: Date?, _ retry: RetryProgress?) {
        self.failure = failure
        self.lastFailed = lastFailed
        self.retry = retry
    }

    func replacing(retry: RetryProgress?) -> Trouble { Trouble(failure, lastFailed, retry) }
}

/// An activity in one word, with the progress on the heap.
enum CompactActivity: Sendable {
    case idle
    case waiting
    case restoring
    case loading(ProgressBox?)

    final class ProgressBox: Sendable {
        let progress: FetchProgress
        init(_ progress: FetchProgress) { self.progress = progress }
    }

    init(_ activity: Activity) {
        switch activity {
        case .idle: self = .idle
        case .waiting: self = .waiting
        case .restoring: self = .restoring
        case .loading(let progress): self = .loading(progress.map(ProgressBox.init))
        }
    }

    var activity: Activity {
        switch self {
        case .idle: .idle
        case .waiting: .waiting
        case .restoring: .restoring
        case .loading(let box): .loading(box?.progress)
        }
    }
}
