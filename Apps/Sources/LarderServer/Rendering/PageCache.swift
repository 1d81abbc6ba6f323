internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import WebSafety

/// Makes a page once for all who ask for it at the same time, and keeps it for a moment.
///
/// A change that everybody is told of has every window ask for the same page. What is kept is given
/// out until anything changes, and for a second at most: so far behind another process's change any
/// page may be (`Docs/Page.md`).
final class PageCache: Sendable {
    /// All that a page depends on besides what is stored.
    struct Key: Hashable, Sendable {
        var address: String
        var session: String?
        var language: String?
        var list: String?
        var isForScripts: Bool
    }

    /// A page as it was answered.
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
        /// Those who wait for the one who makes it; given nothing, they make it themselves.
        var waiters: [CheckedContinuation<Page?, Never>] = []
    }

    /// How many pages are kept.
    static let most = 64

    /// How long a page is kept, in seconds.
    static let longest = 1.0

    private let pages = Locked<[Key: Kept]>([:])

    /// Returns a page that was made with this version, or makes it.
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

    /// Whether who asks has to make the page for all.
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
            // Another version may have begun meanwhile; its waiters are not ours.
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

/// Gives out pages that are kept, and lets nothing be kept that was made before a change.
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
        guard isKept(request) else { return try await next(request, context) }
        let key = PageCache.Key(
            address: request.uri.string, session: context.session?.id,
            language: request.headers[.acceptLanguage],
            list: request.headers[.fixed("X-Larder-List")],
            isForScripts: request.wantsJSON)
        return try await cache.page(key, version: site.hub.version, at: site.now) {
            let response = try await next(request, context)
            let parts = Locked(ByteBuffer())
            try await response.body.write(Gathering(parts: parts))
            return PageCache.Page(
                status: response.status, headers: response.headers,
                body: parts.withLock { $0 })
        }.response
    }

    /// Whether a request is for a page which shows what is stored, and nothing said just now.
    private func isKept(_ request: Request) -> Bool {
        site.sections.contains { $0.keeps(request.uri.path) }
            && request.cookies[Renderer.flashCookie] == nil
    }
}

/// Gathers a body.
private struct Gathering: ResponseBodyWriter {
    let parts: Locked<ByteBuffer>

    mutating func write(_ buffer: ByteBuffer) async throws {
        parts.withLock { _ = $0.writeImmutableBuffer(buffer) }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
