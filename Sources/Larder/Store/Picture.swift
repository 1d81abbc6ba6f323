#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The contents of a snapshot, shared by everybody who holds it.
///
/// What is shown is the confirmed value with the ``pending`` changes replayed over it.
@usableFromInline
final class Picture: Sendable {
    /// The value with the facts about it; nil if there is none.
    @usableFromInline let metadata: Metadata?
    @usableFromInline let revision: UInt64
    @usableFromInline let valueRevision: UInt64
    private let transient: Transient?
    // The smallest come last: every entry has a picture, and one more byte costs sixteen.
    let updateCount: UInt32
    let failureCount: UInt16
    let isInvalidated: Bool

    /// The empty picture that every entry starts with.
    init(revision: UInt64 = 0) {
        self.revision = revision
        valueRevision = revision
        metadata = nil
        transient = nil
        updateCount = 0
        failureCount = 0
        isInvalidated = false
    }

    init(_ draft: Draft, showing shown: Content, isSame: Bool) {
        revision = draft.isQuiet ? draft.old.revision : draft.old.revision &+ 1
        valueRevision = isSame ? draft.old.valueRevision : revision
        metadata = shown.metadata
        isInvalidated = shown.isInvalidated
        transient = Transient(draft.nextPending, draft.trouble, draft.compactActivity)
        updateCount = draft.updateCount
        failureCount = draft.failureCount
    }

    /// Takes a picture from an entry of a store.
    static func of(_ picture: AnyPicture) -> Picture {
        unsafeDowncast(picture, to: Picture.self)
    }

    /// Returns an empty picture with at least the given revision.
    func counting(from least: UInt64) -> Picture {
        revision < least ? Picture(revision: least) : self
    }

    var pending: Pending? { transient?.pending }
    var trouble: Trouble? { transient?.trouble }
    var activity: CompactActivity { transient?.activity ?? .idle }

    /// What is shown.
    var shown: Content {
        Content(metadata, isInvalidated: isInvalidated)
    }

    /// The content below all layers.
    var confirmed: Content { pending?.confirmed ?? shown }

    /// Returns whether the value carries one of the tags, as shown or below the layers.
    func carries(_ tags: Set<String>) -> Bool {
        !tags.isDisjoint(with: metadata?.extras?.tags ?? [])
            || !tags.isDisjoint(with: pending?.confirmed.metadata?.extras?.tags ?? [])
    }

    /// Returns the same picture marked as outdated, in every layer; nil if it already is.
    func outdated() -> Picture? {
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
    func emptied() -> Picture {
        var draft = Draft(self)
        draft.isQuiet = true
        draft.refuseLayers { _ in true }
        draft.setConfirmed(Content())
        return draft.picture { _, _ in false }
    }

    private init(outdating old: Picture) {
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
private final class Transient: Sendable {
    let pending: Pending?
    let trouble: Trouble?
    let activity: CompactActivity

    init?(_ pending: Pending?, _ trouble: Trouble?, _ activity: CompactActivity) {
        if pending == nil, trouble == nil, case .idle = activity { return nil }
        self.pending = pending
        self.trouble = trouble
        self.activity = activity
    }
}

/// A value with the facts about it, or neither.
struct Content: Sendable {
    private(set) var metadata: Metadata?
    var isInvalidated: Bool

    /// Without a value, there is nothing.
    init(_ metadata: Metadata? = nil, isInvalidated: Bool = false) {
        self.metadata = metadata
        self.isInvalidated = isInvalidated
    }

    var hasValue: Bool { metadata != nil }

    /// The value, whose type is the one that the store of the entry has.
    func value<Value: Sendable>(as type: Value.Type) -> Value? { metadata?.value(as: type) }

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
