/// The pages of a list in order, some of them in memory.
///
/// Pure: applying a page changes this value, and the list shows and stores the result. The shown pages are
/// adjacent, all in memory, and within the limit: every change ends in ``show(_:around:)``, which trims
/// them. Pages before and after are known by their cursors and can be loaded again, from the storage or the
/// source.
struct PageChain<Item: ListItem>: Sendable {
    private(set) var pages: [HeldPage<Item>] = []

    /// The range of pages that are shown.
    private(set) var window = 0..<0

    /// The maximum number of pages shown; nil for no limit.
    let cap: Int?

    /// The total number of items, according to the newest page.
    var total: Int?

    /// What the storage has of the list beside these pages.
    var leftovers = PageLeftovers.pages([])

    /// Creates a list that was never loaded.
    init(cap: Int?) { self.cap = cap }

    /// Creates a list as read from a storage, showing the pages of a range that are in memory around a place.
    init(
        _ pages: [HeldPage<Item>], total: Int?, cap: Int?, showing range: Range<Int>,
        around place: Range<Int>
    ) {
        self.init(cap: cap)
        self.pages = pages
        self.total = total
        show(range, around: place)
    }

    /// The items that are shown, in order; an identity may occur twice.
    var items: [Item] { pages[window].flatMap { $0.items ?? [] } }

    var hasMore: Bool { window.upperBound < pages.count || pages.last?.next != nil }
    var hasPrevious: Bool { window.lowerBound > 0 || pages.first?.previous != nil }

    /// Whether the shown pages begin with the first page of the list.
    var holdsFirst: Bool {
        window.lowerBound == 0 && !window.isEmpty && pages.first?.cursor == nil
    }

    /// Returns where the next page at an end is found, or nil if there is none.
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

    /// The item in memory next to the next page at an end.
    private func edge(_ end: PageEnd) -> Item? {
        let held = pages[window].lazy.compactMap { $0.items?.edge(end) }
        return end == .more ? held.last : held.first
    }

    // MARK: - Applying

    /// Applies the first page. With `.firstPage`, later pages stay if the new one touches the old list.
    mutating func apply(first page: HeldPage<Item>, _ reach: ListRefresh) {
        var page = adopted(page)
        guard reach == .firstPage, holdsFirst, pages.count > 1, page.next != nil,
            let old = pages[0].items, let fresh = page.items
        else { return startOver(with: page) }
        let ids = Set(fresh.map(\.id))
        let all = items
        // Where the new page ends in the old list. If it does not, there is a gap of unknown size between
        // them.
        guard
            let last = fresh.last(where: { item in all.contains { $0.id == item.id } }),
            let end = all.firstIndex(where: { $0.id == last.id })
        else { return startOver(with: page) }
        if end < old.count {
            // Items pushed down by those inserted in front: they lie between the new first page and the
            // second.
            let pushed = old[(end + 1)...].filter { !ids.contains($0.id) }
            page.items = fresh + pushed
            page.pushedDown = pushed.count
        } else if !all[old.count...end].allSatisfy({ ids.contains($0.id) }) {
            // It reaches into later pages, and some items before that are missing: deleted, or moved behind
            // it.
            return startOver(with: page)
        }
        pages[0] = page
    }

    /// Records that the first page was confirmed.
    mutating func confirm(first page: HeldPage<Item>) {
        pages[0].times = page.times
        pages[0].validators = page.validators
    }

    /// Takes over what has changed within a page that still ends as it did. Its age stays that of the load.
    ///
    /// What came or went counts only if the page begins as it did too: an item that is missing may be on a page beside it.
    mutating func renew(_ id: String, as fresh: HeldPage<Item>) {
        guard let index = pages.firstIndex(where: { $0.id == id }), let items = fresh.items,
            let old = pages[index].items, pages[index].pushedDown == 0,
            fresh.next == pages[index].next, fresh.previous == pages[index].previous
        else { return }
        var page = fresh
        if items.first?.id == old.first?.id, items.last?.id == old.last?.id {
            let others = pages.filter { $0.id != id }.flatMap { $0.items ?? [] }
            let known = Set(others.map(\.id))
            page.items = items.filter { !known.contains($0.id) }
            // What another page has may leave that: then this one is not as the server confirms it.
            if page.items?.count != items.count { page.validators = Validators() }
        } else {
            let newest = Dictionary(items.map { ($0.id, $0) }) { one, _ in one }
            page.items = old.map { newest[$0.id] ?? $0 }
            // They are those of another page by now.
            page.validators = Validators()
        }
        if page.items == old { return }
        (page.times, page.isOutdated) = (pages[index].times, pages[index].isOutdated)
        pages[index] = page
    }

    /// Makes the first page the whole list.
    mutating func startOver(with page: HeldPage<Item>) {
        pages = [adopted(page)]
        show(0..<1, around: 0..<1)
    }

