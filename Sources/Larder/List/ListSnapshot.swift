#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An element of a list: it has an identity, and can be compared to see whether it changed.
public typealias ListItem = Identifiable & Equatable & Sendable

/// A group of items in a list, under a key.
public struct ListSection<Item: ListItem>: Sendable, Equatable, Identifiable {
    /// The key that identifies the section; unique within a list.
    public var key: String

    /// The items, in order.
    public var items: [Item]

    /// The key.
    public var id: String { key }

    /// Creates a section.
    @inlinable public init(key: String = "", items: [Item]) {
        self.key = key
        self.items = items
    }
}

/// The state of a list at one moment: its items, its last failures at either end, and its current activity.
///
/// No identity occurs twice: if a source returns one again, the first stays. A list without grouping has one
/// section with an empty key, even if it has no items. The times are those of the first page; loading more
/// does not renew them.
public struct ListSnapshot<Item: ListItem>: Sendable {
    let picture: ListPicture<Item>

    init(_ picture: ListPicture<Item>) {
        self.picture = picture
    }

    /// Wraps a picture from an entry of a list of these items, which holds no others.
    init(any picture: AnyPicture) {
        self.picture = unsafeDowncast(picture, to: ListPicture<Item>.self)
    }

    /// The items in their sections.
    public var sections: [ListSection<Item>] { picture.metadata.sections }

    /// All items, in order, across sections.
    public var items: [Item] { picture.metadata.items }

    /// Whether the list was loaded; an empty list that was loaded counts.
    public var isLoaded: Bool { picture.metadata.isLoaded }

    /// Why the last refresh failed; nil after a success.
    public var failure: Failure? { picture.metadata.failure }

    /// Why the last attempt to load the page after the last one failed; load more to retry.
    public var moreFailure: Failure? { picture.metadata.moreFailure }

    /// Why the last attempt to load the page before the first one failed.
    public var previousFailure: Failure? { picture.metadata.previousFailure }

    /// What the list as a whole is currently doing; loading more is reported separately.
    public var activity: Activity { picture.metadata.activity }

    /// Whether the list is being loaded or refreshed.
    public var isLoading: Bool {
        if case .loading = picture.metadata.activity { return true }
        return false
    }

    /// Whether the list is being loaded for the first time.
    public var isFirstLoad: Bool { isLoading && !isLoaded }

    /// Whether the list is being refreshed after it was loaded.
    public var isRefreshing: Bool { isLoading && isLoaded }

    /// Whether the page after the last one is being loaded, or waits for a refresh to end.
    public var isLoadingMore: Bool { picture.metadata.isLoadingMore }

    /// Whether the page before the first one is being loaded.
    public var isLoadingPrevious: Bool { picture.metadata.isLoadingPrevious }

    /// Whether there are more items after the last one; false before the first load.
    public var hasMore: Bool { picture.metadata.hasMore }

    /// Whether there are more items before the first one.
    public var hasPrevious: Bool { picture.metadata.hasPrevious }

    /// The total number of items, if the source says.
    public var total: Int? { picture.metadata.total }

    /// How many pages are in memory.
    public var pageCount: Int { picture.metadata.pageCount }

    /// When the first page was fetched and confirmed, and the moment its data is for.
    public var times: Timestamps? { picture.metadata.times }

    /// How long the list is fresh and usable.
    public var validity: Validity? { picture.metadata.validity }

    /// Whether the list was invalidated.
    public var isInvalidated: Bool { picture.metadata.isInvalidated }

    /// Counts every change to this list; it only grows while the program runs.
    public var revision: UInt64 { picture.metadata.revision }

    /// The revision at which the items or their sections last changed.
    public var contentRevision: UInt64 { picture.metadata.contentRevision }

    /// Returns the age of the list at a moment; nil if it was not loaded.
    ///
    /// An invalidated list is at least stale.
    public func age(at now: Date) -> Freshness.Age? {
        guard isLoaded, let validity = picture.metadata.validity else { return nil }
        return validity.age(at: now, isInvalidated: isInvalidated)
    }

    /// Returns whether the list is loaded and no longer fresh.
    public func isOutdated(at now: Date) -> Bool {
        age(at: now).map { $0 != .fresh } ?? false
    }

    /// Returns the changes from the items of an older snapshot to these.
    ///
    /// The result is computed once for everybody who compares the same two snapshots.
    public func changes(from old: ListSnapshot) -> ListChanges<Item> {
        picture.changes(from: old.picture)
    }
}

/// The contents of a list snapshot, shared by everybody who holds it.
final class ListPicture<Item: ListItem>: Sendable {
    let metadata: ListDraft<Item>
    /// Distinguishes the pictures of one list from those of another.
    let family: ListFamily
    private let known = Locked<(from: UInt64, changes: ListChanges<Item>)?>(nil)

    init(_ metadata: ListDraft<Item>, of family: ListFamily) {
        self.metadata = metadata
        self.family = family
    }

    func changes(from old: ListPicture) -> ListChanges<Item> {
        guard old.family === family else { return compute(from: old) }
        if old.metadata.contentRevision == metadata.contentRevision { return ListChanges() }
        if let known = known.withLock({ $0 }), known.from == old.metadata.contentRevision {
            return known.changes
        }
        let changes = compute(from: old)
        known.withLock { $0 = (old.metadata.contentRevision, changes) }
        return changes
    }

    private func compute(from old: ListPicture) -> ListChanges<Item> {
        ListChanges(fromUnique: old.metadata.sections, toUnique: metadata.sections)
    }
}

/// The identity that the pictures of one list share.
final class ListFamily: Sendable {}

/// A list picture that is being changed into the next one.
struct ListDraft<Item: ListItem>: Sendable {
    fileprivate(set) var sections = [ListSection<Item>(items: [])]
    fileprivate(set) var items: [Item] = []
    var isLoaded = false
    var failure: Failure?
    var moreFailure: Failure?
    var previousFailure: Failure?
    var activity = Activity.idle
    var isLoadingMore = false
    var isLoadingPrevious = false
    var hasMore = false
    var hasPrevious = false
    var total: Int?
    var pageCount = 0
    var times: Timestamps?
    var validity: Validity?
    var isInvalidated = false
    fileprivate(set) var revision: UInt64 = 0
    fileprivate(set) var contentRevision: UInt64 = 0

    /// Returns the draft that follows a picture.
    static func after(_ picture: ListPicture<Item>) -> Self {
        var draft = picture.metadata
        draft.revision &+= 1
        return draft
    }

    /// Shows the content of the pages in memory; if the items are equal, the old ones and their revision are
    /// kept.
    mutating func show(_ content: ListContent<Item>, of chain: PageChain<Item>) {
        if content.items != items {
            items = content.items
            sections = content.sections
            contentRevision = revision
        }
        hasMore = chain.hasMore
        hasPrevious = chain.hasPrevious
        total = chain.total
        pageCount = chain.window.count
    }
}

extension Array {
    /// Returns the sections with every key and every identity only once, where it first occurs; a section
    /// whose key came before is left out with its items.
    @inlinable func uniqued<Item: ListItem>() -> Self where Element == ListSection<Item> {
        var keys: Set<String> = []
        var seen: Set<Item.ID> = []
        return compactMap { section in
            guard keys.insert(section.key).inserted else { return nil }
            return ListSection(
                key: section.key, items: section.items.filter { seen.insert($0.id).inserted })
        }
    }
}
