/// Fetches the pages of a list: by number, by offset, by cursor, or by links.
///
/// A source knows nothing of the list. It receives the cursor of one page, or none for the first, and answers
/// with that page and the cursors of its neighbours, or confirms that the known page is current, or throws.
/// See ``ClosurePagedSource`` for common kinds.
public protocol PagedSource<Item>: Sendable {
    /// The type of the items.
    associatedtype Item: ListItem

    /// Returns a page, or confirms that the known one is current.
    func page(_ request: PageRequest<Item>) async throws -> FetchResult<Page<Item>>
}

/// The location of a page in the source's own terms: a number, an offset, an address, or an opaque token.
public struct PageCursor: Sendable, Hashable, Codable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The cursor as the source gave it.
    public var text: String

    /// Creates a cursor from text.
    public init(_ text: String) { self.text = text }

    /// Creates a cursor from a page number or an offset.
    public init(_ number: Int) { text = String(number) }

    /// Creates a cursor from a literal.
    public init(stringLiteral value: String) { text = value }

    /// The number, if the cursor is one.
    public var number: Int? { Int(text) }

    /// The text.
    public var description: String { text }
}

/// A list's request to its source.
public struct PageRequest<Item: ListItem>: Sendable {
    /// The list.
    public var key: Key

    /// The page to fetch; nil for the first.
    public var cursor: PageCursor?

    /// How many items a page should have; the source may give fewer or more.
    public var limit: Int

    /// The known version of this page, with its validators; nil if there is none.
    public var known: Known<Page<Item>>?

    /// Reports the progress of the fetch to watchers; may be called at any rate.
    public var report: @Sendable (FetchProgress) -> Void

    /// Creates a request.
    public init(
        key: Key, cursor: PageCursor? = nil, limit: Int = 50, known: Known<Page<Item>>? = nil,
        report: @escaping @Sendable (FetchProgress) -> Void = { _ in }
    ) {
        self.key = key
        self.cursor = cursor
        self.limit = limit
        self.known = known
        self.report = report
    }
}

/// One page of a list.
public struct Page<Item: ListItem>: Sendable, Equatable {
    /// The items, in order; may be empty.
    public var items: [Item]

    /// The cursor of the page after this one; nil at the end of the list.
    public var next: PageCursor?

    /// The cursor of the page before this one; nil at the start, or if the source cannot page backwards.
    public var previous: PageCursor?

    /// The total number of items in the list, if the source says.
    public var total: Int?

    /// How later pages shift when items are added or removed elsewhere in the list.
    public var drift: PageDrift

    /// Creates a page.
    public init(
        _ items: [Item], next: PageCursor? = nil, previous: PageCursor? = nil, total: Int? = nil,
        drift: PageDrift = .never
    ) {
        self.items = items
        self.next = next
        self.previous = previous
        self.total = total
        self.drift = drift
    }
}

/// How later pages shift when items before them are added or removed.
///
/// A list whose pages drift checks that a page really follows its neighbour before showing it. If it does
/// not, the pages in memory are fetched again, one after another, and loading continues from there, so that
/// nothing that was there all the time is left out.
public enum PageDrift: String, Sendable, Hashable, Codable {
    /// They do not shift, because cursors name an item or a moment. Costs no extra requests.
    case never

    /// They shift, and neighbouring pages share an item, so a page shows by itself whether it follows. Costs
    /// no extra requests; each page has fewer new items by the number shared.
    case overlapping

    /// They shift, and neighbouring pages share nothing. Costs a second request per page: once a page has
    /// arrived, its neighbour is requested again with its validators.
    ///
    /// A change that is undone between the two requests goes unnoticed.
    case disjoint
}

/// A paged source that calls a closure.
///
/// ```swift
/// ClosurePagedSource.numbered { number, limit in try await api.songs(page: number, size: limit) }
/// ```
public struct ClosurePagedSource<Item: ListItem>: PagedSource {
    private let body: @Sendable (PageRequest<Item>) async throws -> FetchResult<Page<Item>>

    /// Creates a source that calls the closure for every page.
    public init(
        _ body: @escaping @Sendable (PageRequest<Item>) async throws -> FetchResult<Page<Item>>
    ) {
        self.body = body
    }

    /// Calls the closure.
    public func page(_ request: PageRequest<Item>) async throws -> FetchResult<Page<Item>> {
        try await body(request)
    }

    /// Returns a source for numbered pages; a page with fewer items than requested is the last.
    ///
    /// The pages drift and share nothing: see ``PageDrift/disjoint`` for what that costs.
    public static func numbered(
        from first: Int = 1,
        _ items: @escaping @Sendable (_ number: Int, _ limit: Int) async throws -> [Item]
    ) -> Self {
        Self { request in
            let number = request.cursor?.number ?? first
            let items = try await items(number, request.limit)
            return .value(
                Page(
                    items,
                    next: items.count < request.limit || number == .max
                        ? nil : PageCursor(number + 1),
                    previous: number > first ? PageCursor(number - 1) : nil, drift: .disjoint))
        }
    }

    /// Returns a source for pages by offset; a page with fewer items than requested is the last.
    ///
    /// Every page begins with the last item of the one before it, so at least two items are requested: see
    /// ``PageDrift/overlapping``.
    public static func offsets(
        _ items: @escaping @Sendable (_ offset: Int, _ limit: Int) async throws -> [Item]
    ) -> Self {
        Self { request in
            let offset = max(0, request.cursor?.number ?? 0)
            let limit = max(2, request.limit)
            let items = try await items(offset, limit)
            let (end, isTooMany) = offset.addingReportingOverflow(items.count)
            return .value(
                Page(
                    items,
                    next: items.count < limit || isTooMany ? nil : PageCursor(end - 1),
                    previous: offset > 0 ? PageCursor(max(0, offset - limit + 1)) : nil,
                    drift: .overlapping))
        }
    }
}