    /// Applies consecutive pages where the first of them belongs, up to the page that the last one leads to;
    /// returns false if that place no longer exists.
    ///
    /// As far as possible, what the reader sees stays shown.
    mutating func apply(window fresh: [HeldPage<Item>]) -> Bool {
        guard let first = fresh.first, let last = fresh.last,
            let start = pages.firstIndex(where: { $0.cursor == first.cursor })
                ?? (first.cursor == nil ? 0 : nil)
        else { return false }
        let drifts = fresh.contains { $0.drift != .never }
        var rest = pages.indices.first { index in
            index > start && last.next != nil && pages[index].cursor == last.next
        }
        if fresh.contains(where: { $0.cursor == last.next }) { rest = nil }
        if let index = rest, drifts, pages[index - 1].id != last.id { rest = nil }
        let old = start..<(rest ?? pages.count)
        if drifts, start > 0, first.id != pages[start].id {
            // They may no longer fit; what the reader sees apart from them stays.
            distrust((window.upperBound < start ? window.upperBound : 0)..<start)
        }
        let new = start..<(start + fresh.count)
        func moved(_ bound: Int, within limit: Int) -> Int {
            if bound <= start { return bound }
            return bound < old.upperBound
                ? min(bound, limit) : max(bound - old.count + new.count, limit)
        }
        let place =
            window.isEmpty
            ? new
            : moved(
                window.lowerBound, within: new.upperBound - 1)..<moved(
                    window.upperBound, within: new.upperBound)
        pages = pages[..<start] + fresh.map(adopted) + pages[old.upperBound...]
        show(
            min(place.lowerBound, start)..<max(place.upperBound, new.upperBound), around: place)
        return true
    }

    /// Applies a page at an end, and trims the other end to the limit.
    mutating func apply(_ page: HeldPage<Item>, at step: PageStep, _ end: PageEnd) {
        let page = adopted(page)
        switch (step, end) {
        case (.again(let index), _):
            let isAnother = page.id != pages[index].id
            if end == .more, index + 1 < pages.count,
                page.next != pages[index + 1].cursor || (isAnother && page.drift != .never)
            {
                pages.removeSubrange((index + 1)...)
            }
            if end == .previous, isAnother, page.drift != .never { distrust(0..<index) }
            if end == .previous, index + 1 < pages.count, page.next != pages[index + 1].cursor {
                // Something was inserted between: later pages stay where the reader is, and are requested
                // again.
                for index in (index + 1)..<pages.count { pages[index].isOutdated = true }
            }
            pages[index] = page
            show(
                min(index, window.lowerBound)..<max(index + 1, window.upperBound),
                around: index..<(index + 1))
        case (.new, .more):
            pages.append(page)
            show(window.lowerBound..<pages.count, around: (pages.count - 1)..<pages.count)
        case (.new, .previous):
            pages.insert(page, at: 0)
            show(0..<(window.upperBound + 1), around: 0..<1)
        }
    }

    /// Shows the adjacent pages of a range that are in memory around a place, up to the limit.
    private mutating func show(_ range: Range<Int>, around place: Range<Int>) {
        func isHeld(_ index: Int) -> Bool { pages[index].items != nil }
        guard
            let middle = place.clamped(to: range).first(where: isHeld)
                ?? range.first(where: isHeld)
        else { return window = 0..<0 }
        var (lower, upper) = (middle, middle + 1)
        while lower > range.lowerBound, isHeld(lower - 1) { lower -= 1 }
        while upper < range.upperBound, isHeld(upper) { upper += 1 }
        if let cap, upper - lower > cap {
            lower = min(max(lower, place.upperBound - cap), upper - cap)
            upper = lower + cap
        }
        window = lower..<upper
    }

    /// Evicts the content of pages that are not shown, except a first page that still has to be stored,
    /// because every launch begins with it.
    mutating func letGo() {
        for index in pages.indices where !window.contains(index) {
            if index == 0, pages[index].mayBeStored, !pages[index].isStored { continue }
            pages[index].items = nil
        }
    }

    /// Returns a page as it is applied. It counts as stored only if this list's page does: somebody else may have
    /// removed it since it was last seen in the storage.
    private func adopted(_ page: HeldPage<Item>) -> HeldPage<Item> {
        var page = page
        page.isStored = pages.contains { $0.id == page.id && $0.isStored }
        return page
    }

    /// Evicts the content of pages that may no longer fit their neighbours; they are requested again when the
    /// reader gets there.
    private mutating func distrust(_ range: Range<Int>) {
        for index in range {
            pages[index].items = nil
            pages[index].validators = Validators()
            pages[index].isOutdated = true
        }
    }

    /// Whether a shown page is older than the last invalidation.
    var showsOutdated: Bool { pages[window].contains { $0.isOutdated } }

    /// Records which pages are current, and which are older than the invalidation.
    mutating func trust(_ current: Set<String>, outdating old: Set<String>) {
        for index in pages.indices {
            if current.contains(pages[index].id) { pages[index].isOutdated = false }
            if old.contains(pages[index].id) { pages[index].isOutdated = true }
        }
    }

    /// Returns whether a cursor leads back to a known page: the source goes in a circle.
    func leadsBack(_ cursor: PageCursor?) -> Bool {
        guard let cursor else { return false }
        return pages.contains { $0.cursor == cursor }
    }

