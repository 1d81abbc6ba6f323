public import HTTPTypes
public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A source that fetches the pages of a list from an HTTP server.
///
/// ```swift
/// let songs = PagedStore(
///     name: "songs",
///     source: HTTPPagedSource<Song>.numbered(client) { key, number, limit in
///         URL(string: "https://example.org/\(key)?page=\(number)&per_page=\(limit)")
///     })
/// ```
///
/// Each page is fetched as ``HTTPSource`` fetches a value: validated with its validators, checked, and an error
/// if it is not what was asked for.
public struct HTTPPagedSource<Item: ListItem>: PagedSource {
    private let pages: @Sendable (PageRequest<Item>) throws -> HTTPSource<Page<Item>>

    /// Returns what a page is that the server says it has not; nil if that is an error.
    private var missing: @Sendable (PageRequest<Item>) -> Page<Item>? = { _ in nil }

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - accept: The value of `Accept`.
    ///   - expected: The accepted media types; see ``HTTPSource``.
    ///   - fields: More fields for every request, such as credentials.
    ///   - url: Returns the URL of a page, or nil if it has none.
    ///   - decode: Decodes a page with its cursors; its errors are passed on as `.unreadable`.
    public init(
        client: HTTPClient, accept: String = "*/*", expecting expected: [String] = [],
        fields: HTTPFields = HTTPFields(),
        url: @escaping @Sendable (PageRequest<Item>) throws -> URL?,
        decode: @escaping @Sendable (Data, HTTPResponse, PageRequest<Item>) throws -> Page<Item>
    ) {
        pages = { request in
            HTTPSource(
                client: client, accept: accept, expecting: expected, fields: fields,
                url: { _ in try url(request) }, decode: { try decode($0, $1, request) })
        }
    }

    /// Asks the server for a page, conditionally if it is known.
    public func page(_ request: PageRequest<Item>) async throws -> FetchResult<Page<Item>> {
        do {
            return try await pages(request).fetch(
                FetchRequest(key: request.key, known: request.known, report: request.report))
        } catch let error as LarderError where error.code == .notFound || error.code == .gone {
            guard let page = missing(request) else { throw error }
            return .value(page)
        }
    }
}

extension HTTPPagedSource where Item: Decodable {
    /// Returns a source for JSON arrays by number of the page; a page with fewer items than requested is the last, and one
    /// after the first for which the server answers 404 or 410 is empty.
    ///
    /// The pages drift: see `ClosurePagedSource.numbered`, which does the same without HTTP.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - first: The number of the first page.
    ///   - fields: More fields for every request, such as credentials.
    ///   - dates: How dates are written in the documents.
    ///   - url: Returns the URL of a page of a list.
    public static func numbered(
        _ client: HTTPClient, from first: Int = 1, fields: HTTPFields = HTTPFields(),
        dates: JSONDecoder.DateDecodingStrategy = .iso8601,
        url: @escaping @Sendable (_ key: Key, _ number: Int, _ limit: Int) throws -> URL?
    ) -> HTTPPagedSource<Item> {
        var source = HTTPPagedSource(
            client: client, accept: JSONDocument.accept, expecting: JSONDocument.types,
            fields: fields,
            url: { try url($0.key, $0.cursor?.number ?? first, $0.limit) },
            decode: { data, _, request in
                let number = request.cursor?.number ?? first
                let items = try JSONDocument.decode([Item].self, from: data, dates)
                let isLast = items.count < request.limit || number == .max
                return Page(
                    items, next: isLast ? nil : PageCursor(number + 1),
                    previous: number > first ? PageCursor(number - 1) : nil, drift: .disjoint)
            })
        source.missing = { request in
            guard let number = request.cursor?.number, number > first else { return nil }
            return Page([], previous: PageCursor(number - 1), drift: .disjoint)
        }
        return source
    }

    /// Returns a source for JSON arrays whose pages the server links with `Link` fields (RFC 8288).
    ///
    /// A link to another origin than the first page is refused: it would get the credentials in `fields`.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - fields: More fields for every request, such as credentials.
    ///   - dates: How dates are written in the documents.
    ///   - drift: How pages shift when the list changes; `PageDrift.never` if the links name items.
    ///   - url: Returns the URL of the first page of a list.
    public static func linked(
        _ client: HTTPClient, fields: HTTPFields = HTTPFields(),
        dates: JSONDecoder.DateDecodingStrategy = .iso8601, drift: PageDrift = .never,
        url: @escaping @Sendable (_ key: Key, _ limit: Int) throws -> URL?
    ) -> HTTPPagedSource<Item> {
        let address: @Sendable (PageRequest<Item>) throws -> URL? = { request in
            guard let first = try url(request.key, request.limit) else { return nil }
            guard let cursor = request.cursor else { return first }
            guard let next = URL(string: cursor.text, relativeTo: first)?.absoluteURL,
                try WebAddress(next).origin == WebAddress(first).origin
            else {
                throw LarderError(
                    .refused,
                    message: """
                        The next page of this list is said to be on another server, “\(cursor)”, \
                        and is not fetched from there.
                        """)
            }
            return next
        }
        return HTTPPagedSource(
            client: client, accept: JSONDocument.accept, expecting: JSONDocument.types,
            fields: fields, url: address,
            decode: { data, head, request in
                let items = try JSONDocument.decode([Item].self, from: data, dates)
                let field = HTTPField.Name("Link").flatMap { head.headerFields[$0] } ?? ""
                let links = PageLinks(field, relativeTo: try address(request))
                return Page(items, next: links.next, previous: links.previous, drift: drift)
            })
    }
}
