#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The contents of a snapshot, shared by everybody who holds it.
///
/// What is shown is the confirmed value with the ``pending`` changes replayed over it.
@usableFromInline
final class Picture<Value: Sendable>: Sendable {
    @usableFromInline let value: Value?
    @usableFromInline let revision: UInt64
    @usableFromInline let valueRevision: UInt64
    let metadata: Metadata?
    private let transient: Transient<Value>?
    // The smallest come last: every entry has a picture, and one more byte costs sixteen.
    let updateCount: UInt32
    let failureCount: UInt16
    let isInvalidated: Bool

    /// The empty picture that every entry starts with.
    init(revision: UInt64 = 0) {
        value = nil
        self.revision = revision
        valueRevision = revision
        metadata = nil
        transient = nil
        updateCount = 0
        failureCount = 0
        isInvalidated = false
    }

    init(_ draft: Draft<Value>, showing shown: Content<Value>, isSame: Bool) {
        value = isSame ? draft.old.value : shown.value
        revision = draft.isQuiet ? draft.old.revision : draft.old.revision &+ 1
        valueRevision = isSame ? draft.old.valueRevision : revision
        metadata = shown.metadata
        isInvalidated = shown.isInvalidated
        transient = Transient(draft.nextPending, draft.trouble, draft.compactActivity)
        updateCount = draft.updateCount
        failureCount = draft.failureCount
    }

    /// Returns an empty picture with at least the given revision.
    func counting(from least: UInt64) -> Picture<Value> {
        revision < least ? Picture(revision: least) : self
    }

    var pending: Pending<Value>? { transient?.pending }
    var trouble: Trouble? { transient?.trouble }
    var activity: CompactActivity { transient?.activity ?? .idle }

    /// What is shown.
    var shown: Content<Value> {
        Content(value: value, metadata: metadata, isInvalidated: isInvalidated)
    }

    /// The content below all layers.
    var confirmed: Content<Value> { pending?.confirmed ?? shown }

    /// Returns whether the value carries one of the tags, as shown or below the layers.
    func carries(_ tags: Set<String>) -> Bool {
        !tags.isDisjoint(with: metadata?.extras?.tags ?? [])
            || !tags.isDisjoint(with: pending?.confirmed.metadata?.extras?.tags ?? [])
    }

    /// Returns the same picture marked as outdated, in every layer; nil if it already is.
    func outdated() -> Picture<Value>? {
        if pending == nil {
            return Metadata.canBecomeOutdated(metadata, isInvalidated)
                ? Picture(outdating: self) : nil
        }
        var draft = Draft(self)
        draft.invalidate()
        return draft.picture { _, _ in true }
    }

    /// Returns the picture without its value, for a caller that may not use it; it never becomes the entry's
    /// picture.
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
        metadata = old.metadata
        transient = old.transient
        updateCount = old.updateCount
        failureCount = old.failureCount
        isInvalidated = true
    }
}

/// The temporary parts of a picture: most pictures have none, and pay one word.
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

/// A value with the facts about it, or neither.
struct Content<Value: Sendable>: Sendable {
    var value: Value?
    /// The facts about the value; nil if there is none.
    var metadata: Metadata?
    var isInvalidated = false

    /// Whether marking this as outdated would change anything.
    var canBecomeOutdated: Bool { Metadata.canBecomeOutdated(metadata, isInvalidated) }
}

/// What went wrong.
final class Trouble: Sendable {
    /// The newest failure.
    let failure: Failure?
    /// Why a value is not stored; shown again when a later failure of another kind is over.
    let unsaved: Failure?
    let lastFailed: Date?
    let retry: RetryProgress?

    init(
        _ failure: Failure?, unsaved: Failure? = nil, _ lastFailed: Date?,
        _ retry: RetryProgress? = nil
    ) {
        self.failure = failure
        self.unsaved = unsaved
        self.lastFailed = lastFailed
        self.retry = retry
    }

    func replacing(retry: RetryProgress?) -> Trouble {
        Trouble(failure, unsaved: unsaved, lastFailed, retry)
    }
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