    // MARK: - Storing

    /// Whether the storage has everything that is shown.
    var isStored: Bool {
        leftovers == .pages([]) && pages[window].allSatisfy(\.isStored)
    }

    /// Records that it is unknown what the storage has of this list.
    mutating func disown() {
        for index in pages.indices { pages[index].isStored = false }
        leftovers = .everything
    }

    /// Records that the storage has the pages of another chain, and nothing else.
    mutating func rest(on stored: PageChain) {
        // It is unknown what else it had.
        guard case .pages = leftovers else { return }
        let names = Set(stored.pages.filter(\.isStored).map(\.id))
        for index in pages.indices { pages[index].isStored = names.contains(pages[index].id) }
        leftovers = .pages(names.subtracting(pages.map(\.id)))
    }

    /// Returns whether it has its first page, for the next launch, when stored over another chain.
    func hasFirst(over stored: PageChain) -> Bool {
        guard let first = pages.first else { return false }
        return first.items != nil || stored.pages.contains { $0.id == first.id && $0.isStored }
    }

    /// Records what another chain had stored and this one lacks: it must be removed from the storage.
    mutating func leave(_ old: PageChain) {
        guard case .pages(var gone) = old.leftovers else { return leftovers = .everything }
        gone.formUnion(old.pages.filter(\.isStored).map(\.id))
        leftovers = .pages(gone.subtracting(pages.filter(\.isStored).map(\.id)))
    }

    /// Records that the storage has what is in memory, and nothing else.
    mutating func markStored() {
        for index in pages.indices where pages[index].items != nil {
            pages[index].isStored = pages[index].mayBeStored
        }
        leftovers = .pages([])
    }
}

/// What a storage still has of a list that no longer belongs to it.
enum PageLeftovers: Sendable, Equatable {
    /// Pages, by name.
    case pages(Set<String>)
    /// Unknown, so everything.
    case everything
}

/// An end of a list.
enum PageEnd: Sendable, Hashable {
    case more, previous
}

/// Whether the next page at an end is new.
enum PageStep: Sendable, Equatable {
    /// One that was dropped from memory.
    case again(Int)
    /// One that was never loaded.
    case new
}

/// Where the next page at an end is found, and which page in memory it must follow.
struct PagePlace<Item: ListItem>: Sendable {
    var step: PageStep
    var cursor: PageCursor?
    var neighbour: HeldPage<Item>

    /// The item that the page comes directly after, or before.
    var edge: Item?

    /// Returns whether it is still the same place.
    func isSame(as other: PagePlace?) -> Bool {
        step == other?.step && cursor == other?.cursor && neighbour.id == other?.neighbour.id
    }
}

/// One page of a list in memory. Its content never changes under the same name.
struct HeldPage<Item: ListItem>: Sendable {
    /// The name of the page in the storage.
    var id: String

    /// How it was requested; nil for the first page.
    var cursor: PageCursor?
    /// How many items were requested; nil if unknown.
    var limit: Int?
    var next: PageCursor?
    var previous: PageCursor?
    var drift = PageDrift.never

    /// The items, without those that a neighbour also has; nil while they are not in memory.
    var items: [Item]?

    /// How many of the items, the last ones, were not in the source's answer: an earlier version of the page had them,
    /// and they are still shown after it.
    var pushedDown = 0

    /// The page's validators, and when it was fetched and confirmed.
    var validators: Validators
    var times: Timestamps

    /// Whether it is older than the last invalidation: shown only if nothing else is available.
    var isOutdated = false

    /// Whether the storage has it, and whether it may.
    var isStored = false
    var mayBeStored = true

    /// The page as its source returned it, except for items that a neighbour also has.
    var page: Page<Item> {
        Page(
            Array((items ?? []).dropLast(pushedDown)), next: next, previous: previous, drift: drift)
    }

    /// Removes the items that were not in the source's answer, now that it was confirmed; the page then has another
    /// name.
    mutating func dropPushedDown(makeID: () -> String) {
        guard pushedDown > 0 else { return }
        items = page.items
        (pushedDown, isOutdated) = (0, false)
        id = makeID()
    }

    /// The page as reported to a source; nil if it has no validators.
    var known: Known<Page<Item>>? {
        guard items != nil, !validators.isEmpty else { return nil }
        return Known(value: page, times: times, validators: validators)
    }
}

extension Page {
    /// Returns the cursor of the neighbour at an end.
    func cursor(_ end: PageEnd) -> PageCursor? { end == .more ? next : previous }
}

extension Array where Element: ListItem {
    /// Returns the item next to the neighbour at an end.
    func edge(_ end: PageEnd) -> Element? { end == .more ? last : first }

    /// Returns the items of a page beyond one of them, seen from an end; nil if that one is not in the page.
    func part(beyond edge: Element.ID, _ end: PageEnd) -> [Element]? {
        switch end {
        case .more: lastIndex { $0.id == edge }.map { Array(self[($0 + 1)...]) }
        case .previous: firstIndex { $0.id == edge }.map { Array(self[..<$0]) }
        }
    }
}
