#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What lists keep in a storage: an entry for the order of the pages, and one for each page.
///
/// The first is called the head. It is written in the same commit as the pages it names, and
/// carries the times of the list.
struct PageKeeper<Item: ListItem>: Sendable {
    let storage: any Storage
    let codec: Codec<[Item]>
    private let heads: Key
    private let pages: Key

    private static var format: String { "list/1" }

    init(store: String, storage: any Storage, codec: Codec<[Item]>) {
        self.storage = storage
        self.codec = codec
        heads = Key(store, "lists")
        pages = Key(store, "pages")
    }

    private func head(_ key: Key) -> Key {
        key.path.isEmpty ? heads : Key(path: heads.path + "/" + key.path)
    }

    private func pages(_ key: Key) -> Key { pages.appending(key.path) }

    /// Whether a commit may have touched a list.
    func concerns(_ scope: StorageChange.Scope, _ key: Key) -> Bool {
        switch scope {
        case .everything: true
        case .keys(let keys): keys.contains(head(key))
        case .under(let prefixes): prefixes.contains { head(key).isUnder($0) }
        }
    }

    /// Reads a list with its first pages; nil when it is not there.
    ///
    /// It ends before a page that is gone or damaged, which is loaded again by its cursor.
    func read(_ key: Key, pages count: Int) async throws -> KeptList<Item>? {
        guard let entry = try await storage.entry(for: head(key)), entry.format == Self.format
        else { return nil }
        let head = try JSONDecoder().decode(ListHead.self, from: entry.value)
        var chain = PageChain<Item>()
        chain.total = head.total
        chain.pages = head.pages.map { $0.held() }
        for index in chain.pages.indices.prefix(count) {
            guard let items = try await items(of: chain.pages[index].id, in: key) else { break }
            chain.pages[index].items = items
            chain.window = 0..<(index + 1)
        }
        guard !chain.window.isEmpty else { return nil }
        return KeptList(chain: chain, facts: entry.facts, revision: entry.revision)
    }

    /// Reads the items of one page; nil when they are gone or of another format.
    func items(of page: String, in key: Key) async throws -> [Item]? {
        guard let entry = try await storage.entry(for: pages(key).appending(page)),
            entry.format == codec.format
        else { return nil }
        return try codec.decode(entry.value)
    }

    /// Writes a list: the pages that are not stored yet, and the head; takes away the pages it does
    /// not name any more. Returns the revision.
    func write(
        _ key: Key, _ chain: inout PageChain<Item>, _ facts: StoredFacts,
        dropping gone: [String], expecting revision: UInt64
    ) async throws -> UInt64 {
        do {
            let operations = try operations(key, chain, facts, gone, expecting: revision)
            let written = try await storage.commit(operations)
            chain.markStored()
            return written
        } catch let error as LarderError where error.code == .conflict {
            // Another process was here; ours came later. Of the pages it wrote we know nothing, so
            // the list is written anew, as far as it is in memory.
            chain.pages = chain.pages[chain.window].map { page in
                var page = page
                page.isStored = false
                return page
            }
            chain.window = chain.pages.indices
            let operations = try operations(key, chain, facts, [], expecting: nil)
            let written = try await storage.commit([.removeAll(under: pages(key))] + operations)
            chain.markStored()
            return written
        }
    }

    private func operations(
        _ key: Key, _ chain: PageChain<Item>, _ facts: StoredFacts, _ gone: [String],
        expecting revision: UInt64?
    ) throws -> [StorageOperation] {
        var operations: [StorageOperation] = gone.map { .remove(pages(key).appending($0)) }
        for page in chain.pages where !page.isStored {
            guard let items = page.items else { continue }
            operations.append(
                .put(
                    StoredEntry(
                        key: pages(key).appending(page.id), value: try codec.encode(items),
                        format: codec.format, facts: StoredFacts(times: page.times))))
        }
        let head = ListHead(total: chain.total, pages: chain.pages.map { HeadPage($0) })
        let value = try JSONEncoder().encode(head)
        operations.append(
            .put(
                StoredEntry(key: self.head(key), value: value, format: Self.format, facts: facts),
                expecting: revision))
        return operations
    }

    /// Takes a list away, head and pages.
    func erase(_ key: Key) async throws {
        try await storage.commit([.remove(head(key)), .removeAll(under: pages(key))])
    }

    /// Marks a list as out of date, and returns the revision of that.
    func invalidate(_ key: Key) async throws -> UInt64 {
        try await storage.commit([.invalidate(under: head(key))])
    }

    /// Marks lists that are not in memory as out of date, or takes them away.
    func invalidate(under prefix: Key, erase: Bool) async throws {
        guard erase else {
            try await storage.commit([.invalidate(under: head(prefix))])
            return
        }
        let gone = try await storage.allSummaries(under: head(prefix)).compactMap { summary in
            summary.key.isUnder(heads)
                ? Key(path: String(summary.key.path.dropFirst(heads.path.count + 1))) : nil
        }
        try await storage.commit(
            [.removeAll(under: head(prefix))] + gone.map { .removeAll(under: pages($0)) })
    }
}

/// A list as a storage gave it.
struct KeptList<Item: ListItem>: Sendable {
    var chain: PageChain<Item>
    var facts: StoredFacts
    var revision: UInt64
}

extension PageChain {
    /// Notes that everything in memory is stored.
    mutating func markStored() {
        for index in pages.indices where pages[index].items != nil { pages[index].isStored = true }
    }
}

/// The head of a stored list.
private struct ListHead: Codable {
    var total: Int?
    var pages: [HeadPage]
}

/// What the head says of a page.
private struct HeadPage: Codable {
    var id: String
    var cursor: PageCursor?
    var next: PageCursor?
    var previous: PageCursor?
    var validators: Validators
    var times: ValueTimes

    init<Item: ListItem>(_ page: HeldPage<Item>) {
        id = page.id
        cursor = page.cursor
        next = page.next
        previous = page.previous
        validators = page.validators
        times = page.times
    }

    func held<Item: ListItem>() -> HeldPage<Item> {
        HeldPage(
            id: id, cursor: cursor, next: next, previous: previous, items: nil,
            validators: validators, times: times, isStored: true)
    }
}
