/// The changes of one entry that are not in the storage yet, above what is confirmed.
///
/// What comes from below (a first read, news of another's commit, a fetch that lands, an invalidation)
/// changes ``confirmed`` and nothing above it.
final class Pending<Value: Sendable>: Sendable {
    let confirmed: Content<Value>
    let layers: [Layer<Value>]

    /// Whether what lies below has moved since the layers were replayed.
    let mustReplay: Bool

    init(confirmed: Content<Value>, layers: [Layer<Value>], mustReplay: Bool) {
        self.confirmed = confirmed
        self.layers = layers
        self.mustReplay = mustReplay
    }
}

/// One change of an entry that is shown and not confirmed: set by hand, made by a function, or removed.
///
/// It leaves when its write is in the storage or was refused (``LayersJob``); when its commit failed and a
/// read shows that it took place, or that its place is gone (``Store/look(_:)``); when what it follows from
/// moved and its function refuses (``Store/settle(_:)``); and when something set later makes it pointless
/// (``Draft/add(_:writingThrough:)``). Whoever waits is told which; what somebody waits for is not pointless.
/// Layers of one entry are written in order. A value that could not be stored, as on a full disk, stays
/// as a layer: what a person typed is not lost, and the next write takes it along.
struct Layer<Value: Sendable>: Sendable {
    /// Grows with every change of the store.
    let id: UInt64

    /// How the change was made.
    let change: Change

    /// What is shown with this layer on top.
    var result: Content<Value>

    /// Whether it may be stored; when not, it is confirmed once the storage has nothing else.
    var mayBeStored = true

    /// Whether it could not be stored when that was tried.
    var hasFailed = false

    /// What a commit wrote of it that failed and may have taken place.
    var attempt: StoredEntry?

    /// Whether it follows from something that was not read yet: until then it shows what lies below.
    var isDeferred = false

    /// The first layer of those that are stored together or not at all.
    var group: UInt64?

    /// Told when the layer leaves; nil for a change that nobody waits for.
    let outcome: Outcome<Value?>?

    /// How a change is made on top of what lies below.
    enum Change: Sendable {
        /// The value is this one, whatever lies below.
        case set
        /// There is no value, whatever lies below.
        case erase
        /// The value follows from the one below; run again when that moves.
        case update(@Sendable (Content<Value>) throws -> Content<Value>)
    }

    /// Whether the write must find what the change was made on.
    var dependsOnBase: Bool {
        if case .update = change { return true }
        return false
    }

    /// Whether what the storage has must be known before this is written: a change made on top of
    /// something must find it there, and only a person replaces what cannot be read.
    var mustKnowBase: Bool { dependsOnBase || result.facts?.origin == .source }

    /// Whether nobody waits to be told what became of it.
    var isForNobody: Bool { outcome?.isTold ?? true }

    /// Whether it stays when it could not be stored.
    var staysUnsaved: Bool {
        if case .set = change { return true }
        return false
    }
}

extension Pending {
    /// Replays the layers over what lies below, as far as it may be used; returns them with their results,
    /// and those that could not be made, with the reason.
    func replayed(_ usable: (Content<Value>) -> Content<Value>) -> (
        layers: [Layer<Value>], refused: [(layer: Layer<Value>, error: any Error)]
    ) {
        var below = confirmed
        var kept: [Layer<Value>] = []
        var refused: [(layer: Layer<Value>, error: any Error)] = []
        for var layer in layers {
            if layer.isDeferred {
                layer.result = below
            } else if case .update(let body) = layer.change {
                do {
                    layer.result = try body(usable(below))
                } catch {
                    refused.append((layer, error))
                    continue
                }
            }
            below = layer.result
            kept.append(layer)
        }
        return (kept, refused)
    }
}
