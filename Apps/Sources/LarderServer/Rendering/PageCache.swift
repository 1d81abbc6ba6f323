internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import WebSafety

/// Renders a page once for everyone who requests it at the same time, and keeps it for a moment.
///
/// After a change, every window requests the same page at once. A page is reused until anything changes, and
/// for a second at most: any page may be that far behind another process's change (`Docs/Page.md`).
final class PageCache: Sendable {
    /// Everything that a page depends on besides stored data.
    struct Key: Hashable, Sendable {
        var address: String
        var session: String?
        var language: String?
        var list: String?
        var preferences: Preferences
        var isForScripts: Bool
        var isCompressed: Bool
    }

    /// A rendered page.
    struct Page: Sendable {
        var status: HTTPResponse.Status
        var headers: HTTPFields
        var body: ByteBuffer

        var response: Response {
            Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
        }
    }

    private struct Kept {
        var version: UInt64
        var made: Date
        var page: Page?
        /// The requests that wait for the page; if they receive nil, they render it themselves.
        var waiters: [CheckedContinuation<Page?, Never>] = []
    }

    /// The most pages that are kept.
    static let most = 64

    /// The longest time a page is kept, in seconds.
    static let longest = 1.0

    private let pages = Locked<[Key: Kept]>([:])

    /// Returns a page that was rendered for this version, or renders it.
    func page(
        _ key: Key, version: UInt64, at date: Date, _ make: () async throws -> Page
    ) async throws -> Page {
        guard begins(key, version, date) else {
            let page = await withCheckedContinuation { waiter in
                let (isWaiting, page) = pages.withLock { pages -> (Bool, Page?) in
                    guard pages[key]?.version == version else { return (false, nil) }
                    if let page = pages[key]?.page { return (false, page) }
                    pages[key]?.waiters.append(waiter)
                    return (true, nil)
                }
                if !isWaiting { waiter.resume(returning: page) }
            }
            if let page { return page }
            return try await make()
        }
        do {
            let page = try await make()
            end(key, version, page)
            return page
        } catch {
            end(key, version, nil)
            throw error
        }
    }

    /// Whether this request must render the page for everyone.
    private func begins(_ key: Key, _ version: UInt64, _ date: Date) -> Bool {
        var given: [Kept] = []
        defer {
            for waiter in given.flatMap(\.waiters) { waiter.resume(returning: nil) }
        }
        return pages.withLock { pages in
            if let kept = pages[key], kept.version == version,
                (0..<Self.longest).contains(date.timeIntervalSince(kept.made))
            {
                return false
            }
            if let old = pages.removeValue(forKey: key) { given.append(old) }
            if pages.count >= Self.most {
                given += pages.values
                pages = [:]
            }
            pages[key] = Kept(version: version, made: date)
            return true
        }
    }

    private func end(_ key: Key, _ version: UInt64, _ page: Page?) {
        let waiters = pages.withLock { pages -> [CheckedContinuation<Page?, Never>] in
            // Another version may have started in the meantime; its waiters are not ours.
            guard var kept = pages[key], kept.version == version else { return [] }
            let waiters = kept.waiters
            kept.waiters = []
            kept.page = page
            pages[key] = page == nil ? nil : kept
            return waiters
        }
        for waiter in waiters { waiter.resume(returning: page) }
    }
}

/// Serves cached pages, and discards those rendered before a change.
struct PageCacheMiddleware: RouterMiddleware {
    typealias Context = PageContext
    let site: Site
    private let cache = PageCache()

    init(site: Site) { self.site = site }

    func handle(
        _ request: Request, context: PageContext,
        next: (Request, PageContext) async throws -> Response
    ) async throws -> Response {
        guard request.method == .get else {
            defer { if request.method != .head { site.hub.touch() } }
            return try await next(request, context)
        }
        guard site.keepsPage(request) else { return try await next(request, context) }
        return try await cache.page(
            PageCache.Key(request, context), version: site.hub.version, at: site.now
        ) {
            let response = try await next(request, context)
            return PageCache.Page(
                status: response.status, headers: response.headers,
                body: try await response.collected())
        }.response
    }
}

extension PageCache.Key {
    /// Creates the key of the page that a request asks for.
    init(_ request: Request, _ context: PageContext) {
        self.init(
            address: request.uri.string, session: context.session?.id,
            language: request.headers[.acceptLanguage],
            list: request.headers[.fixed("X-Larder-List")],
            preferences: Preferences(request), isForScripts: request.wantsJSON,
            isCompressed: CompressionMiddleware.acceptsGzip(request))
    }
}
