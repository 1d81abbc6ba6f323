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

    fileprivate init(_ draft: Draft<Value>, showing shown: Content<Value>, isSame: Bool) {
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

    /// The same, out of date wherever the value lies; nil when that is no news.
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

/// A picture being changed into the next one.
struct Draft<Value: Sendable> {
    fileprivate let old: Picture<Value>

    /// What the storage has, as far as we know; below all layers.
    private(set) var confirmed: Content<Value>

    /// The changes that are not in the storage yet, in the order in which they were made.
    private(set) var layers: [Layer<Value>]

    /// The old picture's layers, while nothing touched them.
    fileprivate private(set) var pending: Pending<Value>?

    fileprivate var trouble: Trouble?
    fileprivate var compactActivity: CompactActivity
    var updateCount: UInt32
    private(set) var failureCount: UInt16
    private var isTouched = false
    private var mustReplay = false

    /// Whether the next picture looks the same: what was shown is confirmed now.
    fileprivate(set) var isQuiet = false

    init(_ old: Picture<Value>) {
        self.old = old
        confirmed = old.confirmed
        layers = old.pending?.layers ?? []
        pending = old.pending
        mustReplay = old.pending?.mustReplay ?? false
        trouble = old.trouble
        compactActivity = old.activity
        updateCount = old.updateCount
        failureCount = old.failureCount
    }

    var activity: Activity {
        get { compactActivity.activity }
        set {
            compactActivity = CompactActivity(newValue)
            if case .loading = newValue { return }
            if trouble?.retry != nil { trouble = trouble?.replacing(retry: nil) }
        }
    }

    var failure: Failure? { trouble?.failure }

    var retry: RetryProgress? {
        get { trouble?.retry }
        set { trouble = Trouble(trouble?.failure, trouble?.lastFailed, newValue) }
    }

    /// Counts a load that failed in the end.
    mutating func countFailure() {
        if failureCount < .max { failureCount += 1 }
    }

    /// Notes that an attempt failed, one more than before.
    mutating func fail(_ error: LarderError, at now: Date) {
        let attempts = (failure?.attempts ?? 0) + 1
        trouble = Trouble(Failure(error: error, date: now, attempts: attempts), now, nil)
    }

    /// Notes that an attempt succeeded: when the last one failed stays known. What could not be stored
    /// keeps its failure until it is.
    mutating func succeed() {
        // A closure: in a generic type the runtime would make a key path anew for every call.
        if layers.contains(where: { $0.hasFailed }) { return }
        if let known = trouble { trouble = Trouble(nil, known.lastFailed, nil) }
    }

    /// What is shown: the newest layer has the replay of all below it.
    var shown: Content<Value> { layers.last?.result ?? confirmed }

    /// Puts something else below the layers; those that follow from it are replayed later, by
    /// ``Store/settle(_:)``, and show what they showed until then.
    mutating func setConfirmed(_ content: Content<Value>) {
        confirmed = content
        mustReplay = mustReplay || layers.contains(where: { $0.dependsOnBase })
        touch()
    }

    /// Notes that what lies below the layers is known: those that waited for it are made.
    mutating func knowBase() {
        guard layers.contains(where: { $0.isDeferred }) else { return }
        for index in layers.indices { layers[index].isDeferred = false }
        mustReplay = true
        touch()
    }

    /// Puts a layer on top of those with lower numbers, and takes those away that it makes pointless, as far
    /// as nobody waits for them and they are not being written. One that is taken back when it is refused
    /// makes none so.
    mutating func add(_ layer: Layer<Value>, writingThrough: UInt64) {
        if layer.staysUnsaved {
            layers.removeAll { $0.id > writingThrough && $0.id < layer.id && $0.isForNobody }
        }
        let place = layers.firstIndex { $0.id > layer.id } ?? layers.endIndex
        if layers[place...].contains(where: { $0.dependsOnBase }) { mustReplay = true }
        layers.insert(layer, at: place)
        touch()
    }

    /// Takes the layers up to one away: they are in the storage, and what they showed is confirmed.
    mutating func confirmLayers(through id: UInt64) {
        guard let last = layers.last(where: { $0.id <= id }) else { return }
        isQuiet = !isTouched && !layers.contains(where: { $0.hasFailed })
        confirmed = last.result
        layers.removeAll { $0.id <= id }
        touch()
    }

    /// Notes that what a person set could not be stored, though the commit of the last of it may have taken
    /// place.
    mutating func keepUnsaved(through id: UInt64, after attempt: StoredEntry? = nil) {
        for index in layers.indices where layers[index].id <= id { layers[index].hasFailed = true }
        if let attempt, let last = layers.lastIndex(where: { $0.id <= id }) {
            layers[last].attempt = attempt
        }
        touch()
    }

    /// Takes layers away that were refused; those above are replayed.
    mutating func refuseLayers(_ isRefused: (Layer<Value>) -> Bool) {
        layers.removeAll(where: isRefused)
        mustReplay = mustReplay || layers.contains(where: { $0.dependsOnBase })
        touch()
    }

    /// Takes in the results of a replay.
    mutating func setReplayed(_ new: [Layer<Value>]) {
        layers = new
        mustReplay = false
        touch()
    }

    fileprivate var nextPending: Pending<Value>? {
        if layers.isEmpty { return nil }
        return pending
            ?? Pending(confirmed: confirmed, layers: layers, mustReplay: mustReplay)
    }

    /// Says that what is confirmed is out of date; returns whether that is news.
    mutating func invalidateConfirmed() -> Bool {
        guard confirmed.canBecomeOutdated else { return false }
        confirmed.isInvalidated = true
        touch()
        return true
    }

    /// Says that the value is out of date, wherever it lies.
    mutating func invalidate() {
        _ = invalidateConfirmed()
        for index in layers.indices where layers[index].result.canBecomeOutdated {
            layers[index].result.isInvalidated = true
        }
        touch()
    }

    private mutating func touch() {
        isTouched = true
        pending = nil
    }

    /// The next picture; an equal value keeps the old one and its revision.
    func picture(_ areEqual: (Value, Value) -> Bool) -> Picture<Value> {
        let shown = shown
        var isSame = !isTouched
        if isTouched {
            switch (old.value, shown.value) {
            case (nil, nil): isSame = true
            case (let before?, let after?): isSame = areEqual(before, after)
            default: break
            }
        }
        return Picture(self, showing: shown, isSame: isSame)
    }
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
