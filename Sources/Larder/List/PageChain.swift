/// The pages of a list in their order, some of them in memory: what a list is made of.
///
/// Pure: landing a page is a change of this value, and the list shows, and stores, what comes out.
/// The pages in memory lie side by side; those before and after them are known by their cursors and
/// can be loaded again, from the storage or the source.
struct PageChain<Item: ListItem>: Sendable {
    var pages: [HeldPage<Item>] = []

    /// Which of the pages are in memory.
    var window = 0..<0

    /// The items in memory, in order; an identity may come twice.
    var items: [Item] { pages[window].flatMap { $0.items ?? [] } }

    /// How many items there are in all, as the newest page says.
    var total: Int?

    var hasMore: Bool { window.upperBound < pages.count || pages.last?.next != nil }
    var hasPrevious: Bool { window.lowerBound > 0 || pages.first?.previous != nil }

    /// Whether the list begins with its first page, and that is in memory.
    var holdsFirst: Bool {
        window.lowerBound == 0 && !window.isEmpty && pages.first?.cursor == nil
    }

    /// The page to be loaded at an end, or nil where there is none.
    func step(_ end: PageEnd) -> PageStep? {
        switch end {
        case .more:
            if window.upperBound < pages.count { return .again(window.upperBound) }
            return pages.last?.next.map { .new($0) }
        case .previous:
            if window.lowerBound > 0 { return .again(window.lowerBound - 1) }
            return pages.first?.previous.map { .new($0) }
        }
    }

    // MARK: - Landing

    /// Puts in the first page. Later pages stay with `.firstPage` if the new one touches the list.
    mutating func land(first page: HeldPage<Item>, _ reach: ListRefresh) {
        var page = page
        guard reach == .firstPage, holdsFirst, pages.count > 1, page.next != nil,
            let old = pages[0].items, let fresh = page.items
        else {
            pages = [page]
            window = 0..<1
            return
        }
        let ids = Set(fresh.map(\.id))
        let reachesLater = pages[window].dropFirst().contains { held in
            held.items?.contains { ids.contains($0.id) } ?? false
        }
        let lastShared = old.lastIndex { ids.contains($0.id) }
        guard reachesLater || lastShared != nil else {
            // A gap nobody knows lies between the new page and the old ones.
            pages = [page]
            window = 0..<1
            return
        }
        if !reachesLater, let lastShared {
            // Pushed down by what came in front: between the new first page and the second.
            page.items = fresh + old[(lastShared + 1)...].filter { !ids.contains($0.id) }
        }
        pages[0] = page
    }

    /// Puts in the pages of a window in place of those with these names, where they still are; else
    /// in place of all in memory. A page loaded after them meanwhile stays if it still follows.
    mutating func land(window fresh: [HeldPage<Item>], over old: [String]) {
        var range = window
        if let start = pages.firstIndex(where: { $0.id == old.first }) {
            range = start..<min(start + old.count, pages.count)
        }
        let follows =
            range.upperBound < pages.count && fresh.last?.next != nil
            && fresh.last?.next == pages[range.upperBound].cursor
        let stillShown = follows ? max(0, window.upperBound - range.upperBound) : 0
        pages = pages[..<range.lowerBound] + fresh + (follows ? pages[range.upperBound...] : [])
        window =
            min(window.lowerBound, range.lowerBound)..<(range.lowerBound + fresh.count + stillShown)
    }

    /// Puts in a page at an end, and drops from the other end what is too much.
    mutating func land(_ page: HeldPage<Item>, at step: PageStep, _ end: PageEnd, cap: Int?) {
        switch (step, end) {
        case (.again(let index), _):
            if index + 1 < pages.count, page.next != pages[index + 1].cursor, end == .more {
                pages.removeSubrange((index + 1)...)
            }
            pages[index] = page
            window = min(index, window.lowerBound)..<max(index + 1, window.upperBound)
        case (.new, .more):
            pages.append(page)
            window = window.lowerBound..<pages.count
        case (.new, .previous):
            pages.insert(page, at: 0)
            window = 0..<(window.upperBound + 1)
        }
        guard let cap, window.count > cap else { return }
        let kept =
            end == .more
            ? (window.upperBound - cap)..<window.upperBound
            : window.lowerBound..<(window.lowerBound + cap)
        for index in window where !kept.contains(index) { pages[index].items = nil }
        window = kept
    }

    /// Whether a cursor leads back to a page that is there: the source goes in a circle.
    func leadsBack(_ cursor: PageCursor?) -> Bool {
        guard let cursor else { return false }
        return pages.contains { $0.cursor == cursor }
    }
}

/// An end of a list.
enum PageEnd: Sendable, Hashable {
    case more, previous

    var part: ListPart { self == .more ? .more : .previous }
}

/// The next page at an end of a list.
enum PageStep: Sendable, Equatable {
    /// One that was dropped from memory.
    case again(Int)
    /// One that was never loaded, by its cursor.
    case new(PageCursor)
}

/// One page of a list as it is held. Its content never changes under one name.
struct HeldPage<Item: ListItem>: Sendable {
    /// The name of the page in the storage.
    var id: String

    /// How it was asked for; nil for the first page.
    var cursor: PageCursor?
    var next: PageCursor?
    var previous: PageCursor?

    /// The items; nil while they are not in memory.
    var items: [Item]?

    /// What the source recognises the page by, and when it was fetched and confirmed.
    var validators: Validators
    var times: ValueTimes

    /// Whether the storage has it.
    var isStored = false
}
