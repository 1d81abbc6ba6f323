#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A picture being changed into the next one.
struct Draft<Value: Sendable> {
    let old: Picture<Value>

    /// What the storage has, as far as we know; below all layers.
    private(set) var confirmed: Content<Value>

    /// The changes that are not in the storage yet, in the order in which they were made.
    private(set) var layers: [Layer<Value>]

    /// The old picture's layers, while nothing touched them.
    private(set) var pending: Pending<Value>?

    var trouble: Trouble?
    var compactActivity: CompactActivity
    var updateCount: UInt32
    private(set) var failureCount: UInt16
    private var isTouched = false
    private var mustReplay = false

    /// Whether the next picture looks the same: what was shown is confirmed now.
    var isQuiet = false

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
        // A closure: in a generic type the runtime would make a new key path for every call.
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
    /// makes none so. What is set over one that could not be stored takes its place in a group.
    mutating func add(_ layer: Layer<Value>, writingThrough: UInt64) {
        var layer = layer
        if layer.staysUnsaved {
            let isPointless = { (other: Layer<Value>) in
                other.id > writingThrough && other.id < layer.id && other.isForNobody
            }
            let group = layers.last { isPointless($0) && $0.hasFailed && $0.group != nil }?.group
            layers.removeAll(where: isPointless)
            layer.group = layer.group ?? group
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

    var nextPending: Pending<Value>? {
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
