internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import NIOCore
internal import WebSafety

/// Answers with the page that was shown last, marked as such, while the storage can't be reached.
///
/// A database may restart, or be out of reach, while many people read. What they saw last stays readable; what they
/// change is refused until the storage is back, and their browsers keep it.
struct LastPages: RouterMiddleware {
    typealias Context = PageContext

    private struct Page: Sendable {
        var headers: HTTPFields
        var body: ByteBuffer
        var made: Date
    }

    private struct Pages: Sendable {
        var all: [PageCache.Key: Page] = [:]
        var bytes = 0

        mutating func insert(_ page: Page, for key: PageCache.Key, limit: Int) {
            guard page.body.readableBytes <= limit / 4 else { return }
            remove(key)
            all[key] = page
            bytes += page.body.readableBytes
            while bytes > limit, let oldest = all.min(by: { $0.value.made < $1.value.made })?.key {
                remove(oldest)
            }
        }

        private mutating func remove(_ key: PageCache.Key) {
            bytes -= all.removeValue(forKey: key)?.body.readableBytes ?? 0
        }
    }

    private let site: Site
    private let pages = Locked(Pages())

    /// How many bytes of pages are kept.
    static let limit = 16 << 20

    init(site: Site) { self.site = site }

    func handle(
        _ request: Request, context: PageContext,
        next: (Request, PageContext) async throws -> Response
    ) async throws -> Response {
        guard request.method == .get, site.keepsPage(request) else {
            return try await next(request, context)
        }
        let key = PageCache.Key(request, context)
        do {
            let response = try await next(request, context)
            guard response.status == .ok, response.isPage else { return response }
            let body = try await response.collected()
            let page = Page(headers: response.headers, body: body, made: site.now)
            pages.withLock { $0.insert(page, for: key, limit: Self.limit) }
            return Response(
                status: .ok, headers: response.headers, body: ResponseBody(byteBuffer: body))
        } catch let error as LarderError where Self.isAway(error) {
            // A source that can't be reached fails in the same way: only the storage can tell.
            guard let page = pages.withLock({ $0.all[key] }),
                await site.resources.trouble() != nil
            else { throw error }
            return marked(page, request)
        }
    }

    /// Whether something can't be reached now, but may be again.
    private static func isAway(_ error: LarderError) -> Bool {
        [.unreachable, .timedOut, .busy].contains(error.code)
    }

    /// Returns a page with a notice that says how old it is.
    private func marked(_ page: Page, _ request: Request) -> Response {
        let time = page.made.formatted(.iso8601)
        let notice = """
            <p class="trouble" role="status" id="last-page">Larder can’t read its data right now. This page is \
            from <time datetime="\(time)">\(PageLocale(request).moment(page.made))</time>. Try again in a moment.</p>
            """
        var text = String(buffer: page.body)
        if let main = text.range(of: "<main"),
            let end = text.range(of: ">", range: main.upperBound..<text.endIndex)
        {
            text.insert(contentsOf: notice, at: end.upperBound)
        }
        var headers = page.headers
        headers[.contentLength] = nil
        headers[.cacheControl] = "no-store"
        headers[.fixed("X-Larder-Last-Page")] = time
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}

extension Response {
    fileprivate var isPage: Bool { headers[.contentType]?.hasPrefix("text/html") ?? false }
}

extension Site {
    /// Whether a request is for a page of stored data, without a message to show once.
    func keepsPage(_ request: Request) -> Bool {
        sections.contains { $0.keeps(request.uri.path) }
            && request.cookies[Renderer.flashCookie] == nil
    }
}
