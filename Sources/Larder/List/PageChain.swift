/// The pages of a list in their order, some of them in memory: what a list is made of.
///
/// Pure: landing a page is a change of this value, and the list shows, and stores, what comes out.
/// The pages in memory lie side by side; those before and after them are known by their cursors and
/// can be loaded again, from the storage or the source.
struct PageChain<Item: ListItem>: Sendable {
    var pages: [HeldPage<Item>] = []

    /// Which of the pages are in memory.
    var window = 0..<0

    /// How many items there are in all, as the newest page says.
    var total: Int?

    /// What the storage has of the list beside these pages.
    var leftovers = PageLeftovers.pages([])

    /// The items in memory, in order; an identity may come twice.
    var items: [Item] { pages[window].flatMap { $0.items ?? [] } }

    var hasMore: Bool { window.upperBound < pages.count || pages.last?.next != nil }
    var hasPrevious: Bool { window.lowerBound > 0 || pages.first?.previous != nil }

    /// Whether the list begins with its first page, and that is in memory.
    var holdsFirst: Bool {
        window.lowerBound == 0 && !window.isEmpty && pages.first?.cursor == nil
    }

    /// Where the next page at an end is found, or nil where there is none.
    func place(_ end: PageEnd) -> PagePlace<Item>? {
        guard !window.isEmpty else { return nil }
        let (beside, beyond) =
            end == .more
            ? (window.upperBound - 1, window.upperBound)
            : (window.lowerBound, window.lowerBound - 1)
        let neighbour = pages[beside]
        let edge = edge(end)
        if pages.indices.contains(beyond) {
            return PagePlace(
                step: .again(beyond), cursor: pages[beyond].cursor, neighbour: neighbour, edge: edge
            )
        }
        return neighbour.page.cursor(end).map {
            PagePlace(step: .new, cursor: $0, neighbour: neighbour, edge: edge)
        }
    }

    /// The item in memory next to what lies beyond an end.
    private func edge(_ end: PageEnd) -> Item? {
        let held = pages[window].lazy.compactMap { $0.items?.edge(end) }
        return end == .more ? held.last : held.first
    }

    // MARK: - Landing

    /// Puts in the first page. Later pages stay with `.firstPage` if the new one touches the list.
    mutating func land(first page: HeldPage<Item>, _ reach: ListRefresh) {
        var page = page
        guard reach == .firstPage, holdsFirst, pages.count > 1, page.next != nil,
            let old = pages[0].items, let fresh = page.items
        else { return startOver(with: page) }
        let ids = Set(fresh.map(\.id))
        let reachesLater = pages[window].dropFirst().contains { held in
            held.items?.contains { ids.contains($0.id) } ?? false
        }
        let lastShared = old.lastIndex { ids.contains($0.id) }
        // Else a gap nobody knows lies between the new page and the old ones.
        guard reachesLater || lastShared != nil else { return startOver(with: page) }
        if !reachesLater, let lastShared {
            // Pushed down by what came in front: between the new first page and the second.
            page.items = fresh + old[(lastShared + 1)...].filter { !ids.contains($0.id) }
        }
        pages[0] = page
    }

    /// Makes the list of its first page alone.
    mutating func startOver(with page: HeldPage<Item>) {
        pages = [page]
        window = 0..<1
    }

    /// Puts in the pages of a window in place of those with these names, where they still are; else
    /// in place of all in memory. Pages beside them stay if they still follow.
    mutating func land(window fresh: [HeldPage<Item>], over old: [String]) {
        var range = window
        if let start = pages.firstIndex(where: { $0.id == old.first }) {
            range = start..<min(start + old.count, pages.count)
        }
        let drifts = fresh.contains { $0.drift != .never }
        let follows =
            range.upperBound < pages.count && fresh.last?.next != nil
            && fresh.last?.next == pages[range.upperBound].cursor
            && (!drifts || fresh.last?.id == pages[range].last?.id)
        let stillShown = follows ? max(0, window.upperBound - range.upperBound) : 0
        var start = min(window.lowerBound, range.lowerBound)
        if drifts, range.lowerBound > 0, fresh.first?.id != pages[range].first?.id {
            distrust(0..<range.lowerBound)
            start = range.lowerBound
        }
        pages = pages[..<range.lowerBound] + fresh + (follows ? pages[range.upperBound...] : [])
        window = start..<(range.lowerBound + fresh.count + stillShown)
    }

