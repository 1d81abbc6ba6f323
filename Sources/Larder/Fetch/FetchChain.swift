internal import Synchronization

/// Which fetch waits for which: a source may load what it depends on, and never what waits for it.
///
/// The source of an entry and the tasks that it starts for its own use are known by a link. Each load that one
/// of them waits for is noted, over all stores; one that would close a circle fails at once, because it
/// would never end.
enum FetchChain {
    /// The fetch that the current task belongs to.
    @TaskLocal static var link: Link?

    /// One fetch, for as long as it runs.
    final class Link: Sendable {
        fileprivate let entry: Entry
        fileprivate let isOver = Atomic<Bool>(false)

        fileprivate init(_ entry: Entry) { self.entry = entry }
    }

    /// The entries that are waited for, by those whose sources wait.
    private static let waits = Locked<[ObjectIdentifier: [ObjectIdentifier]]>([:])

    /// Fetches an entry: what the body loads is loaded for that.
    static func fetching<Result>(
        _ entry: Entry, _ body: () async throws -> Result
    ) async rethrows -> Result {
        let link = Link(entry)
        defer { link.isOver.store(true, ordering: .releasing) }
        return try await $link.withValue(link, operation: body)
    }

    /// Waits for a fetch of an entry; throws when that waits for the fetch that the current task belongs to.
    static func waiting<Result>(
        for entry: Entry, _ body: () async throws -> Result
    ) async throws -> Result {
        guard let link, !link.isOver.load(ordering: .acquiring) else { return try await body() }
        let (waiter, awaited) = (id(link.entry), id(entry))
        let isCircle = waits.withLock { waits in
            if leads(from: awaited, to: waiter, waits) { return true }
            waits[waiter, default: []].append(awaited)
            return false
        }
        if isCircle { throw LarderError.circle(entry.key) }
        defer { forget(waiter, awaited) }
        return try await body()
    }

    private static func id(_ entry: Entry) -> ObjectIdentifier { ObjectIdentifier(entry.state) }

    private static func forget(_ waiter: ObjectIdentifier, _ awaited: ObjectIdentifier) {
        waits.withLock { waits in
            guard let place = waits[waiter]?.firstIndex(of: awaited) else { return }
            waits[waiter]?.remove(at: place)
            if waits[waiter]?.isEmpty == true { waits[waiter] = nil }
        }
    }

    private static func leads(
        from first: ObjectIdentifier, to last: ObjectIdentifier,
        _ waits: [ObjectIdentifier: [ObjectIdentifier]]
    ) -> Bool {
        var seen: Set = [first]
        var next = [first]
        while let one = next.popLast() {
            if one == last { return true }
            next += waits[one, default: []].filter { seen.insert($0).inserted }
        }
        return false
    }
}

extension LarderError {
    /// A source loads what waits for it.
    fileprivate static func circle(_ key: Key) -> LarderError {
        LarderError(
            .unsupported, key: key,
            message: """
                Not loaded, because it would never end: it is being fetched already, and that fetch waits \
                for whoever asks here. Ask for something else while it is being fetched.
                """)
    }
}
