/// The pages of a list in their order, some of them in memory: what a list is made of.
///
/// Pure: landing a page is a change of this value, and the list shows, and stores, what comes out.
/// The pages that are shown lie side by side, all in memory, and are no more than may be there: whatever
/// lands ends in ``show(_:around:)``, which cuts them so. Those before and after them are known by their
/// cursors and can be loaded again, from the storage or the source.
struct PageChain<Item: ListItem>: Sendable {
    private(set) var pages: [HeldPage<Item>] = []

    /// Which of the pages are shown.
    private(set) var window = 0..<0

    /// How many pages may be shown at the most; nil sets no limit.
    let cap: Int?

    /// How many items there are in all, as the newest page says.
    var total: Int?

    /// What the storage has of the list beside these pages.
    var leftovers = PageLeftovers.pages([])

    /// Creates a list that was never loaded.
    init(cap: Int?) { self.cap = cap }

    /// Creates a list as a storage has it, which shows of a range what is in memory around a place.
    init(
        _ pages: [HeldPage<Item>], total: Int?, cap: Int?, showing range: Range<Int>,
        around place: Range<Int>
    ) {
        self.init(cap: cap)
        self.pages = pages
        self.total = total
        show(range, around: place)
    }

    /// The items that are shown, in order; an identity may come twice.
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
        var page = adopted(page)
        guard reach == .firstPage, holdsFirst, pages.count > 1, page.next != nil,
            let old = pages[0].items, let fresh = page.items
        else { return startOver(with: page) }
        let ids = Set(fresh.map(\.id))
        let all = items
        // Where the new page ends in the old list. If it does not, a gap nobody knows lies between them.
        guard
            let last = fresh.last(where: { item in all.contains { $0.id == item.id } }),
            let end = all.firstIndex(where: { $0.id == last.id })
        else { return startOver(with: page) }
        if end < old.count {
            // Pushed down by what came in front: between the new first page and the second.
            page.items = fresh + old[(end + 1)...].filter { !ids.contains($0.id) }
        } else if !all[old.count...end].allSatisfy({ ids.contains($0.id) }) {
            // It reaches into later pages, which had more before that: deleted, or moved behind it.
            return startOver(with: page)
        }
        pages[0] = page
    }

    /// Notes that the first page was confirmed.
    mutating func confirm(first page: HeldPage<Item>) {
        pages[0].times = page.times
        pages[0].validators = page.validators
    }

    /// Makes the list of its first page alone.
    mutating func startOver(with page: HeldPage<Item>) {
        pages = [adopted(page)]
        show(0..<1, around: 0..<1)
    }

    /// Puts in pages that follow each other where the first of them belongs, up to the page that the last
    /// one leads to; false when there is no such place any more.
    ///
    /// What is shown stays where the reader is, as far as it is still there.
    mutating func land(window fresh: [HeldPage<Item>]) -> Bool {
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
            // They may not fit any more; what the reader sees apart from them stays.
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

    /// Puts in a page at an end, and shows no more at the other end than may be.
    mutating func land(_ page: HeldPage<Item>, at step: PageStep, _ end: PageEnd) {
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
                // Something came between: what follows stays where the reader is, and is asked for again.
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

    /// Shows of a range the pages in memory side by side around a place, as many as may be.
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

    /// Lets go of the content of pages that are not shown, but for a first page that is still to be stored: no
    /// launch begins without it.
    mutating func letGo() {
        for index in pages.indices where !window.contains(index) {
            if index == 0, pages[index].mayBeStored, !pages[index].isStored { continue }
            pages[index].items = nil
        }
    }

    /// A page that lands, which the storage has only if that is so of the page in this list: somebody
    /// else may have taken it away since it was last seen there.
    private func adopted(_ page: HeldPage<Item>) -> HeldPage<Item> {
        var page = page
        page.isStored = pages.contains { $0.id == page.id && $0.isStored }
        return page
    }

    /// Lets go of the content of pages that may not fit their neighbours any more: they are asked for
    /// again when the reader comes there.
    private mutating func distrust(_ range: Range<Int>) {
        for index in range {
            pages[index].items = nil
            pages[index].validators = Validators()
            pages[index].isOutdated = true
        }
    }

    /// Whether a page is shown that is older than what the list was said to be since.
    var showsOutdated: Bool { pages[window].contains { $0.isOutdated } }

    /// Notes which pages are as they are now, and which are from before the list was said to be out of date.
    mutating func trust(_ current: Set<String>, outdating old: Set<String>) {
        for index in pages.indices {
            if current.contains(pages[index].id) { pages[index].isOutdated = false }
            if old.contains(pages[index].id) { pages[index].isOutdated = true }
        }
    }

    /// Whether a cursor leads back to a page that is there: the source goes in a circle.
    func leadsBack(_ cursor: PageCursor?) -> Bool {
        guard let cursor else { return false }
        return pages.contains { $0.cursor == cursor }
    }

    // MARK: - Storing

    /// Whether the storage has all that is shown.
    var isStored: Bool {
        leftovers == .pages([]) && pages[window].allSatisfy(\.isStored)
    }

    /// Notes that nobody knows what the storage has of it.
    mutating func disown() {
        for index in pages.indices { pages[index].isStored = false }
        leftovers = .everything
    }

    /// Notes that the storage has the pages of another chain, and nothing else.
    mutating func rest(on stored: PageChain) {
        // What it had beside them nobody knows.
        guard case .pages = leftovers else { return }
        let names = Set(stored.pages.filter(\.isStored).map(\.id))
        for index in pages.indices { pages[index].isStored = names.contains(pages[index].id) }
        leftovers = .pages(names.subtracting(pages.map(\.id)))
    }

    /// Whether it has its first page, for the next launch, when it is stored over another chain.
    func hasFirst(over stored: PageChain) -> Bool {
        guard let first = pages.first else { return false }
        return first.items != nil || stored.pages.contains { $0.id == first.id && $0.isStored }
    }

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
    /// How many items were asked for; nil when nobody knows.
    var limit: Int?
    var next: PageCursor?
    var previous: PageCursor?
    var drift = PageDrift.never

    /// The items, without those that a neighbour has too; nil while they are not in memory.
    var items: [Item]?

    /// What the source recognises the page by, and when it was fetched and confirmed.
    var validators: Validators
    var times: ValueTimes

    /// Whether it is from before the list was said to be out of date: shown only where nothing else can be had.
    var isOutdated = false

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