    /// Puts in a page at an end, and drops from the other end what is too much.
    mutating func land(_ page: HeldPage<Item>, at step: PageStep, _ end: PageEnd, cap: Int?) {
        switch (step, end) {
        case (.again(let index), _):
            let isAnother = page.id != pages[index].id
            if end == .more, index + 1 < pages.count,
                page.next != pages[index + 1].cursor || (isAnother && page.drift != .never)
            {
                pages.removeSubrange((index + 1)...)
            }
            if end == .previous, isAnother, page.drift != .never { distrust(0..<index) }
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

    /// Lets go of the content of pages that may not fit their neighbours any more: they are asked for
    /// again when the reader comes there.
    private mutating func distrust(_ range: Range<Int>) {
        for index in range {
            pages[index].items = nil
            pages[index].validators = Validators()
            pages[index].isStored = false
        }
    }

    /// Whether a cursor leads back to a page that is there: the source goes in a circle.
    func leadsBack(_ cursor: PageCursor?) -> Bool {
        guard let cursor else { return false }
        return pages.contains { $0.cursor == cursor }
    }

    // MARK: - Storing

    /// Notes what another chain had stored and this one has not: it must go from the storage.
    mutating func leave(_ old: PageChain) {
        guard case .pages(var gone) = old.leftovers else { return leftovers = .everything }
        gone.formUnion(old.pages.filter(\.isStored).map(\.id))
        leftovers = .pages(gone.subtracting(pages.filter(\.isStored).map(\.id)))
    }

    /// Notes that the storage has what is in memory, and nothing else.
    mutating func markStored() {
        for index in pages.indices where pages[index].items != nil {
            pages[index].isStored = pages[index].mayBeStored
        }
        leftovers = .pages([])
    }
}

/// What a storage has of a list that does not belong to it any more.
enum PageLeftovers: Sendable, Equatable {
    /// Pages by name.
    case pages(Set<String>)
    /// Nobody knows.
    case everything
}

/// An end of a list.
enum PageEnd: Sendable, Hashable {
    case more, previous
}

/// What the next page at an end of a list is.
enum PageStep: Sendable, Equatable {
    /// One that was dropped from memory.
    case again(Int)
    /// One that was never loaded.
    case new
}

/// Where the next page at an end of a list is found, and which one in memory it must fit.
struct PagePlace<Item: ListItem>: Sendable {
    var step: PageStep
    var cursor: PageCursor?
    var neighbour: HeldPage<Item>

    /// The item that the page comes right after, or before.
    var edge: Item?

    /// Whether it is still the same place.
    func isSame(as other: PagePlace?) -> Bool {
        step == other?.step && cursor == other?.cursor && neighbour.id == other?.neighbour.id
    }
}

/// One page of a list as it is held. Its content never changes under one name.
struct HeldPage<Item: ListItem>: Sendable {
    /// The name of the page in the storage.
    var id: String

    /// How it was asked for; nil for the first page.
    var cursor: PageCursor?
    var next: PageCursor?
    var previous: PageCursor?
    var drift = PageDrift.never

    /// The items, without those that a neighbour has too; nil while they are not in memory.
    var items: [Item]?

    /// What the source recognises the page by, and when it was fetched and confirmed.
    var validators: Validators
    var times: ValueTimes

    /// Whether the storage has it, and whether it may.
    var isStored = false
    var mayBeStored = true

    /// The page as its source gave it, but for what a neighbour has too.
    var page: Page<Item> {
        Page(items ?? [], next: next, previous: previous, drift: drift)
    }

    /// The page as a source is told of it; nil when there is nothing to recognise it by.
    var known: Known<Page<Item>>? {
        guard items != nil, !validators.isEmpty else { return nil }
        return Known(value: page, times: times, validators: validators)
    }
}

extension Page {
    /// Where the neighbour at an end is found.
    func cursor(_ end: PageEnd) -> PageCursor? { end == .more ? next : previous }
}

extension Array where Element: ListItem {
    /// The item next to what lies beyond an end.
    func edge(_ end: PageEnd) -> Element? { end == .more ? last : first }

    /// The items of a page that lie beyond one of them, seen from an end; nil when that is not there.
    func part(beyond edge: Element.ID, _ end: PageEnd) -> [Element]? {
        switch end {
        case .more: lastIndex { $0.id == edge }.map { Array(self[($0 + 1)...]) }
        case .previous: firstIndex { $0.id == edge }.map { Array(self[..<$0]) }
        }
    }
}
