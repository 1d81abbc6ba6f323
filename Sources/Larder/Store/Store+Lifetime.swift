#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// How long a value is kept after it was last confirmed.
///
/// It applies only to values from a source: what a person set stays until a person removes it. A value dated
/// in the future, after the clock was set back, stays as well.
struct Lifetime: Sendable {
    private let length: Duration?

    init(_ length: Duration?) {
        precondition((length ?? .zero) >= .zero, "a value cannot be kept for less than no time")
        self.length = length
    }

    /// Whether values expire at all.
    var isLimited: Bool { length != nil }

    /// Returns whether a value has been kept long enough. An age equal to the limit counts as over.
    func isOver(_ confirmed: Date, _ origin: Origin, at now: Date) -> Bool {
        guard let length, origin == .source else { return false }
        return confirmed.adding(length) <= now
    }

    /// Limits a validity to the lifetime, so that a value whose lifetime is over is fetched again even while
    /// it is in memory.
    func limiting(_ validity: Validity, of metadata: EntryMetadata) -> Validity {
        guard let length, metadata.origin == .source else { return validity }
        let end = metadata.times.confirmed.adding(length)
        return Validity(
            from: validity.from, freshUntil: min(validity.freshUntil, end),
            usableUntil: min(validity.usableUntil, end))
    }

    func isOver(_ metadata: EntryMetadata, at now: Date) -> Bool {
        isOver(metadata.times.confirmed, metadata.origin, at: now)
    }
}

extension Store {
    /// Returns the content that a reader or an update may use: a value whose lifetime is over counts as
    /// absent, even if it is still in memory because it is being fetched.
    func usable(_ content: Content) -> Content {
        guard lifetime.isLimited, let metadata = content.metadata,
            lifetime.isOver(metadata.times.confirmed, metadata.origin, at: environment.now())
        else { return content }
        return Content()
    }

    /// How many entries one commit removes.
    private static var batch: Int { 1_000 }

    /// Removes fetched values whose lifetime is over from memory and storage. Returns how many were removed
    /// from the storage, or from memory if the store has no storage.
    ///
    /// A value whose lifetime is over counts as absent when it is read, and the next fetch replaces it.
    /// Values that are no longer read are removed only by this method: call it when the app starts or goes
    /// to the background. Watched values are removed too. Values set by a person stay, and so do those being
    /// fetched. Each commit removes at most a thousand entries, so that other writers get their turn.
    @discardableResult
    public func removeExpired() async throws -> Int {
        guard lifetime.isLimited else { return 0 }
        let forgotten = forgetExpired(isMemoryOnly: persistence != nil)
        guard let persistence else { return forgotten }
        var removed = 0
        var last: Key?
        while true {
            let names = try await removeExpired(after: last, persistence)
            removed += names.count
            guard let name = names.last, names.count == Self.batch else { break }
            last = name
        }
        if removed > 0 { report(.erased, nil, count: removed) }
        return removed
    }

    /// Removes the next batch of stored entries whose lifetime is over, in order with all the store's writes.
    private func removeExpired(
        after last: Key?, _ persistence: Persistence<Value>
    ) async throws -> [Key] {
        guard let writer else { return [] }
        let found = Locked<[EntrySummary]>([])
        let done = Outcome<Void>()
        try writer.add(
            WriteQueue.Job(names: [], through: nil) {
                let over = try await self.expired(after: last, persistence)
                found.withLock { $0 = over }
                return over.map { .remove($0.key, expecting: $0.revision) }
            } finish: { result in
                // Another process confirmed one of them in the meantime: look again at which are left.
                if case .failure(let error) = result, error.code == .conflict { return true }
                if case .success = result {
                    for name in found.withLock({ $0 }).map(\.key) {
                        guard let key = persistence.own(name),
                            let entry = self.entries.withLock({ $0[key] })
                        else { continue }
                        self.readAgain(entry)
                    }
                }
                done.tell(result.map { _ in }.mapError { $0 as any Error })
                return false
            })
        try await done.wait()
        return found.withLock { $0.map(\.key) }
    }

    /// Returns the first entries after a key whose lifetime is over and that are not being fetched.
    private func expired(
        after last: Key?, _ persistence: Persistence<Value>
    ) async throws -> [EntrySummary] {
        let now = environment.now()
        var found: [EntrySummary] = []
        var last = last
        while found.count < Self.batch {
            let page = try await persistence.storage.summaries(
                under: persistence.root, after: last, limit: Self.batch)
            for summary in page where found.count < Self.batch {
                guard lifetime.isOver(summary.metadata, at: now),
                    let key = persistence.own(summary.key), !isFetching(key)
                else { continue }
                found.append(summary)
            }
            last = page.last?.key
            if page.count < Self.batch { break }
        }
        return found
    }

    private func isFetching(_ key: Key) -> Bool {
        entries.withLock { $0[key] }?.state.withLock { $0.fetch != nil } ?? false
    }

    /// Removes from memory what has expired: everything, or only what is nowhere else. Returns how many were
    /// removed.
    private func forgetExpired(isMemoryOnly: Bool) -> Int {
        let now = environment.now()
        return entriesInOrder { forget($0, ifOverAt: now, isMemoryOnly: isMemoryOnly) }.count
    }

    /// Removes an entry's value from memory if its lifetime is over, unless it is being fetched or changes are
    /// based on it; then reads the storage again, which may have a newer value. Returns whether it was removed.
    @discardableResult
    func forget(_ entry: Entry, ifOverAt now: Date, isMemoryOnly: Bool = false) -> Bool {
        guard lifetime.isLimited else { return false }
        var isGone = false
        move(entry) { draft, state in
            guard state.fetch == nil, !state.isWriting, draft.layers.isEmpty,
                !isMemoryOnly || state.isMemoryOnly,
                let metadata = draft.confirmed.metadata,
                lifetime.isOver(metadata.times.confirmed, metadata.origin, at: now)
            else { return false }
            draft.setConfirmed(Content())
            state.isKnown = persistence == nil
            state.isMemoryOnly = false
            isGone = true
            return true
        }
        if isGone { readAgain(entry) }
        return isGone
    }
}
