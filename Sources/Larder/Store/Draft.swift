#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A picture that is being changed into the next one.
struct Draft {
    let old: Picture

    /// What the storage has, as far as is known; below all layers.
    private(set) var confirmed: Content

    /// The changes that are not in the storage yet, oldest first.
    private(set) var layers: [Layer]

    /// The old picture's layers, until they are changed.
    private(set) var pending: Pending?

    var trouble: Trouble?
    var compactActivity: CompactActivity
    var updateCount: UInt32
    private(set) var failureCount: UInt16
    private var isTouched = false
    private var mustReplay = false

    /// Whether the next picture looks the same: only the shown value became confirmed.
    var isQuiet = false

    init(_ old: Picture) {
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
        set { trouble = trouble?.replacing(retry: newValue) ?? Trouble(nil, nil, newValue) }
    }

    /// Counts a load that failed for good.
    mutating func countFailure() {
        if failureCount < .max { failureCount += 1 }
    }

    /// Records a failed attempt and counts it; with `toStore`, one to store a value.
    mutating func fail(_ error: LarderError, at now: Date, toStore: Bool = false) {
        let failure = Failure(error: error, date: now, attempts: (failure?.attempts ?? 0) + 1)
        trouble = Trouble(failure, unsaved: toStore ? failure : trouble?.unsaved, now)
    }

    /// Records a successful attempt; the time of the last failure is kept. A change that could not be stored
    /// keeps its failure until it is stored.
    mutating func succeed() {
        guard let known = trouble else { return }
        // A closure: in a generic type the runtime would make a new key path for every call.
        let unsaved = layers.contains(where: { $0.showsFailure }) ? known.unsaved : nil
        if known.failure != nil, unsaved == nil { isQuiet = false }
        trouble = Trouble(unsaved, unsaved: unsaved, known.lastFailed)
    }

    /// What is shown: the result of the newest layer includes all those below it.
    var shown: Content { layers.last?.result ?? confirmed }

    /// Replaces the content below the layers. Layers that depend on it are replayed later by
    /// ``Store/settle(_:)``, and until then show what they showed before.
    mutating func setConfirmed(_ content: Content) {
        confirmed = content
        mustReplay = mustReplay || layers.contains(where: { $0.dependsOnBase })
        touch()
    }

    /// Notes that the content below the layers is known; layers that waited for it can run.
    mutating func knowBase() {
        guard layers.contains(where: { $0.isDeferred }) else { return }
        for index in layers.indices { layers[index].isDeferred = false }
        mustReplay = true
        touch()
    }

    /// Inserts a layer above those with lower numbers. A change that stays when it cannot be
    /// stored also removes the layers it makes obsolete, unless somebody waits for them, they are being
    /// written, or others must be stored with them.
    mutating func add(_ layer: Layer, writingThrough: UInt64) {
        var layer = layer
        if layer.staysUnsaved {
            let isPointless = { (other: Layer) in
                other.id > writingThrough && other.id < layer.id && other.isForNobody
                    && !other.isInFailedGroup
            }
            let pointless = layers.filter(isPointless)
            if !pointless.isEmpty {
                layer.replace(pointless)
                layers.removeAll(where: isPointless)
            }
        }
        if let place = layers.firstIndex(where: { $0.id > layer.id }) {
            if layers[place...].contains(where: { $0.dependsOnBase }) { mustReplay = true }
            layers.insert(layer, at: place)
        } else {
            layers.append(layer)
        }
        touch()
    }

    /// Removes the layers up to and including one: they are in the storage, and their result is confirmed.
    mutating func confirmLayers(through id: UInt64, _ state: inout EntryState) {
        guard let last = layers.last(where: { $0.id <= id }) else { return }
        if layers.contains(where: { $0.id <= id && !$0.isIdle }) { state.stands(last.number) }
        isQuiet = !isTouched && !layers.contains(where: { $0.showsFailure })
        confirmed = last.result
        layers.removeAll { $0.id <= id }
        touch()
    }

    /// Removes the layers up to and including one: they were stored, and what is below them is newer.
    mutating func dropLayers(through id: UInt64, _ state: inout EntryState) {
        if let last = layers.last(where: { $0.id <= id && !$0.isIdle }) {
            state.stands(last.number)
        }
        refuseLayers { $0.id <= id }
    }

    /// Records that layers could not be stored.
    mutating func keepUnsaved(_ isMeant: (Layer) -> Bool) {
        for index in layers.indices where isMeant(layers[index]) { layers[index].hasFailed = true }
        touch()
    }

    /// Records that layers could not be stored; the commit of the last one may have succeeded after all.
    mutating func keepUnsaved(
        through id: UInt64, after attempt: EntryChange?, in commit: FailedCommit,
        replacing revision: UInt64
    ) {
        keepUnsaved { $0.id <= id }
        guard let attempt, let last = layers.lastIndex(where: { $0.id <= id }) else { return }
        let number = layers[last].number
        var attempts = layers[last].attempts
        let made =
            attempts.firstIndex { $0.number == number }.map {
                attempts.remove(at: $0).repeated(in: commit)
            } ?? Attempt(attempt.entry, number: number, in: commit, replacing: revision)
        layers[last].attempts = attempts.suffix(Attempt.limit - 1) + [made]
    }

    /// Keeps a failure to store until the layers above are stored, too.
    mutating func showFailure(above id: UInt64) {
        for index in layers.indices where layers[index].id > id {
            layers[index].showsFailure = true
        }
        touch()
    }

    /// Combines the values that could not be stored, up to a layer, into the last of them, which belongs to all
    /// their groups.
    mutating func combineFailed(through id: UInt64) {
        let failed = layers.filter { $0.id <= id && $0.hasFailed && $0.staysUnsaved }
        guard failed.count > 1, let last = failed.last,
            let place = layers.firstIndex(where: { $0.id == last.id })
        else { return }
        layers[place].groups = failed.reduce(into: []) { $0.formUnion($1.groups) }
        layers[place].replace(failed)
        layers.removeAll { layer in layer.id < last.id && failed.contains { $0.id == layer.id } }
        touch()
    }

    /// Removes refused layers; those above are replayed.
    mutating func refuseLayers(_ isRefused: (Layer) -> Bool) {
        layers.removeAll(where: isRefused)
        mustReplay = mustReplay || layers.contains(where: { $0.dependsOnBase })
        touch()
    }

    /// Applies the results of a replay.
    mutating func setReplayed(_ new: [Layer]) {
        layers = new
        mustReplay = false
        touch()
    }

    var nextPending: Pending? {
        if layers.isEmpty { return nil }
        return pending
            ?? Pending(confirmed: confirmed, layers: layers, mustReplay: mustReplay)
    }

    /// Marks the confirmed value as outdated; returns whether that changed anything.
    mutating func invalidateConfirmed() -> Bool {
        guard confirmed.canBecomeOutdated else { return false }
        confirmed.isInvalidated = true
        touch()
        return true
    }

    /// Marks the value as outdated, below the layers and in each of them.
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

    /// Returns the next picture; if the value is equal, the revision of the old one is kept.
    func picture(_ areEqual: (Metadata, Metadata) -> Bool) -> Picture {
        let shown = shown
        var isSame = !isTouched
        if isTouched {
            switch (old.metadata, shown.metadata) {
            case (nil, nil): isSame = true
            case (let before?, let after?): isSame = before === after || areEqual(before, after)
            default: break
            }
        }
        return Picture(self, showing: shown, isSame: isSame)
    }
}
