#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The changes of one entry that are not in the storage yet, on top of the confirmed value.
///
/// What comes from below (a first read, another's commit, a fetch that ends, an invalidation) changes
/// ``confirmed`` and nothing above it.
final class Pending: Sendable {
    let confirmed: Content
    let layers: [Layer]

    /// Whether the confirmed value has changed since the layers were replayed.
    let mustReplay: Bool

    init(confirmed: Content, layers: [Layer], mustReplay: Bool) {
        self.confirmed = confirmed
        self.layers = layers
        self.mustReplay = mustReplay
    }
}

/// One change of an entry that is shown but not confirmed: a value that was set, an update, or a removal.
///
/// A layer leaves when its write is in the storage or was refused (``LayersJob``); when its commit failed and
/// a read shows that it succeeded after all, or that its place is gone (``Store/readStored(_:)``); when the value
/// below it changed and its function throws (``Store/settle(_:)``); and when a value set later makes it
/// obsolete (``Draft/add(_:writingThrough:)``), unless somebody waits for it. Whoever waits is told the
/// outcome. The layers of an entry are written in order. A value that could not be stored, for example on a
/// full disk, stays as a layer: nothing a person typed is lost, and the next write includes it.
struct Layer: Sendable {
    /// Grows with every change of the store.
    let id: UInt64

    /// The first of the layers that this one replaced before they were stored; its own id if there are none.
    var since: UInt64

    /// Whether it is an update that found nothing and left it at that.
    var isIdle = false

    /// The number of this change among those of its entry.
    var number: UInt32 = 0

    /// How the change was made.
    let change: Change

    /// What is shown with this layer on top.
    var result: Content

    /// Whether it may be stored; if not, it is confirmed once the storage has nothing else.
    var mayBeStored = true

    /// Whether an attempt to store it has failed.
    var hasFailed = false { didSet { showsFailure = showsFailure || hasFailed } }

    /// Whether a failure to store is shown until this is stored: its own, that of a layer it replaced, or of one
    /// that was below it.
    var showsFailure = false

    /// The failed commits of it and of the layers that it replaced; one may have succeeded after all.
    var attempts: [Attempt] = []

    /// Whether it builds on something that was not read yet; until then it shows what lies below.
    var isDeferred = false

    /// What it is stored together with, or not at all: the layers of other entries in one of these groups.
    var groups: Set<UInt64>

    /// Told when the layer leaves; nil if nobody waits for the change.
    let outcome: Outcome<Content>?

    init(
        id: UInt64, change: Change, result: Content, mayBeStored: Bool = true,
        isDeferred: Bool = false, group: UInt64? = nil, outcome: Outcome<Content>?
    ) {
        self.id = id
        since = id
        self.change = change
        self.result = result
        self.mayBeStored = mayBeStored
        self.isDeferred = isDeferred
        groups = group.map { [$0] } ?? []
        self.outcome = outcome
    }

    /// How a change builds on what lies below.
    enum Change: Sendable {
        /// Replaces the value, whatever lies below.
        case set
        /// Removes the value, whatever lies below.
        case erase
        /// Derives the value from the one below; runs again when that changes.
        case update(@Sendable (Content) throws -> Content)
    }

    /// Whether the write must find the value that the change was made on.
    var dependsOnBase: Bool {
        if case .update = change { return true }
        return false
    }

    /// Whether the stored value must be known before this is written: a change that builds on a value must
    /// find it there, and only a person may replace one that cannot be read.
    var mustKnowBase: Bool { dependsOnBase || result.metadata?.origin == .source }

    /// Whether it belongs to a group that could not be stored; it then stays below later changes, and is
    /// written with its group before them.
    var isInFailedGroup: Bool { hasFailed && !groups.isEmpty }

    /// Takes the place of layers: it begins where they did, and remembers their failed attempts.
    mutating func replace(_ others: [Layer]) {
        // Closures: in a generic type the runtime would make new key paths for every call.
        since = others.reduce(id) { min($0, $1.since) }
        showsFailure = others.contains { $0.showsFailure }
        attempts = others.flatMap { $0.attempts }.suffix(Attempt.limit)
    }

