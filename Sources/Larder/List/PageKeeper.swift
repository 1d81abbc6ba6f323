#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Stores lists: one entry for the order of the pages, and one for each page.
///
/// The first is called the head. It is written in the same commit as the pages it names, and carries the
/// times of the list.
struct PageKeeper<Item: ListItem>: Sendable {
    let storage: any EntryStorage
    let codec: Codec<[Item]>

    /// The author of our commits, by which lists recognise notifications of their own changes.
    let author: String
    private let heads: Key
    private let pages: Key

    private static var format: String { "list/1" }

    init(store: String, storage: any EntryStorage, codec: Codec<[Item]>, author: String) {
        self.author = author
        self.storage = storage
        self.codec = codec
        heads = Key(store, "lists")
        pages = Key(store, "pages")
    }

    private func head(_ key: Key) -> Key {
        key.under(heads)
    }

    private func pages(_ key: Key) -> Key { pages.appending(key.path) }

    /// Returns whether a commit may have changed a list.
    func concerns(_ changes: ChangeSet, _ key: Key) -> Bool { changes.touches(head(key)) }

    /// Reads a list with the pages that are shown, or else its first ones; nil if there is none.
    ///
    /// Pages in memory are not read again. The shown pages are found by name, or by cursor if they were
    /// replaced. The pages end before one that is gone, damaged or was never stored; that one is loaded again
    /// by its cursor. An entry that is not a list, or a list without its start, is returned without facts.
    func read(
        _ key: Key, showing shown: PageChain<Item>, atStart count: Int
    ) async throws -> KeptList<Item>? {
        guard let entry = try await storage.entry(for: head(key)) else { return nil }
        var kept = KeptList(
            chain: PageChain<Item>(cap: shown.cap), revision: entry.revision, head: entry.value)
        guard entry.format == Self.format,
            let head = try? JSONDecoder().decode(ListHead.self, from: entry.value)
        else { return kept }
        var pages: [HeldPage<Item>] = head.pages.map { $0.held() }
        let inMemory = Dictionary(
            shown.pages[shown.window].map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let cursors = Set(inMemory.values.map(\.cursor))
        let shared = pages.indices.filter {
            inMemory[pages[$0].id] != nil || cursors.contains(pages[$0].cursor)
        }
        let start = shown.holdsFirst ? 0 : shared.first ?? 0
        let end = shared.last.map { $0 + 1 } ?? min(count, head.pages.count)
        for index in start..<end {
            pages[index].items = inMemory[pages[index].id]?.items
            if pages[index].items == nil {
                pages[index].items = try await items(of: pages[index].id, in: key)
            }
            if pages[index].items == nil { break }
        }
        kept.chain = PageChain(
            pages, total: head.total, cap: shown.cap, showing: start..<end,
            around: shown.holdsFirst ? start..<start : start..<end)
        kept.epoch = head.epoch
        kept.invalidation = entry.metadata.isInvalidated ? entry.revision : head.invalidation
        if !kept.chain.window.isEmpty {
            kept.metadata = entry.metadata
            kept.metadata?.isInvalidated = kept.invalidation != nil
        }
        return kept
    }

    /// Reads the items of one page; nil if they are gone, damaged or in another format.
    func items(of page: String, in key: Key) async throws -> [Item]? {
        guard let entry = try await storage.entry(for: pages(key).appending(page)),
            entry.format == codec.format
        else { return nil }
        // A caller that gets nil asks the source, which has everything.
        return try? codec.decode(entry.value)
    }

    /// Writes a list: the head and the pages that are not stored yet. Removes what no longer belongs to the
    /// list. Returns the revision and the head. Throws `.conflict` if somebody else wrote the list.
    ///
    /// An outdated list refers to the given invalidation, or else to this commit.
    func write(
        _ key: Key, _ chain: inout PageChain<Item>, _ metadata: EntryMetadata, epoch: String?,
        invalidation: UInt64?, expecting revision: UInt64, as id: String
    ) async throws -> (revision: UInt64, head: Data) {
        let list = ListHead(
            total: chain.total, pages: chain.pages.map { HeadPage($0) }, epoch: epoch,
            invalidation: metadata.isInvalidated ? invalidation : nil)
        var metadata = metadata
        // Said by the head, so that the storage says it of later invalidations only.
        if list.invalidation != nil { metadata.isInvalidated = false }
        let head = StoredEntry(
            key: head(key), value: try JSONEncoder().encode(list), format: Self.format,
            metadata: metadata)
        let operations = try pages(key, chain) + [.put(head, expecting: revision)]
        let written = try await storage.commitOnce(
            Write(entries: operations, author: author), as: id)
        chain.markStored()
        return (written.revision(of: head.key) ?? 0, head.value)
    }

    private func pages(_ key: Key, _ chain: PageChain<Item>) throws -> [EntryChange] {
        var operations: [EntryChange]
        switch chain.leftovers {
        case .pages(let gone): operations = gone.sorted().map { .remove(pages(key).appending($0)) }
        case .everything: operations = [.removeAll(under: pages(key))]
        }
        for page in chain.pages where !page.isStored && page.mayBeStored {
            guard let items = page.items else { continue }
            operations.append(
                .put(
                    StoredEntry(
                        key: pages(key).appending(page.id), value: try codec.encode(items),
                        format: codec.format, metadata: EntryMetadata(times: page.times))))
        }
        return operations
    }

    /// Removes a list: head and pages.
    func erase(_ key: Key) async throws {
        try await storage.commit(
            [.remove(head(key)), .removeAll(under: pages(key))], author: author)
    }

    /// Marks a list as outdated.
    func invalidate(_ key: Key) async throws {
        try await storage.commit([.invalidate(head(key))], author: author)
    }

    /// Marks lists as outdated, or removes them.
    func invalidate(under prefix: Key, erase: Bool) async throws {
        guard erase else {
            try await storage.commit([.invalidateAll(under: head(prefix))], author: author)
            return
        }
        if prefix.path.isEmpty {
            // All pages, including those of a list that is being written right now.
            try await storage.commit(
                [.removeAll(under: heads), .removeAll(under: pages)], author: author)
            return
        }
        // One by one: a list that appears in the meantime is only marked as outdated, and keeps its head and pages.
        for _ in 0..<Self.tries {
            let found = try await storage.allSummaries(under: head(prefix))
            let gone = found.compactMap { $0.key.relative(to: heads) }
            do {
                try await storage.commit(
                    found.map { .remove($0.key, expecting: $0.revision) }
                        + gone.map { .removeAll(under: pages($0)) }
                        + [.invalidateAll(under: head(prefix))],
                    author: author)
                return
            } catch let error as LarderError where error.code == .conflict {
                continue
            }
        }
        throw LarderError.changesTooFast(prefix)
    }

    /// How often to look again for lists that others write in the meantime.
    private static var tries: Int { 4 }
}

/// A list as read from a storage; without facts, there is an entry but no list.
struct KeptList<Item: ListItem>: Sendable {
    var chain: PageChain<Item>
    var metadata: EntryMetadata?
    var revision: UInt64
    /// The head as it is stored.
    var head: Data
    var epoch: String?
    /// The commit that last marked the list as outdated; nil if it is not.
    var invalidation: UInt64?
}

/// The head of a stored list.
private struct ListHead: Codable {
    var total: Int?
    var pages: [HeadPage]
    /// Changes with each first answer after an invalidation or an erasure; nil for none, as written by
    /// version 0.1.
    var epoch: String?
    /// The commit that had marked the list as outdated when this was written; nil for none. A later
    /// invalidation is in the facts of the head, whose revision is that of the commit.
    var invalidation: UInt64?
}

/// What the head records of a page.
private struct HeadPage: Codable {
    var id: String
    var cursor: PageCursor?
    /// Nil if written by version 0.1.
    var limit: Int?
    var next: PageCursor?
    var previous: PageCursor?
    var validators: Validators
    var times: Timestamps
    /// Nil for none, or if written by version 0.1.
    var drift: PageDrift?
    /// Whether the page has to be requested again.
    var isMissing: Bool?
    /// Nil for no.
    var isOutdated: Bool?
    /// How many of its items the source did not return with it; nil for none.
    var pushedDown: Int?

    init<Item: ListItem>(_ page: HeldPage<Item>) {
        id = page.id
        cursor = page.cursor
        limit = page.limit
        next = page.next
        previous = page.previous
        validators = page.validators
        times = page.times
        drift = page.drift == .never ? nil : page.drift
        isOutdated = page.isOutdated ? true : nil
        pushedDown = page.pushedDown > 0 ? page.pushedDown : nil
        isMissing = page.isStored || (page.items != nil && page.mayBeStored) ? nil : true
    }

    func held<Item: ListItem>() -> HeldPage<Item> {
        HeldPage(
            id: id, cursor: cursor, limit: limit, next: next, previous: previous,
            drift: drift ?? .never, items: nil, pushedDown: max(0, pushedDown ?? 0),
            validators: validators, times: times,
            isOutdated: isOutdated == true, isStored: isMissing != true)
    }
}