    /// Whether its own write seemed to fail but is known to have succeeded.
    var isStored: Bool { attempts.contains { $0.number == number && $0.hasSucceeded } }

    /// Whether nobody waits for the outcome.
    var isForNobody: Bool { outcome?.isTold ?? true }

    /// Whether it stays when it could not be stored.
    var staysUnsaved: Bool {
        if case .set = change { return true }
        return false
    }
}

/// The failed commits of a layer, by which it is recognised if one of them succeeded after all.
struct Attempt: Sendable {
    /// How many a layer remembers, of many that failed while nothing could be read.
    static let limit = 16

    /// The number of the layer among those of its entry.
    let number: UInt32

    /// The commits that wrote it, oldest first; none if there were too many to tell which of them succeeded.
    private(set) var commits: [FailedCommit]

    /// The revision that the entry had before them.
    private let replaced: UInt64

    private let written: Written?

    private struct Written: Sendable, Equatable {
        let times: Timestamps
        let checksum: UInt64

        init(_ entry: StoredEntry) {
            times = entry.metadata.times
            var sum = Checksum()
            sum.add(entry.format)
            entry.value.withUnsafeBytes { sum.add($0) }
            checksum = sum.value
        }
    }

    /// Creates one of a commit that puts an entry, or removes it.
    init(
        _ entry: StoredEntry?, number: UInt32, in commit: FailedCommit, replacing revision: UInt64
    ) {
        self.number = number
        commits = [commit]
        replaced = revision
        written = entry.map(Written.init)
    }

    /// The same write made once more, in another commit.
    func repeated(in commit: FailedCommit) -> Attempt {
        var all = self
        all.commits = commits.isEmpty || commits.count == Self.limit ? [] : commits + [commit]
        return all
    }

    /// Whether this wrote an entry.
    func wrote(_ entry: StoredEntry) -> Bool {
        entry.revision != replaced && written == Written(entry)
    }

    /// Whether one of its commits is known to have succeeded.
    var hasSucceeded: Bool {
        let ids = Set(commits.map(\.id))
        return commits.contains { $0.isKnown(amongst: ids) }
    }
}

/// A commit that failed but may have succeeded after all. Its entries are stored together or not at all: once one
/// of them is recognised, all of them were stored.
final class FailedCommit: Sendable {
    let id: UInt64
    private let keys: [Key]

    /// Sets of commits, this one among them, one of which has succeeded.
    private let successes = Locked<[Set<UInt64>]>([])

    init(_ id: UInt64, _ keys: [Key]) {
        self.id = id
        self.keys = keys
    }

    /// Whether it is known that one of some commits has succeeded, this one or another.
    fileprivate func isKnown(amongst ids: Set<UInt64>) -> Bool {
        successes.withLock { $0.contains { $0.isSubset(of: ids) } }
    }

    /// Notes that one of some commits has succeeded; if that is news, returns the keys that it may concern.
    static func noteSuccess(amongst commits: [FailedCommit]) -> [Key] {
        guard let first = commits.first else { return [] }
        let ids = Set(commits.map(\.id))
        return first.successes.withLock { known in
            if known.contains(where: { $0.isSubset(of: ids) }) { return [] }
            known.append(ids)
            return first.keys
        }
    }
}

extension Pending {
    /// Replays the layers over what is usable of the confirmed content. Returns the layers with their
    /// results, and those whose function threw, with its error.
    func replayed(_ usable: (Content) -> Content) -> (
        layers: [Layer], refused: [(layer: Layer, error: any Error)]
    ) {
        var below = confirmed
        var kept: [Layer] = []
        var refused: [(layer: Layer, error: any Error)] = []
        for var layer in layers {
            if layer.isDeferred {
                layer.result = below
            } else if case .update(let body) = layer.change {
                do {
                    let base = usable(below)
                    layer.result = try body(base)
                    layer.isIdle = !base.hasValue && !layer.result.hasValue
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

/// A change that is shown, and its outcome.
struct Written: Sendable {
    let entry: Entry
    let id: UInt64
    let content: Content
    let outcome: Outcome<Content>?
}
